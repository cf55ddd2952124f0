import { findResponsePlan } from '#runtime/answers.ts';
import type { ApiRequest } from '#runtime/dispatch.ts';
import type { Failure } from '#runtime/failure.ts';
import type { Operation } from '#runtime/operation.ts';
import { isForeignKeyViolation } from '#src/database/dialect.ts';
import { isDiskFull } from '#src/disk/disk-failure.ts';
import {
  HttpError,
  InsufficientStorage,
  NotFound,
  TooManyRequests,
  Unavailable,
} from '#src/errors.ts';
import { CallerBusy, ReaderGone, RepositoryMissing } from '#src/git/errors.ts';
import type { Log } from '#src/log.ts';
import { isAbsence } from './absence.ts';
import { isCutOff } from './connection-lost.ts';

/** The status of a full disk, for operations that declare it: all others are unavailable then. */
export const noRoomStatus = 507;

/** Seconds after which a caller with too much waiting may try again. */
const retryAfterSeconds = 10;

interface FailedRequest {
  readonly request: ApiRequest;
  /** Null if no operation matches the request. */
  readonly operation: Operation | null;
  readonly log: Log;
}

/** Answer to an error of a hook or a function; errors that need an action are logged. */
export function toFailure(error: unknown, { request, operation, log }: FailedRequest): Failure {
  if (error instanceof HttpError) {
    const { cause } = error;
    if (cause !== undefined)
      log.warn(
        { event: 'upstream_failed', request_id: request.id, path: request.path, err: cause },
        'upstream request failed',
      );
    return error;
  }
  if (error instanceof ReaderGone) return new Unavailable();
  if (error instanceof CallerBusy) return new TooManyRequests(retryAfterSeconds, 'repository');
  if (error instanceof RepositoryMissing || isForeignKeyViolation(error)) {
    log.warn(
      { event: 'resource_deleted', request_id: request.id, path: request.path, err: error },
      'resource was deleted during the request',
    );
    return new NotFound();
  }
  if (isCutOff(error, request.http)) {
    log.debug(
      { event: 'client_disconnected', request_id: request.id, path: request.path, err: error },
      'client disconnected before the response',
    );
    return new Unavailable();
  }
  const away = isAbsence(error);
  log.error(
    { event: 'request_failed', request_id: request.id, path: request.path, err: error },
    away ? 'request failed: a dependency is unavailable' : 'request failed',
  );
  if (
    isDiskFull(error) &&
    operation !== null &&
    findResponsePlan(operation, noRoomStatus) !== undefined
  ) {
    return new InsufficientStorage();
  }
  return away ? new Unavailable() : new HttpError(500, { message: '500 Internal Server Error' });
}
