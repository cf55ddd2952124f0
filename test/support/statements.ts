import type { Database } from '#src/database/database.ts';
import { execution } from '#src/database/execution.ts';
import { isFeatureOpen } from '#src/domains/platform/features/enabled.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import type { TestApp } from './app.ts';
import { holdClock } from './clock.ts';

/**
 * Fills short-lived caches before the work, and keeps them: its statements then depend neither on earlier reads of
 * others nor on its own duration.
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

interface AnsweredStatement {
  readonly sql: string;
  readonly values: readonly unknown[];
  /** The number of rows that it was answered with, or changed. */
  readonly rows: number;
  /** True if Knex built the SQL for this request. A prepared statement is built once. */
  readonly built: boolean;
}

/** The same, with what each was answered with. */
export async function answersOfRequests(
  { db, environment }: Pick<TestApp, 'db' | 'environment'>,
  work: () => Promise<unknown>,
): Promise<AnsweredStatement[]> {
  await environment.workers.stop();
  const seen: (Omit<AnsweredStatement, 'rows'> & { rows: number })[] = [];
  let building = false;
  const rowsOf = (answer: unknown) =>
    typeof answer === 'number' ? answer : Array.isArray(answer) ? answer.length : 1;
  const original = db.transaction.bind(db);
  const watch = (database: Database) => {
    const { executor, client } = database[execution];
    const { runner } = client;
    client.runner = (builder) => ({
      ...runner(builder),
      // The first statement of a query is asked for before this returns.
      run() {
        building = true;
        try {
          return runner(builder).run();
        } finally {
          building = false;
        }
      },
    });
    for (const name of ['all', 'first', 'run'] as const) {
      const run = executor[name].bind(executor) as (sql: string, values: unknown[]) => never;
      executor[name] = (sql: string, values: unknown[]) => {
        const entry = { sql, values: [...values], rows: 0, built: building };
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
    const { executor, client } = db[execution];
    const own = { all: executor.all, first: executor.first, run: executor.run };
    const { runner } = client;
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
      client.runner = runner;
      db.transaction = original;
    }
  });
  return seen.filter(({ sql }) => !/data_version|access_revision/.test(sql));
}
