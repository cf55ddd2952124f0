import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { GitFailed } from '#src/git/errors.ts';
import { createEmptyRepository, isStored, removeRepository } from '#src/git/life/existence.ts';
import { resolveRef } from '#src/git/reading/resolve-ref.ts';
import { addCommit } from '#src/git/writing/commit.ts';
import { createLog } from '#src/log.ts';
import { NoRepository } from '#src/domains/core/projects/import/probe.ts';
import { importRepository, createImportWorker } from '#src/domains/core/projects/import/worker.ts';
import { Postponed } from '#src/workers/definition.ts';
import { startApp } from '#test/support/app.ts';
import { silentServer } from '#test/support/silent-server.ts';
import { seedUser } from '#test/support/seed.ts';
import { importWorld, local } from './import-world.ts';

const app = await startApp();
const { api, db, git, environment } = app;
const { settle, original } = await importWorld(app);

interface Made {
  readonly id: number;
}

describe('the import', () => {
  const dependencies = { ...environment, log: createLog('silent') };
  const run = (project_id: number, attempt = 1, worker = importRepository) => {
    const job = {
      attempt,
      id: '1',
      signal: new AbortController().signal,
      progress: async () => {},
    };
    return worker.run({ project_id, default_branch: null }, dependencies, job);
  };
  const last = (importRepository.attempts ?? 0) - 1;

  async function scheduled() {
    const source = await original();
    const user = await seedUser(db);
    const answer = await api.as(user).post('/projects', { name: 'A', import_url: source.url });
    const { id } = answer.body as Made;
    const shown = async () => (await api.as(user).get(`/projects/${id}`)).body;
    return { source, user, id, shown };
  }

  it('may be done twice, and goes on after what it was cut off from', async () => {
    const { source, id, shown } = await scheduled();
    await Promise.all([run(id), run(id)]);
    expect(await resolveRef(git.repository(id), 'trunk')).toBe(source.head);
    // Killed between fetching and noting it; the original is gone meanwhile.
    await removeRepository(git.repository(source.project.id));
    await db('projects').where({ id }).update({ import_status: 'started', default_branch: 'main' });
    await run(id);
    expect(await shown()).toMatchObject({ import_status: 'finished', default_branch: 'trunk' });
  });

  it('tries again what may pass, then says what was wrong, and leaves an empty repository', async () => {
    const { source, user, id, shown } = await scheduled();
    await removeRepository(git.repository(source.project.id));
    await expect(run(id)).rejects.toThrow();
    expect(await shown()).toMatchObject({ import_status: 'started', import_error: null });
    await run(id, last);
    expect(await shown()).toMatchObject({
      import_status: 'failed',
      import_error: 'The repository could not be reached',
      import_url: source.bare,
      empty_repo: true,
    });
    const file = { branch: 'main', content: 'x', commit_message: 'First' };
    const path = `/projects/${id}/repository/files/a.txt`;
    expect((await api.as(user).post(path, file)).status).toBe(201);
    const kept = await db('project_settings').where({ project_id: id }).first();
    expect(kept).toMatchObject({ import_credentials_sealed: null });
  });

  it('asks for the right anew', async () => {
    const { id, shown } = await scheduled();
    await settle({ allow_local_requests_from_web_hooks_and_services: false });
    await run(id, last);
    await settle(local);
    expect(await shown()).toMatchObject({ import_error: 'The repository could not be reached' });
  });

  /** Projects of one user that are to come from a server that says nothing after its refs. */
  async function silentImports(count: number) {
    const server = await silentServer('http', 'answers');
    const user = await seedUser(db);
    const ids: number[] = [];
    for (let index = 0; index < count; index += 1) {
      const url = `${server.url}/${index}.git`;
      const answer = await api.as(user).post('/projects', { name: `S${index}`, import_url: url });
      ids.push((answer.body as Made).id);
    }
    return { server, user, ids };
  }
  const limits = { mostAtOnce: 3, mostOfUser: 2, timeLimit: 600_000, quietTime: 600_000 };

  it('lets silent servers hold a share of their user, and no more', async () => {
    const { server, user, ids } = await silentImports(3);
    const [one = 0, two = 0, three = 0] = ids;
    const worker = createImportWorker(limits);
    const held = [run(one, 1, worker), run(two, 1, worker)];
    await expect.poll(() => server.asked()).toBe(2);
    await expect(run(three, 1, worker)).rejects.toBeInstanceOf(Postponed);
    expect((await api.as(user).get(`/projects/${three}`)).body).toMatchObject({
      import_status: 'scheduled',
    });
    const other = await scheduled();
    await run(other.id, 1, worker);
    expect(await other.shown()).toMatchObject({ import_status: 'finished' });
    server.hangUp();
    const cutOff = { reason: expect.any(GitFailed) as unknown };
    expect(await Promise.allSettled(held)).toMatchObject([cutOff, cutOff]);
    // The turns of the other imports are free.
    await expect(run(three, 1, worker)).rejects.toBeInstanceOf(NoRepository);
  });

  it('gives up a server that is silent for too long', async () => {
    const { user, ids } = await silentImports(1);
    const [id = 0] = ids;
    await run(id, 1, createImportWorker({ ...limits, quietTime: 1_000 }));
    expect((await api.as(user).get(`/projects/${id}`)).body).toMatchObject({
      import_status: 'failed',
      import_error: 'The other server sent too little for too long',
    });
  });

  it('goes on for others while every import of a user hangs, through the queue', async () => {
    const { server } = await silentImports(6);
    const other = await scheduled();
    environment.workers.start();
    await expect.poll(other.shown).toMatchObject({ import_status: 'finished' });
    expect(server.asked()).toBe(2);
    // Work that is under way is waited for.
    const stopped = environment.workers.stop();
    server.hangUp();
    await stopped;
  });

  it('ends as failed what was cut off as often as it is tried', async () => {
    const { id, shown } = await scheduled();
    await db('projects').where({ id }).update({ import_status: 'started' });
    await run(id, last + 1);
    expect(await shown()).toMatchObject({
      import_status: 'failed',
      import_error: 'The import was interrupted too often',
    });
  });

  const commitLarge = (project: number) => {
    const author = { name: 'A', email: 'a@example.com', date: '2022-04-22T10:15:30Z' };
    const content = randomBytes(1_500_000);
    return addCommit(git.repository(project), {
      branch: 'trunk',
      message: 'Large',
      author,
      committer: author,
      changes: [{ action: 'create', path: 'large', content }],
    });
  };
  const tooLarge = {
    import_status: 'failed',
    import_error: 'The repository is larger than this instance imports',
  };

  it.each(['max_import_size', 'repository_size_limit'])('keeps to %s', async (limit) => {
    const { source, id, shown } = await scheduled();
    await commitLarge(source.project.id);
    await settle({ [limit]: 1 });
    await run(id);
    await settle({ [limit]: 0 });
    expect(await shown()).toMatchObject(tooLarge);
  });

  it('keeps to it with a repository that was fetched before, and only not noted', async () => {
    const { id, shown } = await scheduled();
    await createEmptyRepository(git.repository(id), { defaultBranch: 'trunk' });
    await commitLarge(id);
    await settle({ max_import_size: 1 });
    await run(id);
    await settle({ max_import_size: 0 });
    expect(await shown()).toMatchObject(tooLarge);
  });

  it('leaves no repository of a project that was deleted meanwhile', async () => {
    const { id } = await scheduled();
    const importing = run(id);
    await db('projects').where({ id }).delete();
    await importing;
    expect(await isStored(git.repository(id))).toBe(false);
  });
});
