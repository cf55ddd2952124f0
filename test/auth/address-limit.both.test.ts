import { beforeEach, describe, expect } from 'vitest';
import { createAuthenticate } from '#src/auth/authenticate.ts';
import { createSession } from '#src/auth/sessions.ts';
import { createAccessRevision } from '#src/database/access-revision.ts';
import { createLog } from '#src/log.ts';
import { racing, startApp } from '#test/support/app.ts';
import { it, race } from '#test/support/races.ts';
import { type HasId, seedToken, seedUser } from '#test/support/seed.ts';

const { api, db, environment } = await startApp({ connections: racing });
const admin = api.as(await seedUser(db, { admin: true }));
const noon = Date.parse('2026-03-10T12:00:00.000Z');
let now = noon;

/** Authentication of another process. */
const process = () =>
  createAuthenticate({
    db,
    accessRevision: createAccessRevision(db),
    rateLimits: environment.limits,
    clientAddress: environment.clientAddress,
    config: environment.config,
    clock: () => new Date(now),
    log: createLog('silent'),
  });

const limit = async (most: number, seconds: number) => {
  const { status } = await admin.put('/application/settings', {
    unique_ips_limit_enabled: true,
    unique_ips_limit_per_user: most,
    unique_ips_limit_time_window: seconds,
  });
  expect(status).toBe(200);
};

type Process = ReturnType<typeof process>;

const visit = (at: Process, headers: Record<string, string>, remoteAddress: string) =>
  at({
    header: (name) => headers[name],
    query: () => undefined,
    http: { method: 'GET', socket: { remoteAddress } },
  }).then(
    (actor) => actor?.user.id,
    (error: { status: number }) => error.status,
  );

const tokenOf = async (user: HasId) => ({ 'private-token': (await seedToken(db, user)).token });

beforeEach(() => {
  now = noon;
});

describe('a user who comes from many addresses', () => {
  it('is let in from as many as the instance allows, by token and session, in every process', async () => {
    await limit(2, 600);
    const user = await seedUser(db);
    const token = await tokenOf(user);
    const { id } = await createSession(db, user, new Date(now));
    const session = { cookie: `_service_session=${id}` };
    const [here, there] = [process(), process()];
    expect(await visit(here, token, '192.0.2.1')).toBe(user.id);
    expect(await visit(there, session, '192.0.2.2')).toBe(user.id);
    expect(await visit(here, token, '192.0.2.3')).toBe(403);
    expect(await visit(there, session, '192.0.2.3')).toBe(403);
    expect(await visit(there, token, '192.0.2.1')).toBe(user.id);
    // Other users have their own addresses.
    const other = await seedUser(db);
    expect(await visit(here, await tokenOf(other), '192.0.2.3')).toBe(other.id);
    // A user without requests for a whole window makes room.
    now += 599_000;
    expect(await visit(here, token, '192.0.2.1')).toBe(user.id);
    expect(await visit(here, token, '192.0.2.3')).toBe(403);
    now += 2_000;
    expect(await visit(here, token, '192.0.2.3')).toBe(user.id);
    expect(await visit(there, token, '192.0.2.2')).toBe(403);
  });

  it('is counted by the clock as it is, also where it was ahead before', async () => {
    await limit(2, 600);
    const user = await seedUser(db);
    const token = await tokenOf(user);
    const at = process();
    now = noon + 365 * 86_400_000;
    for (const from of ['192.0.2.1', '192.0.2.2']) await visit(at, token, from);
    expect(await visit(at, token, '192.0.2.3')).toBe(403);
    now = noon;
    // The window has passed without requests; requests that are admitted now count now.
    expect(await visit(at, token, '192.0.2.3')).toBe(user.id);
    expect(await visit(at, token, '192.0.2.1')).toBe(user.id);
    expect(await visit(at, token, '192.0.2.2')).toBe(403);
  });

  race('is let in from one of several new ones at once', async () => {
    await limit(1, 600);
    const user = await seedUser(db);
    const token = await tokenOf(user);
    const at = process();
    const answers = await Promise.all(
      ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4'].map((from) => visit(at, token, from)),
    );
    expect(answers.filter((answer) => answer === user.id)).toHaveLength(1);
    expect(answers.filter((answer) => answer === 403)).toHaveLength(3);
  });

  it('is not limited without the setting, nor as a bot', async () => {
    await limit(1, 600);
    const [user, bot] = [await seedUser(db), await seedUser(db, { user_type: 'project_bot' })];
    const at = process();
    const [ofUser, ofBot] = [await tokenOf(user), await tokenOf(bot)];
    expect(await visit(at, ofUser, '192.0.2.1')).toBe(user.id);
    expect(await visit(at, ofUser, '192.0.2.2')).toBe(403);
    for (const from of ['192.0.2.1', '192.0.2.2'])
      expect(await visit(at, ofBot, from)).toBe(bot.id);
    await admin.put('/application/settings', { unique_ips_limit_enabled: false });
    expect(await visit(at, ofUser, '192.0.2.2')).toBe(user.id);
  });
});
