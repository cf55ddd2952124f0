import { STATUS_CODES } from 'node:http';
import type { Failure } from './failure.ts';
import type { Fault } from './faults.ts';
import { RefusedRequest } from './refused-request.ts';

export const PROBLEM_TYPE = 'application/problem+json';

/** Members of a problem besides `status`; other members appear in the body, too. */
export interface ProblemMembers {
  /** Kind of the problem; the status suffices if omitted. */
  readonly type?: string;
  readonly title?: string;
  readonly detail?: string;
  readonly instance?: string;
  readonly [member: string]: unknown;
}

/** Failure that functions and hooks may throw; the response follows RFC 9457. */
export class Problem extends Error {
  readonly status: number;
  readonly members: ProblemMembers;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    members: ProblemMembers = {},
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(members.detail ?? members.title ?? STATUS_CODES[status] ?? String(status));
    this.status = status;
    this.members = members;
    this.headers = headers;
  }
}

/** Response to a failure by RFC 9457. Errors other than `Problem` and refusals reveal only the status. */
export function toProblem(error: unknown): Failure {
  if (error instanceof Problem) return toFailure(error.status, error.members, error.headers);
  if (!(error instanceof RefusedRequest)) return toFailure(500, {}, {});
  const { status, detail, params, faults, headers } = error;
  const told = detail === '' ? {} : { detail };
  const errors = faults.length === 0 ? {} : { detail: formatDetail(faults), errors: faults };
  return toFailure(status, { ...params, ...told, ...errors }, headers);
}

const formatDetail = ([first]: readonly Fault[]): string =>
  first === undefined ? '' : `The ${first.in} is not as described: ${formatPlace(first)}`;

const formatPlace = ({ pointer, keyword }: Fault) =>
  pointer === '' ? keyword : `${pointer} (${keyword})`;

function toFailure(
  status: number,
  { type = 'about:blank', title = STATUS_CODES[status], ...others }: ProblemMembers,
  headers: Readonly<Record<string, string>>,
): Failure {
  const body = { type, ...(title !== undefined && { title }), status, ...others };
  return { status, body, headers: { ...headers, 'Content-Type': PROBLEM_TYPE } };
}
