import { DatabaseUnavailable } from '#src/database/database.ts';
import { isDiskFailure } from '#src/disk/disk-failure.ts';
import { GitTimeout, GitUnavailable } from '#src/git/errors.ts';
import { StorageUnavailable } from '#src/storage/errors.ts';

/** Tells whether a required part of the server is temporarily unavailable: the client may repeat the request. */
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
