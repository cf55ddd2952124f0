import { subscribeTo } from '#src/domain-events/subscription.ts';
import { type Assignments, endAssignments } from '#src/domains/core/members/end-assignments.ts';
import { assignmentsEnded } from '#src/domains/core/members/events.ts';
import { userRemoved } from '#src/domains/core/users/events.ts';
import { deleteUserIssues } from './of-removed-users.ts';

const assigned: Assignments = {
  table: 'issue_assignees',
  targets: 'issues',
  column: 'issue_id',
  project: 'project_id',
};

/**
 * Users who leave with their assignments ended have no issue to do there; issues go with all that a removed user
 * made.
 */
export const subscriptions = [
  subscribeTo(assignmentsEnded, {
    follow: (db, ended) => endAssignments(db, assigned, ended),
  }),
  subscribeTo(userRemoved, {
    async prepare(db, { id, hard }) {
      if (hard) await deleteUserIssues(db, id);
    },
  }),
];
