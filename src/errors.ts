/**
 * Every error class that a service or guard may throw, and the status it answers with.
 * The body follows the v4 shapes: application errors are `{"message": …}`, framework errors `{"error": …}`.
 */

/** Attribute name to texts, as model validation answers them; `base` for whole-record errors. */
export type AttributeErrors = Readonly<Record<string, readonly string[]>>;

type ErrorBody = Readonly<Record<string, unknown>> | string | null;

export class HttpError extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, body: ErrorBody, headers: Readonly<Record<string, string>> = {}) {
    super(`HTTP ${status}`);
    this.name = new.target.name;
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** The start of a message that names its status, with the separator before the reason. */
const statusLine = /^\d{3} [A-Z][\w ]*(?: - |$)/;

/** The reason in a message; empty without a reason. */
export const readReason = (message: string) => message.replace(statusLine, '');

/** `hint` gives the reason that the text of v4 leaves out, where the caller may know it. */
const addHint = (message: string, hint?: string) =>
  hint === undefined ? { message } : { message, hint };

const addReason = (line: string, reason?: string) => ({
  message: reason === undefined ? line : `${line} - ${reason}`,
});

/** 400. A text is sent unchanged; attribute errors as the model-validation object. */
export class BadRequest extends HttpError {
  constructor(message: string | AttributeErrors = '400 Bad request') {
    super(400, { message });
  }
}

/** 400 for a text that a service classified as spam; `what` is the kind of its record. */
export class RecognizedAsSpam extends HttpError {
  constructor(what: string) {
    const error = `Your ${what} has been recognized as spam and has been discarded.`;
    super(400, { message: { error } });
  }
}

/** 400 of the framework family: declared parameters that are missing or wrong. */
export class InvalidParameters extends HttpError {
  constructor(error: string) {
    super(400, { error });
  }
}

/** 401 without usable credentials or, where v4 returns it, without the permission. */
export class Unauthorized extends HttpError {
  constructor(hint?: string) {
    super(401, addHint('401 Unauthorized', hint));
  }
}

/** 401 for a known token that is no longer valid (RFC 6750). */
export class InvalidToken extends HttpError {
  constructor(description: string, realm: string) {
    super(
      401,
      { error: 'invalid_token', error_description: description },
      {
        'WWW-Authenticate': `Bearer realm="${realm}", error="invalid_token", error_description="${description}"`,
      },
    );
  }
}

/** 403, optionally with the reason behind the standard line. */
export class Forbidden extends HttpError {
  constructor(reason?: string) {
    super(403, addReason('403 Forbidden', reason));
  }
}

/** 403 with the plain line, and with the reason as `hint`. */
export class ForbiddenWithHint extends HttpError {
  constructor(hint: string) {
    super(403, addHint('403 Forbidden', hint));
  }
}

/** 403 for a token whose scopes do not permit the operation; `accepted` lists scopes that do. */
export class InsufficientScope extends HttpError {
  constructor(accepted: readonly string[]) {
    super(403, {
      error: 'insufficient_scope',
      error_description:
        'The request requires higher privileges than provided by the access token.',
      scope: accepted.join(' '),
    });
  }
}

/** 404 naming the kind of object (`Project`, `Group`, `File`, …); without a name the plain line. */
export class NotFound extends HttpError {
  constructor(what?: string) {
    super(404, { message: what === undefined ? '404 Not Found' : `404 ${what} Not Found` });
  }
}

/** 404 for a child row looked up inside a visible parent (the lower-case f is the wire literal). */
export class RowNotFound extends HttpError {
  constructor() {
    super(404, { message: '404 Not found' });
  }
}

/** 405 because the state of the object does not permit the action. */
export class NotAllowed extends HttpError {
  constructor(hint?: string) {
    super(405, addHint('405 Method Not Allowed', hint));
  }
}

/** 405 for a page that the list does not have. */
export class PageNotAllowed extends HttpError {
  constructor(error: string) {
    super(405, { error });
  }
}

export class Conflict extends HttpError {
  constructor(message: string | AttributeErrors = '409 Conflict') {
    super(409, { message });
  }
}

/** 412: the row is newer than the `If-Unmodified-Since` of the request. */
export class PreconditionFailed extends HttpError {
  constructor() {
    super(412, { message: '412 Precondition Failed' });
  }
}

export class Unprocessable extends HttpError {
  constructor(message: string | AttributeErrors = '422 Unprocessable Entity') {
    super(422, { message });
  }
}

/** 429 of the per-action limiters; `retryAfter` in seconds. */
export class TooManyRequests extends HttpError {
  constructor(retryAfter: number, what = 'endpoint') {
    super(
      429,
      {
        message: { error: `This ${what} has been requested too many times. Try again later.` },
      },
      { 'Retry-After': String(retryAfter) },
    );
  }
}

interface ThrottleFacts {
  readonly name: string;
  readonly limit: number;
  /** Seconds of the window. */
  readonly period: number;
  /** Requests in the window, with the refused one. */
  readonly observed: number;
  /** Unix seconds at which the window ends. */
  readonly endsAt: number;
  readonly retryAfter: number;
}

/** 429 of the throttles of the instance: plain text, with headers that state the limit. */
export class Throttled extends HttpError {
  constructor({ name, limit, period, observed, endsAt, retryAfter }: ThrottleFacts, text: string) {
    super(429, text, {
      'Content-Type': 'text/plain; charset=utf-8',
      // The header states the limit per minute, for every window.
      'RateLimit-Limit': String(Math.ceil((limit * 60) / period)),
      'RateLimit-Name': name,
      'RateLimit-Observed': String(observed),
      'RateLimit-Remaining': '0',
      'RateLimit-Reset': String(endsAt),
      'RateLimit-ResetTime': new Date(endsAt * 1000).toUTCString(),
      'Retry-After': String(retryAfter),
    });
  }
}

/** 503 while a required part (database, git host) is unavailable. */
export class Unavailable extends HttpError {
  /** @param retryAfter seconds after which the caller may try again */
  constructor(retryAfter?: number) {
    const headers = retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) };
    super(503, { message: '503 Service Unavailable' }, headers);
  }
}

/** 507 for a file above the free space; only operations that declare the status return it. */
export class InsufficientStorage extends HttpError {
  constructor() {
    super(507, { message: '507 Insufficient Storage' });
  }
}

/** Tells whether an error means temporary overload: the caller should try again. */
export const isForLater = (error: unknown): boolean =>
  error instanceof TooManyRequests || error instanceof Unavailable;
