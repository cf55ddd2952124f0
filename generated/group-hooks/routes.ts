// Generated from spec/resources/group-hooks.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeGroupHook } from '../group-hooks/writers.ts';

/** List the hooks of a group */
export const listGroupHooks = defineOperation({
  id: 'listGroupHooks',
  resource: 'group-hooks',
  source: 'spec/resources/group-hooks.yaml:5:5',
  method: 'GET',
  path: '/groups/{id}/hooks',
  access: {"kind":"group","level":"owner","parameter":"id","feature":null,"signedIn":false,"early":true},
  scopes: ["api","read_api"],
  tier: "premium",
  paginated: true,
  pending: true,
  pathParameters: ["id"],
  order: ["id","page","per_page"],
  validators: { params: checks.check1, query: checks.check2 },
  decode: decoders.decodeListGroupHooks,
  responses: [
    answer.json((v: never) => w.array(v, writeGroupHook), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Add a hook to a group */
export const createGroupHook = defineOperation({
  id: 'createGroupHook',
  resource: 'group-hooks',
  source: 'spec/resources/group-hooks.yaml:50:5',
  method: 'POST',
  path: '/groups/{id}/hooks',
  access: {"kind":"group","level":"owner","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  tier: "premium",
  pending: true,
  pathParameters: ["id"],
  order: ["id","url","push_events","tag_push_events","issues_events","confidential_issues_events","merge_requests_events","note_events","confidential_note_events","job_events","pipeline_events","wiki_page_events","deployment_events","releases_events","subgroup_events","member_events","push_events_branch_filter","enable_ssl_verification","token"],
  validators: { params: checks.check1, body: checks.check3 },
  decode: decoders.decodeCreateGroupHook,
  responses: [
    answer.json(writeGroupHook, 201),
    answer.json(writeAnyError, 400, 401, 403, 422),
    answer.json(writeMessage, 404),
  ],
});

/** Get a hook of a group */
export const getGroupHook = defineOperation({
  id: 'getGroupHook',
  resource: 'group-hooks',
  source: 'spec/resources/group-hooks.yaml:117:5',
  method: 'GET',
  path: '/groups/{id}/hooks/{hook_id}',
  access: {"kind":"group","level":"owner","parameter":"id","feature":null,"signedIn":false,"early":true},
  scopes: ["api","read_api"],
  tier: "premium",
  pending: true,
  pathParameters: ["id","hook_id"],
  order: ["id","hook_id"],
  validators: { params: checks.check4 },
  decode: decoders.decodeGetGroupHook,
  responses: [
    answer.json(writeGroupHook, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Change a hook of a group */
export const updateGroupHook = defineOperation({
  id: 'updateGroupHook',
  resource: 'group-hooks',
  source: 'spec/resources/group-hooks.yaml:167:5',
  method: 'PUT',
  path: '/groups/{id}/hooks/{hook_id}',
  access: {"kind":"group","level":"owner","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  tier: "premium",
  pending: true,
  pathParameters: ["id","hook_id"],
  order: ["id","hook_id","url","push_events","tag_push_events","issues_events","confidential_issues_events","merge_requests_events","note_events","confidential_note_events","job_events","pipeline_events","wiki_page_events","deployment_events","releases_events","subgroup_events","member_events","push_events_branch_filter","enable_ssl_verification","token"],
  validators: { params: checks.check4, body: checks.check3 },
  decode: decoders.decodeUpdateGroupHook,
  responses: [
    answer.json(writeGroupHook, 200),
    answer.json(writeAnyError, 400, 401, 403, 422),
    answer.json(writeMessage, 404),
  ],
});

/** Remove a hook from a group */
export const deleteGroupHook = defineOperation({
  id: 'deleteGroupHook',
  resource: 'group-hooks',
  source: 'spec/resources/group-hooks.yaml:235:5',
  method: 'DELETE',
  path: '/groups/{id}/hooks/{hook_id}',
  access: {"kind":"group","level":"owner","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  tier: "premium",
  pending: true,
  pathParameters: ["id","hook_id"],
  order: ["id","hook_id","If-Unmodified-Since"],
  validators: { params: checks.check4 },
  decode: decoders.decodeDeleteGroupHook,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 412),
  ],
});
