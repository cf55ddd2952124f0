import { deleteInParts } from '../../database/in-parts.ts';
import { on } from '../../domain-events/subscription.ts';
import { assignmentsEnded } from '../members/events.ts';
import { projectsInTree } from '../namespaces/tree.ts';
import { userRemoved } from '../users/events.ts';

/**
 * Users who leave with their assignments ended have nothing to merge or review there; merge requests go with all that
 * a removed user made.
 */
export const subscriptions = [
  on(assignmentsEnded, {
    async record(db, { user_id, source_type, source_id }) {
      const requests = db('merge_requests').select('id');
      if (source_type === 'Project') void requests.where('target_project_id', source_id);
      else void requests.whereIn('target_project_id', projectsInTree(db, source_id));
      for (const table of ['merge_request_assignees', 'merge_request_reviewers']) {
        await db(table).where({ user_id }).whereIn('merge_request_id', requests.clone()).delete();
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
