import { describe, expect } from 'vitest';
import { racing, startApp } from '#test/support/app.ts';
import { it, race } from '#test/support/races.ts';
import { idsOf, projectWorld } from '#test/support/project-world.ts';
import { kinds, openKinds, subjectsOf } from './subjects.ts';

const app = await startApp({ connections: racing });
const { api, db } = app;
const world = await projectWorld(db, { visibility: 'public', git: app.git });
const { people } = world;
const make = subjectsOf(app, world);
const guest = api.as(people.guest);
const reporter = api.as(people.reporter);
const maintainer = api.as(people.maintainer);

interface Thread {
  readonly id: string;
  readonly individual_note: boolean;
  readonly notes: { readonly id: number; readonly type: string | null }[];
}

async function begin(path: string, body = 'Too hot?'): Promise<Thread> {
  const made = await reporter.post(`${path}/discussions`, { body });
  expect(made).toMatchObject({ status: 201 });
  return made.body as Thread;
}

async function reply(path: string, id: string, as = guest): Promise<number> {
  const made = await as.post(`${path}/discussions/${id}/notes`, { body: 'Yes' });
  expect(made).toMatchObject({ status: 201 });
  return made.body.id as number;
}

describe.each(kinds)('a discussion of an %s', (kind) => {
  it('begins with a note, and goes on with replies', async () => {
    const { id: noteable_id, path, row } = await make(kind);
    const thread = await begin(path);
    expect(thread.id).toMatch(/^[0-9a-f]{40}$/);
    expect(thread).toMatchObject({
      individual_note: false,
      notes: [{ type: 'DiscussionNote', body: 'Too hot?', noteable_id }],
    });
    const second = await reply(path, thread.id);
    const found = await maintainer.get(`${path}/discussions/${thread.id}`);
    expect(found).toMatchObject({
      status: 200,
      body: {
        id: thread.id,
        individual_note: false,
        notes: [thread.notes[0], { id: second, type: 'DiscussionNote' }],
      },
    });
    expect(await row()).toMatchObject({ user_notes_count: 2 });
    expect(idsOf(await guest.get(`${path}/notes`))).toHaveLength(2);
  });

  it('is a note that stands alone, until somebody replies', async () => {
    const { path } = await make(kind);
    const note = await reporter.post(`${path}/notes`, { body: 'Hot' });
    const alone = await guest.get(`${path}/discussions`);
    expect(alone.body).toMatchObject([
      { individual_note: true, notes: [{ id: note.body.id, type: null }] },
    ]);
    const [{ id }] = alone.body as [Thread];
    await reply(path, id);
    expect((await guest.get(`${path}/discussions/${id}`)).body).toMatchObject({
      individual_note: false,
      notes: [{ id: note.body.id, type: 'DiscussionNote' }, { type: 'DiscussionNote' }],
    });
  });

  it('is listed the oldest first, page by page', async () => {
    const { path } = await make(kind);
    const first = await begin(path);
    const second = await begin(path);
    await reply(path, first.id);
    const third = await begin(path);
    const all = await guest.get(`${path}/discussions`);
    expect((all.body as Thread[]).map(({ id }) => id)).toEqual([first.id, second.id, third.id]);
    expect((all.body as Thread[]).map(({ notes }) => notes.length)).toEqual([2, 1, 1]);
    const page = await guest.get(`${path}/discussions?per_page=2&page=2`);
    expect((page.body as Thread[]).map(({ id }) => id)).toEqual([third.id]);
    expect(page.headers['x-total']).toBe('3');
  });

  it('loses notes, and goes with the last of them', async () => {
    const { path, row } = await make(kind);
    const { id, notes } = await begin(path);
    const second = await reply(path, id);
    const own = `${path}/discussions/${id}`;
    expect(await reporter.delete(`${own}/notes/${notes[0]?.id}`)).toMatchObject({ status: 204 });
    expect((await guest.get(`${path}/discussions`)).body).toMatchObject([
      { id, individual_note: false, notes: [{ id: second }] },
    ]);
    const third = await reply(path, id);
    expect((await guest.get(own)).body.notes).toMatchObject([{ id: second }, { id: third }]);
    for (const note of [third, second]) {
      expect(await guest.delete(`${own}/notes/${note}`)).toMatchObject({ status: 204 });
    }
    const gone = { status: 404, body: { message: '404 Discussion Not Found' } };
    expect(await guest.get(own)).toMatchObject(gone);
    expect(await guest.post(`${own}/notes`, { body: 'x' })).toMatchObject(gone);
    expect((await guest.get(`${path}/discussions`)).body).toEqual([]);
    expect(await row()).toMatchObject({ user_notes_count: 0 });
  });

  it('has exactly its own notes', async () => {
    const { path } = await make(kind);
    const one = await begin(path);
    const other = await begin(path);
    const wrong = `${path}/discussions/${one.id}/notes/${other.notes[0]?.id}`;
    const missing = { status: 404, body: { message: '404 Note Not Found' } };
    expect(await reporter.put(wrong, { body: 'x' })).toMatchObject(missing);
    expect(await reporter.delete(wrong)).toMatchObject(missing);
    const elsewhere = await make(kind);
    expect(await reporter.get(`${elsewhere.path}/discussions/${one.id}`)).toMatchObject({
      status: 404,
      body: { message: '404 Discussion Not Found' },
    });
  });

  it('of a confidential note is one among reporters', async () => {
    const { path, row } = await make(kind);
    const note = await reporter.post(`${path}/notes`, { body: 'Secret', confidential: true });
    const [{ id }] = (await reporter.get(`${path}/discussions`)).body as [Thread];
    expect((await guest.get(`${path}/discussions`)).body).toEqual([]);
    expect(await guest.get(`${path}/discussions/${id}`)).toMatchObject({ status: 404 });
    const answer = await guest.post(`${path}/discussions/${id}/notes`, { body: 'x' });
    expect(answer).toMatchObject({ status: 404, body: { message: '404 Discussion Not Found' } });
    await reply(path, id, reporter);
    expect((await reporter.get(`${path}/discussions/${id}`)).body.notes).toMatchObject([
      { id: note.body.id, confidential: true },
      { confidential: true },
    ]);
    expect(await row()).toMatchObject({ user_notes_count: 0 });
  });

  it('is not begun by a line of the system', async () => {
    const { id, path } = await make(kind);
    const at = new Date().toISOString();
    const discussion_id = { issue: 'a', merge_request: 'b', epic: 'c' }[kind].repeat(40);
    await db('notes').insert({
      [`${kind}_id`]: id,
      author_id: people.reporter.id,
      discussion_id,
      starts_discussion: true,
      body: 'closed',
      system: true,
      action: 'closed',
      confidential: false,
      created_at: at,
      updated_at: at,
    });
    expect((await guest.get(`${path}/discussions/${discussion_id}`)).body).toMatchObject({
      individual_note: true,
      notes: [{ system: true }],
    });
    const answer = await guest.post(`${path}/discussions/${discussion_id}/notes`, { body: 'x' });
    expect(answer).toMatchObject({
      status: 400,
      body: { message: '400 Bad request - Discussion can not be replied to' },
    });
  });

  it('is not begun, nor gone on with, by quick actions alone', async () => {
    const { path, row } = await make(kind);
    const { id } = await begin(path);
    const done = { status: 202, body: { commands_changes: { state_event: 'close' } } };
    const again = { status: 202, body: { commands_changes: { state_event: 'reopen' } } };
    expect(await maintainer.post(`${path}/discussions`, { body: '/close' })).toMatchObject(done);
    const answer = await maintainer.post(`${path}/discussions/${id}/notes`, { body: '/reopen' });
    expect(answer).toMatchObject(again);
    expect(await row()).toMatchObject({ state: 'opened', user_notes_count: 1 });
    const closing = await maintainer.post(`${path}/discussions`, { body: 'Done.\n/close' });
    expect(closing).toMatchObject({
      status: 201,
      body: { notes: [{ body: 'Done.', commands_changes: { state_event: 'close' } }] },
    });
  });

  it('is closed to others where it is locked', async () => {
    const { path } = await make(kind, { discussion_locked: true });
    const stranger = api.as(people.stranger);
    expect(await stranger.post(`${path}/discussions`, { body: 'x' })).toMatchObject({
      status: 403,
    });
    const { id } = await begin(path);
    const answer = await stranger.post(`${path}/discussions/${id}/notes`, { body: 'x' });
    expect(answer).toMatchObject({ status: 403 });
  });

  race('has one first note whatever happens at once', async () => {
    const { id: noteable, path, row } = await make(kind);
    const { id, notes } = await begin(path);
    const replies = await Promise.all(Array.from({ length: 10 }, () => reply(path, id)));
    const own = `${path}/discussions/${id}/notes`;
    await Promise.all([
      reporter.delete(`${own}/${notes[0]?.id}`),
      ...replies.slice(0, 5).map((note) => guest.delete(`${own}/${note}`)),
      ...Array.from({ length: 3 }, () => reply(path, id)),
    ]);
    const rows = await db('notes').where({ [`${kind}_id`]: noteable });
    expect(rows).toHaveLength(8);
    expect(rows.filter((note) => note['starts_discussion'] === true)).toHaveLength(1);
    expect(await row()).toMatchObject({ user_notes_count: 8 });
  });
});

