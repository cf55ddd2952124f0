import type { Failure } from '#runtime/failure.ts';

export const SCIM_TYPE = 'application/scim+json';

const ERROR_SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:Error';

/** Converts a failure to the form of RFC 7644, whatever its source; a failure in this form stays unchanged. */
export function toScimFailure({ status, body, headers }: Failure): Failure {
  const error = isRecord(body) && 'schemas' in body ? body : toScimError(status, body);
  return {
    status,
    body: JSON.stringify(error),
    headers: { ...headers, 'Content-Type': SCIM_TYPE },
  };
}

const toScimError = (status: number, body: unknown) => ({
  schemas: [ERROR_SCHEMA],
  detail: readDetail(body) ?? String(status),
  status,
});

/** The text of either family of errors. */
function readDetail(body: unknown): string | null {
  if (typeof body === 'string') return body;
  if (!isRecord(body)) return null;
  const told = body['error_description'] ?? body['message'] ?? body['error'];
  if (told === undefined) return null;
  return isRecord(told) && typeof told['error'] === 'string' ? told['error'] : toText(told);
}

const toText = (told: unknown) => (typeof told === 'string' ? told : JSON.stringify(told));

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
