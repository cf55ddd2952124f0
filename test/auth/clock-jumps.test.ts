import { beforeEach, describe, expect, it } from 'vitest';
import { createSession } from '#src/auth/sessions.ts';
import { startApp } from '#test/support/app.ts';
import { type HasId, seedUser } from '#test/support/seed.ts';

/** A clock that jumps makes nothing last longer, and puts nothing out of order. */
const noon = '2026-03-10T12:00:00.000Z';
let clock = new Date(noon);
const { api, db } = await startApp({ clock: () => clock });
const administrator = await seedUser(db, { admin: true });
const admin = api.as(administrator);

const at = (moment: string) => (clock = new Date(moment));
beforeEach(() => void at(noon));

const statusOf = async (user: HasId | null, headers: Record<string, string> = {}) =>
  (await api.as(user).get('/user', headers)).status;
const cookieOf = async (user: HasId) => ({
  cookie: `_service_session=${(await createSession(db, user, clock)).id}`,
});

describe('a token', () => {
  it.each(['personal_access_tokens', 'impersonation_tokens'])(
    'of %s ends with its day, wherever the clock has been',
    async (kind) => {
      const user = await seedUser(db);
      const wanted = { name: 'ends', scopes: ['api'], expires_at: '2026-03-12' };
      const { token } = (await admin.post(`/users/${user.id}/${kind}`, wanted)).body as {
        token: string;
      };
      const status = async () => (await api.withToken(token).get('/user')).status;
      const answers: [string, number][] = [];
      for (const moment of [
        '2026-03-11T23:59:59.999Z',
        '2026-03-12T00:00:00.000Z',
        '2020-01-01T00:00:00.000Z',
        '2036-01-01T00:00:00.000Z',
        '2026-03-12T00:00:00.000Z',
      ]) {
        at(moment);
        answers.push([moment, await status()]);
      }
      expect(answers).toEqual([
        ['2026-03-11T23:59:59.999Z', 200],
        ['2026-03-12T00:00:00.000Z', 401],
        ['2020-01-01T00:00:00.000Z', 200],
        ['2036-01-01T00:00:00.000Z', 401],
        ['2026-03-12T00:00:00.000Z', 401],
      ]);
    },
  );

  it('that is revoked stays so when the clock goes back before that', async () => {
    const user = await seedUser(db);
    const made = await admin.post(`/users/${user.id}/personal_access_tokens`, {
      name: 'gone',
      scopes: ['api'],
    });
    const { id, token } = made.body as { id: number; token: string };
    expect((await admin.delete(`/personal_access_tokens/${id}`)).status).toBe(204);
    at('2020-01-01T00:00:00.000Z');
    expect((await api.withToken(token).get('/user')).status).toBe(401);
  });
});

describe('a session', () => {
  it('that began or was used while the clock was ahead is over', async () => {
    const user = await seedUser(db);
    const before = await cookieOf(user);
    at('2026-03-13T12:00:00.000Z');
    expect(await statusOf(null, before)).toBe(200);
    // The use is written behind the answer.
    await expect
      .poll(() => db('sessions').where('user_id', user.id).pluck('last_used_at'))
      .toEqual([clock.toISOString()]);
    at('2031-01-01T00:00:00.000Z');
    const ahead = await cookieOf(user);
    expect(await statusOf(null, ahead)).toBe(200);

    at(noon);
    // Used three days from now, it would last three days longer than others.
    expect(await statusOf(null, before)).toBe(401);
    expect(await statusOf(null, ahead)).toBe(401);
    expect(await statusOf(null, await cookieOf(user))).toBe(200);
  });

  it('outlives a clock that goes back as far as summer time', async () => {
    const session = await cookieOf(await seedUser(db));
    at('2026-03-10T11:00:00.000Z');
    expect(await statusOf(null, session)).toBe(200);
    at('2026-03-10T12:59:00.000Z');
    expect(await statusOf(null, session)).toBe(200);
    at('2026-03-17T13:00:00.000Z');
    expect(await statusOf(null, session)).toBe(401);
  });
});

describe('a record that is created while the clock jumps', () => {
  it('is listed in the order in which it was made', async () => {
    const user = await seedUser(db);
    const made: Record<'projects' | 'keys' | 'tokens', number[]> = {
      projects: [],
      keys: [],
      tokens: [],
    };
    const as = api.as(user);
    for (const moment of ['2031-01-01T00:00:00Z', '2026-03-10T12:00:00Z', '2028-02-29T00:00:00Z']) {
      at(moment);
      const name = `made ${moment.slice(0, 4)}`;
      const project = await as.post('/projects', { name, path: `made-${moment.slice(0, 4)}` });
      made.projects.push((project.body as HasId).id);
      const email = await as.post('/user/emails', { email: `a${moment.slice(0, 4)}@example.com` });
      made.keys.push((email.body as HasId).id);
      const token = await admin.post(`/users/${user.id}/personal_access_tokens`, {
        name,
        scopes: ['read_user'],
      });
      made.tokens.push((token.body as HasId).id);
    }
    const ids = async (path: string) => ((await as.get(path)).body as HasId[]).map(({ id }) => id);
    expect(await ids('/projects?owned=true&order_by=created_at&sort=asc')).toEqual(made.projects);
    expect(await ids('/projects?owned=true')).toEqual(made.projects.toReversed());
    expect(await ids('/projects?owned=true&order_by=id&pagination=keyset&sort=asc')).toEqual(
      made.projects,
    );
    expect((await ids('/user/emails')).filter((id) => made.keys.includes(id))).toEqual(made.keys);
    expect((await ids('/personal_access_tokens')).filter((id) => made.tokens.includes(id))).toEqual(
      made.tokens,
    );
  });
});
