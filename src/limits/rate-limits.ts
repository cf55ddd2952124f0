import { hash } from 'node:crypto';
import type { Config } from '../config.ts';
import { BoundedCache } from '../database/bounded-cache.ts';
import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { Throttled, TooManyRequests } from '../errors.ts';
import { recentSettings } from '../settings/current.ts';
import type { ApplicationSettingsRow } from '../settings/row.ts';
import { type RateLimit, rateLimitClass, type RateLimitSubject } from './classes.ts';
import { anyThrottle, type ThrottledRequest, throttlesOf } from './throttles.ts';

export interface RateLimits {
  /**
   * Counts one request of the class, and throws `TooManyRequests` when that is more than its window allows. Throws
   * for a class that does not exist.
   */
  consume(className: string, subject: RateLimitSubject): Promise<void>;
  /**
   * Counts one try of the class, by all processes exactly, and throws `TooManyRequests` when that is more than its
   * window allows. For tries that count only if they fail: the function that it returns gives the try back.
   */
  take(className: string, subject: RateLimitSubject): Promise<() => Promise<void>>;
  /**
   * Counts one request for the throttles of the instance, and throws `Throttled` when that is more than one allows.
   * At once, with nothing to wait for, while no throttle is on.
   */
  throttle(settings: ApplicationSettingsRow, request: () => ThrottledRequest): void | Promise<void>;
}

interface RateLimitsDeps {
  readonly db: Database;
  readonly config: Pick<Config, 'rateLimits'>;
  /** Milliseconds since 1970; default: the system's clock. */
  readonly now?: () => number;
}

/** The state of a window, as the answer to a refused request tells it. */
interface WindowState {
  readonly observed: number;
  /** Unix seconds. */
  readonly endsAt: number;
  readonly retryAfter: number;
}

/** How many counters a process remembers. One that is forgotten is read again from the database. */
const cacheSize = 10_000;

/** One counter in one window, as this process knows it. */
interface Counter {
  readonly window: number;
  /** Requests of all processes, as of the last report. */
  known: number;
  /** Requests of this process that were not reported yet. */
  unreported: number;
  /** The number of unreported requests that makes the next report due. */
  patience: number;
  /** The latest report; null before the first. Never rejects. */
  latest: Promise<unknown> | null;
}

/**
 * Counts in the database, so that all processes of an instance share their limits, but does not write each request: a
 * process collects as many as a tenth of what is left, and reports them together. Of those who report, the first in a
 * window waits for the answer, which tells what the others counted, and later ones for that of the report before. Alone
 * a process counts exactly; several together may let some more pass, at most a tenth for each, and never refuse one too
 * early. Whoever is over the limit costs no query at all.
 */
