import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { seedUser } from '#test/support/seed.ts';
import { basicKeys, ids, keysOf } from './views.ts';

let now = new Date('2026-03-10T14:38:00.000Z');
const { api, db } = await startApp({ clock: () => now });
const administrator = await seedUser(db, { admin: true });
const admin = api.as(administrator);

const notFound = { status: 404, body: { message: '404 User Not Found' } };

describe('POST /users/:id/follow and /unfollow', () => {
  it('follow and stop following, and count', async () => {
    const [user, other] = [await seedUser(db), await seedUser(db)];
    const caller = api.as(user);
    const followed = await caller.post(`/users/${other.id}/follow`);
    expect(followed).toMatchObject({ status: 201, body: { id: other.id } });
    expect(keysOf(followed.body)).toEqual(basicKeys);
    expect(await caller.post(`/users/${other.id}/follow`)).toMatchObject({ status: 304 });
    expect((await caller.get('/user')).body).toMatchObject({ followers: 0, following: 1 });
    expect((await caller.get(`/users/${other.id}`)).body).toMatchObject({ followers: 1 });
    expect((await caller.get(`/users/${other.id}/followers`)).body).toMatchObject([
      { id: user.id },
    ]);
    expect((await caller.get(`/users/${user.id}/following`)).body).toMatchObject([
      { id: other.id },
    ]);

    const stopped = await caller.post(`/users/${other.id}/unfollow`);
    expect(stopped).toMatchObject({ status: 201, body: { id: other.id } });
    expect(await caller.post(`/users/${other.id}/unfollow`)).toMatchObject({ status: 304 });
    expect((await caller.get(`/users/${other.id}`)).body).toMatchObject({ followers: 0 });
    expect((await caller.get(`/users/${other.id}/followers`)).body).toEqual([]);
  });

  it('count once when asked many times at a time', async () => {
    const users = [await seedUser(db), await seedUser(db)] as const;
    const [one, two] = users;
    const follow = () =>
      Promise.all([
        api.as(one).post(`/users/${two.id}/follow`),
        api.as(two).post(`/users/${one.id}/follow`),
      ]);
    const answers = (await Promise.all([follow(), follow(), follow()])).flat();
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    for (const { id } of users) {
      const { body } = await admin.get(`/users/${id}`);
      expect(body).toMatchObject({ followers: 1, following: 1 });
    }
  });

  it('stop at 300 followed users', async () => {
    const user = await seedUser(db, { following_count: 300 });
    const other = await seedUser(db);
    expect(await api.as(user).post(`/users/${other.id}/follow`)).toMatchObject({
      status: 400,
      body: { message: "You can't follow more than 300 users." },
    });
    expect((await admin.get(`/users/${other.id}/followers`)).body).toEqual([]);
  });

  it.each(['follow', 'unfollow'])(
    '%s refuses oneself, nobody and the anonymous',
    async (action) => {
      expect(await admin.post(`/users/${administrator.id}/${action}`)).toMatchObject({
        status: 400,
        body: { message: '400 Bad request' },
      });
      expect(await admin.post(`/users/999999999/${action}`)).toMatchObject(notFound);
      expect((await api.post(`/users/${administrator.id}/${action}`)).status).toBe(401);
    },
  );
});

describe.each(['followers', 'following'])('GET /users/:id/%s', (list) => {
  it('pages in the order of ids', async () => {
    const user = await seedUser(db);
    const others = [await seedUser(db), await seedUser(db), await seedUser(db)];
    for (const other of others) {
      const [who, whom] = list === 'followers' ? [other, user] : [user, other];
      await api.as(who).post(`/users/${whom.id}/follow`);
    }
    const { body, headers } = await admin.get(`/users/${user.id}/${list}?per_page=2&page=1`);
    expect(ids(body)).toEqual(ids(others.slice(0, 2)));
    expect(keysOf(body[0])).toEqual(basicKeys);
    expect(headers).toMatchObject({ 'x-total': '3', 'x-next-page': '2' });
  });

  it('of a private profile shows to the owner and administrators only', async () => {
    const user = await seedUser(db, { private_profile: true });
    const path = `/users/${user.id}/${list}`;
    expect(await api.as(await seedUser(db)).get(path)).toMatchObject(notFound);
    expect((await api.as(user).get(path)).status).toBe(200);
    expect((await admin.get(path)).status).toBe(200);
    expect((await api.get(path)).status).toBe(401);
    expect(await admin.get(`/users/999999999/${list}`)).toMatchObject(notFound);
  });
});

