import type { Database } from '../../src/database/database.ts';
import { execution } from '../../src/database/execution.ts';
import type { TestApp } from './app.ts';

/** The statements of requests, those within transactions, too; background work must not be under way. */
export async function statementsOfRequests(
  { db, environment }: Pick<TestApp, 'db' | 'environment'>,
  work: () => Promise<unknown>,
): Promise<string[]> {
  await environment.workers.stop();
  const seen: string[] = [];
  const original = db.transaction.bind(db);
  const watch = (database: Database) => {
    const { executor } = database[execution];
    for (const name of ['all', 'first', 'run'] as const) {
      const run = executor[name].bind(executor) as (sql: string, values: unknown[]) => never;
      executor[name] = (sql: string, values: unknown[]) => {
        seen.push(sql);
        return run(sql, values);
      };
    }
  };
  const { executor } = db[execution];
  const own = { all: executor.all, first: executor.first, run: executor.run };
  watch(db);
  db.transaction = (inner, options) =>
    original((transaction) => {
      watch(transaction);
      return inner(transaction);
    }, options);
  try {
    await work();
  } finally {
    Object.assign(executor, own);
    db.transaction = original;
  }
  return seen.filter((sql) => !/data_version|access_revision/.test(sql));
}
