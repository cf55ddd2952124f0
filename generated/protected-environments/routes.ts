// Generated from spec/resources/protected-environments.yaml; do not edit. Run `npm run generate`.
import type { Operation } from '../../generator/runtime/operation.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeProtectedEnvironment, writeProtectedEnvironmentInvalid } from '../protected-environments/writers.ts';

/** List the protected environments of a project */
export const listProtectedEnvironments: Operation = {
  id: 'listProtectedEnvironments',
  resource: 'protected-environments',
  source: 'spec/resources/protected-environments.yaml:6:5',
  method: 'GET',
  path: '/projects/{id}/protected_environments',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api","read_api"],
  tier: "premium",
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: true,
  pending: false,
  pathParameters: ["id"],
  order: ["id","page","per_page"],
  decode: decoders.decodeListProtectedEnvironments,
  validators: { params: checks.check1, query: checks.check2, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: (v: never) => w.array(v, writeProtectedEnvironment), mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeAnyError, mediaType: null },
  },
};

/** Protect an environment */
export const createProtectedEnvironment: Operation = {
  id: 'createProtectedEnvironment',
  resource: 'protected-environments',
  source: 'spec/resources/protected-environments.yaml:35:5',
  method: 'POST',
  path: '/projects/{id}/protected_environments',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  tier: "premium",
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id"],
  order: ["id","name","deploy_access_levels","required_approval_count","approval_rules"],
  decode: decoders.decodeCreateProtectedEnvironment,
  validators: { params: checks.check1, query: null, body: checks.check3 },
  relations: null,
  innerRelations: [{"name":"deploy_access_levels","relations":{"exclusive":[],"atLeastOne":[],"exactlyOne":[["user_id","group_id","access_level"]],"allOrNone":[]}},{"name":"approval_rules","relations":{"exclusive":[],"atLeastOne":[],"exactlyOne":[["user_id","group_id","access_level"]],"allOrNone":[]}}],
  takesBody: true,
  responses: {
    201: { write: writeProtectedEnvironment, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeAnyError, mediaType: null },
    409: { write: writeMessage, mediaType: null },
    422: { write: writeProtectedEnvironmentInvalid, mediaType: null },
  },
};

/** Get a protected environment */
export const getProtectedEnvironment: Operation = {
  id: 'getProtectedEnvironment',
  resource: 'protected-environments',
  source: 'spec/resources/protected-environments.yaml:93:5',
  method: 'GET',
  path: '/projects/{id}/protected_environments/{name}',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api","read_api"],
  tier: "premium",
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id","name"],
  order: ["id","name"],
  decode: decoders.decodeGetProtectedEnvironment,
  validators: { params: checks.check4, query: null, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: writeProtectedEnvironment, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeMessage, mediaType: null },
  },
};

/** Unprotect an environment */
export const deleteProtectedEnvironment: Operation = {
  id: 'deleteProtectedEnvironment',
  resource: 'protected-environments',
  source: 'spec/resources/protected-environments.yaml:122:5',
  method: 'DELETE',
  path: '/projects/{id}/protected_environments/{name}',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  tier: "premium",
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id","name"],
  order: ["id","name","If-Unmodified-Since"],
  decode: decoders.decodeDeleteProtectedEnvironment,
  validators: { params: checks.check4, query: null, body: null },
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
