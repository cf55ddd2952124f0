import { hash } from 'node:crypto';
import { GenerationalCache } from '#src/database/bounded-cache.ts';
import type { Database } from '#src/database/database.ts';
import { prepareStatement } from '#src/database/statement.ts';
import type { RateLimit } from './classes.ts';

/** Maximum number of counters in the memory of a process. A removed one is read again from the database. */
const cacheSize = 10_000;

/** One counter in one window, as this process knows it. */
export interface Counter {
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

/** The current window and its count. */
export interface Window {
  /** Unix seconds. */
  readonly seconds: number;
  readonly endsAt: number;
  readonly counter: Counter;
  /** The key of its row. */
  readonly key: () => string;
}

/** The counters of this process, and the rows that it shares with others. */
export class SharedCounters {
  readonly #db: Database;
  readonly #now: () => number;
  readonly #counters = new GenerationalCache<string, Counter>(cacheSize);
  #sweptAt = 0;

  constructor(db: Database, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  windowOf(name: string, rule: RateLimit): Window {
    const seconds = this.#now() / 1000;
    const window = Math.floor(seconds / rule.period);
    const endsAt = (window + 1) * rule.period;
    const counter = this.#counterOf(`${name}:${rule.period}:${rule.key}`, window);
    return { seconds, endsAt, counter, key: () => formatRowKey(name, rule, window) };
  }

  #counterOf(key: string, window: number): Counter {
    const counter = this.#counters.get(key);
    if (counter?.window === window) return counter;
    const fresh: Counter = { window, known: 0, unreported: 0, patience: 1, latest: null };
    this.#counters.set(key, fresh);
    return fresh;
  }

  /** Reads how many all processes counted. */
  async readCount(key: string): Promise<number> {
    const row = await countOf.first(this.#db, { key });
    return row?.count ?? 0;
  }

  /** Returns the known count of all processes. */
  async report(counter: Counter, rule: RateLimit, key: string, endsAt: number): Promise<number> {
    const count = counter.unreported;
    // Requests that come while this is under way count from here; `known` has these at once.
    counter.unreported = 0;
    counter.known += count;
    try {
      const row = await addTo.first(this.#db, { key, count, expires_at: endsAt });
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

  /** Rows of ended windows have no use. */
  async sweep(seconds: number): Promise<void> {
    if (Math.abs(seconds - this.#sweptAt) < sweepIntervalSeconds) return;
    this.#sweptAt = seconds;
    await deleteEnded.run(this.#db, { seconds: Math.floor(seconds) });
  }
}

/** Seconds. */
const sweepIntervalSeconds = 60;

const addTo = prepareStatement<
  { key: string; count: number; expires_at: number },
  { count: number }
>((db, { key, count, expires_at }) =>
  db('rate_limits')
    .insert({ key, count, expires_at })
    .onConflict('key')
    .merge({ count: db.raw('rate_limits.count + excluded.count') })
    .returning('count'),
);

const countOf = prepareStatement<{ key: string }, { count: number }>((db, { key }) =>
  db('rate_limits').select('count').where('key', key).limit(1),
);

const deleteEnded = prepareStatement<{ seconds: number }, object>((db, { seconds }) =>
  db('rate_limits').where('expires_at', '<', seconds).delete(),
);

/** Keys are hashed, because a path may be longer than a key, and an address is private. */
function formatRowKey(name: string, { period, key }: RateLimit, window: number): string {
  return `${name}:${period}:${window}:${hash('sha256', key, 'hex')}`;
}
