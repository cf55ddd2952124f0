// Generated from spec/resources/protected-branches.yaml; do not edit. Run `npm run generate`.
import type { Operation } from '../../generator/runtime/operation.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeProtectedBranch, writeProtectionErrors } from '../protected-branches/writers.ts';

/** List protected branches */
export const listProtectedBranches: Operation = {
  id: 'listProtectedBranches',
  resource: 'protected-branches',
  source: 'spec/resources/protected-branches.yaml:5:5',
  method: 'GET',
  path: '/projects/{id}/protected_branches',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":false,"early":true},
  scopes: ["api","read_api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: true,
  pending: false,
  pathParameters: ["id"],
  order: ["id","search","page","per_page"],
  decode: decoders.decodeListProtectedBranches,
  validators: { params: checks.check1, query: checks.check2, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: (v: never) => w.array(v, writeProtectedBranch), mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeAnyError, mediaType: null },
  },
};

/** Protect a branch */
export const protectBranch: Operation = {
  id: 'protectBranch',
  resource: 'protected-branches',
  source: 'spec/resources/protected-branches.yaml:44:5',
  method: 'POST',
  path: '/projects/{id}/protected_branches',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id"],
  order: ["id","name","push_access_level","merge_access_level","unprotect_access_level","allow_force_push","allowed_to_push","allowed_to_merge","allowed_to_unprotect","code_owner_approval_required"],
  decode: decoders.decodeProtectBranch,
  validators: { params: checks.check1, query: null, body: checks.check3 },
  relations: null,
  innerRelations: [{"name":"allowed_to_push","relations":{"exclusive":[],"atLeastOne":[],"exactlyOne":[["user_id","group_id","access_level"]],"allOrNone":[]}},{"name":"allowed_to_merge","relations":{"exclusive":[],"atLeastOne":[],"exactlyOne":[["user_id","group_id","access_level"]],"allOrNone":[]}},{"name":"allowed_to_unprotect","relations":{"exclusive":[],"atLeastOne":[],"exactlyOne":[["user_id","group_id","access_level"]],"allOrNone":[]}}],
  takesBody: true,
  responses: {
    201: { write: writeProtectedBranch, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeAnyError, mediaType: null },
    409: { write: writeMessage, mediaType: null },
    422: { write: writeProtectionErrors, mediaType: null },
  },
};

/** Get a protected branch */
export const getProtectedBranch: Operation = {
  id: 'getProtectedBranch',
  resource: 'protected-branches',
  source: 'spec/resources/protected-branches.yaml:81:5',
  method: 'GET',
  path: '/projects/{id}/protected_branches/{name}',
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
  decode: decoders.decodeGetProtectedBranch,
  validators: { params: checks.check4, query: null, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: writeProtectedBranch, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeMessage, mediaType: null },
  },
};

/** Change a protected branch */
export const updateProtectedBranch: Operation = {
  id: 'updateProtectedBranch',
  resource: 'protected-branches',
  source: 'spec/resources/protected-branches.yaml:102:5',
  method: 'PATCH',
  path: '/projects/{id}/protected_branches/{name}',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id","name"],
  order: ["id","name","allow_force_push","code_owner_approval_required"],
  decode: decoders.decodeUpdateProtectedBranch,
  validators: { params: checks.check4, query: null, body: null },
  relations: null,
  takesBody: true,
  responses: {
    200: { write: writeProtectedBranch, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeMessage, mediaType: null },
  },
};

/** Unprotect a branch */
export const unprotectBranch: Operation = {
  id: 'unprotectBranch',
  resource: 'protected-branches',
  source: 'spec/resources/protected-branches.yaml:129:5',
  method: 'DELETE',
  path: '/projects/{id}/protected_branches/{name}',
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
  decode: decoders.decodeUnprotectBranch,
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
