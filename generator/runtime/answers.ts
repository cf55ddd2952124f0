import { JSON_TYPE } from './json-type.ts';
import type { Operation, ResponsePlan } from './operation.ts';
import type { SequenceForm } from './sequences.ts';

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

/** Writes items in sequence; `write` prints each, or its data, as JSON. */
export const sequence = (
  mediaType: string,
  form: SequenceForm,
  write: Write,
  ...statuses: readonly number[]
): ResponsePlan => ({ statuses, write: null, mediaType, sequence: { form, write } });

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

/** Tells whether a range includes the status; a range with a body excludes bodiless ones. */
export const isAmong = (hundreds: readonly number[], status: number, hasBody: boolean): boolean =>
  hundreds.includes(Math.trunc(status / 100)) && !(hasBody && BODILESS.includes(status));

/** Response plan of a status, for the media type that the function names; undefined for undeclared statuses. */
export function findResponsePlan(
  { responses }: Operation,
  status: number,
  named?: string,
): ResponsePlan | undefined {
  for (const plan of responses) {
    if (!covers(plan, status)) continue;
    if (named === undefined || named === getMediaType(plan)) return plan;
  }
  return undefined;
}

function covers({ statuses, hundreds, write, mediaType }: ResponsePlan, status: number): boolean {
  if (statuses.includes(status)) return true;
  return hundreds !== undefined && isAmong(hundreds, status, write !== null || mediaType !== null);
}

const getMediaType = ({ write, mediaType }: ResponsePlan): string | null =>
  mediaType ?? (write === null ? null : JSON_TYPE);
