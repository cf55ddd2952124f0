import type { Knex } from 'knex';
import type { Database } from '#src/database/database.ts';
import { isAscii } from '#src/database/dialect.ts';
import { fold } from '#src/database/folding.ts';
import { containsWord } from '#src/database/long-text-search.ts';
import type { Slots } from '#src/database/slots.ts';
import {
  toContainsPattern,
  findContaining,
  type SearchedTable,
  minPartChars,
} from '#src/database/text-search.ts';
import { InvalidParameters } from '#src/errors.ts';
import type { Actor } from '#src/records/actor.ts';
import type { SortDirection } from './keyset.ts';

export type Query = Knex.QueryBuilder;

/** A value that a statement compares with. */
export type Bound = number | string | readonly (number | string)[];

/** The part of a value that is written into the SQL, and so part of the key under which that is compiled. */
export type FilterShape =
  | boolean
  | null
  | number
  | string
  | readonly FilterShape[]
  | { readonly [name: string]: FilterShape };

/** Values by name; during compilation of a statement, their slots. */
export type Values = Readonly<Record<string, Bound>>;

/** No values at all. */
export type None = Readonly<Record<never, Bound>>;

/** Query to a list: the parameters of the request, and the caller. */
export interface ListQuery<Parameters> {
  readonly query: Readonly<Partial<Parameters>>;
  readonly actor: Actor | null;
  readonly now: Date;
  /** True when the filters and orders of administrators act. */
  readonly admin: boolean;
}

/** Position in the statement at which a filter narrows a list. */
export interface FilterContext {
  readonly db: Database;
  /** True if an index found the few matching rows: otherwise they are read in the order of the list. */
  readonly found: boolean;
  /** The column with the ids by which the rows are read. */
  readonly id: string;
  readonly order: string;
  readonly sort: SortDirection;
}

/** Ids of all rows that match a filter, from a separate index. */
export interface Candidates {
  /** Key of the candidates: the part of the value that determines them. */
  readonly key: string;
  /** Selects `id`. */
  readonly query: Query;
}

/** The effect of one parameter on its list, for values of a type. */
export interface Filter<Value, Parameters = object> {
  /** Null when this value narrows nothing. */
  readonly shapeOf: (value: Value, asked: ListQuery<Parameters>) => FilterShape | null;
  readonly boundOf?: (value: Value, asked: ListQuery<Parameters>) => Values;
  /** Adds the conditions. A method, so that its types allow only slots and shapes of its own filter. */
  narrow(query: Query, slots: Values, shape: FilterShape, place: FilterContext): void;
  /** True where time alone lets rows come and go: such lists are not remembered. */
  readonly timed?: (value: Value) => boolean;
  /** Matching rows from a separate index, in another order than the list: used first if they are few. */
  readonly candidates?: (
    db: Database,
    value: Value,
    asked: ListQuery<Parameters>,
  ) => readonly Candidates[];
  /** Ids of rows that are found in another way than by an index; null where that is of no help. */
  readonly find?: (
    db: Database,
    value: Value,
    asked: ListQuery<Parameters>,
  ) => Promise<readonly number[] | null>;
}

/** Filter as declared: its slots stand for the values of `boundOf`, and `shapeOf` returns its shapes. */
interface Declaration<
  Value,
  Parameters,
  Bounds extends Values,
  Narrowing extends FilterShape,
> extends Omit<Filter<Value, Parameters>, 'boundOf' | 'narrow' | 'shapeOf'> {
  readonly shapeOf: (value: Value, asked: ListQuery<Parameters>) => Narrowing | null;
  readonly boundOf?: (value: Value, asked: ListQuery<Parameters>) => Bounds;
  readonly narrow: (
    query: Query,
    slots: Slots<NoInfer<Bounds>>,
    shape: NoInfer<Narrowing>,
    place: FilterContext,
  ) => void;
}

/** The filter that is declared. The types of its slots and shapes are inferred. */
export function filter<
  Value,
  Parameters,
  Bounds extends Values = None,
  Narrowing extends FilterShape = FilterShape,
>(declaration: Declaration<Value, Parameters, Bounds, Narrowing>): Filter<Value, Parameters> {
  return declaration;
}

/** Maximum number of values with separate conditions, because statements grow with them. */
const maxConditions = 100;

/**
 * Number of conditions of a list of values.
 * @throws InvalidParameters above the limit of a statement
 */
export function countConditions({ length }: readonly unknown[]): number {
  if (length <= maxConditions) return length;
  throw new InvalidParameters(`No more than ${maxConditions} values are allowed`);
}

/** A parameter that does not narrow the rows, but changes their presentation or their source. */
export const elsewhere: Filter<unknown> = { shapeOf: () => null, narrow: () => undefined };

/** Rows with the given value in a column. `candidates` selects their ids if a separate index has them. */
export function filterByColumn<Value extends number | string>(
  name: string,
  operator: '<' | '<=' | '=' | '>' | '>=' = '=',
  candidates?: (db: Database, value: Value) => Query,
): Filter<Value> {
  return filter({
    shapeOf: () => true,
    boundOf: (value) => ({ value }),
    narrow: (query, { value }) => void query.where(name, operator, value),
    ...(candidates !== undefined && {
      candidates: (db, value) => [{ key: String(value), query: candidates(db, value) }],
    }),
  });
}

/**
 * Rows whose columns contain a text in any case; for long texts, their searchable part. Checks every row, so it is only
 * for lists of one project, group or user.
 */
