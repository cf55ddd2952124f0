import type { Database } from '../../database/database.ts';
import { noteGuards } from '../notes/table.ts';
import { copyInParts } from '../targets/in-parts.ts';

/** Copies the notes of an issue to another, in their threads and with their authors. */
export async function copyNotes(db: Database, from: number, to: number): Promise<void> {
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
  await copyRows(db, 'notes', columns, from, to);
  await db('issues')
    .where('id', to)
    .update({
      user_notes_count: db('notes')
        .where({ issue_id: to, system: false, confidential: false })
        .count('*'),
    });
}

/** Copies reactions, times and mentions of an issue, and who watches it. */
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
  return copyInParts(db, { table, columns }, { kind: 'issue', id: from }, to);
}