describe.each(openKinds)('a discussion of an %s that is not resolvable', (kind) => {
  it('has notes that are changed, and never resolved', async () => {
    const { path } = await make(kind);
    const { id, notes } = await begin(path);
    const own = `${path}/discussions/${id}/notes/${notes[0]?.id}`;
    expect(await reporter.put(own, { body: 'Hotter' })).toMatchObject({
      status: 200,
      body: { body: 'Hotter', type: 'DiscussionNote' },
    });
    expect(await reporter.put(own, { resolved: true })).toMatchObject({
      status: 400,
      body: { message: '400 Bad request - Note is not resolvable' },
    });
    expect(await guest.put(own, { resolved: true })).toMatchObject({ status: 403 });
    expect(await guest.put(own, { body: 'x' })).toMatchObject({ status: 403 });
    expect(await reporter.put(own, {})).toMatchObject({ status: 400 });
    expect(await reporter.put(own, { body: 'x', resolved: true })).toMatchObject({ status: 400 });
    const headers = { 'if-unmodified-since': 'Mon, 01 Jan 2001 00:00:00 GMT' };
    expect(await reporter.send('DELETE', own, undefined, headers)).toMatchObject({ status: 412 });
  });
});

describe.each(openKinds)('a discussion of a confidential %s', (kind) => {
  it('is hidden with it', async () => {
    const { path } = await make(kind, { confidential: true });
    const { id, notes } = await begin(path);
    const message = kind === 'issue' ? '404 Issue Not Found' : '404 Epic Not Found';
    const own = `${path}/discussions/${id}`;
    for (const answer of [
      await guest.get(`${path}/discussions`),
      await guest.post(`${path}/discussions`, { body: 'x' }),
      await guest.get(own),
      await guest.post(`${own}/notes`, { body: 'x' }),
      await guest.put(`${own}/notes/${notes[0]?.id}`, { body: 'x' }),
      await guest.delete(`${own}/notes/${notes[0]?.id}`),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { message } });
    }
  });
});
