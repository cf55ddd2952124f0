import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { addCommit } from '#src/git/writing/commit.ts';
import { readBranchHead, readDefaultBranch } from '#src/git/reading/branches.ts';
import { countReachedCommits } from '#src/git/reading/commits.ts';
import type { Log } from '#src/log.ts';
import { repairRefs, startRefRepair } from '#src/domains/core/repositories/repair.ts';
import { ada, create, directoryOf } from '#test/git/support.ts';
import { startApp } from '#test/support/app.ts';
import { addMember, seedProject, seedUser } from '#test/support/seed.ts';

const { api, db, git, environment } = await startApp();
const marks = join(environment.config.dataDir, 'repositories/marks');

/** A commit that nobody announces, as when the server is killed before it can. */
async function commitUnannounced() {
  const project = await seedProject(db, { git });
  const repository = git.repository(project.id);
  const changes = [create('README.md', '# Kiln\n')];
  await addCommit(repository, {
    branch: 'trunk',
    message: 'x',
    author: ada,
    committer: ada,
    changes,
  });
  return { project, repository, directory: directoryOf(environment.config.dataDir, project.id) };
}

/** Makes it look as if another git host had moved the refs, and was killed since, with its server unless that lives. */
async function killMarker({ server = true } = {}): Promise<void> {
  const child = spawn('true', { detached: true });
  await new Promise((resolve) => child.once('exit', resolve));
  for (const name of await readdir(marks)) {
    const [id, machine] = name.split('.');
    const mark = join(marks, `${id}.${machine}.${child.pid}`);
    await rename(join(marks, name), mark);
    if (!server) continue;
    const lines = await readFile(mark, 'utf8');
    await writeFile(mark, lines.replaceAll(/"server":\d+/g, `"server":${child.pid}`));
  }
}

async function row(id: number) {
  return db('projects')
    .join('project_statistics', 'project_statistics.project_id', 'projects.id')
    .where('projects.id', id)
    .select('default_branch', 'empty_repo', 'readme_path', 'commit_count')
    .first();
}

async function repair(): Promise<void> {
  environment.workers.start();
  await repairRefs(environment);
  await environment.workers.idle();
}

describe('a server that was killed between a ref and its rows', () => {
  it('brings the rows in line, once, and takes the mark away', async () => {
    const { project, repository } = await commitUnannounced();
    expect(await row(project.id)).toMatchObject({ empty_repo: true, commit_count: 0 });
    await killMarker();
    await repair();
    expect(await row(project.id)).toEqual({
      default_branch: 'trunk',
      empty_repo: false,
      readme_path: 'README.md',
      commit_count: 1,
    });
    expect(await readDefaultBranch(repository)).toBe('trunk');
    expect(await readdir(marks)).toEqual([]);
  });

  it('looks again soon while what its git host had begun has not come to its end', async () => {
    const { project } = await commitUnannounced();
    await killMarker();
    const begun = spawn('sleep', ['600'], { detached: true });
    for (const name of await readdir(marks)) {
      const [id, machine] = name.split('.');
      await rename(join(marks, name), join(marks, `${id}.${machine}.${begun.pid}`));
    }
    environment.workers.start();
    const log = { error: () => undefined } as unknown as Log;
    let looks = 0;
    const settle = async () => void (looks += 1);
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const repairing = startRefRepair({ ...environment, log, settle });
    await expect.poll(() => looks).toBe(1);
    expect(await row(project.id)).toMatchObject({ empty_repo: true });
    begun.kill('SIGKILL');
    await once(begun, 'exit');
    vi.advanceTimersByTime(3_000);
    await expect.poll(() => row(project.id)).toMatchObject({ empty_repo: false });
    await repairing.stop();
    await environment.workers.idle();
  });

  it('leaves those alone that are at work', async () => {
    const { project } = await commitUnannounced();
    await repair();
    expect(await row(project.id)).toMatchObject({ empty_repo: true });
    expect(await readdir(marks)).toHaveLength(1);
    await killMarker();
    await repair();
    expect(await row(project.id)).toMatchObject({ empty_repo: false });
  });

  it('looks after a repository that has come to rest, whoever forgot to', async () => {
    const { project } = await commitUnannounced();
    const [name = ''] = await readdir(marks);
    const before = new Date(Date.now() - 180_000);
    await utimes(join(marks, name), before, before);
    await repair();
    expect(await row(project.id)).toMatchObject({ empty_repo: false, commit_count: 1 });
    expect(await readdir(marks)).toEqual([]);
  });

  it('takes locks away that a killed git left, and no others', async () => {
    const { project, repository, directory } = await commitUnannounced();
    const [stale, ref, fresh] = ['packed-refs.lock', 'refs/heads/trunk.lock', 'config.lock'].map(
      (name) => join(directory, name),
    ) as [string, string, string];
    for (const file of [stale, ref, fresh]) await writeFile(file, '');
    const before = new Date(Date.now() - 30_000);
    await utimes(stale, before, before);
    await utimes(ref, before, before);
    const soon = new Date(Date.now() + 60_000);
    await utimes(fresh, soon, soon);
    await killMarker();
    await repair();
    expect([stale, ref, fresh].map((file) => existsSync(file))).toEqual([false, false, true]);
    const changes = [create('more', '1')];
    await addCommit(repository, {
      branch: 'trunk',
      message: 'x',
      author: ada,
      committer: ada,
      changes,
    });
    expect(await countReachedCommits(repository, 'trunk')).toBe(2);
    expect(project.id).toBeGreaterThan(0);
  });

  it('forgets a project that is gone', async () => {
    const { project } = await commitUnannounced();
    await db('projects').where({ id: project.id }).delete();
    await killMarker();
    await repair();
    expect(await readdir(marks)).toEqual([]);
  });
});

