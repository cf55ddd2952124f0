import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { cloneRepository } from '#src/git/life/filling.ts';
import { readBranchHead } from '#src/git/reading/branches.ts';
import { readCommitInfo } from '#src/git/reading/commits.ts';
import { addCommit } from '#src/git/writing/commit.ts';
import { git as runGit, scratch } from '#test/git-http/support.ts';
import { startApp } from '#test/support/app.ts';
import {
  addMember,
  personalNamespace,
  seedProject,
  seedToken,
  seedUser,
} from '#test/support/seed.ts';
import { potter, write } from '#test/domains/code/commits/world.ts';
import { mergingWorld } from './open.ts';

const app = await startApp();
const { api, db, git, environment } = app;
const world = await mergingWorld(app);
const { project, people, repository, commit, branch, path } = world;
const { developer, open, openConflict, branchUpon, headOf, set, merge, read } = world;
const maintainer = api.as(people.maintainer);

const usual = {
  merge_method: 'merge',
  squash_option: 'default_off',
  merge_commit_template: null,
  squash_commit_template: null,
  only_allow_merge_if_pipeline_succeeds: false,
  only_allow_merge_if_all_discussions_are_resolved: false,
  allow_merge_on_skipped_pipeline: null,
};
afterEach(() => set(usual));

const unmergeable = { status: 406, body: { message: 'Branch cannot be merged' } };
const notAllowed = { status: 405, body: { message: '405 Method Not Allowed' } };
const notAllowedFor = (hint: string) => ({ status: 405, body: { ...notAllowed.body, hint } });

