import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createSession } from '#src/auth/sessions.ts';
import { digestPassword } from '#src/auth/passwords.ts';
import type { NewUser } from '#src/domains/core/users/table.ts';
import { startApp } from '#test/support/app.ts';
import {
  addMember,
  type HasId,
  seedGroup,
  seedProject,
  seedToken,
  seedUser,
} from '#test/support/seed.ts';

const noon = '2026-03-10T12:00:00.000Z';
let clock = new Date(noon);
const { api, db, git, origin } = await startApp({
  clock: () => clock,
  config: { trustedProxies: ['loopback'] },
});
const admin = api.as(await seedUser(db, { admin: true }));

const password = 'a good long password';
let digest: string;
let project: { readonly full_path: string };
beforeAll(async () => {
  digest = await digestPassword(password);
  project = await seedProject(db, { visibility: 'internal', git, readme: true });
});

const change = async (body: object) =>
  expect((await admin.put('/application/settings', body)).status).toBe(200);
afterEach(async () => {
  clock = new Date(noon);
  await db('application_settings').update({ changed: {} });
  await change({ max_yaml_depth: 100 });
});

async function newUser(account: Partial<NewUser> = {}) {
  const user = await seedUser(db, account);
  await db('users').where({ id: user.id }).update({ password_digest: digest });
  return user;
}

interface Person extends HasId {
  readonly username: string;
}
type Way = (user: Person, address?: string) => Promise<number>;

async function fetchBy(username: string, secret: string, address: string) {
  const basic = Buffer.from(`${username}:${secret}`).toString('base64');
  return fetch(`${origin}/${project.full_path}.git/info/refs?service=git-upload-pack`, {
    headers: { authorization: `Basic ${basic}`, 'x-forwarded-for': address },
  });
}

const tokenOf = async (user: HasId) => (await seedToken(db, user, { scopes: ['api'] })).token;

/** Each answers the status: 200 in, 401 nobody, 403 refused with a reason. */
const ways = {
  token: async (user, address = '192.0.2.1') =>
    (
      await api.get('/user', {
        'private-token': await tokenOf(user),
        'x-forwarded-for': address,
      })
    ).status,
  session: async (user, address = '192.0.2.1') => {
    const { id } = await createSession(db, user, clock);
    const headers = { cookie: `_service_session=${id}`, 'x-forwarded-for': address };
    return (await api.get('/user', headers)).status;
  },
  'token of git': async (user, address = '192.0.2.1') =>
    (await fetchBy('anybody', await tokenOf(user), address)).status,
  'password of git': async (user, address = '192.0.2.1') =>
    (await fetchBy(user.username, password, address)).status,
} satisfies Record<string, Way>;
const names = Object.keys(ways) as (keyof typeof ways)[];

describe.each(names)('sign-in by %s:', (name) => {
  const way: Way = ways[name];

  const states: [Partial<NewUser>, number][] = [
    [{}, 200],
    [{ state: 'blocked' }, 403],
    [{ state: 'banned' }, 403],
    [{ state: 'ldap_blocked' }, 403],
    [{ state: 'blocked_pending_approval' }, 403],
    [{ state: 'deactivated' }, 403],
    [{ confirmed_at: null }, 403],
    [{ password_expires_at: '2026-03-10T11:00:00.000Z' }, 403],
    [{ password_expires_at: '2026-03-10T13:00:00.000Z' }, 200],
    [{ user_type: 'alert_bot' }, 403],
  ];
  it.each(states)('an account with %o answers %i', async (account, status) => {
    expect(await way(await newUser(account))).toBe(status);
  });

  it('a user comes from as many addresses as the instance allows, whichever way', async () => {
    const settings = { unique_ips_limit_per_user: 2, unique_ips_limit_time_window: 3600 };
    await change({ unique_ips_limit_enabled: true, ...settings });
    const user = await newUser();
    expect(await way(user, '192.0.2.1')).toBe(200);
    expect(await ways.token(user, '192.0.2.2')).toBe(200);
    expect(await way(user, '192.0.2.3')).toBe(403);
    expect(await ways.token(user, '192.0.2.3')).toBe(403);
    expect(await way(user, '192.0.2.2')).toBe(200);
  });
});

/** Tokens are made by whoever has shown the second factor. */
describe.each(['session', 'password of git'] as const)(
  'second factor at sign-in by %s:',
  (name) => {
    const way: Way = ways[name];

    it('it is required after the grace period', async () => {
      const user = await newUser();
      await change({ require_two_factor_authentication: true, two_factor_grace_period: 24 });
      expect(await way(user)).toBe(200);
      clock = new Date(clock.getTime() + 23 * 3_600_000);
      expect(await way(user)).toBe(200);
      clock = new Date(clock.getTime() + 3_600_000);
      expect(await way(user)).toBe(401);
      expect(await ways.token(user)).toBe(200);
      expect(await ways['token of git'](user)).toBe(200);
      await change({ require_two_factor_authentication: false });
      expect(await way(user)).toBe(200);
    });

    it('it is required at once without a grace period, also by a parent group', async () => {
      const top = await seedGroup(db);
      const group = await seedGroup(db, { parent: top });
      const [member, stranger] = [await newUser(), await newUser()];
      await addMember(db, { group, user: member, level: 10 });
      const wanted = { require_two_factor_authentication: true, two_factor_grace_period: 0 };
      expect((await admin.put(`/groups/${top.id}`, wanted)).status).toBe(200);
      expect([await way(member), await way(stranger)]).toEqual([401, 200]);
    });
  },
);

describe('a password', () => {
  it('of who has a second factor is no better than a wrong one', async () => {
    const user = await newUser({ two_factor_enabled: true });
    const overdue = await newUser();
    await change({ require_two_factor_authentication: true, two_factor_grace_period: 0 });
    const texts = await Promise.all(
      [
        [user.username, password],
        [overdue.username, password],
        [user.username, 'wrong'],
        ['nobody-of-that-name', password],
      ].map(async ([name = '', secret = '']) => {
        const answer = await fetchBy(name, secret, '192.0.2.1');
        return [answer.status, await answer.text(), answer.headers.get('www-authenticate')];
      }),
    );
    expect(new Set(texts.map((text) => JSON.stringify(text))).size).toBe(1);
    expect(texts[0]?.[0]).toBe(401);
  });

  it('that is wrong begins no grace for its owner', async () => {
    const user = await newUser();
    await change({ require_two_factor_authentication: true, two_factor_grace_period: 24 });
    expect((await fetchBy(user.username, 'wrong', '192.0.2.1')).status).toBe(401);
    const row = await db('users').where({ id: user.id }).first('two_factor_wanted_since');
    expect(row).toEqual({ two_factor_wanted_since: null });
  });
});
