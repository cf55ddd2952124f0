import type { Database } from '../database/database.ts';
import { findFew, inAll } from '../database/candidates.ts';
import { type LongText, withLongTexts } from '../database/long-texts.ts';
import type { Slots } from '../database/slots.ts';
import { cutOf, depthOf } from './cut.ts';
import {
  countList,
  MAXIMUM_TOTAL,
  offsetPage,
  type OffsetQuery,
  offsetWindow,
  type OffsetWindow,
  type Page,
} from './offset.ts';
import { isNarrowedByService } from '../policy/external-authorization.ts';
import { groupRows } from '../database/group-rows.ts';
import type { Actor } from '../records/actor.ts';
import { inOrder, pageOfWhole, type WholeList } from './order-cache.ts';
import type { Asked, Filter, None, Query, Shape, Values } from './filter.ts';
import { orderAskedFor, type RequestedOrder } from './requested-order.ts';
import { directed, distinct, type Slice, sliceOf, type SliceWindow, turned } from './slices.ts';
import { type Placed, rowsOfStretch, sortStretches, type Wanted, lastId } from './stretches.ts';
import { inAnyOrder, type ListShape, type Parents } from './shapes.ts';
import { createStatements, type Declared } from './statements.ts';
import { createTally } from './tally.ts';

/** One entry for each parameter that the operation documents, but for those of every list. */
export type Filters<Parameters> = {
  readonly [
    Name in Exclude<keyof Parameters, 'order_by' | 'page' | 'pagination' | 'per_page' | 'sort'>
  ]-?: Filter<Exclude<Parameters[Name], undefined>, Parameters>;
};

/**
 * A list as it is declared. Its rows come from sources, each of them a walk along an index in the order of the list;
 * together they hold every row that the actor may see. Without `sources` the table is the only one. Slots have the types
 * of the values, which are inferred: `Bounds` from `values`, `Looked` from `prepare`, `Near` from `nearby`.
 */
interface ListDeclaration<
  Parameters extends object,
  Source extends Shape,
  Prepared extends Shape,
  Bounds extends Values,
  Looked extends Values,
  Near extends Values,
> extends Declared<Source, NoInfer<Bounds & Looked & Near>> {
  /** Tells the list from others in what is remembered. */
  readonly name: string;
  /** Looks up what the sources depend on, and values for the statements. */
  readonly prepare?: (
    db: Database,
    asked: Asked<Parameters>,
  ) => Promise<{ readonly prepared: Prepared; readonly values: Looked }>;
  /**
   * Tells that the rows lie in several projects: while an authorization service answers for each project, they show to
   * those alone whom it is not asked about.
   */
  readonly crossesProjects?: (asked: Asked<Parameters>) => boolean;
  /** None: nothing shows. */
  readonly sources?: (
    asked: Asked<Parameters>,
    prepared: NoInfer<Prepared> | null,
  ) => readonly Source[];
  /** Values that the statements compare with beside those of the filters. */
  readonly values?: (asked: Asked<Parameters>) => Bounds;
  /** False for sources of which no total is told: to count them would take longer than many pages. */
  readonly isCounted?: (source: Source) => boolean;
  /**
   * Walks that may soon meet the first rows of a source which no index has in the order of the list: one set of them
   * after the other, until all of a set meet enough. Else, and where there is none, the source is read whole.
   */
  readonly nearby?: (
    db: Database,
    asked: Asked<Parameters>,
    source: Source,
    depth: number,
  ) => AsyncIterable<readonly Nearby<Source, Near>[]>;
  readonly filters: Filters<Parameters>;
  /** The `order_by` and `sort` of the request unless said otherwise; without them the ids, upwards. */
  readonly orderOf?: (asked: Asked<Parameters>) => RequestedOrder;
  /** Joins and selects what the rows show; `page` has the ids. The whole rows of the table unless said otherwise. */
  readonly hydrate?: (
    page: Query,
    form: Shape,
    slots: Slots<NoInfer<Bounds>>,
    db: Database,
  ) => Query;
  /** Texts of the rows that may be long; `hydrate` selects them by `selectLongTexts`. */
  readonly texts?: readonly LongText[];
  /** The form of the rows, where there are several. */
  readonly formOf?: (asked: Asked<Parameters>) => Shape;
  /** Tells whether the order changes with access only, and not with other writes. */
  readonly changesWithAccess?: (asked: Asked<Parameters>) => boolean;
}

