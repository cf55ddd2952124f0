// Generated from spec/resources/namespaces.yaml; do not edit. Run `npm run generate`.
import type { Operation } from '../../generator/runtime/operation.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeNamespace, writeNamespaceExistence } from '../namespaces/writers.ts';

/** List namespaces */
export const listNamespaces: Operation = {
  id: 'listNamespaces',
  resource: 'namespaces',
  source: 'spec/resources/namespaces.yaml:5:5',
  method: 'GET',
  path: '/namespaces',
  access: {"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},
  scopes: ["api","read_api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: true,
  pending: false,
  pathParameters: [],
  order: ["search","owned_only","top_level_only","page","per_page"],
  decode: decoders.decodeListNamespaces,
  validators: { params: null, query: checks.check1, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: (v: never) => w.array(v, writeNamespace), mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
  },
};

/** Get a namespace */
export const getNamespace: Operation = {
  id: 'getNamespace',
  resource: 'namespaces',
  source: 'spec/resources/namespaces.yaml:55:5',
  method: 'GET',
  path: '/namespaces/{id}',
  access: {"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},
  scopes: ["api","read_api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id"],
  order: ["id"],
  decode: decoders.decodeGetNamespace,
  validators: { params: checks.check2, query: null, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: writeNamespace, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeMessage, mediaType: null },
  },
};

/** Find out whether a path is taken */
export const namespaceExists: Operation = {
  id: 'namespaceExists',
  resource: 'namespaces',
  source: 'spec/resources/namespaces.yaml:94:5',
  method: 'GET',
  path: '/namespaces/{id}/exists',
  access: {"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},
  scopes: ["api","read_api"],
  tier: null,
  flag: null,
  rateLimit: "namespace_exists",
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id"],
  order: ["id","parent_id"],
  decode: decoders.decodeNamespaceExists,
  validators: { params: checks.check3, query: checks.check4, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: writeNamespaceExistence, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeAnyError, mediaType: null },
    429: { write: writeMessage, mediaType: null },
  },
};
