import { Batches } from '../../generator/runtime/graphql/batches.ts';
import type { ExecutionContext, InnerRequest } from '../../generator/runtime/graphql/types.ts';
import type { Operation } from '../../generator/runtime/operation.ts';
import type { ServiceResponse } from '../../generator/runtime/respond.ts';
import type { RequestContext } from '../context.ts';

/** What the execution of a document may ask for, and asks. */
export interface Complexity {
  readonly limit: number;
  readonly score: number;
}

/** The operations that mutations run, by id. */
export type LoadOperations = Readonly<Record<string, () => Promise<Operation>>>;

/** The context of one execution of a document. */
export class GraphqlContext implements ExecutionContext {
  /** The request, as what only reads. */
  readonly request: RequestContext;
  readonly globalIdApp: string;
  readonly complexity: Complexity | null;
  readonly batches = new Batches();
  readonly #asked: RequestContext['request'];
  readonly #operations: LoadOperations;

  /** @param context that of the operation that brought the document */
  constructor(
    context: RequestContext,
    operations: LoadOperations,
    complexity: Complexity | null = null,
  ) {
    this.request = context.request.inProcess().reading();
    this.globalIdApp = context.config.globalIdApp;
    this.complexity = complexity;
    this.#asked = context.request;
    this.#operations = operations;
  }

  async run(id: string, input: InnerRequest): Promise<ServiceResponse> {
    const load = this.#operations[id];
    if (load === undefined) throw new Error(`no mutation runs ${id}`);
    return this.#asked.inProcess().run(await load(), input);
  }
}
