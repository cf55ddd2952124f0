import type { Operation } from './operation.ts';

/**
 * Statuses of failures that are nobody's own, and of addresses that name no operation: the document says them once for
 * all operations, as the default response.
 */
export const UNEXPECTED: readonly number[] = [405, 406, 414, 500, 503];

/**
 * Statuses that an operation can answer before its function is asked, besides the unexpected ones. Most of them can
 * befall every operation, because everybody may send a query that cannot be read (400), a token that does not exist
 * (401), one of a blocked account or with too small a scope (403), the name of a user to act as whom nobody has (404),
 * or too many requests (429). Operations that wait for their function answer 501.
 */
export const refusalsOf = ({
  takesBody,
  pending,
}: Pick<Operation, 'takesBody' | 'pending'>): readonly number[] => [
  ...(takesBody ? WITH_BODY : WITHOUT_BODY),
  ...(pending ? [501] : []),
];

const WITHOUT_BODY = [400, 401, 403, 404, 429];
const WITH_BODY = [400, 401, 403, 404, 413, 415, 429];