describe('a merge', () => {
  it('makes a commit upon both heads', async () => {
    const { iid, source, target, head } = await open({ remove_source_branch: false });
    const before = await headOf(target);
    const merged = await merge(iid);
    const after = await headOf(target);
    expect(merged).toMatchObject({
      status: 200,
      body: {
        state: 'merged',
        merge_commit_sha: after.id,
        squash_commit_sha: null,
        sha: head,
        merged_by: { id: people.developer.id },
        merge_user: { id: people.developer.id },
        merged_at: expect.any(String),
        merge_error: null,
        should_remove_source_branch: null,
        merge_status: 'can_be_merged',
      },
    });
    expect(after.parents).toEqual([before.id, head]);
    expect(after.message.trim()).toBe(
      `Merge branch '${source}' into '${target}'\n\nCool slowly\n\nSee merge request ${project.full_path}!${iid}`,
    );
    expect(after.author).toMatchObject({ name: people.developer.name });
    expect(await readBranchHead(repository, source)).toBe(head);
    expect(await merge(iid)).toMatchObject(notAllowed);
    const pushed = await developer.get(`/projects/${project.id}/events?action=pushed`);
    expect(pushed.body).toContainEqual(
      expect.objectContaining({
        push_data: expect.objectContaining({ ref: target, commit_to: after.id, commit_count: 2 }),
      }),
    );
  });

  it('brings commits that a clone has', async () => {
    const { iid, source, target, head } = await open();
    await merge(iid, { merge_commit_message: 'Bring it\r\n\r\nin' });
    const { token } = await seedToken(db, people.developer);
    const url = `${app.origin.replace('//', `//any:${token}@`)}/${project.full_path}.git`;
    const folder = await scratch();
    await runGit(folder, 'clone', '--quiet', '--branch', target, url, 'clone');
    const clone = join(folder, 'clone');
    expect(await runGit(clone, 'log', '-1', '--format=%B')).toBe('Bring it\n\nin');
    expect(await runGit(clone, 'rev-parse', 'HEAD^2')).toBe(head);
    expect(await runGit(clone, 'ls-files')).toContain(`${source}.txt`);
    await runGit(clone, 'fsck', '--strict');
  });

  it('is named by the commit that reverts it', async () => {
    const { iid, target } = await open({ remove_source_branch: false });
    const { merge_commit_sha: sha } = (await merge(iid)).body;
    const url = `/projects/${project.id}/repository/commits/${sha}/revert`;
    const reverted = await developer.post(url, { branch: target });
    expect(reverted).toMatchObject({ status: 201 });
    expect(reverted.body.message).toMatch(new RegExp(`\n\nThis reverts merge request !${iid}$`));
  });

  it('follows the template of the project', async () => {
    const template =
      '%{title} of %{source_branch} (%{local_reference})\r\n\r\n%{issues}\r\n\r\n' +
      '%{description}\r\n\r\n%{all_commits}\r\n\r\n%{first_multiline_commit}\r\n\r\n' +
      '%{merged_by}\n%{co_authored_by}\n%{approved_by}\n%{url}\n%{target_branch}\n%{first_commit}\n%{reference}';
    await set({ merge_commit_template: template });
    const target = await branch();
    const source_branch = await branchUpon(target, 2);
    const { iid } = await open({ target_branch: target, source_branch, description: 'Because' });
    const merged = await merge(iid, {}, maintainer);
    expect(merged).toMatchObject({ status: 200 });
    const { name, email } = people.maintainer;
    expect((await headOf(target)).message.split('\n').filter((line) => line !== '')).toEqual([
      `Cool slowly of ${source_branch} (!${iid})`,
      'Because',
      '* Step 1',
      '* Step 2',
      'Cool slowly',
      `${name} <${email}>`,
      'Co-authored-by: Example Potter <potter@example.com>',
      merged.body.web_url,
      target,
      'Step 1',
      `${project.full_path}!${iid}`,
    ]);
  });

  it('names the issues that it closes, and closes them', async () => {
    environment.workers.start();
    const issue = await developer.post(`/projects/${project.id}/issues`, { title: 'Cracks' });
    const { iid: number } = issue.body;
    const own = { target_branch: 'main', description: `Fixes #${number}` };
    const { iid } = await open(own);
    expect(await merge(iid)).toMatchObject({ status: 200 });
    expect((await headOf('main')).message).toContain(`\n\nCloses #${number}\n\nSee merge`);
    await environment.workers.idle();
    const closed = await developer.get(`/projects/${project.id}/issues/${number}`);
    expect(closed.body).toMatchObject({ state: 'closed', closed_by: { id: people.developer.id } });
  });

  it('takes what was pushed just before, though nobody has followed that', async () => {
    await environment.workers.stop();
    const { id, iid, source, target } = await open();
    const pushed = await maintainer.post(`/projects/${project.id}/repository/commits`, {
      ...{ branch: source, commit_message: 'More' },
      actions: [{ action: 'create', file_path: `more-${source}`, content: 'x' }],
    });
    expect(await merge(iid, { sha: pushed.body.id })).toMatchObject({ status: 200 });
    expect((await headOf(target)).parents[1]).toBe(pushed.body.id);
    environment.workers.start();
    await environment.workers.idle();
    const told = await db('notes').where({ merge_request_id: id, action: 'commit' });
    expect(told).toMatchObject([{ author_id: people.maintainer.id }]);
    const versions = await developer.get(`${path}/${iid}/versions`);
    expect(versions.body).toHaveLength(2);
  });

  it('finds nothing in a branch that was set back to its target, until it is there again', async () => {
    environment.workers.start();
    const { iid, source, target, head } = await open();
    const refs = `/projects/${project.id}/repository/branches`;
    const put = async (ref: string) => {
      // Else the merge request may be closed while the branch is away.
      await environment.workers.stop();
      await developer.delete(`${refs}/${source}`);
      await developer.post(refs, { branch: source, ref });
      environment.workers.start();
    };
    await put(target);
    expect(await merge(iid)).toMatchObject(notAllowed);
    await environment.workers.idle();
    expect(await read(iid)).toMatchObject({ sha: head, merge_status: 'cannot_be_merged' });
    expect(await merge(iid)).toMatchObject(notAllowed);
    await put(head);
    await environment.workers.idle();
    expect(await read(iid)).toMatchObject({ sha: head, merge_status: 'can_be_merged' });
    expect(await merge(iid)).toMatchObject({ status: 200 });
  });

  it('does not take what nobody has looked at', async () => {
    const { iid, source } = await open();
    await commit('Untold', [write(`untold-${source}`, 'x')], { branch: source });
    expect(await merge(iid)).toMatchObject(unmergeable);
  });
});

describe('the method of the project', () => {
  it('may want the source to hold the target', async () => {
    await set({ merge_method: 'rebase_merge' });
    const behind = await open();
    expect(await merge(behind.iid)).toMatchObject(unmergeable);
    const target = await branch();
    const upon = await open({ target_branch: target, source_branch: await branchUpon(target, 1) });
    const before = await headOf(target);
    expect(await merge(upon.iid)).toMatchObject({ status: 200 });
    expect((await headOf(target)).parents).toEqual([before.id, upon.head]);
  });

  it('may move the target without a merge commit', async () => {
    await set({ merge_method: 'ff' });
    const behind = await open();
    expect(await merge(behind.iid)).toMatchObject(unmergeable);
    const target = await branch();
    const upon = await open({ target_branch: target, source_branch: await branchUpon(target, 2) });
    expect(await merge(upon.iid)).toMatchObject({
      status: 200,
      body: { state: 'merged', merge_commit_sha: null, squash_commit_sha: null },
    });
    expect((await headOf(target)).id).toBe(upon.head);
  });
});

