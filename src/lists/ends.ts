import type { Knex } from 'knex';
import { countRanges, narrowToSide, listRangesBehind, type Step } from '#src/database/behind.ts';
import type { Query } from './filter.ts';
import type { SortDirection } from './keyset.ts';

/** The ends of a slice of a list, each with the rank of the row at it; null where the slice has no such end. */
export interface Ends {
  readonly after: number | null;
  readonly before: number | null;
}

/** Position of a row in its list. */
export interface Positioned {
  readonly list_position: number | string | null;
  readonly list_rank?: number;
}

/** The rows at the ends: the values that the list is ordered by, and the ids. */
export interface EndSlots {
  readonly after_position: number | string;
  readonly after_id: number;
  readonly before_position: number | string;
  readonly before_id: number;
}

interface Ordered {
  /** The column or expression that orders the list. */
  readonly position: Knex.Raw;
  readonly id: Knex.Raw;
  readonly sort: SortDirection;
  readonly ties: SortDirection;
  /** True when no two rows have the same position. */
  readonly unique: boolean;
  /** True if the highest rank comes first. */
  readonly fromEnd: boolean;
  readonly slots: EndSlots;
}

/** The directions of an order that determine the number of index ranges after a row. */
type Directions = Pick<Ordered, 'sort' | 'ties' | 'unique'>;

/** Counts the index ranges of the rows between the ends, for one rank. */
export function countRangesBetween(
  query: Query,
  ends: Ends | undefined,
  rank: number,
  directions: Directions,
): number {
  if (ends === undefined || ends.after !== rank) return 1;
  return countRanges(query, listSigns('after', directions));
}

/**
 * Leaves the rows between the ends: of a rank in front of or behind a row at an end all, or none. Where a walk begins
 * behind a row, those of one range of an index alone; null for all of them, which no walk begins at.
 */
export function narrowToEnds(
  query: Query,
  ends: Ends,
  rank: number,
  range: number | null,
  ordered: Ordered,
): void {
  for (const end of ['after', 'before'] as const) {
    const at = ends[end];
    if (at === null) continue;
    if (rank === at) {
      const steps = listStepsToEnd(end, ordered);
      if (end === 'before' || range === null) narrowToSide(query, steps);
      else listRangesBehind(query, steps)[range]?.(query);
    } else if ((rank < at !== ordered.fromEnd) === (end === 'after')) query.whereRaw('1 = 0');
  }
}

function listStepsToEnd(end: keyof Ends, ordered: Ordered): Step[] {
  const { position, id, slots } = ordered;
  const columns = [
    { column: position, value: end === 'after' ? slots.after_position : slots.before_position },
    { column: id, value: end === 'after' ? slots.after_id : slots.before_id },
  ];
  return listSigns(end, ordered).flatMap((sign, index) => {
    const column = columns[index];
    return column === undefined ? [] : [{ ...column, ...sign }];
  });
}

/** Signs that select the rows on the far side of an end, by position and, where positions may repeat, by id. */
function listSigns(end: keyof Ends, { sort, ties, unique }: Directions) {
  return (unique ? [sort] : [sort, ties]).map(
    (direction) => ({ sign: (direction === 'asc') === (end === 'after') ? '>' : '<' }) as const,
  );
}
