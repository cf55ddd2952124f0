import { describe, expect, it } from 'vitest';
import { cloneRepository } from '#src/git/life/filling.ts';
import { readCommitInfo } from '#src/git/reading/commits.ts';
import { readBranchHead } from '#src/git/reading/branches.ts';
import { addCommit } from '#src/git/writing/commit.ts';
import { createLog } from '#src/log.ts';
import {
  settleLeftovers,
  settleMergeRequests,
} from '#src/domains/review/merge-requests/merge/settle.ts';
import { formatLockOwner } from '#src/domains/review/merge-requests/lock-owner.ts';
import { rebaseMergeRequest } from '#src/domains/review/merge-requests/rebase.ts';
import { startApp } from '#test/support/app.ts';
import { addMember, personalNamespace, seedProject, seedUser } from '#test/support/seed.ts';
import { potter, write } from '#test/domains/code/commits/world.ts';
import { mergingWorld } from './open.ts';

const app = await startApp();
const { api, db, git, environment } = app;
const world = await mergingWorld(app);
const { project, people, repository, commit, branch, branchUpon, path, developer } = world;
const { open, openConflict, headOf } = world;
const maintainer = api.as(people.maintainer);
const { workers } = environment;
workers.start();

const rebase = (iid: number, body: object = {}, as = developer) =>
  as.put(`${path}/${iid}/rebase`, body);

/** Polls until the rebase ends, as clients do. */
async function ended(iid: number) {
  for (;;) {
    const { body } = await developer.get(`${path}/${iid}?include_rebase_in_progress=true`);
    if (!body.rebase_in_progress) return body;
  }
}

const job = (attempt = 1) => ({
  ...{ id: '1', attempt, signal: new AbortController().signal },
  progress: async () => {},
});

const dependencies = { ...environment, log: createLog('silent') };

describe('a rebase', () => {
  it('makes the commits again upon the target', async () => {
    const target = await branch();
    const source_branch = await branchUpon('main', 2);
    const { iid, head } = await open({ target_branch: target, source_branch });
    const onto = await headOf(target);
    expect(await rebase(iid, { skip_ci: true })).toMatchObject({
      status: 202,
      body: { rebase_in_progress: true },
    });
    const told = await ended(iid);
    const made = await headOf(source_branch);
    expect(told).toMatchObject({ sha: made.id, merge_error: null, merge_status: 'can_be_merged' });
    expect(told.diff_refs).toMatchObject({ base_sha: onto.id, start_sha: onto.id });
    expect(made.id).not.toBe(head);
    expect(made).toMatchObject({
      message: 'Step 2',
      author: { name: 'Example Potter' },
      committer: { name: people.developer.name },
    });
    const [first = ''] = made.parents;
    expect((await readCommitInfo(repository, first))?.parents).toEqual([onto.id]);
    await workers.idle();
    const versions = await developer.get(`${path}/${iid}/versions`);
    expect(versions.body).toHaveLength(2);
  });

  it('leaves what is where it belongs', async () => {
    const target = await branch();
    const source_branch = await branchUpon(target, 1);
    const { iid, head } = await open({ target_branch: target, source_branch });
    expect(await rebase(iid)).toMatchObject({ status: 202 });
    expect(await ended(iid)).toMatchObject({ sha: head, merge_error: null });
  });

  it('says that it failed, and fails no more once that is settled', async () => {
    const { iid, head, source } = await openConflict();
    expect(await rebase(iid)).toMatchObject({ status: 202 });
    expect(await ended(iid)).toMatchObject({
      sha: head,
      merge_error: 'Rebase failed: Rebase locally, resolve all conflicts, then push the branch.',
    });
    expect((await headOf(source)).id).toBe(head);
  });

  it('lets go on what waited for a pipeline', async () => {
    const { iid, source, head } = await open();
    await developer.post(`/projects/${project.id}/statuses/${head}`, {
      ...{ ref: source, state: 'running' },
    });
    await developer.put(`${path}/${iid}/merge`, { merge_when_pipeline_succeeds: true });
    expect(await rebase(iid)).toMatchObject({ status: 202 });
    expect(await ended(iid)).toMatchObject({ merge_when_pipeline_succeeds: false });
  });
});

