import type { IncomingMessage } from 'node:http';
import type { Authenticate } from '#src/auth/authenticate.ts';
import { readCookie, listSessionCookieNames } from '#src/auth/session-cookie.ts';
import type { Config } from '#src/config.ts';
import { HttpError } from '#src/errors.ts';
import type { Actor } from '#src/records/actor.ts';

/**
 * Finds the caller of a page, whose requests are counted: the owner of the session cookie, also for forms, which are
 * verified later. Rejected credentials give null.
 */
export async function findWebCaller(
  authenticate: Authenticate,
  http: IncomingMessage,
  config: Pick<Config, 'brand'>,
): Promise<Actor | null> {
  const query = new URLSearchParams((http.url ?? '').split('?', 2)[1]);
  try {
    const actor = await authenticate({
      header: (name) => {
        const value = http.headers[name];
        return typeof value === 'string' ? value : undefined;
      },
      query: (name) => query.getAll(name).at(-1),
      http,
    });
    const session = readCookie(http.headers.cookie, listSessionCookieNames(config));
    if (actor !== null || session === null) return actor;
    return (await authenticate.bySession(session, http))?.actor ?? null;
  } catch (error) {
    if (error instanceof HttpError) return null;
    throw error;
  }
}
