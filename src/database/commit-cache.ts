import type { Database } from './database.ts';
import { execution } from './execution.ts';
import { watchState } from './state.ts';

/** Value computed from the database that a process caches until the next write of any process. */
interface UntilWritten<Value> {
  /**
   * Memory that `create` made after the last commit, by any process, before this call; otherwise a new one, to be
   * filled from now on. Inside a transaction it is always a new one, which is not kept.
   */
  current(db: Database): Promise<Value>;
}

/** Creates a cache for frequent lookups without a revision; `create` makes an empty cache. */
export function rememberUntilWritten<Value>(create: () => Value): UntilWritten<Value> {
  const memories = new WeakMap<Database, { readonly version: string; readonly value: Value }>();
  return {
    async current(db) {
      if (db[execution].inTransaction) return create();
      const { version } = await watchState(db)();
      let memory = memories.get(db);
      if (memory?.version !== version) {
        memory = { version, value: create() };
        memories.set(db, memory);
      }
      return memory.value;
    },
  };
}
