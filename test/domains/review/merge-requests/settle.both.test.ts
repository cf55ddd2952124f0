import { describe, expect } from 'vitest';
import { BranchMoved, GitFailed } from '#src/git/errors.ts';
import { readBranchHead } from '#src/git/reading/branches.ts';
import {
  type MergeCommits,
  makeCommits,
} from '#src/domains/review/merge-requests/merge/commits.ts';
import { merge } from '#src/domains/review/merge-requests/merge/merge.ts';
import { loadReview } from '#src/domains/ci/approvals/review.ts';
import { mergeSettings } from '#src/domains/review/merge-requests/merge/settings.ts';
import { settleMergeRequests } from '#src/domains/review/merge-requests/merge/settle.ts';
import {
  abandonRow,
  finishRow,
  holdRow,
  moveTarget,
  removeSource,
} from '#src/domains/review/merge-requests/merge/steps.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';
import { createLog } from '#src/log.ts';
import { findProjectFor } from '#src/policy/project-access.ts';
import { createActor } from '#src/records/actor.ts';
import { racing, startApp } from '#test/support/app.ts';
import { it, race } from '#test/support/races.ts';
import { write } from '#test/domains/code/commits/world.ts';
import { mergingWorld, type Opened } from './open.ts';

const app = await startApp({ connections: racing });
const { db, environment } = app;
const world = await mergingWorld(app);
const { project, people, repository, commit, open, headOf, read, set, merge: accept } = world;
const actor = createActor(people.developer, { administrator: true });

/** The steps of a merge one by one, as a process takes them until it dies. */
async function steps({ id, source: branch, target }: Opened, { squash = false } = {}) {
  const row = () => db<MergeRequestRow>('merge_requests').where({ id }).first();
  const mergeRequest = await row();
  if (mergeRequest === undefined) throw new Error('it is gone');
  const access = await findProjectFor(db, actor, project.id);
  const context = { ...environment, paid: true };
  const merging = {
    review: await loadReview(context, mergeRequest),
    ...{ actor, project: access, mergeRequest, settings: await mergeSettings(db, project) },
    ...{ source: (await headOf(branch)).id, target: (await headOf(target)).id },
    wishes: { squash, should_remove_source_branch: true },
  };
  const hold = async (commits: MergeCommits) => {
    const held = await holdRow(context, mergeRequest, { ...merging, commits });
    if (held === null) throw new Error('somebody else holds it');
    return held;
  };
  return {
    merging,
    context,
    make: () => makeCommits(context, merging),
    hold,
    move: (held: MergeRequestRow, { head }: MergeCommits) =>
      moveTarget(context, held, { actor, target: merging.target, head }),
    remove: (held: MergeRequestRow) => removeSource(context, held, actor),
    finish: (held: MergeRequestRow) => finishRow(context, held, { project: access, actor }),
  };
}

/** Runs the job as it would run so many milliseconds from now. */
async function settle(later = 61_000): Promise<unknown> {
  const clock = () => new Date(Date.now() + later);
  const dependencies = { ...environment, clock, log: createLog('silent') };
  const job = {
    id: '1',
    attempt: 1,
    signal: new AbortController().signal,
    progress: async () => {},
  };
  return settleMergeRequests.run({}, dependencies, job).catch((error: unknown) => error);
}

type Held = Pick<MergeRequestRow, 'merge_holder'>;

/** No process has as high a number. */
const gone = { server: 2 ** 22 + 1, host: 2 ** 22 + 1 };

const open2 = () => open({ remove_source_branch: false });

