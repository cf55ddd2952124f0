import { setImmediate as nextTurn } from 'node:timers/promises';
import { GraphQLError } from 'graphql';
import type { HearthOperation } from '#generator/hearth/facts.ts';
import { Batches } from '#runtime/graphql/batches.ts';
import type { ExecutionContext, InnerRequest } from '#runtime/graphql/types.ts';
import type { ServiceResponse } from '#runtime/respond.ts';
import type { RequestContext } from '#src/context.ts';
import { NotFound } from '#src/errors.ts';
import { Turns } from '#src/turns/turns.ts';

/** Limit and score of the complexity of a document. */
export interface Complexity {
  readonly limit: number;
  readonly score: number;
}

/** The operations that mutations run, by id. */
export type LoadOperations = Readonly<Record<string, () => Promise<HearthOperation>>>;

/** The time and the place of the request that a document belongs to. */
export interface Pace {
  /** Throws when no further field may begin. */
  readonly checkTime: () => void;
  /** Counts rows that lists read; throws when they are too many for one request. */
  readonly countRows: (count: number) => void;
  /** Runs work that waits for another server in a separate slot, outside the time limit of the request. */
  readonly waitApart: <Found>(find: () => Promise<Found>) => Promise<Found>;
}

const noPace: Pace = {
  checkTime: () => undefined,
  countRows: () => undefined,
  waitApart: (find) => find(),
};

/**
 * Maximum concurrent look-ups of single objects: a page of pages has thousands, and all requests share the
 * connections.
 */
const maxConcurrentLookups = 2;

/** The context of one execution of a document. */
export class GraphqlContext implements ExecutionContext {
  /** The context of the request for read-only work. */
  readonly request: RequestContext;
  readonly globalIdApp: string;
  readonly complexity: Complexity | null;
  readonly batches = new Batches();
  readonly #asked: RequestContext['request'];
  readonly #operations: LoadOperations;
  readonly #counted = new Set<string>();
  readonly #lookups = new Turns({ atOnce: maxConcurrentLookups });
  readonly #pace: Pace;

  /**
   * @param context that of the operation that brought the document
   */
  constructor(
    context: RequestContext,
    operations: LoadOperations,
    complexity: Complexity | null = null,
    pace: Pace = noPace,
  ) {
    this.request = context.request.inProcess().reading();
    this.globalIdApp = context.config.globalIdApp;
    this.complexity = complexity;
    this.#asked = context.request;
    this.#operations = operations;
    this.#pace = pace;
  }

  /**
   * Looks up something of a single object when there is room; never within another lookup, nor for a batch.
   * @throws whatever `checkTime` throws when its turn comes
   */
  lookUp<Found>(find: () => Promise<Found>): Promise<Found> {
    return this.#lookups.run('', async () => {
      this.#pace.checkTime();
      const found = await find();
      await nextTurn();
      return found;
    });
  }

  /** @throws GraphQLError when the lists of the request have read too many rows */
  countRows(count: number): void {
    this.#pace.countRows(count);
  }

  /**
   * Runs a lookup that waits for another server, and frees the place of the request meanwhile.
   * @throws whatever `lookUp` throws, Unavailable or TooManyRequests where too many wait for other servers
   */
  async lookUpElsewhere<Found>(find: () => Promise<Found>): Promise<Found> {
    return this.#pace.waitApart(() => this.lookUp(find));
  }

  /**
   * Counts a field whose cost no two objects share.
   * @throws GraphQLError from the second time on
   */
  countOnce(type: string, field: string): void {
    const name = `${type}.${field}`;
    if (this.#counted.has(name)) {
      throw new GraphQLError(
        `${JSON.stringify(field)} field can be requested only for 1 ${type}(s) at a time.`,
      );
    }
    this.#counted.add(name);
  }

  async run(id: string, input: InnerRequest): Promise<ServiceResponse> {
    const load = this.#operations[id];
    if (load === undefined) throw new Error(`no mutation runs ${id}`);
    // REST operations accept a number as an id; a path in GraphQL is never an id.
    const container = input.params?.['id'];
    if (typeof container === 'string' && /^\d+$/.test(container)) throw new NotFound();
    try {
      return await this.#asked.inProcess().run(await load(), input);
    } finally {
      this.batches.forget();
    }
  }
}
