// Generated from spec/resources/groups.yaml; do not edit. Run `npm run generate`.
import type { Operation } from '../../generator/runtime/operation.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeGroup, writeGroupDetail } from '../groups/writers.ts';

/** List groups */
export const listGroups: Operation = {
  id: 'listGroups',
  resource: 'groups',
  source: 'spec/resources/groups.yaml:6:5',
  method: 'GET',
  path: '/groups',
  access: {"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},
  scopes: ["api","read_api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: true,
  pending: false,
  pathParameters: [],
  order: ["skip_groups","all_available","search","order_by","sort","statistics","with_custom_attributes","custom_attributes","owned","min_access_level","top_level_only","cursor","pagination","page","per_page"],
  decode: decoders.decodeListGroups,
  validators: { params: null, query: checks.validate1, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: (v: never) => w.array(v, writeGroup), mediaType: null },
    400: { write: (v: never) => writeAnyError(v), mediaType: null },
    401: { write: (v: never) => writeAnyError(v), mediaType: null },
    403: { write: (v: never) => writeAnyError(v), mediaType: null },
    405: { write: (v: never) => writeAnyError(v), mediaType: null },
  },
};

/** Create a group */
export const createGroup: Operation = {
  id: 'createGroup',
  resource: 'groups',
  source: 'spec/resources/groups.yaml:110:5',
  method: 'POST',
  path: '/groups',
  access: {"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},
  scopes: ["api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: [],
  order: ["name","path","parent_id","description","visibility","share_with_group_lock","require_two_factor_authentication","two_factor_grace_period","project_creation_level","subgroup_creation_level","auto_devops_enabled","emails_disabled","mentions_disabled","lfs_enabled","request_access_enabled","default_branch_protection","membership_lock","shared_runners_minutes_limit","extra_shared_runners_minutes_limit"],
  decode: decoders.decodeCreateGroup,
  validators: { params: null, query: null, body: checks.validate2 },
  relations: null,
  takesBody: true,
  responses: {
    201: { write: (v: never) => writeGroupDetail(v), mediaType: null },
    400: { write: (v: never) => writeAnyError(v), mediaType: null },
    401: { write: (v: never) => writeAnyError(v), mediaType: null },
    403: { write: (v: never) => writeAnyError(v), mediaType: null },
    404: { write: (v: never) => writeMessage(v), mediaType: null },
  },
};

/** Get a group */
export const getGroup: Operation = {
  id: 'getGroup',
  resource: 'groups',
  source: 'spec/resources/groups.yaml:171:5',
  method: 'GET',
  path: '/groups/{id}',
  access: {"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},
  scopes: ["api","read_api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id"],
  order: ["id","with_projects","with_custom_attributes"],
  decode: decoders.decodeGetGroup,
  validators: { params: checks.validate3, query: null, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: (v: never) => writeGroupDetail(v), mediaType: null },
    400: { write: (v: never) => writeAnyError(v), mediaType: null },
    401: { write: (v: never) => writeAnyError(v), mediaType: null },
    403: { write: (v: never) => writeAnyError(v), mediaType: null },
    404: { write: (v: never) => writeMessage(v), mediaType: null },
  },
};