describe('squashing', () => {
  const cases = [
    ['never', true, true, false],
    ['always', false, false, true],
    ['default_on', false, undefined, false],
    ['default_on', undefined, undefined, true],
    ['default_off', undefined, undefined, false],
    ['default_off', true, undefined, true],
    ['default_off', true, false, false],
    ['default_off', false, true, true],
  ] as const;
  it.each(cases)('under %s, wished %s, said %s: %s', async (option, wished, said, squashed) => {
    await set({ squash_option: option });
    const target = await branch();
    const source_branch = await branchUpon(target, 2);
    const given = wished === undefined ? {} : { squash: wished };
    const { iid, head } = await open({ target_branch: target, source_branch, ...given });
    const wish = said ?? wished ?? option === 'default_on';
    const base = await headOf(target);
    const merged = await merge(iid, said === undefined ? {} : { squash: said }, maintainer);
    expect(merged).toMatchObject({ status: 200, body: { squash: wish } });
    const { squash_commit_sha: sha } = merged.body;
    const [, second] = (await headOf(target)).parents;
    expect([sha !== null, second]).toEqual([squashed, squashed ? sha : head]);
    if (sha === null) return;
    expect(await readCommitInfo(repository, sha)).toMatchObject({
      parents: [base.id],
      message: 'Cool slowly',
      author: { name: people.developer.name },
      committer: { name: people.maintainer.name },
    });
  });

  it('takes one commit as it is, unless another message is asked for', async () => {
    const alone = await open({ squash: true });
    expect((await merge(alone.iid)).body.squash_commit_sha).toBeNull();
    const renamed = await open({ squash: true });
    const merged = await merge(renamed.iid, { squash_commit_message: 'Another' });
    const made = await readCommitInfo(repository, merged.body.squash_commit_sha);
    expect(made?.message).toBe('Another');
  });

  it('goes with fast-forwards and templates', async () => {
    await set({ merge_method: 'ff', squash_commit_template: 'All of %{title}\n%{all_commits}' });
    const target = await branch();
    const source_branch = await branchUpon(target, 2);
    const { iid } = await open({ target_branch: target, source_branch, squash: true });
    const base = await headOf(target);
    const merged = await merge(iid);
    const head = await headOf(target);
    expect(merged.body).toMatchObject({ merge_commit_sha: null, squash_commit_sha: head.id });
    expect(head).toMatchObject({
      parents: [base.id],
      message: 'All of Cool slowly\n* Step 1\n\n* Step 2',
    });
  });
});

describe('a merge by a role', () => {
  const roles = [
    ['guest', 403],
    ['reporter', 401],
    ['developer', 200],
    ['maintainer', 200],
    ['owner', 200],
    ['administrator', 200],
    ['stranger', 404],
    ['anonymous', 401],
  ] as const;
  it.each(roles)('answers a %s with %i', async (who, status) => {
    const { iid } = await open();
    const answer = await merge(iid, {}, api.as(people[who]));
    expect(answer).toMatchObject({ status });
    if (who !== 'reporter') return;
    expect(answer.body).toEqual({
      message: '401 Unauthorized',
      hint: 'The caller may not merge into the target branch.',
    });
  });

  it.each([
    ['developer', 401],
    ['maintainer', 200],
  ] as const)('answers a %s with %i where the branch is protected', async (who, status) => {
    const { iid, target } = await open();
    const name = { name: target, merge_access_level: 40, push_access_level: 0 };
    await maintainer.post(`/projects/${project.id}/protected_branches`, name);
    expect(await merge(iid, {}, api.as(people[who]))).toMatchObject({ status });
  });

  it('refuses in archived projects', async () => {
    const other = await mergingWorld(app);
    const { iid } = await other.open();
    await db('projects').where({ id: other.project.id }).update({ archived: true });
    expect(await other.merge(iid)).toMatchObject({ status: 403 });
    const cancel = `${other.path}/${iid}/cancel_merge_when_pipeline_succeeds`;
    expect(await other.developer.post(cancel)).toMatchObject({ status: 401 });
  });
});

