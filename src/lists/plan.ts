import { findFew, intersectLists } from '../database/candidates.ts';
import type { Database } from '../database/database.ts';
import { isNarrowedByService } from '../policy/external-authorization.ts';
import type { ListDeclaration } from './declaration.ts';
import type { ListQuery, Filter, FilterShape, Values } from './filter.ts';
import { readRequestedOrder } from './requested-order.ts';
import type { ListShape } from './shapes.ts';

/** How a question to a list is answered: the shape of the statements, and the values that they are run with. */
export interface ListPlan {
  readonly shape: ListShape;
  readonly values: Values;
  /** True where time alone changes the list. */
  readonly timed: boolean;
}

/** Turns questions into plans, without reading a row of the list. */
export interface Planner<Parameters> {
  /** Null when nothing can match. */
  readonly plan: (db: Database, asked: ListQuery<Parameters>) => Promise<ListPlan | null>;
  /** Tells whether the list shows nothing, since an authorization service answers for each project. */
  readonly isWithheld: (db: Database, asked: ListQuery<Parameters>) => Promise<boolean>;
}

/** A parameter that is given and narrows the list. */
interface Narrowing<Parameters> {
  readonly parameter: string;
  readonly filter: Filter<unknown, Parameters>;
  readonly value: unknown;
  readonly shape: FilterShape;
}

export function createPlanner<
  Parameters extends object,
  Source extends FilterShape,
  Prepared extends FilterShape,
  Bounds extends Values,
  Looked extends Values,
  Near extends Values,
>(
  declaration: ListDeclaration<Parameters, Source, Prepared, Bounds, Looked, Near>,
): Planner<Parameters> {
  const { name, orderOf = readRequestedOrder } = declaration;
  // Each is called with values of its own parameter.
  const filters = Object.entries<Filter<unknown, Parameters>>(
    declaration.filters as object as Record<string, Filter<unknown, Parameters>>,
  );

  const isWithheld = async (db: Database, asked: ListQuery<Parameters>) =>
    declaration.crossesProjects?.(asked) === true && (await isNarrowedByService(db, asked.actor));

  return {
    isWithheld,

    async plan(db, asked) {
      if (await isWithheld(db, asked)) return null;
      const narrowing = findNarrowing(filters, asked);
      const [few, looked] = await Promise.all([
        findFewRows(db, name, narrowing, asked),
        declaration.prepare?.(db, asked),
      ]);
      const sources = declaration.sources?.(asked, looked?.prepared ?? null) ?? [null];
      if (sources.length === 0 || few?.length === 0) return null;
      const { order, sort, ties = sort } = orderOf(asked);
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
          ...valuesOf(narrowing, asked),
          few: few ?? [],
        },
        timed: narrowing.some(({ filter, value }) => filter.timed?.(value) === true),
      };
    },
  };
}

function findNarrowing<Parameters>(
  filters: readonly (readonly [parameter: string, filter: Filter<unknown, Parameters>])[],
  asked: ListQuery<Parameters>,
): readonly Narrowing<Parameters>[] {
  return filters.flatMap(([parameter, filter]) => {
    const value: unknown = Reflect.get(asked.query, parameter);
    if (value === undefined) return [];
    const shape = filter.shapeOf(value, asked);
    return shape === null ? [] : [{ parameter, filter, value, shape }];
  });
}

/** Ids of the only rows that the filters may leave, where an index says that they are few. */
async function findFewRows<Parameters>(
  db: Database,
  list: string,
  narrowing: readonly Narrowing<Parameters>[],
  asked: ListQuery<Parameters>,
): Promise<readonly number[] | null> {
  const lookups = narrowing.flatMap(({ parameter, filter, value }) => {
    const some = filter.candidates?.(db, value, asked) ?? [];
    const found = some.map(({ key, query }) =>
      findFew(
        db,
        `${list} ${parameter}: ${key}`,
        (limit) => query.limit(limit) as PromiseLike<{ id: number }[]>,
      ),
    );
    return filter.find === undefined ? found : [...found, filter.find(db, value, asked)];
  });
  return intersectLists(await Promise.all(lookups));
}

/** The values of the filters, by parameter and the name that its filter has for each. */
function valuesOf<Parameters>(
  narrowing: readonly Narrowing<Parameters>[],
  asked: ListQuery<Parameters>,
): Values {
  const bound = narrowing.flatMap(({ parameter, filter, value }) =>
    Object.entries(filter.boundOf?.(value, asked) ?? {}).map(
      ([name, each]) => [`${parameter}.${name}`, each] as const,
    ),
  );
  return Object.fromEntries(bound);
}
