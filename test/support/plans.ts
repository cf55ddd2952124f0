import type { Database } from '#src/database/database.ts';
import { execution } from '#src/database/execution.ts';
import type { Executor, Row, Soon } from '#src/database/executor.ts';
import { isPlannedForValues } from '#src/database/postgres/prepared-statements.ts';
import { databaseKind } from './databases.ts';
import { inOneMoment } from './statements.ts';

export interface Sent {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** Earlier results, by the statement and its values. */
export type Answers = Map<string, unknown>;

/**
 * The statements that `work` sends, but for the question whether what is remembered still holds. Where nobody writes,
 * a statement need not be run again: it is then answered from `answers`.
 */
export async function statementsOf(
  db: Database,
  work: (db: Database) => Promise<unknown>,
  answers?: Answers,
): Promise<Sent[]> {
  const { executor } = db[execution];
  const seen: Sent[] = [];
  const original: Pick<Executor, 'all' | 'first'> = {
    all: executor.all.bind(executor),
    first: executor.first.bind(executor),
  };
  const watched =
    <Answer>(method: string, send: (sql: string, values: unknown[]) => Soon<Answer>) =>
    (sql: string, values: unknown[]): Soon<Answer> => {
      seen.push({ sql, values: [...values] });
      const key = JSON.stringify([method, sql, values]);
      const answer = (answers?.get(key) as Soon<Answer> | undefined) ?? send(sql, values);
      answers?.set(key, answer);
      return answer;
    };
  await inOneMoment(db, async () => {
    executor.all = watched('all', original.all);
    executor.first = watched('first', original.first);
    try {
      await work(db);
    } finally {
      Object.assign(executor, original);
    }
  });
  return seen.filter(({ sql }) => !/data_version|access_revision|_text_search/.test(sql));
}

/** How the database would answer, on tables too large to be read whole, or to be joined or sorted in these ways. */
export async function planOf(
  db: Database,
  { sql, values }: Sent,
  avoided: readonly string[] = ['bitmapscan', 'hashjoin', 'mergejoin', 'hashagg'],
): Promise<string> {
  if (databaseKind() === 'sqlite') {
    const rows = await db[execution].executor.all(`explain query plan ${sql}`, [...values]);
    return rows.map((row) => String(row['detail'])).join('\n');
  }
  return db.transaction(async (db) => {
    const ways = ['seqscan', ...avoided].map((way) => `set_config('enable_${way}', 'off', true)`);
    await db.raw(`select ${ways.join(', ')}`);
    const { executor } = db[execution];
    const rows = isPlannedForValues(sql)
      ? await executor.all(`explain ${sql}`, [...values])
      : await generalPlanOf(executor, { sql, values });
    return rows.map((row) => String(row['QUERY PLAN'])).join('\n');
  });
}

/** Plan for all values, without the values. */
async function generalPlanOf(executor: Executor, { sql, values }: Sent): Promise<Row[]> {
  await executor.run(`prepare planned as ${sql}`, []);
  const nothing = values.map(() => 'null').join(', ');
  const rows = await executor.all(
    `explain execute planned${nothing === '' ? '' : `(${nothing})`}`,
    [],
  );
  await executor.run('deallocate planned', []);
  return rows;
}

/** Tables with few rows on any instance. */
const small = ['project_totals', 'project_authorization_totals', 'application_settings'];

/**
 * The large tables that a statement would read from end to end, each with how. An index that is walked in the order of
 * the list is none of them where the walk ends with the page.
 */
export async function wholeReadsOf(db: Database, sent: Sent): Promise<string[]> {
  const read = await (databaseKind() === 'sqlite'
    ? readBySqlite(db, sent)
    : readByPostgres(db, sent));
  return read.filter((each) => !small.some((table) => each.startsWith(`${table} `)));
}

/** Subqueries that SQLite runs again for each part of a union, because it asks the parts for what is asked of them all. */
export async function repeatedBySqlite(db: Database, sent: Sent): Promise<string[]> {
  if (databaseKind() !== 'sqlite') return [];
  const subqueries: readonly string[] =
    (await planOf(db, sent)).match(/^LIST SUBQUERY \d+$/gm) ?? [];
  return [...new Set(subqueries.filter((each, index) => subqueries.indexOf(each) < index))];
}

async function readBySqlite(db: Database, { sql, values }: Sent): Promise<string[]> {
  const steps = (await db[execution].executor.all(`explain query plan ${sql}`, [
    ...values,
  ])) as unknown as { id: number; parent: number; detail: string }[];
  const made = steps.map(({ detail }) => /^(?:CO-ROUTINE|MATERIALIZE) (\S+)/.exec(detail)?.[1]);
  return steps.flatMap(({ id, parent, detail }) => {
    const [, name = '', how] = /^SCAN (\w+)(?: (USING .*))?$/.exec(detail) ?? [];
    const built = /^SEARCH (\w+) USING AUTOMATIC/.exec(detail)?.[1];
    if (built !== undefined && !made.includes(built))
      return [`${tableOf(sql, built)} for an index of the moment`];
    if (name === '' || name === 'CONSTANT' || made.includes(name)) return [];
    const beside = steps.filter((each) => each.parent === parent && each.id !== id);
    const first = beside.every((each) => each.id > id || !/^(?:SCAN|SEARCH)/.test(each.detail));
    const sorted = beside.some((each) => each.detail === 'USE TEMP B-TREE FOR ORDER BY');
    const above = steps.find((each) => each.id === parent)?.detail ?? '';
    const whole = !first || sorted || /LIST SUBQUERY|CORRELATED/.test(above);
    return whole ? [`${tableOf(sql, name)} by ${how ?? 'its rows'}`] : [];
  });
}

function tableOf(sql: string, alias: string): string {
  return new RegExp(`[\`\\s](\\w+)\`? as \`?${alias}\\b`).exec(sql)?.[1] ?? alias;
}

/**
 * Tables that Postgres reads whole because no index serves them; sizes too small to matter for an index are left out.
 */
async function readByPostgres(db: Database, sent: Sent): Promise<string[]> {
  const plan = await planOf(db, sent, ['hashjoin', 'mergejoin', 'hashagg']);
  return [...plan.matchAll(/Seq Scan on (\w+)/g)].map(([, table]) => `${table} row by row`);
}