export function createRateLimits({ db, config, now = Date.now }: RateLimitsDeps): RateLimits {
  const counters = new BoundedCache<string, Counter>(cacheSize);
  let sweptAt = 0;

  async function consume(className: string, subject: RateLimitSubject): Promise<void> {
    const limitOf = rateLimitClass(className);
    if (!config.rateLimits) return;
    const rule = limitOf(subject, await recentSettings(db));
    if (rule === null || rule.limit === 0) return;
    await count(className, rule, ({ retryAfter }) => new TooManyRequests(retryAfter, rule.what));
  }

  async function take(className: string, subject: RateLimitSubject): Promise<() => Promise<void>> {
    const limitOf = rateLimitClass(className);
    const rule = config.rateLimits ? limitOf(subject, await recentSettings(db)) : null;
    if (rule === null || rule.limit === 0) return nothingToGiveBack;
    const { seconds, window, endsAt, counter } = place(className, rule);
    const key = rowKey(className, rule, window);
    const refusal = () => new TooManyRequests(Math.max(1, Math.ceil(endsAt - seconds)), rule.what);
    if (counter.known + counter.unreported >= rule.limit) {
      // Others may have given some back since.
      const row = await countOf.first(db, { key });
      counter.known = row?.count ?? 0;
      if (counter.known + counter.unreported >= rule.limit) throw refusal();
    }
    const add = (count: number) => {
      counter.unreported += count;
      return report(counter, rule, key, endsAt);
    };
    const total = await add(1);
    const giveBack = async () => void (await add(-1));
    if (total > rule.limit) {
      await giveBack();
      throw refusal();
    }
    await sweep(seconds);
    return giveBack;
  }

  function throttle(
    settings: ApplicationSettingsRow,
    request: () => ThrottledRequest,
  ): void | Promise<void> {
    if (config.rateLimits && anyThrottle(settings)) return throttleBy(settings, request());
  }

  async function throttleBy(
    settings: ApplicationSettingsRow,
    request: ThrottledRequest,
  ): Promise<void> {
    const text = settings.rate_limiting_response_text ?? '';
    for (const { name, ...rule } of throttlesOf(request, settings)) {
      if (rule.limit === 0) continue;
      const refusal = (state: WindowState) =>
        new Throttled({ name, ...rule, ...state }, text === '' ? 'Retry later' : text);
      await count(name, rule, refusal);
    }
  }

  async function count(
    name: string,
    rule: RateLimit,
    refusal: (state: WindowState) => Error,
  ): Promise<void> {
    const { seconds, window, endsAt, counter } = place(name, rule);
    const refuse = () =>
      refusal({
        observed: counter.known + counter.unreported + 1,
        endsAt,
        retryAfter: Math.max(1, Math.ceil(endsAt - seconds)),
      });

    if (counter.known + counter.unreported >= rule.limit) throw refuse();
    counter.unreported += 1;
    if (counter.unreported < counter.patience) return;

    const before = counter.latest;
    counter.latest = report(counter, rule, rowKey(name, rule, window), endsAt);
    await (before ?? counter.latest);
    if (counter.known > rule.limit) throw refuse();
    await sweep(seconds);
  }

  /** The window of now, and what is counted in it. */
  function place(name: string, rule: RateLimit) {
    const seconds = now() / 1000;
    const window = Math.floor(seconds / rule.period);
    const endsAt = (window + 1) * rule.period;
    const counter = counterOf(`${name}:${rule.period}:${rule.key}`, window);
    return { seconds, window, endsAt, counter };
  }

  function counterOf(key: string, window: number): Counter {
    const counter = counters.get(key);
    if (counter?.window === window) return counter;
    const fresh: Counter = { window, known: 0, unreported: 0, patience: 1, latest: null };
    counters.set(key, fresh);
    return fresh;
  }

  /** Answers how many all processes counted, as far as is known. */
  async function report(
    counter: Counter,
    rule: RateLimit,
    key: string,
    endsAt: number,
  ): Promise<number> {
    const count = counter.unreported;
    // Requests that come while this is under way count from here; `known` has these at once.
    counter.unreported = 0;
    counter.known += count;
    try {
      const row = await addTo.first(db, { key, count, expires_at: endsAt });
      // Reports may overtake one another: a count never falls.
      counter.known = Math.max(counter.known, row?.count ?? 0);
      return row?.count ?? counter.known;
    } catch {
      // The requests are not lost: the next report brings them. Everything else reports a database that is away.
      counter.known -= count;
      counter.unreported += count;
      return counter.known + counter.unreported;
    } finally {
      counter.patience = Math.max(1, Math.floor((rule.limit - counter.known) / 10));
    }
  }

  /** Rows of windows that ended are of no use to anybody. */
  async function sweep(seconds: number): Promise<void> {
    if (Math.abs(seconds - sweptAt) < sweepIntervalSeconds) return;
    sweptAt = seconds;
    await deleteEnded.run(db, { seconds: Math.floor(seconds) });
  }

  return { consume, take, throttle };
}

/** Seconds. */
const sweepIntervalSeconds = 60;

const addTo = statement<{ key: string; count: number; expires_at: number }, { count: number }>(
  (db, { key, count, expires_at }) =>
    db('rate_limits')
      .insert({ key, count, expires_at })
      .onConflict('key')
      .merge({ count: db.raw('rate_limits.count + excluded.count') })
      .returning('count'),
);

const countOf = statement<{ key: string }, { count: number }>((db, { key }) =>
  db('rate_limits').select('count').where('key', key).limit(1),
);

const nothingToGiveBack = () => Promise.resolve();

const deleteEnded = statement<{ seconds: number }, object>((db, { seconds }) =>
  db('rate_limits').where('expires_at', '<', seconds).delete(),
);

/** Hashed, because a path may be longer than a key, and an address is nobody's business. */
function rowKey(name: string, { period, key }: RateLimit, window: number): string {
  return `${name}:${period}:${window}:${hash('sha256', key, 'hex')}`;
}
