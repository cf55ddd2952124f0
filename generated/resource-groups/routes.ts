// Generated from spec/resources/resource-groups.yaml; do not edit. Run `npm run generate`.
import type { Operation } from '../../generator/runtime/operation.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError } from '../common/writers.ts';
import { writeResourceGroup } from '../resource-groups/writers.ts';

/** List the resource groups of a project */
export const listResourceGroups: Operation = {
  id: 'listResourceGroups',
  resource: 'resource-groups',
  source: 'spec/resources/resource-groups.yaml:5:5',
  method: 'GET',
  path: '/projects/{id}/resource_groups',
  access: {"kind":"project","level":"developer","parameter":"id","feature":null,"signedIn":false,"early":true},
  scopes: ["api","read_api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: true,
  pending: false,
  pathParameters: ["id"],
  order: ["id","page","per_page"],
  decode: decoders.decodeListResourceGroups,
  validators: { params: checks.check1, query: checks.check2, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: (v: never) => w.array(v, writeResourceGroup), mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeAnyError, mediaType: null },
  },
};

/** Get a resource group */
export const getResourceGroup: Operation = {
  id: 'getResourceGroup',
  resource: 'resource-groups',
  source: 'spec/resources/resource-groups.yaml:32:5',
  method: 'GET',
  path: '/projects/{id}/resource_groups/{key}',
  access: {"kind":"project","level":"developer","parameter":"id","feature":null,"signedIn":false,"early":true},
  scopes: ["api","read_api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id","key"],
  order: ["id","key"],
  decode: decoders.decodeGetResourceGroup,
  validators: { params: checks.check3, query: null, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: writeResourceGroup, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeAnyError, mediaType: null },
  },
};

/** Change a resource group */
export const updateResourceGroup: Operation = {
  id: 'updateResourceGroup',
  resource: 'resource-groups',
  source: 'spec/resources/resource-groups.yaml:63:5',
  method: 'PUT',
  path: '/projects/{id}/resource_groups/{key}',
  access: {"kind":"project","level":"developer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id","key"],
  order: ["id","key","process_mode"],
  decode: decoders.decodeUpdateResourceGroup,
  validators: { params: checks.check3, query: null, body: checks.check4 },
  relations: null,
  takesBody: true,
  responses: {
    200: { write: writeResourceGroup, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeAnyError, mediaType: null },
  },
};
