// Generated from spec/resources/iterations.yaml; do not edit. Run `npm run generate`.
import type { Operation } from '../../generator/runtime/operation.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeIssueIteration } from '../issues/writers.ts';

/** List the iterations of a group */
export const listGroupIterations: Operation = {
  id: 'listGroupIterations',
  resource: 'iterations',
  source: 'spec/resources/iterations.yaml:5:5',
  method: 'GET',
  path: '/groups/{id}/iterations',
  access: {"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},
  scopes: ["api","read_api"],
  tier: "premium",
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: true,
  pending: false,
  pathParameters: ["id"],
  order: ["id","state","search","in","include_ancestors","updated_after","updated_before","page","per_page"],
  decode: decoders.decodeListGroupIterations,
  validators: { params: checks.check1, query: checks.check2, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: (v: never) => w.array(v, writeIssueIteration), mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeMessage, mediaType: null },
  },
};

/** List the iterations of a project */
export const listProjectIterations: Operation = {
  id: 'listProjectIterations',
  resource: 'iterations',
  source: 'spec/resources/iterations.yaml:28:5',
  method: 'GET',
  path: '/projects/{id}/iterations',
  access: {"kind":"project","level":"visible","parameter":"id","feature":"issues","signedIn":false,"early":false},
  scopes: ["api","read_api"],
  tier: "premium",
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: true,
  pending: false,
  pathParameters: ["id"],
  order: ["id","state","search","in","include_ancestors","updated_after","updated_before","page","per_page"],
  decode: decoders.decodeListProjectIterations,
  validators: { params: checks.check1, query: checks.check2, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: (v: never) => w.array(v, writeIssueIteration), mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeAnyError, mediaType: null },
  },
};
