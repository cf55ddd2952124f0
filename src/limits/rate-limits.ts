import type { Config } from '#src/config.ts';
import type { Database } from '#src/database/database.ts';
import { Throttled, TooManyRequests } from '#src/errors.ts';
import { loadRecentSettings } from '#src/settings/current.ts';
import type { ApplicationSettingsRow } from '#src/settings/row.ts';
import { type RateLimit, findRateLimitClass, type RateLimitSubject } from './classes.ts';
import { SharedCounters, type Window } from './shared-counters.ts';
import { hasAnyThrottle, type ThrottledRequest, findThrottles } from './throttles.ts';

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

/** The state of a window for the response to a rejected request. */
interface WindowState {
  readonly observed: number;
  /** Unix seconds. */
  readonly endsAt: number;
  readonly retryAfter: number;
}

/**
 * Counts in the database, so that all processes of an instance share their limits. A process does not write each
 * request: it collects up to a tenth of the remainder, and reports them together.
 *
 * The first report in a window waits for its answer, which contains the counts of the others; later ones wait for the
 * answer to the previous report.
 *
 * A single process counts exactly. Several may admit at most a tenth more for each, and never reject a request too
 * early. A caller over the limit costs no query.
 */
export function createRateLimits({ db, config, now = Date.now }: RateLimitsDeps): RateLimits {
  const counters = new SharedCounters(db, now);

  async function consume(className: string, subject: RateLimitSubject): Promise<void> {
    const limitOf = findRateLimitClass(className);
    if (!config.rateLimits) return;
    const rule = limitOf(subject, await loadRecentSettings(db));
    if (rule === null || rule.limit === 0) return;
    await count(className, rule, ({ retryAfter }) => new TooManyRequests(retryAfter, rule.what));
  }

  async function take(className: string, subject: RateLimitSubject): Promise<() => Promise<void>> {
    const limitOf = findRateLimitClass(className);
    const rule = config.rateLimits ? limitOf(subject, await loadRecentSettings(db)) : null;
    if (rule === null || rule.limit === 0) return giveNothingBack;
    const { seconds, endsAt, counter, ...window } = counters.windowOf(className, rule);
    const key = window.key();
    const refusal = () => new TooManyRequests(Math.max(1, Math.ceil(endsAt - seconds)), rule.what);
    if (counter.known + counter.unreported >= rule.limit) {
      // Other processes may have given some back since.
      counter.known = await counters.readCount(key);
      if (counter.known + counter.unreported >= rule.limit) throw refusal();
    }
    const add = (count: number) => {
      counter.unreported += count;
      return counters.report(counter, rule, key, endsAt);
    };
    const total = await add(1);
    const giveBack = async () => void (await add(-1));
    if (total > rule.limit) {
      await giveBack();
      throw refusal();
    }
    await counters.sweep(seconds);
    return giveBack;
  }

  function throttle(
    settings: ApplicationSettingsRow,
    request: () => ThrottledRequest,
  ): void | Promise<void> {
    if (config.rateLimits && hasAnyThrottle(settings)) return throttleBy(settings, request());
  }

  async function throttleBy(
    settings: ApplicationSettingsRow,
    request: ThrottledRequest,
  ): Promise<void> {
    const text = settings.rate_limiting_response_text ?? '';
    for (const { name, ...rule } of findThrottles(request, settings)) {
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
    const window = counters.windowOf(name, rule);
    const { seconds, endsAt, counter, key } = window;
    const refuse = () => refusal(toWindowState(window));

    if (counter.known + counter.unreported >= rule.limit) throw refuse();
    counter.unreported += 1;
    if (counter.unreported < counter.patience) return;

    const before = counter.latest;
    counter.latest = counters.report(counter, rule, key(), endsAt);
    await (before ?? counter.latest);
    if (counter.known > rule.limit) throw refuse();
    await counters.sweep(seconds);
  }

  return { consume, take, throttle };
}

const toWindowState = ({ seconds, endsAt, counter }: Window): WindowState => ({
  observed: counter.known + counter.unreported + 1,
  endsAt,
  retryAfter: Math.max(1, Math.ceil(endsAt - seconds)),
});

const giveNothingBack = () => Promise.resolve();
