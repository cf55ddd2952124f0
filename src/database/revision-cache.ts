import { type AccessRevision, createAccessRevision } from './access-revision.ts';
import type { Database } from './database.ts';
import { execution } from './execution.ts';

/** Value read from the database that every process caches until the access revision is raised. */
interface Remembered<Value> {
  /**
   * Current value: it includes every change committed before the call. A transaction reads it again, so that it sees
   * its own writes.
   */
  current(db: Database): Promise<Value>;
  /**
   * The value as of half a second ago at most, but never from before the last `forget` of this process; without a
   * promise where it is known. For values that every request reads.
   */
  recent(db: Database): Value | Promise<Value>;
  /** Last read value; undefined before the first read. For synchronous callers. */
  known(db: Database): Value | undefined;
  /** Drops the value after a commit that changed it; other processes notice the change by themselves. */
  forget(db: Database): void;
}

/** Milliseconds for which `recent` does not ask for the revision again. */
const cacheTtlMs = 500;

interface Memory<Value> {
  readonly revision: AccessRevision;
  known: { readonly revision: number; readonly value: Value } | null;
  /** The time of the last question, by the monotonic clock. */
  askedAt: number;
  /** The number of calls of `forget`: values that were requested before the last one do not count as recent. */
  forgotten: number;
}

/** `load` reads the value; a change of it must raise the access revision in the same transaction. */
export function rememberByRevision<Value>(
  load: (db: Database) => Promise<Value>,
): Remembered<Value> {
  const memories = new WeakMap<Database, Memory<Value>>();

  function getMemory(db: Database): Memory<Value> {
    let memory = memories.get(db);
    if (memory === undefined) {
      memory = {
        revision: createAccessRevision(db),
        known: null,
        askedAt: -Infinity,
        forgotten: 0,
      };
      memories.set(db, memory);
    }
    return memory;
  }

  async function loadCurrent(db: Database): Promise<Value> {
    if (db[execution].inTransaction) return load(db);
    const memory = getMemory(db);
    const askedAt = performance.now();
    const { forgotten } = memory;
    // Read before the value is: a change in between then makes the next call load it again.
    const revision = await memory.revision.current();
    let known = memory.known;
    if (known?.revision !== revision) {
      known = { revision, value: await load(db) };
      if ((memory.known?.revision ?? -1) < revision) memory.known = known;
    }
    if (memory.forgotten === forgotten) memory.askedAt = Math.max(memory.askedAt, askedAt);
    return known.value;
  }

  return {
    current: loadCurrent,
    recent(db) {
      const memory = memories.get(db);
      if (memory?.known != null && performance.now() - memory.askedAt < cacheTtlMs) {
        return memory.known.value;
      }
      return loadCurrent(db);
    },
    known: (db) => memories.get(db)?.known?.value,
    forget(db) {
      const memory = memories.get(db);
      if (memory === undefined) return;
      memory.askedAt = -Infinity;
      memory.forgotten += 1;
    },
  };
}
