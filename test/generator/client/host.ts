import type { Host } from '../../../generator/runtime/dispatch.ts';

/** A server that lets everybody in. */
export const testHost: Host<object, null> = {
  basePath: '/api',
  bodyLimits: { text: 100_000, file: 100_000 },
  requestId: (given) => given ?? 'made',
  authenticate: async () => null,
  admit: () => undefined,
  guard: async () => ({}),
  context: () => ({}),
  headerNames: (name) => [name],
  origin: () => 'http://here',
  fail: () => ({ status: 500, body: { message: '500 Internal Server Error' }, headers: {} }),
  failureAs: (_mediaType, failure) => failure,
  undeclared: () => undefined,
  finished: () => undefined,
};
