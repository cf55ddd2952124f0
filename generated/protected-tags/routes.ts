// Generated from spec/resources/protected-tags.yaml; do not edit. Run `npm run generate`.
import type { Operation } from '../../generator/runtime/operation.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeProtectionErrors } from '../protected-branches/writers.ts';
import { writeProtectedTag } from '../protected-tags/writers.ts';

/** List protected tags */
export const listProtectedTags: Operation = {
  id: 'listProtectedTags',
  resource: 'protected-tags',
  source: 'spec/resources/protected-tags.yaml:5:5',
  method: 'GET',
  path: '/projects/{id}/protected_tags',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":false,"early":true},
  scopes: ["api","read_api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: true,
  pending: false,
  pathParameters: ["id"],
  order: ["id","page","per_page"],
  decode: decoders.decodeListProtectedTags,
  validators: { params: checks.check1, query: checks.check2, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: (v: never) => w.array(v, writeProtectedTag), mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeAnyError, mediaType: null },
  },
};

/** Protect a tag */
export const protectTag: Operation = {
  id: 'protectTag',
  resource: 'protected-tags',
  source: 'spec/resources/protected-tags.yaml:31:5',
  method: 'POST',
  path: '/projects/{id}/protected_tags',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id"],
  order: ["id","name","create_access_level","allowed_to_create"],
  decode: decoders.decodeProtectTag,
  validators: { params: checks.check1, query: null, body: checks.check3 },
  relations: null,
  innerRelations: [{"name":"allowed_to_create","relations":{"exclusive":[],"atLeastOne":[],"exactlyOne":[["user_id","group_id","access_level"]],"allOrNone":[]}}],
  takesBody: true,
  responses: {
    201: { write: writeProtectedTag, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeAnyError, mediaType: null },
    409: { write: writeMessage, mediaType: null },
    422: { write: writeProtectionErrors, mediaType: null },
  },
};

/** Get a protected tag */
export const getProtectedTag: Operation = {
  id: 'getProtectedTag',
  resource: 'protected-tags',
  source: 'spec/resources/protected-tags.yaml:71:5',
  method: 'GET',
  path: '/projects/{id}/protected_tags/{name}',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":false,"early":true},
  scopes: ["api","read_api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id","name"],
  order: ["id","name"],
  decode: decoders.decodeGetProtectedTag,
  validators: { params: checks.check4, query: null, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: writeProtectedTag, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeMessage, mediaType: null },
  },
};

/** Unprotect a tag */
export const unprotectTag: Operation = {
  id: 'unprotectTag',
  resource: 'protected-tags',
  source: 'spec/resources/protected-tags.yaml:97:5',
  method: 'DELETE',
  path: '/projects/{id}/protected_tags/{name}',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id","name"],
  order: ["id","name"],
  decode: decoders.decodeUnprotectTag,
  validators: { params: checks.check4, query: null, body: null },
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
