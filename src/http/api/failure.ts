import type { ApiRequest } from '../../../generator/runtime/dispatch.ts';
import type { Failure } from '../../../generator/runtime/failure.ts';
import type { HearthOperation } from '../../../generator/hearth/facts.ts';
import { RefusedRequest } from '../../../generator/runtime/refused-request.ts';
import type { Log } from '../../log.ts';
import { failureBehind } from '../failures.ts';
import { failureOf, refusalOf } from '../refusals.ts';

interface Failing {
  readonly request: ApiRequest;
  /** Null where the request names none. */
  readonly operation: HearthOperation | null;
  readonly log: Log;
  readonly brand: string;
  /** Says where all operations are, for paths that no operation has. */
  readonly hint: () => string;
}

/** Says how a failure is answered: a refusal of the generated parts, or whatever a hook or a function threw. */
export function describeApiFailure(error: unknown, failing: Failing): Failure {
  const { operation, brand } = failing;
  const plain =
    error instanceof RefusedRequest
      ? refusalOf(error, error.reason === 'unknownPath' ? failing.hint() : undefined)
      : failureBehind(error, failing);
  return operation === null ? plain : failureOf(operation, plain, brand);
}
