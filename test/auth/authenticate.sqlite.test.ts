import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createAuthenticate } from '#src/auth/authenticate.ts';
import { createPersonalAccessToken, type NewPersonalAccessToken } from '#src/auth/tokens.ts';
import { createAccessRevision } from '#src/database/access-revision.ts';
import { connect, type Database } from '#src/database/database.ts';
import { createRateLimits } from '#src/limits/rate-limits.ts';
import { findUser, type UserRow } from '#src/records/user.ts';
import { revokePersonalAccessToken } from '#src/domains/accounts/personal-access-tokens/revocation.ts';
import { createAccount } from '#src/domains/core/users/account/accounts.ts';
import type { NewUser } from '#src/domains/core/users/table.ts';
import { type FreshDatabase, freshDatabase } from '#test/support/databases.ts';

const now = '2026-03-10T12:00:00.000Z';
let clock = new Date(now);
let db: Database;
let fresh: FreshDatabase;

beforeAll(async () => {
  fresh = await freshDatabase();
  db = await connect(fresh.url);
});
afterAll(async () => {
  await db.close();
  await fresh.drop();
});

let names = 0;

function person(attributes: Partial<NewUser> = {}): Promise<UserRow> {
  names += 1;
  const username = `person${names}`;
  return createAccount(
    db,
    {
      username,
      name: `Person ${names}`,
      email: `${username}@example.com`,
      confirmed_at: now,
      ...attributes,
    },
    now,
  );
}

async function tokenOf(user: UserRow, facts: Partial<NewPersonalAccessToken> = {}) {
  const created = await createPersonalAccessToken(
    db,
    { userId: user.id, name: 'test', scopes: ['api'], ...facts },
    now,
  );
  return created;
}

interface Setup {
  readonly impersonation?: boolean;
  readonly rateLimits?: boolean;
}

function authentication({ impersonation = true, rateLimits = false }: Setup = {}) {
  const [errors, notes]: [unknown[], unknown[]] = [[], []];
  const authenticate = createAuthenticate({
    db,
    accessRevision: createAccessRevision(db),
    rateLimits: createRateLimits({ db, config: { rateLimits }, now: () => clock.getTime() }),
    clientAddress: ({ socket }) => socket?.remoteAddress ?? '',
    config: { brand: 'service', baseUrl: 'http://localhost' },
    clock: () => clock,
    log: { error: (facts) => errors.push(facts), info: (facts) => notes.push(facts) },
    impersonationEnabled: () => impersonation,
  });
  const request = (
    headers: Record<string, string> = {},
    query: Record<string, string> = {},
    remoteAddress = '192.0.2.1',
  ) =>
    authenticate({
      header: (name) => headers[name],
      query: (name) => query[name],
      http: { socket: { remoteAddress } },
    });
  return { authenticate, request, errors, notes };
}

const unauthorized = { status: 401, body: { message: '401 Unauthorized' } };

function unusable(description: string) {
  return {
    status: 401,
    body: { error: 'invalid_token', error_description: description },
    headers: {
      'WWW-Authenticate': `Bearer realm="service", error="invalid_token", error_description="${description}"`,
    },
  };
}