export interface Nearby<Source, Near extends Values = None> {
  readonly source: Source;
  /** Values that this walk compares with beside those of the list. */
  readonly values: Near;
  /** A walk that meets fewer rows has not gone far enough. */
  readonly enough: number;
}

/** The caller of a request, as its context has them. */
interface Caller {
  readonly db: Database;
  readonly actor: Actor | null;
  readonly clock: () => Date;
}

export interface List<Parameters extends object, Row> {
  readonly name: string;
  page(db: Database, asked: Asked<Parameters>, window: OffsetWindow): Promise<Page<Row>>;
  /** The page that the caller asks for. */
  pageFor(caller: Caller, query: OffsetQuery & Partial<Parameters>): Promise<Page<Row>>;
  /** Tells orders apart: a position is one in its order alone. */
  orderName(asked: Asked<Parameters>): string;
  /** Some rows from a position on, in the order of the list. */
  slice(db: Database, asked: Asked<Parameters>, window: SliceWindow): Promise<Slice<Row>>;
  /**
   * Some rows from the beginning or end of the list of each parent; `asked` is what they have in common. Null where
   * each list is read in stretches: those of many parents at once are no work for one statement.
   */
  sliceEach(
    db: Database,
    asked: Asked<Parameters>,
    parents: Parents & { readonly ids: readonly number[] },
    window: Pick<SliceWindow, 'limit' | 'backwards'>,
  ): Promise<ReadonlyMap<number, Slice<Row>> | null>;
  /** How many rows there are, or one more than totals are told of. */
  count(db: Database, asked: Asked<Parameters>): Promise<number>;
  /**
   * How many rows the list of each parent has, in one statement, or what is added up of it; null for parents with so
   * many rows that each is counted alone. `asked` is what they have in common.
   */
  countEach(
    db: Database,
    asked: Asked<Parameters>,
    parents: Parents & { readonly ids: readonly number[]; readonly sum?: string | undefined },
  ): Promise<ReadonlyMap<number, number | null>>;
  /** How many rows there are of each value of a column of the table, all of them counted. */
  tally(
    db: Database,
    asked: Asked<Parameters>,
    column: string,
  ): Promise<ReadonlyMap<string, number>>;
  /** The sum over all rows, as it is declared. */
  sum(db: Database, asked: Asked<Parameters>, name: string): Promise<number>;
  /** The rows without a count, for pages that begin behind a position. */
  rows(
    db: Database,
    asked: Asked<Parameters>,
    window: Pick<OffsetWindow, 'limit' | 'offset'>,
  ): Promise<readonly Row[]>;
}

interface Plan {
  readonly shape: ListShape;
  readonly values: Values;
  /** True where time alone changes the list. */
  readonly timed: boolean;
}

/**
 * Takes the types that a declaration cannot tell, and then the declaration, from which the types of its slots are
 * inferred. `Row` is what `hydrate` selects.
 */
export function list<
  Parameters extends object,
  Source extends Shape,
  Row extends { readonly id: number },
>() {
  return <
    Prepared extends Shape = null,
    Bounds extends Values = never,
    Looked extends Values = None,
    Near extends Values = None,
  >(
    declaration: ListDeclaration<Parameters, Source, Prepared, Bounds, Looked, Near>,
  ) => createList<Parameters, Source, Row, Prepared, Bounds, Looked, Near>(declaration);
}

function createList<
  Parameters extends object,
  Source extends Shape,
  Row extends { readonly id: number },
  Prepared extends Shape,
  Bounds extends Values,
  Looked extends Values,
  Near extends Values,
