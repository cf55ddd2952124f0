import { checkFilePath } from '../formats/file-path.ts';
import type { PackedChange, PackedCommit } from '../host/protocol.ts';
import { formatIdentity, type Identity } from '../formats/identity.ts';
import { InvalidRefName } from '../errors.ts';
import { checkBranchName, isObjectId } from '../formats/ref-name.ts';

/**
 * One change to a file. `update` keeps the mode unless `executable` is given, `move` keeps content
 * and mode unless given; `delete` and `move` work on symbolic links and submodules too.
 */
export type FileChange =
  | {
      readonly action: 'create' | 'update';
      readonly path: string;
      readonly content: Buffer;
      readonly executable?: boolean | undefined;
    }
  | { readonly action: 'delete'; readonly path: string }
  | {
      readonly action: 'move';
      readonly path: string;
      readonly previousPath: string;
      readonly content?: Buffer | undefined;
      readonly executable?: boolean | undefined;
    }
  | { readonly action: 'chmod'; readonly path: string; readonly executable: boolean }
  /** Sets another commit of a submodule. */
  | { readonly action: 'repoint'; readonly path: string; readonly commitId: string };

export interface CommitRequest {
  readonly branch: string;
  /**
   * The commit at which the branch must be when it moves; null for a branch that must not exist. Absent: the branch may
   * be anywhere, and the commit is repeated on a head that moves.
   */
  readonly expectedHead?: string | null | undefined;
  /**
   * Full commit id to build on instead of the branch's head. The branch is new then, unless
   * `expectedHead` names where it is: then it is overwritten.
   */
  readonly startFrom?: string | undefined;
  readonly message: string;
  readonly author: Identity;
  readonly committer: Identity;
  /** Applied in this order, all or none. */
  readonly changes: readonly FileChange[];
}

/**
 * A request in the form that travels to the host, its contents as body. Throws `InvalidRefName` or
 * `InvalidFilePath`; nothing unchecked leaves this function.
 */
export function packCommit(request: CommitRequest): { commit: PackedCommit; body: Buffer[] } {
  const { branch, expectedHead, startFrom, message, author, committer } = request;
  checkBranchName(branch);
  for (const id of [expectedHead, startFrom]) {
    if (typeof id === 'string' && !isObjectId(id)) throw new InvalidRefName(id);
  }
  const body: Buffer[] = [];
  const changes = request.changes.map((change): PackedChange => {
    checkFilePath(change.path);
    const previousPath = change.action === 'move' ? change.previousPath : null;
    if (previousPath !== null) checkFilePath(previousPath);
    const content = 'content' in change ? change.content : undefined;
    if (content !== undefined) body.push(content);
    const executable = 'executable' in change ? (change.executable ?? null) : null;
    return {
      action: change.action,
      path: change.path,
      previousPath,
      size: content?.length ?? null,
      executable,
      commitId: change.action === 'repoint' ? requireObjectId(change.commitId) : null,
    };
  });
  return {
    commit: {
      branch,
      expectedHead,
      startFrom: startFrom ?? null,
      message: removeNul(message),
      author: formatIdentity(author),
      committer: formatIdentity(committer),
      changes,
    },
    body,
  };
}

/** A commit message without NUL, at which git would cut it. */
export function removeNul(message: string): string {
  return message.replaceAll('\0', '');
}

function requireObjectId(id: string): string {
  if (!isObjectId(id)) throw new InvalidRefName(id);
  return id;
}
