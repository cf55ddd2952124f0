import { setImmediate as nextTurn } from 'node:timers/promises';
import { type GraphQLSchema, Kind, type OperationDefinitionNode } from 'graphql';
import { BoundedCache } from '#src/turns/bounded-cache.ts';
import { checkDocument, type CheckedDocument } from './check-document.ts';
import { TooManySteps } from './merged-fields.ts';
import { parseDocument } from './parse-document.ts';
import type { QueryError } from './static-error.ts';

/** A parsed and validated document; it may run if it has no failures. */
export interface CheckedText extends CheckedDocument {
  readonly operations: readonly OperationDefinitionNode[];
  /** Bytes that it takes in memory, about. */
  readonly bytes: number;
}

/**
 * Bytes of memory for each character of a document: 120 were measured for short names, and the plan of an operation
 * takes 50 at most.
 */
const charBytes = 210;

export const tooManySteps: QueryError = {
  message: 'Query is too complex to be checked: its fragments repeat too many fields',
};

/** Limit on documents that are validated in one turn: a longer one takes some milliseconds for each step. */
const maxCharsOfTurn = 1_000;

/** Lets others have their turn between two steps of the work on a document that is long. */
export async function pauseWithin(text: string): Promise<void> {
  if (text.length > maxCharsOfTurn) await nextTurn();
}

/** Caches validation results of documents by their text, within limits. */
export class CheckedTexts {
  readonly schema: GraphQLSchema;
  readonly #known: BoundedCache<CheckedText>;
  readonly #underWay = new Map<string, Promise<CheckedText>>();

  constructor(schema: GraphQLSchema, bounds = { entries: 1_000, bytes: 33_554_432 }) {
    this.schema = schema;
    this.#known = new BoundedCache(bounds, ({ bytes }) => bytes);
  }

  /** Concurrent requests with the same text share one check. */
  async check(text: string): Promise<CheckedText> {
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    const begun = this.#underWay.get(text) ?? this.#remember(text);
    this.#underWay.set(text, begun);
    return begun;
  }

  async #remember(text: string): Promise<CheckedText> {
    try {
      const checked = await this.#check(text);
      this.#known.set(text, checked);
      return checked;
    } finally {
      this.#underWay.delete(text);
    }
  }

  async #check(text: string): Promise<CheckedText> {
    await pauseWithin(text);
    const bytes = 500 + text.length * charBytes;
    const createRefused = (errors: readonly QueryError[]): CheckedText => ({
      operations: [],
      bytes,
      errors,
      fragments: new Map(),
      depth: 0,
    });
    const { document, error } = parseDocument(text);
    if (document === undefined) return createRefused([error]);
    await pauseWithin(text);
    try {
      const checked = await checkDocument(this.schema, document, () => pauseWithin(text));
      if (checked.errors.length > 0) return createRefused(checked.errors);
      const operations = document.definitions.filter(
        (each) => each.kind === Kind.OPERATION_DEFINITION,
      );
      return { ...checked, operations, bytes };
    } catch (failure) {
      if (failure instanceof TooManySteps) return createRefused([tooManySteps]);
      throw failure;
    }
  }
}
