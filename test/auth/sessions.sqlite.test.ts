import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAuthenticate } from '#src/auth/authenticate.ts';
import { createCsrfToken } from '#src/auth/csrf.ts';
import { createSession, endSession } from '#src/auth/sessions.ts';
import { sweepSessions } from '#src/auth/workers.ts';
import { createAccessRevision } from '#src/database/access-revision.ts';
import { connect } from '#src/database/database.ts';
import { createLog } from '#src/log.ts';
import { deactivateDormantUsers } from '#src/domains/core/users/workers.ts';
import type { Answer } from '#test/support/http-client.ts';
import { startApp } from '#test/support/app.ts';
import { addMember, type HasId, seedGroup, seedUser } from '#test/support/seed.ts';

const noon = '2026-03-10T12:00:00.000Z';
let clock = new Date(noon);
const { api, db, environment } = await startApp({ clock: () => clock });
const administrator = await seedUser(db, { admin: true });
const admin = api.as(administrator);

beforeEach(() => {
  clock = new Date(noon);
});
afterEach(async () => {
  await db('application_settings').update({ changed: {} });
  // Raises the revision, so that everybody notices.
  await change({ max_yaml_depth: 100 });
});

const change = async (body: object) =>
  expect((await admin.put('/application/settings', body)).status).toBe(200);
const later = (minutes: number) => (clock = new Date(clock.getTime() + minutes * 60_000));
const cookie = (id: string, name = '_service_session') => ({ cookie: `a=b; ${name}=${id}` });

interface SignedIn {
  readonly id: string;
  readonly get: (path: string, headers?: Record<string, string>) => Promise<Answer>;
  readonly put: (path: string, body: object, token?: string) => Promise<Answer>;
}

async function signIn(user: HasId): Promise<SignedIn> {
  const { id } = await createSession(db, user, clock);
  return {
    id,
    get: (path, headers) => api.get(path, { ...cookie(id), ...headers }),
    put: (path, body, token = createCsrfToken(id)) =>
      api.put(path, body, { ...cookie(id), 'x-csrf-token': token }),
  };
}

const status = { message: 'at the kiln' };

describe('a session', () => {
  it.each(['_service_session', '_gitlab_session'])('is taken from the cookie %s', async (name) => {
    const user = await seedUser(db);
    const { id } = await createSession(db, user, clock);
    expect(await api.get('/user', cookie(id, name))).toMatchObject({
      status: 200,
      body: { id: user.id },
    });
    expect((await api.head('/user', cookie(id, name))).status).toBe(200);
  });

  it('is stored as a digest, with the time of its end', async () => {
    const user = await seedUser(db);
    const { id, lifetime } = await createSession(db, user, clock);
    expect(lifetime).toBe(10_080 * 60);
    const [row] = await db<Record<string, unknown>>('sessions').where('user_id', user.id);
    expect(JSON.stringify(row)).not.toContain(id);
    expect(row).toMatchObject({ created_at: noon, expires_at: '2026-03-17T12:00:00.000Z' });
  });

  it.each(['', 'x', 'A'.repeat(43), 'A'.repeat(6_000), '%00', 'é'.repeat(43), '"', '=;='])(
    'that does not exist is nobody: %j',
    async (id) => {
      const sent = cookie(encodeURI(id));
      expect((await api.get('/projects', sent)).status).toBe(200);
      expect(await api.get('/user', sent)).toMatchObject({
        status: 401,
        body: { message: '401 Unauthorized' },
      });
    },
  );

  it('counts after every token, and not beside a wrong one', async () => {
    const [user, other] = [await seedUser(db), await seedUser(db)];
    const session = await signIn(user);
    const withToken = api.as(other).get('/user', cookie(session.id));
    expect((await withToken).body.id).toBe(other.id);
    expect((await session.get('/user', { 'private-token': 'unknown' })).status).toBe(401);
    // A job token is nothing to an operation that takes none.
    expect((await session.get('/user', { 'job-token': 'unknown' })).status).toBe(200);
  });

  it('sees and does what its user may', async () => {
    const user = await seedUser(db);
    const group = await seedGroup(db, { visibility: 'private' });
    const session = await signIn(user);
    expect((await session.get(`/groups/${group.id}`)).status).toBe(404);
    await addMember(db, { group, user, level: 10 });
    expect((await session.get(`/groups/${group.id}`)).status).toBe(200);
    expect((await session.put(`/groups/${group.id}`, { name: 'x' })).status).toBe(403);
    expect((await session.get('/application/settings')).status).toBe(403);
  });
});

