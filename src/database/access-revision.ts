import type { Database } from './database.ts';
import { execution } from './execution.ts';
import { watchState } from './state.ts';
import { prepareStatement } from './statement.ts';

/**
 * Number of the instance, incremented in every transaction that changes access. A process may reuse computed tokens and
 * levels while it stays the same.
 */
export interface AccessRevision {
  /** Current number: it includes every change of any process committed before the call. */
  current(): Promise<number>;
  /** See the function of this name. */
  bump(db: Database): Promise<void>;
}

const increase = prepareStatement<object, object>((db) =>
  db('access_revision')
    .where('id', 1)
    .update({ revision: db.raw('revision + 1') }),
);

const raised = new WeakSet<Database>();

/**
 * Raises the number, once; `db` is the transaction that makes the change. Its row is locked from then on. This lock
 * precedes all other locks, everywhere: otherwise two transactions would deadlock, and block all others.
 */
export async function bump(db: Database): Promise<void> {
  if (raised.has(db)) return;
  await increase.run(db, {});
  if (db[execution].inTransaction) raised.add(db);
}

/** Transaction that changes access. */
export async function changeAccess<T>(
  db: Database,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  return db.transaction(async (db) => {
    await bump(db);
    return work(db);
  });
}

const revisions = new WeakMap<Database, AccessRevision>();

/**
 * Watches the number through `db`, the database itself and not a transaction. All who ask for it with the same `db`
 * get the same one, and share its queries.
 */
export function createAccessRevision(db: Database): AccessRevision {
  let revision = revisions.get(db);
  if (revision === undefined) {
    const state = watchState(db);
    revision = { current: () => state().then(({ revision }) => revision), bump };
    revisions.set(db, revision);
  }
  return revision;
}
