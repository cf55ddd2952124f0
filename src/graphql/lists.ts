import { setImmediate as nextTurn } from 'node:timers/promises';
import { GraphQLError } from 'graphql';
import type { Listed, PageOfRows, Pages, Window } from '#runtime/graphql/types.ts';
import { splitIntoBatches } from '#src/turns/in-batches.ts';
import type { ListQuery } from '#src/lists/filter.ts';
import type { List } from '#src/lists/list.ts';
import type { Position, Slice, SliceWindow } from '#src/lists/slices.ts';
import type { Positioned } from '#src/lists/ends.ts';
import type { GraphqlContext } from './context.ts';

/** The rows of a page as the caller may see them. */
type Present<Row, Node> = (rows: readonly Row[]) => Promise<readonly Node[]>;

interface Paged<Parameters extends object, Row, Node> {
  readonly list: List<Parameters, Row>;
  readonly query: Readonly<Partial<Parameters>>;
  readonly present: Present<Row, Node>;
  /** Filters the rows that the caller may see, for lists with hidden rows. */
  readonly shown?: (rows: readonly Row[]) => Promise<readonly Row[]>;
}

type Identified = { readonly id: number };

/** Pages of a list with the declared sums. */
export interface SummedPages<Node> extends Pages<Node> {
  sum(name: string): Promise<number>;
}

/** The sum over the whole list; null where the list adds nothing up. */
export const computeSum = <Node>(
  pages: Pages<Node> & Partial<SummedPages<Node>>,
  name: string,
): Promise<number> | null => pages.sum?.(name) ?? null;

/** The pages of a list that is declared. */
export function createConnectionPages<
  Parameters extends object,
  Row extends Identified,
  Node extends Identified,
>(
  context: GraphqlContext,
  { list, query, present, shown }: Paged<Parameters, Row, Node>,
): SummedPages<Node> {
  const { db } = context.request;
  const listQuery = toListQuery(context, query);
  const order = list.orderName(listQuery);
  async function read(window: Window): Promise<PageOfRows<Node>> {
    const [after, before] = [readCursor(window.after, order), readCursor(window.before, order)];
    const isOwn = after === null && before === null;
    const loadSlice = (ends: SliceWindow) =>
      list.slice(db, listQuery, ends).catch((error) => {
        throw isOwn || !isOfAnotherType(error) ? error : createCursorError();
      });
    const ends = { ...window, after, before };
    if (shown === undefined) {
      return context.lookUp(async () => {
        const slice = await loadSlice(ends);
        context.countRows(slice.rows.length);
        return toPage(slice, await present(slice.rows), order);
      });
    }
    const look = (ends: SliceWindow) =>
      context.lookUp(async () => {
        const { rows, more } = await loadSlice(ends);
        context.countRows(rows.length);
        const seen = new Set<Row>(await shown(rows));
        return { rows, more, seen: rows.filter((row) => seen.has(row)) };
      });
    const slice = await loadShownSlice<Row & Positioned>(look, ends);
    return toPage(slice, await present(slice.rows), order);
  }
  return {
    check({ after, before }) {
      readCursor(after, order);
      readCursor(before, order);
    },
    page: read,
    count: () => context.lookUp(() => list.count(db, listQuery)),
    sum: (name) => context.lookUp(() => list.sum(db, listQuery, name)),
  };
}

/** Minimum number of rows per query, because the caller may see none of them. */
const minWindowRows = 500;

interface Looked<Row extends object> extends Slice<Row> {
  /** Rows that the caller may see. */
  readonly seen: readonly Row[];
}

