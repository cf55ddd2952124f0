import { describe, expect, it } from 'vitest';
import { issuableKinds } from '#src/domains/planning/issuables/issuable.ts';
import { startApp } from '#test/support/app.ts';
import { idsOf, projectWorld, type Who } from '#test/support/project-world.ts';
import { kinds, type Kind, type openKinds, subjectsOf } from './subjects.ts';

const app = await startApp();
const { api, db } = app;
const world = await projectWorld(db, { visibility: 'public', git: app.git });
const { people } = world;
const make = subjectsOf(app, world);
const guest = api.as(people.guest);
const reporter = api.as(people.reporter);
const maintainer = api.as(people.maintainer);
const administrator = api.as(people.administrator);

async function say(path: string, body: object | string, as = reporter) {
  const made = await as.post(`${path}/notes`, typeof body === 'string' ? { body } : body);
  expect(made).toMatchObject({ status: 201 });
  return made.body as { id: number; updated_at: string };
}

async function systemNote(kind: Kind, id: number): Promise<number> {
  const at = new Date().toISOString();
  const [note] = await db('notes')
    .insert({
      [`${kind}_id`]: id,
      author_id: people.reporter.id,
      discussion_id: '0'.repeat(39) + String(id % 10),
      starts_discussion: true,
      body: 'changed the description',
      system: true,
      action: 'description',
      confidential: false,
      created_at: at,
      updated_at: at,
    })
    .returning<{ id: number }[]>('id');
  return note?.id ?? 0;
}

