import type { Database } from './database.ts';
import { byDatabase } from './dialect.ts';
import { execution } from './execution.ts';
import { statement } from './statement.ts';

/**
 * One number for the whole instance, raised in every transaction that changes who may do what.
 * What a process has worked out about tokens and levels holds as long as the number stands.
 */
export interface AccessRevision {
  /** The number as of now: it includes every change committed, by anybody, before the call. */
  current(): Promise<number>;
  /** See the function of this name. */
  bump(db: Database): Promise<void>;
}

const read = statement<object, { revision: number }>((db) =>
  db('access_revision').where('id', 1).select('revision').limit(1),
);

const increase = statement<object, object>((db) =>
  db('access_revision')
    .where('id', 1)
    .update({ revision: db.raw('revision + 1') }),
);

/** Raises the number; `db` is the transaction that makes the change. */
export async function bump(db: Database): Promise<void> {
  await increase.run(db, {});
}

const revisions = new WeakMap<Database, AccessRevision>();

/**
 * Watches the number through `db`, the database itself and not a transaction. All who ask for it with the same `db`
 * get the same one, and share its queries.
 */
export function createAccessRevision(db: Database): AccessRevision {
  let revision = revisions.get(db);
  if (revision === undefined) {
    const current = byDatabase(db, {
      sqlite: () => watchDataVersion(db),
      postgres: () => shareQueries(askRepeatedly(db)),
    });
    revision = { current, bump };
    revisions.set(db, revision);
  }
  return revision;
}

async function readRow(db: Database): Promise<number> {
  return revisionOf(await read.first(db, {}));
}

function askRepeatedly(db: Database): () => Promise<number> {
  const ask = db[execution].repeatedly('select revision from access_revision where id = 1');
  return async () => revisionOf(await ask());
}

function revisionOf(row: Readonly<Record<string, unknown>> | undefined): number {
  if (row === undefined) throw new Error('the row of access_revision is missing');
  return Number(row['revision']);
}

/**
 * SQLite tells a connection whether any other has committed. The reading connection never writes, so that covers
 * this process too. The answer holds for one turn of the event loop: whatever arrived in it was sent before the
 * question, so no change that its sender could know of is missed.
 */
function watchDataVersion(db: Database): () => Promise<number> {
  const { executor } = db[execution];
  let known: { version: unknown; revision: number } | null = null;
  let thisTurn: Promise<number> | null = null;
  const ask = async () => {
    const row = await executor.first('pragma data_version', []);
    const version = row?.['data_version'];
    if (known === null || known.version !== version) {
      // Read after the version: a commit in between is noticed by the next call.
      known = { version, revision: await readRow(db) };
    }
    return known.revision;
  };
  return () => {
    if (thisTurn === null) {
      thisTurn = ask();
      setImmediate(() => (thisTurn = null));
    }
    return thisTurn;
  };
}

/**
 * At most one query at a time. Whoever asks while one is under way gets the answer of the next:
 * the first may have looked before a change that the caller already knows of.
 */
function shareQueries(query: () => Promise<number>): () => Promise<number> {
  let running: Promise<unknown> = Promise.resolve();
  let waiting: Promise<number> | null = null;
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
