import { type RequestContext, requireActor } from '#src/context.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { findReaders } from '#src/domains/planning/issuables/readers.ts';
import { addTodos } from '#src/domains/planning/issuables/todos.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';
import { toMergeRequestIssuable } from './table.ts';

/** Requests another review from a reviewer; false for a user who is not a reviewer. */
export async function askToReviewAgain(
  context: RequestContext,
  project: ProjectAccess,
  mergeRequest: MergeRequestRow,
  userId: number,
): Promise<boolean> {
  const { user } = requireActor(context);
  const target = toMergeRequestIssuable(mergeRequest, project);
  return context.db.transaction(async (db) => {
    const changed = await db('merge_request_reviewers')
      .where({ merge_request_id: mergeRequest.id, user_id: userId })
      .update({ state: 'unreviewed' });
    if (changed === 0) return false;
    const others = [userId].filter((id) => id !== user.id);
    const todo = {
      target,
      authorId: user.id,
      at: context.clock(),
      action: 'review_requested',
    } as const;
    await addTodos(db, todo, await findReaders(db, others, { target }));
    return true;
  });
}
