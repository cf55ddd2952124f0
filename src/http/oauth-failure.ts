import type { HearthFacts } from '#generator/hearth/facts.ts';
import type { Failure } from '#runtime/failure.ts';

/**
 * A failure in the form of OAuth, for operations in which clients authenticate (RFC 6749) and operations about the used
 * token (RFC 6750); null for others.
 */
export function toOauthFailure(
  { security = [] }: Pick<HearthFacts, 'security'>,
  { status, body, headers }: Failure,
  realm: string,
): Failure | null {
  const atEndpoint = security.includes('applicationCredentials');
  if (!atEndpoint && !security.includes('accessTokenQuery')) return null;
  if (status >= 500 || status === 429) return null;
  const told = isRecord(body) ? body : {};
  const error = {
    ...told,
    ...(typeof told['error_description'] !== 'string' && {
      error: atEndpoint ? 'invalid_request' : 'invalid_token',
      error_description: formatReason(told),
    }),
  };
  // An insufficient scope is reported by the usual body.
  if (!atEndpoint && status !== 401) return null;
  const parameters = Object.entries({ realm, ...pick(error) })
    .map(([name, value]) => `${name}="${value.replaceAll(/[^\x20-\x21\x23-\x5b\x5d-\x7e]/g, '')}"`)
    .join(', ');
  return {
    status,
    body: error,
    headers: {
      ...headers,
      'WWW-Authenticate': `Bearer ${parameters}`,
      'Cache-Control': 'no-store',
      Pragma: 'no-cache',
    },
  };
}

const pick = (error: Readonly<Record<string, unknown>>) => ({
  error: String(error['error']),
  error_description: String(error['error_description']),
});

/** The text of either family of errors. */
function formatReason(body: Readonly<Record<string, unknown>>): string {
  const told = body['error'] ?? body['message'];
  if (told === '401 Unauthorized') return 'The access token is missing or unknown.';
  return typeof told === 'string' ? told : 'The request cannot be understood.';
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