describe('the pipeline of a rebase', () => {
  it.each([
    [true, 'skipped'],
    [false, 'pending'],
  ])('where skip_ci is %s is %s', async (skip_ci, status) => {
    const source_branch = await branchUpon('main', 1);
    const file = write('.gitlab-ci.yml', 'test: { script: make }\n');
    await commit('Test', [file], { branch: source_branch });
    const target = await branch();
    const { iid } = await open({ target_branch: target, source_branch });
    expect((await rebase(iid, { skip_ci })).status).toBe(202);
    const { sha } = await ended(iid);
    await workers.idle();
    const { body } = await developer.get(`/projects/${project.id}/pipelines?sha=${sha}`);
    expect(body).toMatchObject([{ sha, status }]);
  });
});

describe('a rebase by a role', () => {
  it.each([
    ['guest', 403],
    ['reporter', 403],
    ['developer', 202],
    ['maintainer', 202],
    ['stranger', 404],
    ['anonymous', 401],
  ] as const)('answers a %s with %i', async (who, status) => {
    const { iid } = await open();
    const answer = await rebase(iid, {}, api.as(people[who]));
    expect(answer).toMatchObject({ status });
    if (who === 'reporter') {
      expect(answer.body.message).toBe('403 Forbidden - Cannot push to source branch');
    }
    await workers.idle();
  });

  it('is refused for missing or protected branches, in this order', async () => {
    const gone = await open();
    // Else it is closed, sooner or later.
    await workers.stop();
    await developer.delete(`/projects/${project.id}/repository/branches/${gone.source}`);
    expect(await rebase(gone.iid)).toMatchObject({
      status: 403,
      body: { message: '403 Forbidden - Source branch does not exist' },
    });
    workers.start();
    const aimless = await open();
    await developer.delete(`/projects/${project.id}/repository/branches/${aimless.target}`);
    expect(await rebase(aimless.iid)).toMatchObject({
      status: 403,
      body: { message: '403 Forbidden - Target branch does not exist' },
    });
    const guarded = await open();
    const protection = { name: guarded.source, push_access_level: 40 };
    await maintainer.post(`/projects/${project.id}/protected_branches`, protection);
    expect(await rebase(guarded.iid)).toMatchObject({
      status: 403,
      body: { message: '403 Forbidden - Cannot push to source branch' },
    });
    expect(await rebase(guarded.iid, {}, maintainer)).toMatchObject({
      status: 403,
      body: { message: '403 Forbidden - Source branch is protected from force push' },
    });
  });

  it('is refused while another process holds the merge request', async () => {
    const { id, iid } = await open();
    const now = new Date().toISOString();
    await db('merge_requests').where({ id }).update({ rebase_started_at: now });
    const held = {
      status: 409,
      body: {
        message:
          'Failed to enqueue the rebase operation, possibly due to a long-lived transaction. Try again later.',
      },
    };
    expect(await rebase(iid)).toMatchObject(held);
    await db('merge_requests').where({ id }).update({ rebase_started_at: null, state: 'locked' });
    expect(await rebase(iid)).toMatchObject(held);
    await db('merge_requests').where({ id }).update({ state: 'opened' });
    expect(await rebase(iid)).toMatchObject({ status: 202 });
    await ended(iid);
  });
});

