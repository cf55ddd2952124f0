import type { Database } from '../../src/database/database.ts';
import { execution } from '../../src/database/execution.ts';
import type { Executor, Row } from '../../src/database/executor.ts';
import { isPlannedForValues } from '../../src/database/postgres/prepared-statements.ts';
import { databaseKind } from './databases.ts';

export interface Sent {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** The statements that `work` sends, but for the question whether what is remembered still holds. */
export async function statementsOf(
  db: Database,
  work: (db: Database) => Promise<unknown>,
): Promise<Sent[]> {
  const { executor } = db[execution];
  const seen: Sent[] = [];
  const original: Pick<Executor, 'all' | 'first'> = {
    all: executor.all.bind(executor),
    first: executor.first.bind(executor),
  };
  executor.all = (sql, values) => {
    seen.push({ sql, values: [...values] });
    return original.all(sql, values);
  };
  executor.first = (sql, values) => {
    seen.push({ sql, values: [...values] });
    return original.first(sql, values);
  };
  try {
    await work(db);
  } finally {
    Object.assign(executor, original);
  }
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
    for (const way of ['seqscan', ...avoided]) {
      await db.raw(`set local enable_${way} = off`);
    }
    const { executor } = db[execution];
    const rows = isPlannedForValues(sql)
      ? await executor.all(`explain ${sql}`, [...values])
      : await generalPlanOf(executor, { sql, values });
    return rows.map((row) => String(row['QUERY PLAN'])).join('\n');
  });
}

/** That for all values: they are left out. */
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
