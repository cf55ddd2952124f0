import type { ApiRequest } from '../../../generator/runtime/dispatch.ts';
import type { Operation } from '../../../generator/runtime/operation.ts';
import type { Log } from '../../log.ts';
import type { ClientAddress } from '../../text/client-address.ts';
import { describeCaller } from '../access-log.ts';

/** True for a runner that asks for a job and is given none, as each of them does every few seconds. */
const isIdlePoll = (operation: Operation | null, status: number) =>
  operation?.id === 'requestJob' && status === 204;

/** Writes the line of a request that was answered; at level debug where a runner was given no job. */
export function recordAnswer(
  { log, clientAddress }: { readonly log: Log; readonly clientAddress: ClientAddress },
  request: ApiRequest,
  operation: Operation | null,
  status: number,
  milliseconds: number,
): void {
  const level = status === 501 ? 'warn' : isIdlePoll(operation, status) ? 'debug' : 'info';
  if (!log.isLevelEnabled(level)) return;
  // Without its query, which may carry a token.
  const line = {
    request_id: request.id,
    method: request.http.method,
    path: request.path,
    operation: operation?.id,
    status,
    duration_ms: Math.round(milliseconds * 1000) / 1000,
    ...describeCaller(request.http, clientAddress),
  };
  if (level === 'warn') log.warn(line, 'the operation is not written yet');
  else log[level](line);
}
