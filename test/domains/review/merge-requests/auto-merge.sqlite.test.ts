import { describe, expect, it } from 'vitest';
import { readBranchHead } from '#src/git/reading/branches.ts';
import { startApp } from '#test/support/app.ts';
import { mergingWorld, type Opened } from './open.ts';

const app = await startApp();
const { api, db, environment } = app;
const world = await mergingWorld(app);
const { project, people, repository, branch, path } = world;
const { developer, open, openConflict, headOf, set, merge, read } = world;
const maintainer = api.as(people.maintainer);
const { workers } = environment;
workers.start();

const report = async ({ head, source }: Opened, state: string, name = 'kiln') => {
  const body = { state, ref: source, name };
  const told = await developer.post(`/projects/${project.id}/statuses/${head}`, body);
  expect(told).toMatchObject({ status: 201 });
  await workers.idle();
};

const wait = (iid: number, body: object = {}, as = developer) =>
  merge(iid, { merge_when_pipeline_succeeds: true, ...body }, as);
const cancel = (iid: number, as = developer) =>
  as.post(`${path}/${iid}/cancel_merge_when_pipeline_succeeds`);

/** Merge request that waits for its pipeline, set to merge by the maintainer. */
async function waiting(body: object = {}): Promise<Opened> {
  const opened = await open({ remove_source_branch: false });
  await report(opened, 'running');
  expect(await wait(opened.iid, body, maintainer)).toMatchObject({
    status: 200,
    body: {
      state: 'opened',
      merge_when_pipeline_succeeds: true,
      merge_user: { id: people.maintainer.id },
      merged_by: null,
    },
  });
  return opened;
}

/** Ids of the users with a to-do for this reason, in ascending order. */
async function askedAbout({ id }: Opened, action: string) {
  const todos = await db('todos').where({ merge_request_id: id, action });
  return todos.map(({ user_id }) => Number(user_id)).toSorted((a, b) => a - b);
}

const notesOf = async (iid: number) =>
  ((await developer.get(`${path}/${iid}/notes`)).body as { body: string }[]).map(
    ({ body }) => body,
  );

