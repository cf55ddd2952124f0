import { isUniqueViolation } from '#src/database/dialect.ts';
import { isDiskFailure, isDiskFull, tellsDiskFailure } from '#src/disk/disk-failure.ts';
import { BadRequest, NotFound } from '#src/errors.ts';
import { GitFailed, GitTimeout, GitUnavailable, OutputTooLarge } from '#src/git/errors.ts';
import { ArchiveRefused } from './archive.ts';
import { ContainerGone } from './context.ts';
import { FetchFailed } from './fetch.ts';

export interface Reason {
  readonly text: string;
  /** True when another attempt may succeed. */
  readonly passing: boolean;
}

/** The texts are written here: messages of other components may contain paths of the server. */
export function findImportReason(error: unknown): Reason {
  const createFinalReason = (text: string) => ({ text, passing: false });
  if (error instanceof ArchiveRefused) return createFinalReason(error.message);
  if (error instanceof FetchFailed) return { text: error.message, passing: error.passing };
  if (error instanceof ContainerGone) return createFinalReason('The project is being deleted');
  if (isUniqueViolation(error)) return createFinalReason('Path or name has already been taken');
  if (error instanceof BadRequest || error instanceof NotFound) {
    return createFinalReason('Namespace is not valid');
  }
  if (error instanceof OutputTooLarge) {
    return createFinalReason('The repository is larger than this instance imports');
  }
  if (error instanceof GitTimeout) return createFinalReason('Import timed out');
  if (error instanceof GitFailed) {
    return createFinalReason('The repository of the archive holds something that is not valid');
  }
  if (isDiskFailure(error) || isDiskFull(error) || isOfGitsDisk(error)) {
    return createFinalReason('Not enough disk space for the content of the archive');
  }
  return { text: 'The archive could not be read to its end', passing: true };
}

const isOfGitsDisk = (error: unknown) =>
  error instanceof GitUnavailable && tellsDiskFailure(error.detail);
