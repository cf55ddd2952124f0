// Generated from spec/resources/users.yaml; do not edit. Run `npm run generate`.
import type { Operation } from '../../generator/runtime/operation.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage, writeUserBasic } from '../common/writers.ts';
import { writeAdministratorUser, writeAdministratorUserDetail, writeCurrentUser, writeUser } from '../users/writers.ts';

/** Get the calling user */
export const getCurrentUser: Operation = {
  id: 'getCurrentUser',
  resource: 'users',
  source: 'spec/resources/users.yaml:5:5',
  method: 'GET',
  path: '/user',
  access: {"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},
  scopes: ["read_user","api","read_api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: [],
  order: [],
  decode: decoders.decodeGetCurrentUser,
  validators: { params: null, query: null, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: (v: never) => (w.has(v, ["is_admin"]) ? writeAdministratorUser((v as never)) : writeCurrentUser((v as never))), mediaType: null },
    401: { write: (v: never) => writeAnyError(v), mediaType: null },
    403: { write: (v: never) => writeAnyError(v), mediaType: null },
  },
};

/** List users */
export const listUsers: Operation = {
  id: 'listUsers',
  resource: 'users',
  source: 'spec/resources/users.yaml:62:5',
  method: 'GET',
  path: '/users',
  access: {"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},
  scopes: ["read_user","api","read_api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: true,
  pending: false,
  pathParameters: [],
  order: ["search","username","active","blocked","external","exclude_external","exclude_internal","without_project_bots","order_by","sort","two_factor","without_projects","admins","saml_provider_id","extern_uid","provider","created_before","created_after","custom_attributes","with_custom_attributes","page","per_page"],
  decode: decoders.decodeListUsers,
  validators: { params: null, query: checks.validate1, body: null },
  relations: {"exclusive":[],"atLeastOne":[],"exactlyOne":[],"allOrNone":[["extern_uid","provider"]]},
  takesBody: false,
  responses: {
    200: { write: (v: never) => w.array(v, (v) => (w.has(v, ["bio"]) ? writeAdministratorUser((v as never)) : writeUserBasic((v as never)))), mediaType: null },
    400: { write: (v: never) => writeAnyError(v), mediaType: null },
    401: { write: (v: never) => writeAnyError(v), mediaType: null },
    403: { write: (v: never) => writeAnyError(v), mediaType: null },
  },
};

/** Create a user */
export const createUser: Operation = {
  id: 'createUser',
  resource: 'users',
  source: 'spec/resources/users.yaml:187:5',
  method: 'POST',
  path: '/users',
  access: {"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},
  scopes: ["api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: [],
  order: ["email","name","username","password","reset_password","force_random_password","skip_confirmation","admin","auditor","external","can_create_group","projects_limit","extern_uid","provider","group_id_for_saml","bio","location","organization","job_title","pronouns","skype","linkedin","twitter","website_url","public_email","commit_email","note","theme_id","color_scheme_id","view_diffs_file_by_file","private_profile","shared_runners_minutes_limit","extra_shared_runners_minutes_limit"],
  decode: decoders.decodeCreateUser,
  validators: { params: null, query: null, body: checks.validate2 },
  relations: {"exclusive":[],"atLeastOne":[["password","reset_password","force_random_password"]],"exactlyOne":[],"allOrNone":[["extern_uid","provider"]]},
  takesBody: true,
  responses: {
    201: { write: (v: never) => writeAdministratorUserDetail(v), mediaType: null },
    400: { write: (v: never) => writeAnyError(v), mediaType: null },
    401: { write: (v: never) => writeAnyError(v), mediaType: null },
    403: { write: (v: never) => writeAnyError(v), mediaType: null },
    409: { write: (v: never) => writeMessage(v), mediaType: null },
  },
};

/** Get a user */
export const getUser: Operation = {
  id: 'getUser',
  resource: 'users',
  source: 'spec/resources/users.yaml:276:5',
  method: 'GET',
  path: '/users/{id}',
  access: {"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},
  scopes: ["read_user","api","read_api"],
  tier: null,
  flag: null,
  rateLimit: "users_get_by_id",
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id"],
  order: ["id","with_custom_attributes"],
  decode: decoders.decodeGetUser,
  validators: { params: checks.validate3, query: null, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: (v: never) => (w.has(v, ["last_sign_in_at"]) ? writeAdministratorUserDetail((v as never)) : writeUser((v as never))), mediaType: null },
    400: { write: (v: never) => writeAnyError(v), mediaType: null },
    401: { write: (v: never) => writeAnyError(v), mediaType: null },
    403: { write: (v: never) => writeAnyError(v), mediaType: null },
    404: { write: (v: never) => writeMessage(v), mediaType: null },
    429: { write: (v: never) => writeMessage(v), mediaType: null },
  },
};
