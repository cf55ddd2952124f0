import type { Fault } from './faults.ts';

/** Reasons of refusals before a function, with their usual statuses. */
export const REFUSALS = {
  unknownPath: 404,
  /** A number in the path is below the smallest possible id. */
  namesNothing: 404,
  /** `allow` in `params` are the methods that the path has. */
  method: 405,
  /** `format` in `params` is the ending of the path that nothing is written in. */
  format: 406,
  /** `offered` in `params` are the media types of the response; the client accepts none. */
  accept: 406,
  longAddress: 414,
  malformedAddress: 400,
  /** `faults` has the faults. */
  parameters: 400,
  unreadable: 400,
  largeBody: 413,
  /** `contentType` in `params` is that of the request. */
  contentType: 415,
  /** The memory for large bodies is in use. */
  busy: 503,
  /** `operation` in `params` is the id of an operation without a function. */
  notWritten: 501,
  /** The head of the request has more bytes than are read. */
  longHead: 431,
  slow: 408,
  /** The request expects more of the server than `100-continue`. */
  expectation: 417,
  unknownCaller: 401,
  forbidden: 403,
} as const;
export type RefusalReason = keyof typeof REFUSALS;

interface RefusalDetails {
  /** Fault in words for a developer; empty if the reason suffices. */
  readonly detail?: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly faults?: readonly Fault[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** Request that the document does not allow, or that cannot be served; the host creates the response. */
export class RefusedRequest extends Error {
  readonly reason: RefusalReason;
  readonly status: number;
  readonly detail: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly faults: readonly Fault[];
  /** Headers that belong to the status, such as `Allow`. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(reason: RefusalReason, told: RefusalDetails = {}) {
    const { detail = '', params = {}, faults = [], headers = {} } = told;
    // The error has no stack: the reason suffices, no reader uses the stack, and it costs as much as the rest of the
    // answer.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(detail === '' ? reason : detail);
    Error.stackTraceLimit = stackTraceLimit;
    this.reason = reason;
    this.status = REFUSALS[reason];
    this.detail = detail;
    this.params = params;
    this.faults = faults;
    this.headers = headers;
  }
}