describe('credentials', () => {
  it('are not needed to be nobody', async () => {
    const { request } = authentication();
    expect(await request()).toBeNull();
  });

  it.each([
    ['the PRIVATE-TOKEN header', (token: string) => [{ 'private-token': token }, {}]],
    ['a bearer token', (token: string) => [{ authorization: `Bearer ${token}` }, {}]],
    [
      'a bearer token in another case',
      (token: string) => [{ authorization: `bearer ${token}` }, {}],
    ],
    ['private_token', (token: string) => [{}, { private_token: token }]],
    ['access_token', (token: string) => [{}, { access_token: token }]],
    ['bearer_token', (token: string) => [{}, { bearer_token: token }]],
  ] as const)('may be given as %s', async (_, sources) => {
    const { request } = authentication();
    const user = await person();
    const { token, row } = await tokenOf(user, { scopes: ['read_api'] });

    const [headers, query] = sources(token);
    expect(await request(headers, query)).toMatchObject({
      user: { id: user.id, username: user.username },
      token: { id: row.id, kind: 'personal', scopes: ['read_api'] },
      admin: false,
      external: false,
      impersonator: null,
    });
  });

  it('do not carry the password of their owner', async () => {
    const { request } = authentication();
    const user = await person({ password_digest: 'a digest' });
    const actor = await request({ 'private-token': (await tokenOf(user)).token });
    expect(JSON.stringify(actor)).not.toContain('a digest');
  });

  it.each([
    ['unknown', 'glpat-aaaaaaaaaaaaaaaaaaaa'],
    ['of the wrong shape', 'x'],
    ['beyond ASCII', 'jeton-é-\u{1f511}'],
    ['of 6,000 characters', 'g'.repeat(6_000)],
    ['with a NUL', 'glpat-\0aaaaaaaaaaaaaaaaaaa'],
  ])('are refused when the token is %s', async (_, token) => {
    const { request } = authentication();
    await expect(request({ 'private-token': token })).rejects.toMatchObject(unauthorized);
    await expect(request({}, { private_token: token })).rejects.toMatchObject(unauthorized);
    await expect(request({ authorization: `Bearer ${token}` })).rejects.toMatchObject(unauthorized);
  });

  it('count as none when they are empty, or a username with password', async () => {
    const { request } = authentication();
    expect(await request({ 'private-token': '' }, { private_token: ' ' })).toBeNull();
    expect(await request({ authorization: 'Bearer ' })).toBeNull();
    expect(await request({ authorization: 'Basic cm9vdDpzZWNyZXQ=' })).toBeNull();
  });

  it('are taken in a fixed order, and the first decides alone', async () => {
    const { request } = authentication();
    const [first, second, third] = await Promise.all([person(), person(), person()]);
    const [a, b, c] = await Promise.all([first, second, third].map((user) => tokenOf(user)));

    const all = [
      { authorization: `Bearer ${a?.token}`, 'private-token': c?.token ?? '' },
      { private_token: b?.token ?? '' },
    ] as const;
    expect(await request(...all)).toMatchObject({ user: { id: first.id } });
    expect(
      await request({ 'private-token': c?.token ?? '' }, { private_token: b?.token ?? '' }),
    ).toMatchObject({ user: { id: second.id } });
    await expect(
      request({ authorization: 'Bearer unknown', 'private-token': c?.token ?? '' }),
    ).rejects.toMatchObject(unauthorized);
  });
});

describe('a token that cannot be used', () => {
  const revoked = unusable('Token was revoked. You have to re-authorize from the user.');
  const expired = unusable(
    'Token is expired. You can either do re-authorization or token refresh.',
  );
  const impersonation = unusable('Token is an impersonation token but impersonation was disabled.');

  it('answers so once it is revoked, also to a process that has just taken it', async () => {
    const here = authentication();
    const elsewhere = authentication();
    const { row, token } = await tokenOf(await person());
    await here.request({ 'private-token': token });
    await elsewhere.request({ 'private-token': token });

    await revokePersonalAccessToken(db, row.id, now);
    await expect(here.request({ 'private-token': token })).rejects.toMatchObject(revoked);
    await expect(elsewhere.request({ 'private-token': token })).rejects.toMatchObject(revoked);
  });

  it('stops working when the day of its expiry begins in UTC', async () => {
    const { request } = authentication();
    const { token } = await tokenOf(await person(), { expiresAt: '2026-03-11' });
    clock = new Date('2026-03-10T23:59:59.999Z');
    await expect(request({ 'private-token': token })).resolves.not.toBeNull();
    clock = new Date('2026-03-11T00:00:00.000Z');
    await expect(request({ 'private-token': token })).rejects.toMatchObject(expired);
    clock = new Date(now);
  });

  it('is one of impersonation while that is switched off', async () => {
    const { token } = await tokenOf(await person(), { impersonation: true });
    const on = authentication();
    expect(await on.request({ 'private-token': token })).toMatchObject({
      token: { kind: 'impersonation' },
    });
    const off = authentication({ impersonation: false });
    await expect(off.request({ 'private-token': token })).rejects.toMatchObject(impersonation);
  });
});

