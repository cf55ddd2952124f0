import { describe, expect } from 'vitest';
import { createLog } from '#src/log.ts';
import type { UserRow, UserState } from '#src/records/user.ts';
import { deactivateDormantUsers } from '#src/domains/core/users/workers.ts';
import { racing, startApp } from '#test/support/app.ts';
import { it, race } from '#test/support/races.ts';
import { addMember, type HasId, seedGroup, seedUser } from '#test/support/seed.ts';

// The clock stands still: the counted days are the same for the server, also around midnight.
const now = new Date();
const { api, db, git, environment } = await startApp({ connections: racing, clock: () => now });
const administrator = await seedUser(db, { admin: true });
const admin = api.as(administrator);

const longAgo = '2020-01-01';
const someone = (attributes: Partial<UserRow> = {}) =>
  seedUser(db, { last_activity_on: longAgo, ...attributes });
const ask = (user: HasId, action: string) => admin.post(`/users/${user.id}/${action}`);
const stateOf = async (user: HasId) =>
  (await admin.get(`/users/${user.id}`)).body.state as UserState;

const done = { status: 201, body: true };
const nothing = { status: 201, body: null };
const unchanged = { status: 201, body: false };
const success = { status: 201, body: { message: 'Success' } };
const refused = (reason: string) => ({
  status: 403,
  body: { message: `403 Forbidden - ${reason}` },
});
const conflict = (message: string) => ({ status: 409, body: { message } });

const unblockFirst = refused('A blocked user must be unblocked to be activated');
const blockedStays = refused('A blocked user cannot be deactivated by the API');
const notPending = conflict('The user you are trying to approve is not pending approval');
const noRequest = conflict('User does not have a pending request');
const cannot = (action: string, state: string) => refused(`You cannot ${action} ${state} users.`);

type Row = readonly [
  action: string,
  from: UserState,
  answer: { status: number; body: unknown },
  to: UserState,
];

/** Every action in every state. */
const table: readonly Row[] = [
  ['block', 'active', done, 'blocked'],
  ['block', 'deactivated', done, 'blocked'],
  ['block', 'blocked_pending_approval', done, 'blocked'],
  ['block', 'blocked', nothing, 'blocked'],
  ['block', 'banned', nothing, 'banned'],
  [
    'block',
    'ldap_blocked',
    refused('LDAP blocked users cannot be modified by the API'),
    'ldap_blocked',
  ],
  ['unblock', 'active', unchanged, 'active'],
  ['unblock', 'blocked', done, 'active'],
  ['unblock', 'blocked_pending_approval', done, 'active'],
  ['unblock', 'banned', refused('A banned user must be unbanned'), 'banned'],
  [
    'unblock',
    'ldap_blocked',
    refused('LDAP blocked users cannot be unblocked by the API'),
    'ldap_blocked',
  ],
  [
    'unblock',
    'deactivated',
    refused('Deactivated users cannot be unblocked by the API'),
    'deactivated',
  ],
  ['deactivate', 'active', done, 'deactivated'],
  ['deactivate', 'deactivated', nothing, 'deactivated'],
  ['deactivate', 'blocked', blockedStays, 'blocked'],
  ['deactivate', 'ldap_blocked', blockedStays, 'ldap_blocked'],
  ['deactivate', 'banned', blockedStays, 'banned'],
  ['deactivate', 'blocked_pending_approval', blockedStays, 'blocked_pending_approval'],
  ['activate', 'active', done, 'active'],
  ['activate', 'deactivated', done, 'active'],
  ['activate', 'blocked', unblockFirst, 'blocked'],
  ['activate', 'ldap_blocked', unblockFirst, 'ldap_blocked'],
  ['activate', 'banned', unblockFirst, 'banned'],
  ['activate', 'blocked_pending_approval', unblockFirst, 'blocked_pending_approval'],
  ['ban', 'active', done, 'banned'],
  ['ban', 'blocked', cannot('ban', 'blocked'), 'blocked'],
  ['ban', 'banned', cannot('ban', 'banned'), 'banned'],
  ['ban', 'deactivated', cannot('ban', 'deactivated'), 'deactivated'],
  ['ban', 'ldap_blocked', cannot('ban', 'ldap_blocked'), 'ldap_blocked'],
  [
    'ban',
    'blocked_pending_approval',
    cannot('ban', 'blocked_pending_approval'),
    'blocked_pending_approval',
  ],
  ['unban', 'banned', done, 'active'],
  ['unban', 'active', cannot('unban', 'active'), 'active'],
  ['unban', 'blocked', cannot('unban', 'blocked'), 'blocked'],
  ['unban', 'deactivated', cannot('unban', 'deactivated'), 'deactivated'],
  ['unban', 'ldap_blocked', cannot('unban', 'ldap_blocked'), 'ldap_blocked'],
  [
    'unban',
    'blocked_pending_approval',
    cannot('unban', 'blocked_pending_approval'),
    'blocked_pending_approval',
  ],
  ['approve', 'blocked_pending_approval', success, 'active'],
  ['approve', 'active', notPending, 'active'],
  ['approve', 'blocked', notPending, 'blocked'],
  ['approve', 'deactivated', notPending, 'deactivated'],
  ['approve', 'ldap_blocked', notPending, 'ldap_blocked'],
  ['approve', 'banned', notPending, 'banned'],
  ['reject', 'active', noRequest, 'active'],
  ['reject', 'blocked', noRequest, 'blocked'],
  ['reject', 'deactivated', noRequest, 'deactivated'],
  ['reject', 'ldap_blocked', noRequest, 'ldap_blocked'],
  ['reject', 'banned', noRequest, 'banned'],
];