describe('status', () => {
  const none = {
    emoji: null,
    message: null,
    availability: null,
    message_html: null,
    clear_status_at: null,
  };

  it('is set, seen by others under id and name, and removed', async () => {
    const user = await seedUser(db);
    const caller = api.as(user);
    expect(await caller.get('/user/status')).toMatchObject({ status: 200, body: none });
    const set = await caller.put('/user/status', {
      emoji: 'coffee',
      message: 'Back at <3 :tada: :nothing:',
      availability: 'busy',
      clear_status_after: '3_hours',
    });
    const status = {
      emoji: 'coffee',
      message: 'Back at <3 :tada: :nothing:',
      availability: 'busy',
      message_html: 'Back at &lt;3 🎉 :nothing:',
      clear_status_at: '2026-03-10T17:38:00.000Z',
    };
    expect(set).toMatchObject({ status: 200, body: status });
    for (const path of [user.id, user.username, user.username.toUpperCase()]) {
      expect((await api.get(`/users/${path}/status`)).body).toEqual(status);
    }
    expect((await caller.put('/user/status', { emoji: '', message: ' ' })).body).toEqual(none);
    expect((await api.get(`/users/${user.id}/status`)).body).toEqual(none);
  });

  it('is replaced as a whole, with the usual emoji', async () => {
    const caller = api.as(await seedUser(db));
    await caller.put('/user/status', { emoji: '+1', message: 'x', clear_status_after: '1_day' });
    expect((await caller.put('/user/status', { availability: 'busy' })).body).toEqual({
      ...none,
      emoji: 'speech_balloon',
      availability: 'busy',
      message_html: '',
    });
    expect((await caller.put('/user/status', {})).body).toEqual(none);
  });

  it.each([
    ['30_minutes', 30],
    ['8_hours', 480],
    ['3_days', 4320],
    ['7_days', 10_080],
    ['30_days', 43_200],
  ])('goes away after %s', async (clear_status_after, minutes) => {
    const caller = api.as(await seedUser(db));
    await caller.put('/user/status', { emoji: 'zzz', clear_status_after });
    const before = now;
    now = new Date(before.getTime() + minutes * 60_000 - 1);
    expect((await caller.get('/user/status')).body.emoji).toBe('zzz');
    now = new Date(before.getTime() + minutes * 60_000);
    expect((await caller.get('/user/status')).body).toEqual(none);
    now = before;
  });

  it.each([
    [{ emoji: 'no_such_thing' }, { message: { emoji: ['is not a valid emoji name'] } }],
    [
      { message: 'x'.repeat(101) },
      { message: { message: ['is too long (maximum is 100 characters)'] } },
    ],
    [{ availability: 'away' }, { error: 'availability does not have a valid value' }],
    [{ clear_status_after: '2_days' }, { error: 'clear_status_after does not have a valid value' }],
  ])('answers 400 for %j and stays', async (given, body) => {
    const caller = api.as(await seedUser(db));
    await caller.put('/user/status', { message: 'here' });
    expect(await caller.put('/user/status', given)).toMatchObject({ status: 400, body });
    expect((await caller.get('/user/status')).body.message).toBe('here');
  });

  it('needs a caller to be set, and somebody to be of', async () => {
    expect((await api.put('/user/status', { message: 'x' })).status).toBe(401);
    expect((await api.get('/user/status')).status).toBe(401);
    expect(await admin.get('/users/nobody-here/status')).toMatchObject(notFound);
    expect(await admin.get('/users/999999999/status')).toMatchObject(notFound);
  });
});

describe('an instance without public visibility:', () => {
  it('the anonymous find nobody', async () => {
    const user = await seedUser(db);
    const restrict = (levels: string[]) =>
      admin.put('/application/settings', { restricted_visibility_levels: levels });
    await restrict(['public']);
    for (const list of ['status', 'projects', 'starred_projects']) {
      expect(await api.get(`/users/${user.username}/${list}`)).toMatchObject(notFound);
      expect((await api.as(user).get(`/users/${user.username}/${list}`)).status).toBe(200);
    }
    expect((await api.get('/avatar?email=x@example.com')).status).toBe(403);
    await restrict([]);
    expect((await api.get(`/users/${user.username}/status`)).status).toBe(200);
  });
});
