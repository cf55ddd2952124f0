// Generated from spec/resources/group-hooks.yaml; do not edit. Run `npm run generate`.
import type { Operation } from '../../generator/runtime/operation.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeGroupHook } from '../group-hooks/writers.ts';

/** List the hooks of a group */
export const listGroupHooks: Operation = {
  id: 'listGroupHooks',
  resource: 'group-hooks',
  source: 'spec/resources/group-hooks.yaml:5:5',
  method: 'GET',
  path: '/groups/{id}/hooks',
  access: {"kind":"group","level":"owner","parameter":"id","feature":null,"signedIn":false,"early":true},
  scopes: ["api","read_api"],
  tier: "premium",
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: true,
  pending: true,
  pathParameters: ["id"],
  order: ["id","page","per_page"],
  decode: decoders.decodeListGroupHooks,
  validators: { params: checks.check1, query: checks.check2, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: (v: never) => w.array(v, writeGroupHook), mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeMessage, mediaType: null },
  },
};

/** Add a hook to a group */
export const createGroupHook: Operation = {
  id: 'createGroupHook',
  resource: 'group-hooks',
  source: 'spec/resources/group-hooks.yaml:50:5',
  method: 'POST',
  path: '/groups/{id}/hooks',
  access: {"kind":"group","level":"owner","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  tier: "premium",
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: true,
  pathParameters: ["id"],
  order: ["id","url","push_events","tag_push_events","issues_events","confidential_issues_events","merge_requests_events","note_events","confidential_note_events","job_events","pipeline_events","wiki_page_events","deployment_events","releases_events","subgroup_events","member_events","push_events_branch_filter","enable_ssl_verification","token"],
  decode: decoders.decodeCreateGroupHook,
  validators: { params: checks.check1, query: null, body: checks.check3 },
  relations: null,
  takesBody: true,
  responses: {
    201: { write: writeGroupHook, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeMessage, mediaType: null },
    422: { write: writeAnyError, mediaType: null },
  },
};

/** Get a hook of a group */
export const getGroupHook: Operation = {
  id: 'getGroupHook',
  resource: 'group-hooks',
  source: 'spec/resources/group-hooks.yaml:117:5',
  method: 'GET',
  path: '/groups/{id}/hooks/{hook_id}',
  access: {"kind":"group","level":"owner","parameter":"id","feature":null,"signedIn":false,"early":true},
  scopes: ["api","read_api"],
  tier: "premium",
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: true,
  pathParameters: ["id","hook_id"],
  order: ["id","hook_id"],
  decode: decoders.decodeGetGroupHook,
  validators: { params: checks.check4, query: null, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: writeGroupHook, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeMessage, mediaType: null },
  },
};

/** Change a hook of a group */
export const updateGroupHook: Operation = {
  id: 'updateGroupHook',
  resource: 'group-hooks',
  source: 'spec/resources/group-hooks.yaml:167:5',
  method: 'PUT',
  path: '/groups/{id}/hooks/{hook_id}',
  access: {"kind":"group","level":"owner","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  tier: "premium",
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: true,
  pathParameters: ["id","hook_id"],
  order: ["id","hook_id","url","push_events","tag_push_events","issues_events","confidential_issues_events","merge_requests_events","note_events","confidential_note_events","job_events","pipeline_events","wiki_page_events","deployment_events","releases_events","subgroup_events","member_events","push_events_branch_filter","enable_ssl_verification","token"],
  decode: decoders.decodeUpdateGroupHook,
  validators: { params: checks.check4, query: null, body: checks.check3 },
  relations: null,
  takesBody: true,
  responses: {
    200: { write: writeGroupHook, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeMessage, mediaType: null },
    422: { write: writeAnyError, mediaType: null },
  },
};

/** Remove a hook from a group */
export const deleteGroupHook: Operation = {
  id: 'deleteGroupHook',
  resource: 'group-hooks',
  source: 'spec/resources/group-hooks.yaml:235:5',
  method: 'DELETE',
  path: '/groups/{id}/hooks/{hook_id}',
  access: {"kind":"group","level":"owner","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  tier: "premium",
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: true,
  pathParameters: ["id","hook_id"],
  order: ["id","hook_id","If-Unmodified-Since"],
  decode: decoders.decodeDeleteGroupHook,
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
