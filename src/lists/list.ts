import type { Database } from '../database/database.ts';
import { findFew, inAll } from '../database/few-rows.ts';
import { cutOf, depthOf } from '../pagination/cut.ts';
import type { SortDirection } from '../pagination/keyset.ts';
import { countList, type OffsetWindow, type Page } from '../pagination/offset.ts';
import { inOrder, pageOfWhole, type WholeList } from '../pagination/whole-lists.ts';
import type { Asked, Filter, Place, Query, Shape, Values } from './filter.ts';
import { createStatements, type ListShape, type Order } from './statements.ts';

/** One entry for each parameter that the operation documents, but for those of every list. */
export type Filters<Parameters> = {
  readonly [
    Name in Exclude<keyof Parameters, 'order_by' | 'page' | 'pagination' | 'per_page' | 'sort'>
  ]-?: Filter<Exclude<Parameters[Name], undefined>, Parameters>;
};

/**
 * A list as it is declared. Its rows come from sources, each of them a walk along an index in the order of the list;
 * together they hold every row that the actor may see.
 */
export interface ListDeclaration<
  Parameters extends object,
  Source extends Shape,
  Prepared extends Shape = null,
> {
  /** Tells the list from others in what is remembered. */
  readonly name: string;
  /** The table that the sources are parts of, and that has an `id`. */
  readonly table: string;
  /** Leaves out of the table what no list has. */
  readonly listed?: (rows: Query) => Query;
  /** Looks up what the sources depend on, and values for the statements. */
  readonly prepare?: (
    db: Database,
    asked: Asked<Parameters>,
  ) => Promise<{ readonly prepared: Prepared; readonly values: Values }>;
  /** None: nothing shows. */
  readonly sources: (asked: Asked<Parameters>, prepared: Prepared | null) => readonly Source[];
  /** Values that the statements compare with beside those of the filters. */
  readonly values?: (asked: Asked<Parameters>) => Values;
  /** Narrows rows of the table to those of a source. */
  readonly shows: (query: Query, source: Source, slots: Values, place: Place) => void;
  /** Where the walk of a source begins, if not at the table, and filters have found nothing. */
  readonly walk?: (db: Database, source: Source, slots: Values) => Query | null;
  /** Tells whether an index has the rows of the source in the order of the list; true unless said otherwise. */
  readonly isInOrder?: (source: Source) => boolean;
  /** For sources without rows in common: rows of a lower rank come first, whatever the order. */
  readonly rankOf?: (source: Source) => number;
  readonly filters: Filters<Parameters>;
  readonly orders: Readonly<Record<string, Order>>;
  readonly orderOf: (asked: Asked<Parameters>) => {
    readonly order: string;
    readonly sort: SortDirection;
    /** The direction of the id among equals; that of the order unless said otherwise. */
    readonly ties?: SortDirection;
  };
  /** Joins and selects what the rows show; `page` has the ids. */
  readonly hydrate: (page: Query, form: Shape) => Query;
  /** The form of the rows, where there are several. */
  readonly formOf?: (asked: Asked<Parameters>) => Shape;
  /** Tells whether the order changes with access only, and not with other writes. */
  readonly changesWithAccess?: (asked: Asked<Parameters>) => boolean;
}

export interface List<Parameters extends object, Row> {
  page(db: Database, asked: Asked<Parameters>, window: OffsetWindow): Promise<Page<Row>>;
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
}

/** `Row` is what `hydrate` selects. */
export function list<
  Parameters extends object,
  Source extends Shape,
  Row extends { readonly id: number },
  Prepared extends Shape = null,
>(declaration: ListDeclaration<Parameters, Source, Prepared>): List<Parameters, Row> {
  type AskedOf = Asked<Parameters>;
  const { name } = declaration;
  const statements = createStatements<Source, Row>(declaration);
  // Each is called with values of its own parameter.
  const filters = Object.entries<Filter<unknown, Parameters>>(
    declaration.filters as object as Record<string, Filter<unknown, Parameters>>,
  );

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
      return filter.find === undefined ? found : [...found, filter.find(db, value)];
    });
    return inAll(await Promise.all(lookups));
  }

  /** Null when nothing can match. */
  async function plan(db: Database, asked: AskedOf): Promise<Plan | null> {
    const [few, looked] = await Promise.all([
      findFewRows(db, asked),
      declaration.prepare?.(db, asked),
    ]);
    const sources = declaration.sources(asked, looked?.prepared ?? null);
    if (sources.length === 0 || few?.length === 0) return null;
    const { order, sort, ties = sort } = declaration.orderOf(asked);
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
      },
      values: {
        ...declaration.values?.(asked),
        ...looked?.values,
        ...Object.fromEntries(bound),
        few: few ?? [],
      },
    };
  }

  async function readPage(
    db: Database,
    { shape, values }: Plan,
    form: Shape,
    { limit, offset }: Pick<OffsetWindow, 'limit' | 'offset'>,
  ) {
    const cut = cutOf({ limit, offset });
    const lengths = { limit, offset, depth: depthOf({ limit, offset }) };
    return statements.page.all(db, { list: shape, cut, form }, { ...values, ...lengths });
  }

  async function countRows(db: Database, { shape, values }: Plan): Promise<number> {
    const counted = { ...shape, order: 'id', sort: 'asc', ties: 'asc' } as const;
    return countList(
      db,
      () => JSON.stringify([name, counted, values]),
      async () => (await statements.count.first(db, counted, values))?.count ?? 0,
    );
  }

  const formOf = (asked: AskedOf) => declaration.formOf?.(asked) ?? true;

  return {
    async page(db, asked, window) {
      const form = formOf(asked);
      const {
        page: _page,
        per_page: _perPage,
        ...lasting
      } = asked.query as Readonly<Record<string, unknown>>;
      const values = declaration.values?.(asked);
      const whole: WholeList<Row> = {
        key: `${name}: ${JSON.stringify([asked.admin, lasting, values])}`,
        until: declaration.changesWithAccess?.(asked) === true ? 'access' : 'written',
        page: async () => {
          const planned = await plan(db, asked);
          if (planned === null) return { rows: [], whole: false, count: () => 0 };
          const rows = await readPage(db, planned, form, window);
          const count = () => rows[0]?.total ?? countRows(db, planned);
          return { rows, whole: statements.isReadWhole(planned.shape), count };
        },
        ids: async () => {
          const planned = await plan(db, asked);
          if (planned === null) return [];
          const rows = await statements.order.all(db, planned.shape, planned.values);
          return rows.map(({ id }) => id);
        },
        rows: async (ids) => inOrder(ids, await statements.rows.all(db, form, { ids })),
      };
      return pageOfWhole(db, whole, window);
    },

    async rows(db, asked, window) {
      const planned = await plan(db, asked);
      return planned === null ? [] : readPage(db, planned, formOf(asked), window);
    },
  };
}
