/** The differences between SQLite and Postgres that queries meet, each under a name. */
import type { Knex } from 'knex';
import type { Database } from './database.ts';
import { execution } from './execution.ts';
import type { Dialect } from './executor.ts';
import { isInList } from './long-lists.ts';
import { Slot } from './slots.ts';
import { prepareShapedStatement } from './statement.ts';
import { ListValue } from './values.ts';

const isPostgres = (query: Knex.QueryBuilder) => query.client.dialect === 'postgresql';

/** Knex passes bindings unchanged; its types list those of its own drivers. */
export function bindList(values: readonly unknown[]): Knex.Value {
  const list = values instanceof Slot ? values.asList() : new ListValue(values);
  return list as unknown as Knex.Value;
}

/**
 * `column in (values)` as one bound value, so that every length has the same SQL. Takes the slot of
 * a statement too. An empty list matches nothing.
 */
export function whereInList<Query extends Knex.QueryBuilder>(
  query: Query,
  column: string,
  values: readonly (string | number)[],
): Query {
  query.whereRaw(isInList(String(query.client.dialect)), [column, bindList(values)]);
  return query;
}

/**
 * The rows of `table` with these ids, or these values in another unique column, looked up one by one whatever other
 * indexes the query could be served by. Takes the slot of a statement too.
 */
export function selectByIds(
  db: Database,
  table: string,
  ids: readonly number[],
  column = 'id',
): Knex.QueryBuilder {
  const name = `${table}.${column}`;
  return chooseByDialect(db, {
    // SQLite keeps the order of a cross join.
    sqlite: () =>
      db(db.raw('json_each(?) as listed', [bindList(ids)]))
        .crossJoin(db.raw('??', [table]))
        .whereRaw('?? = listed.value', [name]),
    // Postgres might otherwise read an index of the other conditions within the range of the ids: all rows of a large
    // project.
    postgres: () =>
      selectRowOfEach(db(db.raw('unnest(?::bigint[]) as listed', [bindList(ids)])), {
        table,
        id: 'listed',
        column,
      }),
  });
}

/**
 * Joins to each row of the query the row of `table` whose id is in the column `id`, looked up one by one, as far as the
 * rows are read. Postgres might else read both in the order of ids, and with that all that lies between the rows.
 */
export function selectRowOfEach<Query extends Knex.QueryBuilder>(
  query: Query,
  {
    table,
    id,
    column = 'id',
  }: { readonly table: string; readonly id: string; readonly column?: string },
): Query {
  if (!isPostgres(query)) query.join(table, `${table}.${column}`, id);
  else {
    // Postgres moves no condition into or out of a subquery with an offset.
    query.joinRaw('cross join lateral (select * from ?? where ?? = ?? offset 0) as ??', [
      table,
      `${table}.${column}`,
      id,
      table,
    ]);
  }
  return query;
}

/**
 * Condition `column in (values)`, written so that SQLite uses no index of the column. Lists in another order need it
 * where many rows have these values: SQLite would sort them. Postgres has statistics, and chooses well.
 */
export function isAmong<Query extends Knex.QueryBuilder>(
  query: Query,
  column: string,
  values: readonly string[],
): Query {
  const sign = isPostgres(query) ? '' : '+';
  query.whereRaw(`${sign}?? in (${values.map(() => '?').join(', ')})`, [column, ...values]);
  return query;
}

/**
 * SQL condition: the column contains the text exactly. Use it for lists in another order where many rows contain the
 * text. No index serves it, and Postgres, which has no estimate for it, would plan the statement for every text anew.
 * Takes the slot of a statement too.
 */
export function hasPart<Query extends Knex.QueryBuilder>(
  query: Query,
  column: string,
  text: string,
): Query {
  query.whereRaw(`${isPostgres(query) ? 'strpos' : 'instr'}(${column}, ?) > 0`, [text]);
  return query;
}

/** Comparison that most rows pass, for lists in another order: like `hasPart`. `condition` is SQL. */
export function whereMetOnTheWay<Query extends Knex.QueryBuilder>(
  query: Query,
  condition: string,
  values: readonly (string | number)[],
): Query {
  query.whereRaw(`case when ${condition} then true else false end`, values);
  return query;
}

/** `column not in (values)`; rows where the column is null do not match, an empty list matches all others. */
export function whereNotInList<Query extends Knex.QueryBuilder>(
  query: Query,
  column: string,
  values: readonly (string | number)[],
): Query {
  query.whereRaw(
    isPostgres(query) ? '?? <> all(?)' : '?? not in (select value from json_each(?))',
    [column, bindList(values)],
  );
  return query;
}