describe('a blocked merge', () => {
  it('names drafts, closed merge requests, and missing branches', async () => {
    const draft = await open({ title: 'Draft: Later' });
    expect(await merge(draft.iid)).toMatchObject(notAllowedFor('The merge request is a draft.'));
    const closed = await open();
    await developer.put(`${path}/${closed.iid}`, { state_event: 'close' });
    expect(await merge(closed.iid)).toMatchObject(notAllowedFor('The merge request is closed.'));
    const gone = await open();
    await developer.delete(`/projects/${project.id}/repository/branches/${gone.source}`);
    expect(await merge(gone.iid)).toMatchObject(notAllowedFor('The source branch does not exist.'));
    expect(await merge(999_999)).toMatchObject({ status: 404, body: { message: '404 Not found' } });
  });

  it('names conflicts and another head', async () => {
    const conflict = await openConflict();
    expect(await merge(conflict.iid)).toMatchObject(unmergeable);
    const { iid, head } = await open();
    expect(await merge(iid, { sha: conflict.head })).toMatchObject({
      status: 409,
      body: { message: `SHA does not match HEAD of source branch: ${head}` },
    });
    expect(await merge(iid, { sha: head })).toMatchObject({ status: 200 });
  });

  const report = (sha: string, ref: string, state: string) =>
    developer.post(`/projects/${project.id}/statuses/${sha}`, { state, ref, name: 'kiln' });

  it.each([
    ['pending', false, 200],
    ['running', false, 200],
    ['failed', false, 200],
    ['pending', true, 405],
    ['running', true, 405],
    ['failed', true, 405],
    ['success', false, 200],
    ['canceled', false, 200],
    ['canceled', true, 405],
    ['success', true, 200],
    [null, true, 405],
  ] as const)(
    'with a pipeline that is %s, success asked for: %s: %i',
    async (state, must, status) => {
      await set({ only_allow_merge_if_pipeline_succeeds: must });
      const { iid, head, source } = await open();
      if (state !== null) expect(await report(head, source, state)).toMatchObject({ status: 201 });
      const answer = await merge(iid);
      const hint = status === 405 ? 'The pipeline did not succeed.' : undefined;
      expect([answer.status, answer.body['hint']]).toEqual([status, hint]);
    },
  );

  it('names unresolved threads', async () => {
    await set({ only_allow_merge_if_all_discussions_are_resolved: true });
    const { iid } = await open();
    const threads = `${path}/${iid}/discussions`;
    const thread = await developer.post(threads, { body: 'Why?' });
    expect(thread).toMatchObject({ status: 201 });
    expect(await merge(iid)).toMatchObject(notAllowedFor('A thread is not resolved.'));
    const resolved = await developer.put(`${threads}/${thread.body.id}`, { resolved: true });
    expect(resolved).toMatchObject({ status: 200 });
    expect(await merge(iid)).toMatchObject({ status: 200 });
  });

  it('is told of approvals that are missing', async () => {
    const other = await mergingWorld(app);
    const owner = api.as(other.people.owner);
    const rule = { name: 'Any', rule_type: 'any_approver', approvals_required: 1 };
    const rules = `/projects/${other.project.id}/approval_rules`;
    expect(await owner.post(rules, rule)).toMatchObject({ status: 201 });
    await other.set({ merge_commit_template: '%{title}\n\n%{approved_by}' });
    const { iid, target } = await other.open();
    expect(await other.merge(iid)).toMatchObject(notAllowedFor('Approvals are missing.'));
    expect(await owner.post(`${other.path}/${iid}/approve`)).toMatchObject({ status: 201 });
    expect(await other.merge(iid)).toMatchObject({ status: 200 });
    const { name, email } = other.people.owner;
    expect((await other.headOf(target)).message).toBe(
      `Cool slowly\n\nApproved-by: ${name} <${email}>`,
    );
  });

  it('is told of rules for commits, and stays open', async () => {
    const other = await mergingWorld(app);
    const rules = `/projects/${other.project.id}/push_rule`;
    const rule = { commit_message_negative_regex: 'Cool' };
    expect(await api.as(other.people.maintainer).post(rules, rule)).toMatchObject({ status: 201 });
    const { iid, target } = await other.open();
    const before = await other.headOf(target);
    expect(await other.merge(iid)).toMatchObject(unmergeable);
    expect(await other.read(iid)).toMatchObject({
      state: 'opened',
      merge_error: "Merge failed: Commit message contains the forbidden pattern 'Cool'.",
      merge_user: null,
    });
    expect((await other.headOf(target)).id).toBe(before.id);
    expect(await other.merge(iid, { merge_commit_message: 'Fine' })).toMatchObject({
      status: 200,
      body: { merge_error: null },
    });
  });
});

