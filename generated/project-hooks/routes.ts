// Generated from spec/resources/project-hooks.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeProjectHook } from '../project-hooks/writers.ts';

/** List the hooks of a project */
export const listProjectHooks = defineOperation({
  id: 'listProjectHooks',
  resource: 'project-hooks',
  source: 'spec/resources/project-hooks.yaml:5:5',
  method: 'GET',
  path: '/projects/{id}/hooks',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":false,"early":true},
  scopes: ["api","read_api"],
  paginated: true,
  pending: true,
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
export const createProjectHook = defineOperation({
  id: 'createProjectHook',
  resource: 'project-hooks',
  source: 'spec/resources/project-hooks.yaml:47:5',
  method: 'POST',
  path: '/projects/{id}/hooks',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pending: true,
  pathParameters: ["id"],
  order: ["id","url","push_events","tag_push_events","issues_events","confidential_issues_events","merge_requests_events","note_events","confidential_note_events","job_events","pipeline_events","wiki_page_events","deployment_events","releases_events","push_events_branch_filter","enable_ssl_verification","token"],
  validators: { params: checks.check1, body: checks.check3 },
  decode: decoders.decodeCreateProjectHook,
  responses: [
    answer.json(writeProjectHook, 201),
    answer.json(writeAnyError, 400, 401, 403, 404, 422),
  ],
});

/** Get a hook of a project */
export const getProjectHook = defineOperation({
  id: 'getProjectHook',
  resource: 'project-hooks',
  source: 'spec/resources/project-hooks.yaml:111:5',
  method: 'GET',
  path: '/projects/{id}/hooks/{hook_id}',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":false,"early":true},
  scopes: ["api","read_api"],
  pending: true,
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
export const updateProjectHook = defineOperation({
  id: 'updateProjectHook',
  resource: 'project-hooks',
  source: 'spec/resources/project-hooks.yaml:158:5',
  method: 'PUT',
  path: '/projects/{id}/hooks/{hook_id}',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pending: true,
  pathParameters: ["id","hook_id"],
  order: ["id","hook_id","url","push_events","tag_push_events","issues_events","confidential_issues_events","merge_requests_events","note_events","confidential_note_events","job_events","pipeline_events","wiki_page_events","deployment_events","releases_events","push_events_branch_filter","enable_ssl_verification","token"],
  validators: { params: checks.check4, body: checks.check3 },
  decode: decoders.decodeUpdateProjectHook,
  responses: [
    answer.json(writeProjectHook, 200),
    answer.json(writeAnyError, 400, 401, 403, 422),
    answer.json(writeMessage, 404),
  ],
});

/** Remove a hook from a project */
export const deleteProjectHook = defineOperation({
  id: 'deleteProjectHook',
  resource: 'project-hooks',
  source: 'spec/resources/project-hooks.yaml:223:5',
  method: 'DELETE',
  path: '/projects/{id}/hooks/{hook_id}',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  pending: true,
  pathParameters: ["id","hook_id"],
  order: ["id","hook_id","If-Unmodified-Since"],
  validators: { params: checks.check4 },
  decode: decoders.decodeDeleteProjectHook,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 412),
  ],
});

/** Try a hook of a project */
export const testProjectHook = defineOperation({
  id: 'testProjectHook',
  resource: 'project-hooks',
  source: 'spec/resources/project-hooks.yaml:247:5',
  method: 'POST',
  path: '/projects/{id}/hooks/{hook_id}/test/{trigger}',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  rateLimit: "hook_test",
  pending: true,
  pathParameters: ["id","hook_id","trigger"],
  order: ["id","hook_id","trigger"],
  validators: { params: checks.check5 },
  decode: decoders.decodeTestProjectHook,
  responses: [
    answer.json(writeMessage, 201, 404, 422, 429),
    answer.json(writeAnyError, 400, 401, 403),
  ],
});
