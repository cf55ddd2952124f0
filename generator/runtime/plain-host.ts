import { randomUUID } from 'node:crypto';
import type { Host } from './host.ts';
import { toProblem } from './problem.ts';

/** The caller, and the context that functions get. */
type PlainHost = Omit<Host<object, unknown>, 'context' | 'authenticate'> & {
  authenticate(): Promise<null>;
};

/** Default host of a server: admits every caller and reports failures as problems (RFC 9457). */
export const plainHost: PlainHost = {
  basePath: '',
  bodyLimits: { text: 1_048_576, file: 10_485_760 },
  entityTags: false,
  requestId: () => randomUUID(),
  authenticate: () => Promise.resolve(null),
  admit: () => undefined,
  guard: () => ({}),
  headerNames: (name) => [name],
  origin: ({ http }) => `http://${http.headers.host ?? 'localhost'}`,
  fail: toProblem,
  undeclared: () => undefined,
  finished: () => undefined,
};
