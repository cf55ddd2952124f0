// Generated from spec/resources/project-forks.yaml; do not edit. Run `npm run generate`.
import type { Operation } from '../../generator/runtime/operation.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeProject, writeProjectSimple } from '../projects/writers.ts';

/** Fork a project */
export const forkProject: Operation = {
  id: 'forkProject',
  resource: 'project-forks',
  source: 'spec/resources/project-forks.yaml:5:5',
  method: 'POST',
  path: '/projects/{id}/fork',
  access: {"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},
  scopes: ["api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id"],
  order: ["id","namespace_id","namespace_path","namespace","path","name","description","visibility","mr_default_target_self"],
  decode: decoders.decodeForkProject,
  validators: { params: checks.check1, query: null, body: checks.check2 },
  relations: null,
  takesBody: true,
  responses: {
    201: { write: writeProject, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeAnyError, mediaType: null },
    409: { write: writeAnyError, mediaType: null },
  },
};

/** Cut the link of a fork */
export const deleteProjectFork: Operation = {
  id: 'deleteProjectFork',
  resource: 'project-forks',
  source: 'spec/resources/project-forks.yaml:48:5',
  method: 'DELETE',
  path: '/projects/{id}/fork',
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
  decode: decoders.decodeDeleteProjectFork,
  validators: { params: checks.check1, query: null, body: null },
  relations: null,
  takesBody: true,
  responses: {
    204: { write: null, mediaType: null },
    304: { write: null, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeAnyError, mediaType: null },
  },
};

/** Make a project a fork of another */
export const createProjectFork: Operation = {
  id: 'createProjectFork',
  resource: 'project-forks',
  source: 'spec/resources/project-forks.yaml:64:5',
  method: 'POST',
  path: '/projects/{id}/fork/{forked_from_id}',
  access: {"kind":"project","level":"owner","parameter":"id","feature":null,"signedIn":true,"early":false},
  scopes: ["api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id","forked_from_id"],
  order: ["id","forked_from_id"],
  decode: decoders.decodeCreateProjectFork,
  validators: { params: checks.check3, query: null, body: null },
  relations: null,
  takesBody: true,
  responses: {
    201: { write: writeProject, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeAnyError, mediaType: null },
    409: { write: writeMessage, mediaType: null },
  },
};

/** List the forks of a project */
export const listProjectForks: Operation = {
  id: 'listProjectForks',
  resource: 'project-forks',
  source: 'spec/resources/project-forks.yaml:99:5',
  method: 'GET',
  path: '/projects/{id}/forks',
  access: {"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},
  scopes: ["api","read_api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: true,
  pending: false,
  pathParameters: ["id"],
  order: ["id","archived","id_after","id_before","imported","last_activity_after","last_activity_before","membership","min_access_level","order_by","owned","repository_checksum_failed","repository_storage","search","search_namespaces","simple","sort","starred","statistics","topic","visibility","wiki_checksum_failed","with_custom_attributes","custom_attributes","with_issues_enabled","with_merge_requests_enabled","with_programming_language","pagination","page","per_page"],
  decode: decoders.decodeListProjectForks,
  validators: { params: checks.check1, query: checks.check4, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: (v: never) => w.array(v, (v: never) => (w.has(v, ["_links"]) ? writeProject((v as never)) : writeProjectSimple((v as never)))), mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeAnyError, mediaType: null },
    405: { write: writeAnyError, mediaType: null },
  },
};
