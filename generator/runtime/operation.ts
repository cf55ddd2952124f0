import type { BodyKind, BodyPlan } from './body-plan.ts';
import type { Faults } from './faults.ts';
import type { RawTree, RawValue } from './raw.ts';
import type { SentParameters } from './sent-parameters.ts';
import type { SequenceForm } from './sequences.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Deprecation {
  /** The replacement. */
  readonly use: string;
  /** Release that removes it. */
  readonly removal: string;
}

/** Parameter relations (`x-exclusive` and friends): the names, in the order of the document. */
export interface Relations {
  readonly exclusive: readonly (readonly string[])[];
  readonly atLeastOne: readonly (readonly string[])[];
  readonly exactlyOne: readonly (readonly string[])[];
  readonly allOrNone: readonly (readonly string[])[];
}

/** Relations between the members of a parameter that is an object, or of each object in its list. */
export interface InnerRelations {
  readonly in: 'query' | 'body';
  readonly name: string;
  readonly relations: Relations;
}

export interface RawInput {
  /** Path segments in the order of the operation's path parameters, percent-decoded. */
  readonly path: readonly string[];
  /**
   * Query and body parameters merged, with precedence for the body; for a standard operation the properties of the body
   * alone.
   */
  readonly merged: RawTree;
  /** All other parameters of a standard operation. */
  readonly parameters: SentParameters;
  /** Form of the sent body. */
  readonly kind: BodyKind;
  /** The body, where the operation takes it as one value. */
  readonly whole?: RawValue | undefined;
  header(name: string): string | undefined;
}

/** The result of a decoder: only declared names, with their declared types. */
export interface DecodedInput {
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, unknown>>;
  /** Left out where none is declared. */
  readonly cookies?: Readonly<Record<string, unknown>>;
  /** Declared properties by name, or whatever the body is as a whole; null when none is declared. */
  readonly body: unknown;
}

export type Decode = (input: RawInput, faults: Faults) => DecodedInput;

/** A validator as ajv's standalone emitter prints it. */
export interface Validator {
  (data: unknown): boolean;
  errors?: readonly ValidatorError[] | null;
}

export interface ValidatorError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** How the responses of these statuses are sent. */
export interface ResponsePlan {
  readonly statuses: readonly number[];
  /** The first digits of the statuses of a range, which come after all that are named. */
  readonly hundreds?: readonly number[];
  /** Prints the body as JSON text; null when the response has no JSON body. */
  readonly write: ((body: never) => string) | null;
  /** Media type of the body; null for `application/json` and without a body. */
  readonly mediaType: string | null;
  /** Set where the body is one item after the other; `write` prints one, or its data, as JSON. */
  readonly sequence?: {
    readonly form: SequenceForm;
    readonly write: (item: never) => string;
  };
}

/** Security schemes that are required together, by name, with the scopes of each. */
export type SecurityRequirement = Readonly<Record<string, readonly string[]>>;

export interface Offers {
  readonly mediaTypes: readonly string[];
  /** True if a client that accepts none of the types is refused, because the types belong to successes. */
  readonly required: boolean;
}

/** The properties of an operation that tell how its body is read. */
export type BodyReading =
  | 'decode'
  | 'order'
  | 'validators'
  | 'innerRelations'
  | 'keep'
  | 'mediaTypes'
  | 'partTypes'
  | 'fields'
  | 'wholeBody'
  | 'wholeForm'
  | 'files';

/** Operation for the dispatcher; always generated. `Facts` is the type of the facts of a dialect for the host. */
export interface Operation<Facts = unknown> extends BodyPlan {
  readonly id: string;
  readonly resource: string;
  /** Position of the operation in the document: `spec/domains/planning/labels.yaml#listLabels`. */
  readonly source: string;
  readonly method: Method;
  /** Path template below the base path. */
  readonly path: string;
  /** Undefined in a plain document. */
  readonly facts: Facts;
  /** Alternatives of security schemes, each with all that it names; an empty one asks for nothing. */
  readonly requirements?: readonly SecurityRequirement[] | undefined;
  readonly deprecation: Deprecation | null;
  /** True if a plain document marks it as deprecated, without a replacement. */
  readonly deprecated?: true | undefined;
  readonly paginated: boolean;
  readonly pending: boolean;
  /** Path parameters in path order, and whether each takes the rest of the path. */
  readonly pathParameters: readonly string[];
  /** Names of all declared parameters, in the order of reported faults. */
  readonly order: readonly string[];
  readonly decode: Decode;
  /** Keeps the part of a checked body that the function receives; all of it if omitted. */
  readonly keep?: ((body: unknown) => unknown) | undefined;
  readonly validators: {
    readonly params: Validator | null;
    readonly query: Validator | null;
    readonly headers: Validator | null;
    readonly cookies: Validator | null;
    readonly body: Validator | null;
  };
  readonly relations: Relations | null;
  readonly innerRelations?: readonly InnerRelations[] | undefined;
  /** True if parameters are read by the standard alone: query and body separately, and names unchanged. */
  readonly standard: boolean;
  /** True when a request body is read at all. */
  readonly takesBody: boolean;
  /** The same operation for media types whose bodies are read in another way; each of them has an empty list. */
  readonly otherBodies?: readonly Operation<Facts>[] | undefined;
  readonly responses: readonly ResponsePlan[];
  /** The media types among which clients choose, where a response has several. */
  readonly offers?: Offers | undefined;
  /** Media type of every failure; left out: `application/json`. */
  readonly failureType?: string | undefined;
  /** Status that HEAD answers where GET answers 200; left out: the same. */
  readonly headStatus?: number | undefined;
}

/**
 * Carries, in the type only, which value stands for which subject in service requests.
 * A request context extends it: `interface RequestContext extends SubjectTypes<{ project: ProjectAccess }>`.
 */
export interface SubjectTypes<S extends Record<string, unknown> = Record<string, unknown>> {
  readonly subjectTypes?: S;
}

export type Subject<C, Name extends string> =
  C extends SubjectTypes<infer S> ? (Name extends keyof S ? S[Name] : never) : never;

/** A parameter's value with defaults applied: the named keys are always there. */
export type Defaulted<T, Key extends PropertyKey = never> = {
  // `Omit` would lose the declared names of types with an index signature.
  [K in keyof T as K extends Key ? never : K]: T[K];
} & {
  [K in Key & keyof T]-?: Exclude<T[K], undefined>;
};
