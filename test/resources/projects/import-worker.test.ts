import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createLog } from '../../../src/log.ts';
import { importRepository } from '../../../src/resources/projects/import-worker.ts';
import { startApp } from '../../support/app.ts';
import { seedUser } from '../../support/seed.ts';
import { importWorld, local } from './import-world.ts';

const app = await startApp();
const { api, db, git, environment } = app;
const { settle, original, answering } = await importWorld(app);

interface Made {
  readonly id: number;
}

describe('the import', () => {
  const dependencies = { ...environment, log: createLog('silent') };
  const run = (project_id: number, attempt = 1) => {
    const job = {
      attempt,
      id: '1',
      signal: new AbortController().signal,
      progress: async () => {},
    };
    return importRepository.run({ project_id, default_branch: null }, dependencies, job);
  };
  const last = importRepository.attempts ?? 0;

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
    expect(await git.repository(id).resolve('trunk')).toBe(source.head);
    // Killed between fetching and noting it; the original is gone meanwhile.
    await git.repository(source.project.id).remove();
    await db('projects').where({ id }).update({ import_status: 'started', default_branch: 'main' });
    await run(id);
    expect(await shown()).toMatchObject({ import_status: 'finished', default_branch: 'trunk' });
  });

  it('tries again what may pass, then says what was wrong, and leaves an empty repository', async () => {
    const { source, user, id, shown } = await scheduled();
    await git.repository(source.project.id).remove();
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

  it('leaves room for other work while servers are slow', async () => {
    const held: (() => void)[] = [];
    const slow = await answering((_request, response) => void held.push(() => response.destroy()));
    const [one, two, three] = [await scheduled(), await scheduled(), await scheduled()];
    for (const { id } of [one, two]) {
      const settings = db('project_settings').where({ project_id: id });
      await settings.update({ import_url: `${slow}/a.git` });
    }
    const waiting = [one, two].map(({ id }) => run(id).catch(() => 'failed'));
    await expect.poll(() => held.length).toBe(2);
    await run(three.id);
    expect(await three.shown()).toMatchObject({ import_status: 'scheduled' });
    for (const release of held) release();
    expect(await Promise.all(waiting)).toEqual(['failed', 'failed']);
    await run(three.id);
    expect(await three.shown()).toMatchObject({ import_status: 'finished' });
  });

  it.each(['max_import_size', 'repository_size_limit'])('keeps to %s', async (limit) => {
    const { source, id, shown } = await scheduled();
    const repository = git.repository(source.project.id);
    const author = { name: 'A', email: 'a@example.com', date: '2022-04-22T10:15:30Z' };
    const content = randomBytes(1_500_000);
    await repository.commit({
      branch: 'trunk',
      message: 'Large',
      author,
      committer: author,
      changes: [{ action: 'create', path: 'large', content }],
    });
    await settle({ [limit]: 1 });
    await run(id);
    await settle({ [limit]: 0 });
    expect(await shown()).toMatchObject({
      import_status: 'failed',
      import_error: 'The repository is larger than this instance imports',
    });
  });

  it('leaves no repository of a project that was deleted meanwhile', async () => {
    const { id } = await scheduled();
    const importing = run(id);
    await db('projects').where({ id }).delete();
    await importing;
    expect(await git.repository(id).exists()).toBe(false);
  });
});
