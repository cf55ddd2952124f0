// Generated from spec/resources/suggestions.yaml; do not edit. Run `npm run generate`.
import type { Operation } from '../../generator/runtime/operation.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage, writeSuggestion } from '../common/writers.ts';

/** Apply several suggestions */
export const applySuggestions: Operation = {
  id: 'applySuggestions',
  resource: 'suggestions',
  source: 'spec/resources/suggestions.yaml:49:5',
  method: 'PUT',
  path: '/suggestions/batch_apply',
  access: {"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},
  scopes: ["api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: [],
  order: ["ids","commit_message"],
  decode: decoders.decodeApplySuggestions,
  validators: { params: null, query: null, body: checks.check1 },
  relations: null,
  takesBody: true,
  responses: {
    200: { write: (v: never) => w.array(v, writeSuggestion), mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeMessage, mediaType: null },
  },
};

/** Apply a suggestion */
export const applySuggestion: Operation = {
  id: 'applySuggestion',
  resource: 'suggestions',
  source: 'spec/resources/suggestions.yaml:5:5',
  method: 'PUT',
  path: '/suggestions/{id}/apply',
  access: {"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},
  scopes: ["api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id"],
  order: ["id","commit_message"],
  decode: decoders.decodeApplySuggestion,
  validators: { params: checks.check2, query: null, body: checks.check3 },
  relations: null,
  takesBody: true,
  responses: {
    200: { write: writeSuggestion, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeMessage, mediaType: null },
  },
};
