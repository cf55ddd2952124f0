import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { gatherRowsBy } from '#src/database/group-rows.ts';

/** Replacement lines of a suggestion in a diff note. */
export interface SuggestionRow {
  readonly id: number;
  readonly note_id: number;
  /** Position among the suggestions of the note. */
  readonly position: number;
  /** Lines before and behind the one that the note is about. */
  readonly lines_above: number;
  readonly lines_below: number;
  /** The lines, as far as there are such, and those in their place. */
  readonly from_content: string;
  readonly to_content: string;
  /** `outdated`: the lines have changed; `outside`: the file never had all of them. */
  readonly state: 'open' | 'applied' | 'outdated' | 'outside';
  /** The commit that applied it. */
  readonly commit_id: string | null;
}

export type NewSuggestion = Pick<
  SuggestionRow,
  'lines_above' | 'lines_below' | 'from_content' | 'to_content' | 'state'
>;

export async function insertSuggestions(
  db: Database,
  { id: note_id }: { readonly id: number },
  suggested: readonly NewSuggestion[],
): Promise<void> {
  if (suggested.length === 0) return;
  const rows = suggested.map((each, position) => ({ ...each, note_id, position }));
  await db('suggestions').insert(rows);
}

/** Lets a note that has another text make these suggestions. Where it makes the same as before they stay. */
export async function replaceSuggestions(
  db: Database,
  note: { readonly id: number },
  suggested: readonly NewSuggestion[],
): Promise<void> {
  const before = await loadSuggestions(db, [note.id]);
  if (isSame(before.get(note.id) ?? [], suggested)) return;
  await db('suggestions').where({ note_id: note.id }).delete();
  await insertSuggestions(db, note, suggested);
}

function isSame(before: readonly NewSuggestion[], after: readonly NewSuggestion[]) {
  const formatSuggestions = (suggested: readonly NewSuggestion[]) =>
    JSON.stringify(suggested.map((each) => [each.lines_above, each.lines_below, each.to_content]));
  return formatSuggestions(before) === formatSuggestions(after);
}

/** Loads the suggestions of these notes, in their order within each note. */
export async function loadSuggestions(
  db: Database,
  noteIds: readonly number[],
): Promise<ReadonlyMap<number, readonly SuggestionRow[]>> {
  if (noteIds.length === 0) return new Map();
  const rows = await whereInList(db<SuggestionRow>('suggestions'), 'note_id', noteIds).orderBy([
    { column: 'note_id' },
    { column: 'position' },
  ]);
  return gatherRowsBy(rows, ({ note_id }) => note_id);
}
