import type { IncomingMessage } from 'node:http';
import type { Authenticate } from '../auth/authenticate.ts';
import { HttpError } from '../errors.ts';
import type { Actor } from '../records/actor.ts';

/** Who asks for a page; nobody also with credentials that are refused. */
export async function webCaller(
  authenticate: Authenticate,
  http: IncomingMessage,
): Promise<Actor | null> {
  const query = new URLSearchParams((http.url ?? '').split('?', 2)[1]);
  try {
    return await authenticate({
      header: (name) => {
        const value = http.headers[name];
        return typeof value === 'string' ? value : undefined;
      },
      query: (name) => query.getAll(name).at(-1),
      http,
    });
  } catch (error) {
    if (error instanceof HttpError) return null;
    throw error;
  }
}
