import type { Database } from '../database/database.ts';
import { inList } from '../database/dialect.ts';
import { shapedStatement, type Slots } from '../database/statement.ts';
import { inBatches } from '../turns/in-batches.ts';
import type { Actor } from '../records/actor.ts';
import type { Query, Shape, Values } from './filter.ts';
import type { ListShape } from './shapes.ts';
import { inTurn, rowsOfStretch } from './stretches.ts';

/** The columns by which the rows of a list are counted in parts. */
export interface Holders<Source, Bounds extends Values> {
  /** The column that tells to what a row belongs, such as a project. */
  readonly column: string;
  /** A column of positive numbers that an index has behind that one; none are equal in it. */
  readonly along: string;
  /**
   * Selects those to which rows of a source may belong behind a place, by `id` in each `area`: a number that an index has
   * before their ids, such as the group of projects in a group; 0 where an index has them by their ids alone.
   */
  readonly of: (db: Database, source: Source, slots: Slots<Bounds & Behind>) => Query;
}

/** A place among holders: the area of the last one that was read, and its id. */
interface Behind {
  readonly area: number;
  readonly behind: number;
}

interface Declared<Source extends Shape, Bounds extends Values> {
  readonly table: string;
  readonly holders?: Holders<Source, Bounds>;
  readonly disjoint?: (sources: readonly Source[]) => readonly Source[];
}

/** Something that rows of a list belong to. */
interface Holder {
  readonly id: number;
  readonly area: number;
  /** The greatest place of a row of it; null where it has none. */
  readonly last: number | null;
}

interface Own {
  readonly behind: number;
  /** Ids of those whose rows are read whole, and of one whose rows are read in stretches. */
  readonly holders: readonly number[];
  readonly holder: number;
}

interface Caller {
  readonly db: Database;
  readonly actor: Actor | null;
}

interface Planned {
  readonly shape: ListShape;
  readonly values: Values;
}

interface Counted {
  readonly value: string;
  readonly count: number;
}

type Tally = (
  caller: Caller,
  planned: Planned,
  count: (ids: readonly number[]) => PromiseLike<readonly Counted[]>,
) => Promise<ReadonlyMap<string, number>>;

/** Holders that one statement finds. */
const holdersAtOnce = 1_000;

/** Written into the SQL instead of bound. */
const inSql = { skipBinding: true };

/**
 * Counts all rows of a list by their values, at most a thousand at a time and in turns: an index knows the ids of those that it
 * may have, whatever narrows it, and `count` counts those among them that it has.
 */
export function createTally<Source extends Shape, Bounds extends Values>({
  table,
  holders: declared,
  disjoint = (sources) => sources,
}: Declared<Source, Bounds>): Tally {
  const ownId = `${table}.id`;

  function counted(): Holders<Source, Bounds> {
    if (declared === undefined) throw new Error(`${table} are not counted in parts`);
    return declared;
  }

  /** The next holders, with the last place of each. */
  const next = shapedStatement<ListShape, Values, Holder>((db, given, list) => {
    const { column, along, of } = counted();
    const slots = given as Slots<Bounds & Behind>;
    const [first, ...rest] = disjoint(list.sources as readonly Source[]).map((source) =>
      of(db, source, slots),
    );
    if (first === undefined) throw new Error(`a list of ${table} has no source`);
    const held = rest.length === 0 ? first : first.union(rest);
    const last = db(table).whereRaw('?? = held.id', [column]).max(along);
    return db(held.as('held'))
      .orderBy(['held.area', 'held.id'])
      .limit(holdersAtOnce, inSql)
      .select('held.id', 'held.area', last.as('last'));
  });

  /** Ids of the rows of some holders. */
  const whole = shapedStatement<null, Own, { id: number }>((db, { holders }) =>
    inList(db(table), counted().column, holders).select(`${ownId} as id`),
  );

  const stretch = shapedStatement<null, Own, { id: number; along: number }>(
    (db, { holder, behind }) => {
      const { column, along } = counted();
      return db(table)
        .where(column, holder)
        .where(along, '>', behind)
        .orderBy(along)
        .limit(rowsOfStretch, inSql)
        .select(`${ownId} as id`, `${along} as along`);
    },
  );

  async function* stretchesOf(caller: Caller, holder: number): AsyncGenerator<readonly number[]> {
    for (let behind = 0; ;) {
      const asked = { holder, behind, holders: [] };
      const rows = await inTurn(caller, () => stretch.all(caller.db, null, asked));
      yield rows.map(({ id }) => id);
      if (rows.length < rowsOfStretch) return;
      behind = rows.at(-1)?.along ?? 0;
    }
  }

  async function* partsOf(
    caller: Caller,
    { shape, values }: Planned,
  ): AsyncGenerator<readonly number[]> {
    if (shape.found) {
      yield* inBatches(values['few'] as readonly number[], rowsOfStretch);
      return;
    }
    const { db } = caller;
    const read = async (holders: readonly number[]) => {
      const asked = { holders, holder: 0, behind: 0 };
      return (await inTurn(caller, () => whole.all(db, null, asked))).map(({ id }) => id);
    };
    let holders: number[] = [];
    let rows = 0;
    let place: Behind = { area: 0, behind: 0 };
    for (;;) {
      const asked = { ...values, ...place };
      const some = await inTurn(caller, () => next.all(db, shape, asked));
      for (const { id, last } of some) {
        // It has no more rows than its last place tells; there may be fewer.
        const most = Number(last ?? 0);
        if (most > rowsOfStretch) {
          yield* stretchesOf(caller, id);
          continue;
        }
        if (rows + most > rowsOfStretch) {
          yield await read(holders);
          [holders, rows] = [[], 0];
        }
        if (most > 0) holders.push(id);
        rows += most;
      }
      const end = some.at(-1);
      if (end === undefined || some.length < holdersAtOnce) break;
      place = { area: end.area, behind: end.id };
    }
    if (holders.length > 0) yield read(holders);
  }

  return async (caller, planned, count) => {
    const counts = new Map<string, number>();
    for await (const ids of partsOf(caller, planned)) {
      for (const { value, count: more } of await inTurn(caller, async () => count(ids))) {
        counts.set(value, (counts.get(value) ?? 0) + Number(more));
      }
    }
    return counts;
  };
}
