import type { Knex } from 'knex';

type Query = Knex.QueryBuilder;

/**
 * Limit of a list, as a part of a statement's shape. A usual number of rows is written into the SQL: Postgres then
 * plans the statement once. With a parameter it would plan it for every request, which takes longer than running it.
 */
export interface Cut {
  readonly rows: (typeof usualRows)[number] | null;
  /** True for a cut that begins at the first row. */
  readonly first: boolean;
}

/** Usual page sizes of clients, each also with one more row, which shows whether another page follows. */
const usualRows = [1, 2, 10, 11, 20, 21, 25, 26, 30, 31, 50, 51, 100, 101] as const;

/** The statement needs these where the cut does not say them; each may be a slot. */
export interface CutParameters {
  readonly limit: number;
  readonly offset: number;
  /** `limit` and `offset` together. */
  readonly depth: number;
}

/** Written into the SQL instead of bound. */
const inSql = { skipBinding: true };

export function toCut({ limit, offset }: Pick<CutParameters, 'limit' | 'offset'>): Cut {
  return { rows: usualRows.find((rows) => rows === limit) ?? null, first: offset === 0 };
}

/** Number of rows from the start of a walk to the end of the page. */
export function computeCutDepth({
  limit,
  offset,
}: Pick<CutParameters, 'limit' | 'offset'>): number {
  return Math.min(offset + limit, Number.MAX_SAFE_INTEGER);
}

/** Cuts the page out of a list in its order, in a query that is built for this page alone. */
export function cutTo<Q extends Query>(query: Q, page: Pick<CutParameters, 'limit' | 'offset'>): Q {
  limitTo(query, page.limit);
  if (page.offset > 0) query.offset(page.offset);
  return query;
}

/** The first rows of a query that is built for this page alone. */
function limitTo<Q extends Query>(query: Q, rows: number): Q {
  if (toCut({ limit: rows, offset: 0 }).rows === null) query.limit(rows);
  else query.limit(rows, inSql);
  return query;
}

/** Cuts the page out of a list in its order. */
export function cutPage<Q extends Query>(query: Q, cut: Cut, slots: CutParameters): Q {
  limitRows(query, cut, slots);
  if (!cut.first) query.offset(slots.offset);
  return query;
}

/** Cuts off rows after the page: in a union of walks, every row may come from any of them. */
export function cutWalk<Q extends Query>(query: Q, cut: Cut, slots: CutParameters): Q {
  if (cut.first) limitRows(query, cut, slots);
  else query.limit(slots.depth);
  return query;
}

function limitRows(query: Query, { rows }: Cut, { limit }: CutParameters): void {
  if (rows === null) query.limit(limit);
  else query.limit(rows, inSql);
}
