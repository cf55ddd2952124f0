import { describe, expect } from 'vitest';
import { countUnresolvedThreads } from '#src/domains/planning/notes/unresolved.ts';
import { racing, startApp } from '#test/support/app.ts';
import { it, race } from '#test/support/races.ts';
import { projectWorld, type Who } from '#test/support/project-world.ts';
import { addMember, seedUser } from '#test/support/seed.ts';
import { type Subject, subjectsOf } from './subjects.ts';

const app = await startApp({ connections: racing });
const { api, db, environment } = app;
const world = await projectWorld(db, { visibility: 'public', git: app.git });
const { people, project, group } = world;
const make = subjectsOf(app, world);
const reporter = api.as(people.reporter);
const developer = api.as(people.developer);
const owner = api.as(people.owner);

interface Thread {
  readonly id: string;
  readonly notes: { readonly id: number }[];
}

async function begin({ path }: Subject, as = reporter): Promise<Thread> {
  const made = await as.post(`${path}/discussions`, { body: 'Too hot?' });
  expect(made).toMatchObject({ status: 201 });
  return made.body as Thread;
}

const open = { resolvable: true, resolved: false, resolved_by: null, resolved_at: null };

const wait = (wanted: boolean) =>
  owner.put(`/projects/${project.id}`, {
    only_allow_merge_if_all_discussions_are_resolved: wanted,
  });

describe('an issue that settles threads of a merge request', () => {
  const iidOf = ({ path }: Subject) => Number(path.split('/').at(-1));
  const settle = (request: Subject, more: object = {}, as = developer) =>
    as.post(`/projects/${project.id}/issues`, {
      title: 'Follow up',
      merge_request_to_resolve_discussions_of: iidOf(request),
      ...more,
    });

  it('quotes those that are open, and resolves them', async () => {
    const request = await make('merge_request');
    const [first, second] = [await begin(request), await begin(request)];
    await developer.put(`${request.path}/discussions/${first.id}`, { resolved: true });
    const issue = await settle(request);
    expect(issue.status).toBe(201);
    expect(issue.body.description).toMatch(
      /^The following thread from !\d+ should be addressed:\n\n- \[ \] @.* started a \[thread\]\(http.*\):\n\n {4}> Too hot\?$/,
    );
    expect(issue.body.description).toContain(`#note_${second.notes[0]?.id}`);
    const after = await developer.get(`${request.path}/discussions/${second.id}`);
    expect(after.body.notes).toMatchObject([{ resolved: true }]);
  });

  it('takes one alone, and keeps the description that it is given', async () => {
    const request = await make('merge_request');
    const [first, second] = [await begin(request), await begin(request)];
    const issue = await settle(request, { discussion_to_resolve: second.id, description: 'Mine' });
    expect(issue.body).toMatchObject({ description: 'Mine' });
    const { body } = await developer.get(`${request.path}/discussions`);
    expect(body).toMatchObject([
      { id: first.id, notes: [{ resolved: false }] },
      { id: second.id, notes: [{ resolved: true }] },
    ]);
  });

  it('resolves nothing for those who may not, and is not made of a merge request that is not there', async () => {
    const request = await make('merge_request');
    const thread = await begin(request, owner);
    const outsider = api.as(await seedUser(db, {}));
    expect((await settle(request, {}, outsider)).status).toBe(201);
    const { body } = await developer.get(`${request.path}/discussions/${thread.id}`);
    expect(body.notes).toMatchObject([{ resolved: false }]);
    const missing = { merge_request_to_resolve_discussions_of: 987_654 };
    expect((await settle(request, missing)).status).toBe(404);
  });
});

