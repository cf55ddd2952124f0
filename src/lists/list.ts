import type { Database } from '#src/database/database.ts';
import { gatherRowsBy } from '#src/database/group-rows.ts';
import type { Actor } from '#src/records/actor.ts';
import { toCut } from './cut.ts';
import type { ListDeclaration } from './declaration.ts';
import { createEngine, type Engine, hydrateTexts } from './engine.ts';
import type { ListQuery, None, FilterShape, Values } from './filter.ts';
import {
  maxTotalRows,
  createOffsetPage,
  type OffsetQuery,
  computeOffsetWindow,
  type OffsetWindow,
  type Page,
} from './offset.ts';
import { loadPageOfWhole, type WholeList } from './order-cache.ts';
import { countListed, describeQuery, readPage, readRows } from './rows.ts';
import { dropOrder, type ListShape, type Parents } from './shapes.ts';
import {
  turnList,
  removeRepeated,
  type Slice,
  cutSlice,
  type SliceWindow,
  turnEnds,
} from './slices.ts';
import { readSortedIds, readSortedPage, readSortedSlice } from './sorted.ts';
import type { CountOfValue } from './tally.ts';

/** The caller of a request, as its context has them. */
interface Caller {
  readonly db: Database;
  readonly actor: Actor | null;
  readonly clock: () => Date;
}

export interface List<Parameters extends object, Row> {
  readonly name: string;
  page(db: Database, listQuery: ListQuery<Parameters>, window: OffsetWindow): Promise<Page<Row>>;
  /** The page that the caller asks for. */
  pageFor(caller: Caller, query: OffsetQuery & Partial<Parameters>): Promise<Page<Row>>;
  /** Identifies the order: a position is valid only within one order. */
  orderName(listQuery: ListQuery<Parameters>): string;
  /** Some rows from a position on, in the order of the list. */
  slice(db: Database, listQuery: ListQuery<Parameters>, window: SliceWindow): Promise<Slice<Row>>;
  /**
   * Rows from the beginning or end of the list of each parent; `listQuery` applies to all of them. Null where each
   * list is read in stretches: one statement cannot do that for many parents.
   */
  sliceEach(
    db: Database,
    listQuery: ListQuery<Parameters>,
    parents: Parents & { readonly ids: readonly number[] },
    window: Pick<SliceWindow, 'limit' | 'backwards'>,
  ): Promise<ReadonlyMap<number, Slice<Row>> | null>;
  /** Number of rows, or the limit of totals plus one. */
  count(db: Database, listQuery: ListQuery<Parameters>): Promise<number>;
  /**
   * Number of rows in the list of each parent, or a sum, in one statement; null for parents with so many rows that
   * each is counted alone. `listQuery` applies to all of them.
   */
  countEach(
    db: Database,
    listQuery: ListQuery<Parameters>,
    parents: Parents & { readonly ids: readonly number[]; readonly sum?: string | undefined },
  ): Promise<ReadonlyMap<number, number | null>>;
  /** Number of rows for each value of a column, over all rows. */
  tally(
    db: Database,
    listQuery: ListQuery<Parameters>,
    column: string,
  ): Promise<ReadonlyMap<string, number>>;
  /** The declared sum over all rows. */
  sum(db: Database, listQuery: ListQuery<Parameters>, name: string): Promise<number>;
  /** The rows without a count, for pages that begin behind a position. */
  rows(
    db: Database,
    listQuery: ListQuery<Parameters>,
    window: Pick<OffsetWindow, 'limit' | 'offset'>,
  ): Promise<readonly Row[]>;
}

/**
 * Takes types that the declaration cannot express, and then the declaration, which determines the types of its slots.
 * `Row` is the result of `hydrate`.
 */
export function list<
  Parameters extends object,
  Source extends FilterShape,
  Row extends { readonly id: number },