describe('a ref that moved when the server was killed', () => {
  /** A project and a maintainer who pushed to it, of which nobody has told. */
  async function pushUntold(branch = 'trunk') {
    const user = await seedUser(db);
    const project = await seedProject(db, { git });
    await addMember(db, { project, user, level: 40 });
    const repository = git.repository(project.id).movedBy(user);
    const commit = async (path: string, to = branch) => {
      const changes = [create(path, path)];
      const request = { branch: to, message: `Write ${path}`, author: ada, committer: ada };
      return addCommit(repository, { ...request, changes });
    };
    const id = await commit('kiln');
    const events = async () => {
      const { body } = await api.as(user).get(`/projects/${project.id}/events?action=pushed`);
      return body as { author_id: number; push_data: Record<string, unknown> }[];
    };
    return { user, project, repository, commit, id, events };
  }

  it('is announced afterwards, once, as the act of its user', async () => {
    const { user, project, commit, id, events } = await pushUntold();
    const next = await commit('glaze');
    await killMarker();
    await repair();
    const told = [
      { author_id: user.id, push_data: { ref: 'trunk', commit_from: id, commit_to: next } },
      {
        author_id: user.id,
        push_data: { action: 'created', ref: 'trunk', commit_to: id, commit_title: 'Write kiln' },
      },
    ];
    expect(await events()).toMatchObject(told);
    expect(await readdir(marks)).toEqual([]);
    // The first branch is protected as it would have been.
    const rules = await db('protected_branches').where({ project_id: project.id }).select('name');
    expect(rules).toEqual([{ name: 'trunk' }]);

    await commit('ash');
    await killMarker();
    await repair();
    expect(await events()).toHaveLength(3);
  });

  it('is not announced again, nor after a refusal, nor for a deleted user', async () => {
    const { user, project, repository, commit, events } = await pushUntold('main');
    const actions = [{ action: 'create', file_path: 'told', content: 'x' }];
    const body = { branch: 'main', commit_message: 'Told', actions };
    const path = `/projects/${project.id}/repository/commits`;
    expect((await api.as(user).post(path, body)).status).toBe(201);
    await expect(commit('kiln')).rejects.toThrow('a file has this name');
    // The line of what was told may still be there: the machine may stop before it is struck out.
    const lines = await Promise.all(
      (await readdir(marks)).map((name) => readFile(join(marks, name), 'utf8')),
    );
    await killMarker();
    await repair();
    expect(await events()).toHaveLength(2);

    const [mark = ''] = lines;
    expect(mark).toContain('refs/heads/main');
    const gone = { id: 999_999_999 };
    await addCommit(repository.movedBy(gone), {
      ...{ branch: 'main', message: 'x', author: ada, committer: ada },
      changes: [create('theirs', 'x')],
    });
    const nowhere = `refs/heads/${'n'.repeat(10)}`;
    const never = { at: Date.now(), server: 1, by: user.id };
    const refs = [{ ref: nowhere, from: null, to: '1'.repeat(40) }];
    const [name = ''] = await readdir(marks);
    const noted = await readFile(join(marks, name), 'utf8');
    await writeFile(
      join(marks, name),
      `${mark}${noted}${JSON.stringify({ ...never, refs })}\n{"at":1`,
    );
    await killMarker();
    await repair();
    expect(await events()).toHaveLength(2);
  });

  describe('and was announced, although its note remains', () => {
    /** A push to a project that runs pipelines; its job waits. */
    async function pushTold() {
      const { user, project } = await pushUntold('main');
      await killMarker();
      await repair();
      await environment.workers.stop();
      const job = { script: ['true'] };
      const actions = [
        { action: 'create', file_path: '.gitlab-ci.yml', content: JSON.stringify({ job }) },
      ];
      const at = Date.now();
      const body = { branch: 'main', commit_message: 'Run', actions };
      const path = `/projects/${project.id}`;
      const made = await api.as(user).post(`${path}/repository/commits`, body);
      const { id: to, parent_ids } = made.body as { id: string; parent_ids: string[] };
      const refs = [{ ref: 'refs/heads/main', from: parent_ids[0], to }];
      const noted = JSON.stringify({ at, server: 1, by: user.id, refs });
      return {
        async announceAgain() {
          for (const name of await readdir(marks)) await writeFile(join(marks, name), `${noted}\n`);
          await killMarker();
          await repair();
        },
        async pipelines() {
          const { body } = await api.as(user).get(`${path}/pipelines`);
          return (body as unknown as { sha: string }[]).map(({ sha }) => sha);
        },
        to,
      };
    }

    it('runs one pipeline, where the job of the pipeline still waits', async () => {
      const { announceAgain, pipelines, to } = await pushTold();
      await announceAgain();
      expect(await pipelines()).toEqual([to]);
    });

    it('runs one pipeline, where that is there', async () => {
      const { announceAgain, pipelines, to } = await pushTold();
      environment.workers.start();
      await environment.workers.idle();
      await announceAgain();
      expect(await pipelines()).toEqual([to]);
    });

    it('runs one pipeline, where its job had begun', async () => {
      const { announceAgain, pipelines, to } = await pushTold();
      const own = { worker: 'create_push_pipelines' };
      await db('worker_jobs').where(own).update({ state: 'dead', attempts: 1 });
      await announceAgain();
      await environment.workers.stop();
      // The job starts again.
      await db('worker_jobs').where(own).update({ state: 'queued' });
      environment.workers.start();
      await environment.workers.idle();
      expect(await pipelines()).toEqual([to]);
    });
  });

  it('is told once when it was noted twice: a git host that ended in the middle was asked again', async () => {
    const { events } = await pushUntold();
    const [name = ''] = await readdir(marks);
    const line = await readFile(join(marks, name), 'utf8');
    const { at } = JSON.parse(line) as { at: number };
    const later = line.replaceAll(/"at":\d+/g, `"at":${at + 1_000}`);
    await writeFile(join(marks, name), `${line}${later}`);
    await killMarker();
    await repair();
    expect(await events()).toHaveLength(1);
  });

  it('is left to the server while that lives', async () => {
    const { events } = await pushUntold();
    await killMarker({ server: false });
    await repair();
    expect(await events()).toEqual([]);
    expect(await readdir(marks)).toHaveLength(1);
    const [name = ''] = await readdir(marks);
    const lines = await readFile(join(marks, name), 'utf8');
    // The minute of the mark is over.
    const before = lines.replaceAll(/"at":\d+/g, `"at":${Date.now() - 61_000}`);
    await writeFile(join(marks, name), before);
    await repair();
    expect(await events()).toHaveLength(1);
    expect(await readdir(marks)).toEqual([]);
  });

  it('is forgotten by the git host once it is told', async () => {
    const { user, project, events } = await pushUntold();
    const [name = ''] = await readdir(marks);
    expect(await readFile(join(marks, name), 'utf8')).toContain('trunk');
    git
      .repository(project.id)
      .movesTold([
        { ref: 'refs/heads/trunk', to: await readBranchHead(git.repository(project.id), 'trunk') },
      ]);
    const written = () => readFile(join(marks, name), 'utf8');
    const soon = { interval: 5 };
    await expect.poll(written, soon).toBe('');
    await db('projects')
      .where({ id: project.id })
      .update({ default_branch: 'trunk', empty_repo: false });
    const url = `/projects/${project.id}/repository`;
    await api.as(user).post(`${url}/branches`, { branch: 'side', ref: 'trunk' });
    await api.as(user).post(`${url}/tags`, { tag_name: 'v1', ref: 'trunk' });
    await api.as(user).delete(`${url}/branches/side`);
    expect(await events()).toHaveLength(3);
    await expect.poll(written, soon).toBe('');
  });
});
