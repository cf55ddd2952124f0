import { BadRequest, NotFound, type HttpError } from '../../errors.ts';
import {
  BranchExists,
  BranchMissing,
  BranchMoved,
  DirectoryExists,
  FileExists,
  FileMissing,
  InvalidFilePath,
  InvalidRefName,
  NothingChanged,
  RefConflict,
  RepositoryMissing,
} from '../../git/errors.ts';

/** What is told of a commit that would change nothing, that others were quicker than, or that failed otherwise. */
export const notCommitted = 'Your changes could not be committed';

export const notOnBranch = 'You can only create or edit files when you are on a branch';

export const notAllowedToPush = 'You are not allowed to push into this branch';

export const badBranchName = (branch: string) =>
  `Something went wrong when we tried to create '${branch}' for you: Branch name is invalid`;

export const branchTaken = (branch: string) =>
  `A branch called '${branch}' already exists. Switch to that branch in order to make changes`;

export const badFilePath = (path: string) => `invalid path: '${path}'`;

/** What a commit that git did not make is answered with; null for failures that are nobody's fault. */
export function refusalOf(error: unknown): HttpError | null {
  if (error instanceof RepositoryMissing) return new NotFound('Repository');
  const text = textOf(error);
  return text === null ? null : new BadRequest(text);
}

function textOf(error: unknown): string | null {
  if (error instanceof FileExists) return 'A file with this name already exists';
  if (error instanceof FileMissing) return "A file with this name doesn't exist";
  if (error instanceof DirectoryExists) return 'A directory with this name already exists';
  if (error instanceof BranchMissing) return notOnBranch;
  if (error instanceof BranchExists) return branchTaken(error.subject);
  if (error instanceof InvalidRefName || error instanceof RefConflict) {
    return badBranchName(error.subject);
  }
  if (error instanceof InvalidFilePath) {
    return error.detail === 'traversal'
      ? 'Path cannot include directory traversal'
      : badFilePath(error.subject);
  }
  if (error instanceof NothingChanged || error instanceof BranchMoved) return notCommitted;
  return null;
}
