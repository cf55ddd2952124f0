// Generated from spec/domains/* /project-hooks.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeHookLogEntry, writeProjectHook, writeResentHookEvent } from '../project-hooks/writers.ts';

/** List the hooks of a project */
export const listProjectHooks = defineOperation<HearthFacts>({
  id: 'listProjectHooks',
  resource: 'project-hooks',
  source: 'spec/domains/delivery/project-hooks.yaml#listProjectHooks',
  method: 'GET',
  path: '/projects/{id}/hooks',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":false,"early":true},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","page","per_page"],
  validators: { params: checks.check1, query: checks.check2 },
  decode: decoders.decodeListProjectHooks,
  responses: [
    answer.json((v: never) => w.array(v, writeProjectHook), 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Add a hook to a project */
export const createProjectHook = defineOperation<HearthFacts>({
  id: 'createProjectHook',
  resource: 'project-hooks',
  source: 'spec/domains/delivery/project-hooks.yaml#createProjectHook',
  method: 'POST',
  path: '/projects/{id}/hooks',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id","url","push_events","tag_push_events","issues_events","confidential_issues_events","merge_requests_events","note_events","confidential_note_events","job_events","pipeline_events","wiki_page_events","deployment_events","releases_events","feature_flag_events","enable_ssl_verification","token","signing_token","name","description","push_events_branch_filter","branch_filter_strategy","custom_webhook_template","url_variables","custom_headers"],
  validators: { params: checks.check1, body: checks.check3 },
  decode: decoders.decodeCreateProjectHook,
  responses: [
    answer.json(writeProjectHook, 201),
    answer.json(writeAnyError, 400, 401, 403, 404, 422),
  ],
});

/** Get a hook of a project */
export const getProjectHook = defineOperation<HearthFacts>({
  id: 'getProjectHook',
  resource: 'project-hooks',
  source: 'spec/domains/delivery/project-hooks.yaml#getProjectHook',
  method: 'GET',
  path: '/projects/{id}/hooks/{hook_id}',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":false,"early":true},"scopes":["api","read_api"]},
  pathParameters: ["id","hook_id"],
  order: ["id","hook_id"],
  validators: { params: checks.check4 },
  decode: decoders.decodeGetProjectHook,
  responses: [
    answer.json(writeProjectHook, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Change a hook of a project */
export const updateProjectHook = defineOperation<HearthFacts>({
  id: 'updateProjectHook',
  resource: 'project-hooks',
  source: 'spec/domains/delivery/project-hooks.yaml#updateProjectHook',
  method: 'PUT',
  path: '/projects/{id}/hooks/{hook_id}',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
  pathParameters: ["id","hook_id"],
  order: ["id","hook_id","url","push_events","tag_push_events","issues_events","confidential_issues_events","merge_requests_events","note_events","confidential_note_events","job_events","pipeline_events","wiki_page_events","deployment_events","releases_events","feature_flag_events","enable_ssl_verification","token","signing_token","name","description","push_events_branch_filter","branch_filter_strategy","custom_webhook_template","url_variables","custom_headers"],
  validators: { params: checks.check4, body: checks.check3 },
  relations: {"exclusive":[],"atLeastOne":[["url","token","push_events","tag_push_events","issues_events","confidential_issues_events","merge_requests_events","note_events","confidential_note_events","job_events","pipeline_events","wiki_page_events","deployment_events","releases_events","feature_flag_events","enable_ssl_verification","name","description","push_events_branch_filter","branch_filter_strategy","custom_webhook_template","url_variables","custom_headers","signing_token"]],"exactlyOne":[],"allOrNone":[]},
  decode: decoders.decodeUpdateProjectHook,
  responses: [
    answer.json(writeProjectHook, 200),
    answer.json(writeAnyError, 400, 401, 403, 422),
    answer.json(writeMessage, 404),
  ],
});

/** Remove a hook from a project */
export const deleteProjectHook = defineOperation<HearthFacts>({
  id: 'deleteProjectHook',
  resource: 'project-hooks',
  source: 'spec/domains/delivery/project-hooks.yaml#deleteProjectHook',
  method: 'DELETE',
  path: '/projects/{id}/hooks/{hook_id}',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
  pathParameters: ["id","hook_id"],
  order: ["id","hook_id","If-Unmodified-Since"],
  validators: { params: checks.check4, headers: checks.check5 },
  decode: decoders.decodeDeleteProjectHook,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 412),
  ],
});

/** Set a header of its own */
export const setProjectHookCustomHeader = defineOperation<HearthFacts>({
  id: 'setProjectHookCustomHeader',
  resource: 'project-hooks',
  source: 'spec/domains/delivery/project-hooks.yaml#setProjectHookCustomHeader',
  method: 'PUT',
  path: '/projects/{id}/hooks/{hook_id}/custom_headers/{key}',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
  pathParameters: ["id","hook_id","key"],
  order: ["id","hook_id","key","value"],
  validators: { params: checks.check6, body: checks.check7 },
  decode: decoders.decodeSetProjectHookCustomHeader,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403, 422),
    answer.json(writeMessage, 404),
  ],
});

/** Remove a header of its own */
export const deleteProjectHookCustomHeader = defineOperation<HearthFacts>({
  id: 'deleteProjectHookCustomHeader',
  resource: 'project-hooks',
  source: 'spec/domains/delivery/project-hooks.yaml#deleteProjectHookCustomHeader',
  method: 'DELETE',
  path: '/projects/{id}/hooks/{hook_id}/custom_headers/{key}',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
  pathParameters: ["id","hook_id","key"],
  order: ["id","hook_id","key"],
  validators: { params: checks.check6 },
  decode: decoders.decodeDeleteProjectHookCustomHeader,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** List what a hook of a project was sent */
export const listProjectHookEvents = defineOperation<HearthFacts>({
  id: 'listProjectHookEvents',
  resource: 'project-hooks',
  source: 'spec/domains/delivery/project-hooks.yaml#listProjectHookEvents',
  method: 'GET',
  path: '/projects/{id}/hooks/{hook_id}/events',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":false,"early":true},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id","hook_id"],
  order: ["id","hook_id","status","page","per_page"],
  validators: { params: checks.check4, query: checks.check8 },
  decode: decoders.decodeListProjectHookEvents,
  responses: [
    answer.json((v: never) => w.array(v, writeHookLogEntry), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Send an entry of the log again */
export const resendProjectHookEvent = defineOperation<HearthFacts>({
  id: 'resendProjectHookEvent',
  resource: 'project-hooks',
  source: 'spec/domains/delivery/project-hooks.yaml#resendProjectHookEvent',
  method: 'POST',
  path: '/projects/{id}/hooks/{hook_id}/events/{hook_event_id}/resend',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"],"rateLimit":"hook_resend"},
  pathParameters: ["id","hook_id","hook_event_id"],
  order: ["id","hook_id","hook_event_id"],
  validators: { params: checks.check9 },
  decode: decoders.decodeResendProjectHookEvent,
  responses: [
    answer.json(writeResentHookEvent, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 422, 429),
  ],
});

/** Try a hook of a project */
export const testProjectHook = defineOperation<HearthFacts>({
  id: 'testProjectHook',
  resource: 'project-hooks',
  source: 'spec/domains/delivery/project-hooks.yaml#testProjectHook',
  method: 'POST',
  path: '/projects/{id}/hooks/{hook_id}/test/{trigger}',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"],"rateLimit":"hook_test"},
  pathParameters: ["id","hook_id","trigger"],
  order: ["id","hook_id","trigger"],
  validators: { params: checks.check10 },
  decode: decoders.decodeTestProjectHook,
  responses: [
    answer.json(writeMessage, 201, 404, 422, 429),
    answer.json(writeAnyError, 400, 401, 403),
  ],
});

/** Set a variable of the address */
export const setProjectHookUrlVariable = defineOperation<HearthFacts>({
  id: 'setProjectHookUrlVariable',
  resource: 'project-hooks',
  source: 'spec/domains/delivery/project-hooks.yaml#setProjectHookUrlVariable',
  method: 'PUT',
  path: '/projects/{id}/hooks/{hook_id}/url_variables/{key}',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
  pathParameters: ["id","hook_id","key"],
  order: ["id","hook_id","key","value"],
  validators: { params: checks.check6, body: checks.check7 },
  decode: decoders.decodeSetProjectHookUrlVariable,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403, 422),
    answer.json(writeMessage, 404),
  ],
});

/** Remove a variable of the address */
export const deleteProjectHookUrlVariable = defineOperation<HearthFacts>({
  id: 'deleteProjectHookUrlVariable',
  resource: 'project-hooks',
  source: 'spec/domains/delivery/project-hooks.yaml#deleteProjectHookUrlVariable',
  method: 'DELETE',
  path: '/projects/{id}/hooks/{hook_id}/url_variables/{key}',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
  pathParameters: ["id","hook_id","key"],
  order: ["id","hook_id","key"],
  validators: { params: checks.check6 },
  decode: decoders.decodeDeleteProjectHookUrlVariable,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});
