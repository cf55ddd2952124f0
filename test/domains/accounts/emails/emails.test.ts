import { describe, expect, it } from 'vitest';
import type { Database } from '#src/database/database.ts';
import { startApp } from '#test/support/app.ts';
import { seedGroup, seedUser, unique } from '#test/support/seed.ts';

const now = new Date('2026-03-10T12:00:00.000Z');
const { api, db } = await startApp({ clock: () => now });

const notFound = { status: 404, body: { message: '404 Email Not Found' } };
const noUser = { status: 404, body: { message: '404 User Not Found' } };
const taken = { status: 400, body: { message: { email: ['has already been taken'] } } };
const address = () => `${unique('second')}@example.com`;

async function people(db: Database) {
  const [owner, stranger, administrator] = await Promise.all([
    seedUser(db),
    seedUser(db),
    seedUser(db, { admin: true }),
  ]);
  return { owner, stranger, administrator, anonymous: null };
}

describe('the own addresses', () => {
  it('are added unconfirmed, listed with the primary one, read and removed', async () => {
    const { owner, stranger } = await people(db);
    const as = api.as(owner);
    const email = address();
    const added = await as.post('/user/emails', { email: ` ${email} ` });
    expect(added).toMatchObject({ status: 201 });
    expect(added.body).toEqual({ id: expect.any(Number), email, confirmed_at: null });
    await api.as(stranger).post('/user/emails', { email: address() });

    const { body, headers } = await as.get('/user/emails');
    expect(body).toEqual([
      { id: expect.any(Number), email: owner.email, confirmed_at: owner.confirmed_at },
      added.body,
    ]);
    expect(headers).toMatchObject({ 'x-total': '2' });
    expect((await as.get('/user/emails?per_page=1&page=2')).body).toEqual([added.body]);
    expect((await as.get(`/user/emails/${added.body.id}`)).body).toEqual(added.body);

    expect((await as.delete(`/user/emails/${added.body.id}`)).status).toBe(204);
    expect(await as.get(`/user/emails/${added.body.id}`)).toMatchObject(notFound);
    expect((await as.post('/user/emails', { email })).status).toBe(201);
  });

  it('are out of reach of others', async () => {
    const { owner, stranger, administrator } = await people(db);
    const { body } = await api.as(owner).post('/user/emails', { email: address() });
    for (const who of [stranger, administrator]) {
      expect(await api.as(who).get(`/user/emails/${body.id}`)).toMatchObject(notFound);
      expect(await api.as(who).delete(`/user/emails/${body.id}`)).toMatchObject(notFound);
    }
    expect((await api.get('/user/emails')).status).toBe(401);
  });

  it('belong to one account only, in whatever spelling', async () => {
    const { owner, stranger, administrator } = await people(db);
    const email = address();
    await api.as(owner).post('/user/emails', { email });
    for (const spelling of [email, email.toUpperCase(), stranger.email, owner.email]) {
      expect(await api.as(stranger).post('/user/emails', { email: spelling })).toMatchObject(taken);
    }
    const path = `/users/${stranger.id}/emails`;
    expect(await api.as(administrator).post(path, { email })).toMatchObject(taken);
    const race = { email: address() };
    const answers = await Promise.all(
      [owner, stranger, owner].map((who) => api.as(who).post('/user/emails', race)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
  });

  it.each([
    ['', "can't be blank"],
    ['  ', "can't be blank"],
    ['nobody', 'is invalid'],
    ['a@b@example.com', 'is invalid'],
    ['a b@example.com', 'is invalid'],
    [`${'x'.repeat(250)}@example.com`, 'is too long (maximum is 255 characters)'],
  ])('refuses %j', async (email, text) => {
    const { owner } = await people(db);
    expect(await api.as(owner).post('/user/emails', { email })).toMatchObject({
      status: 400,
      body: { message: { email: [text] } },
    });
  });

  it('keeps the primary one', async () => {
    const { owner, administrator } = await people(db);
    const [primary] = (await api.as(owner).get('/user/emails')).body;
    const refused = { status: 400, body: { message: '400 Bad request' } };
    expect(await api.as(owner).delete(`/user/emails/${primary.id}`)).toMatchObject(refused);
    const path = `/users/${owner.id}/emails/${primary.id}`;
    expect(await api.as(administrator).delete(path)).toMatchObject(refused);
  });

  it('stay where they changed after the time of the request', async () => {
    const { owner, administrator } = await people(db);
    const { body } = await api.as(owner).post('/user/emails', { email: address() });
    const early = { 'If-Unmodified-Since': 'Tue, 10 Mar 2026 11:00:00 GMT' };
    const path = `/user/emails/${body.id}`;
    expect((await api.as(owner).delete(path, undefined, early)).status).toBe(412);
    const theirs = `/users/${owner.id}/emails/${body.id}`;
    expect((await api.as(administrator).delete(theirs, undefined, early)).status).toBe(412);
    const late = { 'If-Unmodified-Since': 'Tue, 10 Mar 2026 12:00:00 GMT' };
    expect((await api.as(owner).delete(path, undefined, late)).status).toBe(204);
  });
});

describe('the addresses of a user', () => {
  it.each([
    ['anonymous', 401],
    ['stranger', 403],
    ['owner', 403],
    ['administrator', 200],
  ] as const)('answer a %s with %i', async (who, status) => {
    const all = await people(db);
    const path = `/users/${all.owner.id}/emails`;
    const { body } = await api.as(all.administrator).post(path, { email: address() });
    const as = api.as(all[who]);
    expect((await as.get(path)).status).toBe(status);
    const created = status === 200 ? 201 : status;
    expect((await as.post(path, { email: address() })).status).toBe(created);
    const gone = status === 200 ? 204 : status;
    expect((await as.delete(`${path}/${body.id}`)).status).toBe(gone);
  });

  it('name the user or the address that is missing', async () => {
    const { owner, stranger, administrator } = await people(db);
    const as = api.as(administrator);
    const { body } = await as.post(`/users/${owner.id}/emails`, { email: address() });
    expect(await as.get('/users/999999999/emails')).toMatchObject(noUser);
    const email = address();
    expect(await as.post('/users/999999999/emails', { email })).toMatchObject(noUser);
    expect(await as.delete(`/users/999999999/emails/${body.id}`)).toMatchObject(noUser);
    const others = `/users/${stranger.id}/emails/${body.id}`;
    expect(await as.delete(others)).toMatchObject(notFound);
  });

  it('are confirmed at once when the administrator says so, and join who was invited', async () => {
    const { owner, administrator } = await people(db);
    const as = api.as(administrator);
    const group = await seedGroup(db, { visibility: 'private' });
    const [invited, other] = [address(), address()];
    for (const email of [invited, other]) {
      await as.post(`/groups/${group.id}/invitations`, { email, access_level: 30 });
    }
    const path = `/users/${owner.id}/emails`;
    expect((await as.post(path, { email: other })).body.confirmed_at).toBeNull();
    expect((await api.as(owner).get(`/groups/${group.id}`)).status).toBe(404);

    const added = await as.post(path, { email: invited, skip_confirmation: true });
    expect(added).toMatchObject({ status: 201, body: { confirmed_at: now.toISOString() } });
    expect((await api.as(owner).get(`/groups/${group.id}`)).status).toBe(200);
    const members = await as.get(`/groups/${group.id}/members`);
    expect(members.body).toMatchObject([{ id: owner.id, access_level: 30 }]);
    const open = await as.get(`/groups/${group.id}/invitations`);
    expect(open.body).toMatchObject([{ invite_email: other }]);
  });

  it('leave nothing of a removed address behind', async () => {
    const { owner, administrator } = await people(db);
    const as = api.as(administrator);
    const email = address();
    const path = `/users/${owner.id}/emails`;
    const { body } = await as.post(path, { email, skip_confirmation: true });
    await as.put(`/users/${owner.id}`, { public_email: email, commit_email: email });
    const shown = () => api.as(owner).get('/user');
    expect(await shown()).toMatchObject({ body: { public_email: email, commit_email: email } });
    await as.delete(`${path}/${body.id}`);
    expect(await shown()).toMatchObject({
      body: { public_email: '', commit_email: owner.email, email: owner.email },
    });
  });
});
