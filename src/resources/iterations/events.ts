import type { Database } from '../../database/database.ts';
import { on } from '../../domain-events/subscription.ts';
import type { Query } from '../../lists/filter.ts';
import { type Moved, placeChanged } from '../namespaces/events.ts';
import { movedProjects, whereElsewhere } from '../namespaces/moved.ts';

/** Issues that moved away from the group of an iteration are not planned for it, nor is it told that they were. */
export const subscriptions = [
  on(placeChanged, {
    async record(db, moved) {
      const planned = db('issues as planned');
      await db('issues')
        .whereIn('id', stray(db, planned, moved).select('planned.id'))
        .update({ iteration_id: null });
      const told = db('resource_events').join('issues as planned', 'planned.id', 'issue_id');
      const events = stray(db, told, moved, 'resource_events').select('resource_events.id');
      await db('resource_events').whereIn('id', events).delete();
    },
  }),
];

/** Those with iterations of groups that are not above the projects of the `planned` issues. */
function stray(db: Database, query: Query, moved: Moved, table = 'planned'): Query {
  const of = query
    .join('iterations', 'iterations.id', `${table}.iteration_id`)
    .join('projects', 'projects.id', 'planned.project_id')
    .whereIn('projects.id', movedProjects(db, moved));
  return whereElsewhere(db, of, 'iterations.group_id', 'projects.namespace_id');
}
