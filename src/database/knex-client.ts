import type { Knex } from 'knex';
import type { Dialect, Executor, Row } from './executor.ts';
import { type Builder, splitInsert, addLongLists } from './long-lists.ts';

/** A query as Knex's compiler hands it over. */
interface CompiledQuery {
  readonly method?: string;
  readonly sql: string;
  readonly bindings?: readonly unknown[];
  readonly pluck?: string;
  readonly returning?: unknown;
  readonly output?: (this: unknown, response: unknown) => unknown;
}

/** The parts of Knex's builders and clients that we use and its published types leave out. */
export interface KnexBuilder {
  toSQL(): CompiledQuery | CompiledQuery[];
  readonly _method?: string;
  readonly _single?: { readonly returning?: string | readonly string[]; insert?: unknown };
  clone?(): KnexBuilder;
}

export interface KnexClient {
  queryBuilder<Result extends object>(): {
    table(table: string | Knex.Raw | Knex.QueryBuilder): Knex.QueryBuilder<Result, Result[]>;
  };
  /** Builders of the dialect, made with the client that they build for. */
  readonly Builder: Builder;
  raw<Result extends object>(sql: string, bindings?: readonly unknown[]): Knex.Raw<Result[]>;
  schemaBuilder(): Knex.SchemaBuilder;
  readonly dialect: string;
  positionBindings(sql: string): string;
  formatter(builder: unknown): { columnize(columns: unknown): string };
  runner: (builder: KnexBuilder) => { run(): Promise<unknown>; stream(): never };
}

/**
 * Creates a Knex client that builds and compiles for the dialect. It has no connection, so Knex loads no driver and
 * creates no pool; queries run through the executor of `bindExecutor`.
 *
 * Loads the client of one dialect. The entry of the package also loads the other dialects, migrations and seeds, which
 * takes a fifth of the time to the first answer.
 */
export async function loadKnexClient(dialect: Dialect): Promise<KnexClient> {
  if (dialect === 'sqlite') {
    const { default: Client } = await import('knex/lib/dialects/better-sqlite3/index.js');
    return toKnexClient(new Client({ client: 'better-sqlite3', useNullAsDefault: false }));
  }
  const { default: Client } = await import('knex/lib/dialects/postgres/index.js');
  // The oldest version we support: Knex only asks for it to choose syntax.
  return toKnexClient(new Client({ client: 'pg', version: '15.0' }));
}

function toKnexClient(client: Knex.Client): KnexClient {
  const { constructor } = client.queryBuilder() as { constructor: unknown };
  const known = client as unknown as KnexClient;
  return Object.assign(known, { Builder: addLongLists(constructor as Builder) });
}

/** Client that runs on another executor, that of a transaction. */
export function bindExecutor(client: KnexClient, executor: Executor): KnexClient {
  const derived = Object.create(client) as KnexClient;
  const { Builder } = client;
  return Object.assign(derived, {
    queryBuilder: () => new Builder(derived),
    runner: (builder: KnexBuilder) => ({
      run: () => run(derived, executor, builder),
      stream() {
        throw new Error('streams of rows are not supported; read in pages by key');
      },
    }),
  });
}

/** SQL and values as the driver takes them. */
export function toNative(client: KnexClient, builder: KnexBuilder, query: CompiledQuery) {
  let sql = query.sql;
  // Knex leaves `returning` out of a DELETE for SQLite, which has supported it since 3.35.
  const returning = builder._single?.returning;
  if (query.method === 'del' && returning !== undefined && query.returning === undefined) {
    sql += ` returning ${client.formatter(builder).columnize(returning)}`;
  }
  const values = [...(query.bindings ?? [])];
  if (client.dialect === 'sqlite3') sql = hideFromPlanner(sql);
  else if (values.at(-1) === 1 && endsWithLimit.test(sql)) {
    sql = sql.replace(endsWithLimit, '1$1');
    values.pop();
  }
  return { sql: client.positionBindings(sql), values };
}

/**
 * Limit of `first`, possibly before a lock. On Postgres it is part of the SQL: a bound limit would cause a new plan
 * each time.
 */
const endsWithLimit = /(?<=\blimit )\?( for [a-z ]+)?$/;

/**
 * Hides bound values from the planner of SQLite. With statistics to compare them with, and for a `limit`, it plans the
 * query again for each execution with other values. That costs 110 microseconds for one project with its settings,
 * nine times the read itself.
 *
 * The planner ignores values behind a sign, and a `limit` behind a cast. Neither changes the value or its comparison.
 */
function hideFromPlanner(sql: string): string {
  return sql.replace(/\b(limit|offset) \?/gi, '$1 cast(? as integer)').replace(/(?<!\\)\?/g, '+?');
}

async function run(client: KnexClient, executor: Executor, builder: KnexBuilder): Promise<unknown> {
  const parts = splitInsert(builder);
  if (parts !== null) {
    const inserted: unknown[] = [];
    for (const part of parts) {
      const rows = await run(client, executor, part);
      if (Array.isArray(rows)) inserted.push(...(rows as unknown[]));
    }
    return inserted;
  }
  const compiled = builder.toSQL();
  if (!Array.isArray(compiled)) return runOne(client, executor, builder, compiled);

  // The schema builder compiles to several statements; like Knex, answer with all their results.
  const results: unknown[] = [];
  for (const query of compiled) results.push(await runOne(client, executor, builder, query));
  return results.length === 1 ? results[0] : results;
}

async function runOne(
  client: KnexClient,
  executor: Executor,
  builder: KnexBuilder,
  query: CompiledQuery,
): Promise<unknown> {
  if (!query.sql) return [];
  const { sql, values } = toNative(client, builder, query);
  if (query.output !== undefined) {
    const rows = await executor.all(sql, values);
    // Knex calls it as a method of its runner; on SQLite, truncating then runs another query.
    const self = { query: async (next: CompiledQuery) => executor.all(next.sql, []) };
    return query.output.call(self, executor.dialect === 'sqlite' ? rows : { rows });
  }
  switch (query.method) {
    case 'first':
      return executor.first(sql, values);
    case 'pluck':
      return pluck(await executor.all(sql, values), query.pluck ?? '');
    case 'insert':
      if (hasReturning(builder)) return executor.all(sql, values);
      await executor.run(sql, values);
      return [];
    case 'update':
    case 'del':
    case 'counter':
      return hasReturning(builder) ? executor.all(sql, values) : executor.run(sql, values);
    default:
      return executor.all(sql, values);
  }
}

const hasReturning = (builder: KnexBuilder) => builder._single?.returning !== undefined;

const pluck = (rows: Row[], column: string) => rows.map((row) => row[column]);
