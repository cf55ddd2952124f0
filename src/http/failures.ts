import { planOf } from '../../generator/runtime/answers.ts';
import type { ApiRequest } from '../../generator/runtime/dispatch.ts';
import type { Failure } from '../../generator/runtime/failure.ts';
import type { Operation } from '../../generator/runtime/operation.ts';
import { isForeignKeyViolation } from '../database/dialect.ts';
import { isDiskFull } from '../disk/disk-failure.ts';
import {
  HttpError,
  InsufficientStorage,
  NotFound,
  TooManyRequests,
  Unavailable,
} from '../errors.ts';
import { CallerBusy, ReaderGone, RepositoryMissing } from '../git/errors.ts';
import type { Log } from '../log.ts';
import { isAbsence } from './absence.ts';
import { isCutOff } from './connection-lost.ts';

/** The status of a full disk, for operations that declare it: all others are unavailable then. */
export const noRoomStatus = 507;

/** Seconds after which a caller with too much waiting may try again. */
const retryAfterSeconds = 10;

interface Asked {
  readonly request: ApiRequest;
  /** Null where the request names none. */
  readonly operation: Operation | null;
  readonly log: Log;
}

/** The answer to an error of a hook or a function, which is logged where somebody has to act on it. */
export function toFailure(error: unknown, { request, operation, log }: Asked): Failure {
  if (error instanceof HttpError) {
    const about = { request_id: request.id, path: request.path, err: error.cause };
    if (error.cause !== undefined) log.warn(about, 'another server did not do its part');
    return error;
  }
  if (error instanceof ReaderGone) return new Unavailable();
  if (error instanceof CallerBusy) return new TooManyRequests(retryAfterSeconds, 'repository');
  if (error instanceof RepositoryMissing || isForeignKeyViolation(error)) {
    const about = { request_id: request.id, path: request.path, err: error };
    log.warn(about, 'what this is about was deleted meanwhile');
    return new NotFound();
  }
  if (isCutOff(error, request.http)) {
    log.debug({ request_id: request.id, path: request.path, err: error }, 'the client has left');
    return new Unavailable();
  }
  const away = isAbsence(error);
  log.error(
    { request_id: request.id, path: request.path, err: error },
    away ? 'unavailable' : 'failed',
  );
  if (isDiskFull(error) && operation !== null && planOf(operation, noRoomStatus) !== undefined) {
    return new InsufficientStorage();
  }
  return away ? new Unavailable() : new HttpError(500, { message: '500 Internal Server Error' });
}
