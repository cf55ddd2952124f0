/** Rendered pieces by what they were made from, so that the next run makes only what changed. */
export class Pieces {
  #kept = new Map<string, unknown>();
  #used = new Map<string, unknown>();

  /** @param key everything that the piece depends on, and its kind */
  get<T>(key: string, make: () => T): T {
    const known = this.#used.get(key) ?? this.#kept.get(key);
    const piece = known === undefined ? make() : (known as T);
    this.#used.set(key, piece);
    return piece;
  }

  /** Ends a run: what it did not ask for is forgotten. */
  sweep(): void {
    this.#kept = this.#used;
    this.#used = new Map();
  }
}
