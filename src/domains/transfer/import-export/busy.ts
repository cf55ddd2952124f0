import { isForLater } from '#src/errors.ts';
import { CallerBusy } from '#src/git/errors.ts';

/**
 * Tells whether an attempt failed because other callers kept a resource busy. The archive is not at fault: the attempt
 * is repeated later and does not count.
 */
export const isBusyFailure = (error: unknown): boolean =>
  isForLater(error) || error instanceof CallerBusy;

/** Milliseconds after which an export or import comes again that found others busy. */
export const busyMs = 10_000;
