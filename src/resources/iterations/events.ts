import { on } from '../../domain-events/subscription.ts';
import { movedProjects } from '../epics/moved.ts';
import { placeChanged } from '../namespaces/events.ts';

/** Issues that have moved away from the group of their iteration are planned for none. */
export const subscriptions = [
  on(placeChanged, {
    async record(db, moved) {
      const ofGroupsAbove = db('iterations')
        .join('namespace_ancestors as above', 'above.ancestor_id', 'iterations.group_id')
        .join('projects', 'projects.namespace_id', 'above.namespace_id')
        .whereRaw('projects.id = issues.project_id')
        .whereRaw('iterations.id = issues.iteration_id')
        .select(db.raw('1'));
      await db('issues')
        .whereIn('project_id', movedProjects(db, moved))
        .whereNotNull('iteration_id')
        .whereNotExists(ofGroupsAbove)
        .update({ iteration_id: null });
    },
  }),
];