describe('an owner who cannot use the API', () => {
  it.each([
    [{ state: 'blocked' }, 'Your account has been blocked.'],
    [{ state: 'ldap_blocked' }, 'Your account has been blocked.'],
    [{ state: 'banned' }, 'Your account has been blocked.'],
    [{ state: 'blocked_pending_approval' }, 'Your account is pending approval'],
    [{ state: 'deactivated' }, 'Your account has been deactivated.'],
    [{ confirmed_at: null }, 'Your primary email address is not confirmed.'],
    [{ password_expires_at: now }, 'Your password expired.'],
    [{ user_type: 'ghost' }, 'This internal user cannot be used.'],
  ] as const)('answers 403 for %o', async (attributes, reason) => {
    const { request } = authentication();
    const { token } = await tokenOf(await person(attributes));
    await expect(request({ 'private-token': token })).rejects.toMatchObject({
      status: 403,
      body: { message: expect.stringContaining(`403 Forbidden - ${reason}`) },
    });
  });

  it('does not hold for the bot of a project token, nor a password that expires later', async () => {
    const { request } = authentication();
    const bot = await tokenOf(await person({ user_type: 'project_bot' }));
    const later = await tokenOf(await person({ password_expires_at: '2026-03-10T12:00:00.001Z' }));
    await expect(request({ 'private-token': bot.token })).resolves.not.toBeNull();
    await expect(request({ 'private-token': later.token })).resolves.not.toBeNull();
  });
});

describe('sudo', () => {
  const administrator = async (scopes = ['sudo']) =>
    (await tokenOf(await person({ admin: true }), { scopes })).token;

  it.each([
    ['id in the parameter', (user: UserRow) => [{}, { sudo: String(user.id) }]],
    ['username in the parameter', (user: UserRow) => [{}, { sudo: user.username }]],
    ['username in another case', (user: UserRow) => [{}, { sudo: user.username.toUpperCase() }]],
    ['id in the header', (user: UserRow) => [{ sudo: String(user.id) }, {}]],
    ['parameter before the header', (user: UserRow) => [{ sudo: '1' }, { sudo: user.username }]],
  ] as const)('acts as the user named by the %s', async (_, sources) => {
    const { request } = authentication();
    const token = await administrator();
    const user = await person({ external: true });
    const [headers, query] = sources(user);
    expect(await request({ 'private-token': token, ...headers }, query)).toMatchObject({
      user: { id: user.id },
      admin: false,
      external: true,
      impersonator: { admin: true },
    });
  });

  it('also acts as a blocked user, and is noted', async () => {
    const { request, notes } = authentication();
    const user = await person({ state: 'blocked' });
    const actor = await request(
      { 'private-token': await administrator() },
      { sudo: user.username },
    );
    expect(actor?.user.id).toBe(user.id);
    expect(notes).toEqual([
      {
        event: 'sudo',
        request_id: undefined,
        administrator: actor?.impersonator?.user.id,
        acts_as: user.id,
      },
    ]);
  });

  it('needs credentials', async () => {
    const { request } = authentication();
    await expect(request({}, { sudo: '1' })).rejects.toMatchObject(unauthorized);
  });

  it('needs an administrator', async () => {
    const { request } = authentication();
    const { token } = await tokenOf(await person(), { scopes: ['api', 'sudo'] });
    await expect(request({ 'private-token': token }, { sudo: '1' })).rejects.toMatchObject({
      status: 403,
      body: { message: '403 Forbidden - Must be admin to use sudo' },
    });
  });

  it('needs the scope', async () => {
    const { request } = authentication();
    const token = await administrator(['api']);
    await expect(request({ 'private-token': token }, { sudo: '1' })).rejects.toMatchObject({
      status: 403,
      body: { error: 'insufficient_scope', scope: 'sudo' },
    });
  });

  it.each(['nobody', '999999999', '99999999999999999999', '-1', '１', 'a\0b', '%'])(
    'answers 404 for %j',
    async (sudo) => {
      const { request } = authentication();
      await expect(
        request({ 'private-token': await administrator() }, { sudo }),
      ).rejects.toMatchObject({
        status: 404,
        body: { message: `404 User with ID or username '${sudo}' Not Found` },
      });
    },
  );
});