describe('a merge of which the process died', () => {
  it('has not happened before its row was held', async () => {
    const opened = await open2();
    const { make } = await steps(opened);
    await make();
    await settle();
    expect(await read(opened.iid)).toMatchObject({ state: 'opened', merge_error: null });
    expect(await accept(opened.iid)).toMatchObject({ status: 200 });
  });

  it('has not happened before the branch moved, and can be made again', async () => {
    const opened = await open2();
    const before = await headOf(opened.target);
    const { make, hold } = await steps(opened);
    await hold(await make());
    expect(await read(opened.iid)).toMatchObject({ state: 'locked' });
    expect(await accept(opened.iid)).toMatchObject({ status: 405 });
    expect(await settle(30_000)).toMatchObject({ name: 'Postponed' });
    expect(await read(opened.iid)).toMatchObject({ state: 'locked' });
    await settle();
    expect(await read(opened.iid)).toMatchObject({
      state: 'opened',
      merge_error: 'Merge failed: it was interrupted. Please try again.',
      merge_user: null,
      merge_commit_sha: null,
      squash_commit_sha: null,
      should_remove_source_branch: null,
    });
    expect((await headOf(opened.target)).id).toBe(before.id);
    expect(await accept(opened.iid)).toMatchObject({ status: 200 });
  });

  race('is settled at once where the process is known to be gone', async () => {
    const [moved, stayed] = [await open2(), await open2()];
    const ofMoved = await steps(moved);
    const commits = await ofMoved.make();
    await ofMoved.move(await ofMoved.hold(commits), commits);
    const ofStayed = await steps(stayed);
    await ofStayed.hold(await ofStayed.make());
    for (const { id } of [moved, stayed]) {
      const { merge_holder } = await db('merge_requests').where({ id }).first<Held>();
      await settle(0);
      // This process still lives.
      expect(await db('merge_requests').where({ id }).first()).toMatchObject({ state: 'locked' });
      const holder = JSON.stringify({ ...JSON.parse(String(merge_holder)), ...gone });
      await db('merge_requests').where({ id }).update({ merge_holder: holder });
    }
    await settle(0);
    expect(await read(moved.iid)).toMatchObject({
      ...{ state: 'merged', merge_commit_sha: commits.head },
    });
    expect(await read(stayed.iid)).toMatchObject({ state: 'opened' });
    const rows = await db('merge_requests').whereNotNull('merge_holder').pluck('id');
    expect(rows).toEqual([]);
  });

  it('is settled behind however many rebases that wait', async () => {
    const { id: known } = await open2();
    const stored = (await db('merge_requests').where({ id: known }).first()) ?? {};
    const row = Object.fromEntries(Object.entries(stored).filter(([column]) => column !== 'id'));
    const rebase_started_at = new Date().toISOString();
    const waiting = Array.from({ length: 120 }, (_, at) => ({
      ...row,
      ...{ iid: 100_000 + at, source_branch: `waits-${at}`, rebase_started_at },
    }));
    await db('merge_requests').insert(waiting);
    const left = await open2();
    const { hold, make } = await steps(left);
    await hold(await make());
    await settle();
    expect(await read(left.iid)).toMatchObject({ state: 'opened' });
    await db('merge_requests').where('iid', '>=', 100_000).del();
  });

  it('is settled soon where the process knows nothing of it any more', async () => {
    const opened = await open2();
    const { context, hold, make } = await steps(opened);
    await abandonRow(context, await hold(await make()));
    // The git host may still be at it.
    expect(await settle(0)).toMatchObject({ name: 'Postponed', milliseconds: 2000 });
    const { merge_holder } = await db('merge_requests').where({ id: opened.id }).first<Held>();
    const holder = JSON.stringify({ ...JSON.parse(String(merge_holder)), host: gone.host });
    await db('merge_requests').where({ id: opened.id }).update({ merge_holder: holder });
    expect(await settle(0)).toBeUndefined();
    expect(await read(opened.iid)).toMatchObject({ state: 'opened' });
  });

  race('goes where it was to go, whoever wants it elsewhere meanwhile', async () => {
    const opened = await open2();
    const { make, hold, move } = await steps(opened);
    const commits = await make();
    const held = await hold(commits);
    const elsewhere = { target_branch: await world.branch(), title: 'Cool' };
    const changed = await world.developer.put(`${world.path}/${opened.iid}`, elsewhere);
    expect(changed.body).toMatchObject({ title: 'Cool', target_branch: opened.target });
    await move(held, commits);
    await settle();
    expect(await read(opened.iid)).toMatchObject({
      ...{ state: 'merged', target_branch: opened.target, merge_commit_sha: commits.head },
    });
    const later = await world.developer.put(`${world.path}/${opened.iid}`, elsewhere);
    expect(later.body).toMatchObject({ target_branch: opened.target });
  });

  it.each([false, true])('has happened once the branch moved (squashed: %s)', async (squash) => {
    const target = await world.branch();
    const source_branch = await world.branchUpon(target, 2);
    const opened = await open({ target_branch: target, source_branch });
    const { make, hold, move } = await steps(opened, { squash });
    const commits = await make();
    await move(await hold(commits), commits);
    // The branch goes on from there.
    await commit('On', [write(`on-${target}`, 'x')], { branch: target });
    await settle();
    expect(await read(opened.iid)).toMatchObject({
      state: 'merged',
      merge_commit_sha: commits.head,
      squash_commit_sha: squash ? commits.squash : null,
      merged_by: { id: people.developer.id },
      should_remove_source_branch: true,
    });
    expect(commits.squash !== null).toBe(squash);
    expect(await readBranchHead(repository, opened.source)).toBeNull();
  });

  it('has happened without a merge commit, where the project has none', async () => {
    await set({ merge_method: 'ff' });
    const target = await world.branch();
    const source_branch = await world.branchUpon(target, 1);
    const opened = await open({ target_branch: target, source_branch });
    const { make, hold, move } = await steps(opened);
    const commits = await make();
    await move(await hold(commits), commits);
    await settle();
    await set({ merge_method: 'merge' });
    expect(await read(opened.iid)).toMatchObject({ state: 'merged', merge_commit_sha: null });
  });

  it('is told once, whatever was the last step', async () => {
    const opened = await open2();
    const { make, hold, move, remove, finish } = await steps(opened);
    const commits = await make();
    const held = await hold(commits);
    await move(held, commits);
    await remove(held);
    await settle();
    await finish(held);
    await settle();
    const events = await db('resource_events').where({ merge_request_id: opened.id });
    expect(events.filter(({ state }) => state === 'merged')).toHaveLength(1);
    expect(await read(opened.iid)).toMatchObject({ state: 'merged' });
  });

  it('is merged all the same where it lived longer than was thought', async () => {
    const opened = await open2();
    const { make, hold, move, finish } = await steps(opened);
    const commits = await make();
    const held = await hold(commits);
    await settle();
    await move(held, commits);
    await finish(held);
    expect(await read(opened.iid)).toMatchObject({
      state: 'merged',
      merge_commit_sha: commits.head,
      merge_error: null,
    });
  });
});

