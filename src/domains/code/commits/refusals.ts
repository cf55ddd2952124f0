import { BadRequest, Forbidden } from '#src/errors.ts';
import * as failures from '#src/git/errors.ts';

/** The caller may not push to this branch. */
export class PushNotAllowed extends Forbidden {
  constructor() {
    super(notAllowedToPush);
  }
}

/** The file changed since the caller's version. */
export class FileChangedSince extends BadRequest {
  constructor(path: string) {
    super(`The file has changed since you started editing it: ${path}`);
  }
}

export const notAllowedToPush = 'You are not allowed to push into this branch';

export const notOnBranch = 'You can only create or edit files when you are on a branch';

export const describeBranchTaken = (branch: string) =>
  `A branch called '${branch}' already exists. Switch to that branch in order to make changes`;

export const describeBadBranchName = (branch: string) =>
  `Something went wrong when we tried to create '${branch}' for you: Branch name is invalid`;

export const describeBadFilePath = (path: string) => `invalid path: '${path}'`;

/** Maps a rejection by git to its message for clients; other errors are returned unchanged. */
export function describeRefusal(error: unknown, branch: string): unknown {
  const text = explain(error, branch);
  return text === null ? error : new BadRequest(text);
}

function explain(error: unknown, branch: string): string | null {
  if (error instanceof failures.FileExists) return 'A file with this name already exists';
  if (error instanceof failures.FileMissing) return "A file with this name doesn't exist";
  if (error instanceof failures.DirectoryExists) return 'A directory with this name already exists';
  if (error instanceof failures.BranchMissing) return notOnBranch;
  if (error instanceof failures.BranchExists) return describeBranchTaken(branch);
  if (error instanceof failures.RefConflict || error instanceof failures.InvalidRefName) {
    return describeBadBranchName(branch);
  }
  // The change is empty, or concurrent pushes won every attempt.
  if (error instanceof failures.NothingChanged || error instanceof failures.BranchMoved) {
    return 'Your changes could not be committed';
  }
  return null;
}
