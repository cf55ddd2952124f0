import type { SendInTurn } from '../../generator/runtime/send-body.ts';
import { TooManyRequests, Unavailable } from '../errors.ts';
import { CallerBusy, GitUnavailable } from '../git/errors.ts';
import { FairSlots } from '../git/host/slots.ts';

interface AnswerLimits {
  /** Answers that are sent at once, in all and to one caller. Each takes memory for as long as its client reads. */
  readonly total: number;
  readonly perCaller: number;
  /** Answers that wait, in all and for one caller. */
  readonly queue: number;
  readonly queuePerCaller: number;
  /** Who has waited so long, in milliseconds, gets the place of the oldest answer of those who have more places. */
  readonly waitMs: number;
  /** Milliseconds that an answer has its place in any case. */
  readonly leastMs: number;
}

const usual: AnswerLimits = {
  ...{ total: 16, perCaller: 4, queue: 64, queuePerCaller: 16 },
  ...{ waitMs: 60_000, leastMs: 300_000 },
};

/** Seconds after which a caller with too much waiting may try again. */
const retryAfterSeconds = 10;

interface Sending {
  readonly caller: string;
  readonly since: number;
  readonly cut: AbortController;
}

/**
 * Sends large answers when there is room for them. Clients who take all that they are sent, but slowly, hold no place
 * for as long as they like while others wait: their answers end unfinished.
 * @throws TooManyRequests when too many of the caller's wait, Unavailable when those of others do
 */
export function createSendInTurn({ waitMs, leastMs, ...limits }: AnswerLimits): SendInTurn {
  const slots = new FairSlots({ ...limits, perKey: limits.total });
  /** The oldest first. */
  const sending = new Set<Sending>();

  const countOf = (caller: string) => [...sending].filter((each) => each.caller === caller).length;

  const makeRoomFor = (caller: string) => {
    const own = countOf(caller);
    // An answer that waits for the caller's own answers has to.
    if (sending.size < limits.total || own >= limits.perCaller) return;
    const longest = [...sending].find((each) => countOf(each.caller) > own);
    if (longest !== undefined && performance.now() - longest.since >= leastMs) longest.cut.abort();
  };

  return async (caller, left, send) => {
    const patience = setInterval(() => makeRoomFor(caller), waitMs).unref();
    try {
      await slots.run({ key: '', caller, left }, async () => {
        clearInterval(patience);
        const one = { caller, since: performance.now(), cut: new AbortController() };
        sending.add(one);
        await send(one.cut.signal).finally(() => sending.delete(one));
      });
    } catch (error) {
      if (error instanceof CallerBusy) throw new TooManyRequests(retryAfterSeconds);
      throw error instanceof GitUnavailable ? new Unavailable() : error;
    } finally {
      clearInterval(patience);
    }
  };
}

export const sendInTurn = createSendInTurn(usual);
