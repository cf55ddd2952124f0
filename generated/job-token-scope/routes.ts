// Generated from spec/domains/* /job-token-scope.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeProjectIdentity } from '../common/writers.ts';
import { writeJobTokenScope, writeJobTokenScopeLink } from '../job-token-scope/writers.ts';

/** Get the scope of a project's job tokens */
export const getJobTokenScope = defineOperation<HearthFacts>({
  id: 'getJobTokenScope',
  resource: 'job-token-scope',
  source: 'spec/domains/ci/job-token-scope.yaml#getJobTokenScope',
  method: 'GET',
  path: '/projects/{id}/job_token_scope',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":false,"early":true},"scopes":["api","read_api"]},
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeGetJobTokenScope,
  responses: [
    answer.json(writeJobTokenScope, 200),
    answer.json(writeAnyError, 401, 403, 404),
  ],
});

/** Switch the scope of a project's job tokens */
export const updateJobTokenScope = defineOperation<HearthFacts>({
  id: 'updateJobTokenScope',
  resource: 'job-token-scope',
  source: 'spec/domains/ci/job-token-scope.yaml#updateJobTokenScope',
  method: 'PATCH',
  path: '/projects/{id}/job_token_scope',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id","enabled"],
  validators: { params: checks.check1 },
  decode: decoders.decodeUpdateJobTokenScope,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** List the projects that job tokens may reach */
export const listJobTokenScopeProjects = defineOperation<HearthFacts>({
  id: 'listJobTokenScopeProjects',
  resource: 'job-token-scope',
  source: 'spec/domains/ci/job-token-scope.yaml#listJobTokenScopeProjects',
  method: 'GET',
  path: '/projects/{id}/job_token_scope/allowlist',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":false,"early":true},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","page","per_page"],
  validators: { params: checks.check1, query: checks.check2 },
  decode: decoders.decodeListJobTokenScopeProjects,
  responses: [
    answer.json((v: never) => w.array(v, writeProjectIdentity), 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Let job tokens reach a project */
export const addJobTokenScopeProject = defineOperation<HearthFacts>({
  id: 'addJobTokenScopeProject',
  resource: 'job-token-scope',
  source: 'spec/domains/ci/job-token-scope.yaml#addJobTokenScopeProject',
  method: 'POST',
  path: '/projects/{id}/job_token_scope/allowlist',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id","target_project_id"],
  validators: { params: checks.check1, body: checks.check3 },
  decode: decoders.decodeAddJobTokenScopeProject,
  responses: [
    answer.json(writeJobTokenScopeLink, 201),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Keep job tokens from a project */
export const removeJobTokenScopeProject = defineOperation<HearthFacts>({
  id: 'removeJobTokenScopeProject',
  resource: 'job-token-scope',
  source: 'spec/domains/ci/job-token-scope.yaml#removeJobTokenScopeProject',
  method: 'DELETE',
  path: '/projects/{id}/job_token_scope/allowlist/{target_project_id}',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
  pathParameters: ["id","target_project_id"],
  order: ["id","target_project_id"],
  validators: { params: checks.check4 },
  decode: decoders.decodeRemoveJobTokenScopeProject,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});
