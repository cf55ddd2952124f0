/** Texts that follow a parameter's name; clients match them. */
export const Text = {
  missing: 'is missing',
  invalid: 'is invalid',
  value: 'does not have a valid value',
  empty: 'is empty',
  exclusive: 'are mutually exclusive',
  atLeastOne: 'are missing, at least one parameter must be provided',
  exactlyOne: 'are missing, exactly one parameter must be provided',
  allOrNone: 'provide all or none of parameters',
} as const;

/** Of a text or list that is longer. */
export const tooLong = (limit: unknown): string =>
  `is expected to have length less than or equal to ${String(limit)}`;

/**
 * Faults that one list, or one object of free names, is searched for: the first tells a client what is wrong, and a
 * list of all would cost as much as somebody cares to send.
 */
export const ENOUGH = 20;

/** Characters of a name that the client made up, as it is told. */
const LONGEST_KEY = 100;

/** The name of a member, as the client writes it: `actions[0][file_path]`. */
export const memberName = (name: string, key: string | number): string =>
  typeof key === 'string' && key.length > LONGEST_KEY
    ? `${name}[${key.slice(0, LONGEST_KEY)}…]`
    : `${name}[${key}]`;

/** The parameter failures of one request; at most one text per name, told in the document's order. */
export class Faults {
  readonly #texts = new Map<string, string>();

  /** `name` as the client writes it: `title`, `actions[0][file_path]`. */
  add(name: string, text: string): void {
    if (!this.#texts.has(name)) this.#texts.set(name, text);
  }

  /** Tells that a parameter is missing, unless what is wrong with it was told; its value is undefined in both cases. */
  missing(name: string): undefined {
    this.add(name, Text.missing);
  }

  has(name: string): boolean {
    return this.#texts.has(name);
  }

  /** Tells a failure under another name, unless that name has one already. */
  rename(from: string, to: string): void {
    const text = this.#texts.get(from);
    if (text === undefined) return;
    this.#texts.delete(from);
    this.add(to, text);
  }

  get any(): boolean {
    return this.#texts.size > 0;
  }

  get count(): number {
    return this.#texts.size;
  }

  /** All failures joined; `order` lists the declared names. */
  message(order: readonly string[]): string {
    const ranks = new Map(order.map((name, index) => [name, index]));
    const rankOf = (name: string) => ranks.get(/^[^[,]*/.exec(name)?.[0] ?? name) ?? order.length;
    return [...this.#texts]
      .map(([name, text]) => ({ rank: rankOf(name), told: `${name} ${text}` }))
      .toSorted((a, b) => a.rank - b.rank)
      .map(({ told }) => told)
      .join(', ');
  }
}