>() {
  return <
    Prepared extends FilterShape = null,
    Bounds extends Values = never,
    Looked extends Values = None,
    Near extends Values = None,
  >(
    declaration: ListDeclaration<Parameters, Source, Prepared, Bounds, Looked, Near>,
  ): List<Parameters, Row> =>
    new EngineList(
      createEngine<Parameters, Source, Row, Prepared, Bounds, Looked, Near>(declaration),
    );
}

class EngineList<Parameters extends object, Row extends { readonly id: number }> implements List<
  Parameters,
  Row
> {
  readonly name: string;
  readonly #engine: Engine<Parameters, Row>;

  constructor(engine: Engine<Parameters, Row>) {
    this.name = engine.name;
    this.#engine = engine;
  }

  pageFor({ db, actor, clock }: Caller, query: OffsetQuery & Partial<Parameters>) {
    const listQuery = { actor, query, now: clock(), admin: actor?.admin === true };
    return this.page(db, listQuery, computeOffsetWindow(query));
  }

  async page(
    db: Database,
    listQuery: ListQuery<Parameters>,
    window: OffsetWindow,
  ): Promise<Page<Row>> {
    const engine = this.#engine;
    // The order that is remembered knows no settings.
    if (await engine.isWithheld(db, listQuery)) return createOffsetPage(window, [], () => 0);
    const whole: WholeList<Row> = {
      key: describeQuery(engine, listQuery) + JSON.stringify(engine.orderOf(listQuery)),
      until: engine.changesWithAccess(listQuery) ? 'access' : 'written',
      page: async () => {
        const planned = await engine.plan(db, listQuery);
        if (planned === null) return { rows: [], whole: false, count: () => 0 };
        const sorted = await readSortedPage(db, engine, listQuery, planned, window);
        if (sorted !== null) {
          return { rows: sorted.rows, whole: !planned.timed, count: () => sorted.count };
        }
        const rows = await readPage(db, engine, listQuery, planned, window);
        const count = () => rows[0]?.total ?? countListed(db, engine, listQuery, planned);
        const isReadWhole = engine.statements.isReadWhole(planned.shape);
        return { rows, whole: !planned.timed && isReadWhole, count };
      },
      ids: async () => {
        const planned = await engine.plan(db, listQuery);
        if (planned === null) return [];
        const sorted = await readSortedIds(db, engine, listQuery, planned);
        if (sorted !== null) return sorted;
        const rows = await engine.statements.order.all(db, planned.shape, planned.values);
        return rows.map(({ id }) => id);
      },
      rows: (ids) => readRows(db, engine, listQuery, ids),
    };
    return loadPageOfWhole(db, whole, window);
  }

  orderName(listQuery: ListQuery<Parameters>): string {
    const { order, sort } = this.#engine.orderOf(listQuery);
    return `${order} ${sort}`;
  }

  async slice(
    db: Database,
    listQuery: ListQuery<Parameters>,
    { limit, backwards, after, before }: SliceWindow,
  ): Promise<Slice<Row>> {
    const engine = this.#engine;
    const planned = await engine.plan(db, listQuery);
    if (planned === null) return { rows: [], more: false };
    const ends = { after: after?.rank ?? null, before: before?.rank ?? null };
    const shape = { ...turnList(planned.shape, backwards), ends: turnEnds(ends, backwards) };
    const lengths = { limit: limit + 1, offset: 0, depth: limit + 1 };
    const [from, to] = backwards ? [before, after] : [after, before];
    const reached = { ...planned, shape: turnList(planned.shape, backwards) };
    const stretch = { depth: limit + 1, from, to };
    const sorted = await readSortedSlice(db, engine, listQuery, reached, stretch);
    if (sorted !== null) return cutSlice(sorted, { limit, backwards });
    const values = {
      ...planned.values,
      ...lengths,
      ...(from !== null && { after_position: from.position, after_id: from.id }),
      ...(to !== null && { before_position: to.position, before_id: to.id }),
    };
    const page = { list: shape, cut: toCut(lengths), form: engine.formOf(listQuery) };
    const rows = await engine.statements.slice.all(db, page, values);
    return cutSlice(hydrateTexts(db, engine, rows), { limit, backwards });
  }

  async sliceEach(
    db: Database,
    listQuery: ListQuery<Parameters>,
    { ids, table, slots }: Parents & { readonly ids: readonly number[] },
    { limit, backwards }: Pick<SliceWindow, 'limit' | 'backwards'>,
  ): Promise<ReadonlyMap<number, Slice<Row>> | null> {
    const engine = this.#engine;
    const planned = await engine.plan(db, listQuery);
    if (planned === null) return new Map();
    if (engine.statements.stretchesOf(planned.shape) !== null) return null;
    const lengths = { limit: limit + 1, offset: 0, depth: limit + 1 };
    const page = {
      list: turnList(planned.shape, backwards),
      cut: toCut(lengths),
      form: engine.formOf(listQuery),
      parents: { table, slots },
    };
    const values = { ...planned.values, ...lengths, parents: ids };
    const rows = hydrateTexts(db, engine, await engine.statements.each.all(db, page, values));
    const byParent = gatherRowsBy(rows, (row) => row.parent_id);
    return new Map(
      [...byParent].map(([id, own]) => [id, cutSlice(removeRepeated(own), { limit, backwards })]),
    );
  }

  async count(db: Database, listQuery: ListQuery<Parameters>): Promise<number> {
    const planned = await this.#engine.plan(db, listQuery);
    return planned === null ? 0 : countListed(db, this.#engine, listQuery, planned);
  }

  async countEach(
    db: Database,
    listQuery: ListQuery<Parameters>,
    {
      ids,
      sum,
      ...parents
    }: Parents & { readonly ids: readonly number[]; readonly sum?: string | undefined },
  ): Promise<ReadonlyMap<number, number | null>> {
    const { plan, isCounted, statements } = this.#engine;
    const planned = await plan(db, listQuery);
    if (planned === null) return new Map();
    const { shape, values } = planned;
    if (sum === undefined && !isCounted(shape)) {
      return new Map(ids.map((id) => [id, maxTotalRows + 1]));
    }
    const counted = { list: dropOrder(shape), parents, ...(sum !== undefined && { sum }) };
    const rows = await statements.countEach.all(db, counted, { ...values, parents: ids });
    return new Map(rows.map(({ parent_id: id, count }) => [id, count && Number(count)]));
  }

  tally(
    db: Database,
    listQuery: ListQuery<Parameters>,
    by: string,
  ): Promise<ReadonlyMap<string, number>> {
    const { statements } = this.#engine;
    return this.#countInParts(db, listQuery, (list, values) =>
      statements.tally.all(db, { list, by }, values),
    );
  }

  async sum(db: Database, listQuery: ListQuery<Parameters>, sum: string): Promise<number> {
    const { statements } = this.#engine;
    const sums = await this.#countInParts(db, listQuery, (list, values) =>
      statements.sum.all(db, { list, sum }, values),
    );
    return sums.get('sum') ?? 0;
  }

  async rows(
    db: Database,
    listQuery: ListQuery<Parameters>,
    window: Pick<OffsetWindow, 'limit' | 'offset'>,
  ): Promise<readonly Row[]> {
    const planned = await this.#engine.plan(db, listQuery);
    return planned === null ? [] : readPage(db, this.#engine, listQuery, planned, window);
  }

  async #countInParts(
    db: Database,
    listQuery: ListQuery<Parameters>,
    count: (list: ListShape, values: Values) => PromiseLike<readonly CountOfValue[]>,
  ): Promise<ReadonlyMap<string, number>> {
    const { plan, tally } = this.#engine;
    const planned = await plan(db, listQuery);
    if (planned === null) return new Map();
    const list = { ...dropOrder(planned.shape), found: true };
    const caller = { db, actor: listQuery.actor };
    return tally(caller, planned, (few) => count(list, { ...planned.values, few }));
  }
}
