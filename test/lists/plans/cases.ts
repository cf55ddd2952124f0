import type { Database } from '#src/database/database.ts';
import type { OffsetQuery } from '#src/lists/offset.ts';
import type { List } from '#src/lists/list.ts';
import { type DatabaseKind, databaseKind } from '#test/support/databases.ts';
import type { PlansWorld } from './world.ts';

type Paging = 'order_by' | 'page' | 'pagination' | 'per_page' | 'sort';
type FilterName<P> = Exclude<keyof P, Paging>;

export interface Exception<P = object> {
  readonly table: string;
  /** The questions whose answers read it. */
  readonly when: (asked: Partial<P> & { readonly order_by?: string }) => boolean;
  readonly reason: string;
  /** The database that reads it, if not both. */
  readonly on?: DatabaseKind;
}

/** The questions to a declared list: its plans are those of all answers. */
export interface PlanCases<P extends object> {
  readonly list: List<P, unknown>;
  /** Places of the list, as each of its sources requires them. */
  readonly places?: readonly Partial<P>[];
  /** Values of each filter that is declared; none where they are those of the places. */
  readonly filters: { readonly [Name in FilterName<P>]-?: readonly Exclude<P[Name], undefined>[] };
  readonly orders: P extends { readonly order_by?: infer Order }
    ? { readonly [Name in Order & string]: true }
    : Record<never, never>;
  /** The tables that are read from end to end all the same, and why. */
  readonly exceptions?: readonly Exception<P>[];
}

export interface Question {
  /** The name of a filter, or of an order. */
  readonly by: string;
  readonly told: string;
  readonly ask: (db: Database) => Promise<unknown>;
  /** Exceptions of the case. */
  readonly exceptions: readonly Exception<never>[];
}

export interface ListPlans {
  readonly name: string;
  readonly questions: readonly Question[];
  readonly exceptions: readonly Exception<never>[];
}

/**
 * Every order in both directions, and every value of every filter in the usual order, on SQLite also in the first of the
 * others: in each place for each caller.
 */
export function plansOf<P extends object>(
  { callers, clock }: Pick<PlansWorld, 'callers' | 'clock'>,
  { list, places = [{}], filters, orders, exceptions: told = [] }: PlanCases<P>,
): ListPlans {
  const exceptions = told.filter(({ on = databaseKind() }) => on === databaseKind());
  const values = Object.entries<readonly unknown[]>(filters);
  for (const [name, given] of values) {
    if (given.length === 0 && !places.some((place) => name in place)) {
      throw new Error(`no value of the filter ${name} of ${list.name} is tried`);
    }
  }
  const inOrder = [null, ...Object.keys(orders)];
  const variants = [
    ...inOrder.flatMap((order) =>
      (['asc', 'desc'] as const).map((sort) => ({
        by: order ?? 'nothing',
        order,
        sort,
        query: {},
      })),
    ),
    ...values.flatMap(([name, given]) =>
      given.flatMap((value) =>
        inOrder.slice(0, databaseKind() === 'sqlite' ? 2 : 1).map((order) => ({
          by: name,
          order,
          sort: 'desc',
          query: { [name]: value },
        })),
      ),
    ),
  ];
  const questions = variants.flatMap(({ by, order, sort, query }) =>
    places.flatMap((place) =>
      Object.entries(callers).map(([who, actor]): Question => {
        const asked: Partial<P> & { order_by?: string } = {
          ...place,
          ...query,
          sort,
          ...(order !== null && { order_by: order }),
        };
        const paged = { ...asked, page: 1, per_page: 2 } as unknown as OffsetQuery & Partial<P>;
        return {
          by,
          told: `${who} asks for ${JSON.stringify(asked)}`,
          ask: (db) => list.pageFor({ db, actor, clock }, paged),
          exceptions: exceptions.filter(({ when }) => when(asked)),
        };
      }),
    ),
  );
  return { name: list.name, questions, exceptions };
}