/** The rows that the caller may see; hidden ones between them are skipped in batches. */
async function loadShownSlice<Row extends Identified & Positioned>(
  look: (window: SliceWindow) => Promise<Looked<Row>>,
  { limit, backwards, ...ends }: SliceWindow,
): Promise<Slice<Row>> {
  const found: Row[] = [];
  let { after, before } = ends;
  for (;;) {
    const window = { limit: Math.max(minWindowRows, limit), backwards, after, before };
    const { rows, more, seen } = await look(window);
    if (backwards) found.unshift(...seen);
    else found.push(...seen);
    const end = backwards ? rows[0] : rows.at(-1);
    if (!more || found.length > limit || end === undefined) break;
    const position = toPosition(end);
    if (backwards) before = position;
    else after = position;
  }
  const kept = backwards ? found.slice(-limit) : found.slice(0, limit);
  return { rows: kept, more: found.length > limit };
}

const toPosition = ({ id, list_position, list_rank }: Identified & Positioned): Position => ({
  position: list_position as Position['position'],
  id,
  rank: list_rank ?? 0,
});

function toListQuery<Parameters>(
  { request: { actor, clock } }: GraphqlContext,
  query: Readonly<Partial<Parameters>>,
): ListQuery<Parameters> {
  return { actor, query, now: clock(), admin: actor?.admin === true };
}

/** The first object of a list; null for an empty list. */
export async function readFirst<Node>(listed: Listed<Node>): Promise<Node | null> {
  if (!('page' in listed)) return listed[0] ?? null;
  const window = { limit: 1, backwards: false, after: null, before: null };
  return (await listed.page(window)).nodes[0] ?? null;
}

interface OfParent<Parameters extends object, Row, Node> extends Paged<Parameters, Row, Node> {
  /** The row that the list belongs to. */
  readonly parent: number;
  readonly table: 'projects' | 'namespaces' | 'pipelines' | 'jobs' | 'users';
  /** The slots of the list that take columns of the parent. */
  readonly slots: Readonly<Record<string, string>>;
  /** The common parameters of parents in one batch. */
  readonly common: Readonly<Partial<Parameters>>;
}

/** Maximum rows of one statement. */
const mostRows = 2_500;

/**
 * The pages of one list for many parents: their first or last pages are read together. Fields with the same parameters
 * share the pages and their presentation.
 */
export function createConnectionPagesOfParent<
  Parameters extends object,
  Row extends Identified,
  Node extends Identified,
>(context: GraphqlContext, listQuery: OfParent<Parameters, Row, Node>): SummedPages<Node> {
  const { list, parent, common, table, slots, present, shown } = listQuery;
  const alone = createConnectionPages(context, listQuery);
  return {
    check: alone.check.bind(alone),
    page(window) {
      if (window.after !== null || window.before !== null) return alone.page(window);
      const name = JSON.stringify([list.name, table, common, window]);
      const load = (ids: readonly number[]) => {
        const together = {
          list,
          query: common,
          present,
          table,
          slots,
          ...(shown !== undefined && { shown }),
        };
        return loadFirstPages(context, together, { ids, window });
      };
      return context.batches.load(load, parent, context, name).then((page) => {
        if (page === null) return alone.page(window);
        return page ?? { nodes: [], cursors: [], more: false };
      });
    },
    async count() {
      return (await countOfParent(context, listQuery)) ?? (await alone.count?.()) ?? 0;
    },
    sum: async (name) => (await countOfParent(context, listQuery, name)) ?? alone.sum(name),
  };
}

/**
 * Counts the rows in the list of one of many parents together with the others, or computes a sum; null for a list so
 * long that it is counted alone.
 */
export async function countOfParent<Parameters extends object, Row extends Identified, Node>(
  context: GraphqlContext,
  { list, parent, common, table, slots }: OfParent<Parameters, Row, Node>,
  sum?: string,
): Promise<number | null> {
  const name = JSON.stringify([list.name, table, common, 'count', sum]);
  const load = (ids: readonly number[]) =>
    mapInBatches(ids, (some) =>
      list.countEach(context.request.db, toListQuery(context, common), {
        ids: some,
        table,
        slots,
        sum,
      }),
    );
  const count = await context.batches.load(load, parent, context, name);
  return count === undefined ? 0 : count;
}

/** Number of lists that one statement counts, if each has few rows. */
const countedBatchSize = 20;