export function contains(...columns: readonly string[]): Filter<string> {
  return filter({
    shapeOf: (text) => (text === '' ? null : { ascii: isAscii(text) }),
    boundOf: (text) => ({ text }),
    narrow: (query, { text }, { ascii }, { db }) => containsWord(db, query, columns, text, ascii),
  });
}

/** A separate condition for each of a few values; null, or none, for values without a condition. */
export function filterByChoice<Value extends boolean | string, Parameters = object>(
  conditions: {
    readonly [Key in `${Value}`]?: ((query: Query, place: FilterContext) => void) | null;
  },
  candidates?: (db: Database, value: Value, asked: ListQuery<Parameters>) => Query | null,
): Filter<Value, Parameters> {
  const getCondition = (value: FilterShape) =>
    typeof value === 'boolean' || typeof value === 'string'
      ? (conditions[`${value}` as `${Value}`] ?? null)
      : null;
  return {
    shapeOf: (value) => (getCondition(value) === null ? null : value),
    narrow: (query, _, shape, place) => getCondition(shape)?.(query, place),
    ...(candidates !== undefined && {
      candidates: (db, value, asked) => {
        const query = getCondition(value) === null ? null : candidates(db, value, asked);
        return query === null ? [] : [{ key: String(value), query }];
      },
    }),
  };
}

/** Rows where a boolean column is as given. The value is written into the statement, so that partial indexes serve it. */
export const filterByBoolean = (name: string): Filter<boolean> =>
  filterByChoice({
    true: (query) => void query.where(name, true),
    false: (query) => void query.where(name, false),
  });

/** A condition where the parameter is true. */
export function filterByFlag<Parameters = object>(
  condition: (query: Query, place: FilterContext) => void,
  candidates?: (db: Database, value: boolean, asked: ListQuery<Parameters>) => Query | null,
): Filter<boolean, Parameters> {
  return filterByChoice<boolean, Parameters>({ true: condition }, candidates);
}

/** A filter that acts for administrators only; of others it leaves everything. */
export function limitToAdministrators<Value, Parameters>(
  everybodys: Filter<Value, Parameters>,
): Filter<Value, Parameters> {
  const { shapeOf, candidates } = everybodys;
  return {
    ...everybodys,
    shapeOf: (value, asked) => (asked.admin ? shapeOf(value, asked) : null),
    ...(candidates !== undefined && {
      candidates: (db, value, asked) => (asked.admin ? candidates(db, value, asked) : []),
    }),
  };
}

/** Custom attributes, for administrators: a row must have every given value. */
export function filterCustomAttributes(
  table: 'group_custom_attributes' | 'project_custom_attributes' | 'user_custom_attributes',
  owner: string,
  id: string,
): Filter<Readonly<Record<string, string>>> {
  return limitToAdministrators(
    filter({
      shapeOf: (attributes) => Object.keys(attributes).length || null,
      boundOf: (attributes) =>
        Object.fromEntries(
          Object.entries(attributes).flatMap(([key, value], index) => [
            [`key${index}`, key],
            [`value${index}`, value],
          ]),
        ),
      narrow(query, slots, count, { db }) {
        for (let index = 0; index < count; index += 1) {
          const attributes = db(`${table} as attributes`)
            .select(db.raw('1'))
            .whereRaw('?? = ??', [`attributes.${owner}`, id])
            .where('attributes.key', slots[`key${index}`] as string)
            .where('attributes.value', slots[`value${index}`] as string);
          query.whereExists(attributes);
        }
      },
      candidates: (db, attributes) =>
        Object.keys(attributes).map((key) => ({
          key,
          query: db(table).where({ key }).select(`${owner} as id`),
        })),
    }),
  );
}

/** Texts so short that no index of parts knows them are compared with whole names. */
export const isShort = (text: string) =>
  // Twice as many units of UTF-16 always hold enough characters.
  text.length < 2 * minPartChars && [...text].length < minPartChars;

interface SearchConditions<Parameters> {
  /** The table whose texts have an index of parts. */
  readonly table: SearchedTable;
  /** Ids of the rows with this complete name, from indexes. */
  readonly named: (db: Database, text: string) => Query;
  /** Conditions for a case-folded text; `slots.pattern` is the text as a pattern of LIKE. */
  readonly narrow: (
    query: Query,
    slots: { readonly text: string; readonly pattern: string },
    kind: 'found' | 'part' | 'whole',
    asked: FilterShape,
  ) => void;
  /** More that the conditions depend on. */
  readonly shapeOf?: (asked: ListQuery<Parameters>, text: string) => FilterShape;
}

/** Rows that contain a text: `whole` for short texts, `part` if most rows contain it. */
export function searchText<Parameters>({
  table,
  named,
  narrow,
  shapeOf = () => true,
}: SearchConditions<Parameters>): Filter<string, Parameters> {
  return filter({
    shapeOf(text, asked) {
      const folded = fold(text);
      if (folded === '') return null;
      return { short: isShort(folded), more: shapeOf(asked, folded) };
    },
    boundOf(text) {
      const folded = fold(text);
      return { text: folded, pattern: toContainsPattern(folded) };
    },
    narrow: (query, slots, { short, more }, { found }) =>
      void narrow(query, slots, short ? 'whole' : found ? 'found' : 'part', more),
    candidates(db, text) {
      const folded = fold(text);
      if (!isShort(folded) || folded === '') return [];
      return [{ key: folded, query: named(db, folded) }];
    },
    find: (db, text) => findContaining(db, table, fold(text)),
  });
}
