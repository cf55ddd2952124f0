import { walkRows } from '#src/database/behind.ts';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { type LongText, maxShortBytes, loadLongTexts } from '#src/database/long-texts.ts';
import { gatherRowsBy } from '#src/database/group-rows.ts';
import type { Query } from '#src/lists/filter.ts';

/** Notes that are read at once: a page of discussions may have thousands. */
const noteBatchSize = 250;
/** Characters of all texts that are read before the others are left for later. */
const maxChars = 2_097_152;

interface NoteColumns {
  readonly id: number;
  readonly discussion_id: string;
  readonly created_at: string;
}

/** The table with the notes, and their text. */
interface NoteTable<Row> {
  readonly table: 'notes' | 'commit_notes';
  readonly text: LongText;
  /** Begins a query of the displayed columns of notes; `short` as for `selectLongTexts`. */
  readonly notes: (short: number | undefined) => Query;
  readonly textOf: (row: Row) => unknown;
}

/** The notes of discussions, oldest first, read in batches. */
export async function loadNotes<Row extends NoteColumns>(
  db: Database,
  { table, text, notes, textOf }: NoteTable<Row>,
  discussions: readonly string[],
): Promise<ReadonlyMap<string, readonly Row[]>> {
  const loaded: Row[] = [];
  let characters = 0;
  const begin = () => notes(characters > maxChars ? maxShortBytes : undefined);

  function keep(rows: readonly Row[]): void {
    loaded.push(...loadLongTexts(db, rows, [text]));
    for (const row of rows) {
      const read = textOf(row);
      characters += typeof read === 'string' ? read.length : 0;
    }
  }

  /** Few notes of many discussions are found together, many of one along an index. */
  async function load(some: readonly string[]): Promise<void> {
    const [only, ...others] = some;
    if (only === undefined) return;
    if (others.length === 0) {
      const selectOwn = () => begin().where(`${table}.discussion_id`, only);
      const along = { by: ['created_at', 'id'], of: table, atOnce: noteBatchSize } as const;
      for await (const rows of walkRows<Row>(selectOwn, along)) keep(rows);
      return;
    }
    const all = whereInList(begin(), `${table}.discussion_id`, some).limit(noteBatchSize + 1);
    const found = (await all) as Row[];
    if (found.length <= noteBatchSize) {
      keep(found.toSorted(compareNotes));
      return;
    }
    const half = Math.ceil(some.length / 2);
    await load(some.slice(0, half));
    await load(some.slice(half));
  }

  await load(discussions);
  return gatherRowsBy(loaded, ({ discussion_id }) => discussion_id);
}

function compareNotes(one: NoteColumns, other: NoteColumns): number {
  if (one.created_at === other.created_at) return one.id - other.id;
  return one.created_at < other.created_at ? -1 : 1;
}
