// Generated from spec/resources/applications.yaml; do not edit. Run `npm run generate`.
import type { Operation } from '../../generator/runtime/operation.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeApplication, writeApplicationWithSecret } from '../applications/writers.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';

/** List the applications of the instance */
export const listApplications: Operation = {
  id: 'listApplications',
  resource: 'applications',
  source: 'spec/resources/applications.yaml:6:5',
  method: 'GET',
  path: '/applications',
  access: {"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api","read_api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: true,
  pending: false,
  pathParameters: [],
  order: ["page","per_page"],
  decode: decoders.decodeListApplications,
  validators: { params: null, query: checks.check1, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: (v: never) => w.array(v, writeApplication), mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
  },
};

/** Register an application */
export const createApplication: Operation = {
  id: 'createApplication',
  resource: 'applications',
  source: 'spec/resources/applications.yaml:28:5',
  method: 'POST',
  path: '/applications',
  access: {"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: [],
  order: ["name","redirect_uri","scopes","confidential"],
  decode: decoders.decodeCreateApplication,
  validators: { params: null, query: null, body: checks.check2 },
  relations: null,
  takesBody: true,
  responses: {
    201: { write: writeApplicationWithSecret, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
  },
};

/** Delete an application */
export const deleteApplication: Operation = {
  id: 'deleteApplication',
  resource: 'applications',
  source: 'spec/resources/applications.yaml:65:5',
  method: 'DELETE',
  path: '/applications/{id}',
  access: {"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id"],
  order: ["id"],
  decode: decoders.decodeDeleteApplication,
  validators: { params: checks.check3, query: null, body: null },
  relations: null,
  takesBody: true,
  responses: {
    204: { write: null, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeMessage, mediaType: null },
  },
};
