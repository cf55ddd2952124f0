import type { Knex } from 'knex';
import type { Query } from './filter.ts';
import type { SortDirection } from './keyset.ts';

/** The ends of a slice of a list, each with the rank of the row at it; null where the slice has no such end. */
export interface Ends {
  readonly after: number | null;
  readonly before: number | null;
}

/** Where a row is in its list. */
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
  /** True where the highest rank comes first. */
  readonly fromEnd: boolean;
  readonly slots: EndSlots;
}

/** Leaves the rows between the ends: of a rank in front of or behind a row at an end all, or none. */
export function narrowToEnds(query: Query, ends: Ends, rank: number, ordered: Ordered): void {
  for (const end of ['after', 'before'] as const) {
    const at = ends[end];
    if (at === null) continue;
    if (rank === at) narrowTo(query, end, ordered);
    else if ((rank < at !== ordered.fromEnd) === (end === 'after')) query.whereRaw('1 = 0');
  }
}

function narrowTo(
  query: Query,
  end: keyof Ends,
  { position, id, sort, ties, unique, slots }: Ordered,
): void {
  const value = end === 'after' ? slots.after_position : slots.before_position;
  const valueId = end === 'after' ? slots.after_id : slots.before_id;
  const sign = (direction: SortDirection) =>
    (direction === 'asc') === (end === 'after') ? '>' : '<';
  if (unique) {
    query.whereRaw(`? ${sign(sort)} ?`, [position, value]);
  } else if (sort === ties) {
    query.whereRaw(`(?, ?) ${sign(sort)} (?, ?)`, [position, id, value, valueId]);
  } else {
    query.whereRaw(`(? ${sign(sort)} ? or (? = ? and ? ${sign(ties)} ?))`, [
      ...[position, value],
      ...[position, value, id, valueId],
    ]);
  }
}
