import type { Knex } from 'knex';
import type { PageResult } from '#runtime/page.ts';
import type { Database } from '#src/database/database.ts';
import { countUpTo } from '#src/database/dialect.ts';
import { type LongText, loadLongTexts } from '#src/database/long-texts.ts';
import { PageNotAllowed } from '#src/errors.ts';
import { cutTo } from './cut.ts';
import { type CappedCount, countUnlessLarge } from './count-cache.ts';

/** Maximum rows of a page; larger requests get this number. */
export const maxPageRows = 100;
/** Number of rows above which a list has no totals: counting them would cost more than the page. */
export const maxTotalRows = 10_000;

/** The pagination parameters as the generated decoder hands them on. */
export interface OffsetQuery {
  readonly page: number;
  readonly per_page: number;
}

/** Maximum offset on lists that also support keyset pagination. */
interface OffsetCeiling {
  readonly rows: number;
  /** The word for the rows in the refusal, such as `Project`. */
  readonly type: string;
}

interface Paginated {
  readonly ceiling?: OffsetCeiling | undefined;
  /** Texts that may be long; the query selects them by `selectLongTexts`. */
  readonly texts?: readonly LongText[];
}

/** Rows to fetch: one more than the page holds, which shows whether another page follows. */
export interface OffsetWindow {
  readonly page: number;
  readonly perPage: number;
  readonly offset: number;
  readonly limit: number;
}

export interface Page<Row> {
  readonly rows: Row[];
  readonly page: PageResult;
}

/**
 * Throws `PageNotAllowed` above the ceiling. A page so deep that its offset is not a safe integer gets an offset
 * that is merely beyond every row.
 */
export function computeOffsetWindow(query: OffsetQuery, ceiling?: OffsetCeiling): OffsetWindow {
  const perPage = Math.min(query.per_page, maxPageRows);
  if (ceiling !== undefined && query.page * perPage > ceiling.rows) {
    throw new PageNotAllowed(
      `Offset pagination has a maximum allowed offset of ${ceiling.rows} for requests that return objects of type ` +
        `${ceiling.type}. Remaining records can be retrieved using keyset pagination.`,
    );
  }
  const offset = Math.min((query.page - 1) * perPage, Number.MAX_SAFE_INTEGER);
  return { page: query.page, perPage, offset, limit: perPage + 1 };
}

/**
 * Cuts what was fetched for the window to the page, and describes it. `count` says how many rows there are, from
 * 10,001 on no matter how many; it is asked only when the page does not show the end of the list.
 */
export async function createOffsetPage<Row>(
  window: OffsetWindow,
  fetched: readonly Row[],
  count: () => number | Promise<number>,
): Promise<Page<Row>> {
  const { page, perPage, offset } = window;
  const hasNext = fetched.length > perPage;
  const rows = fetched.slice(0, perPage);
  const showsEnd = !hasNext && (rows.length > 0 || offset === 0);
  const counted = showsEnd ? offset + rows.length : await count();
  const total = counted > maxTotalRows ? null : counted;
  return { rows, page: { kind: 'offset', page, perPage, hasNext, total } };
}

/**
 * One page of a query with an order and without a limit; counts rows if necessary. For lists with stored totals or
 * prepared statements, use `computeOffsetWindow` and `createOffsetPage`.
 */
export async function paginate<Row extends object>(
  db: Database,
  query: Knex.QueryBuilder<Row>,
  parameters: OffsetQuery,
  { ceiling, texts = [] }: Paginated = {},
): Promise<Page<Row>> {
  const window = computeOffsetWindow(parameters, ceiling);
  const fetched = (await cutTo(query.clone(), window)) as Row[];
  return createOffsetPage(window, loadLongTexts(db, fetched, texts), () => countRows(db, query));
}

/** One page of rows that are all at hand. */
export function createPageOfRows<Row>(
  rows: readonly Row[],
  query: OffsetQuery,
): Promise<Page<Row>> {
  const window = computeOffsetWindow(query);
  const { offset, limit } = window;
  return createOffsetPage(window, rows.slice(offset, offset + limit), () => rows.length);
}

/** Number of rows of the query, whatever its order; any number above 10,000 is 10,001. */
export function countRows(db: Database, query: Knex.QueryBuilder): Promise<number> {
  const formatCacheKey = () => {
    const { sql, bindings } = query.clone().clear('order').toSQL();
    return JSON.stringify([sql, bindings]);
  };
  return countList(db, formatCacheKey, (cap) => countUpTo(db, query, cap));
}

/** Own count of a list, up to its cap; `key` contains everything it depends on. */
export function countList(
  db: Database,
  key: () => string,
  count: (cap: number) => number | Promise<number>,
  options: Pick<CappedCount, 'timed'> = {},
): Promise<number> {
  const cap = maxTotalRows + 1;
  return countUnlessLarge(db, { ...options, cap, key, count: () => count(cap) });
}
