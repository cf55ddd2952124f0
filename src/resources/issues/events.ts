import { on } from '../../domain-events/subscription.ts';
import { assignmentsEnded } from '../members/events.ts';
import { projectsInTree } from '../namespaces/tree.ts';
import { userRemoved } from '../users/events.ts';
import { deleteIssuesOf } from './of-removed-users.ts';

/**
 * Users who leave with their assignments ended have no issue to do there; issues go with all that a removed user
 * made.
 */
export const subscriptions = [
  on(assignmentsEnded, {
    async record(db, { user_id, source_type, source_id }) {
      const issues = db('issues').select('id');
      if (source_type === 'Project') void issues.where('project_id', source_id);
      else void issues.whereIn('project_id', projectsInTree(db, source_id));
      await db('issue_assignees').where({ user_id }).whereIn('issue_id', issues).delete();
    },
  }),
  on(userRemoved, {
    async prepare(db, { id, hard }) {
      if (hard) await deleteIssuesOf(db, id);
    },
  }),
];
