import type { ListProjectEventsRequest } from '../../../generated/events/types.ts';
import type { Database } from '../../database/database.ts';
import { byDatabase } from '../../database/dialect.ts';
import { findFew } from '../../database/candidates.ts';
import { eventActions } from './table.ts';

type EventFilters = ListProjectEventsRequest['query'];

/** Class names, as they are in `target_type`. */
export const targetClasses: Readonly<
  Record<NonNullable<EventFilters['target_type']>, readonly string[]>
> = {
  issue: ['Issue'],
  milestone: ['Milestone'],
  merge_request: ['MergeRequest'],
  note: ['Note', 'DiffNote', 'DiscussionNote'],
  project: ['Project'],
  snippet: ['Snippet', 'ProjectSnippet', 'PersonalSnippet'],
  user: ['User'],
  epic: ['Epic'],
  design: ['Design'],
};

type Owner = { readonly project_id: number } | { readonly author_id: number };

/**
 * Ids of the events of one owner that are of the kind asked for, where they are few; null where they are many, or all
 * kinds are asked for. See `findFewProjects`.
 */
export async function findFewEvents(
  db: Database,
  owner: Owner,
  { action, target_type }: EventFilters,
): Promise<readonly number[] | null> {
  if (action === undefined && target_type === undefined) return null;
  const key = JSON.stringify([owner, action, target_type]);
  const actions = action === undefined ? eventActions : [action];
  return findFew(db, `events: ${key}`, (limit) => {
    if (target_type === undefined) {
      const ofActions = db('events')
        .where(owner)
        .whereIn('action', [...actions]);
      return ofActions.select<Found[]>('id').limit(limit);
    }
    // What is done to the project itself has no other target.
    const targets = [...targetClasses[target_type], ...(target_type === 'project' ? [null] : [])];
    // One by one, or SQLite would go through all events of each action.
    const [first, ...rest] = targets.map((target) =>
      eventsOfTarget(db, { owner, actions, target, limit }),
    );
    if (first === undefined) throw new Error(`nothing is ${target_type}`);
    const found = rest.length === 0 ? first : first.unionAll(rest);
    return found.limit(limit);
  });
}

interface Found {
  readonly id: number;
}

interface Kind {
  readonly owner: Owner;
  readonly actions: readonly string[];
  /** A class name; null for events that have no target. */
  readonly target: string | null;
  readonly limit: number;
}

/** Events of a kind, along the index that has owner, action and target in this order: every action by name. */
function eventsOfTarget(db: Database, { owner, actions, target, limit }: Kind) {
  const events = () => db('events').where(owner).where({ target_type: target });
  return byDatabase(db, {
    sqlite: () =>
      events()
        .whereIn('action', [...actions])
        .select<Found[]>('id'),
    // Postgres knows how many events an owner has on the average, and might read all of one who has many.
    postgres: () => {
      const each = events().whereRaw('action = kinds.action').select('id');
      const names = actions.map(() => '(?)').join(', ');
      return db(db.raw(`(values ${names}) as kinds (action)`, [...actions]))
        .crossJoin(db.raw('lateral (?) as found', [each.limit(limit, { skipBinding: true })]))
        .select<Found[]>('found.id as id');
    },
  });
}
