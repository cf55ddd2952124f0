import { describe, expect, it } from 'vitest';
import { cloneRepository } from '#src/git/life/filling.ts';
import { readBranchHead } from '#src/git/reading/branches.ts';
import { addCommit } from '#src/git/writing/commit.ts';
import { startApp } from '#test/support/app.ts';
import { addMember, personalNamespace, seedProject, seedUser, unique } from '#test/support/seed.ts';
import { potter, write } from '#test/domains/code/commits/world.ts';
import { lines, suggestionWorld } from './world.ts';

const app = await startApp({ config: { plan: 'ultimate' } });
const { api, db, git, environment } = app;
const world = await suggestionWorld(app);
const { project, repository, developer, reporter, apply, fileOf, settle } = world;
environment.workers.start();

describe('a suggestion of a fork', () => {
  async function forked() {
    const author = await seedUser(db);
    const fork = await seedProject(db, {
      namespace: await personalNamespace(db, author),
      creator: author,
      forked_from_id: project.id,
      visibility: 'internal',
      empty_repo: false,
    });
    await addMember(db, { project: fork, user: author, level: 40 });
    await addMember(db, { project, user: author, level: 20 });
    const theirs = git.repository(fork.id);
    await cloneRepository(repository, theirs, { defaultBranch: 'main' });
    const startFrom = (await readBranchHead(theirs, 'main')) ?? '';
    const branch = unique('idea');
    await addCommit(theirs, {
      ...{ branch, startFrom, message: 'Idea', author: potter, committer: potter },
      changes: [write('plan.txt', lines(10))],
    });
    const { body } = await api.as(author).post(`/projects/${fork.id}/merge_requests`, {
      ...{ source_branch: branch, target_branch: 'main', target_project_id: project.id },
      title: 'Idea',
    });
    return { author, fork, theirs, branch, request: world.requestOf(body, 'plan.txt', branch) };
  }

  it('is applied by the author, and where they let others help by those who may merge', async () => {
    const { author, theirs, branch, request } = await forked();
    const first = await request.propose('line three\n', 3);
    const second = await request.propose('line seven\n', 7, '', developer);
    expect(await apply(first)).toMatchObject({ status: 403 });
    expect(await apply(first, api.as(author))).toMatchObject({ status: 200 });
    await api.as(author).put(request.own, { allow_collaboration: true });
    expect(await apply(second, reporter)).toMatchObject({ status: 403 });
    expect(await apply(second)).toMatchObject({ status: 200 });
    const after = lines(10).replace('line 3', 'line three').replace('line 7', 'line seven');
    expect(await fileOf(branch, 'plan.txt', theirs)).toBe(after);
    await settle();
    const { body } = await developer.get(request.own);
    expect(body.sha).toBe(await readBranchHead(theirs, branch));
  });

  it('is refused to those who may not read the code of the fork', async () => {
    const { author, fork, request } = await forked();
    const id = await request.propose('line three\n', 3);
    await api.as(author).put(request.own, { allow_collaboration: true });
    const allow = (level: string) =>
      db('projects').where({ id: fork.id }).update({ repository_access_level: level });
    await allow('private');
    expect(await apply(id)).toMatchObject({ status: 403 });
    await allow('enabled');
    expect(await apply(id)).toMatchObject({ status: 200 });
  });

  it('finds lines of commits that its author has thrown away', async () => {
    const { author, theirs, branch, request } = await forked();
    const id = await request.propose('line three\n', 3);
    const startFrom = (await readBranchHead(theirs, 'main')) ?? '';
    await addCommit(theirs, {
      ...{ branch, startFrom, message: 'Again', author: potter, committer: potter },
      changes: [write('plan.txt', `first\n${lines(10)}`)],
      expectedHead: await readBranchHead(theirs, branch),
    });
    expect(await apply(id, api.as(author))).toMatchObject({ status: 200 });
    const after = `first\n${lines(10).replace('line 3', 'line three')}`;
    expect(await fileOf(branch, 'plan.txt', theirs)).toBe(after);
  });

  it('is refused once the fork is gone', async () => {
    const { request } = await forked();
    const id = await request.propose('line three\n', 3);
    await db('merge_requests').where({ id: request.id }).update({ source_project_id: null });
    expect(await apply(id)).toMatchObject({ status: 403 });
  });
});
