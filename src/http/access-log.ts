import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '../log.ts';
import type { Actor } from '../records/actor.ts';
import { truncateText } from '../text/beginning-of.ts';
import type { ClientAddress } from '../text/client-address.ts';

/** The caller of a request, in the fields of the access log. */
interface LoggedCaller {
  readonly user_id?: number;
  /** The administrator who acts as the user by sudo. */
  readonly impersonator_id?: number;
  /** `deploy_token`, or the kind of a token of a user. */
  readonly token_kind?: string;
  readonly token_id?: number;
}

/** Characters of a path that a line holds: anybody may send long ones. */
const maxPathChars = 2_048;

export const toLoggedPath = (path: string): string => truncateText(path, maxPathChars);

const callers = new WeakMap<IncomingMessage, LoggedCaller>();

/** Notes the caller of a request for its line in the access log. */
export function noteCaller(request: IncomingMessage, actor: Actor | null): void {
  if (actor === null) return;
  const { user, token, impersonator } = actor;
  callers.set(request, {
    user_id: user.id,
    ...(impersonator !== null && { impersonator_id: impersonator.user.id }),
    ...(token !== null && { token_kind: token.kind, token_id: token.id }),
  });
}

/** Notes that a request came with a deploy token. */
export function noteDeployToken(request: IncomingMessage, { id }: { readonly id: number }): void {
  callers.set(request, { token_kind: 'deploy_token', token_id: id });
}

/** Returns the caller and the client address of a request, as fields of the access log. */
export const describeCaller = (request: IncomingMessage, clientAddress: ClientAddress) => ({
  ...callers.get(request),
  remote_address: clientAddress(request),
});

/** Writes the line of a request of git or of the registry when its connection is done or lost. */
export function recordWhenSent(
  { log, clientAddress }: { readonly log: Log; readonly clientAddress: ClientAddress },
  area: 'git' | 'registry',
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (!log.isLevelEnabled('info')) return;
  const started = performance.now();
  const { method, url = '' } = request;
  // A closed socket has no address.
  const remote_address = clientAddress(request);
  response.once('close', () => {
    // The query may carry a token, so that only the service of git is logged.
    const [address = '', query = ''] = url.split('?', 2);
    const path = toLoggedPath(address);
    const service = /(?:^|&)service=(git-[a-z-]{1,20})(?:&|$)/.exec(query)?.[1];
    const duration_ms = Math.round((performance.now() - started) * 1000) / 1000;
    log.info({
      ...{ area, method, path, service, status: response.statusCode, duration_ms },
      ...callers.get(request),
      remote_address,
    });
  });
}
