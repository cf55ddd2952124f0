/** Loads the values of many keys at once; a key without a value is left out. */
export type Load<Key, Value, Context> = (
  keys: readonly Key[],
  context: Context,
) => Promise<ReadonlyMap<Key, Value>>;

/** Maximum keys of one call. */
const MOST_KEYS = 1_000;

/** Loaders of one execution: keys requested together are loaded together, and each key once. */
export class Batches {
  readonly #batches = new Map<unknown, Batch<unknown, unknown>>();

  /** The value of a key. `load` names the batch, unless a name is given. */
  load<Key, Value, Context>(
    load: Load<Key, Value, Context>,
    key: Key,
    context: Context,
    name: unknown = load,
  ): Promise<Value | undefined> {
    return this.#named(name, load, context).load(key) as Promise<Value | undefined>;
  }

  /** Remembers the value of a key that was found on another way. */
  remember<Key, Value, Context>(
    load: Load<Key, Value, Context>,
    key: Key,
    value: Value,
    context: Context,
  ): void {
    this.#named(load, load, context).remember(key, value);
  }

  /** Forgets all values after a change. */
  forget(): void {
    this.#batches.clear();
  }

  #named<Key, Value, Context>(name: unknown, load: Load<Key, Value, Context>, context: Context) {
    let batch = this.#batches.get(name);
    if (batch === undefined) {
      batch = new Batch((keys) => load(keys as readonly Key[], context));
      this.#batches.set(name, batch);
    }
    return batch;
  }
}

class Batch<Key, Value> {
  readonly #load: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>;
  readonly #known = new Map<Key, Promise<Value | undefined>>();
  #waiting: Waiting<Key, Value> | null = null;

  constructor(load: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>) {
    this.#load = load;
  }

  load(key: Key): Promise<Value | undefined> {
    let known = this.#known.get(key);
    if (known === undefined) {
      known = this.#ask(key);
      this.#known.set(key, known);
    }
    return known;
  }

  remember(key: Key, value: Value): void {
    if (!this.#known.has(key)) this.#known.set(key, Promise.resolve(value));
  }

  async #ask(key: Key): Promise<Value | undefined> {
    if (this.#waiting === null || this.#waiting.keys.length >= MOST_KEYS) {
      this.#waiting = this.#begin();
    }
    const { keys, found } = this.#waiting;
    keys.push(key);
    return (await found).get(key);
  }

  #begin(): Waiting<Key, Value> {
    const keys: Key[] = [];
    const found = waitForAll().then(() => {
      if (this.#waiting?.keys === keys) this.#waiting = null;
      return this.#load(keys);
    });
    return { keys, found };
  }
}

interface Waiting<Key, Value> {
  readonly keys: Key[];
  readonly found: Promise<ReadonlyMap<Key, Value>>;
}

/** Waits until all ready callbacks have run: everything that depends on one database result joins one batch. */
function waitForAll(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