describe.each(kinds)('a note on an %s', (kind) => {
  it('is written, found, changed and deleted', async () => {
    const { id, iid, path } = await make(kind);
    const made = await reporter.post(`${path}/notes`, { body: ' The glaze **cracks**.\n' });
    expect(made).toMatchObject({
      status: 201,
      body: {
        type: null,
        body: ' The glaze **cracks**.\n',
        attachment: null,
        author: { id: people.reporter.id, username: people.reporter.username },
        system: false,
        noteable_id: id,
        noteable_type: issuableKinds[kind].className,
        noteable_iid: iid,
        resolvable: false,
        confidential: false,
        internal: false,
        commands_changes: {},
      },
    });
    const own = `${path}/notes/${made.body.id}`;
    expect(await guest.get(own)).toMatchObject({ status: 200, body: made.body });
    const changed = await reporter.put(own, { body: 'It did.' });
    expect(changed).toMatchObject({ status: 200, body: { id: made.body.id, body: 'It did.' } });
    expect(await reporter.delete(own)).toMatchObject({ status: 204 });
    expect(await reporter.get(own)).toMatchObject({
      status: 404,
      body: { message: '404 Note Not Found' },
    });
  });

  it('is counted on it, and makes it newer', async () => {
    const { path, row } = await make(kind);
    const before = await row();
    const { id } = await say(path, 'One');
    await say(path, 'Two');
    const after = await row();
    expect(after).toMatchObject({ user_notes_count: 2 });
    expect(String(after['updated_at']) > String(before['updated_at'])).toBe(true);
    await reporter.delete(`${path}/notes/${id}`);
    expect(await row()).toMatchObject({ user_notes_count: 1 });
  });

  it('is listed the newest first, or as it is asked for', async () => {
    const { id, path } = await make(kind);
    const first = await say(path, 'First');
    const line = await systemNote(kind, id);
    const last = await say(path, 'Last');
    await reporter.put(`${path}/notes/${first.id}`, { body: 'Changed' });
    const list = async (query: string) => idsOf(await guest.get(`${path}/notes?${query}`));
    expect(await list('')).toEqual([last.id, line, first.id]);
    expect(await list('sort=asc')).toEqual([first.id, line, last.id]);
    expect(await list('order_by=updated_at')).toEqual([first.id, last.id, line]);
    expect(await list('activity_filter=only_comments')).toEqual([last.id, first.id]);
    expect(await list('activity_filter=only_activity')).toEqual([line]);
    const page = await guest.get(`${path}/notes?per_page=1&page=2`);
    expect(idsOf(page)).toEqual([line]);
    expect(page.headers).toMatchObject({ 'x-total': '3', 'x-next-page': '3' });
  });

  it.each([
    [{ body: ' \n ' }, `400 Bad request - Note {:note=>["can't be blank"]}`],
    [
      { body: 'k'.repeat(1_000_001) },
      '400 Bad request - Note {:note=>["is too long (maximum is 1000000 characters)"]}',
    ],
  ])('has something to say, and not too much', async (body, message) => {
    const { path } = await make(kind);
    expect(await reporter.post(`${path}/notes`, body)).toMatchObject({
      status: 400,
      body: { message },
    });
    const { id } = await say(path, 'k'.repeat(10));
    expect(await reporter.put(`${path}/notes/${id}`, body)).toMatchObject({
      status: 400,
      body: { message },
    });
  });

  it('may have a million letters of any alphabet', async () => {
    const { path } = await make(kind);
    await say(path, '窯'.repeat(1_000_000));
  });

  it.each([
    ['post', {}, 'body is missing'],
    ['put', { body: '' }, 'body is empty'],
  ] as const)('is refused by %s without a text', async (method, body, error) => {
    const { path } = await make(kind);
    const { id } = await say(path, 'Hot');
    const where = method === 'put' ? `${path}/notes/${id}` : `${path}/notes`;
    expect(await reporter[method](where, body)).toMatchObject({ status: 400, body: { error } });
  });

  it.each<[Who, number]>([
    ['anonymous', 401],
    ['stranger', 403],
    ['guest', 403],
    ['reporter', 200],
    ['developer', 403],
    ['maintainer', 200],
    ['owner', 200],
    ['administrator', 200],
  ])('is changed and deleted by its author and maintainers: %s gets %i', async (who, status) => {
    const { path } = await make(kind);
    const { id } = await say(path, 'Hot');
    const as = api.as(people[who]);
    expect(await as.put(`${path}/notes/${id}`, { body: 'Cold' })).toMatchObject({ status });
    const gone = status === 200 ? 204 : status;
    expect(await as.delete(`${path}/notes/${id}`)).toMatchObject({ status: gone });
  });

  it('of the system is changed and deleted by administrators only', async () => {
    const { id, path, row } = await make(kind);
    const line = await systemNote(kind, id);
    for (const as of [reporter, api.as(people.owner)]) {
      expect(await as.put(`${path}/notes/${line}`, { body: 'x' })).toMatchObject({ status: 403 });
      expect(await as.delete(`${path}/notes/${line}`)).toMatchObject({ status: 403 });
    }
    const changed = await administrator.put(`${path}/notes/${line}`, { body: 'x' });
    expect(changed).toMatchObject({ status: 200, body: { system: true } });
    expect(await administrator.delete(`${path}/notes/${line}`)).toMatchObject({ status: 204 });
    expect(await row()).toMatchObject({ user_notes_count: 0 });
  });

  it('is left alone when it was changed meanwhile', async () => {
    const { path } = await make(kind);
    const { id } = await say(path, 'Hot');
    const since = (time: string) =>
      reporter.send('DELETE', `${path}/notes/${id}`, undefined, { 'if-unmodified-since': time });
    expect(await since('Mon, 01 Jan 2001 00:00:00 GMT')).toMatchObject({ status: 412 });
    expect(await since(new Date(Date.now() + 60_000).toUTCString())).toMatchObject({ status: 204 });
  });

  it('is dated by owners only', async () => {
    const { path } = await make(kind);
    const created_at = '2020-02-03T06:00:00+02:00';
    const dated = await api.as(people.owner).post(`${path}/notes`, { body: 'Old', created_at });
    expect(dated.body).toMatchObject({
      created_at: '2020-02-03T04:00:00.000Z',
      updated_at: '2020-02-03T04:00:00.000Z',
    });
    const other = await maintainer.post(`${path}/notes`, { body: 'Old', created_at });
    expect(other.status).toBe(201);
    expect(other.body.created_at > '2021').toBe(true);
  });

  it('belongs to that and to nothing else', async () => {
    const { path } = await make(kind);
    const elsewhere = await make(kind);
    const { id } = await say(path, 'Hot');
    for (const answer of [
      await maintainer.get(`${elsewhere.path}/notes/${id}`),
      await maintainer.put(`${elsewhere.path}/notes/${id}`, { body: 'x' }),
      await maintainer.delete(`${elsewhere.path}/notes/${id}`),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { message: '404 Note Not Found' } });
    }
  });

  it('is written by members only where the discussion is locked', async () => {
    const { path } = await make(kind, { discussion_locked: true });
    const stranger = api.as(people.stranger);
    expect(await stranger.post(`${path}/notes`, { body: 'x' })).toMatchObject({ status: 403 });
    await say(path, 'Hot', guest);
    await say(path, 'Hot', administrator);
  });

  it('of somebody from outside stays as it is once the discussion is locked', async () => {
    const { id, path } = await make(kind);
    const stranger = api.as(people.stranger);
    const note = await say(path, 'Hot', stranger);
    await db(`${kind}s`).where({ id }).update({ discussion_locked: true });
    const own = `${path}/notes/${note.id}`;
    expect(await stranger.put(own, { body: 'x' })).toMatchObject({ status: 403 });
    expect(await stranger.delete(own)).toMatchObject({ status: 403 });
  });
});

