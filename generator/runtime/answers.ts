import type { Operation, ResponsePlan } from './operation.ts';

type Write = NonNullable<ResponsePlan['write']>;

/** A body that `write` prints as JSON. */
export const json = (write: Write, ...statuses: readonly number[]): ResponsePlan => ({
  statuses,
  write,
  mediaType: null,
});

/** JSON that another media type than `application/json` announces. */
export const jsonAs = (
  mediaType: string,
  write: Write,
  ...statuses: readonly number[]
): ResponsePlan => ({ statuses, write, mediaType });

/** A body that is not JSON. */
export const content = (mediaType: string, ...statuses: readonly number[]): ResponsePlan => ({
  statuses,
  write: null,
  mediaType,
});

/** No body. */
export const empty = (...statuses: readonly number[]): ResponsePlan => ({
  statuses,
  write: null,
  mediaType: null,
});

/** How an operation answers with a status; undefined when the document does not declare it. */
export function planOf({ responses }: Operation, status: number): ResponsePlan | undefined {
  for (const plan of responses) if (plan.statuses.includes(status)) return plan;
  return undefined;
}