describe('a request with a session that changes data', () => {
  it('needs a token of the session, whatever the form of the body', async () => {
    const user = await seedUser(db);
    const [session, another] = [await signIn(user), await signIn(user)];
    expect(await session.put('/user/status', status)).toMatchObject({ status: 200 });
    const token = createCsrfToken(session.id);
    const wrong = [
      '',
      'x',
      createCsrfToken(another.id),
      `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`,
      `${token.slice(0, -4)}AAAA`,
      token.slice(1),
      `${token}A`,
    ];
    for (const each of wrong) {
      expect(await session.put('/user/status', status, each)).toMatchObject({
        status: 401,
        body: { message: '401 Unauthorized' },
      });
    }
    // Request that a form on another site can send.
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'] as const) {
      const sent = { ...cookie(session.id), ...type };
      const path = method === 'POST' || method === 'DELETE' ? '/user/emails' : '/user/status';
      const answer = await api.send(method, path, 'message=x&email=x@example.com', sent);
      expect([401, 404, 405]).toContain(answer.status);
    }
    // The token is looked for in the header alone.
    const inBody = { ...status, authenticity_token: token, 'X-CSRF-Token': token };
    expect((await api.put('/user/status', inBody, cookie(session.id))).status).toBe(401);
  });

  it('has many tokens, which all work and tell nothing of the session', async () => {
    const session = await signIn(await seedUser(db));
    const tokens = Array.from({ length: 5 }, () => createCsrfToken(session.id));
    expect(new Set(tokens).size).toBe(5);
    for (const token of tokens) {
      expect(token).not.toContain(session.id);
      expect((await session.put('/user/status', status, token)).status).toBe(200);
    }
  });
});

describe('sudo', () => {
  const needed =
    '403 Forbidden - Must be authenticated using an OAuth or Personal Access Token to use sudo';

  it('is not for sessions', async () => {
    const user = await seedUser(db);
    const session = await signIn(administrator);
    const answer = { status: 403, body: { message: needed } };
    expect(await session.get(`/user?sudo=${user.id}`)).toMatchObject(answer);
    expect(await session.get('/user', { sudo: user.username })).toMatchObject(answer);
    expect(await (await signIn(user)).get('/user?sudo=1')).toMatchObject({
      status: 403,
      body: { message: '403 Forbidden - Must be admin to use sudo' },
    });
    const without = await api.put('/user/status', status, { ...cookie(session.id), sudo: '1' });
    expect(without.status).toBe(401);
  });
});

