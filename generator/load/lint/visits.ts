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
  /** The objects around it that hold it in place: what a branch of `allOf` may rely on. */
  readonly parent: Visit | null;
  /** The member of the parent that it stands in, such as `allOf` or `properties`. */
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
  /** False when some file could not be read, so that what is missing may only be unknown. */
  readonly complete: boolean;
  /** Tells of a fault at a place, unless the configuration turns its rule off. */
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
