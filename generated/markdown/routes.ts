// Generated from spec/resources/markdown.yaml; do not edit. Run `npm run generate`.
import type { Operation } from '../../generator/runtime/operation.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeRenderedMarkdown } from '../markdown/writers.ts';

/** Render Markdown */
export const renderMarkdown: Operation = {
  id: 'renderMarkdown',
  resource: 'markdown',
  source: 'spec/resources/markdown.yaml:5:5',
  method: 'POST',
  path: '/markdown',
  access: {"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},
  scopes: ["api"],
  tier: null,
  flag: null,
  rateLimit: "markdown",
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: [],
  order: ["text","gfm","project"],
  decode: decoders.decodeRenderMarkdown,
  validators: { params: null, query: null, body: checks.check1 },
  relations: null,
  takesBody: true,
  responses: {
    201: { write: writeRenderedMarkdown, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeMessage, mediaType: null },
    429: { write: writeMessage, mediaType: null },
  },
};
