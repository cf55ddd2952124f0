// Generated from spec/resources/events.yaml; do not edit. Run `npm run generate`.
import type { Operation } from '../../generator/runtime/operation.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeEvent } from '../events/writers.ts';

/** List your events */
export const listOwnEvents: Operation = {
  id: 'listOwnEvents',
  resource: 'events',
  source: 'spec/resources/events.yaml:5:5',
  method: 'GET',
  path: '/events',
  access: {"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},
  scopes: ["read_user","api","read_api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: true,
  pending: false,
  pathParameters: [],
  order: ["action","target_type","before","after","sort","scope","page","per_page"],
  decode: decoders.decodeListOwnEvents,
  validators: { params: null, query: checks.check1, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: (v: never) => w.array(v, writeEvent), mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
  },
};

/** List the events of a project */
export const listProjectEvents: Operation = {
  id: 'listProjectEvents',
  resource: 'events',
  source: 'spec/resources/events.yaml:125:5',
  method: 'GET',
  path: '/projects/{id}/events',
  access: {"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},
  scopes: ["api","read_api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: true,
  pending: false,
  pathParameters: ["id"],
  order: ["id","action","target_type","before","after","sort","page","per_page"],
  decode: decoders.decodeListProjectEvents,
  validators: { params: checks.check2, query: checks.check3, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: (v: never) => w.array(v, writeEvent), mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeAnyError, mediaType: null },
  },
};

/** List the events of a user */
export const listUserEvents: Operation = {
  id: 'listUserEvents',
  resource: 'events',
  source: 'spec/resources/events.yaml:60:5',
  method: 'GET',
  path: '/users/{id}/events',
  access: {"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},
  scopes: ["read_user","api","read_api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: true,
  pending: false,
  pathParameters: ["id"],
  order: ["id","action","target_type","before","after","sort","page","per_page"],
  decode: decoders.decodeListUserEvents,
  validators: { params: checks.check2, query: checks.check3, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: (v: never) => w.array(v, writeEvent), mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeMessage, mediaType: null },
  },
};