describe('a merge when the pipeline succeeds', () => {
  it('happens then, as whoever wanted it said', async () => {
    const opened = await waiting({
      merge_commit_message: 'At last',
      should_remove_source_branch: true,
    });
    expect(await notesOf(opened.iid)).toContainEqual(
      `enabled an automatic merge when the pipeline for ${opened.head} succeeds`,
    );
    await report(opened, 'success');
    const { id, message } = await headOf(opened.target);
    expect(message).toBe('At last');
    expect(await read(opened.iid)).toMatchObject({
      state: 'merged',
      merge_commit_sha: id,
      merge_when_pipeline_succeeds: false,
      merged_by: { id: people.maintainer.id },
      should_remove_source_branch: true,
    });
    expect(await readBranchHead(repository, opened.source)).toBeNull();
  });

  it('happens at once where it has succeeded', async () => {
    const opened = await open();
    await report(opened, 'success');
    expect(await wait(opened.iid)).toMatchObject({ status: 200, body: { state: 'merged' } });
  });

  it('needs a pipeline that may succeed', async () => {
    const none = await open();
    expect(await wait(none.iid)).toMatchObject({ status: 405 });
    await report(none, 'failed');
    expect(await wait(none.iid)).toMatchObject({ status: 405 });
  });

  it('needs what every merge needs', async () => {
    const opened = await open();
    await report(opened, 'running');
    expect(await wait(opened.iid, {}, api.as(people.reporter))).toMatchObject({ status: 401 });
    expect(await wait(opened.iid, { sha: '0'.repeat(40) })).toMatchObject({ status: 409 });
    const conflict = await openConflict();
    await report(conflict, 'running');
    expect(await wait(conflict.iid)).toMatchObject({ status: 406 });
  });

  it('waits on when the pipeline fails, and asks people to look', async () => {
    const opened = await waiting();
    await report(opened, 'failed');
    expect(await read(opened.iid)).toMatchObject({
      state: 'opened',
      merge_when_pipeline_succeeds: true,
    });
    expect(await askedAbout(opened, 'build_failed')).toEqual([
      people.developer.id,
      people.maintainer.id,
    ]);
    // A retried pipeline reports these states.
    await report(opened, 'running');
    await report(opened, 'success');
    expect(await read(opened.iid)).toMatchObject({ state: 'merged' });
  });

  it('merges what waits, however many others propose the same branch', async () => {
    const opened = await waiting();
    const at = db('merge_requests').where({ id: opened.id });
    const { id, ...row } = { ...(await at.clone().first<Record<string, unknown>>()) };
    const older = Array.from({ length: 20 }, (_, index) => ({
      ...{ ...row, id: -1 - index, iid: 900_000 + index, target_branch: `other-${index}` },
      merge_when_pipeline_succeeds: false,
    }));
    await db('merge_requests').insert(older);
    await report(opened, 'success');
    expect(await read(opened.iid)).toMatchObject({ id, state: 'merged' });
    await db('merge_requests').where('id', '<', 0).delete();
  });

  it('asks the author to look at a failure also where nobody waits, until it is tried again', async () => {
    const opened = await open();
    const pending = async () => {
      const path = '/todos?action=build_failed&type=MergeRequest&per_page=100';
      const todos = (await developer.get(path)).body as { target: { id: number } }[];
      return todos.some(({ target }) => target.id === opened.id);
    };
    for (const again of ['running', 'success']) {
      await report(opened, 'failed');
      expect(await askedAbout(opened, 'build_failed')).toContain(people.developer.id);
      expect(await pending()).toBe(true);
      await report(opened, again);
      expect(await pending()).toBe(false);
    }
    await report(opened, 'canceled', 'glaze');
    expect(await pending()).toBe(false);
  });

  const conflict = (target: string, source: string, content: string) =>
    developer.post(`/projects/${project.id}/repository/commits`, {
      ...{ branch: target, commit_message: 'Ours' },
      actions: [
        { action: content === 'x' ? 'create' : 'update', file_path: `${source}.txt`, content },
      ],
    });

  it('asks people to look when the target comes to conflict with it, once', async () => {
    const opened = await waiting();
    const idle = await open({ target_branch: opened.target });
    expect((await conflict(opened.target, opened.source, 'x')).status).toBe(201);
    await workers.idle();
    const status = async ({ id }: Opened) =>
      (await db('merge_requests').where({ id }).first('merge_status'))?.['merge_status'] as string;
    expect(await status(opened)).toBe('cannot_be_merged');
    const both = [people.developer.id, people.maintainer.id];
    expect(await askedAbout(opened, 'unmergeable')).toEqual(both);
    expect(await status(idle)).toBe('unchecked');
    expect(await askedAbout(idle, 'unmergeable')).toEqual([]);
    const done = { state: 'done' };
    await db('todos').where({ merge_request_id: opened.id }).update(done);
    expect((await conflict(opened.target, opened.source, 'y')).status).toBe(201);
    await workers.idle();
    expect(await status(opened)).toBe('cannot_be_merged');
    expect(await askedAbout(opened, 'unmergeable')).toEqual(both);
  });

  it('comes when the threads are resolved that came up meanwhile', async () => {
    await set({ only_allow_merge_if_all_discussions_are_resolved: true });
    const opened = await waiting();
    const threads = `${path}/${opened.iid}/discussions`;
    const thread = await developer.post(threads, { body: 'Hotter?' });
    await report(opened, 'success');
    expect(await read(opened.iid)).toMatchObject({ state: 'opened' });
    const resolved = { resolved: true };
    expect((await developer.put(`${threads}/${thread.body.id}`, resolved)).status).toBe(200);
    await workers.idle();
    expect(await read(opened.iid)).toMatchObject({ state: 'merged' });
    await set({ only_allow_merge_if_all_discussions_are_resolved: false });
  });

  it('asks nobody who may not read it any more', async () => {
    const opened = await waiting();
    await db('users').where({ id: people.maintainer.id }).update({ state: 'blocked' });
    expect((await conflict(opened.target, opened.source, 'x')).status).toBe(201);
    await workers.idle();
    expect(await askedAbout(opened, 'unmergeable')).toEqual([people.developer.id]);
    await db('users').where({ id: people.maintainer.id }).update({ state: 'active' });
  });

  it('asks people to look when it cannot be done then', async () => {
    const opened = await waiting();
    await set({ merge_method: 'ff' });
    await report(opened, 'success');
    await set({ merge_method: 'merge' });
    expect(await read(opened.iid)).toMatchObject({ merge_when_pipeline_succeeds: true });
    expect(await askedAbout(opened, 'unmergeable')).toEqual([
      people.developer.id,
      people.maintainer.id,
    ]);
  });

  it('waits on for whoever may not merge any more', async () => {
    const opened = await waiting();
    const name = { name: opened.target, merge_access_level: 0, push_access_level: 0 };
    const owner = api.as(people.owner);
    await owner.post(`/projects/${project.id}/protected_branches`, name);
    await report(opened, 'success');
    expect(await read(opened.iid)).toMatchObject({
      state: 'opened',
      merge_when_pipeline_succeeds: true,
    });
  });

  it('keeps the user who wanted it when a merge by another fails', async () => {
    const opened = await waiting();
    await set({ merge_method: 'ff' });
    await report(opened, 'success');
    expect(await merge(opened.iid)).toMatchObject({ status: 406 });
    await set({ merge_method: 'merge' });
    expect(await read(opened.iid)).toMatchObject({
      merge_when_pipeline_succeeds: true,
      merge_user: { id: people.maintainer.id },
    });
  });
});

