import { findFew, intersectLists } from '#src/database/candidates.ts';
import type { Database } from '#src/database/database.ts';
import { isNarrowedByService } from '#src/policy/external-authorization.ts';
import type { ListDeclaration } from './declaration.ts';
import type { ListQuery, Filter, FilterShape, Values } from './filter.ts';
import { readRequestedOrder } from './requested-order.ts';
import type { ListShape } from './shapes.ts';

/** The plan of a list request: the shape of the statements, and their values. */
export interface ListPlan {
  readonly shape: ListShape;
  readonly values: Values;
  /** True where time alone changes the list. */
  readonly timed: boolean;
}

/** Turns questions into plans, without reading a row of the list. */
export interface Planner<Parameters> {
  /** Null when nothing can match. */
  readonly plan: (db: Database, listQuery: ListQuery<Parameters>) => Promise<ListPlan | null>;
  /** Tells whether the list is empty because an authorization service answers per project. */
  readonly isWithheld: (db: Database, listQuery: ListQuery<Parameters>) => Promise<boolean>;
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
  // The plan calls each filter with the value of its own parameter.
  const filters = Object.entries<Filter<unknown, Parameters>>(
    declaration.filters as object as Record<string, Filter<unknown, Parameters>>,
  );

  const isWithheld = async (db: Database, listQuery: ListQuery<Parameters>) =>
    declaration.crossesProjects?.(listQuery) === true &&
    (await isNarrowedByService(db, listQuery.actor));

  return {
    isWithheld,

    async plan(db, listQuery) {
      if (await isWithheld(db, listQuery)) return null;
      const narrowing = findNarrowing(filters, listQuery);
      const [few, looked] = await Promise.all([
        findFewRows(db, name, narrowing, listQuery),
        declaration.prepare?.(db, listQuery),
      ]);
      const sources = declaration.sources?.(listQuery, looked?.prepared ?? null) ?? [null];
      if (sources.length === 0 || few?.length === 0) return null;
      const { order, sort, ties = sort } = orderOf(listQuery);
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
          ...declaration.values?.(listQuery),
          ...looked?.values,
          ...collectBoundValues(narrowing, listQuery),
          few: few ?? [],
        },
        timed: narrowing.some(({ filter, value }) => filter.timed?.(value) === true),
      };
    },
  };
}

function findNarrowing<Parameters>(
  filters: readonly (readonly [parameter: string, filter: Filter<unknown, Parameters>])[],
  listQuery: ListQuery<Parameters>,
): readonly Narrowing<Parameters>[] {
  return filters.flatMap(([parameter, filter]) => {
    const value: unknown = Reflect.get(listQuery.query, parameter);
    if (value === undefined) return [];
    const shape = filter.shapeOf(value, listQuery);
    return shape === null ? [] : [{ parameter, filter, value, shape }];
  });
}

/** Ids of all matching rows, if an index shows that they are few. */
async function findFewRows<Parameters>(
  db: Database,
  list: string,
  narrowing: readonly Narrowing<Parameters>[],
  listQuery: ListQuery<Parameters>,
): Promise<readonly number[] | null> {
  const lookups = narrowing.flatMap(({ parameter, filter, value }) => {
    const some = filter.candidates?.(db, value, listQuery) ?? [];
    const found = some.map(({ key, query }) =>
      findFew(
        db,
        `${list} ${parameter}: ${key}`,
        (limit) => query.limit(limit) as PromiseLike<{ id: number }[]>,
      ),
    );
    return filter.find === undefined ? found : [...found, filter.find(db, value, listQuery)];
  });
  return intersectLists(await Promise.all(lookups));
}

/** The values of the filters, by parameter and the name that its filter has for each. */
function collectBoundValues<Parameters>(
  narrowing: readonly Narrowing<Parameters>[],
  listQuery: ListQuery<Parameters>,
): Values {
  const bound = narrowing.flatMap(({ parameter, filter, value }) =>
    Object.entries(filter.boundOf?.(value, listQuery) ?? {}).map(
      ([name, each]) => [`${parameter}.${name}`, each] as const,
    ),
  );
  return Object.fromEntries(bound);
}
