import { BadRequest } from '../../errors.ts';
import * as failures from '../../git/errors.ts';

/** Why a commit could not be made, as clients are told; what is no refusal of git's stays as it is. */
export function textOf(error: unknown, branch: string): unknown {
  const text = explain(error, branch);
  return text === null ? error : new BadRequest(text);
}

function explain(error: unknown, branch: string): string | null {
  if (error instanceof failures.FileExists) return 'A file with this name already exists';
  if (error instanceof failures.FileMissing) return "A file with this name doesn't exist";
  if (error instanceof failures.DirectoryExists) return 'A directory with this name already exists';
  if (error instanceof failures.NothingChanged) return 'Your changes could not be committed';
  if (error instanceof failures.BranchMissing) {
    return 'You can only create or edit files when you are on a branch';
  }
  if (error instanceof failures.BranchExists) {
    return `A branch called '${branch}' already exists. Switch to that branch in order to make changes`;
  }
  if (error instanceof failures.BranchMoved) {
    return `Could not update refs/heads/${branch}. Please refresh and try again.`;
  }
  if (error instanceof failures.RefConflict || error instanceof failures.InvalidRefName) {
    return `Something went wrong when we tried to create '${branch}' for you: Branch name is invalid`;
  }
  return null;
}
