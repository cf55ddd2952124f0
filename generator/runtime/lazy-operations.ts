import type { Operation } from './operation.ts';

/** Operation in the route table, known by name: its code is loaded with its resource on first use. */
export interface LazyOperation<Facts = unknown> {
  readonly id: string;
  /** Null until the resource is loaded. */
  readonly loaded: Operation<Facts> | null;
  load(): Promise<Operation<Facts>>;
}

type Operations = Readonly<Record<string, Operation>>;

/** The facts of the operations in a module. */
type FactsIn<Module> = Module[keyof Module] extends Operation<infer Facts> ? Facts : never;

/**
 * Operations of one resource, in a module that is loaded once. Most code of a large document is not needed for the
 * first answer, and would take longer to load than everything else together.
 */
export class LazyOperations<Module extends Operations = Operations> {
  readonly #import: () => Promise<Module>;
  readonly #named: LazyOperationByName<FactsIn<Module>>[] = [];
  #loading: Promise<void> | null = null;

  constructor(load: () => Promise<Module>) {
    this.#import = load;
  }

  operation(id: keyof Module & string): LazyOperation<FactsIn<Module>> {
    const named = new LazyOperationByName<FactsIn<Module>>(id, () => this.load());
    this.#named.push(named);
    return named;
  }

  load(): Promise<void> {
    this.#loading ??= this.#load().catch((error: unknown) => {
      // A file that could not be read now may be readable next time.
      this.#loading = null;
      throw error;
    });
    return this.#loading;
  }

  async #load(): Promise<void> {
    const operations = (await this.#import()) as Readonly<
      Record<string, Operation<FactsIn<Module>>>
    >;
    for (const named of this.#named) named.loaded = operations[named.id] ?? null;
  }
}

class LazyOperationByName<Facts> implements LazyOperation<Facts> {
  readonly id: string;
  loaded: Operation<Facts> | null = null;
  readonly #loadAll: () => Promise<void>;

  constructor(id: string, loadAll: () => Promise<void>) {
    this.id = id;
    this.#loadAll = loadAll;
  }

  async load(): Promise<Operation<Facts>> {
    await this.#loadAll();
    if (this.loaded === null) throw new Error(`${this.id} is not in its module`);
    return this.loaded;
  }
}

/** Loads the resources in sequence, and lets requests in between. */
export async function loadInTurn(resources: readonly { load(): Promise<unknown> }[]) {
  for (const resource of resources) {
    await resource.load();
    await new Promise((resolve) => setImmediate(resolve));
  }
}
