import type { Database } from './database.ts';
import { chooseByDialect } from './dialect.ts';
import { DatabaseUnavailable } from './errors.ts';
import { execution } from './execution.ts';
import { prepareStatement } from './statement.ts';

/** Versions that show changes, as of a time after every commit that the caller can know. */
interface DatabaseState {
  /** Changes with every commit of any process: queries with the same version have equal results. */
  readonly version: string;
  /** See `AccessRevision`. */
  readonly revision: number;
}

const watched = new WeakMap<Database, () => Promise<DatabaseState>>();

/** Creates the version query of `db`, which is no transaction; all callers share its queries. */
export function watchState(db: Database): () => Promise<DatabaseState> {
  let ask = watched.get(db);
  if (ask === undefined) {
    ask = chooseByDialect(db, {
      sqlite: () => watchDataVersion(db),
      postgres: () => shareQueries(askForSnapshot(db)),
    });
    watched.set(db, ask);
  }
  return ask;
}

const readRevision = prepareStatement<object, { revision: number }>((db) =>
  db('access_revision').where('id', 1).select('revision').limit(1),
);

/**
 * SQLite shows a connection whether another one has committed. The reading connection never writes: that covers all.
 */
function watchDataVersion(db: Database): () => Promise<DatabaseState> {
  const ask = db[execution].repeatedly('pragma data_version');
  let known: DatabaseState | null = null;
  return async () => {
    const version = String((await ask())?.['data_version']);
    if (known?.version !== version) {
      // Read after the version: a commit in between is noticed by the next call.
      known = { version, revision: parseRevision(await readRevision.first(db, {})) };
    }
    return known;
  };
}

/**
 * Queries the visible transactions of Postgres. The snapshot contains the next transaction id, so that no value
 * repeats. A read-only server may lag behind, so its answer is rejected.
 */
function askForSnapshot(db: Database): () => Promise<DatabaseState> {
  const ask = db[execution].repeatedly(
    `select revision, pg_current_snapshot()::text as version, current_setting('transaction_read_only')::bool as read_only
     from access_revision where id = 1`,
  );
  return async () => {
    const row = await ask();
    return { version: String(row?.['version']), revision: parseRevision(row) };
  };
}

function parseRevision(row: Readonly<Record<string, unknown>> | undefined): number {
  if (row === undefined) throw new Error('the row of access_revision is missing');
  return Number(row['revision']);
}

/** Milliseconds for which a database that was found to be away is taken to be away still. */
const absenceMs = 2_000;

/**
 * Runs at most one query at a time. A caller during a query gets the answer of the next: the first may have read
 * before a change that the caller already knows of.
 *
 * While the database is away, queries in turn find out whether it is back, and no caller waits for them: a silent
 * server is given up only after seconds.
 */
function shareQueries<Answer>(query: () => Promise<Answer>): () => Promise<Answer> {
  let running: Promise<Answer> | null = null;
  let waiting: Promise<Answer> | null = null;
  let away: { readonly error: DatabaseUnavailable; readonly since: number } | null = null;

  async function askNext(): Promise<Answer> {
    try {
      await running;
    } catch (error) {
      // The error applies to the waiting callers as well.
      if (error instanceof DatabaseUnavailable) {
        waiting = null;
        throw error;
      }
    }
    // Waiting one turn of the event loop lets all pending callers share the query.
    await new Promise((resolve) => setImmediate(resolve));
    waiting = null;
    running = query();
    try {
      const answer = await running;
      away = null;
      return answer;
    } catch (error) {
      if (error instanceof DatabaseUnavailable) away = { error, since: performance.now() };
      throw error;
    } finally {
      running = null;
    }
  }

  return () => {
    if (away === null || (running === null && performance.now() - away.since > absenceMs)) {
      return (waiting ??= askNext());
    }
    if (running === null && waiting === null) {
      waiting = askNext();
      waiting.catch(() => {});
    }
    return Promise.reject(away.error);
  };
}