describe('POST /users/:id/<action>', () => {
  it.each(table)('%s of a user who is %s', async (action, from, answer, to) => {
    const user = await someone({ state: from });
    expect(await ask(user, action)).toMatchObject(answer);
    expect(await stateOf(user)).toBe(to);
  });

  it('reject removes whoever waits for approval', async () => {
    environment.workers.start();
    const user = await someone({ state: 'blocked_pending_approval' });
    expect(await ask(user, 'reject')).toMatchObject(success);
    await environment.workers.idle();
    expect((await admin.get(`/users/${user.id}`)).status).toBe(404);
  });

  const actions = [...new Set(table.map(([action]) => action))];

  it.each(actions)('%s is for administrators', async (action) => {
    const user = await someone();
    const other = api.as(await seedUser(db));
    const text =
      action === 'approve' || action === 'reject'
        ? `403 Forbidden - You are not allowed to ${action} a user`
        : '403 Forbidden';
    const path = `/users/${user.id}/${action}`;
    expect(await other.post(path)).toMatchObject({ status: 403, body: { message: text } });
    expect(await api.post(path)).toMatchObject({ status: 401 });
    // The answer does not reveal whether the user exists.
    expect(await other.post(`/users/999999999/${action}`)).toMatchObject({ status: 403 });
    expect(await stateOf(user)).toBe('active');
  });

  it.each(actions)('%s answers 404 for nobody, and 400 for what is no id', async (action) => {
    expect(await admin.post(`/users/999999999/${action}`)).toMatchObject({
      status: 404,
      body: { message: '404 User Not Found' },
    });
    expect(await admin.post(`/users/nobody/${action}`)).toMatchObject({
      status: 400,
      body: { error: 'id is invalid' },
    });
  });

  it('administrators cannot block themselves', async () => {
    expect(await ask(administrator, 'block')).toMatchObject(
      refused('The API initiating user cannot be blocked by the API'),
    );
  });

  it.each(['block', 'deactivate', 'ban'])('%s spares internal users', async (action) => {
    const bot = await someone({ user_type: 'support_bot' });
    expect((await ask(bot, action)).status).toBe(403);
    expect(await stateOf(bot)).toBe('active');
  });

  it('deactivate spares users who were active within 90 days, and no user who never was', async () => {
    const day = (ago: number) =>
      new Date(now.getTime() - ago * 86_400_000).toISOString().slice(0, 10);
    const recent = refused(
      'The user you are trying to deactivate has been active in the past 90 days and cannot be deactivated',
    );
    expect(await ask(await someone({ last_activity_on: day(89) }), 'deactivate')).toMatchObject(
      recent,
    );
    expect(await ask(await someone({ last_activity_on: day(90) }), 'deactivate')).toMatchObject(
      done,
    );
    const fresh = await someone({ last_activity_on: null });
    expect(await ask(fresh, 'deactivate')).toMatchObject(done);
    // An administrator who asks is active, even before that is noted.
    const other = await someone({ admin: true, last_activity_on: null });
    expect(await api.as(other).post(`/users/${other.id}/deactivate`)).toMatchObject(recent);
  });

  it.each([
    ['block', 'Your account has been blocked.'],
    ['ban', 'Your account has been blocked.'],
    [
      'deactivate',
      'Your account has been deactivated. Sign in again in the browser to reactivate it.',
    ],
  ])('%s shuts the user out from the next request on', async (action, reason) => {
    const user = await someone();
    const caller = api.as(user);
    expect((await caller.get('/user')).status).toBe(200);
    // The use is noted behind the answer.
    const active = () => db('users').where('id', user.id).first<object>('last_activity_on');
    await expect.poll(active).not.toEqual({ last_activity_on: longAgo });
    await db('users').where('id', user.id).update({ last_activity_on: longAgo });
    expect(await ask(user, action)).toMatchObject(done);
    expect(await caller.get('/user')).toMatchObject(refused(reason));
    const back = { block: 'unblock', ban: 'unban', deactivate: 'activate' }[action] ?? '';
    expect(await ask(user, back)).toMatchObject(done);
    expect((await caller.get('/user')).status).toBe(200);
  });

  it('blocked users stay members', async () => {
    const group = await seedGroup(db, { visibility: 'private' });
    const user = await someone();
    await addMember(db, { group, user, level: 30 });
    await ask(user, 'block');
    const members = await admin.get(`/groups/${group.id}/members`);
    expect(members.body).toMatchObject([{ id: user.id, state: 'blocked', access_level: 30 }]);
  });

  race('decides once when many ask at a time', async () => {
    const user = await someone();
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(user, 'block')));
    expect(answers.filter(({ body }) => body === true)).toHaveLength(1);
    expect(answers.every(({ status }) => status === 201)).toBe(true);
  });
});

