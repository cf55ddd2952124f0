import type { EventNote } from '../../../generated/events/types.ts';
import type { Database } from '../../database/database.ts';
import { inList } from '../../database/dialect.ts';
import type { CommitNoteRow } from '../commits/table.ts';
import type { ListedEventRow } from './list.ts';

/** A comment, and what it is on. */
interface EventNoteRow {
  readonly id: number;
  readonly note: string;
  readonly created_at: string;
  /** Null for comments on commits. */
  readonly issue: { readonly id: number; readonly iid: number } | null;
}

/** The comments, by the id of the event. */
export type EventNotes = ReadonlyMap<number, EventNoteRow>;

/** The notes that events tell of: one query each for those on commits and on issues, and none where nothing was said. */
export async function notesOf(
  db: Database,
  events: readonly ListedEventRow[],
): Promise<EventNotes> {
  const told = events.filter(isNote);
  const [onCommits, onIssues] = [true, false].map((commits) =>
    told.filter(({ feature }) => (feature === 'repository') === commits),
  );
  const [ofCommits, ofIssues] = await Promise.all([
    commitNotes(db, onCommits ?? []),
    issueNotes(db, onIssues ?? []),
  ]);
  const entries = told.flatMap((event) => {
    const notes = event.feature === 'repository' ? ofCommits : ofIssues;
    const note = notes.get(event.target_id);
    return note === undefined ? [] : [[event.id, note] as const];
  });
  return new Map(entries);
}

const idsOf = (events: readonly NoteEvent[]) => events.map(({ target_id }) => target_id);

async function commitNotes(db: Database, events: readonly NoteEvent[]) {
  if (events.length === 0) return new Map<number, EventNoteRow>();
  const query = db('commit_notes').select('id', 'note', 'created_at');
  const rows = (await inList(query, 'id', idsOf(events))) as CommitNoteRow[];
  return new Map(rows.map((row) => [row.id, { ...row, issue: null }]));
}

async function issueNotes(db: Database, events: readonly NoteEvent[]) {
  if (events.length === 0) return new Map<number, EventNoteRow>();
  const rows = await inList(db('notes'), 'notes.id', idsOf(events))
    .join('issues', 'issues.id', 'notes.issue_id')
    .select<(Omit<EventNoteRow, 'issue'> & { issue_id: number; iid: number })[]>(
      'notes.id',
      'notes.body as note',
      'notes.created_at',
      'notes.issue_id',
      'issues.iid',
    );
  return new Map(
    rows.map(({ issue_id, iid, ...row }) => [row.id, { ...row, issue: { id: issue_id, iid } }]),
  );
}

/** Undefined for events of another kind, and for notes that are gone. */
export function presentEventNote(
  event: ListedEventRow,
  author: EventNote['author'],
  notes: EventNotes,
): EventNote | undefined {
  const note = notes.get(event.id);
  if (note === undefined) return undefined;
  return {
    id: note.id,
    body: note.note,
    attachment: null,
    author,
    created_at: note.created_at,
    system: false,
    // Commits have no numbers.
    noteable_id: note.issue?.id ?? null,
    noteable_type: note.issue === null ? 'Commit' : 'Issue',
    noteable_iid: note.issue?.iid ?? null,
    resolvable: false,
  };
}

type NoteEvent = ListedEventRow & { readonly target_id: number };

const noteTypes: ReadonlySet<string | null> = new Set(['Note', 'DiscussionNote']);

function isNote(event: ListedEventRow): event is NoteEvent {
  const told = event.feature === 'repository' || event.feature === 'issues';
  return noteTypes.has(event.target_type) && told && event.target_id !== null;
}