describe('a thread of a merge request', () => {
  it('is resolved, and opened again, with all its notes', async () => {
    const request = await make('merge_request');
    const thread = await begin(request);
    expect(thread.notes).toMatchObject([{ type: 'DiscussionNote', ...open }]);
    const own = `${request.path}/discussions/${thread.id}`;
    await developer.post(`${own}/notes`, { body: 'No' });
    const resolved = await developer.put(own, { resolved: true });
    const done = {
      resolvable: true,
      resolved: true,
      resolved_by: { id: people.developer.id, username: people.developer.username },
      resolved_at: expect.stringMatching(/^20/) as unknown,
    };
    expect(resolved).toMatchObject({
      status: 200,
      body: { id: thread.id, individual_note: false, notes: [done, done] },
    });
    expect((await reporter.get(own)).body).toEqual(resolved.body);
    expect((await reporter.get(`${request.path}/notes?sort=asc`)).body).toMatchObject([
      done,
      done,
      { system: true, body: 'resolved all threads', resolvable: false },
    ]);
    // The first user who resolved the note stays its resolver.
    await owner.put(own, { resolved: true });
    expect((await reporter.get(own)).body).toEqual(resolved.body);
    const again = await owner.put(own, { resolved: false });
    expect(again.body).toMatchObject({ notes: [open, open] });
  });

  it('is resolved note by note', async () => {
    const request = await make('merge_request');
    const { id, notes } = await begin(request);
    const own = `${request.path}/discussions/${id}/notes`;
    const { body: second } = await developer.post(own, { body: 'No' });
    const first = await developer.put(`${own}/${notes[0]?.id}`, { resolved: true });
    expect(first).toMatchObject({ status: 200, body: { resolved: true } });
    expect(await countUnresolvedThreads(db, request)).toBe(1);
    await developer.put(`${own}/${second.id}`, { resolved: true });
    expect(await countUnresolvedThreads(db, request)).toBe(0);
    const back = await developer.put(`${own}/${second.id}`, { resolved: false });
    expect(back.body).toMatchObject(open);
    expect(await countUnresolvedThreads(db, request)).toBe(1);
  });

  it('stays resolved when somebody answers', async () => {
    const request = await make('merge_request');
    const { id } = await begin(request);
    const own = `${request.path}/discussions/${id}`;
    await developer.put(own, { resolved: true });
    const answer = await reporter.post(`${own}/notes`, { body: 'Thanks' });
    expect(answer).toMatchObject({
      status: 201,
      body: { resolved: true, resolved_by: { id: people.reporter.id } },
    });
    expect(await countUnresolvedThreads(db, request)).toBe(0);
  });

  it('is none as long as a note stands alone', async () => {
    const request = await make('merge_request');
    const { body: note } = await reporter.post(`${request.path}/notes`, { body: 'Hot' });
    expect(note).toMatchObject({ resolvable: false });
    expect(note).not.toHaveProperty('resolved');
    const [{ id }] = (await reporter.get(`${request.path}/discussions`)).body as [Thread];
    const own = `${request.path}/discussions/${id}`;
    expect(await developer.put(own, { resolved: true })).toMatchObject({ status: 403 });
    expect(await developer.put(`${own}/notes/${note.id}`, { resolved: true })).toMatchObject({
      status: 400,
      body: { message: '400 Bad request - Note is not resolvable' },
    });
    await developer.post(`${own}/notes`, { body: 'Yes' });
    expect((await reporter.get(own)).body.notes).toMatchObject([open, open]);
    expect(await countUnresolvedThreads(db, request)).toBe(1);
  });

  it.each<[Who, number]>([
    ['anonymous', 401],
    ['stranger', 403],
    ['guest', 403],
    ['reporter', 403],
    ['developer', 200],
    ['maintainer', 200],
    ['administrator', 200],
  ])('is resolved by developers: %s gets %i', async (who, status) => {
    const request = await make('merge_request');
    const { id, notes } = await begin(request);
    const own = `${request.path}/discussions/${id}`;
    const as = api.as(people[who]);
    expect((await as.put(own, { resolved: true })).status).toBe(status);
    const note = `${own}/notes/${notes[0]?.id}`;
    expect((await as.put(note, { resolved: true })).status).toBe(status);
  });

  it('is resolved by the author of the merge request', async () => {
    const request = await make('merge_request');
    await db('merge_requests').where({ id: request.id }).update({ author_id: people.stranger.id });
    const { id } = await begin(request);
    const own = `${request.path}/discussions/${id}`;
    const answer = await api.as(people.stranger).put(own, { resolved: true });
    expect(answer).toMatchObject({ status: 200 });
  });

  it('is asked for by its id, and about one thing', async () => {
    const [request, elsewhere] = [await make('merge_request'), await make('merge_request')];
    const { id } = await begin(request);
    const own = `${request.path}/discussions/${id}`;
    for (const body of [{}, { resolved: 'maybe' }, { resolved: null }]) {
      expect(await developer.put(own, body)).toMatchObject({ status: 400 });
    }
    for (const path of [
      `${elsewhere.path}/discussions/${id}`,
      `${request.path}/discussions/${'0'.repeat(40)}`,
      `${request.path}/discussions/x%00y`,
    ]) {
      const answer = await developer.put(path, { resolved: true });
      expect([400, 404]).toContain(answer.status);
    }
  });

  it('forgets who resolved it with the account', async () => {
    const user = await seedUser(db);
    await addMember(db, { group, user, level: 30 });
    const request = await make('merge_request');
    const { id } = await begin(request);
    const own = `${request.path}/discussions/${id}`;
    await api.as(user).put(own, { resolved: true });
    environment.workers.start();
    await api.as(people.administrator).delete(`/users/${user.id}`);
    await environment.workers.idle();
    const [note] = (await reporter.get(own)).body.notes as [object];
    expect(note).toMatchObject({ resolved: true, resolved_by: null });
  });
});