/**
 * The column contains the text, without regard to the case of ASCII letters; `%` and `_` mean
 * themselves. Several columns: at least one of them contains it. Beyond ASCII: a text with such
 * letters is compared with its case folded on both databases (on Postgres by its locale).
 */
export function containsText<Query extends Knex.QueryBuilder>(
  query: Query,
  columns: string | readonly string[],
  text: string,
): Query {
  return containsFolded(query, columns, text, isAscii(text));
}

/** `lower` folds ASCII alone on SQLite. */
export const isAscii = (text: string) => !/[^\0-\x7f]/.test(text);

/**
 * Variant of `containsText` for statements: a slot holds the text, and `ascii` tells its kind. It avoids `like`, which
 * compares letter by letter from each position: a text and a search that repeat one letter take it half a minute.
 */
export function containsFolded<Query extends Knex.QueryBuilder>(
  query: Query,
  columns: string | readonly (string | Knex.Raw)[],
  text: string,
  ascii: boolean,
): Query {
  const names = typeof columns === 'string' ? [columns] : columns;
  // The JavaScript function is slower and used when it matters.
  const fold = ascii ? 'lower' : 'fold_case';
  // Bytes: "strpos" of text compares them one by one too. The collation of columns folds ASCII alone.
  const comparison = isPostgres(query)
    ? `position(convert_to(lower(?), 'UTF8') in convert_to(lower(?? collate "default"), 'UTF8')) > 0`
    : `instr(${fold}(??), ${fold}(?)) > 0`;
  query.whereRaw(
    `(${names.map(() => comparison).join(' or ')})`,
    names.flatMap((name) => (isPostgres(query) ? [text, name] : [name, text])),
  );
  return query;
}

/**
 * Joins to each row of the query the first rows of `part`, as `table`. `part` reads `table as alias`, may refer to the
 * columns of the query, and brings its order and limit.
 */
export function joinFirstOfEach<Query extends Knex.QueryBuilder>(
  db: Database,
  query: Query,
  table: string,
  part: Knex.QueryBuilder,
  alias = 'each',
): Query {
  if (isPostgres(query)) {
    query.crossJoin(db.raw('lateral (?) as ??', [part.select(`${alias}.*`), table]));
  } else {
    const ids = part.select(`${alias}.id`);
    query.join(table, (on) => void on.on(db.raw('?? in (?)', [`${table}.id`, ids])));
  }
  return query;
}

/** Value for the database in use, if both differ entirely. */
export function chooseByDialect<Choice>(
  db: Database,
  choices: Readonly<Record<Dialect, () => Choice>>,
): Choice {
  return choices[db[execution].dialect]();
}

/**
 * The time so many milliseconds from now by the clock of the database, on which processes of several machines agree.
 * Takes the slot of a statement, too.
 */
export function selectTimeFromNow(db: Database, milliseconds: number): Knex.Raw {
  return chooseByDialect(db, {
    sqlite: () =>
      db.raw("strftime('%Y-%m-%dT%H:%M:%fZ', 'now', (? / 1000.0) || ' seconds')", [milliseconds]),
    postgres: () =>
      db.raw("statement_timestamp() + ?::float8 * interval '1 millisecond'", [milliseconds]),
  });
}

/** Seconds between two times, with milliseconds; null if a time is null. */
export function selectSecondsBetween(db: Database, from: string, to: string): Knex.Raw {
  return chooseByDialect(db, {
    sqlite: () => db.raw('round((julianday(??) - julianday(??)) * 86400.0, 3)', [to, from]),
    postgres: () => db.raw('extract(epoch from ?? - ??)::float8', [to, from]),
  });
}

/** Locks the rows for the transaction and skips rows locked by another one; SQLite has a single writer. */
export function skipLocked<Query extends Knex.QueryBuilder>(query: Query): Query {
  if (isPostgres(query)) query.forUpdate().skipLocked();
  return query;
}

/**
 * Locks the rows until the transaction ends against those that `skipLocked` takes and against deletion, and against no other
 * change. Transactions share the lock. `lockable` narrows the rows where that is. SQLite has one transaction that writes at a
 * time: it locks none, and leaves no row out.
 */
export function shareKeyLock<Query extends Knex.QueryBuilder>(
  query: Query,
  lockable: (rows: Query) => unknown,
): Query {
  if (!isPostgres(query)) return query;
  lockable(query);
  query.forKeyShare();
  return query;
}

/** The inserts into each table, by the columns that the row gives. */
const insertedRows = prepareShapedStatement<
  { readonly table: string; readonly columns: readonly string[] },
  Readonly<Record<string, unknown>>,
  object
>((db, slots, { table, columns }) => db(table).insert(pickColumns(slots, columns)).returning('*'));

