// Generated from spec/domains/* /job-token-scope.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, EmptyAnswer, JsonAnswer, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface GetJobTokenScopeInput {
  readonly params: ParametersOf<operations['getJobTokenScope'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetJobTokenScopeAnswer = JsonAnswer<operations['getJobTokenScope'], 200 | 401 | 403 | 404>;

const getJobTokenScopeCall: ClientCall = {
  id: 'getJobTokenScope',
  method: 'GET',
  path: "/api/v4/projects/{id}/job_token_scope",
  answers: { json: [200, 401, 403, 404] },
};

export interface UpdateJobTokenScopeInput {
  readonly params: ParametersOf<operations['updateJobTokenScope'], 'path'>;
  readonly body: Sendable<BodyOf<operations['updateJobTokenScope'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateJobTokenScopeAnswer = EmptyAnswer<204> | JsonAnswer<operations['updateJobTokenScope'], 400 | 401 | 403 | 404>;

const updateJobTokenScopeCall: ClientCall = {
  id: 'updateJobTokenScope',
  method: 'PATCH',
  path: "/api/v4/projects/{id}/job_token_scope",
  body: "application/json",
  answers: { none: [204], json: [400, 401, 403, 404] },
};

export interface ListJobTokenScopeProjectsInput {
  readonly params: ParametersOf<operations['listJobTokenScopeProjects'], 'path'>;
  readonly query?: ParametersOf<operations['listJobTokenScopeProjects'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListJobTokenScopeProjectsAnswer = JsonAnswer<operations['listJobTokenScopeProjects'], 200 | 400 | 401 | 403 | 404>;

const listJobTokenScopeProjectsCall: ClientCall = {
  id: 'listJobTokenScopeProjects',
  method: 'GET',
  path: "/api/v4/projects/{id}/job_token_scope/allowlist",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface AddJobTokenScopeProjectInput {
  readonly params: ParametersOf<operations['addJobTokenScopeProject'], 'path'>;
  readonly body: Sendable<BodyOf<operations['addJobTokenScopeProject'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type AddJobTokenScopeProjectAnswer = JsonAnswer<operations['addJobTokenScopeProject'], 201 | 400 | 401 | 403 | 404>;

const addJobTokenScopeProjectCall: ClientCall = {
  id: 'addJobTokenScopeProject',
  method: 'POST',
  path: "/api/v4/projects/{id}/job_token_scope/allowlist",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface RemoveJobTokenScopeProjectInput {
  readonly params: ParametersOf<operations['removeJobTokenScopeProject'], 'path'>;
  readonly signal?: AbortSignal;
}

export type RemoveJobTokenScopeProjectAnswer = EmptyAnswer<204> | JsonAnswer<operations['removeJobTokenScopeProject'], 400 | 401 | 403 | 404>;

const removeJobTokenScopeProjectCall: ClientCall = {
  id: 'removeJobTokenScopeProject',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/job_token_scope/allowlist/{target_project_id}",
  answers: { none: [204], json: [400, 401, 403, 404] },
};

export interface JobTokenScopeClient {
  /** Get the scope of a project's job tokens: GET /projects/{id}/job_token_scope */
  getJobTokenScope(request: GetJobTokenScopeInput): Promise<GetJobTokenScopeAnswer>;
  /** Switch the scope of a project's job tokens: PATCH /projects/{id}/job_token_scope */
  updateJobTokenScope(request: UpdateJobTokenScopeInput): Promise<UpdateJobTokenScopeAnswer>;
  /** List the projects that job tokens may reach: GET /projects/{id}/job_token_scope/allowlist */
  listJobTokenScopeProjects: ListingOf<ListJobTokenScopeProjectsInput, ListJobTokenScopeProjectsAnswer, JsonOf<operations['listJobTokenScopeProjects'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Let job tokens reach a project: POST /projects/{id}/job_token_scope/allowlist */
  addJobTokenScopeProject(request: AddJobTokenScopeProjectInput): Promise<AddJobTokenScopeProjectAnswer>;
  /** Keep job tokens from a project: DELETE /projects/{id}/job_token_scope/allowlist/{target_project_id} */
  removeJobTokenScopeProject(request: RemoveJobTokenScopeProjectInput): Promise<RemoveJobTokenScopeProjectAnswer>;
}

export const jobTokenScopeClient = (send: Send): JobTokenScopeClient => ({
  getJobTokenScope: (request) => send(getJobTokenScopeCall, request),
  updateJobTokenScope: (request) => send(updateJobTokenScopeCall, request),
  listJobTokenScopeProjects: listing(send, listJobTokenScopeProjectsCall),
  addJobTokenScopeProject: (request) => send(addJobTokenScopeProjectCall, request),
  removeJobTokenScopeProject: (request) => send(removeJobTokenScopeProjectCall, request),
});
