import { deleteInParts } from '../../database/in-parts.ts';
import { on } from '../../domain-events/subscription.ts';
import { endAssignments } from '../members/end-assignments.ts';
import { assignmentsEnded } from '../members/events.ts';
import { userRemoved } from '../users/events.ts';

const assigned = {
  targets: 'merge_requests',
  column: 'merge_request_id',
  project: 'target_project_id',
} as const;

/**
 * Users who leave with their assignments ended have nothing to merge or review there; merge requests go with all that
 * a removed user made.
 */
export const subscriptions = [
  on(assignmentsEnded, {
    async *follow(db, ended) {
      for (const table of ['merge_request_assignees', 'merge_request_reviewers'] as const) {
        yield* endAssignments(db, { table, ...assigned }, ended);
      }
    },
  }),
  on(userRemoved, {
    async prepare(db, { id, hard }) {
      if (!hard) return;
      const own = db('merge_requests').where('author_id', id);
      await deleteInParts(db, 'merge_requests', own);
    },
  }),
];
