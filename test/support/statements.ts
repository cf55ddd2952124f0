import type { Database } from '../../src/database/database.ts';
import { execution } from '../../src/database/execution.ts';
import { isFeatureOpen } from '../../src/resources/features/enabled.ts';
import { loadCurrentSettings } from '../../src/settings/current.ts';
import type { TestApp } from './app.ts';
import { holdClock } from './clock.ts';

/**
 * What is remembered for a moment is read again before, and not once more meanwhile: the statements of the work do not hang
 * on how long ago somebody else had asked for that, nor on how long the work takes.
 */
export async function inOneMoment(db: Database, work: () => Promise<unknown>): Promise<void> {
  await Promise.all([
    loadCurrentSettings(db),
    isFeatureOpen(db, 'ci_secure_files', { actor: null }),
  ]);
  const goOn = holdClock();
  try {
    await work();
  } finally {
    goOn();
  }
}

/** The statements of requests, those within transactions, too; background work must not be under way. */
export async function statementsOfRequests(
  app: Pick<TestApp, 'db' | 'environment'>,
  work: () => Promise<unknown>,
): Promise<string[]> {
  return (await answersOfRequests(app, work)).map(({ sql }) => sql);
}

/** The same, with the number of rows that each was answered with, or changed. */
export async function answersOfRequests(
  { db, environment }: Pick<TestApp, 'db' | 'environment'>,
  work: () => Promise<unknown>,
): Promise<{ readonly sql: string; readonly values: readonly unknown[]; readonly rows: number }[]> {
  await environment.workers.stop();
  const seen: { sql: string; values: readonly unknown[]; rows: number }[] = [];
  const rowsOf = (answer: unknown) =>
    typeof answer === 'number' ? answer : Array.isArray(answer) ? answer.length : 1;
  const original = db.transaction.bind(db);
  const watch = (database: Database) => {
    const { executor } = database[execution];
    for (const name of ['all', 'first', 'run'] as const) {
      const run = executor[name].bind(executor) as (sql: string, values: unknown[]) => never;
      executor[name] = (sql: string, values: unknown[]) => {
        const entry = { sql, values: [...values], rows: 0 };
        seen.push(entry);
        const answer = run(sql, values);
        void Promise.resolve(answer).then(
          (known) => (entry.rows = rowsOf(known)),
          () => null,
        );
        return answer;
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
  return seen.filter(({ sql }) => !/data_version|access_revision/.test(sql));
}
