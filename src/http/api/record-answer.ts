import type { ApiRequest } from '#runtime/dispatch.ts';
import type { Operation } from '#runtime/operation.ts';
import type { Log } from '#src/log.ts';
import type { ClientAddress } from '#src/text/client-address.ts';
import { describeCaller, toLoggedPath } from '../access-log.ts';

/** True for the request of a runner that gets no job; each idle runner sends one every few seconds. */
const isIdlePoll = (operation: Operation | null, status: number) =>
  operation?.id === 'requestJob' && status === 204;

/** Writes the access log line of an answered request; polls of idle runners at level `debug`. */
export function recordAnswer(
  { log, clientAddress }: { readonly log: Log; readonly clientAddress: ClientAddress },
  request: ApiRequest,
  operation: Operation | null,
  status: number,
  milliseconds: number,
): void {
  const level = status === 501 ? 'warn' : isIdlePoll(operation, status) ? 'debug' : 'info';
  if (!log.isLevelEnabled(level)) return;
  // The logged path has no query, which may carry a token.
  const line = {
    event: 'request',
    request_id: request.id,
    method: request.http.method,
    path: toLoggedPath(request.path),
    operation: operation?.id,
    status,
    duration_ms: Math.round(milliseconds * 1000) / 1000,
    ...describeCaller(request.http),
    remote_address: clientAddress(request.http),
  };
  if (level === 'warn') log.warn(line, 'operation is not implemented');
  else log[level](line, 'request answered');
}
