import type { Database } from '../../database/database.ts';
import { inList } from '../../database/dialect.ts';
import type { Query } from '../../lists/filter.ts';

/** What can be resolved and is not. Only merge requests have such notes. */
const whereUnresolved = (notes: Query): Query =>
  notes
    .whereNotNull('notes.merge_request_id')
    .whereNotNull('notes.type')
    .whereNull('notes.resolved_at');

/** How many threads of a merge request wait to be resolved. */
export async function countUnresolvedThreads(
  db: Database,
  { id }: { readonly id: number },
): Promise<number> {
  const row = await whereUnresolved(db('notes').where('notes.merge_request_id', id))
    .countDistinct<{ count: number | string }[]>('notes.discussion_id as count')
    .first();
  return Number(row?.count ?? 0);
}

/** Of these merge requests, those that their projects let wait for threads: one query. */
export async function findBlockedByThreads(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const open = whereUnresolved(db('notes').select(db.raw('1'))).whereRaw(
    'notes.merge_request_id = merge_requests.id',
  );
  const rows = await inList(db('merge_requests'), 'merge_requests.id', ids)
    .join('project_settings', 'project_settings.project_id', 'merge_requests.target_project_id')
    .where('project_settings.only_allow_merge_if_all_discussions_are_resolved', true)
    .whereExists(open)
    .select<{ id: number }[]>('merge_requests.id');
  return new Set(rows.map(({ id }) => id));
}
