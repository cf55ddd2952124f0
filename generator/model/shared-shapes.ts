import { printExpression, type Expression, shapesIn } from './expression.ts';

/** Expressions of large parts of a document, each printed once under its own name and shared by all uses. */

/** Minimum characters of an expression with a name: shorter ones are printed inline. */
const LARGE = 1_000;

interface Shared {
  readonly name: string;
  /** Null while the expression is being built. */
  made: Expression | null;
  /** True if the shape contains itself. */
  recursive: boolean;
}

export class SharedShapes {
  readonly #shared = new Map<string, Shared>();
  readonly #named: Record<string, Expression> = {};

  /** The expressions by their names. */
  get named(): Readonly<Record<string, Expression>> {
    return this.#named;
  }

  /**
   * Expression of `key`, or its name.
   * @param refer expression of a recursive use
   */
  get(
    key: string,
    make: () => Expression,
    refer: (name: string) => Expression = (name) => ({ shape: name }),
  ): Expression {
    const known = this.#shared.get(key);
    if (known?.made === null) {
      known.recursive = true;
      return refer(known.name);
    }
    if (known !== undefined) return this.#meant(known, known.made);
    const shared: Shared = { name: `$shape${this.#shared.size + 1}`, made: null, recursive: false };
    this.#shared.set(key, shared);
    shared.made = make();
    return this.#meant(shared, shared.made);
  }

  #meant({ name, recursive }: Shared, made: Expression): Expression {
    if (!recursive && printExpression(made).text.length < LARGE) return made;
    this.#named[name] = made;
    return { shape: name };
  }
}

/** Names in some expressions and, recursively, in the named ones; each follows all names that it uses. */
export function sharedIn(
  expressions: readonly Expression[],
  named: Readonly<Record<string, Expression>>,
): readonly string[] {
  const found = new Set<string>();
  const begun = new Set<string>();
  const visit = (expression: Expression) => {
    for (const name of shapesIn(expression)) {
      const inner = named[name];
      if (inner === undefined || begun.has(name)) continue;
      begun.add(name);
      visit(inner);
      found.add(name);
    }
  };
  for (const expression of expressions) visit(expression);
  return [...found];
}
