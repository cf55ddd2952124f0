import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { type WalkedPart, walkBelonging } from '#src/database/walks.ts';
import { subscribeTo } from '#src/domain-events/subscription.ts';
import type { Query } from '#src/lists/filter.ts';
import { type Moved, containerChanged } from '#src/domains/core/namespaces/events.ts';
import { walkMovedIssuables, whereElsewhere } from '#src/domains/core/namespaces/moved.ts';

/** Issues that moved away from the group of their iteration lose it, without an event. */
export const subscriptions = [subscribeTo(containerChanged, { follow: leaveOthers })];

async function* leaveOthers(db: Database, moved: Moved): AsyncGenerator<WalkedPart> {
  for await (const issues of walkMovedIssuables(db, 'issues', moved)) {
    yield { rows: issues.length, change: (db) => endPlans(db, issues) };
    const told = db('resource_events').where('kind', 'iteration');
    for await (const ids of walkBelonging(told, 'issue_id', issues)) {
      yield { rows: ids.length, change: (db) => forget(db, ids) };
    }
  }
}

async function endPlans(db: Database, ids: readonly number[]): Promise<void> {
  const planned = whereInList(db('issues as planned'), 'planned.id', ids);
  await db('issues')
    .whereIn('id', selectStray(db, planned).select('planned.id'))
    .update({ iteration_id: null });
}

async function forget(db: Database, ids: readonly number[]): Promise<void> {
  const told = whereInList(db('resource_events as told'), 'told.id', ids).join(
    'issues as planned',
    'planned.id',
    'told.issue_id',
  );
  const events = selectStray(db, told, 'told').select('told.id');
  await db('resource_events').whereIn('id', events).delete();
}

/** Selects rows with iterations of groups that are not above the projects of the `planned` issues. */
function selectStray(db: Database, query: Query, table = 'planned'): Query {
  const of = query
    .join('iterations', 'iterations.id', `${table}.iteration_id`)
    .join('projects', 'projects.id', 'planned.project_id');
  return whereElsewhere(db, of, 'iterations.group_id', 'projects.namespace_id');
}
