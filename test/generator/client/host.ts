import type { Host } from '#runtime/dispatch.ts';
import { plainHost } from '#runtime/plain-host.ts';
import { RefusedRequest } from '#runtime/refused-request.ts';
import { toRefusal } from '#src/http/refusals.ts';

const FAILED = { status: 500, body: { message: '500 Internal Server Error' }, headers: {} };

/** A server that lets everybody in, and refuses in Hearth's words: most of these documents have its dialect. */
export const testHost: Host<object, null> = {
  ...plainHost,
  basePath: '/api',
  bodyLimits: { text: 100_000, file: 100_000 },
  requestId: (given) => given ?? 'made',
  context: () => ({}),
  origin: () => 'http://here',
  fail: (error) => (error instanceof RefusedRequest ? toRefusal(error) : FAILED),
};
