import type { Operation } from './operation.ts';

/**
 * Statuses of failures that no operation declares itself, and of unknown addresses: the document declares them once
 * for all operations, as the default response.
 */
export const UNEXPECTED: readonly number[] = [405, 406, 414, 500, 503];

/**
 * Statuses that an operation can return before its function is called, besides unexpected ones.
 *
 * Every request may have an unreadable query (400), an unknown token (401), or a blocked account or insufficient scope
 * (403). It may name an unknown user for sudo (404), or exceed a rate limit (429). Operations without a function
 * answer 501.
 */
export const listRefusals = ({
  takesBody,
  pending,
}: Pick<Operation, 'takesBody' | 'pending'>): readonly number[] => [
  ...(takesBody ? WITH_BODY : WITHOUT_BODY),
  ...(pending ? [501] : []),
];

const WITHOUT_BODY = [400, 401, 403, 404, 429];
const WITH_BODY = [400, 401, 403, 404, 413, 415, 429];