describe('a rebase of a fork', () => {
  it('is open to who may merge, where the author lets them', async () => {
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
    await addCommit(theirs, {
      ...{ branch: 'idea', startFrom, message: 'Idea', author: potter, committer: potter },
      changes: [write('idea', 'x')],
    });
    const target = await branch();
    const made = await api.as(author).post(`/projects/${fork.id}/merge_requests`, {
      ...{ source_branch: 'idea', target_branch: target, target_project_id: project.id },
      title: 'Idea',
    });
    const { iid } = made.body;
    expect(await rebase(iid)).toMatchObject({ status: 403 });
    await api.as(author).put(`${path}/${iid}`, { allow_collaboration: true });
    expect(await rebase(iid)).toMatchObject({ status: 202 });
    const told = await ended(iid);
    expect(told).toMatchObject({ merge_error: null, sha: await readBranchHead(theirs, 'idea') });
    expect((await readCommitInfo(theirs, told.sha))?.parents).toEqual([
      await readBranchHead(repository, target),
    ]);
    expect(await readCommitInfo(repository, told.sha)).not.toBeNull();
    // A caller may not write to a project that they may not read.
    await db('projects').where({ id: fork.id }).update({ repository_access_level: 'private' });
    expect(await rebase(iid)).toMatchObject({ status: 403 });
  });
});

describe('a rebase of which the process died', () => {
  const started = async (id: number) => {
    const rebase_started_at = new Date().toISOString();
    await db('merge_requests').where({ id }).update({ rebase_started_at });
  };

  it('goes on from the branch that moved', async () => {
    const { id, iid, source, target } = await open();
    await started(id);
    const run = () =>
      rebaseMergeRequest.run({ id, user_id: people.developer.id }, dependencies, job());
    await run();
    const made = await headOf(source);
    // The state is the one before the row was written.
    const [version] = (await developer.get(`${path}/${iid}/versions`)).body;
    expect(version.head_commit_sha).toBe(made.id);
    await started(id);
    await run();
    expect(await ended(iid)).toMatchObject({ sha: made.id, merge_error: null });
    expect(made.parents).toEqual([(await headOf(target)).id]);
  });

  it('ends after the last attempt, and after an hour', async () => {
    const { id, iid } = await open();
    await started(id);
    const away = { ...dependencies, git: { ...git, repository: () => fail() } };
    const fail = () => {
      throw new Error('away');
    };
    const payload = { id, user_id: people.developer.id };
    await expect(rebaseMergeRequest.run(payload, away, job())).rejects.toThrow('away');
    await rebaseMergeRequest.run(payload, away, job(3));
    expect(await ended(iid)).toMatchObject({
      merge_error: expect.stringContaining('Rebase failed'),
    });
    await started(id);
    const clock = () => new Date(Date.now() + 61 * 60_000);
    await settleMergeRequests.run({}, { ...dependencies, clock }, job());
    expect(await ended(iid)).toMatchObject({
      merge_error: expect.stringContaining('Rebase failed'),
    });
  });

  it('begins anew as soon as the process is known to be gone', async () => {
    const { id, iid, source, target } = await open();
    await started(id);
    const rebase_holder = formatLockOwner(git, people.developer);
    await db('merge_requests').where({ id }).update({ rebase_holder });
    await settleLeftovers(dependencies);
    expect(await db('merge_requests').where({ id }).first()).toMatchObject({ rebase_holder });
    // No process has as high a number.
    const gone = { ...JSON.parse(rebase_holder), server: 2 ** 22 + 1, host: 2 ** 22 + 1 };
    await db('merge_requests')
      .where({ id })
      .update({ rebase_holder: JSON.stringify(gone) });
    await settleLeftovers(dependencies);
    expect(await ended(iid)).toMatchObject({ merge_error: null });
    expect((await headOf(source)).parents).toEqual([(await headOf(target)).id]);
    const after = await db('merge_requests').where({ id }).first();
    expect(after).toMatchObject({ rebase_holder: null, rebase_started_at: null });
  });

  it('ends where the user is gone', async () => {
    const { id, iid } = await open();
    await started(id);
    await rebaseMergeRequest.run({ id, user_id: 999_999 }, dependencies, job());
    expect(await ended(iid)).toMatchObject({
      merge_error: expect.stringContaining('Rebase failed'),
    });
    await commit('On', [write(`on-${iid}`, 'x')]);
  });
});
