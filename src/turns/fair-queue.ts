/** Waiting work, in an order that gives every caller a turn, however much work other callers have. */
export class FairQueue<Item> {
  /** Waiting items by caller; the first caller is next. */
  readonly #waiting = new Map<string, Item[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** Number of waiting items of the caller. */
  sizeOf(caller: string): number {
    return this.#waiting.get(caller)?.length ?? 0;
  }

  add(caller: string, item: Item): void {
    const items = this.#waiting.get(caller);
    if (items === undefined) this.#waiting.set(caller, [item]);
    else items.push(item);
    this.#size += 1;
  }

  /**
   * Removes the newest item of the caller with most waiting; undefined unless that is more than `caller` would then
   * have.
   */
  displaceFor(caller: string): Item | undefined {
    let most: readonly [string, Item[]] | undefined;
    for (const each of this.#waiting) {
      if (each[1].length > (most?.[1].length ?? this.sizeOf(caller) + 1)) most = each;
    }
    if (most === undefined) return undefined;
    // More than one: the caller keeps their place.
    this.#size -= 1;
    return most[1].pop();
  }

  /** Takes the oldest item of the caller whose turn it is. */
  next(): Item | undefined {
    for (const [caller, items] of this.#waiting) {
      this.#waiting.delete(caller);
      const item = items.shift();
      if (items.length > 0) this.#waiting.set(caller, items);
      this.#size -= 1;
      return item;
    }
    return undefined;
  }
}
