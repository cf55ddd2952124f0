import type { IncomingMessage, ServerResponse } from 'node:http';
import { memoize } from '#src/turns/remembered.ts';
import { parseRegistryAddress } from './address.ts';
import type { RegistryDeps } from './exchange.ts';

/**
 * Answers requests of the distribution protocol and returns true; false for other requests. The first request loads its
 * modules, as for git.
 */
export function mountRegistry(
  deps: RegistryDeps,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const load = memoize(async () => {
    const { createRegistry } = await import('./handler.ts');
    return createRegistry(deps);
  });
  return (request, response) => {
    const address = parseRegistryAddress(request.url ?? '');
    if (address === null) return false;
    load().then(
      (answer) => answer(address, request, response),
      (error: unknown) => {
        deps.log.error({ event: 'module_load_failed', err: error }, 'failed to load the registry');
        response.writeHead(503).end();
      },
    );
    return true;
  };
}
