/**
 * A map that holds at most `limit` entries and evicts the least recently used.
 *
 * Entries live in two generations. A hit in the young one costs a plain `Map.get`. When the young one reaches half of
 * the limit it becomes the old one, and the previous old one is dropped.
 *
 * Reads avoid the delete-and-insert of a linked LRU, which would show on queries that themselves take two
 * microseconds.
 */
export class GenerationalCache<Key, Value> {
  readonly #generationLimit: number;
  readonly #onDrop: ((dropped: Map<Key, Value>) => void) | undefined;
  #young = new Map<Key, Value>();
  #old = new Map<Key, Value>();

  /** At most `limit` entries; `onDrop` receives evicted entries, a generation at a time. */
  constructor(limit: number, onDrop?: (dropped: Map<Key, Value>) => void) {
    this.#generationLimit = Math.max(1, Math.floor(limit / 2));
    this.#onDrop = onDrop;
  }

  get size(): number {
    return this.#young.size + this.#old.size;
  }

  get(key: Key): Value | undefined {
    const value = this.#young.get(key);
    if (value !== undefined) return value;
    const older = this.#old.get(key);
    if (older !== undefined) {
      this.#old.delete(key);
      this.set(key, older);
    }
    return older;
  }

  set(key: Key, value: Value): void {
    if (this.#young.size >= this.#generationLimit && !this.#young.has(key)) {
      const dropped = this.#old;
      this.#old = this.#young;
      this.#young = new Map();
      if (dropped.size > 0) this.#onDrop?.(dropped);
    }
    this.#old.delete(key);
    this.#young.set(key, value);
  }

  delete(key: Key): void {
    this.#young.delete(key);
    this.#old.delete(key);
  }

  clear(): void {
    this.#young.clear();
    this.#old.clear();
  }
}
