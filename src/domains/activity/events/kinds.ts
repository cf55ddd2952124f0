import type { ListProjectEventsRequest } from '#generated/events/types.ts';
import { maxCandidates } from '#src/database/candidates.ts';
import type { Database } from '#src/database/database.ts';
import { chooseByDialect } from '#src/database/dialect.ts';
import type { Query } from '#src/lists/filter.ts';
import { eventActions } from '#src/records/event.ts';

type TargetType = NonNullable<ListProjectEventsRequest['query']['target_type']>;

/** Class names in `target_type`. */
export const targetClasses: Readonly<Record<TargetType, readonly string[]>> = {
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

/** The project or author of a list of events. */
export type EventOwner = { readonly project_id: number } | { readonly author_id: number };

/** Ids of the events of one owner that are of a kind, along the index that has owner, action and target in this order. */
export function selectEventsOfKind(
  db: Database,
  owner: EventOwner,
  action: string | undefined,
  type: TargetType | undefined,
): Query {
  const actions = action === undefined ? eventActions : [action];
  if (type === undefined) return db('events').where(owner).whereIn('action', actions).select('id');
  // Acts on the project itself have no other target.
  const targets = [...targetClasses[type], ...(type === 'project' ? [null] : [])];
  // Separate queries, because SQLite would otherwise read all events of each action.
  const [first, ...rest] = targets.map((target) => {
    const selectEvents = () => db('events').where(owner).where({ target_type: target });
    return chooseByDialect(db, {
      sqlite: () => selectEvents().whereIn('action', actions).select('id'),
      // Postgres knows how many events an owner has on the average, and might read all of one who has many.
      postgres: () => {
        const each = selectEvents().whereRaw('action = kinds.action').select('id');
        const names = actions.map(() => '(?)').join(', ');
        return db(db.raw(`(values ${names}) as kinds (action)`, actions))
          .crossJoin(db.raw('lateral (?) as found', [each.limit(maxCandidates + 1, inSql)]))
          .select('found.id as id');
      },
    });
  });
  if (first === undefined) throw new Error(`there is no event target ${type}`);
  return rest.length === 0 ? first : first.unionAll(rest);
}

/** Written into the SQL instead of bound. */
const inSql = { skipBinding: true };
