import type { SendInTurn } from '#runtime/send-body.ts';
import { TooManyRequests, Unavailable } from '#src/errors.ts';
import { CallerBusy, GitUnavailable } from '#src/git/errors.ts';
import { FairSlots } from '#src/git/host/slots.ts';

interface AnswerLimits {
  /** Maximum number of concurrent responses, in total and per caller. Each takes memory while its client reads. */
  readonly total: number;
  readonly perCaller: number;
  /** Answers that wait, in all and for one caller. */
  readonly queue: number;
  readonly queuePerCaller: number;
  /** Wait in milliseconds after which a caller gets the place of the oldest answer of a caller with more places. */
  readonly waitMs: number;
  /** Milliseconds for which a response always keeps its slot, except to slow clients if `slow` says so. */
  readonly leastMs: number;
  /** Clients that receive fewer bytes than this within the time give their slot to waiting callers. */
  readonly slow?: { readonly bytes: number; readonly withinMs: number };
}

/** Bytes that a client has taken, or sent, so far. */
type CountMoved = () => number;

type RunInTurn = (
  caller: string,
  left: AbortSignal,
  send: Parameters<SendInTurn>[2],
  countMoved?: CountMoved,
) => Promise<void>;

const usual: AnswerLimits = {
  total: 16,
  perCaller: 4,
  queue: 64,
  queuePerCaller: 16,
  waitMs: 60_000,
  leastMs: 300_000,
};

/** Seconds after which a caller with too much waiting may try again. */
const retryAfterSeconds = 10;

interface Sending {
  readonly caller: string;
  readonly since: number;
  readonly cut: AbortController;
  /** Undefined where no client is waited for. */
  readonly countMoved: CountMoved | undefined;
  /** The bytes at an earlier check, and its time. */
  seen: { readonly bytes: number; readonly at: number } | null;
}

/**
 * Sends large answers when there is room for them. A client that reads steadily but slowly loses its place to waiting
 * callers: its answer ends unfinished.
 * @throws TooManyRequests when too many requests of the caller wait, Unavailable when those of others do
 */
export function createSendInTurn({ waitMs, leastMs, slow, ...limits }: AnswerLimits): RunInTurn {
  const slots = new FairSlots({ ...limits, perKey: limits.total });
  /** The oldest first. */
  const sending = new Set<Sending>();

  const countSending = (caller: string) =>
    [...sending].filter((each) => each.caller === caller).length;

  const makeRoomFor = (caller: string) => {
    const own = countSending(caller);
    // An answer that waits for the caller's own answers has to.
    if (sending.size < limits.total || own >= limits.perCaller) return;
    const now = performance.now();
    const others = [...sending].filter(
      (each) => countSending(each.caller) > own && !each.cut.signal.aborted,
    );
    const slowOnes = others.filter((each) => isSlow(each, now));
    const longest = slowOnes[0] ?? others.find((each) => now - each.since >= leastMs);
    longest?.cut.abort();
  };

  /** Tells whether the client has received too few bytes since an earlier check. */
  function isSlow(each: Sending, now: number): boolean {
    if (slow === undefined || each.countMoved === undefined) return false;
    const bytes = each.countMoved();
    const { seen } = each;
    if (seen !== null && now - seen.at < slow.withinMs) return false;
    each.seen = { bytes, at: now };
    return seen !== null && bytes - seen.bytes < slow.bytes;
  }

  return async (caller, left, send, countMoved) => {
    const patience = setInterval(() => makeRoomFor(caller), waitMs).unref();
    try {
      await slots.run({ key: '', caller, left }, async () => {
        clearInterval(patience);
        const cut = new AbortController();
        const one = { caller, since: performance.now(), cut, countMoved, seen: null };
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
