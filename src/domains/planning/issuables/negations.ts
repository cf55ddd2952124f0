import type { Database } from '#src/database/database.ts';
import {
  countConditions,
  filter,
  type Filter,
  type Query,
  type FilterShape,
  type Values,
} from '#src/lists/filter.ts';
import { toUsernameKey } from '#src/records/user.ts';
import { selectReactions } from './filters.ts';
import type { IssuableKind } from './issuable.ts';

type Any = Filter<unknown, object>;

/**
 * Leaves out each row that any of the filters matches: one entry for each parameter that can be negated, which narrows
 * to the rows that it does not match.
 */
export function filterNegated<
  Negated extends object,
  Parameters extends object = object,
>(narrowings: {
  readonly [Name in keyof Negated]-?: Filter<Exclude<Negated[Name], undefined>, Parameters>;
}): Filter<Negated, Parameters> {
  const filters = new Map(Object.entries(narrowings as Readonly<Record<string, Any>>));
  const pickPresent = (negated: Negated) =>
    [...filters].flatMap(([name, filter]) => {
      const value: unknown = Reflect.get(negated, name);
      return value === undefined ? [] : [{ name, filter, value }];
    });
  return {
    shapeOf(negated, listQuery) {
      const shapes = pickPresent(negated).flatMap(
        ({ name, filter, value }): [string, FilterShape][] => {
          const shape = filter.shapeOf(value, listQuery);
          return shape === null ? [] : [[name, shape]];
        },
      );
      return shapes.length === 0 ? null : shapes;
    },
    boundOf: (negated, listQuery) =>
      Object.fromEntries(
        pickPresent(negated).flatMap(({ name, filter, value }) =>
          Object.entries(filter.boundOf?.(value, listQuery) ?? {}).map(([key, bound]) => [
            `${name}.${key}`,
            bound,
          ]),
        ),
      ),
    narrow(query: Query, slots, shape, place) {
      for (const [name, own] of shape as readonly (readonly [string, FilterShape])[]) {
        filters.get(name)?.narrow(query, prefixSlots(slots, name), own, place);
      }
    },
    timed: (negated) =>
      pickPresent(negated).some(({ filter, value }) => filter.timed?.(value) === true),
  };
}

/** The slots of one of the filters. */
function prefixSlots(slots: Values, name: string): Values {
  return new Proxy<Values>(Object.create(null) as Values, {
    get: (_, key) => (typeof key === 'string' ? slots[`${name}.${key}`] : undefined),
  });
}

type NarrowBy<Value> = (query: Query, value: Value, db: Database) => void;

/** A single value that rows are compared with. */
export function negate<Value extends number | string>(narrow: NarrowBy<Value>): Filter<Value> {
  return filter({
    shapeOf: () => true,
    boundOf: (value) => ({ value }),
    narrow: (query, { value }, _, { db }) => narrow(query, value, db),
  });
}

/** A username that rows are compared with, and must not have. */
export function negateName(narrow: NarrowBy<string>): Filter<string> {
  return {
    ...negate(narrow),
    boundOf: (name) => ({ value: toNameKey(name) }),
  };
}

/** A condition for each of several texts; `textOf` returns the form for the comparison. */
export function negateAnyValue(
  narrow: NarrowBy<string>,
  textOf: (text: string) => string = (text) => text,
): Filter<readonly string[]> {
  return filter({
    shapeOf: (texts) => countConditions(texts) || null,
    boundOf: (texts) => Object.fromEntries(texts.map((text, at) => [`value${at}`, textOf(text)])),
    narrow(query, slots, count, { db }) {
      for (let at = 0; at < count; at += 1) narrow(query, slots[`value${at}`] as string, db);
    },
  });
}

/** The reaction of the actor with this emoji. */
export function negateReaction(kind: IssuableKind): Filter<string> {
  return filter({
    shapeOf: () => true,
    boundOf: (name, { actor }) => ({ name, user: actor?.user.id ?? 0 }),
    narrow(query, { name, user }, _, { db }) {
      const reactions = selectReactions(db, kind, user);
      query.whereNotExists(reactions.where('award_emoji.name', name));
    },
  });
}

export const toNameKey = (name: string): string => toUsernameKey(name) ?? '';

/** Rows whose column is null or has none of these values. */
export function whereWithout(query: Query, column: string, rows: Query): void {
  query.where((left) => void left.whereNull(column).orWhereNotIn(column, rows));
}
