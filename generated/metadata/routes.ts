// Generated from spec/resources/metadata.yaml; do not edit. Run `npm run generate`.
import type { Operation } from '../../generator/runtime/operation.ts';
import * as decoders from './decoders.ts';
import { writeAnyError } from '../common/writers.ts';
import { writeMetadata, writeVersion } from '../metadata/writers.ts';

/** Get the metadata of the instance */
export const getMetadata: Operation = {
  id: 'getMetadata',
  resource: 'metadata',
  source: 'spec/resources/metadata.yaml:21:5',
  method: 'GET',
  path: '/metadata',
  access: {"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},
  scopes: ["api","read_api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: [],
  order: [],
  decode: decoders.decodeGetMetadata,
  validators: { params: null, query: null, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: writeMetadata, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
  },
};

/** Get the version */
export const getVersion: Operation = {
  id: 'getVersion',
  resource: 'metadata',
  source: 'spec/resources/metadata.yaml:5:5',
  method: 'GET',
  path: '/version',
  access: {"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},
  scopes: ["api","read_api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: [],
  order: [],
  decode: decoders.decodeGetVersion,
  validators: { params: null, query: null, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: writeVersion, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
  },
};
