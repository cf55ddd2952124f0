// Generated from spec/resources/job-token-scope.yaml; do not edit. Run `npm run generate`.
import type { Operation } from '../../generator/runtime/operation.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeProjectIdentity } from '../common/writers.ts';
import { writeJobTokenScope, writeJobTokenScopeLink } from '../job-token-scope/writers.ts';

/** Get the scope of a project's job tokens */
export const getJobTokenScope: Operation = {
  id: 'getJobTokenScope',
  resource: 'job-token-scope',
  source: 'spec/resources/job-token-scope.yaml:7:5',
  method: 'GET',
  path: '/projects/{id}/job_token_scope',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":false,"early":true},
  scopes: ["api","read_api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id"],
  order: ["id"],
  decode: decoders.decodeGetJobTokenScope,
  validators: { params: checks.check1, query: null, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: writeJobTokenScope, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeAnyError, mediaType: null },
  },
};

/** Switch the scope of a project's job tokens */
export const updateJobTokenScope: Operation = {
  id: 'updateJobTokenScope',
  resource: 'job-token-scope',
  source: 'spec/resources/job-token-scope.yaml:25:5',
  method: 'PATCH',
  path: '/projects/{id}/job_token_scope',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id"],
  order: ["id","enabled"],
  decode: decoders.decodeUpdateJobTokenScope,
  validators: { params: checks.check1, query: null, body: null },
  relations: null,
  takesBody: true,
  responses: {
    204: { write: null, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeAnyError, mediaType: null },
  },
};

/** List the projects that job tokens may reach */
export const listJobTokenScopeProjects: Operation = {
  id: 'listJobTokenScopeProjects',
  resource: 'job-token-scope',
  source: 'spec/resources/job-token-scope.yaml:48:5',
  method: 'GET',
  path: '/projects/{id}/job_token_scope/allowlist',
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
  decode: decoders.decodeListJobTokenScopeProjects,
  validators: { params: checks.check1, query: checks.check2, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: (v: never) => w.array(v, writeProjectIdentity), mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeAnyError, mediaType: null },
  },
};

/** Let job tokens reach a project */
export const addJobTokenScopeProject: Operation = {
  id: 'addJobTokenScopeProject',
  resource: 'job-token-scope',
  source: 'spec/resources/job-token-scope.yaml:78:5',
  method: 'POST',
  path: '/projects/{id}/job_token_scope/allowlist',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id"],
  order: ["id","target_project_id"],
  decode: decoders.decodeAddJobTokenScopeProject,
  validators: { params: checks.check1, query: null, body: checks.check3 },
  relations: null,
  takesBody: true,
  responses: {
    201: { write: writeJobTokenScopeLink, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeAnyError, mediaType: null },
  },
};

/** Keep job tokens from a project */
export const removeJobTokenScopeProject: Operation = {
  id: 'removeJobTokenScopeProject',
  resource: 'job-token-scope',
  source: 'spec/resources/job-token-scope.yaml:105:5',
  method: 'DELETE',
  path: '/projects/{id}/job_token_scope/allowlist/{target_project_id}',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id","target_project_id"],
  order: ["id","target_project_id"],
  decode: decoders.decodeRemoveJobTokenScopeProject,
  validators: { params: checks.check4, query: null, body: null },
  relations: null,
  takesBody: true,
  responses: {
    204: { write: null, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeAnyError, mediaType: null },
  },
};
