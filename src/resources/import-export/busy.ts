import { isForLater } from '../../errors.ts';
import { CallerBusy } from '../../git/errors.ts';

/**
 * Tells whether an attempt ended because others kept busy what it needs. That is no fault of what travels: it is tried again
 * later, and the attempt does not count.
 */
export const isBusyFailure = (error: unknown): boolean =>
  isForLater(error) || error instanceof CallerBusy;

/** Milliseconds after which an export or import comes again that found others busy. */
export const busyMs = 10_000;