describe('a merge whose branch has moved', () => {
  it.each([
    ['git gives up', new GitFailed('rev-list: SIGXCPU')],
    ['the branch moves on', new BranchMoved('main')],
  ])('has happened even if %s before the move is announced', async (_, error) => {
    const opened = await open2();
    const { merging, context } = await steps(opened);
    const { git } = context;
    let moves = 0;
    const failing: typeof git = Object.create(git, {
      repository: {
        value: (id: number) => {
          if (moves > 0) throw error;
          const repository = git.repository(id);
          const movedBy = (user: { readonly id: number }) => {
            moves += 1;
            return repository.movedBy(user);
          };
          return Object.create(repository, { movedBy: { value: movedBy } }) as typeof repository;
        },
      },
    }) as typeof git;
    await expect(merge({ ...context, git: failing }, merging)).rejects.toBe(error);
    expect(moves).toBe(1);
    expect(await read(opened.iid)).toMatchObject({ state: 'locked', merge_error: null });
    await settle();
    const { id } = await headOf(opened.target);
    expect(await read(opened.iid)).toMatchObject({
      ...{ state: 'merged', merge_commit_sha: id, merge_error: null },
    });
  });
});

describe('a merge that takes its source branch away', () => {
  race('takes along what was made for that branch meanwhile', async () => {
    const opened = await open2();
    const source_branch = await world.branchUpon(opened.source, 1);
    expect((await accept(opened.iid)).status).toBe(200);
    // Made when the merge had not taken the branch away, and stored when it had looked for others already.
    const child = await open({ target_branch: opened.source, source_branch });
    const branches = `/projects/${project.id}/repository/branches`;
    const gone = await world.developer.delete(`${branches}/${opened.source}`);
    expect(gone).toMatchObject({ status: 204 });
    environment.workers.start();
    await environment.workers.idle();
    await environment.workers.stop();
    expect(await read(child.iid)).toMatchObject({ state: 'opened', target_branch: opened.target });
  });
});

