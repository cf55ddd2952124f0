interface CacheBounds {
  readonly entries: number;
  readonly bytes: number;
}

/** A least-recently-used map bounded in entries and in bytes; for values that never change. */
export class BoundedCache<Value> {
  readonly #bounds: CacheBounds;
  readonly #bytesOf: (value: Value) => number;
  readonly #values = new Map<string, Value>();
  #bytes = 0;

  /** `bytesOf` measures a value; the key is counted with two bytes per character on top. */
  constructor(bounds: CacheBounds, bytesOf: (value: Value) => number) {
    this.#bounds = bounds;
    this.#bytesOf = bytesOf;
  }

  get(key: string): Value | undefined {
    const value = this.#values.get(key);
    if (value !== undefined && this.#halfFull()) {
      this.#values.delete(key);
      this.#values.set(key, value);
    }
    return value;
  }

  set(key: string, value: Value): void {
    this.delete(key);
    this.#values.set(key, value);
    this.#bytes += this.#cost(key, value);
    for (const oldest of this.#values.keys()) {
      if (this.#bytes <= this.#bounds.bytes && this.#values.size <= this.#bounds.entries) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const value = this.#values.get(key);
    if (value === undefined) return;
    this.#values.delete(key);
    this.#bytes -= this.#cost(key, value);
  }

  clear(): void {
    this.#values.clear();
    this.#bytes = 0;
  }

  /** Reads reorder entries only in a half-full cache: an emptier one evicts nothing soon. */
  #halfFull(): boolean {
    return this.#bytes * 2 > this.#bounds.bytes || this.#values.size * 2 > this.#bounds.entries;
  }

  #cost(key: string, value: Value): number {
    return this.#bytesOf(value) + key.length * 2;
  }
}