describe.each(kinds)('a confidential note on an %s', (kind) => {
  it.each<[Who, boolean]>([
    ['anonymous', false],
    ['stranger', false],
    ['external', false],
    ['guest', false],
    ['reporter', true],
    ['developer', true],
    ['administrator', true],
  ])('is hidden from those below reporter: %s', async (who, shows) => {
    const { path } = await make(kind);
    const open = await say(path, 'Open');
    const hidden = await say(path, { body: 'Secret', confidential: true });
    const as = api.as(people[who]);
    const found = await as.get(`${path}/notes/${hidden.id}`);
    if (kind === 'merge_request' && who === 'anonymous') {
      expect(found.status).toBe(401);
      return;
    }
    expect(found.status).toBe(shows ? 200 : 404);
    const list = await as.get(`${path}/notes?sort=asc`);
    expect(idsOf(list)).toEqual(shows ? [open.id, hidden.id] : [open.id]);
    expect(list.headers['x-total']).toBe(shows ? '2' : '1');
    for (const answer of [
      await as.put(`${path}/notes/${hidden.id}`, { body: 'x' }),
      await as.delete(`${path}/notes/${hidden.id}`),
      await as.get(`${path}/notes/${hidden.id}/award_emoji`),
    ]) {
      if (!shows && who !== 'anonymous') {
        expect(answer).toMatchObject({ status: 404, body: { message: '404 Note Not Found' } });
      }
    }
  });

  it('is written by reporters and above', async () => {
    const { path, row } = await make(kind);
    const secret = { body: 'Secret', confidential: true };
    expect(await guest.post(`${path}/notes`, secret)).toMatchObject({ status: 403 });
    const made = await reporter.post(`${path}/notes`, secret);
    expect(made).toMatchObject({ status: 201, body: { confidential: true, internal: true } });
    // The number would tell of it.
    expect(await row()).toMatchObject({ user_notes_count: 0 });
    await reporter.delete(`${path}/notes/${made.body.id}`);
    expect(await row()).toMatchObject({ user_notes_count: 0 });
  });
});