const pickColumns = (values: Readonly<Record<string, unknown>>, columns: readonly string[]) =>
  Object.fromEntries(columns.map((column) => [column, values[column]]));

/** SQL that the database computes a value by: part of the text of the statement, not one of its values. */
const isExpression = (value: unknown) =>
  typeof value === 'object' && value !== null && 'toSQL' in value;

/** Inserts one row and returns it as stored, with its id and defaults, which undefined values get, too. */
export async function insertReturning<Stored extends object>(
  db: Database,
  table: string,
  row: object,
): Promise<Stored> {
  const values: Readonly<Record<string, unknown>> = { ...row };
  const columns = Object.keys(values).filter((column) => values[column] !== undefined);
  const [stored] = columns.some((column) => isExpression(values[column]))
    ? await db(table).insert(pickColumns(values, columns)).returning('*')
    : await insertedRows.all(db, { table, columns }, values);
  if (stored === undefined) throw new Error(`an insert into ${table} returned no row`);
  return stored as Stored;
}

/** Inserts rows of the same columns, and returns their ids in the order of the rows: either database gives them so. */
export async function insertForIds(
  db: Database,
  table: string,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<readonly number[]> {
  if (rows.length === 0) return [];
  const stored = await db(table).insert(rows).returning<{ id: number }[]>('id');
  return stored.map(({ id }) => id).toSorted((one, other) => one - other);
}

/**
 * Counts rows up to `cap`: a result of `cap` means that many or more. Order, limit and offset of the query are ignored.
 */
export async function countUpTo(
  db: Database,
  query: Knex.QueryBuilder,
  cap: number,
): Promise<number> {
  const capped = query.clone().clear('order').clear('limit').clear('offset');
  // The limit is part of the SQL: Postgres then knows the bound and plans the statement once.
  capped.limit(cap, { skipBinding: true });
  const [row] = await db<{ count: number }>(capped.as('capped')).count({ count: '*' });
  return Number(row?.['count'] ?? 0);
}

/** True when the database refused a duplicate; `name` narrows it to an index, or a column of it. */
export function isUniqueViolation(error: unknown, name?: string): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  if (error.code === '23505') {
    if (name === undefined) return true;
    const index = 'constraint' in error ? error.constraint : undefined;
    const detail = 'detail' in error ? String(error.detail) : '';
    const columns = /^Key \((.*?)\)=/.exec(detail)?.[1] ?? '';
    return index === name || columns.split(/\W+/).includes(name);
  }
  if (error.code !== 'SQLITE_CONSTRAINT_UNIQUE' && error.code !== 'SQLITE_CONSTRAINT_PRIMARYKEY') {
    return false;
  }
  if (name === undefined) return true;
  // Either "index 'the_name'" or "table.column, table.column".
  const what = error.message.replace(/^.*?UNIQUE constraint failed: /, '');
  const index = /^index '(.*)'$/.exec(what)?.[1];
  if (index !== undefined) return index === name || index.split('_').includes(name);
  const columns = what.split(', ').map((column) => column.split('.').at(-1) ?? column);
  const table = what.split('.')[0] ?? '';
  return (
    columns.includes(name) ||
    [`${table}_${columns.join('_')}_unique`, `${table}_pkey`].includes(name)
  );
}

/** True if the database refused a row whose reference is missing or still in use. */
export function isForeignKeyViolation(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    (error.code === '23503' || error.code === 'SQLITE_CONSTRAINT_FOREIGNKEY')
  );
}

/**
 * Tells whether the data of a row caused the refusal: a violated constraint, or a value that the column cannot hold. A
 * retry would fail, too.
 */
export function isRefusedByData(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string')
    return false;
  return (
    /^2[23][0-9A-Z]{3}$/.test(error.code) ||
    /^SQLITE_(?:CONSTRAINT|MISMATCH|TOOBIG)/.test(error.code)
  );
}

/** Selects the text at a path in a JSON column, such as `environment.action`; null if the path is missing. */
export function selectJsonText(
  db: Database,
  column: string,
  place: readonly string[],
  name: string,
): Knex.Raw {
  return chooseByDialect(db, {
    sqlite: () => db.raw('json_extract(??, ?) as ??', [column, `$.${place.join('.')}`, name]),
    postgres: () =>
      db.raw('??::json #>> cast(? as text[]) as ??', [column, `{${place.join(',')}}`, name]),
  });
}

/** Continues the sequence after rows were inserted with given ids: the next id is larger than all of them. */
export async function continueNumbers(db: Database, table: string): Promise<void> {
  // SQLite looks at the rows itself.
  if (db[execution].dialect === 'sqlite') return;
  await db.raw("select setval(pg_get_serial_sequence(?, 'id'), (select max(id) from ??))", [
    table,
    table,
  ]);
}
