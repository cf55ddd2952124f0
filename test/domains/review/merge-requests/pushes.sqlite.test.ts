import { describe, expect, it } from 'vitest';
import { readBranchHead } from '#src/git/reading/branches.ts';
import { startApp } from '#test/support/app.ts';
import { mergeRequestWorld } from './world.ts';

const { api, db, git, environment } = await startApp();
const { project, people, branch, path } = await mergeRequestWorld({ db, git });
const developer = api.as(people.developer);
environment.workers.start();
const commits = `/projects/${project.id}/repository/commits`;

async function create(target_branch = 'main') {
  const source_branch = await branch();
  const body = { source_branch, target_branch, title: 'Fire slowly' };
  return (await developer.post(path, body)).body;
}

/** Pushes a file by a call of the API, and waits for what follows. */
async function push(to: string, file: string, content = 'x') {
  const body = {
    branch: to,
    commit_message: `Write ${file}`,
    actions: [{ action: 'create', file_path: file, content }],
  };
  const made = await developer.post(commits, body);
  expect(made).toMatchObject({ status: 201 });
  await environment.workers.idle();
  return made.body.id as string;
}

const read = async (iid: number) => (await developer.get(`${path}/${iid}`)).body;

describe('a push', () => {
  it('gives a merge request from the branch another version, and tells of the commits', async () => {
    const { iid, source_branch, sha } = await create();
    const pushed = await push(source_branch, 'second');
    const after = await read(iid);
    expect(after).toMatchObject({ sha: pushed, changes_count: '2' });
    const versions = await db('merge_request_versions')
      .where({ merge_request_id: after.id })
      .orderBy('id')
      .pluck('head_sha');
    expect(versions).toEqual([sha, pushed]);
    const notes = await db('notes').where({ merge_request_id: after.id, action: 'commit' });
    expect(notes).toMatchObject([
      { body: `added 1 commit\n\n* ${pushed.slice(0, 8)} - Write second`, system: true },
    ]);
    const kept = await git
      .repository(project.id)
      .run(['rev-parse', `refs/merge-requests/${iid}/head`], { maxBytes: 100, timeLimit: 600_000 });
    expect(kept.toString().trim()).toBe(pushed);
  });

  it('that deletes the branch closes its merge requests, but for those that it merged', async () => {
    const [gone, merged] = [await create(), await create()];
    const branches = `/projects/${project.id}/repository/branches`;
    const first = await developer.delete(`${branches}/${String(gone.source_branch)}`);
    expect(first.status).toBe(204);
    await environment.workers.idle();
    expect(await read(gone.iid)).toMatchObject({
      state: 'closed',
      closed_by: { id: people.developer.id },
    });
    const events = await developer.get(`${path}/${gone.iid}/resource_state_events`);
    expect(events.body).toMatchObject([{ state: 'closed' }]);
    const own = merged.source_branch as string;
    const both = { source_branch: own, target_branch: await branch(), title: 'Beside' };
    const beside = (await developer.post(path, both)).body;
    const done = await developer.put(`${path}/${merged.iid}/merge`, {
      should_remove_source_branch: true,
    });
    expect(done.status).toBe(200);
    await environment.workers.idle();
    expect(await read(merged.iid)).toMatchObject({ state: 'merged' });
    expect(await read(beside.iid)).toMatchObject({ state: 'closed' });
  });

  it('into the target asks again whether it merges', async () => {
    const { iid, source_branch } = await create();
    await push(source_branch, 'disputed', 'ours');
    expect(await read(iid)).toMatchObject({ merge_status: 'can_be_merged' });
    await push('main', 'disputed', 'theirs');
    expect(await read(iid)).toMatchObject({ merge_status: 'cannot_be_merged' });
  });

  it('of all its commits into the target merges it', async () => {
    const { iid, source_branch, sha } = await create();
    const target = await branch();
    await developer.put(`${path}/${iid}`, { target_branch: target });
    const repository = git.repository(project.id);
    await developer.delete(`/projects/${project.id}/repository/branches/${target}`);
    await developer.post(`/projects/${project.id}/repository/branches`, {
      branch: target,
      ref: source_branch,
    });
    await environment.workers.idle();
    expect(await readBranchHead(repository, target)).toBe(sha);
    expect(await read(iid)).toMatchObject({
      state: 'merged',
      merge_commit_sha: null,
      merged_by: { id: people.developer.id },
    });
  });

  it('into an old target merges those whose commits it brings, and no others', async () => {
    const [{ iid, source_branch }, other] = [await create(), await create()];
    const longer = await branch();
    const start = { branch: longer, start_branch: source_branch, force: true };
    const actions = [{ action: 'create', file_path: longer, content: 'x' }];
    await developer.post(commits, { ...start, commit_message: 'Go on', actions });
    const opened = { source_branch: longer, target_branch: 'main', title: 'Fire longer' };
    const merged = (await developer.post(path, opened)).body;
    const answer = await api.as(people.maintainer).put(`${path}/${merged.iid}/merge`, {});
    expect(answer).toMatchObject({ status: 200, body: { state: 'merged' } });
    await environment.workers.idle();
    expect(await read(iid)).toMatchObject({ state: 'merged', merge_commit_sha: null });
    expect(await read(other.iid)).toMatchObject({ state: 'opened' });
  });

  it('leaves closed ones as they are, which get its commits when they are opened again', async () => {
    const { iid, source_branch, sha } = await create();
    await developer.put(`${path}/${iid}`, { state_event: 'close' });
    const pushed = await push(source_branch, 'later');
    expect(await read(iid)).toMatchObject({ state: 'closed', sha });
    const opened = await developer.put(`${path}/${iid}`, { state_event: 'reopen' });
    expect(opened).toMatchObject({ status: 200, body: { sha: pushed } });
  });

  it('that overwrites the branch leaves the old version to be looked at', async () => {
    const { iid, source_branch, sha } = await create();
    const answer = await developer.post(commits, {
      branch: source_branch,
      start_branch: 'main',
      force: true,
      commit_message: 'Start anew',
      actions: [{ action: 'create', file_path: 'anew', content: 'x' }],
    });
    expect(answer).toMatchObject({ status: 201 });
    await environment.workers.idle();
    const bounds = { maxBytes: 1000, timeLimit: 600_000 };
    await git.repository(project.id).run(['gc', '--prune=now', '--quiet'], bounds);
    const [newest, old] = (await developer.get(`${path}/${iid}/versions`)).body;
    expect([newest.head_commit_sha, old.head_commit_sha]).toEqual([answer.body.id, sha]);
    expect(await developer.get(`${path}/${iid}/versions/${old.id}`)).toMatchObject({
      status: 200,
      body: { commits: [{ id: sha }], diffs: [{ new_path: `${source_branch}.txt` }] },
    });
  });

  it('ends the wait for a pipeline', async () => {
    const { iid, id, source_branch } = await create();
    const waiting = { merge_when_pipeline_succeeds: true, merge_user_id: people.developer.id };
    await db('merge_requests').where({ id }).update(waiting);
    await push(source_branch, 'again');
    expect(await read(iid)).toMatchObject({
      merge_when_pipeline_succeeds: false,
      merge_user: null,
    });
  });
});
