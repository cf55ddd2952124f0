import type { EventNote } from '../../../generated/events/types.ts';
import type { Database } from '../../database/database.ts';
import { inList } from '../../database/dialect.ts';
import type { CommitNoteRow } from '../commits/table.ts';
import type { ListedEventRow } from './list.ts';

/** The comments, by the id of the note. */
export type EventNotes = ReadonlyMap<number, Pick<CommitNoteRow, 'id' | 'note' | 'created_at'>>;

const none: EventNotes = new Map();

/** The notes on commits that events tell of: one query, and none where nothing was said. */
export async function notesOf(
  db: Database,
  events: readonly ListedEventRow[],
): Promise<EventNotes> {
  const ids = events.filter(isNote).map(({ target_id }) => target_id);
  if (ids.length === 0) return none;
  const query = db('commit_notes').select('id', 'note', 'created_at');
  const rows = (await inList(query, 'id', ids)) as CommitNoteRow[];
  return new Map(rows.map((row) => [row.id, row]));
}

/** Undefined for events of another kind, and for notes that are gone. */
export function presentEventNote(
  event: ListedEventRow,
  author: EventNote['author'],
  notes: EventNotes,
): EventNote | undefined {
  const note = isNote(event) ? notes.get(event.target_id) : undefined;
  if (note === undefined) return undefined;
  return {
    id: note.id,
    body: note.note,
    attachment: null,
    author,
    created_at: note.created_at,
    system: false,
    // Commits have no numbers.
    noteable_id: null,
    noteable_type: 'Commit',
    noteable_iid: null,
    resolvable: false,
  };
}

function isNote(event: ListedEventRow): event is ListedEventRow & { readonly target_id: number } {
  return event.target_type === 'Note' && event.feature === 'repository' && event.target_id !== null;
}