>(
  declaration: ListDeclaration<Parameters, Source, Prepared, Bounds, Looked, Near>,
): List<Parameters, Row> {
  type AskedOf = Asked<Parameters>;
  const { name, orderOf = orderAskedFor, isCounted = () => true } = declaration;
  const statements = createStatements<Source, Row, Bounds & Looked & Near>(declaration);
  const tally = createTally<Source, Bounds & Looked & Near>(declaration);
  // Each is called with values of its own parameter.
  const filters = Object.entries<Filter<unknown, Parameters>>(
    declaration.filters as object as Record<string, Filter<unknown, Parameters>>,
  );

  const withTexts = <Some extends Row>(db: Database, rows: readonly Some[]): readonly Some[] =>
    declaration.texts === undefined ? rows : withLongTexts(db, rows, declaration.texts);

  const formOf = (asked: AskedOf) => declaration.formOf?.(asked) ?? true;

  /** The parameters that are given, with their filters. */
  const given = (asked: AskedOf) =>
    filters.flatMap(([parameter, filter]) => {
      const value: unknown = Reflect.get(asked.query, parameter);
      if (value === undefined) return [];
      const shape = filter.shapeOf(value, asked);
      return shape === null ? [] : [{ parameter, filter, value, shape }];
    });

  /** Ids of the only rows that the filters may leave, where an index says that they are few. */
  async function findFewRows(db: Database, asked: AskedOf): Promise<readonly number[] | null> {
    const lookups = given(asked).flatMap(({ parameter, filter, value }) => {
      const some = filter.candidates?.(db, value, asked) ?? [];
      const found = some.map(({ key, query }) =>
        findFew(
          db,
          `${name} ${parameter}: ${key}`,
          (limit) => query.limit(limit) as PromiseLike<{ id: number }[]>,
        ),
      );
      return filter.find === undefined ? found : [...found, filter.find(db, value, asked)];
    });
    return inAll(await Promise.all(lookups));
  }

  const isWithheld = async (db: Database, asked: AskedOf) =>
    declaration.crossesProjects?.(asked) === true && (await isNarrowedByService(db, asked.actor));

  /** Null when nothing can match. */
  async function plan(db: Database, asked: AskedOf): Promise<Plan | null> {
    if (await isWithheld(db, asked)) return null;
    const [few, looked] = await Promise.all([
      findFewRows(db, asked),
      declaration.prepare?.(db, asked),
    ]);
    const sources = declaration.sources?.(asked, looked?.prepared ?? null) ?? [null];
    if (sources.length === 0 || few?.length === 0) return null;
    const { order, sort, ties = sort } = orderOf(asked);
    const narrowing = given(asked);
    const bound = narrowing.flatMap(({ parameter, filter, value }) =>
      Object.entries(filter.boundOf?.(value, asked) ?? {}).map(
        ([name, each]) => [`${parameter}.${name}`, each] as const,
      ),
    );
    return {
      shape: {
        sources,
        order,
        sort,
        ties,
        filters: narrowing.map(({ parameter, shape }) => [parameter, shape] as const),
        found: few !== null,
        nearby: null,
      },
      values: {
        ...declaration.values?.(asked),
        ...looked?.values,
        ...Object.fromEntries(bound),
        few: few ?? [],
      },
      timed: narrowing.some(({ filter, value }) => filter.timed?.(value) === true),
    };
  }

  /** The plan with the first rows of a source in its place, where these were met nearby. */
  async function lookNearby(db: Database, asked: AskedOf, plan: Plan, depth: number) {
    const { shape, values } = plan;
    if (declaration.nearby === undefined || shape.found) return plan;
    const lengths = { limit: depth, offset: 0, depth };
    for (const [index, source] of (shape.sources as readonly Source[]).entries()) {
      for await (const walks of declaration.nearby(db, asked, source, depth)) {
        const met = await Promise.all(
          walks.map(({ source, values: own }) => {
            const walked = { list: { ...shape, sources: [source] }, cut: cutOf(lengths) };
            return statements.ids.all(db, walked, { ...values, ...own, ...lengths });
          }),
        );
        if (walks.some(({ enough }, at) => (met[at]?.length ?? 0) < enough)) continue;
        const nearby = met.flat().map(({ id }) => id);
        return { shape: { ...shape, nearby: index }, values: { ...values, nearby } };
      }
    }
    return plan;
  }

  async function readPage(
    db: Database,
    asked: AskedOf,
    planned: Plan,
    { limit, offset }: Pick<OffsetWindow, 'limit' | 'offset'>,
  ) {
    const cut = cutOf({ limit, offset });
    const lengths = { limit, offset, depth: depthOf({ limit, offset }) };
    const { shape, values } = await lookNearby(db, asked, planned, lengths.depth);
    const form = formOf(asked);
    const page = { list: shape, cut, form };
    return withTexts(db, await statements.page.all(db, page, { ...values, ...lengths }));
  }

  /** The first rows of a list that is read in stretches; null where it is not, or is short enough to be read at once. */
  async function sortRows(db: Database, asked: AskedOf, planned: Plan, wanted: Wanted) {
    const { shape: list, values } = planned;
    const kind = statements.stretchesOf(list);
    if (kind === null) return null;
    if (kind === 'ids' && (await countRows(db, asked, planned)) <= MAXIMUM_TOTAL) return null;
    const read = (behind: number) => {
      const until = behind + rowsOfStretch;
      return statements.stretch.all(db, { list, kind }, { ...values, behind, until });
    };
    const { sort, ties } = list;
    const last = kind === 'ids' ? await lastId(db, declaration.table) : null;
    return sortStretches({ db, actor: asked.actor }, read, last, { sort, ties, ...wanted });
  }

  async function readRows(db: Database, asked: AskedOf, ids: readonly number[]) {
    const values = { ...declaration.values?.(asked), ids };
    const rows = await statements.rows.all(db, formOf(asked), values);
    return inOrder(ids, withTexts(db, rows));
  }

  /** The page of a list that is read in stretches; null where it is not, or rows of it went meanwhile. */
  async function pageOfStretches(
    db: Database,
    asked: AskedOf,
    planned: Plan,
    { limit, offset }: OffsetWindow,
  ) {
    const sorted = await sortRows(db, asked, planned, { depth: depthOf({ limit, offset }) });
    if (sorted === null) return null;
    const { placed, count } = sorted;
    const wanted = idsOf(placed.slice(offset, offset + limit));
    const rows = wanted.length === 0 ? [] : await readRows(db, asked, wanted);
    if (rows.length < wanted.length) return null;
    return { rows, whole: !planned.timed, count: () => count };
  }

  /** The slice of a list that is read in stretches; null where it is not. Rows that went meanwhile are left out. */
  async function sliceOfStretches(db: Database, asked: AskedOf, planned: Plan, window: Wanted) {
    const sorted = await sortRows(db, asked, planned, window);
    if (sorted === null) return null;
    const { placed } = sorted;
    const positions = new Map(placed.map(({ id, position }) => [id, position]));
    const rows = placed.length === 0 ? [] : await readRows(db, asked, idsOf(placed));
    return rows.map((row) => ({ ...row, list_position: positions.get(row.id) ?? null }));
  }

  /** All that decides which rows there are, but for the time. */
  function keyOf(asked: AskedOf): string {
    const { page, per_page, order_by, sort, ...query } = asked.query as Record<string, unknown>;
    return JSON.stringify([name, asked.admin, query, declaration.values?.(asked)]);
  }

  function countRows(db: Database, asked: AskedOf, { shape, values, timed }: Plan) {
    if (!(shape.sources as readonly Source[]).every(isCounted)) return MAXIMUM_TOTAL + 1;
    return countList(
      db,
      () => keyOf(asked) + JSON.stringify(shape.sources),
      async () => (await statements.count.first(db, inAnyOrder(shape), values))?.count ?? 0,
      { timed },
    );
  }

  async function inParts(
    db: Database,
    asked: AskedOf,
    count: (list: ListShape, values: Values) => ReturnType<typeof statements.tally.all>,
  ): Promise<ReadonlyMap<string, number>> {
    const planned = await plan(db, asked);
    if (planned === null) return new Map();
    const list = { ...inAnyOrder(planned.shape), found: true };
    const caller = { db, actor: asked.actor };
    return tally(caller, planned, (few) => count(list, { ...planned.values, few }));
  }

  return {
    name,

    pageFor({ db, actor, clock }, query) {
      const asked = { actor, query, now: clock(), admin: actor?.admin === true };
      return this.page(db, asked, offsetWindow(query));
    },

    async page(db, asked, window) {
      // The order that is remembered knows no settings.
      if (await isWithheld(db, asked)) return offsetPage(window, [], () => 0);
      const whole: WholeList<Row> = {
        key: keyOf(asked) + JSON.stringify(orderOf(asked)),
        until: declaration.changesWithAccess?.(asked) === true ? 'access' : 'written',
        page: async () => {
          const planned = await plan(db, asked);
          if (planned === null) return { rows: [], whole: false, count: () => 0 };
          const page = await pageOfStretches(db, asked, planned, window);
          if (page !== null) return page;
          const rows = await readPage(db, asked, planned, window);
          const count = () => rows[0]?.total ?? countRows(db, asked, planned);
          return { rows, whole: !planned.timed && statements.isReadWhole(planned.shape), count };
        },
        ids: async () => {
          const planned = await plan(db, asked);
          if (planned === null) return [];
          const sorted = await sortRows(db, asked, planned, { depth: MAXIMUM_TOTAL + 1 });
          if (sorted !== null) return idsOf(sorted.placed);
          const rows = await statements.order.all(db, planned.shape, planned.values);
          return rows.map(({ id }) => id);
        },
        rows: (ids) => readRows(db, asked, ids),
      };
      return pageOfWhole(db, whole, window);
    },

    orderName(asked) {
      const { order, sort } = orderOf(asked);
      return `${order} ${sort}`;
    },

    async slice(db, asked, { limit, backwards, after, before }) {
      const planned = await plan(db, asked);
      if (planned === null) return { rows: [], more: false };
      const ends = { after: after?.rank ?? null, before: before?.rank ?? null };
      const shape = { ...directed(planned.shape, backwards), ends: turned(ends, backwards) };
      const lengths = { limit: limit + 1, offset: 0, depth: limit + 1 };
      const [from, to] = backwards ? [before, after] : [after, before];
      const reached = { ...planned, shape: directed(planned.shape, backwards) };
      const sorted = await sliceOfStretches(db, asked, reached, { depth: limit + 1, from, to });
      if (sorted !== null) return sliceOf(sorted, { limit, backwards });
      const values = {
        ...{ ...planned.values, ...lengths },
        ...(from !== null && { after_position: from.position, after_id: from.id }),
        ...(to !== null && { before_position: to.position, before_id: to.id }),
      };
      const page = { list: shape, cut: cutOf(lengths), form: formOf(asked) };
      const rows = await statements.slice.all(db, page, values);
      return sliceOf(withTexts(db, rows), { limit, backwards });
    },

    async sliceEach(db, asked, { ids, table, slots }, { limit, backwards }) {
      const planned = await plan(db, asked);
      if (planned === null) return new Map();
      if (statements.stretchesOf(planned.shape) !== null) return null;
      const lengths = { limit: limit + 1, offset: 0, depth: limit + 1 };
      const list = directed(planned.shape, backwards);
      const page = { list, cut: cutOf(lengths), form: formOf(asked), parents: { table, slots } };
      const values = { ...planned.values, ...lengths, parents: ids };
      const rows = withTexts(db, await statements.each.all(db, page, values));
      const byParent = groupRows(rows, (row) => row.parent_id);
      return new Map(
        [...byParent].map(([id, own]) => [id, sliceOf(distinct(own), { limit, backwards })]),
      );
    },

    async count(db, asked) {
      const planned = await plan(db, asked);
      return planned === null ? 0 : countRows(db, asked, planned);
    },

    async countEach(db, asked, { ids, sum, ...parents }) {
      const planned = await plan(db, asked);
      if (planned === null) return new Map();
      const { shape, values } = planned;
      if (sum === undefined && !(shape.sources as readonly Source[]).every(isCounted)) {
        return new Map(ids.map((id) => [id, MAXIMUM_TOTAL + 1]));
      }
      const counted = { list: inAnyOrder(shape), parents, ...(sum !== undefined && { sum }) };
      const rows = await statements.countEach.all(db, counted, { ...values, parents: ids });
      return new Map(rows.map(({ parent_id: id, count }) => [id, count && Number(count)]));
    },

    tally: (db, asked, by) =>
      inParts(db, asked, (list, values) => statements.tally.all(db, { list, by }, values)),

    async sum(db, asked, sum) {
      const sums = await inParts(db, asked, (list, values) =>
        statements.sum.all(db, { list, sum }, values),
      );
      return sums.get('sum') ?? 0;
    },

    async rows(db, asked, window) {
      const planned = await plan(db, asked);
      return planned === null ? [] : readPage(db, asked, planned, window);
    },
  };
}

const idsOf = (placed: readonly Placed[]) => placed.map(({ id }) => id);
