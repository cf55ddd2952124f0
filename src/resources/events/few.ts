import type { ListProjectEventsRequest } from '../../../generated/events/types.ts';
import type { Database } from '../../database/database.ts';
import { findFew } from '../../database/few-rows.ts';
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

/**
 * Ids of the events of one owner that are of the kind asked for, where they are few; null where they are many, or all
 * kinds are asked for. See `findFewProjects`.
 */
export async function findFewEvents(
  db: Database,
  owner: { readonly project_id: number } | { readonly author_id: number },
  { action, target_type }: EventFilters,
): Promise<readonly number[] | null> {
  if (action === undefined && target_type === undefined) return null;
  const key = JSON.stringify([owner, action, target_type]);
  return findFew(db, `events: ${key}`, (limit) => {
    // Every action by name: the index has the target behind it.
    const events = () =>
      db('events')
        .where(owner)
        .whereIn('action', action === undefined ? [...eventActions] : [action])
        .select<{ id: number }[]>('id');
    if (target_type === undefined) return events().limit(limit);
    // One by one, or SQLite would go through all events of each action.
    const [first, ...rest] = targetClasses[target_type].map((name) =>
      events().where('target_type', name),
    );
    // What is done to the project itself has no other target.
    if (target_type === 'project') rest.push(events().whereNull('target_type'));
    if (first === undefined) throw new Error(`nothing is ${target_type}`);
    const found = rest.length === 0 ? first : first.unionAll(rest);
    return found.limit(limit);
  });
}
