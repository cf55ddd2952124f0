import { PreconditionFailed } from '#src/errors.ts';

/**
 * Throws `PreconditionFailed` when the row changed after the time of an `If-Unmodified-Since` header. Such times are
 * whole seconds, so the row's is too; what cannot be read as a time is ignored.
 */
export function checkUnmodifiedSince(header: string | undefined, updatedAt: string): void {
  const since = header === undefined ? NaN : Date.parse(header);
  if (Math.floor(Date.parse(updatedAt) / 1000) * 1000 > since) throw new PreconditionFailed();
}
