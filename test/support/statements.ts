import type { Database } from '../../src/database/database.ts';
import { execution } from '../../src/database/execution.ts';
import { isFeatureOpen } from '../../src/resources/features/enabled.ts';
import { currentSettings } from '../../src/settings/current.ts';
import type { TestApp } from './app.ts';
import { holdClock } from './clock.ts';

/**
 * What is remembered for a moment is read again before, and not once more meanwhile: the statements of the work do not hang
 * on how long ago somebody else had asked for that, nor on how long the work takes.
 */
export async function inOneMoment(db: Database, work: () => Promise<unknown>): Promise<void> {
  await Promise.all([currentSettings(db), isFeatureOpen(db, 'ci_secure_files', { actor: null })]);
  const goOn = holdClock();
  try {
    await work();
  } finally {
    goOn();
  }
}

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
  await inOneMoment(db, async () => {
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
  });
  return seen.filter((sql) => !/data_version|access_revision/.test(sql));
}
