// Generated from spec/resources/broadcast-messages.yaml; do not edit. Run `npm run generate`.
import type { Operation } from '../../generator/runtime/operation.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeBroadcastMessage } from '../broadcast-messages/writers.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';

/** List broadcast messages */
export const listBroadcastMessages: Operation = {
  id: 'listBroadcastMessages',
  resource: 'broadcast-messages',
  source: 'spec/resources/broadcast-messages.yaml:5:5',
  method: 'GET',
  path: '/broadcast_messages',
  access: {"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},
  scopes: ["api","read_api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: true,
  pending: false,
  pathParameters: [],
  order: ["page","per_page"],
  decode: decoders.decodeListBroadcastMessages,
  validators: { params: null, query: checks.check1, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: (v: never) => w.array(v, writeBroadcastMessage), mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
  },
};

/** Create a broadcast message */
export const createBroadcastMessage: Operation = {
  id: 'createBroadcastMessage',
  resource: 'broadcast-messages',
  source: 'spec/resources/broadcast-messages.yaml:33:5',
  method: 'POST',
  path: '/broadcast_messages',
  access: {"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},
  scopes: ["api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: [],
  order: ["message","starts_at","ends_at","color","font","target_access_levels","target_path","broadcast_type","dismissable"],
  decode: decoders.decodeCreateBroadcastMessage,
  validators: { params: null, query: null, body: checks.check2 },
  relations: null,
  takesBody: true,
  responses: {
    201: { write: writeBroadcastMessage, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
  },
};

/** Get a broadcast message */
export const getBroadcastMessage: Operation = {
  id: 'getBroadcastMessage',
  resource: 'broadcast-messages',
  source: 'spec/resources/broadcast-messages.yaml:72:5',
  method: 'GET',
  path: '/broadcast_messages/{id}',
  access: {"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},
  scopes: ["api","read_api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id"],
  order: ["id"],
  decode: decoders.decodeGetBroadcastMessage,
  validators: { params: checks.check3, query: null, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: writeBroadcastMessage, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeMessage, mediaType: null },
  },
};

/** Change a broadcast message */
export const updateBroadcastMessage: Operation = {
  id: 'updateBroadcastMessage',
  resource: 'broadcast-messages',
  source: 'spec/resources/broadcast-messages.yaml:112:5',
  method: 'PUT',
  path: '/broadcast_messages/{id}',
  access: {"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},
  scopes: ["api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id"],
  order: ["id","message","starts_at","ends_at","color","font","target_access_levels","target_path","broadcast_type","dismissable"],
  decode: decoders.decodeUpdateBroadcastMessage,
  validators: { params: checks.check3, query: null, body: checks.check2 },
  relations: null,
  takesBody: true,
  responses: {
    200: { write: writeBroadcastMessage, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeMessage, mediaType: null },
  },
};

/** Remove a broadcast message */
export const deleteBroadcastMessage: Operation = {
  id: 'deleteBroadcastMessage',
  resource: 'broadcast-messages',
  source: 'spec/resources/broadcast-messages.yaml:163:5',
  method: 'DELETE',
  path: '/broadcast_messages/{id}',
  access: {"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},
  scopes: ["api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id"],
  order: ["id","If-Unmodified-Since"],
  decode: decoders.decodeDeleteBroadcastMessage,
  validators: { params: checks.check3, query: null, body: null },
  relations: null,
  takesBody: true,
  responses: {
    204: { write: null, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeMessage, mediaType: null },
    412: { write: writeMessage, mediaType: null },
  },
};
