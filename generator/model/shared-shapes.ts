/** Expressions of large parts of a document, each printed once under a name of its own, however many places mean it. */

/** Characters from which on an expression has a name: shorter ones stand where they are meant. */
const LARGE = 1_000;

interface Shared {
  readonly name: string;
  /** Null while it is being made. */
  text: string | null;
  /** True where it is part of itself. */
  recursive: boolean;
}

/** The names that expressions have. */
export const SHARED_NAME = /\$shape\d+/g;

export class SharedShapes {
  readonly #shared = new Map<string, Shared>();
  readonly #texts: Record<string, string> = {};

  /** The expressions by their names. */
  get texts(): Readonly<Record<string, string>> {
    return this.#texts;
  }

  /**
   * The expression of what `key` stands for, or its name.
   * @param refer how it is meant within itself, by its name
   */
  get(key: string, make: () => string, refer: (name: string) => string = (name) => name): string {
    const known = this.#shared.get(key);
    if (known?.text === null) {
      known.recursive = true;
      return refer(known.name);
    }
    if (known !== undefined) return this.#meant(known, known.text);
    const shared: Shared = { name: `$shape${this.#shared.size + 1}`, text: null, recursive: false };
    this.#shared.set(key, shared);
    shared.text = make();
    return this.#meant(shared, shared.text);
  }

  #meant({ name, recursive }: Shared, text: string | null): string {
    if (text === null || (!recursive && text.length < LARGE)) return text ?? name;
    this.#texts[name] = text;
    return name;
  }
}

/** The names in some expressions, and in those that these name, each behind all that it names itself. */
export function sharedIn(
  expressions: readonly string[],
  texts: Readonly<Record<string, string>>,
): readonly string[] {
  const found = new Set<string>();
  const begun = new Set<string>();
  const visit = (expression: string) => {
    for (const [name] of expression.matchAll(SHARED_NAME)) {
      const text = texts[name];
      if (text === undefined || begun.has(name)) continue;
      begun.add(name);
      visit(text);
      found.add(name);
    }
  };
  for (const expression of expressions) visit(expression);
  return [...found];
}
