import type { ServiceResponse } from './respond.ts';

export type ServiceFunction<C> = (request: never, context: C) => Promise<ServiceResponse>;
/** The functions of one resource, by operation id. */
export type ServiceFunctions<C> = Readonly<Record<string, ServiceFunction<C>>>;
/** Functions of each resource, or a loader that runs on the first use. */
export type ServiceTable<C> = Readonly<
  Record<string, ServiceFunctions<C> | (() => Promise<ServiceFunctions<C>>)>
>;

/** Table of functions that loads each resource once; `undefined` for missing functions. */
export class LoadedServices<C> {
  readonly #table: ServiceTable<C>;
  readonly #loaded = new Map<string, ServiceFunctions<C>>();

  constructor(table: ServiceTable<C>) {
    this.#table = table;
  }

  /** A promise only for the first requests of a resource. */
  of(resource: string): ServiceFunctions<C> | Promise<ServiceFunctions<C>> | undefined {
    const known = this.#loaded.get(resource);
    if (known !== undefined) return known;
    const entry = Object.hasOwn(this.#table, resource) ? this.#table[resource] : undefined;
    return typeof entry === 'function' ? this.#load(resource, entry) : entry;
  }

  async #load(
    resource: string,
    load: () => Promise<ServiceFunctions<C>>,
  ): Promise<ServiceFunctions<C>> {
    const functions = await load();
    this.#loaded.set(resource, functions);
    return functions;
  }
}
