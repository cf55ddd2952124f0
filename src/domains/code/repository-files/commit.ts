import { requireActor, type RequestContext } from '#src/context.ts';
import { BadRequest, InvalidParameters } from '#src/errors.ts';
import type { FileChange } from '#src/git/writing/commit-request.ts';
import { findFilePathFault } from '#src/git/formats/file-path.ts';
import { authorize } from '#src/policy/authorize.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { createChangesCommit } from '#src/domains/code/commits/commit-changes.ts';
import {
  describeBadFilePath,
  FileChangedSince,
  notAllowedToPush,
  PushNotAllowed,
} from '#src/domains/code/commits/refusals.ts';
import { repositoryFilePolicy } from './policy.ts';

type OneFile = Exclude<FileChange, { readonly action: 'move' | 'chmod' }>;

/** The request for a commit of one file. */
interface FileCommit {
  readonly branch: string;
  readonly start_branch?: string | undefined;
  readonly commit_message: string;
  readonly author_email?: string | undefined;
  readonly author_name?: string | undefined;
  readonly last_commit_id?: string | undefined;
}

/**
 * Commits a change of one file, as the caller, with all that follows from a push.
 * @throws BadRequest when it cannot be made, with the reason; Forbidden in an archived project
 */
export async function createFileCommit(
  context: RequestContext,
  project: ProjectAccess,
  input: FileCommit,
  change: OneFile,
): Promise<void> {
  authorize(repositoryFilePolicy.commit, { project });
  const { last_commit_id: known = '', start_branch: start = '' } = input;
  try {
    await createChangesCommit(context, requireActor(context), project, {
      branch: input.branch,
      message: input.commit_message,
      changes: [change],
      expectations: known === '' ? [] : [{ path: change.path, commitId: known }],
      startBranch: start === '' ? undefined : start,
      authorName: input.author_name,
      authorEmail: input.author_email,
    });
  } catch (error) {
    throw toFileError(error);
  }
}

/** Refusals of single-file commits have a different status and text. */
function toFileError(error: unknown): unknown {
  if (error instanceof PushNotAllowed) return new BadRequest(notAllowedToPush);
  if (!(error instanceof FileChangedSince)) return error;
  return new BadRequest(
    'You are attempting to update a file that has changed since you started editing it.',
  );
}

/** Throws for an invalid path: a path outside of the repository is an invalid parameter. */
export function checkWritablePath(path: string): void {
  const fault = findFilePathFault(path);
  if (fault === null) return;
  if (fault === 'traversal' || fault === 'absolute') {
    throw new InvalidParameters('file_path should be a valid file path');
  }
  throw new BadRequest(describeBadFilePath(path));
}
