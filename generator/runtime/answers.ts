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

/** Answers with every status of a range. */
export const among = (hundreds: readonly number[], plan: ResponsePlan): ResponsePlan => ({
  ...plan,
  hundreds,
});

/** Statuses that never have a body. */
const BODILESS: readonly number[] = [204, 205, 304];

/** Tells whether a range has the status; one that has a body does not have those without. */
export const isAmong = (hundreds: readonly number[], status: number, hasBody: boolean): boolean =>
  hundreds.includes(Math.trunc(status / 100)) && !(hasBody && BODILESS.includes(status));

/** How an operation answers with a status; undefined when the document does not declare it. */
export function planOf({ responses }: Operation, status: number): ResponsePlan | undefined {
  for (const plan of responses) {
    const { statuses, hundreds, write, mediaType } = plan;
    if (statuses.includes(status)) return plan;
    if (hundreds !== undefined && isAmong(hundreds, status, write !== null || mediaType !== null))
      return plan;
  }
  return undefined;
}
