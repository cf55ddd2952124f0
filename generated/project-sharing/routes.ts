// Generated from spec/resources/project-sharing.yaml; do not edit. Run `npm run generate`.
import type { Operation } from '../../generator/runtime/operation.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage, writeUserBasic } from '../common/writers.ts';
import { writeGroupLocation } from '../groups/writers.ts';
import { writeProjectMembersImport, writeProjectShare } from '../project-sharing/writers.ts';

/** List the groups of a project */
export const listProjectGroups: Operation = {
  id: 'listProjectGroups',
  resource: 'project-sharing',
  source: 'spec/resources/project-sharing.yaml:46:5',
  method: 'GET',
  path: '/projects/{id}/groups',
  access: {"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},
  scopes: ["api","read_api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: true,
  pending: false,
  pathParameters: ["id"],
  order: ["id","search","skip_groups","with_shared","shared_visible_only","shared_min_access_level","page","per_page"],
  decode: decoders.decodeListProjectGroups,
  validators: { params: checks.check1, query: checks.check2, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: (v: never) => w.array(v, writeGroupLocation), mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeAnyError, mediaType: null },
  },
};

/** Copy the members of another project */
export const importProjectMembers: Operation = {
  id: 'importProjectMembers',
  resource: 'project-sharing',
  source: 'spec/resources/project-sharing.yaml:169:5',
  method: 'POST',
  path: '/projects/{id}/import_project_members/{project_id}',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":false},
  scopes: ["api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id","project_id"],
  order: ["id","project_id"],
  decode: decoders.decodeImportProjectMembers,
  validators: { params: checks.check3, query: null, body: null },
  relations: null,
  takesBody: true,
  responses: {
    201: { write: writeProjectMembersImport, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeAnyError, mediaType: null },
    422: { write: writeMessage, mediaType: null },
  },
};

/** Share a project with a group */
export const shareProject: Operation = {
  id: 'shareProject',
  resource: 'project-sharing',
  source: 'spec/resources/project-sharing.yaml:99:5',
  method: 'POST',
  path: '/projects/{id}/share',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":false},
  scopes: ["api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id"],
  order: ["id","group_id","group_access","expires_at"],
  decode: decoders.decodeShareProject,
  validators: { params: checks.check1, query: null, body: checks.check4 },
  relations: null,
  takesBody: true,
  responses: {
    201: { write: writeProjectShare, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeMessage, mediaType: null },
    409: { write: writeMessage, mediaType: null },
  },
};

/** Stop sharing a project with a group */
export const unshareProject: Operation = {
  id: 'unshareProject',
  resource: 'project-sharing',
  source: 'spec/resources/project-sharing.yaml:141:5',
  method: 'DELETE',
  path: '/projects/{id}/share/{group_id}',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":false},
  scopes: ["api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id","group_id"],
  order: ["id","group_id","If-Unmodified-Since"],
  decode: decoders.decodeUnshareProject,
  validators: { params: checks.check5, query: null, body: null },
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

/** List the users of a project */
export const listProjectUsers: Operation = {
  id: 'listProjectUsers',
  resource: 'project-sharing',
  source: 'spec/resources/project-sharing.yaml:5:5',
  method: 'GET',
  path: '/projects/{id}/users',
  access: {"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},
  scopes: ["api","read_api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: true,
  pending: false,
  pathParameters: ["id"],
  order: ["id","search","skip_users","page","per_page"],
  decode: decoders.decodeListProjectUsers,
  validators: { params: checks.check1, query: checks.check6, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: (v: never) => w.array(v, writeUserBasic), mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeAnyError, mediaType: null },
  },
};
