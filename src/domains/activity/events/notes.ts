import type { EventNote } from '#generated/events/types.ts';
import { type Text, toBeWritten } from '#runtime/later-text.ts';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import type { Query } from '#src/lists/filter.ts';
import { describeLongText, selectLongTexts, loadLongTexts } from '#src/database/long-texts.ts';
import { type IssuableKind, issuableKinds } from '#src/domains/planning/issuables/issuable.ts';
import type { ListedEventRow } from './list.ts';

/** Comment with its subject. */
interface EventNoteRow {
  readonly id: number;
  readonly note: Text;
  readonly created_at: string;
  /** Null for comments on commits. */
  readonly on: { readonly kind: IssuableKind; readonly id: number; readonly iid: number } | null;
}

const commitTexts = [describeLongText('commit_notes', 'note')];
const targetTexts = [describeLongText('notes', 'body', { as: 'note' })];

/** The comments, by the id of the event. */
export type EventNotes = ReadonlyMap<number, EventNoteRow>;

/** Loads the notes of events: one query each for notes on commits and on other subjects, and none without notes. */
export async function loadEventNotes(
  db: Database,
  events: readonly ListedEventRow[],
): Promise<EventNotes> {
  const told = events.filter(isNote);
  const [onCommits, onTargets] = [true, false].map((commits) =>
    told.filter((event) => isOnCommit(event) === commits),
  );
  const [ofCommits, ofTargets] = await Promise.all([
    loadCommitNotes(db, onCommits ?? []),
    loadTargetNotes(db, onTargets ?? []),
  ]);
  const entries = told.flatMap((event) => {
    const notes = isOnCommit(event) ? ofCommits : ofTargets;
    const note = notes.get(event.target_id);
    return note === undefined ? [] : [[event.id, note] as const];
  });
  return new Map(entries);
}

const isOnCommit = ({ feature }: NoteEvent) =>
  feature === 'repository' || feature === 'request_commits';

const listIds = (events: readonly NoteEvent[]) => events.map(({ target_id }) => target_id);

async function loadCommitNotes(db: Database, events: readonly NoteEvent[]) {
  if (events.length === 0) return new Map<number, EventNoteRow>();
  const query: Query = db('commit_notes').select('id', 'created_at', 'updated_at');
  selectLongTexts(query, db, commitTexts);
  const rows = (await whereInList(query, 'id', listIds(events))) as Omit<EventNoteRow, 'on'>[];
  return new Map(loadLongTexts(db, rows, commitTexts).map((row) => [row.id, { ...row, on: null }]));
}

/** The columns that identify the target of a note with an event. */
interface OnTargets {
  readonly issue_id: number | null;
  readonly issue_iid: number | null;
  readonly merge_request_id: number | null;
  readonly merge_request_iid: number | null;
}

async function loadTargetNotes(db: Database, events: readonly NoteEvent[]) {
  if (events.length === 0) return new Map<number, EventNoteRow>();
  const query = selectLongTexts(db('notes'), db, targetTexts);
  const rows = await whereInList(query, 'notes.id', listIds(events))
    .leftJoin('issues', 'issues.id', 'notes.issue_id')
    .leftJoin('merge_requests', 'merge_requests.id', 'notes.merge_request_id')
    .select<(Omit<EventNoteRow, 'on'> & OnTargets)[]>(
      'notes.id',
      'notes.created_at',
      'notes.updated_at',
      'notes.issue_id',
      'notes.merge_request_id',
      'issues.iid as issue_iid',
      'merge_requests.iid as merge_request_iid',
    );
  return new Map(
    loadLongTexts(db, rows, targetTexts).map(
      ({ issue_id, issue_iid, merge_request_id, merge_request_iid, ...row }) => {
        const on =
          toTarget('issue', issue_id, issue_iid) ??
          toTarget('merge_request', merge_request_id, merge_request_iid);
        return [row.id, { ...row, on }];
      },
    ),
  );
}

function toTarget(kind: IssuableKind, id: number | null, iid: number | null): EventNoteRow['on'] {
  return id === null || iid === null ? null : { kind, id, iid };
}

/** Undefined for events of another kind, and for deleted notes. */
export function presentEventNote(
  event: ListedEventRow,
  author: EventNote['author'],
  notes: EventNotes,
): EventNote | undefined {
  const note = notes.get(event.id);
  if (note === undefined) return undefined;
  return {
    id: note.id,
    body: toBeWritten(note.note),
    attachment: null,
    author,
    created_at: note.created_at,
    system: false,
    // Commits have no numbers.
    noteable_id: note.on?.id ?? null,
    noteable_type: note.on === null ? 'Commit' : issuableKinds[note.on.kind].className,
    noteable_iid: note.on?.iid ?? null,
    resolvable: false,
  };
}

type NoteEvent = ListedEventRow & { readonly target_id: number };

const noteTypes: ReadonlySet<string | null> = new Set(['Note', 'DiffNote', 'DiscussionNote']);

const noteFeatures: ReadonlySet<string | null> = new Set([
  'repository',
  'request_commits',
  'issues',
  'merge_requests',
]);

function isNote(event: ListedEventRow): event is NoteEvent {
  const { feature, target_type: type, target_id: id } = event;
  return noteTypes.has(type) && noteFeatures.has(feature) && id !== null;
}
