/** A parameter's kind: of the value, or of the values when it is a list. */
export interface Declared {
  readonly kind: string;
  readonly list: 'none' | 'brackets' | 'comma';
}

/** One thing that one judge objects to and the other does not. */
export interface Objection {
  readonly by: 'us' | 'them';
  /** Parameter as the client writes it, without what is inside: `actions`. Empty when it is the whole request. */
  readonly name: string;
  readonly text: string;
  /** The value that was sent under the name, or deeper; undefined when nothing was. */
  readonly value: unknown;
  /** Null where the request does not say, and for what is not one parameter. */
  readonly declared: Declared | null;
}
