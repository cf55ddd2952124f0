import type { Database } from '../../database/database.ts';
import { inList } from '../../database/dialect.ts';
import type { ProjectAccess } from '../../policy/project-access.ts';
import { refreshDates } from '../epics/dates.ts';
import { lineageOf } from '../namespaces/tree.ts';
import { noteGuards } from '../notes/table.ts';
import { copyInParts } from '../targets/in-parts.ts';

/**
 * Copies the notes of an issue of this project to another, in their threads and with their authors. Each is marked with the
 * project whose references it holds: an earlier one where those of the note itself are not settled yet.
 */
export async function copyNotes(
  db: Database,
  from: number,
  to: number,
  projectId: number,
): Promise<void> {
  const columns = [
    'author_id',
    'discussion_id',
    'starts_discussion',
    ...noteGuards,
    'type',
    'body',
    'system',
    'action',
    'confidential',
    'created_at',
    'updated_at',
  ];
  const copied = (ids: readonly number[], copies: readonly number[]) =>
    copyMentions(db, ids, copies, to);
  const mark = { column: 'unsettled_from_id', value: projectId };
  await copyInParts(db, { table: 'notes', columns, mark, copied }, issue(from), issue(to));
  await db('issues')
    .where('id', to)
    .update({
      user_notes_count: db('notes')
        .where({ issue_id: to, system: false, confidential: false })
        .count('*'),
    });
}

/** Whom notes mention takes part in their copies, too. */
async function copyMentions(
  db: Database,
  ids: readonly number[],
  copies: readonly number[],
  to: number,
): Promise<void> {
  const copyOf = new Map(ids.map((id, at) => [id, copies[at]]));
  const mentions = db('user_mentions').select<{ note_id: number; user_id: number }[]>(
    'note_id',
    'user_id',
  );
  const rows = await inList(mentions, 'note_id', ids).orderBy('id');
  const copied = rows.flatMap(({ note_id, user_id }) => {
    const copy = copyOf.get(note_id);
    return copy === undefined ? [] : [{ issue_id: to, note_id: copy, user_id }];
  });
  if (copied.length > 0) await db('user_mentions').insert(copied);
}

/** Gives the links of an issue to another, and its epic where the other project may have it. */
export async function moveLinks(
  db: Database,
  from: number,
  to: number,
  { namespace_id }: Pick<ProjectAccess, 'namespace_id'>,
): Promise<void> {
  await db('issue_links').where('source_id', from).update({ source_id: to });
  await db('issue_links').where('target_id', from).update({ target_id: to });
  const epics = db('epics').whereIn('group_id', lineageOf(db, namespace_id)).select('id');
  const rows = await db('epic_issues')
    .where('issue_id', from)
    .whereIn('epic_id', epics)
    .update({ issue_id: to })
    .returning<{ epic_id: number }[]>('epic_id');
  await refreshDates(
    db,
    rows.map(({ epic_id }) => epic_id),
  );
}

/** Copies reactions and times of an issue, and who watches it. */
export async function copyWhatHangsOn(db: Database, from: number, to: number): Promise<void> {
  await copyRows(db, 'award_emoji', ['name', 'user_id', 'created_at', 'updated_at'], from, to);
  await copyRows(
    db,
    'time_logs',
    ['user_id', 'time_spent', 'spent_at', 'summary', 'created_at'],
    from,
    to,
  );
  const watchers = ['user_id', 'subscribed', 'created_at', 'updated_at'];
  await copyRows(db, 'subscriptions', watchers, from, to);
  const source = (column: string) => db('issues as source').where('source.id', from).select(column);
  const kept = ['upvotes', 'downvotes', 'time_estimate', 'total_time_spent'];
  const values = Object.fromEntries(kept.map((column) => [column, source(column)]));
  await db('issues').where('id', to).update(values);
}

function copyRows(
  db: Database,
  table: string,
  columns: readonly string[],
  from: number,
  to: number,
): Promise<void> {
  return copyInParts(db, { table, columns }, issue(from), issue(to));
}

const issue = (id: number) => ({ kind: 'issue', id }) as const;