describe('blocking_discussions_resolved', () => {
  it('waits for threads where the project says so', async () => {
    const request = await make('merge_request');
    const shown = async () =>
      (await developer.get(request.path)).body.blocking_discussions_resolved as boolean;
    await reporter.post(`${request.path}/notes`, { body: 'Alone' });
    await wait(true);
    expect(await shown()).toBe(true);
    const one = await begin(request);
    const two = await begin(request);
    expect(await shown()).toBe(false);
    const listed = await developer.get(request.path.replace(/\/(\d+)$/, '?iids=$1'));
    expect(listed.body).toMatchObject([{ id: request.id, blocking_discussions_resolved: false }]);
    expect(await countUnresolvedThreads(db, request)).toBe(2);
    await wait(false);
    expect(await shown()).toBe(true);
    await wait(true);
    await developer.put(`${request.path}/discussions/${one.id}`, { resolved: true });
    expect(await shown()).toBe(false);
    await reporter.delete(`${request.path}/discussions/${two.id}/notes/${two.notes[0]?.id}`);
    expect(await shown()).toBe(true);
    await wait(false);
  });

  it('keeps it from being merged until then', async () => {
    const request = await make('merge_request');
    const { id } = await begin(request);
    await wait(true);
    expect(await owner.put(`${request.path}/merge`)).toMatchObject({ status: 405 });
    await developer.put(`${request.path}/discussions/${id}`, { resolved: true });
    const merged = await owner.put(`${request.path}/merge`);
    expect(merged).toMatchObject({ status: 200, body: { state: 'merged' } });
    await wait(false);
  });

  race('is right whatever happens at once', async () => {
    const request = await make('merge_request');
    const threads = [];
    for (let count = 0; count < 5; count += 1) threads.push(await begin(request));
    await Promise.all(
      threads.flatMap(({ id }) => [
        developer.put(`${request.path}/discussions/${id}`, { resolved: true }),
        owner.put(`${request.path}/discussions/${id}`, { resolved: true }),
      ]),
    );
    expect(await countUnresolvedThreads(db, request)).toBe(0);
    const lines = await reporter.get(`${request.path}/notes?activity_filter=only_activity`);
    const said = (lines.body as { body: string }[]).filter(
      ({ body }) => body === 'resolved all threads',
    );
    expect(said).toHaveLength(1);
  });
});
