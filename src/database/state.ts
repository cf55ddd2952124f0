import type { Database } from './database.ts';
import { byDatabase } from './dialect.ts';
import { execution } from './execution.ts';
import { statement } from './statement.ts';

/** Versions that tell whether anything has changed, as of a time after every commit that the caller can know of. */
interface DatabaseState {
  /** Every commit changes it, of whatever process: as long as it is the same, every query finds the same. */
  readonly version: string;
  /** See `AccessRevision`. */
  readonly revision: number;
}

const watched = new WeakMap<Database, () => Promise<DatabaseState>>();

/** The question for `db`, the database itself and not a transaction; all who ask share its queries. */
export function watchState(db: Database): () => Promise<DatabaseState> {
  let ask = watched.get(db);
  if (ask === undefined) {
    ask = byDatabase(db, {
      sqlite: () => watchDataVersion(db),
      postgres: () => shareQueries(askForSnapshot(db)),
    });
    watched.set(db, ask);
  }
  return ask;
}

const readRevision = statement<object, { revision: number }>((db) =>
  db('access_revision').where('id', 1).select('revision').limit(1),
);

/** SQLite tells a connection whether any other has committed. The one that reads never writes: that covers all. */
function watchDataVersion(db: Database): () => Promise<DatabaseState> {
  const ask = db[execution].repeatedly('pragma data_version');
  let known: DatabaseState | null = null;
  return async () => {
    const version = String((await ask())?.['data_version']);
    if (known?.version !== version) {
      // Read after the version: a commit in between is noticed by the next call.
      known = { version, revision: revisionOf(await readRevision.first(db, {})) };
    }
    return known;
  };
}

/** Whose writes a query would see. The number of the next who writes is in it, so none of them comes again. */
function askForSnapshot(db: Database): () => Promise<DatabaseState> {
  const ask = db[execution].repeatedly(
    'select revision, pg_current_snapshot()::text as version from access_revision where id = 1',
  );
  return async () => {
    const row = await ask();
    return { version: String(row?.['version']), revision: revisionOf(row) };
  };
}

function revisionOf(row: Readonly<Record<string, unknown>> | undefined): number {
  if (row === undefined) throw new Error('the row of access_revision is missing');
  return Number(row['revision']);
}

/**
 * At most one query at a time. Whoever asks while one is under way gets the answer of the next:
 * the first may have looked before a change that the caller already knows of.
 */
function shareQueries<Answer>(query: () => Promise<Answer>): () => Promise<Answer> {
  let running: Promise<unknown> = Promise.resolve();
  let waiting: Promise<Answer> | null = null;
  return () => {
    waiting ??= running
      .catch(() => {})
      // All that the event loop has in hand may join before the question goes out.
      .then(() => new Promise((resolve) => setImmediate(resolve)))
      .then(() => {
        waiting = null;
        const answer = query();
        running = answer;
        return answer;
      });
    return waiting;
  };
}
