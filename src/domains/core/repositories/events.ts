import { createDomainEvent } from '#src/domain-events/domain-event.ts';
import type { UserRequest } from '#src/policy/work-requester.ts';

/** A branch or a tag that was made, moved or deleted. */
export interface AnnouncedRefMove {
  readonly refType: 'branch' | 'tag';
  /** Name without `refs/heads/` or `refs/tags/`. */
  readonly name: string;
  /** Object id; null for a ref that is new. */
  readonly before: string | null;
  /** Object id; null for a deleted ref. */
  readonly after: string | null;
  /** Commits of the push; null for tags, deleted refs, and each of many refs with the same move. */
  readonly commits: { readonly count: number; readonly title: string | null } | null;
}

interface RefsMoved {
  readonly project: { readonly id: number };
  /** The request of the user who moved them. */
  readonly by: UserRequest;
  readonly moves: readonly AnnouncedRefMove[];
  /** Time at which the refs moved. */
  readonly at: Date;
  /** True if the event follows a crash, so that some of it may have been announced before. */
  readonly again: boolean;
  /** The options of the push (`git push -o`); left out when the move is announced again after a crash. */
  readonly pushOptions?: readonly string[];
  /** Time before which the rows of the repository need no refresh. */
  readonly refreshAt: Date;
}

/** Refs moved, by a push or by the API. */
export const refsMoved = createDomainEvent<RefsMoved>('refs_moved');

type MoveAction = 'created' | 'removed' | 'pushed';

export function readMoveAction({
  before,
  after,
}: Pick<AnnouncedRefMove, 'before' | 'after'>): MoveAction {
  if (before === null) return 'created';
  return after === null ? 'removed' : 'pushed';
}

/** Moves of refs of the same type to which the same was done, branches first. */
export function gatherMovesAlike<
  Move extends Pick<AnnouncedRefMove, 'refType' | 'before' | 'after'>,
>(moves: readonly Move[]): (readonly Move[])[] {
  const groups = (['branch', 'tag'] as const).flatMap((refType) =>
    (['created', 'removed', 'pushed'] as const).map((action) =>
      moves.filter((move) => move.refType === refType && readMoveAction(move) === action),
    ),
  );
  return groups.filter((group) => group.length > 0);
}

interface FirstBranchMade {
  readonly project: { readonly id: number };
  readonly branch: string;
  /** ISO 8601. */
  readonly at: string;
}

/** An empty repository got the branch that is its default one. */
export const firstBranchMade = createDomainEvent<FirstBranchMade>('first_branch_made');
