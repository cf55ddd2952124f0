// Generated from spec/domains/* /group-hooks.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeGroupHook } from '../group-hooks/writers.ts';
import { writeHookLogEntry, writeResentHookEvent } from '../project-hooks/writers.ts';

/** List the hooks of a group */
export const listGroupHooks = defineOperation<HearthFacts>({
  id: 'listGroupHooks',
  resource: 'group-hooks',
  source: 'spec/domains/delivery/group-hooks.yaml#listGroupHooks',
  method: 'GET',
  path: '/groups/{id}/hooks',
  facts: {"access":{"kind":"group","level":"owner","parameter":"id","feature":null,"signedIn":false,"early":true},"scopes":["api","read_api"],"tier":"premium"},
  paginated: true,
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
export const createGroupHook = defineOperation<HearthFacts>({
  id: 'createGroupHook',
  resource: 'group-hooks',
  source: 'spec/domains/delivery/group-hooks.yaml#createGroupHook',
  method: 'POST',
  path: '/groups/{id}/hooks',
  facts: {"access":{"kind":"group","level":"owner","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"],"tier":"premium"},
  pathParameters: ["id"],
  order: ["id","url","push_events","tag_push_events","issues_events","confidential_issues_events","merge_requests_events","note_events","confidential_note_events","job_events","pipeline_events","wiki_page_events","deployment_events","releases_events","feature_flag_events","subgroup_events","member_events","project_events","enable_ssl_verification","token","signing_token","name","description","push_events_branch_filter","branch_filter_strategy","custom_webhook_template","url_variables","custom_headers"],
  validators: { params: checks.check1, body: checks.check3 },
  decode: decoders.decodeCreateGroupHook,
  responses: [
    answer.json(writeGroupHook, 201),
    answer.json(writeAnyError, 400, 401, 403, 422),
    answer.json(writeMessage, 404),
  ],
});

/** Get a hook of a group */
export const getGroupHook = defineOperation<HearthFacts>({
  id: 'getGroupHook',
  resource: 'group-hooks',
  source: 'spec/domains/delivery/group-hooks.yaml#getGroupHook',
  method: 'GET',
  path: '/groups/{id}/hooks/{hook_id}',
  facts: {"access":{"kind":"group","level":"owner","parameter":"id","feature":null,"signedIn":false,"early":true},"scopes":["api","read_api"],"tier":"premium"},
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
export const updateGroupHook = defineOperation<HearthFacts>({
  id: 'updateGroupHook',
  resource: 'group-hooks',
  source: 'spec/domains/delivery/group-hooks.yaml#updateGroupHook',
  method: 'PUT',
  path: '/groups/{id}/hooks/{hook_id}',
  facts: {"access":{"kind":"group","level":"owner","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"],"tier":"premium"},
  pathParameters: ["id","hook_id"],
  order: ["id","hook_id","url","push_events","tag_push_events","issues_events","confidential_issues_events","merge_requests_events","note_events","confidential_note_events","job_events","pipeline_events","wiki_page_events","deployment_events","releases_events","feature_flag_events","subgroup_events","member_events","project_events","enable_ssl_verification","token","signing_token","name","description","push_events_branch_filter","branch_filter_strategy","custom_webhook_template","url_variables","custom_headers"],
  validators: { params: checks.check4, body: checks.check3 },
  relations: {"exclusive":[],"atLeastOne":[["url","token","push_events","tag_push_events","issues_events","confidential_issues_events","merge_requests_events","note_events","confidential_note_events","job_events","pipeline_events","wiki_page_events","deployment_events","releases_events","feature_flag_events","subgroup_events","member_events","project_events","enable_ssl_verification","name","description","push_events_branch_filter","branch_filter_strategy","custom_webhook_template","url_variables","custom_headers","signing_token"]],"exactlyOne":[],"allOrNone":[]},
  decode: decoders.decodeUpdateGroupHook,
  responses: [
    answer.json(writeGroupHook, 200),
    answer.json(writeAnyError, 400, 401, 403, 422),
    answer.json(writeMessage, 404),
  ],
});

/** Remove a hook from a group */
export const deleteGroupHook = defineOperation<HearthFacts>({
  id: 'deleteGroupHook',
  resource: 'group-hooks',
  source: 'spec/domains/delivery/group-hooks.yaml#deleteGroupHook',
  method: 'DELETE',
  path: '/groups/{id}/hooks/{hook_id}',
  facts: {"access":{"kind":"group","level":"owner","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"],"tier":"premium"},
  pathParameters: ["id","hook_id"],
  order: ["id","hook_id","If-Unmodified-Since"],
  validators: { params: checks.check4, headers: checks.check5 },
  decode: decoders.decodeDeleteGroupHook,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 412),
  ],
});

/** Set a header of its own */
export const setGroupHookCustomHeader = defineOperation<HearthFacts>({
  id: 'setGroupHookCustomHeader',
  resource: 'group-hooks',
  source: 'spec/domains/delivery/group-hooks.yaml#setGroupHookCustomHeader',
  method: 'PUT',
  path: '/groups/{id}/hooks/{hook_id}/custom_headers/{key}',
  facts: {"access":{"kind":"group","level":"owner","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"],"tier":"premium"},
  pathParameters: ["id","hook_id","key"],
  order: ["id","hook_id","key","value"],
  validators: { params: checks.check6, body: checks.check7 },
  decode: decoders.decodeSetGroupHookCustomHeader,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403, 422),
    answer.json(writeMessage, 404),
  ],
});

