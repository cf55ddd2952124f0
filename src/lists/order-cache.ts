import { GenerationalCache } from '#src/database/bounded-cache.ts';
import type { Database } from '#src/database/database.ts';
import { rememberByRevision } from '#src/database/revision-cache.ts';
import { rememberUntilWritten } from '#src/database/commit-cache.ts';
import { shortenListKey } from './list-key.ts';
import { maxTotalRows, createOffsetPage, type OffsetWindow, type Page } from './offset.ts';

/** Length from which reading a list takes longer than asking whether it is unchanged. */
const minRememberedRows = 200;
/** Number of lists that a process remembers as long. */
const maxLongLists = 10_000;
/** Maximum number of complete lists in the memory of a process. */
const maxWholeLists = 100;

/** Rows as they were read for a page. */
interface ReadPage<Row> {
  readonly rows: readonly Row[];
  /** True if the whole list was read, because no index has its order. */
  readonly whole: boolean;
  /** Counts the rows of the list, see `createOffsetPage`. */
  readonly count: () => number | Promise<number>;
}

export interface WholeList<Row> {
  /** A key of everything on which the list depends: including the actor, without the page. */
  readonly key: string;
  /** Validity of the cached list: until the next write, or until the next change of access. */
  readonly until: 'written' | 'access';
  readonly page: () => Promise<ReadPage<Row>>;
  /** Ids of the whole list, in its order; any number above 10,000. */
  readonly ids: () => Promise<readonly number[]>;
  /** Rows of these ids in their order, without deleted ones. */
  readonly rows: (ids: readonly number[]) => Promise<readonly Row[]>;
}

/** Ids by list; null for a list that was requested once. */
type Memory = GenerationalCache<string, readonly number[] | null>;

const createMemory = (): Memory => new GenerationalCache(maxWholeLists);
const memories = {
  written: rememberUntilWritten(createMemory),
  access: rememberByRevision(async () => createMemory()),
} as const;

const longLists = new WeakMap<Database, GenerationalCache<string, true>>();

/**
 * Page of a list that may be read whole. The order of a long list is cached: it is read when the list is requested a
 * second time without a change in between. Under frequent writes no order is read in vain.
 */
export async function loadPageOfWhole<Row>(
  db: Database,
  list: WholeList<Row>,
  window: OffsetWindow,
): Promise<Page<Row>> {
  const key = shortenListKey(list.key);
  const ids = longLists.get(db)?.get(key) === true ? await loadOrder(db, key, list) : null;
  if (ids !== null) {
    const pageIds = ids.slice(window.offset, window.offset + window.limit);
    const rows = pageIds.length === 0 ? [] : await list.rows(pageIds);
    // A row is missing since, so that the rows that follow are unknown.
    if (rows.length === pageIds.length) return createOffsetPage(window, rows, () => ids.length);
  }
  const { rows, whole, count } = await list.page();
  const page = await createOffsetPage(window, rows, count);
  if (whole && isLong(page)) rememberLong(db, key);
  return page;
}

/** Null for the first caller. */
async function loadOrder<Row>(
  db: Database,
  key: string,
  { until, ids }: WholeList<Row>,
): Promise<readonly number[] | null> {
  const memory = await memories[until].current(db);
  const known = memory.get(key);
  if (known === undefined) memory.set(key, null);
  if (known !== null) return known ?? null;
  const order = await ids();
  if (order.length > maxTotalRows) return null;
  memory.set(key, order);
  return order;
}

function isLong({ page }: Page<unknown>): boolean {
  return page.kind === 'offset' && page.total !== null && page.total >= minRememberedRows;
}

function rememberLong(db: Database, key: string): void {
  const known = longLists.get(db) ?? new GenerationalCache<string, true>(maxLongLists);
  longLists.set(db, known);
  known.set(key, true);
}

/** Rows of these ids in their order, without deleted ones. */
export function sortByIds<Row extends { readonly id: number }>(
  ids: readonly number[],
  rows: readonly Row[],
): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