describe('deactivate_dormant_users', () => {
  const run = (): Promise<void> => {
    const { workers, clock, storage, config, limits, planning } = environment;
    const log = createLog('silent');
    const dependencies = { db, git, storage, config, planning, limits, log, clock, workers };
    const { signal } = new AbortController();
    const job = { id: '1', attempt: 1, signal, progress: async () => {} };
    return deactivateDormantUsers.run({}, dependencies, job);
  };

  it('deactivates daily whoever was not active for 90 days, where the instance wants it', async () => {
    const dormant = await someone();
    const away = await someone({ last_activity_on: null });
    await db('users').where('id', away.id).update({ created_at: '2020-01-01T00:00:00.000Z' });
    const blocked = await someone({ state: 'blocked' });
    const bot = await someone({ user_type: 'project_bot' });
    const active = await seedUser(db);
    const fresh = await someone({ last_activity_on: null });
    await run();
    expect(await stateOf(dormant)).toBe('active');
    await admin.put('/application/settings', { deactivate_dormant_users: true });
    await run();
    await run();
    expect(await stateOf(dormant)).toBe('deactivated');
    expect(await stateOf(away)).toBe('deactivated');
    expect(await stateOf(blocked)).toBe('blocked');
    expect(await stateOf(bot)).toBe('active');
    expect(await stateOf(active)).toBe('active');
    // The account itself is younger than that.
    expect(await stateOf(fresh)).toBe('active');
  });
});
