import type { SendInTurn } from '../../generator/runtime/send-body.ts';
import { TooManyRequests, Unavailable } from '../errors.ts';
import { CallerBusy, GitUnavailable } from '../git/errors.ts';
import { Slots } from '../git/host/slots.ts';

/** Each takes some megabytes of memory for as long as its client reads. */
const slots = new Slots({
  ...{ total: 16, perKey: 16, perCaller: 4 },
  ...{ queue: 64, queuePerCaller: 16 },
});

/** Seconds after which a caller with too much waiting may try again. */
const busyFor = 10;

/**
 * Sends a large answer when there is room for it.
 * @throws TooManyRequests when too many of the caller's wait, Unavailable when those of others do
 */
export const sendInTurn: SendInTurn = (caller, left, send) =>
  slots.run({ key: '', caller, left }, send).catch((error: unknown) => {
    if (error instanceof CallerBusy) throw new TooManyRequests(busyFor);
    throw error instanceof GitUnavailable ? new Unavailable() : error;
  });
