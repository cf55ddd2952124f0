import { DatabaseUnavailable } from '#src/database/database.ts';
import { isDiskFailure } from '#src/disk/disk-failure.ts';
import { GitTimeout, GitUnavailable } from '#src/git/errors.ts';
import { StorageUnavailable } from '#src/storage/errors.ts';

/** Tells whether a part that the request needs is away for now: it may be sent again, as it is. */
export function isAbsence(error: unknown): boolean {
  return (
    error instanceof DatabaseUnavailable ||
    error instanceof GitUnavailable ||
    error instanceof GitTimeout ||
    error instanceof StorageUnavailable ||
    // The disk fails while it takes in an upload.
    isDiskFailure(error)
  );
}