describe('the source branch', () => {
  it.each([
    [true, undefined, true],
    [false, undefined, false],
    [false, true, true],
    [true, false, false],
  ])('goes as the author (%s) and the merger (%s) want: %s', async (author, merger, goes) => {
    const { iid, source, head } = await open({ remove_source_branch: author });
    const said = merger === undefined ? {} : { should_remove_source_branch: merger };
    expect((await merge(iid, said)).body.should_remove_source_branch).toBe(merger ?? null);
    expect(await readBranchHead(repository, source)).toBe(goes ? null : head);
  });

  it('stays where it is protected or moved on', async () => {
    const guarded = await open({ remove_source_branch: true });
    const name = { name: guarded.source, push_access_level: 30 };
    await maintainer.post(`/projects/${project.id}/protected_branches`, name);
    expect(await merge(guarded.iid, {}, maintainer)).toMatchObject({ status: 200 });
    expect(await readBranchHead(repository, guarded.source)).toBe(guarded.head);
    const target = await branch();
    await commit('On', [write(`main-${target}`, 'x')]);
    const own = await open({
      ...{ remove_source_branch: true, source_branch: 'main', target_branch: target },
    });
    expect(await merge(own.iid, {}, maintainer)).toMatchObject({ status: 200 });
    expect(await readBranchHead(repository, 'main')).toBe(own.head);
  });

  it('leaves those that went into it to where it went', async () => {
    environment.workers.start();
    const { iid, source, target } = await open({ remove_source_branch: true });
    const upon = await open({
      target_branch: source,
      source_branch: await branchUpon(source, 1),
    });
    await merge(iid);
    await environment.workers.idle();
    expect(await read(upon.iid)).toMatchObject({ state: 'opened', target_branch: target });
  });

  it.each([
    ['is blocked', { state: 'blocked' }, 40],
    ['may no longer change them', {}, 20],
  ] as const)('leaves them where whoever merged %s by then', async (_, change, level) => {
    await environment.workers.stop();
    const merger = await seedUser(db);
    await addMember(db, { project, user: merger, level: 40 });
    const { iid, source } = await open({ remove_source_branch: true });
    const upon = await open({ target_branch: source, source_branch: await branchUpon(source, 1) });
    expect((await merge(iid, {}, api.as(merger))).status).toBe(200);
    const member = `/projects/${project.id}/members/${merger.id}`;
    await maintainer.put(member, { access_level: level });
    await db('users')
      .where({ id: merger.id })
      .update({ updated_at: merger.updated_at, ...change });
    environment.workers.start();
    await environment.workers.idle();
    expect(await read(upon.iid)).toMatchObject({ state: 'opened', target_branch: source });
  });
});

/** A merge request from a fork of somebody else, with one commit. */
async function openFromFork() {
  const author = await seedUser(db);
  const fork = await seedProject(db, {
    namespace: await personalNamespace(db, author),
    creator: author,
    forked_from_id: project.id,
    empty_repo: false,
  });
  await addMember(db, { project: fork, user: author, level: 40 });
  await addMember(db, { project, user: author, level: 20 });
  const theirs = git.repository(fork.id);
  await cloneRepository(repository, theirs, { defaultBranch: 'main' });
  const start = (await readBranchHead(theirs, 'main')) ?? '';
  const head = await addCommit(theirs, {
    ...{ branch: 'idea', startFrom: start, message: 'Idea', author: potter, committer: potter },
    changes: [write('idea', 'x')],
  });
  const target = await branch();
  const made = await api.as(author).post(`/projects/${fork.id}/merge_requests`, {
    ...{ source_branch: 'idea', target_branch: target, target_project_id: project.id },
    ...{ title: 'Idea', remove_source_branch: true },
  });
  expect(made).toMatchObject({ status: 201 });
  return { author, fork, theirs, head, target, iid: made.body.iid as number };
}

describe('a merge from a fork', () => {
  it('brings its commits, leaves its branch, and does not name the namespace of the fork', async () => {
    const { author, theirs, head, target, iid } = await openFromFork();
    expect(await merge(iid)).toMatchObject({ status: 200 });
    const { parents, message } = await headOf(target);
    expect(parents[1]).toBe(head);
    expect(message).toContain(`Merge branch 'idea' into '${target}'`);
    expect(message).not.toContain(author.username);
    expect(await readBranchHead(theirs, 'idea')).toBe(head);
  });

  it.each(['at once', 'later'])('is refused when the fork was deleted %s', async (when) => {
    const { fork, iid } = await openFromFork();
    const deleted = await api.as(people.administrator).delete(`/projects/${fork.id}`);
    expect(deleted.status).toBe(202);
    if (when === 'later') {
      environment.workers.start();
      await environment.workers.idle();
    }
    expect(await merge(iid)).toEqual(
      expect.objectContaining({
        status: 405,
        body: { ...notAllowed.body, hint: expect.any(String) },
      }),
    );
  });
});
