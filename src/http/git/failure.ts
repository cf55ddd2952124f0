import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerEarly } from '#runtime/early-answer.ts';
import type { Environment } from '#src/context.ts';
import { HttpError, TooManyRequests } from '#src/errors.ts';
import { CallerBusy, OutputTooLarge, ReaderGone, RepositoryMissing } from '#src/git/errors.ts';
import type { Log } from '#src/log.ts';
import { isAbsence } from '../absence.ts';
import { isCutOff } from '../connection-lost.ts';

interface Deps {
  readonly environment: Pick<Environment, 'config'>;
  readonly log: Log;
}

/** Answers a failed request of git, in words for the user of git. */
export function answerFailure(
  { environment, log }: Deps,
  error: unknown,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (error instanceof ReaderGone || isCutOff(error, request)) {
    log.debug(
      { event: 'client_disconnected', path: readPath(request), err: error },
      'client disconnected before the response',
    );
    response.destroy();
    return;
  }
  const { status, text, headers } = describeFailure(error, environment.config.brand);
  if (status >= 500) {
    log.error(
      { event: 'git_request_failed', path: readPath(request), err: error },
      status === 503 ? 'git request failed: a dependency is unavailable' : 'git request failed',
    );
  }
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const all = Object.entries({
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-cache',
    'X-Content-Type-Options': 'nosniff',
    ...headers,
  }).flatMap(([name, value]) => [name, String(value)]);
  if (request.complete) response.writeHead(status, all).end(`${text}\n`);
  else answerEarly({ request, response }, status, all, `${text}\n`);
}

const readPath = ({ url }: IncomingMessage) => url?.split('?', 1)[0];

interface Described {
  readonly status: number;
  /** Git shows it to its user. */
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Seconds. */
const later = { 'Retry-After': '10' };

function describeFailure(error: unknown, brand: string): Described {
  if (error instanceof RepositoryMissing) {
    return { status: 404, text: 'The project has no repository yet.' };
  }
  if (isAbsence(error)) {
    return { status: 503, text: 'Git is not available. Please try again.', headers: later };
  }
  if (error instanceof CallerBusy) {
    return { status: 429, text: 'Too much of yours is waiting. Please try again.', headers: later };
  }
  if (error instanceof OutputTooLarge) return { status: 413, text: 'The request is too large.' };
  if (isDamaged(error)) return { status: 400, text: 'The request cannot be unpacked.' };
  if (!(error instanceof HttpError)) return { status: 500, text: 'Something went wrong.' };
  const { status, headers } = error;
  if (error instanceof TooManyRequests) {
    return { status, text: 'Too many logins have failed. Please try again later.', headers };
  }
  if (status === 401) {
    // The only challenge that git answers.
    const challenge = { 'WWW-Authenticate': `Basic realm="${brand}", charset="UTF-8"` };
    return { status, text: 'HTTP Basic: Access denied', headers: challenge };
  }
  return { status, text: describeHttpError(error), headers };
}

/** The codes that zlib has for bytes that it cannot unpack. */
const isDamaged = (error: unknown) =>
  error instanceof Error && 'code' in error && /^Z_(?:DATA|BUF)_ERROR$/.test(String(error.code));

/** The message for people in the body that the API would send. */
export function describeHttpError({ status, body }: HttpError): string {
  if (typeof body === 'string') return body;
  const text = body?.['message'] ?? body?.['error_description'] ?? body?.['error'];
  return typeof text === 'string' ? text.replace(/^[0-9]{3} [A-Za-z ]+ - /, '') : `HTTP ${status}`;
}
