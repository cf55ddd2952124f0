import { setImmediate as nextTurn } from 'node:timers/promises';
import { GraphQLError } from 'graphql';
import type { HearthOperation } from '../../generator/hearth/facts.ts';
import { Batches } from '../../generator/runtime/graphql/batches.ts';
import type { ExecutionContext, InnerRequest } from '../../generator/runtime/graphql/types.ts';
import type { ServiceResponse } from '../../generator/runtime/respond.ts';
import type { RequestContext } from '../context.ts';
import { Turns } from '../turns/turns.ts';

/** What the execution of a document may ask for, and asks. */
export interface Complexity {
  readonly limit: number;
  readonly score: number;
}

/** The operations that mutations run, by id. */
export type LoadOperations = Readonly<Record<string, () => Promise<HearthOperation>>>;

/** What a document looks up at once for single objects: a page of pages has thousands, and connections are everybody's. */
const maxConcurrentLookups = 2;

/** The context of one execution of a document. */
export class GraphqlContext implements ExecutionContext {
  /** The request, as what only reads. */
  readonly request: RequestContext;
  readonly globalIdApp: string;
  readonly complexity: Complexity | null;
  readonly batches = new Batches();
  readonly #asked: RequestContext['request'];
  readonly #operations: LoadOperations;
  readonly #counted = new Set<string>();
  readonly #lookups = new Turns({ atOnce: maxConcurrentLookups });
  readonly #checkTime: () => void;

  /**
   * @param context that of the operation that brought the document
   * @param checkTime throws when no more may be begun for the document
   */
  constructor(
    context: RequestContext,
    operations: LoadOperations,
    complexity: Complexity | null = null,
    checkTime: () => void = () => undefined,
  ) {
    this.request = context.request.inProcess().reading();
    this.globalIdApp = context.config.globalIdApp;
    this.complexity = complexity;
    this.#asked = context.request;
    this.#operations = operations;
    this.#checkTime = checkTime;
  }

  /**
   * Looks up something of a single object when there is room; never within another lookup, nor for a batch.
   * @throws whatever `checkTime` throws when its turn comes
   */
  lookUp<Found>(find: () => Promise<Found>): Promise<Found> {
    return this.#lookups.run('', async () => {
      this.#checkTime();
      const found = await find();
      await nextTurn();
      return found;
    });
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
    try {
      return await this.#asked.inProcess().run(await load(), input);
    } finally {
      this.batches.forget();
    }
  }
}
