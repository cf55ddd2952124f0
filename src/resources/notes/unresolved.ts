import type { Database } from '../../database/database.ts';
import type { Query } from '../../lists/filter.ts';

/** Leaves notes that can be resolved and are not. Only merge requests have such notes. */
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

/** Selects, of the merge request at hand, whether its project lets it wait for threads that it has. */
export function blockedByThreads(db: Database): Query {
  const open = whereUnresolved(db('notes').select(db.raw('1'))).whereRaw(
    'notes.merge_request_id = merge_requests.id',
  );
  return db('project_settings')
    .whereRaw('project_settings.project_id = merge_requests.target_project_id')
    .where('project_settings.only_allow_merge_if_all_discussions_are_resolved', true)
    .whereExists(open)
    .count('*');
}