describe('the cached caller', () => {
  it('does not outlive a change of the user that raises the revision', async () => {
    const { request } = authentication();
    const revision = createAccessRevision(db);
    const user = await person({ admin: true });
    const { token } = await tokenOf(user);
    expect(await request({ 'private-token': token })).toMatchObject({ admin: true });

    await db.transaction(async (db) => {
      await db('users').where('id', user.id).update({ admin: false });
      await revision.bump(db);
    });
    expect(await request({ 'private-token': token })).toMatchObject({ admin: false });
  });

  it('knows a token that is created after a failed request with it', async () => {
    const { request } = authentication();
    const user = await person();
    const token = 'glpat-configuredconfigured';
    await expect(request({ 'private-token': token })).rejects.toMatchObject(unauthorized);
    await tokenOf(user, { token });
    expect(await request({ 'private-token': token })).toMatchObject({ user: { id: user.id } });
  });
});

describe('the last use', () => {
  const lastUse = async (tokenId: number, userId: number) => {
    const token = await db('personal_access_tokens').where('id', tokenId).first('last_used_at');
    return [token?.last_used_at, (await findUser(db, userId))?.last_activity_on];
  };

  it('is written with the first use of a day, for token and user', async () => {
    const { authenticate, request, errors } = authentication();
    const user = await person();
    const { row, token } = await tokenOf(user);
    const use = async (time: string) => {
      clock = new Date(time);
      await request({ 'private-token': token });
      await authenticate.settled();
      return lastUse(row.id, user.id);
    };

    expect(await use('2026-03-10T12:00:00.000Z')).toEqual([
      '2026-03-10T12:00:00.000Z',
      '2026-03-10',
    ]);
    expect(await use('2026-03-10T23:00:00.000Z')).toEqual([
      '2026-03-10T12:00:00.000Z',
      '2026-03-10',
    ]);
    expect(await use('2026-03-11T08:00:00.000Z')).toEqual([
      '2026-03-11T08:00:00.000Z',
      '2026-03-11',
    ]);
    expect(errors).toEqual([]);
    clock = new Date(now);
  });

  it('is left as it is by a process that comes second', async () => {
    const [here, elsewhere] = [authentication(), authentication()];
    const user = await person();
    const { row, token } = await tokenOf(user);
    await here.request({ 'private-token': token });
    await here.authenticate.settled();
    clock = new Date('2026-03-10T13:00:00.000Z');
    const write = vi.spyOn(db, 'transaction');
    await elsewhere.request({ 'private-token': token });
    await elsewhere.authenticate.settled();
    expect(write).not.toHaveBeenCalled();
    write.mockRestore();
    expect(await lastUse(row.id, user.id)).toEqual([now, '2026-03-10']);
    clock = new Date(now);
  });
});

describe('many tokens that do not exist', () => {
  it('are answered with 429 in the end, while real ones go on working', async () => {
    const { request } = authentication({ rateLimits: true });
    const { token } = await tokenOf(await person());
    const guess = (address: string) =>
      request({ 'private-token': 'glpat-guess' }, {}, address).catch(
        (error: { status: number }) => error.status,
      );

    const answers: unknown[] = [];
    for (let count = 0; count < 1_201; count += 1) answers.push(await guess('192.0.2.7'));
    expect(answers.indexOf(429)).toBe(1_200);
    expect(await guess('192.0.2.8')).toBe(401);
    await expect(request({ 'private-token': token }, {}, '192.0.2.7')).resolves.not.toBeNull();
  });
});
