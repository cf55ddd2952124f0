import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '#src/log.ts';
import type { Actor } from '#src/records/actor.ts';
import { truncateText } from '#src/text/beginning-of.ts';
import type { ClientAddress } from '#src/text/client-address.ts';

/** The caller of a request, in the fields of the access log. */
interface LoggedCaller {
  readonly user_id?: number | undefined;
  /** The administrator who acts as the user by sudo. */
  readonly impersonator_id?: number | undefined;
  /** `deploy_token`, or the kind of a token of a user. */
  readonly token_kind?: string | undefined;
  readonly token_id?: number | undefined;
}

/** Maximum characters of a path in a log line, because clients may send long ones. */
const maxPathChars = 2_048;

/** A path as a line holds it: credentials before a host, which a wrong address may have, are left out. */
export const toLoggedPath = (path: string): string =>
  truncateText(path.startsWith('//') ? path.replace(/^\/\/[^/]*@/, '//') : path, maxPathChars);

const caller = Symbol('caller');

/** A request with its caller as a property: a separate map would cost more per request than the log line. */
type NotedRequest = IncomingMessage & { [caller]?: Actor | { readonly deployToken: number } };

/** Notes the caller of a request for its line in the access log. */
export function noteCaller(request: NotedRequest, actor: Actor | null): void {
  if (actor !== null) request[caller] = actor;
}

/** Records that a request used a deploy token. */
export function noteDeployToken(request: NotedRequest, { id }: { readonly id: number }): void {
  request[caller] = { deployToken: id };
}

/** Returns the caller of a request, as fields of the access log. */
export function describeCaller(request: NotedRequest): LoggedCaller {
  const noted = request[caller];
  if (noted === undefined) return {};
  if ('deployToken' in noted) return { token_kind: 'deploy_token', token_id: noted.deployToken };
  const { user, token, impersonator } = noted;
  return {
    user_id: user.id,
    impersonator_id: impersonator?.user.id,
    token_kind: token?.kind,
    token_id: token?.id,
  };
}

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
    log.info(
      {
        event: 'request',
        area,
        method,
        path,
        service,
        status: response.statusCode,
        duration_ms,
        ...describeCaller(request),
        remote_address,
      },
      'request answered',
    );
  });
}
