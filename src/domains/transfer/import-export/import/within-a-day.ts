import { daySeconds } from '#src/units.ts';
import { ArchiveRefused } from './archive.ts';

/** Seconds after its request at which an import ends in any case. */
export const maxImportSeconds = daySeconds;

interface Under {
  readonly now: Date;
  /** Signal that aborts the attempt. */
  readonly signal: AbortSignal;
}

/**
 * Calls `work` with a signal that breaks it off with the attempt, or when the import takes too long, all attempts together.
 * @throws ArchiveRefused when it takes too long
 */
export async function runWithinADay<T>(
  { created_at }: { readonly created_at: string },
  { now, signal }: Under,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const leftMs = Date.parse(created_at) + maxImportSeconds * 1000 - now.getTime();
  if (leftMs <= 0) throw createTimeoutError();
  const over = AbortSignal.timeout(leftMs);
  try {
    return await work(AbortSignal.any([signal, over]));
  } catch (error) {
    throw over.aborted && !signal.aborted ? createTimeoutError() : error;
  }
}

const createTimeoutError = () =>
  new ArchiveRefused(`Import timed out. Import took longer than ${maxImportSeconds} seconds`);
