import { createSendInTurn } from '../large-answers.ts';

const limits = {
  total: 32,
  perCaller: 8,
  queue: 256,
  queuePerCaller: 64,
  waitMs: 2_000,
  leastMs: 300_000,
  slow: { bytes: 262_144, withinMs: 4_000 },
};

/** Limits concurrent uploads and downloads of layers: callers take turns, and no caller holds all places. */
export const sendLayerInTurn = createSendInTurn(limits);
const receiving = createSendInTurn(limits);

/**
 * Runs the work in its turn; `cut` is aborted when others have waited long for its place. `countMoved` counts the
 * bytes from the client; undefined where no client is waited for.
 */
export async function receiveInTurn<Result>(
  caller: string,
  left: AbortSignal,
  work: (cut: AbortSignal | undefined) => Promise<Result>,
  countMoved?: () => number,
): Promise<Result> {
  const done: Promise<Result>[] = [];
  const send = async (cut: AbortSignal | undefined) => {
    const result = work(cut);
    done.push(result);
    await result;
  };
  await receiving(caller, left, send, countMoved);
  return done[0] ?? Promise.reject(new Error('a turn ended before its work began'));
}