describe('a merge whose target moves', () => {
  it('is made again upon what is there now', async () => {
    const opened = await open2();
    const { merging, context } = await steps(opened);
    const pushed = await commit('On', [write(`on-${opened.target}`, 'x')], {
      branch: opened.target,
    });
    await merge(context, merging);
    expect((await headOf(opened.target)).parents[0]).toBe(pushed);
  });

  it('is given up where the project wants it straight', async () => {
    await set({ merge_method: 'ff' });
    const target = await world.branch();
    const source_branch = await world.branchUpon(target, 1);
    const opened = await open({ target_branch: target, source_branch });
    const { merging, context } = await steps(opened);
    const pushed = await commit('On', [write(`on-${target}`, 'x')], { branch: target });
    await expect(merge(context, merging)).rejects.toMatchObject({
      status: 406,
      body: { message: 'Branch cannot be merged' },
    });
    await set({ merge_method: 'merge' });
    expect(await read(opened.iid)).toMatchObject({
      state: 'opened',
      merge_error: 'Merge failed: the target branch moved on meanwhile. Please try again.',
      merge_user: null,
    });
    expect((await headOf(target)).id).toBe(pushed);
  });

  it('is given up where the branch is gone', async () => {
    const opened = await open2();
    const { merging, context } = await steps(opened);
    await world.developer.delete(`/projects/${project.id}/repository/branches/${opened.target}`);
    await expect(merge(context, merging)).rejects.toMatchObject({ status: 406 });
    expect(await read(opened.iid)).toMatchObject({ state: 'opened' });
  });

  race('is given up where an approval was taken back meanwhile', async () => {
    const opened = await open2();
    const owner = app.api.as(people.owner);
    const rule = { name: 'Any', rule_type: 'any_approver', approvals_required: 1 };
    const rules = `/projects/${project.id}/approval_rules`;
    const { body } = await owner.post(rules, rule);
    const own = `${world.path}/${opened.iid}`;
    expect(await owner.post(`${own}/approve`)).toMatchObject({ status: 201 });
    const { merging, context } = await steps(opened);
    expect(await owner.post(`${own}/unapprove`)).toMatchObject({ status: 201 });
    await expect(merge(context, merging)).rejects.toMatchObject({ status: 405 });
    expect(await read(opened.iid)).toMatchObject({ state: 'opened', merge_user: null });
    expect(await owner.delete(`${rules}/${body.id}`)).toMatchObject({ status: 204 });
  });

  race('is given up where its pipeline failed meanwhile', async () => {
    const opened = await open2();
    const { merging, context } = await steps(opened);
    const owner = app.api.as(people.owner);
    const wants = (only_allow_merge_if_pipeline_succeeds: boolean) =>
      owner.put(`/projects/${project.id}`, { only_allow_merge_if_pipeline_succeeds });
    expect(await wants(true)).toMatchObject({ status: 200 });
    const failed = { state: 'failed', ref: opened.source };
    const statuses = `/projects/${project.id}/statuses/${merging.source}`;
    expect(await world.developer.post(statuses, failed)).toMatchObject({ status: 201 });
    await expect(merge(context, merging)).rejects.toMatchObject({ status: 405 });
    expect(await read(opened.iid)).toMatchObject({ state: 'opened', merge_user: null });
    expect(await wants(false)).toMatchObject({ status: 200 });
  });

  race('is given up where the right to merge was lost meanwhile', async () => {
    const opened = await open2();
    const owner = app.api.as(people.owner);
    const { merging, context } = await steps(opened);
    const protections = `/projects/${project.id}/protected_branches`;
    const closed = { name: opened.target, merge_access_level: 40, push_access_level: 40 };
    expect(await owner.post(protections, closed)).toMatchObject({ status: 201 });
    await expect(merge(context, merging)).rejects.toMatchObject({ status: 401 });
    expect(await owner.delete(`${protections}/${opened.target}`)).toMatchObject({ status: 204 });

    const account = db('users').where({ id: actor.user.id });
    await account.clone().update({ state: 'blocked' });
    await expect(merge(context, merging)).rejects.toMatchObject({ status: 405 });
    await account.clone().update({ state: 'active' });
    expect(await read(opened.iid)).toMatchObject({ state: 'opened', merge_user: null });
    await merge(context, merging);
    expect(await read(opened.iid)).toMatchObject({ state: 'merged' });
  });

  race('is given up where it changed meanwhile', async () => {
    const opened = await open2();
    const { merging, context } = await steps(opened);
    await world.developer.put(`${world.path}/${opened.iid}`, { title: 'Draft: Wait' });
    await expect(merge(context, merging)).rejects.toMatchObject({ status: 405 });
    expect(await read(opened.iid)).toMatchObject({ state: 'opened', merge_error: null });
  });
});
