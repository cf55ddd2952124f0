/**
 * Placeholders of the parameters of a statement during its construction, typed like their values. See
 * `prepareStatement`.
 */
export type Slots<Parameters> = { readonly [Name in keyof Parameters]-?: Parameters[Name] };

/** Placeholder of the value of the parameter `name`. */
export class Slot {
  readonly name: string;
  readonly list: boolean;
  readonly #number: number;

  constructor(name: string, number: number, list = false) {
    this.name = name;
    this.list = list;
    this.#number = number;
  }

  /** Binds the parameter as one list. */
  asList(): Slot {
    return new Slot(this.name, this.#number, true);
  }

  /**
   * Knex parses the argument of `limit` and `offset` as an integer. The slot becomes a unique number, which identifies
   * it among the bindings.
   */
  [Symbol.toPrimitive](hint: string): string {
    if (hint === 'string') return String(this.#number);
    throw new TypeError(
      `"${this.name}" is a placeholder; a statement cannot compute with its value`,
    );
  }
}

/** Numbers of slots begin here: integers that JavaScript holds exactly, never an id. */
const firstSlotId = 8_765_432_100_000_000;

/** Slots of one compilation. */
export class SlotTable<Parameters> {
  readonly proxy: Slots<Parameters>;
  readonly #byNumber = new Map<number, Slot>();
  readonly #byName = new Map<string, Slot>();

  constructor() {
    // The only cast of slots to the types of their values.
    this.proxy = new Proxy(Object.create(null) as Slots<Parameters>, {
      get: (_, name) => (typeof name === 'string' ? this.#slot(name) : undefined),
    });
  }

  /** Slot of a binding of the compiled query, if it is one. */
  find(binding: unknown): Slot | undefined {
    if (binding instanceof Slot) return binding;
    return typeof binding === 'number' ? this.#byNumber.get(binding) : undefined;
  }

  /** Throws when a slot was written into the SQL as text: it would never be replaced. */
  assertNotSpelledOut(sql: string): void {
    for (const [number, slot] of this.#byNumber) {
      if (sql.includes(String(number))) {
        throw new Error(`slot "${slot.name}" was written into the SQL; pass it as a binding`);
      }
    }
  }

  #slot(name: string): Slot {
    let slot = this.#byName.get(name);
    if (slot === undefined) {
      const number = firstSlotId + this.#byName.size;
      slot = new Slot(name, number);
      this.#byName.set(name, slot);
      this.#byNumber.set(number, slot);
    }
    return slot;
  }
}
