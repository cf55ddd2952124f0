import { describe, expect, it } from 'vitest';
import { directoryOf, runGit } from '#test/git/support.ts';
import { startApp } from '#test/support/app.ts';
import { mergeRequestWorld } from './world.ts';

const { api, db, git, environment } = await startApp();
environment.workers.start();

const many = 28;

/** A branch of commits whose messages fill a book together. */
async function booksWorld(end = '') {
  const world = await mergeRequestWorld({ db, git });
  const text = `Book\n\n${'x'.repeat(1_240_000)}${end}`;
  const commits = Array.from({ length: many }, (_, number) => {
    const from = number === 0 ? 'from refs/heads/main\n' : '';
    const file = `M 100644 inline book\ndata 2\n${number % 10}\n\n`;
    const committer = `committer A <a@example.com> ${1_700_000_000 + number} +0000\n`;
    return `commit refs/heads/books\n${committer}data ${text.length}\n${text}\n${from}${file}`;
  });
  const directory = directoryOf(environment.config.dataDir, world.project.id);
  runGit([`--git-dir=${directory}`, 'fast-import', '--quiet', '--force'], commits.join(''));
  return world;
}

describe('a merge request of very long messages', () => {
  it('is merged with what a template takes of its commits', async () => {
    const { people, project, path } = await booksWorld();
    const maintainer = api.as(people.maintainer);
    await maintainer.put(`/projects/${project.id}`, {
      merge_commit_template: '%{title}\n\n%{all_commits}\n%{co_authored_by}',
    });
    const made = await maintainer.post(path, {
      ...{ source_branch: 'books', target_branch: 'main', title: 'Read more' },
    });
    const one = `${path}/${made.body.iid}`;
    expect(await maintainer.put(`${one}/merge`)).toMatchObject({
      status: 200,
      body: { state: 'merged' },
    });
  });

  it('closes what the first and the last of its commits say, when they are pushed', async () => {
    const { people, project } = await booksWorld();
    const maintainer = api.as(people.maintainer);
    const issues = `/projects/${project.id}/issues`;
    const { iid } = (await maintainer.post(issues, { title: 'Say less' })).body;
    const branches = `/projects/${project.id}/repository`;
    const commit = await maintainer.post(`${branches}/commits`, {
      ...{ branch: 'books', commit_message: `Closes #${iid}` },
      actions: [{ action: 'create', file_path: 'last', content: 'x' }],
    });
    expect(commit.status).toBe(201);
    await maintainer.post(`${branches}/branches`, { branch: 'more', ref: 'main' });
    // A single update of the default branch adds all commits.
    const moved = await maintainer.post(`${branches}/commits`, {
      ...{ branch: 'main', start_branch: 'books', force: true, commit_message: 'On top' },
      actions: [{ action: 'create', file_path: 'top', content: 'x' }],
    });
    expect(moved.status).toBe(201);
    await environment.workers.idle();
    expect((await maintainer.get(`${issues}/${iid}`)).body).toMatchObject({ state: 'closed' });
  });
});
