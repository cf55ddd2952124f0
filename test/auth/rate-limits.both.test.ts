import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createActor } from '#src/records/actor.ts';
import { connect, type Database } from '#src/database/database.ts';
import type { RateLimitSubject } from '#src/limits/classes.ts';
import { createRateLimits, type RateLimits } from '#src/limits/rate-limits.ts';
import { createAccount } from '#src/domains/core/users/account/accounts.ts';
import { type FreshDatabase, freshDatabase } from '#test/support/databases.ts';

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

/** 2026-03-10T12:00:00Z: a window of every class begins. */
const noon = 1_773_144_000_000;
let paths = 0;

/** A path that no other test counts. */
function anyPath(): RateLimitSubject {
  paths += 1;
  return { actor: null, path: `/projects/${paths}`, ip: '192.0.2.1' };
}

function limits(now: () => number = () => noon, on = true): RateLimits {
  return createRateLimits({ db, config: { rateLimits: on }, now });
}

async function countAllowed(
  limiters: readonly RateLimits[],
  className: string,
  subject: RateLimitSubject,
  attempts: number,
): Promise<number> {
  let allowed = 0;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const limiter = limiters[attempt % limiters.length];
    await limiter?.consume(className, subject).then(
      () => (allowed += 1),
      () => {},
    );
  }
  return allowed;
}

describe('a rate limit', () => {
  it('lets exactly its number of requests through', async () => {
    expect(await countAllowed([limits()], 'large_blob', anyPath(), 8)).toBe(5);
    expect(await countAllowed([limits()], 'scim', anyPath(), 620)).toBe(600);
  });

  it('also counts requests that come at once', async () => {
    const limiter = limits();
    const subject = anyPath();
    const results = await Promise.allSettled(
      Array.from({ length: 620 }, () => limiter.consume('scim', subject)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(600);
  });

  it('says when to come back', async () => {
    const limiter = limits(() => noon + 15_500);
    const subject = anyPath();
    await countAllowed([limiter], 'large_blob', subject, 5);
    await expect(limiter.consume('large_blob', subject)).rejects.toMatchObject({
      status: 429,
      body: {
        message: { error: 'This endpoint has been requested too many times. Try again later.' },
      },
      headers: { 'Retry-After': '45' },
    });
  });

  it('starts anew with the next window', async () => {
    let now = noon + 59_999;
    const limiter = limits(() => now);
    const subject = anyPath();
    expect(await countAllowed([limiter], 'large_blob', subject, 6)).toBe(5);
    now = noon + 60_000;
    expect(await countAllowed([limiter], 'large_blob', subject, 6)).toBe(5);
  });

  it('is shared by processes: none refuses too early, and little more than the limit passes', async () => {
    const subject = anyPath();
    const allowed = await countAllowed([limits(), limits()], 'scim', subject, 800);
    expect(allowed).toBeGreaterThanOrEqual(600);
    expect(allowed).toBeLessThanOrEqual(720);
    expect(await countAllowed([limits()], 'scim', subject, 5)).toBe(0);
  });

  it('counts each path by itself', async () => {
    const limiter = limits();
    expect(await countAllowed([limiter], 'large_blob', anyPath(), 6)).toBe(5);
    expect(await countAllowed([limiter], 'large_blob', anyPath(), 6)).toBe(5);
  });

  it('counts lookups of users for each user, and not for administrators', async () => {
    const person = async (username: string, admin: boolean) => {
      const email = `${username}@example.com`;
      const at = new Date(noon).toISOString();
      const user = await createAccount(db, { username, name: username, email, admin }, at);
      return {
        actor: createActor(user, { administrator: true }),
        path: '/users/1',
        ip: '192.0.2.1',
      };
    };
    const limiter = limits();
    expect(
      await countAllowed([limiter], 'users_get_by_id', await person('robin', false), 310),
    ).toBe(300);
    expect(await countAllowed([limiter], 'users_get_by_id', await person('kim', false), 310)).toBe(
      300,
    );
    expect(await countAllowed([limiter], 'users_get_by_id', await person('ada', true), 310)).toBe(
      310,
    );
  });

  it('takes the addresses of one IPv6 network for one caller', async () => {
    const limiter = limits();
    const from = (ip: string) => ({ actor: null, path: '', ip });
    expect(await countAllowed([limiter], 'bad_token', from('2001:db8::1'), 1_200)).toBe(1_200);
    expect(await countAllowed([limiter], 'bad_token', from('2001:db8:0:0:7::2'), 1)).toBe(0);
    expect(await countAllowed([limiter], 'bad_token', from('2001:db8:0:1::1'), 1)).toBe(1);
    expect(await countAllowed([limiter], 'bad_token', from('::ffff:192.0.2.9'), 1)).toBe(1);
  });

  it('does nothing when switched off, and fails for a class that does not exist', async () => {
    expect(await countAllowed([limits(() => noon, false)], 'large_blob', anyPath(), 9)).toBe(9);
    await expect(limits().consume('no_such_class', anyPath())).rejects.toThrow('no_such_class');
  });

  it('sweeps away the windows that ended', async () => {
    let now = noon;
    const limiter = limits(() => now);
    await limiter.consume('scim', anyPath());
    now = noon + 3_600_000;
    await limiter.consume('scim', anyPath());
    const rows = await db('rate_limits').where('expires_at', '<', now / 1000);
    expect(rows).toEqual([]);
  });
});

describe('tries that count only if they fail', () => {
  const name = (path: string): RateLimitSubject => ({ actor: null, path, ip: '' });
  const takeAll = async (limiters: readonly RateLimits[], path: string, tries: number) => {
    const taken = await Promise.allSettled(
      Array.from({ length: tries }, (_, index) =>
        (limiters[index % limiters.length] ?? limits()).take('login_by_name', name(path)),
      ),
    );
    return taken.filter((result) => result.status === 'fulfilled').map(({ value }) => value);
  };

  it('are as many as the limit, however many processes are asked at once', async () => {
    const processes = [limits(), limits(), limits(), limits()];
    expect(await takeAll(processes, 'at once', 40)).toHaveLength(10);
    expect(await takeAll([...processes, limits()], 'at once', 5)).toHaveLength(0);
  });

  it('that are given back can be made again, in every process', async () => {
    const [here, there] = [limits(), limits()];
    const taken = await takeAll([here, there], 'given back', 10);
    expect(await takeAll([here, there], 'given back', 2)).toHaveLength(0);
    await Promise.all(taken.slice(0, 3).map((giveBack) => giveBack()));
    expect(await takeAll([there], 'given back', 5)).toHaveLength(3);
    expect(await takeAll([here], 'given back', 5)).toHaveLength(0);
  });

  it('that are refused do not count', async () => {
    const [here, there] = [limits(), limits()];
    const taken = await takeAll([here], 'refused', 10);
    for (let index = 0; index < 5; index += 1) await takeAll([there], 'refused', 4);
    await Promise.all(taken.map((giveBack) => giveBack()));
    expect(await takeAll([there], 'refused', 12)).toHaveLength(10);
  });

  it('are all let through without limits', async () => {
    expect(await takeAll([limits(() => noon, false)], 'off', 50)).toHaveLength(50);
  });
});
