import type { Data } from '../document.ts';
import type { Kind } from '../grammar.ts';
import type { RuleName } from '../rules.ts';

/** A part of the document, and where it is in it. */
export interface Located {
  readonly node: Data;
  readonly pointer: string;
}

export interface Visit extends Located {
  readonly kind: Kind;
  /** Enclosing objects: a branch of `allOf` may rely on them. */
  readonly parent: Visit | null;
  /** Member of the parent that contains it, such as `allOf` or `properties`. */
  readonly slot: string;
}

/** A value where an object of OpenAPI should be. */
export interface Misfit {
  readonly kind: Kind;
  readonly pointer: string;
}

export interface OperationPart extends Located {
  readonly path: string;
  readonly method: string;
  readonly parameters: readonly Located[];
}

/** The parts that words of a dialect see of a document that is linted. */
export interface Linted {
  /** False if a file could not be read, so that absent parts may only be unknown. */
  readonly complete: boolean;
  /** Reports a fault at a position, unless the configuration disables its rule. */
  fault(
    rule: RuleName,
    pointer: string,
    message: string,
    advice: string,
    part?: 'key' | 'value',
  ): void;
  /** Follows the references of a node to its object; null when they lead nowhere. */
  resolve(node: unknown, pointer: string): Located | null;
}
