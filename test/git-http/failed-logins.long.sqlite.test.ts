import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { digestPassword } from '#src/auth/passwords.ts';
import { Turns } from '#src/turns/turns.ts';
import type { NewUser } from '#src/domains/core/users/table.ts';
import { racing, startApp } from '#test/support/app.ts';
import { holdDate } from '#test/support/clock.ts';
import { isLong } from '#test/support/long.ts';
import { statementsOfRequests } from '#test/support/statements.ts';
import { addMember, seedProject, seedToken, seedUser, unique } from '#test/support/seed.ts';

holdDate();
const app = await startApp({
  connections: racing,
  config: { rateLimits: true, trustedProxies: ['loopback'] },
});
const { db, git, origin, environment } = app;

const password = 'a good long password';
let digest: string;
let shared: string;
beforeAll(async () => {
  digest = await digestPassword(password);
  shared = (await seedProject(db, { visibility: 'public', git, readme: true })).full_path;
});

async function userWithPassword(account: Partial<NewUser> = {}) {
  const user = await seedUser(db, account);
  await db('users').where({ id: user.id }).update({ password_digest: digest });
  return user;
}

async function place() {
  const user = await userWithPassword();
  const project = await seedProject(db, { visibility: 'private', git, readme: true });
  await addMember(db, { project, user, level: 30 });
  const { token } = await seedToken(db, user, { scopes: ['read_repository'] });
  return { user, project, token };
}

let networks = 0;
/** An address that no other test comes from. */
const newNetwork = () => `2001:db8:0:${(networks += 1).toString(16)}::1`;

async function login(path: string, username: string, secret: string, from = '192.0.2.1') {
  const basic = Buffer.from(`${username}:${secret}`).toString('base64');
  const response = await fetch(`${origin}/${path}.git/info/refs?service=git-upload-pack`, {
    headers: { authorization: `Basic ${basic}`, 'x-forwarded-for': from },
  });
  const retryAfter = Number(response.headers.get('retry-after') ?? 0);
  return { status: response.status, retryAfter, text: (await response.text()).slice(0, 100) };
}

afterEach(() => db('rate_limits').delete());

async function tryUntilRefused(attempt: (index: number) => ReturnType<typeof login>) {
  for (let index = 0; index < 100; index += 1) {
    const answer = await attempt(index);
    if (answer.status !== 401) return { failed: index, answer };
  }
  throw new Error('never refused');
}

