import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { seedUser } from '#test/support/seed.ts';

let now = new Date('2026-06-15T12:00:00Z');
const { api, db } = await startApp({ clock: () => now });
const admin = api.as(await seedUser(db, { admin: true }));
const path = '/broadcast_messages';
const create = (body: object = {}) => admin.post(path, { message: 'The kiln is hot', ...body });

describe('broadcast messages', () => {
  it('last an hour from now, in colours, for everybody', async () => {
    const created = await create();
    expect(created).toMatchObject({
      status: 201,
      body: {
        message: 'The kiln is hot',
        starts_at: '2026-06-15T12:00:00.000Z',
        ends_at: '2026-06-15T13:00:00.000Z',
        color: '#E75E40',
        font: '#FFFFFF',
        active: true,
        target_access_levels: [],
        target_path: null,
        broadcast_type: 'banner',
        dismissable: false,
      },
    });
    expect(await api.get(`${path}/${created.body.id}`)).toMatchObject({
      status: 200,
      body: created.body,
    });
    const { ends_at } = (await create({ starts_at: '2026-06-16T00:00:00Z' })).body;
    expect(ends_at).toBe('2026-06-16T01:00:00.000Z');
  });

  it('are active from their start until before their end', async () => {
    const { id } = (await create({ ends_at: '2026-06-15T12:30:00Z' })).body;
    const isActive = async () => (await api.get(`${path}/${id}`)).body.active;
    now = new Date('2026-06-15T12:29:59Z');
    expect(await isActive()).toBe(true);
    now = new Date('2026-06-15T12:30:00Z');
    expect(await isActive()).toBe(false);
    now = new Date('2026-06-15T12:00:00Z');
    await admin.put(`${path}/${id}`, { starts_at: '2026-06-15T12:00:01Z' });
    expect(await isActive()).toBe(false);
  });

  it('are listed for everybody, newest first, in pages', async () => {
    const [first, second] = [await create(), await create()];
    const { body, headers } = await api.get(`${path}?per_page=2`);
    expect(body).toEqual([second.body, first.body]);
    expect(headers['x-next-page']).toBe('2');
  });

  it('change where they are told to', async () => {
    const { body } = await create({
      target_path: '*/kiln',
      target_access_levels: [10, 40],
      broadcast_type: 'notification',
      dismissable: true,
    });
    const changed = await admin.put(`${path}/${body.id}`, { message: 'It is cold', color: '#000' });
    expect(changed).toMatchObject({
      status: 200,
      body: { ...body, message: 'It is cold', color: '#000' },
    });
    expect(
      await admin.put(`${path}/${body.id}`, { target_path: null, target_access_levels: '' }),
    ).toMatchObject({ status: 200, body: { target_path: null, target_access_levels: [] } });
    expect(
      (await admin.put(`${path}/${body.id}`, { target_access_levels: '30,50' })).body,
    ).toMatchObject({ target_access_levels: [30, 50], message: 'It is cold' });
  });

  it('are gone after their removal, unless they changed since', async () => {
    const { id } = (await create()).body;
    const before = { 'If-Unmodified-Since': 'Mon, 15 Jun 2026 11:00:00 GMT' };
    expect((await admin.delete(`${path}/${id}`, undefined, before)).status).toBe(412);
    expect((await admin.delete(`${path}/${id}`)).status).toBe(204);
    for (const answer of [
      await api.get(`${path}/${id}`),
      await admin.put(`${path}/${id}`, { message: 'x' }),
      await admin.delete(`${path}/${id}`),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { message: '404 Not found' } });
    }
  });

  it.each([
    [{ message: ' ' }, { message: ["can't be blank"] }],
    [{ color: 'red' }, { color: ['must be a valid color code'] }],
    [{ font: '#12' }, { font: ['must be a valid color code'] }],
  ])('cannot be %j', async (body, message) => {
    expect(await create(body)).toMatchObject({ status: 400, body: { message } });
    const { id } = (await create()).body;
    expect(await admin.put(`${path}/${id}`, body)).toMatchObject({
      status: 400,
      body: { message },
    });
  });

  it.each([
    [{ message: undefined }, 'message is missing'],
    [{ starts_at: 'soon' }, 'starts_at is invalid'],
    [{ broadcast_type: 'shout' }, 'broadcast_type does not have a valid value'],
    [{ target_access_levels: [11] }, 'target_access_levels does not have a valid value'],
  ])('cannot have %j', async (body, error) => {
    expect(await create(body)).toMatchObject({ status: 400, body: { error } });
  });

  it.each([
    ['anonymous', 401],
    ['member', 403],
  ] as const)('are not for %s to change: %i', async (who, status) => {
    const caller = who === 'anonymous' ? api : api.as(await seedUser(db));
    const { id } = (await create()).body;
    expect(await caller.post(path, { message: 'x' })).toMatchObject({ status });
    expect(await caller.put(`${path}/${id}`, { message: 'x' })).toMatchObject({ status });
    expect(await caller.delete(`${path}/${id}`)).toMatchObject({ status });
    expect((await caller.get(`${path}/${id}`)).status).toBe(200);
  });
});
