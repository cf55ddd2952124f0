import type { IncomingMessage, ServerResponse } from 'node:http';
import { memoize } from '#src/turns/remembered.ts';
import { parseGitAddress } from './address.ts';
import type { GitHttpDeps } from './handler.ts';

/**
 * Answers git requests over HTTP and returns true; false for other requests. The first request loads its modules, so
 * the start does not wait for them.
 */
export function mountGit(
  deps: GitHttpDeps,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const load = memoize(async () => {
    const { createGitHttp } = await import('./handler.ts');
    return createGitHttp(deps);
  });
  return (request, response) => {
    const address = parseGitAddress(request.url ?? '');
    if (address === null) return false;
    load().then(
      (answer) => answer(address, request, response),
      (error: unknown) => {
        deps.log.error({ event: 'module_load_failed', err: error }, 'failed to load git over HTTP');
        response.writeHead(503).end();
      },
    );
    return true;
  };
}
