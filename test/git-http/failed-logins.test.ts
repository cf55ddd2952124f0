import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { digestPassword } from '../../src/resources/users/passwords.ts';
import { startApp } from '../support/app.ts';
import { addMember, seedProject, seedToken, seedUser } from '../support/seed.ts';

// Windows are minutes of the clock: none may end in between.
vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-10T12:00:00Z') });
const { db, git, origin, environment } = await startApp({ config: { rateLimits: true } });
// The next file may run in the same process.
afterAll(() => void vi.useRealTimers());

const password = 'a good long password';
let digest: string;
beforeAll(async () => {
  digest = await digestPassword(password);
});

async function place() {
  const user = await seedUser(db);
  await db('users').where({ id: user.id }).update({ password_digest: digest });
  const project = await seedProject(db, { visibility: 'private', git, readme: true });
  await addMember(db, { project, user, level: 30 });
  const { token } = await seedToken(db, user, { scopes: ['read_repository'] });
  return { user, project, token };
}

async function login(path: string, username: string, secret: string) {
  const basic = Buffer.from(`${username}:${secret}`).toString('base64');
  const response = await fetch(`${origin}/${path}.git/info/refs?service=git-upload-pack`, {
    headers: { authorization: `Basic ${basic}` },
  });
  const retryAfter = Number(response.headers.get('retry-after') ?? 0);
  return { status: response.status, retryAfter, text: (await response.text()).slice(0, 100) };
}

/** Counters are shared by all tests, who come from one address. */
afterEach(() => db('rate_limits').delete());

async function tryUntilRefused(attempt: (index: number) => ReturnType<typeof login>) {
  for (let index = 0; index < 100; index += 1) {
    const answer = await attempt(index);
    if (answer.status !== 401) return { failed: index, answer };
  }
  throw new Error('never refused');
}

describe('logins of git that fail', () => {
  it('are refused for an account after ten, even with the right password, but not with a token', async () => {
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
    expect((await login(project.full_path, user.email, password)).status).toBe(429);
    expect((await login(project.full_path, user.username, token)).status).toBe(200);
    // Others have nothing to do with it.
    const theirs = await login(other.project.full_path, other.user.username, password);
    expect(theirs.status).toBe(200);

    // Of one address thirty in all are too many, whatever is tried: ten were made above, and three refused.
    const any = (index: number) => login(project.full_path, `nobody${index}`, 'glpat-guess');
    const next = await tryUntilRefused(any);
    expect(next).toMatchObject({ failed: 20, answer: { status: 429 } });
    expect((await login(other.project.full_path, other.user.username, password)).status).toBe(429);
    expect((await login(other.project.full_path, 'anybody', other.token)).status).toBe(200);
    expect(environment.config.rateLimits).toBe(true);
  });
});
