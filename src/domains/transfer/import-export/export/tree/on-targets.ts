import { type ExportedRecord, loadOwnedRows, streamRecords } from '../record.ts';
import { exportAwards, type AwardColumn, typeOfTarget } from './awards.ts';
import { exportChanges } from './changes.ts';
import { exportEvents } from './events.ts';
import { belongs, labelColumns, type StoredLabel, toLabelRecord } from './planning.ts';
import { exportNotes, type NotesSource } from './notes.ts';

interface TimeLog {
  readonly id: number;
  readonly time_spent: number;
  readonly user_id: number | null;
  readonly spent_at: string;
  readonly summary: string | null;
  readonly created_at: string;
}

/** Exports the related lists that issues, merge requests and epics share. */
export async function exportListsOnIssuables(
  source: NotesSource,
  column: AwardColumn,
  ids: readonly number[],
): Promise<(id: number) => Promise<NonNullable<ExportedRecord['lists']>>> {
  const { db } = source;
  const type = typeOfTarget[column];
  const links = await loadOwnedRows<StoredLabel>(
    ids,
    () =>
      db('label_links')
        .join('labels', 'labels.id', 'label_links.label_id')
        .select(...labelColumns, 'label_links.label_id', `label_links.${column}`),
    { of: 'label_links', owner: column, by: ['label_id'] },
  );
  // Epics have no time tracking.
  const timelogs =
    column === 'epic_id'
      ? null
      : await loadOwnedRows<TimeLog>(ids, () => db('time_logs').select('*'), {
          ...{ of: 'time_logs', owner: column, by: ['id'] },
        });
  const changes = await exportChanges(db, column, ids);
  const awards = await exportAwards(db, column, ids);
  const events = await exportEvents(db, [type], ids);
  return async (id) => ({
    notes: exportNotes(source, column, id),
    label_links: streamRecords(links(id), (label) =>
      belongs(label) ? { target_type: type, label: toLabelRecord(label) } : null,
    ),
    award_emoji: awards(id),
    ...(timelogs !== null && { timelogs: streamRecords(timelogs(id), timelogRecord) }),
    events: events(id),
    ...changes(id),
  });
}

const timelogRecord = ({ time_spent, user_id, spent_at, summary, created_at }: TimeLog) => ({
  ...{ time_spent, user_id, spent_at, summary, created_at, updated_at: created_at },
});