async function countStatuses(answers: readonly Promise<{ status: number }>[]) {
  const counts: Record<number, number> = {};
  for (const { status } of await Promise.all(answers)) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

const times = <Value>(count: number, make: (index: number) => Value) =>
  Array.from({ length: count }, (_, index) => make(index));

describe('logins of git that fail', () => {
  it('are refused for a name after ten, even with the right password, but not with a token', async () => {
    const { user, project, token } = await place();
    const other = await place();
    const guess = (index: number) => login(project.full_path, user.username, `guess ${index}`);
    const { failed, answer } = await tryUntilRefused(guess);
    expect(failed).toBe(10);
    expect(answer).toMatchObject({
      status: 429,
      text: 'Too many logins have failed. Please try again later.\n',
    });
    expect(answer.retryAfter).toBeGreaterThan(0);
    expect((await login(project.full_path, user.username, password)).status).toBe(429);
    expect((await login(project.full_path, user.username.toUpperCase(), password)).status).toBe(
      429,
    );
    expect((await login(project.full_path, user.username, token)).status).toBe(200);
    // Another name of the same account has its own count: the refusal would tell that they belong together.
    expect((await login(project.full_path, user.email, password)).status).toBe(200);
    // Failures of others do not count here.
    const theirs = await login(other.project.full_path, other.user.username, password);
    expect(theirs.status).toBe(200);

    // Thirty failures of one address are too many, whatever their names: only the ten above failed so far.
    const any = (index: number) => login(project.full_path, `nobody${index}`, 'glpat-guess');
    const next = await tryUntilRefused(any);
    expect(next).toMatchObject({ failed: 20, answer: { status: 429 } });
    expect((await login(other.project.full_path, other.user.username, password)).status).toBe(429);
    expect((await login(other.project.full_path, 'anybody', other.token)).status).toBe(200);
    expect(environment.config.rateLimits).toBe(true);
  });

  it('are counted before the password is looked at: forty at once are ten guesses', async () => {
    const { username } = await userWithPassword();
    const from = newNetwork();
    const guesses = [...times(39, (index) => `guess ${index}`), password];
    const answers = guesses.map((guess) => login(shared, username, guess, from));
    expect(await countStatuses(answers)).toEqual({ 401: 10, 429: 30 });
  });

  it('of a network are thirty, however many come at once', async () => {
    const from = newNetwork();
    const wrong = times(60, (index) => login(shared, unique('nobody'), `guess ${index}`, from));
    expect(await countStatuses(wrong)).toEqual({ 401: 30, 429: 30 });
  });

  it('are not those that succeed: forty right ones at once are let in', async () => {
    const { username } = await userWithPassword();
    const from = newNetwork();
    const right = times(40, () => login(shared, username, password, from));
    expect(await countStatuses(right)).toEqual({ 200: 40 });
    const { failed } = await tryUntilRefused(() => login(shared, username, 'guess', from));
    expect(failed).toBe(10);
  });
});

/** Accounts that a password may be tried for, each with the name that it is tried by; only the first is opened. */
const accounts: [what: string, () => Promise<string>][] = [
  ['of an account', async () => (await userWithPassword()).username],
  ['that nobody has', async () => unique('nobody')],
  ['of an account by its private address', async () => (await userWithPassword()).email],
  ['an address that nobody has', async () => `${unique('nobody')}@example.com`],
  [
    'an address that is not confirmed',
    async () => {
      const { email } = await userWithPassword({ confirmed_at: null });
      await db('emails').where({ email }).update({ confirmed_at: null });
      return email;
    },
  ],
  ['of an account without a password', async () => (await seedUser(db)).username],
  [
    'of an account with a second factor',
    async () => (await userWithPassword({ two_factor_enabled: true })).username,
  ],
  ['of a blocked account', async () => (await userWithPassword({ state: 'blocked' })).username],
  ['that cannot be one', async () => 'no such näme'],
];

describe('a wrong password tells nothing of a name', () => {
  it.each(accounts)('%s: the same words, and the same count', async (_, nameOf) => {
    const name = await nameOf();
    const from = newNetwork();
    const { failed, answer } = await tryUntilRefused(async (index) => {
      const tried = await login(shared, name, `guess ${index}`, from);
      if (tried.status === 401) expect(tried.text).toBe('HTTP Basic: Access denied\n');
      return tried;
    });
    expect({ failed, status: answer.status }).toEqual({ failed: 10, status: 429 });
  });

  it('nor by the work that it takes', async () => {
    const digests = vi.spyOn(Turns.prototype, 'run');
    onTestFinished(() => digests.mockRestore());
    for (const [what, nameOf] of accounts) {
      const name = await nameOf();
      const from = newNetwork();
      // The first one may find something to remember.
      await login(shared, name, 'guess', from);
      digests.mockClear();
      const sent = await statementsOfRequests(app, () => login(shared, name, 'guess', from));
      const digested = digests.mock.calls.filter(([key]) => key === '').length;
      // A name with invalid characters is not looked up, which reveals no user.
      const statements = what === 'that cannot be one' ? 6 : 7;
      expect({ what, digested, statements: sent.length }).toEqual({
        what,
        digested: 1,
        statements,
      });
    }
  });

  // Processor time in alternation; the minimum of each is the least disturbed. After five disturbed rounds, twenty more
  // run on a loaded machine.
  it.runIf(isLong)('nor by the time that it takes', async () => {
    const names: string[] = [];
    for (const [, nameOf] of accounts) names.push(await nameOf());
    const best = names.map(() => Infinity);
    const alike = () => Math.max(...best) < 1.6 * Math.min(...best);
    for (let round = 0; round < 5 || (round < 25 && !alike()); round += 1) {
      for (const [index, name] of names.entries()) {
        const from = newNetwork();
        const begun = process.cpuUsage();
        await login(shared, name, 'guess', from);
        const { user, system } = process.cpuUsage(begun);
        best[index] = Math.min(best[index] ?? Infinity, (user + system) / 1000);
      }
    }
    const taken = accounts.map(([what], index) => `${what}: ${best[index]} ms`);
    expect(alike(), taken.join(', ')).toBe(true);
  });
});
