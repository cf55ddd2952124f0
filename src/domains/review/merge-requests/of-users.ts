import type { Database } from '#src/database/database.ts';
import { deleteInParts } from '#src/database/in-parts.ts';
import type { WalkedPart } from '#src/database/walks.ts';
import type { FactsOf } from '#src/domain-events/domain-event.ts';
import { endAssignments } from '#src/domains/core/members/end-assignments.ts';
import type { assignmentsEnded } from '#src/domains/core/members/events.ts';
import type { userRemoved } from '#src/domains/core/users/events.ts';

const assigned = {
  targets: 'merge_requests',
  column: 'merge_request_id',
  project: 'target_project_id',
} as const;

/** Users who leave with their assignments ended have nothing to merge or review there. */
export async function* endAssignmentsTo(
  db: Database,
  ended: FactsOf<typeof assignmentsEnded>,
): AsyncIterable<WalkedPart> {
  for (const table of ['merge_request_assignees', 'merge_request_reviewers'] as const) {
    yield* endAssignments(db, { table, ...assigned }, ended);
  }
}

/** Merge requests go with all that a removed user made. */
export async function removeUserRequests(
  db: Database,
  { id, hard }: FactsOf<typeof userRemoved>,
): Promise<void> {
  if (!hard) return;
  const own = db('merge_requests').where('author_id', id);
  await deleteInParts(db, 'merge_requests', own);
}