describe('the end of a session', () => {
  const isOver = async (session: SignedIn) => (await session.get('/user')).status === 401;

  it('comes with signing out, for this one alone', async () => {
    const user = await seedUser(db);
    const [first, second] = [await signIn(user), await signIn(user)];
    expect([await isOver(first), await isOver(second)]).toEqual([false, false]);
    await endSession(db, first.id);
    expect([await isOver(first), await isOver(second)]).toEqual([true, false]);
    await endSession(db, first.id);
  });

  it('comes when it was not used for as long as the instance says', async () => {
    await change({ session_expire_delay: 60 });
    const session = await signIn(await seedUser(db));
    for (let use = 0; use < 3; use += 1) {
      later(59);
      expect(await isOver(session)).toBe(false);
    }
    later(60);
    expect(await isOver(session)).toBe(true);
  });

  it('comes sooner as soon as the instance says so, and no later than it said before', async () => {
    const user = await seedUser(db);
    const session = await signIn(user);
    later(120);
    expect(await isOver(session)).toBe(false);
    // Each change of settings makes the server read the session again.
    await useIsNoted(user);
    later(61);
    await change({ session_expire_delay: 60 });
    expect(await isOver(session)).toBe(true);
    await change({ session_expire_delay: 600 });
    expect(await isOver(session)).toBe(false);
    await useIsNoted(user);
    later(600);
    await change({ session_expire_delay: 100_000 });
    expect(await isOver(session)).toBe(true);
  });

  it.each([
    ['blocked', (user: HasId) => admin.post(`/users/${user.id}/block`)],
    ['banned', (user: HasId) => admin.post(`/users/${user.id}/ban`)],
    ['deleted', (user: HasId) => admin.delete(`/users/${user.id}`)],
    ['given another password', (user: HasId) => admin.put(`/users/${user.id}`, password)],
  ] as const)('comes when its user is %s', async (_, act) => {
    const user = await seedUser(db);
    const [first, second] = [await signIn(user), await signIn(user)];
    const other = await signIn(await seedUser(db));
    expect(await isOver(first)).toBe(false);
    expect((await act(user)).status).toBeLessThan(300);
    expect([await isOver(first), await isOver(second)]).toEqual([true, true]);
    expect(await db('sessions').where('user_id', user.id)).toEqual([]);
    expect(await isOver(other)).toBe(false);
  });
  const password = { password: 'glaze-and-kiln-7' };

  it('comes when its user is deactivated for having been away', async () => {
    const user = await seedUser(db, { last_activity_on: '2025-01-01' });
    await signIn(user);
    await change({ deactivate_dormant_users: true });
    await deactivateDormantUsers.run({}, dependencies(), job());
    expect(await db('sessions').where('user_id', user.id)).toEqual([]);
  });

  it('is swept away afterwards', async () => {
    const user = await seedUser(db);
    const [old, young] = [await signIn(user), await signIn(user)];
    later(10_000);
    expect(await isOver(young)).toBe(false);
    const count = async () => (await db('sessions').where('user_id', user.id)).length;
    await useIsNoted(user);
    later(100);
    await sweepSessions.run({}, dependencies(), job());
    expect(await count()).toBe(1);
    expect([await isOver(old), await isOver(young)]).toEqual([true, false]);
    later(10_080);
    await sweepSessions.run({}, dependencies(), job());
    await sweepSessions.run({}, dependencies(), job());
    expect(await count()).toBe(0);
  });
});

it('use of a session is activity of the user', async () => {
  const user = await seedUser(db, { last_activity_on: '2026-01-01' });
  const session = await signIn(user);
  later(5);
  await session.get('/user');
  await settled(async () => {
    const row = await db<{ last_activity_on: string }>('users').where('id', user.id).first();
    return row?.last_activity_on === '2026-03-10';
  });
});

it('works in every process, and ends in every one', async () => {
  const elsewhere = await connect(environment.config.databaseUrl);
  const authenticate = createAuthenticate({
    db: elsewhere,
    accessRevision: createAccessRevision(elsewhere),
    rateLimits: environment.limits,
    clientAddress: environment.clientAddress,
    config: environment.config,
    clock: () => clock,
    log: createLog('silent'),
  });
  const user = await seedUser(db);
  const session = await signIn(user);
  const callerElsewhere = () =>
    authenticate({
      header: (name) => ({ ...cookie(session.id) })[name as 'cookie'],
      query: () => undefined,
      http: { method: 'GET', socket: {} },
    });

  expect(await callerElsewhere()).toMatchObject({ user: { id: user.id }, token: null });
  // A use that one process noted counts in the other, though the other still caches an older one.
  later(10_000);
  expect((await session.get('/user')).status).toBe(200);
  await useIsNoted(user);
  later(10_000);
  expect(await callerElsewhere()).not.toBeNull();
  await authenticate.settled();
  expect((await session.put('/user/status', status)).status).toBe(200);
  await endSession(elsewhere, session.id);
  expect((await session.get('/user')).status).toBe(401);
  expect(await callerElsewhere()).toBeNull();
  await elsewhere.close();
});

function dependencies() {
  return { ...environment, log: createLog('silent') };
}

function job() {
  const { signal } = new AbortController();
  return { id: '1', attempt: 1, signal, progress: async () => {} };
}

/** Uses are written behind the requests. */
async function settled(isSo: () => Promise<boolean>): Promise<void> {
  await expect.poll(isSo, { interval: 5 }).toBe(true);
}

/** Waits until the use of a session of this user is written as of now. */
function useIsNoted(user: HasId): Promise<void> {
  return settled(async () => {
    const rows = await db<{ last_used_at: string }>('sessions').where('user_id', user.id);
    return rows.some(({ last_used_at }) => last_used_at === clock.toISOString());
  });
}