/** Finds numbers of many parents in batches. */
async function mapInBatches(
  ids: readonly number[],
  find: (some: readonly number[]) => Promise<ReadonlyMap<number, number | null>>,
): Promise<ReadonlyMap<number, number | null>> {
  const found = new Map<number, number | null>();
  for (const some of splitIntoBatches(ids, countedBatchSize)) {
    for (const [id, number] of await find(some)) found.set(id, number);
    await nextTurn();
  }
  return found;
}

/** Null for lists that are read separately. */
async function loadFirstPages<
  Parameters extends object,
  Row extends Identified,
  Node extends Identified,
>(
  context: GraphqlContext,
  {
    list,
    query,
    present,
    shown,
    table,
    slots,
  }: Omit<OfParent<Parameters, Row, Node>, 'parent' | 'common'>,
  { ids, window }: { readonly ids: readonly number[]; readonly window: Window },
): Promise<ReadonlyMap<number, PageOfRows<Node> | null>> {
  const listQuery = toListQuery(context, query);
  const order = list.orderName(listQuery);
  const pages = new Map<number, PageOfRows<Node> | null>();
  const parentsAtOnce = Math.max(1, Math.floor(mostRows / (window.limit + 1)));
  for (const some of splitIntoBatches(ids, parentsAtOnce)) {
    const slices = await list.sliceEach(
      context.request.db,
      listQuery,
      { ids: some, table, slots },
      window,
    );
    if (slices === null) return new Map(ids.map((id) => [id, null]));
    const rows = [...slices.values()].flatMap((slice) => slice.rows);
    context.countRows(rows.length);
    const seen = shown === undefined ? rows : await shown(rows);
    const byId = new Map((await present(seen)).map((node) => [node.id, node]));
    const seenIds = new Set(seen.map(({ id }) => id));
    for (const [parent, slice] of slices) {
      // More rows for the page may follow behind the hidden ones.
      if (slice.more && !slice.rows.every(({ id }) => seenIds.has(id))) {
        pages.set(parent, null);
        continue;
      }
      const nodes = slice.rows.flatMap(({ id }) => byId.get(id) ?? []);
      pages.set(parent, toPage(slice, nodes, order));
    }
  }
  return pages;
}

/** Rows that were removed while they were presented are left out. */
function toPage<Row extends Identified, Node extends Identified>(
  { rows, more }: Slice<Row>,
  nodes: readonly Node[],
  order: string,
): PageOfRows<Node> {
  const cursors = new Map(rows.map((row) => [row.id, formatCursor(row, order)]));
  return { nodes, cursors: nodes.map(({ id }) => cursors.get(id) ?? ''), more };
}

function formatCursor(row: Identified & Positioned, order: string): string {
  const position = [order, row.list_position, row.id, row.list_rank ?? 0];
  return Buffer.from(JSON.stringify(position)).toString('base64');
}

function readCursor(cursor: string | null, order: string): Position | null {
  if (cursor === null) return null;
  const text = Buffer.from(cursor, 'base64').toString();
  if (!text.startsWith('[')) {
    throw new GraphQLError(`Invalid input: ${JSON.stringify(cursor)}`);
  }
  const [name, position, id, rank] = parse(text);
  const fits =
    name === order &&
    ((typeof position === 'number' && Math.abs(position) <= Number.MAX_SAFE_INTEGER) ||
      (typeof position === 'string' && isStorable(position))) &&
    typeof id === 'number' &&
    Number.isSafeInteger(id) &&
    typeof rank === 'number';
  if (!fits) throw createCursorError();
  return { position, id, rank };
}

const createCursorError = () => new GraphQLError('Please provide a valid cursor');

/** Tells whether Postgres failed to convert a value to the type of its column; SQLite compares any values. */
const isOfAnotherType = (error: unknown) =>
  /^22/.test(String((error as { readonly code?: unknown } | null)?.code));

const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed();

function parse(text: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? (value as readonly unknown[]) : [];
  } catch {
    return [];
  }
}
