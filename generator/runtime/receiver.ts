import type { IncomingMessage, ServerResponse } from 'node:http';
import { createDispatcher, type Host } from './dispatch.ts';
import type { Method, Operation } from './operation.ts';
import type { Route } from './route.ts';
import type { ServiceFunctions } from './services.ts';

/** A handler of requests to these operations, whatever their path. */
export function receiver<C, Caller, Facts>(
  operations: Partial<Record<Method, Operation<Facts>>>,
  functions: object,
  host: Host<C, Caller, Facts>,
): (request: IncomingMessage, response: ServerResponse) => void {
  const lazy = Object.entries(operations).map(
    ([method, operation]) =>
      [
        method,
        { id: operation.id, loaded: operation, load: () => Promise.resolve(operation) },
      ] as const,
  );
  const [resource = ''] = Object.values(operations).map((operation) => operation.resource);
  const route: Route<Facts> = {
    template: '/',
    captures: [],
    wildcard: false,
    operations: Object.fromEntries(lazy),
  };
  const dispatch = createDispatcher(
    () => route,
    { [resource]: functions as ServiceFunctions<C> },
    host,
  );
  return (request, response) => dispatch(request, response);
}
