import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, rename, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repairRefs } from '../../src/resources/repositories/repair.ts';
import { ada, create, directoryOf } from '../git/support.ts';
import { startApp } from '../support/app.ts';
import { seedProject } from '../support/seed.ts';

const { db, git, environment } = await startApp();
const marks = join(environment.config.dataDir, 'repositories/marks');

/** A commit that nobody announces, as when the server is killed before it can. */
async function commitUnannounced() {
  const project = await seedProject(db, { git });
  const repository = git.repository(project.id);
  const changes = [create('README.md', '# Kiln\n')];
  await repository.commit({ branch: 'trunk', message: 'x', author: ada, committer: ada, changes });
  return { project, repository, directory: directoryOf(environment.config.dataDir, project.id) };
}

/** Makes it look as if another git host had moved the refs, and was killed since. */
async function killMarker(): Promise<void> {
  const child = spawn('true', { detached: true });
  await new Promise((resolve) => child.once('exit', resolve));
  for (const name of await readdir(marks)) {
    const [id, machine] = name.split('.');
    await rename(join(marks, name), join(marks, `${id}.${machine}.${child.pid}`));
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
    expect(await repository.defaultBranch()).toBe('trunk');
    expect(await readdir(marks)).toEqual([]);
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
    await repository.commit({
      branch: 'trunk',
      message: 'x',
      author: ada,
      committer: ada,
      changes,
    });
    expect(await repository.commitCount('trunk')).toBe(2);
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
