import type { Ends, Positioned } from './ends.ts';
import type { ListShape } from './shapes.ts';

/** A place in a list: the value that it is ordered by, and the id. */
export interface Position {
  readonly position: number | string;
  readonly id: number;
  readonly rank: number;
}

export interface SliceWindow {
  /** Maximum number of rows. */
  readonly limit: number;
  /** True for rows before the end instead of rows after the start. */
  readonly backwards: boolean;
  readonly after: Position | null;
  readonly before: Position | null;
}

export interface Slice<Row> {
  readonly rows: readonly (Row & Positioned)[];
  /** True when there are more in the direction of the slice. */
  readonly more: boolean;
}

const opposite = { asc: 'desc', desc: 'asc' } as const;

/** The list in its order, or from its end. */
export function turnList(list: ListShape, backwards: boolean): ListShape {
  if (!backwards) return list;
  return { ...list, sort: opposite[list.sort], ties: opposite[list.ties], fromEnd: true };
}

/** The ends of a list that is read from its end. */
export const turnEnds = ({ after, before }: Ends, backwards: boolean): Ends =>
  backwards ? { after: before, before: after } : { after, before };

/** The read rows, where one extra row shows that there are more. */
export function cutSlice<Row extends object>(
  read: readonly (Row & Positioned)[],
  { limit, backwards }: Pick<SliceWindow, 'limit' | 'backwards'>,
): Slice<Row> {
  const rows = read.slice(0, limit);
  return { rows: backwards ? rows.toReversed() : rows, more: read.length > limit };
}

/** Several sources may show the same row. */
export const removeRepeated = <Row extends { readonly id: number }>(
  rows: readonly Row[],
): readonly Row[] => [...new Map(rows.map((row) => [row.id, row])).values()];
