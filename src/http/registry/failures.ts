import { isForeignKeyViolation } from '#src/database/dialect.ts';
import { HttpError } from '#src/errors.ts';
import {
  createErrorBody,
  RegistryRefusal,
} from '#src/domains/registry/container-registry/errors.ts';
import { isAbsence } from '../absence.ts';

/** An error in the form of the protocol. */
export function toRegistryRefusal(error: unknown): RegistryRefusal {
  if (error instanceof RegistryRefusal) return error;
  // The repository was removed during the request: the next attempt creates it again.
  if (isAbsence(error) || isForeignKeyViolation(error)) return createUnavailable();
  if (!(error instanceof HttpError)) return new RegistryRefusal(500, 'UNKNOWN', 'unknown error');
  const { status, headers } = error;
  if (status === 503) return createUnavailable();
  if (status === 429) {
    return new RegistryRefusal(429, 'TOOMANYREQUESTS', 'too many requests', { headers });
  }
  if (status === 404) {
    return new RegistryRefusal(404, 'NAME_UNKNOWN', 'repository name not known to registry');
  }
  if (status === 401) return new RegistryRefusal(401, 'UNAUTHORIZED', 'authentication required');
  return new RegistryRefusal(status, 'DENIED', 'requested access to the resource is denied');
}

/** Seconds in `Retry-After`. */
const createUnavailable = () =>
  new RegistryRefusal(503, 'UNAVAILABLE', 'a part of the registry is unavailable', {
    headers: { 'Retry-After': '10' },
  });

export const switchedOff = createErrorBody('UNAVAILABLE', 'registry not enabled');
