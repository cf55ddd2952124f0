import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '#src/database/database.ts';
import { chooseByDialect } from '#src/database/dialect.ts';
import { execution } from '#src/database/execution.ts';
import type { Actor } from '#src/records/actor.ts';
import { Turns } from '#src/turns/turns.ts';
import type { SortDirection } from './keyset.ts';

/** Maximum rows, or ids, of one statement, because SQLite blocks the process meanwhile. */
export const stretchRows = 1000;

export interface Stretches<Source> {
  /** Tells whether no index has the rows of the source in this order. */
  readonly isUnindexed: (order: string, source: Source) => boolean;
  /** A column of numbers that an index has for the rows of a source which is read along it; none are equal in it. */
  readonly along: string;
  /** The rows of other sources are found among all rows of the table, by ranges of ids. */
  readonly isAlong: (source: Source) => boolean;
}

/** The unit of a stretch: a number of rows along a column, or a range of ids. */
export type StretchKind = 'rows' | 'ids';

/** A row, and where it belongs. */
export interface Placed {
  readonly id: number;
  readonly position: number | string;
  /** Value of the column along which the rows are read. */
  readonly along: number;
}

export interface StretchWindow {
  /** Number of rows to return, from the first on, or after `from` and before `to`. */
  readonly depth: number;
  readonly from?: Bound | null;
  readonly to?: Bound | null;
}

interface Sorting extends StretchWindow {
  readonly sort: SortDirection;
  /** The direction of the id among equals. */
  readonly ties: SortDirection;
}

/** A row at an end of the requested range. */
type Bound = Pick<Placed, 'id' | 'position'>;

const turnsOfStretches = new WeakMap<object, Turns>();

/** Maximum number of concurrent stretches of one process; on SQLite they run one after another. */
const getParallelStretches = (db: Database) =>
  chooseByDialect(db, { sqlite: () => 1, postgres: () => 2 });

function getTurns(db: Database): Turns {
  const { instance } = db[execution];
  let turns = turnsOfStretches.get(instance);
  if (turns === undefined) {
    turns = new Turns({ atOnce: getParallelStretches(db) });
    turnsOfStretches.set(instance, turns);
  }
  return turns;
}

/** Runs work that reads as many rows as a stretch: such work takes turns with other requests. */
export function readInTurn<Found>(
  { db, actor }: { readonly db: Database; readonly actor: Actor | null },
  read: () => Promise<Found>,
): Promise<Found> {
  return getTurns(db).run(String(actor?.user.id ?? ''), async () => {
    const found = await read();
    await nextTurn();
    return found;
  });
}

/**
 * Finds the first rows of an order that no index has, or those between two, and how many rows there are in all. All of them are read, some at a time;
 * others have their turn in between, and those who ask for such lists take turns. `last` is the greatest id where they are
 * read by ranges of ids, and null where not.
 */
export async function sortStretches(
  caller: { readonly db: Database; readonly actor: Actor | null },
  read: (behind: number) => Promise<readonly Placed[]>,
  last: number | null,
  sorting: Sorting,
): Promise<{ readonly placed: readonly Placed[]; readonly count: number }> {
  let first: readonly Placed[] = [];
  let count = 0;
  for (let behind = -1; ;) {
    const rows = await readInTurn(caller, () => read(behind));
    count += rows.length;
    first = mergeSorted(first, selectBetween(rows, sorting), sorting);
    const next = last === null ? findNextPosition(rows) : behind + stretchRows;
    if (next === null || (last !== null && next >= last)) break;
    behind = next;
  }
  return { placed: first, count };
}

/** Null at the end. */
const findNextPosition = (rows: readonly Placed[]) =>
  rows.length < stretchRows ? null : (rows.at(-1)?.along ?? null);

/** Merges sorted rows with others, up to the requested number. */
function mergeSorted(
  sorted: readonly Placed[],
  others: readonly Placed[],
  sorting: Sorting,
): readonly Placed[] {
  const { depth } = sorting;
  const compare = (one: Placed, other: Placed) => comparePlaces(one, other, sorting);
  const added = others.toSorted(compare);
  const merged: Placed[] = [];
  for (let next = 0, nextAdded = 0; merged.length < depth;) {
    const one = sorted[next];
    const other = added[nextAdded];
    if (one === undefined && other === undefined) break;
    if (one !== undefined && (other === undefined || compare(one, other) <= 0)) {
      merged.push(one);
      next += 1;
    } else if (other !== undefined) {
      merged.push(other);
      nextAdded += 1;
    }
  }
  return merged;
}

/** Rows after one end and before the other. */
function selectBetween(rows: readonly Placed[], sorting: Sorting): readonly Placed[] {
  const { from = null, to = null } = sorting;
  if (from === null && to === null) return rows;
  return rows.filter(
    (row) =>
      (from === null || comparePlaces(row, from, sorting) > 0) &&
      (to === null || comparePlaces(row, to, sorting) < 0),
  );
}

const comparePlaces = (one: Bound, other: Bound, { sort, ties }: Sorting) =>
  one.position === other.position
    ? applyDirection(one.id - other.id, ties)
    : applyDirection(one.position < other.position ? -1 : 1, sort);

const applyDirection = (difference: number, direction: SortDirection) =>
  direction === 'asc' ? difference : -difference;

/** The largest id of a table: where the last stretch ends. */
export async function findLastId(db: Database, table: string): Promise<number> {
  const [row] = await db(table).max<{ id: number | null }[]>('id as id');
  return row?.id ?? 0;
}
