import type { ApiRequest } from '../../../generator/runtime/dispatch.ts';
import type { Operation } from '../../../generator/runtime/operation.ts';
import type { Log } from '../../log.ts';

/** Writes the line of a request that was answered. */
export function recordAnswer(
  log: Log,
  request: ApiRequest,
  operation: Operation | null,
  status: number,
  milliseconds: number,
): void {
  const level = status === 501 ? 'warn' : 'info';
  if (!log.isLevelEnabled(level)) return;
  // Without its query, which may carry a token.
  const line = {
    request_id: request.id,
    method: request.http.method,
    path: request.path,
    operation: operation?.id,
    status,
    duration_ms: Math.round(milliseconds * 1000) / 1000,
  };
  if (level === 'warn') log.warn(line, 'the operation is not written yet');
  else log.info(line);
}