describe('the end of the wait for a pipeline', () => {
  const gone = { merge_when_pipeline_succeeds: false, merge_user: null, state: 'opened' };

  it('is a push to the source branch', async () => {
    const opened = await waiting();
    await developer.post(`/projects/${project.id}/repository/commits`, {
      ...{ branch: opened.source, commit_message: 'More' },
      actions: [{ action: 'create', file_path: `more-${opened.source}`, content: 'x' }],
    });
    await workers.idle();
    expect(await read(opened.iid)).toMatchObject(gone);
    const text = 'aborted the automatic merge because source branch was updated';
    expect((await notesOf(opened.iid)).filter((body) => body === text)).toHaveLength(1);
    await report(opened, 'success');
    expect(await read(opened.iid)).toMatchObject({ state: 'opened' });
  });

  it.each([
    ['target branch was changed', async () => ({ target_branch: await branch() })],
    ['it was marked as draft', async () => ({ title: 'Draft: Wait' })],
  ])('is a change: %s', async (because, change) => {
    const opened = await waiting();
    const changed = await developer.put(`${path}/${opened.iid}`, await change());
    expect(changed).toMatchObject({ status: 200, body: gone });
    expect(await notesOf(opened.iid)).toContain(`aborted the automatic merge because ${because}`);
  });

  it('is its closing', async () => {
    const opened = await waiting();
    const closed = await developer.put(`${path}/${opened.iid}`, { state_event: 'close' });
    expect(closed.body).toMatchObject({ ...gone, state: 'closed' });
  });

  it('is a cancellation', async () => {
    const opened = await waiting();
    expect(await cancel(opened.iid)).toMatchObject({ status: 201, body: gone });
    expect(await notesOf(opened.iid)).toContain('canceled the automatic merge');
    expect(await cancel(opened.iid)).toMatchObject({
      status: 406,
      body: { message: '406 Not Acceptable' },
    });
    await report(opened, 'success');
    expect(await read(opened.iid)).toMatchObject({ state: 'opened' });
    expect(await merge(opened.iid)).toMatchObject({ status: 200 });
    expect(await cancel(opened.iid)).toMatchObject({
      status: 405,
      body: { message: '405 Method Not Allowed' },
    });
  });

  it.each([
    ['guest', 403],
    ['reporter', 401],
    ['developer', 201],
    ['maintainer', 201],
    ['stranger', 404],
    ['anonymous', 401],
  ] as const)('is cancelled by a %s: %i', async (who, status) => {
    const opened = await waiting();
    expect(await cancel(opened.iid, api.as(people[who]))).toMatchObject({ status });
  });

  it('is cancelled by the author, whatever they may else', async () => {
    const opened = await waiting();
    await db('merge_requests').where({ id: opened.id }).update({ author_id: people.reporter.id });
    expect(await cancel(opened.iid, api.as(people.reporter))).toMatchObject({ status: 201 });
  });
});