/** Remove a header of its own */
export const deleteGroupHookCustomHeader = defineOperation<HearthFacts>({
  id: 'deleteGroupHookCustomHeader',
  resource: 'group-hooks',
  source: 'spec/domains/delivery/group-hooks.yaml#deleteGroupHookCustomHeader',
  method: 'DELETE',
  path: '/groups/{id}/hooks/{hook_id}/custom_headers/{key}',
  facts: {"access":{"kind":"group","level":"owner","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"],"tier":"premium"},
  pathParameters: ["id","hook_id","key"],
  order: ["id","hook_id","key"],
  validators: { params: checks.check6 },
  decode: decoders.decodeDeleteGroupHookCustomHeader,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** List what a hook of a group was sent */
export const listGroupHookEvents = defineOperation<HearthFacts>({
  id: 'listGroupHookEvents',
  resource: 'group-hooks',
  source: 'spec/domains/delivery/group-hooks.yaml#listGroupHookEvents',
  method: 'GET',
  path: '/groups/{id}/hooks/{hook_id}/events',
  facts: {"access":{"kind":"group","level":"owner","parameter":"id","feature":null,"signedIn":false,"early":true},"scopes":["api","read_api"],"tier":"premium"},
  paginated: true,
  pathParameters: ["id","hook_id"],
  order: ["id","hook_id","status","page","per_page"],
  validators: { params: checks.check4, query: checks.check8 },
  decode: decoders.decodeListGroupHookEvents,
  responses: [
    answer.json((v: never) => w.array(v, writeHookLogEntry), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Send an entry of the log again */
export const resendGroupHookEvent = defineOperation<HearthFacts>({
  id: 'resendGroupHookEvent',
  resource: 'group-hooks',
  source: 'spec/domains/delivery/group-hooks.yaml#resendGroupHookEvent',
  method: 'POST',
  path: '/groups/{id}/hooks/{hook_id}/events/{hook_event_id}/resend',
  facts: {"access":{"kind":"group","level":"owner","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"],"tier":"premium","rateLimit":"hook_resend"},
  pathParameters: ["id","hook_id","hook_event_id"],
  order: ["id","hook_id","hook_event_id"],
  validators: { params: checks.check9 },
  decode: decoders.decodeResendGroupHookEvent,
  responses: [
    answer.json(writeResentHookEvent, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 422, 429),
  ],
});

/** Try a hook of a group */
export const testGroupHook = defineOperation<HearthFacts>({
  id: 'testGroupHook',
  resource: 'group-hooks',
  source: 'spec/domains/delivery/group-hooks.yaml#testGroupHook',
  method: 'POST',
  path: '/groups/{id}/hooks/{hook_id}/test/{trigger}',
  facts: {"access":{"kind":"group","level":"owner","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"],"tier":"premium","rateLimit":"hook_test"},
  pathParameters: ["id","hook_id","trigger"],
  order: ["id","hook_id","trigger"],
  validators: { params: checks.check10 },
  decode: decoders.decodeTestGroupHook,
  responses: [
    answer.json(writeMessage, 201, 404, 422, 429),
    answer.json(writeAnyError, 400, 401, 403),
  ],
});

/** Set a variable of the address */
export const setGroupHookUrlVariable = defineOperation<HearthFacts>({
  id: 'setGroupHookUrlVariable',
  resource: 'group-hooks',
  source: 'spec/domains/delivery/group-hooks.yaml#setGroupHookUrlVariable',
  method: 'PUT',
  path: '/groups/{id}/hooks/{hook_id}/url_variables/{key}',
  facts: {"access":{"kind":"group","level":"owner","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"],"tier":"premium"},
  pathParameters: ["id","hook_id","key"],
  order: ["id","hook_id","key","value"],
  validators: { params: checks.check6, body: checks.check7 },
  decode: decoders.decodeSetGroupHookUrlVariable,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403, 422),
    answer.json(writeMessage, 404),
  ],
});

/** Remove a variable of the address */
export const deleteGroupHookUrlVariable = defineOperation<HearthFacts>({
  id: 'deleteGroupHookUrlVariable',
  resource: 'group-hooks',
  source: 'spec/domains/delivery/group-hooks.yaml#deleteGroupHookUrlVariable',
  method: 'DELETE',
  path: '/groups/{id}/hooks/{hook_id}/url_variables/{key}',
  facts: {"access":{"kind":"group","level":"owner","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"],"tier":"premium"},
  pathParameters: ["id","hook_id","key"],
  order: ["id","hook_id","key"],
  validators: { params: checks.check6 },
  decode: decoders.decodeDeleteGroupHookUrlVariable,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});
