import type { Database } from '../../database/database.ts';
import { inList } from '../../database/dialect.ts';
import { type LongText, shortBytesOfMany, withLongTexts } from '../../database/long-texts.ts';
import { groupRows } from '../../group-rows.ts';
import type { Query } from '../../lists/filter.ts';

/** Notes that are read at once: a page of discussions may have thousands. */
const notesAtOnce = 250;
/** Characters of all texts that are read before the others are left for later. */
const mostCharacters = 2_097_152;

interface NoteColumns {
  readonly id: number;
  readonly discussion_id: string;
  readonly created_at: string;
}

/** The table with the notes, and their text. */
interface NoteTable<Row> {
  readonly table: 'notes' | 'commit_notes';
  readonly text: LongText;
  /** Begins a query of what is shown of notes; `short` as for `selectLongTexts`. */
  readonly notes: (short: number | undefined) => Query;
  readonly textOf: (row: Row) => unknown;
}

/** The notes of some discussions by these, the oldest first, read some at a time. */
export async function loadNotes<Row extends NoteColumns>(
  db: Database,
  { table, text, notes, textOf }: NoteTable<Row>,
  discussions: readonly string[],
): Promise<ReadonlyMap<string, readonly Row[]>> {
  const [id, createdAt] = [`${table}.id`, `${table}.created_at`];
  const loaded: Row[] = [];
  let characters = 0;
  for (;;) {
    const query = notes(characters > mostCharacters ? shortBytesOfMany : undefined);
    inList(query, `${table}.discussion_id`, discussions);
    const last = loaded.at(-1);
    if (last !== undefined) {
      void query.whereRaw(`(${createdAt}, ${id}) > (?, ?)`, [last.created_at, last.id]);
    }
    void query.orderBy([{ column: createdAt }, { column: id }]);
    const rows = (await query.limit(notesAtOnce)) as Row[];
    loaded.push(...withLongTexts(db, rows, [text]));
    if (rows.length < notesAtOnce) break;
    for (const row of rows) {
      const read = textOf(row);
      characters += typeof read === 'string' ? read.length : 0;
    }
  }
  return groupRows(loaded, ({ discussion_id }) => discussion_id);
}
