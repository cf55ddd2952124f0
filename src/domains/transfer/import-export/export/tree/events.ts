import type { Database } from '#src/database/database.ts';
import type { EventAction } from '#src/records/event.ts';
import { type ExportedRecord, loadOwnedRows, streamRecords } from '../record.ts';

/** The numbers by which archives name actions. */
export const eventActionNumbers: Readonly<Record<EventAction, number>> = {
  created: 1,
  updated: 2,
  closed: 3,
  reopened: 4,
  pushed: 5,
  commented: 6,
  merged: 7,
  joined: 8,
  left: 9,
  destroyed: 10,
  expired: 11,
  approved: 12,
};

interface StoredEvent {
  readonly id: number;
  readonly author_id: number;
  readonly target_type: string;
  readonly target_id: number;
  readonly action: EventAction;
  readonly created_at: string;
}

/** Comments on commits have a table of their own: the same numbers are there other comments, of any project. */
const featuresOfNotes = ['issues', 'merge_requests'];

/** The activity on targets of a type, by the id of each. */
export async function exportEvents(
  db: Database,
  types: readonly string[],
  ids: readonly number[],
): Promise<(id: number) => AsyncIterable<ExportedRecord>> {
  const rows = () => {
    const events = db('events')
      .whereIn('events.target_type', types)
      .select('id', 'author_id', 'target_type', 'target_id', 'action', 'created_at');
    return types.includes('Note') ? events.whereIn('events.feature', featuresOfNotes) : events;
  };
  const of = await loadOwnedRows<StoredEvent>(ids, rows, {
    of: 'events',
    owner: 'target_id',
    by: ['id'],
  });
  return (id) =>
    streamRecords(of(id), ({ author_id, target_type, action, created_at }) => ({
      ...{ author_id, target_type, action: eventActionNumbers[action], created_at },
      updated_at: created_at,
    }));
}
