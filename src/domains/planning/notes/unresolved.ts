import type { Database } from '#src/database/database.ts';
import type { Query } from '#src/lists/filter.ts';

/** Leaves notes that can be resolved and are not. Only merge requests have such notes. */
const whereUnresolved = (notes: Query): Query =>
  notes
    .whereNotNull('notes.merge_request_id')
    .whereNotNull('notes.type')
    .whereNull('notes.resolved_at');

/** Number of unresolved threads of a merge request. */
export async function countUnresolvedThreads(
  db: Database,
  { id }: { readonly id: number },
): Promise<number> {
  const row = await whereUnresolved(db('notes').where('notes.merge_request_id', id))
    .countDistinct<{ count: number | string }[]>('notes.discussion_id as count')
    .first();
  return Number(row?.count ?? 0);
}

/** Limit on notes of a merge request that are read to count its threads. */
const maxNotes = 10_000;

export interface ThreadCounts {
  readonly resolvable: number;
  readonly resolved: number;
}

/**
 * Counts the resolvable and the resolved threads of a merge request among its first ten thousand notes. Confidential
 * threads count only for callers who see them.
 */
export async function countThreads(
  db: Database,
  { id, confidential }: { readonly id: number; readonly confidential: boolean },
): Promise<ThreadCounts> {
  const notes: Query = db('notes')
    .where('merge_request_id', id)
    .select('discussion_id', 'type', 'system', 'resolved_at')
    .orderBy(['created_at', 'id'])
    .limit(maxNotes, { skipBinding: true });
  if (!confidential) notes.where('confidential', false);
  const threads = db(notes.as('notes'))
    .where('system', false)
    .whereNotNull('type')
    .groupBy('discussion_id')
    .select(db.raw('case when count(*) = count(resolved_at) then 1 else 0 end as resolved'));
  const [row] = await db(threads.as('threads'))
    .count('* as resolvable')
    .sum({ resolved: 'resolved' })
    .select<{ resolvable: number | string; resolved: number | string | null }[]>();
  return { resolvable: Number(row?.resolvable ?? 0), resolved: Number(row?.resolved ?? 0) };
}

export interface OpenThread {
  readonly discussion_id: string;
  /** The first of its notes that waits. */
  readonly note_id: number;
}

/** The unresolved threads of a merge request, oldest first, or one of them. */
export async function findOpenThreads(
  db: Database,
  { id }: { readonly id: number },
  { only, most }: { readonly only: string | undefined; readonly most: number },
): Promise<readonly OpenThread[]> {
  const notes = whereUnresolved(db('notes').where('notes.merge_request_id', id));
  if (only !== undefined) void notes.where('notes.discussion_id', only);
  void notes.groupBy('notes.discussion_id').orderByRaw('min(notes.id)').limit(most);
  const rows = await notes
    .select<OpenThread[]>('notes.discussion_id')
    .min<OpenThread[]>('notes.id as note_id');
  return rows.map((row) => ({ ...row, note_id: Number(row.note_id) }));
}

/** Selects, of the merge request at hand, whether its project lets it wait for threads that it has. */
export function selectBlockedByThreads(db: Database): Query {
  const open = whereUnresolved(db('notes').select(db.raw('1'))).whereRaw(
    'notes.merge_request_id = merge_requests.id',
  );
  return db('project_settings')
    .whereRaw('project_settings.project_id = merge_requests.target_project_id')
    .where('project_settings.only_allow_merge_if_all_discussions_are_resolved', true)
    .whereExists(open)
    .count('*');
}
