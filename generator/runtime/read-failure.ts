import { BodiesFull } from './body-memory.ts';
import { BodyTooLarge, UnsupportedContentType } from './body-plan.ts';
import type { Failure } from './failure.ts';
import { UnreadableRequest } from './raw.ts';

const PARSE_ERROR = 'the request cannot be read';

const RETRY = { 'Retry-After': '5' };

/** Answers of what `readBody` and `parsePairs` throw. */
export function readFailure(error: unknown): Failure | null {
  if (!(error instanceof Error)) return null;
  const headers = {};
  switch (error.constructor) {
    case UnreadableRequest:
      return { status: 400, body: { error: error.message || PARSE_ERROR }, headers };
    case BodyTooLarge:
      return { status: 413, body: { message: '413 Request Entity Too Large' }, headers };
    case BodiesFull:
      return { status: 503, body: { message: '503 Service Unavailable' }, headers: RETRY };
    case UnsupportedContentType:
      return {
        status: 415,
        body: {
          error: `The provided content-type '${(error as UnsupportedContentType).contentType}' is not supported.`,
        },
        headers,
      };
    default:
      return null;
  }
}
