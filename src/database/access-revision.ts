import type { Database } from './database.ts';
import { watchState } from './state.ts';
import { statement } from './statement.ts';

/**
 * One number for the whole instance, raised in every transaction that changes who may do what.
 * A process may reuse what it has worked out about tokens and levels as long as the number stays the same.
 */
export interface AccessRevision {
  /** The number as of now: it includes every change committed, by anybody, before the call. */
  current(): Promise<number>;
  /** See the function of this name. */
  bump(db: Database): Promise<void>;
}

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
    const state = watchState(db);
    revision = { current: () => state().then(({ revision }) => revision), bump };
    revisions.set(db, revision);
  }
  return revision;
}
