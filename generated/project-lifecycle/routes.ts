// Generated from spec/resources/project-lifecycle.yaml; do not edit. Run `npm run generate`.
import type { Operation } from '../../generator/runtime/operation.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeGroupLocation } from '../groups/writers.ts';
import { writeProject } from '../projects/writers.ts';

/** Archive a project */
export const archiveProject: Operation = {
  id: 'archiveProject',
  resource: 'project-lifecycle',
  source: 'spec/resources/project-lifecycle.yaml:5:5',
  method: 'POST',
  path: '/projects/{id}/archive',
  access: {"kind":"project","level":"owner","parameter":"id","feature":null,"signedIn":true,"early":false},
  scopes: ["api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id"],
  order: ["id"],
  decode: decoders.decodeArchiveProject,
  validators: { params: checks.check1, query: null, body: null },
  relations: null,
  takesBody: true,
  responses: {
    201: { write: writeProject, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeAnyError, mediaType: null },
  },
};

/** Restore a project */
export const restoreProject: Operation = {
  id: 'restoreProject',
  resource: 'project-lifecycle',
  source: 'spec/resources/project-lifecycle.yaml:49:5',
  method: 'POST',
  path: '/projects/{id}/restore',
  access: {"kind":"project","level":"owner","parameter":"id","feature":null,"signedIn":true,"early":false},
  scopes: ["api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id"],
  order: ["id"],
  decode: decoders.decodeRestoreProject,
  validators: { params: checks.check1, query: null, body: null },
  relations: null,
  takesBody: true,
  responses: {
    201: { write: writeProject, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeAnyError, mediaType: null },
  },
};

/** Move a project */
export const transferProject: Operation = {
  id: 'transferProject',
  resource: 'project-lifecycle',
  source: 'spec/resources/project-lifecycle.yaml:76:5',
  method: 'PUT',
  path: '/projects/{id}/transfer',
  access: {"kind":"project","level":"owner","parameter":"id","feature":null,"signedIn":true,"early":false},
  scopes: ["api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id"],
  order: ["id","namespace"],
  decode: decoders.decodeTransferProject,
  validators: { params: checks.check1, query: null, body: checks.check2 },
  relations: null,
  takesBody: true,
  responses: {
    200: { write: writeProject, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeMessage, mediaType: null },
  },
};

/** List where a project can be moved */
export const listProjectTransferLocations: Operation = {
  id: 'listProjectTransferLocations',
  resource: 'project-lifecycle',
  source: 'spec/resources/project-lifecycle.yaml:116:5',
  method: 'GET',
  path: '/projects/{id}/transfer_locations',
  access: {"kind":"project","level":"owner","parameter":"id","feature":null,"signedIn":false,"early":false},
  scopes: ["api","read_api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: true,
  pending: false,
  pathParameters: ["id"],
  order: ["id","search","page","per_page"],
  decode: decoders.decodeListProjectTransferLocations,
  validators: { params: checks.check1, query: checks.check3, body: null },
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

/** Take a project from the archive */
export const unarchiveProject: Operation = {
  id: 'unarchiveProject',
  resource: 'project-lifecycle',
  source: 'spec/resources/project-lifecycle.yaml:28:5',
  method: 'POST',
  path: '/projects/{id}/unarchive',
  access: {"kind":"project","level":"owner","parameter":"id","feature":null,"signedIn":true,"early":false},
  scopes: ["api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id"],
  order: ["id"],
  decode: decoders.decodeUnarchiveProject,
  validators: { params: checks.check1, query: null, body: null },
  relations: null,
  takesBody: true,
  responses: {
    201: { write: writeProject, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeAnyError, mediaType: null },
  },
};
