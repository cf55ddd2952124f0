import type { ApiRequest } from '#runtime/dispatch.ts';
import type { Failure } from '#runtime/failure.ts';
import type { HearthOperation } from '#generator/hearth/facts.ts';
import { RefusedRequest } from '#runtime/refused-request.ts';
import type { Log } from '#src/log.ts';
import { toFailure } from '../failures.ts';
import { toOperationFailure, toRefusal } from '../refusals.ts';

interface Failing {
  readonly request: ApiRequest;
  /** Null if no operation matches the request. */
  readonly operation: HearthOperation | null;
  readonly log: Log;
  readonly brand: string;
  /** The address of all operations, for unknown paths. */
  readonly hint: () => string;
}

/** Describes the response to a failure: a refusal of the generated parts, or an error of a hook or a function. */
export function describeApiFailure(error: unknown, failing: Failing): Failure {
  const { operation, brand } = failing;
  const plain =
    error instanceof RefusedRequest
      ? toRefusal(error, error.reason === 'unknownPath' ? failing.hint() : undefined)
      : toFailure(error, failing);
  return operation === null ? plain : toOperationFailure(operation, plain, brand);
}
