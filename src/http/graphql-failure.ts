import type { Failure } from '#runtime/failure.ts';
import type { Operation } from '#runtime/operation.ts';

export const isGraphql = ({ path }: Pick<Operation, 'path'>): boolean => path === '/api/graphql';

/** The credentials that GraphQL accepts: clients rely on each of the differences. */
export const graphqlCredentials = {
  jobToken: 'refused',
  sudo: 'ignored',
  showsPage: 'always',
} as const;

/** A failure in the shape of GraphQL, in the words that clients look for. */
export function toGraphqlFailure({ status, body, headers }: Failure): Failure {
  if (isRecord(body) && 'errors' in body) return { status, body, headers };
  const isTooSmall = status === 403 && isRecord(body) && body['error'] === 'insufficient_scope';
  const { 'Content-Type': _, ...others } = headers;
  return {
    status: isTooSmall ? 401 : status,
    body: { errors: [{ message: isTooSmall ? INVALID : formatMessage(status, body) }] },
    headers: others,
  };
}

/** The message for a failure of one field. */
export const toFieldError = ({ status, body }: Failure): string =>
  status === 500 ? 'Internal server error' : (readText(body) ?? String(status));

const INVALID = 'Invalid token';

const messages: Readonly<Record<number, string>> = {
  401: INVALID,
  403: 'API not accessible for user',
  404: 'Not found!',
  500: 'Internal server error',
};

const formatMessage = (status: number, body: unknown) =>
  messages[status] ?? readText(body) ?? String(status);

/** The text of either family of errors. */
function readText(body: unknown): string | null {
  if (typeof body === 'string') return body.trim();
  if (!isRecord(body)) return null;
  const told = body['message'] ?? body['error'];
  if (told === undefined) return null;
  if (isRecord(told) && typeof told['error'] === 'string') return told['error'];
  return typeof told === 'string' ? told : JSON.stringify(told);
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
