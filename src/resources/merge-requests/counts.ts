import type { Database } from '../../database/database.ts';
import type { Actor } from '../../records/actor.ts';
import { visibleMergeRequests } from './visible.ts';

/** How many open merge requests that the actor may see they are to merge, or to review. */
export async function countChosen(
  db: Database,
  actor: Actor,
  table: 'merge_request_assignees' | 'merge_request_reviewers',
): Promise<number> {
  const row = await visibleMergeRequests(db, actor)
    .join(`${table} as mine`, 'mine.merge_request_id', 'merge_requests.id')
    .where('mine.user_id', actor.user.id)
    .where('merge_requests.state', 'opened')
    .count<{ count: number | string }[]>('* as count')
    .first();
  return Number(row?.count ?? 0);
}
