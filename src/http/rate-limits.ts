import { hash } from 'node:crypto';
import type { Actor } from '../auth/actor.ts';
import type { Config } from '../config.ts';
import { BoundedCache } from '../database/bounded-cache.ts';
import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { TooManyRequests } from '../errors.ts';

/** What a limiter may count by. */
export interface RateLimitSubject {
  readonly actor: Actor | null;
  /** Of the request, without its query. */
  readonly path: string;
  readonly ip: string;
}

interface RateLimitClass {
  readonly limit: number;
  /** Seconds of a window; windows begin at multiples of it since 1970. */
  readonly period: number;
  /** What is counted together; null for requests that are not counted. */
  key(subject: RateLimitSubject): string | null;
}

const byPath = ({ path }: RateLimitSubject) => path.toLowerCase();

/** The limiters that `x-rate-limit` may name, and those that the server applies by itself. */
const classes = {
  users_get_by_id: {
    limit: 300,
    period: 600,
    key: ({ actor }) => (actor === null || actor.admin ? null : String(actor.user.id)),
  },
  raw_blob: { limit: 300, period: 60, key: byPath },
  large_blob: { limit: 5, period: 60, key: byPath },
  // Tokens cannot be guessed; this keeps those who try from using up the database. Wide, because a whole
  // company may share an address, and a build farm with an expired token is no attack.
  bad_token: { limit: 1_200, period: 60, key: ({ ip }) => networkOf(ip) },
} as const satisfies Readonly<Record<string, RateLimitClass>>;

export type RateLimitClassName = keyof typeof classes;

export interface RateLimits {
  /**
   * Counts one request of the class, and throws `TooManyRequests` when that is more than its window allows. Throws
   * for a class that does not exist.
   */
  consume(className: string, subject: RateLimitSubject): Promise<void>;
}

export interface RateLimitsDeps {
  readonly db: Database;
  readonly config: Pick<Config, 'rateLimits'>;
  /** Milliseconds since 1970; default: the system's clock. */
  readonly now?: () => number;
}

/** How many counters a process remembers. One that is forgotten is read again from the database. */
const remembered = 10_000;

/** One counter in one window, as this process knows it. */
interface Counter {
  readonly window: number;
  /** Requests of all processes, as of the last report. */
  known: number;
  /** Requests of this process that were not reported yet. */
  unreported: number;
  /** How many of those to collect before the next report. */
  patience: number;
  /** The latest report; null before the first. Never rejects. */
  latest: Promise<void> | null;
}

/**
 * Counts in the database, so that all processes of an instance share their limits, but does not write each request: a
 * process collects as many as a tenth of what is left, and reports them together. Of those who report, the first in a
 * window waits for the answer, which tells what the others counted, and later ones for that of the report before. Alone
 * a process counts exactly; several together may let some more pass, at most a tenth for each, and never refuse one too
 * early. Whoever is over the limit costs no query at all.
 */
export function createRateLimits({ db, config, now = Date.now }: RateLimitsDeps): RateLimits {
  const counters = new BoundedCache<string, Counter>(remembered);
  let sweptAt = 0;

  async function consume(className: string, subject: RateLimitSubject): Promise<void> {
    const rule = ruleOf(className);
    if (!config.rateLimits) return;
    const counted = rule.key(subject);
    if (counted === null) return;

    const seconds = now() / 1000;
    const window = Math.floor(seconds / rule.period);
    const endsAt = (window + 1) * rule.period;
    const counter = counterOf(`${className}:${counted}`, window);
    const refuse = () => new TooManyRequests(Math.max(1, Math.ceil(endsAt - seconds)));

    if (counter.known + counter.unreported >= rule.limit) throw refuse();
    counter.unreported += 1;
    if (counter.unreported < counter.patience) return;

    const before = counter.latest;
    counter.latest = report(counter, rule, rowKey(className, counted, window), endsAt);
    await (before ?? counter.latest);
    if (counter.known > rule.limit) throw refuse();
    await sweep(seconds);
  }

  function counterOf(key: string, window: number): Counter {
    const counter = counters.get(key);
    if (counter?.window === window) return counter;
    const fresh: Counter = { window, known: 0, unreported: 0, patience: 1, latest: null };
    counters.set(key, fresh);
    return fresh;
  }

  async function report(
    counter: Counter,
    rule: RateLimitClass,
    key: string,
    endsAt: number,
  ): Promise<void> {
    const count = counter.unreported;
    // Requests that come while this is under way count from here; `known` has these at once.
    counter.unreported = 0;
    counter.known += count;
    try {
      const row = await addTo.first(db, { key, count, expires_at: endsAt });
      // Reports may overtake one another: a count never falls.
      counter.known = Math.max(counter.known, row?.count ?? 0);
    } catch {
      // Not lost: the next report brings them. A database that is away is told of by everything else.
      counter.known -= count;
      counter.unreported += count;
    } finally {
      counter.patience = Math.max(1, Math.floor((rule.limit - counter.known) / 10));
    }
  }

  /** Rows of windows that ended are of no use to anybody. */
  async function sweep(seconds: number): Promise<void> {
    if (seconds - sweptAt < sweepEvery) return;
    sweptAt = seconds;
    await deleteEnded.run(db, { seconds: Math.floor(seconds) });
  }

  return { consume };
}

/** Seconds. */
const sweepEvery = 60;

const addTo = statement<{ key: string; count: number; expires_at: number }, { count: number }>(
  (db, { key, count, expires_at }) =>
    db('rate_limits')
      .insert({ key, count, expires_at })
      .onConflict('key')
      .merge({ count: db.raw('rate_limits.count + excluded.count') })
      .returning('count'),
);

const deleteEnded = statement<{ seconds: number }, object>((db, { seconds }) =>
  db('rate_limits').where('expires_at', '<', seconds).delete(),
);

function ruleOf(className: string): RateLimitClass {
  if (!Object.hasOwn(classes, className)) throw new Error(`there is no rate limit "${className}"`);
  return classes[className as RateLimitClassName];
}

/** Hashed, because a path may be longer than a key, and an address is nobody's business. */
function rowKey(className: string, counted: string, window: number): string {
  return `${className}:${window}:${hash('sha256', counted, 'hex')}`;
}

/** An IPv4 address; of IPv6 the network, because one caller has all the addresses in it. */
function networkOf(ip: string): string {
  const mapped = /^::ffff:([0-9.]+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  if (!ip.includes(':')) return ip;
  const [head = '', tail] = ip.split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const rest = tail === '' ? [] : tail.split(':');
    while (groups.length + rest.length < 8) groups.push('0');
    groups.push(...rest);
  }
  return `${groups.slice(0, 4).join(':')}::/64`;
}