describe('notes of what is hidden', () => {
  it.each<[(typeof openKinds)[number], string]>([
    ['issue', '404 Issue Not Found'],
    ['epic', '404 Epic Not Found'],
  ])('of a confidential %s answer as if it were not there', async (kind, message) => {
    const { path } = await make(kind, { confidential: true });
    const { id } = await say(path, 'Hot');
    const none = kind === 'issue' ? `${path}000` : `/groups/${world.group.id}/epics/999999999`;
    for (const place of [path, none]) {
      for (const answer of [
        await guest.get(`${place}/notes`),
        await guest.post(`${place}/notes`, { body: 'x' }),
        await guest.get(`${place}/notes/${id}`),
        await guest.put(`${place}/notes/${id}`, { body: 'x' }),
        await guest.delete(`${place}/notes/${id}`),
      ]) {
        expect(answer).toMatchObject({ status: 404, body: { message } });
      }
    }
  });

  it('are no longer written in an archived project', async () => {
    const archived = await projectWorld(db, { visibility: 'public' });
    const path = `/projects/${archived.project.id}`;
    const owner = api.as(archived.people.owner);
    await owner.post(`${path}/issues`, { title: 'Kiln' });
    const { id } = await say(`${path}/issues/1`, 'Hot', owner);
    await owner.post(`${path}/archive`);
    const notes = `${path}/issues/1/notes`;
    expect(await owner.post(notes, { body: 'x' })).toMatchObject({ status: 403 });
    expect(await owner.put(`${notes}/${id}`, { body: 'x' })).toMatchObject({ status: 403 });
    expect(await owner.delete(`${notes}/${id}`)).toMatchObject({ status: 403 });
    expect(await owner.get(notes)).toMatchObject({ status: 200, body: [{ id }] });
  });

  it('are told to everybody who sees it', async () => {
    const { path } = await make('issue');
    const { id } = await say(path, 'Hot');
    const { id: hidden } = await say(path, { body: 'Secret', confidential: true });
    const nobody = api.as(null);
    expect(idsOf(await nobody.get(`${path}/notes`))).toEqual([id]);
    expect(await nobody.get(`${path}/notes/${hidden}`)).toMatchObject({ status: 404 });
    expect(await nobody.post(`${path}/notes`, { body: 'x' })).toMatchObject({ status: 401 });
  });
});

describe.each(kinds)('the notes on an %s', (kind) => {
  it('are 5,000 at most, apart from those of the system', async () => {
    const { id, path } = await make(kind);
    const first = await say(path, 'The first');
    const [row] = await db('notes').where({ id: first.id });
    const { id: _, ...columns } = row as Record<string, unknown>;
    for (let left = 4_998; left > 0; left -= 500) {
      const more = { ...columns, confidential: left > 2_000, discussion_id: 'a'.repeat(40) };
      await db('notes').insert(Array<typeof more>(Math.min(left, 500)).fill(more));
    }
    await systemNote(kind, id);
    await say(path, 'The last');
    const refused = {
      status: 400,
      body: {
        message: '400 Bad request - Note {:base=>["Maximum number of comments exceeded"]}',
      },
    };
    expect(await reporter.post(`${path}/notes`, { body: 'More' })).toMatchObject(refused);
    expect(await reporter.post(`${path}/discussions`, { body: 'More' })).toMatchObject(refused);
    expect(await maintainer.post(`${path}/notes`, { body: '/close' })).toMatchObject({
      status: 202,
    });
    await reporter.delete(`${path}/notes/${first.id}`);
    await say(path, 'The last');
  });
});

describe('notes of merge requests of a private project', () => {
  it.each<[Who, number]>([
    ['anonymous', 401],
    ['stranger', 404],
    ['guest', 403],
    ['reporter', 200],
    ['developer', 200],
    ['administrator', 200],
  ])('show to those who see the merge request: %s gets %i', async (who, status) => {
    const hidden = await projectWorld(db, { git: app.git });
    const { path } = await subjectsOf(app, hidden)('merge_request');
    const owner = api.as(hidden.people.owner);
    const { id } = await say(path, 'Hot', owner);
    const as = api.as(hidden.people[who]);
    const places = ['notes', `notes/${id}`, 'discussions', 'award_emoji', 'resource_label_events'];
    for (const place of places) expect((await as.get(`${path}/${place}`)).status).toBe(status);
    const made = await as.post(`${path}/notes`, { body: 'x' });
    expect(made.status).toBe(status === 200 ? 201 : status);
    expect((await as.get(path)).status).toBe(status);
  });

  it('are not there without the merge request', async () => {
    const path = `/projects/${world.project.id}/merge_requests/4000`;
    for (const answer of [
      await guest.get(`${path}/notes`),
      await guest.post(`${path}/notes`, { body: 'x' }),
      await guest.get(`${path}/discussions`),
      await guest.get(`${path}/award_emoji`),
      await guest.get(`${path}/resource_state_events`),
    ]) {
      expect(answer).toMatchObject({
        status: 404,
        body: { message: '404 Merge Request Not Found' },
      });
    }
  });
});
