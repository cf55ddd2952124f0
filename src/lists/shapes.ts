import type { Cut } from './cut.ts';
import type { FilterShape } from './filter.ts';
import type { Ends } from './ends.ts';
import type { SortDirection } from './keyset.ts';
import type { StretchKind } from './stretches.ts';

/** Key of the compiled statement: everything that the SQL of a list depends on, and nothing else. */
export interface ListShape {
  readonly sources: readonly FilterShape[];
  readonly order: string;
  readonly sort: SortDirection;
  readonly ties: SortDirection;
  /** True where the list is read from its end: the rows of its highest rank come first. */
  readonly fromEnd?: boolean;
  /** The narrowing parameters, with the part of their values that is written into the SQL. */
  readonly filters: readonly (readonly [parameter: string, shape: FilterShape])[];
  /** True if indexes found the few matching rows. */
  readonly found: boolean;
  /** Index of the source that is read from its first row, because rows of it were found nearby. */
  readonly nearby: number | null;
  /** The ends between which the rows are, for pages by position; absent without ends. */
  readonly ends?: Ends;
}

/** A shape with the same rows, ordered by id. */
export const dropOrder = (shape: ListShape): ListShape => ({
  ...shape,
  order: 'id',
  sort: 'asc',
  ties: 'asc',
});

export interface WalkShape {
  readonly list: ListShape;
  readonly cut: Cut;
}

export interface PageShape {
  readonly list: ListShape;
  readonly cut: Cut;
  readonly form: FilterShape;
}

/** Parent rows, each with a separate list: their columns take the place of some slots of the list. */
export interface Parents {
  readonly table: string;
  readonly slots: Readonly<Record<string, string>>;
}

export interface EachShape extends PageShape {
  readonly parents: Parents;
}

export interface CountEachShape {
  readonly list: ListShape;
  readonly parents: Parents;
  /** The value of the rows that is added up, instead of counting them. */
  readonly sum?: string;
}

export interface SumShape {
  readonly list: ListShape;
  readonly sum: string;
}

export interface StretchShape {
  readonly list: ListShape;
  readonly kind: StretchKind;
}

export interface TallyShape {
  readonly list: ListShape;
  readonly by: string;
}
