import { BadRequest } from '#src/errors.ts';
import type { CommitInfo } from '#src/git/formats/commit-object.ts';
import { BranchMissing, BranchMoved } from '#src/git/errors.ts';
import { deleteRefs, type RefKind } from '#src/git/writing/refs.ts';
import type { Repository } from '#src/git/repository.ts';
import { checkUnmodifiedSince } from '#src/text/unmodified-since.ts';

interface Doomed {
  readonly kind: RefKind;
  readonly name: string;
  readonly unmodifiedSince: string | undefined;
  /** Reads the object that the ref points to, and its commit if it leads to one; throws when there is no such ref. */
  readonly look: () => Promise<{
    readonly id: string;
    readonly commit: Omit<CommitInfo, 'message'> | null;
  }>;
  /** The error for a ref that moves at each attempt. */
  readonly busy: string;
}

const maxAttempts = 5;

/**
 * Deletes a branch or tag and returns the id that it pointed to. Repeats the check if a concurrent push moves the ref.
 * @throws PreconditionFailed when its commit was written after `unmodifiedSince`
 */
export async function deleteAsSeen(
  repository: Repository,
  { kind, name, unmodifiedSince, look, busy }: Doomed,
): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const { id, commit } = await look();
    if (commit !== null) checkUnmodifiedSince(unmodifiedSince, commit.author.date);
    try {
      await deleteRefs(repository, kind, [{ name, id }]);
      return id;
    } catch (error) {
      const moved = error instanceof BranchMoved || error instanceof BranchMissing;
      if (!moved) throw error;
      if (attempt === maxAttempts) throw new BadRequest(busy);
    }
  }
}
