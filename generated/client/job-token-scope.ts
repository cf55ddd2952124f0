// Generated from spec/resources/job-token-scope.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface GetJobTokenScopeInput {
  readonly params: ParametersOf<operations['getJobTokenScope'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetJobTokenScopeAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getJobTokenScope'], 200> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getJobTokenScope'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getJobTokenScope'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getJobTokenScope'], 404> }
  ;

const getJobTokenScopeCall: ClientCall = {
  id: 'getJobTokenScope',
  method: 'GET',
  path: "/api/v4/projects/{id}/job_token_scope",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface UpdateJobTokenScopeInput {
  readonly params: ParametersOf<operations['updateJobTokenScope'], 'path'>;
  readonly body: Sendable<BodyOf<operations['updateJobTokenScope'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateJobTokenScopeAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['updateJobTokenScope'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['updateJobTokenScope'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['updateJobTokenScope'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['updateJobTokenScope'], 404> }
  ;

const updateJobTokenScopeCall: ClientCall = {
  id: 'updateJobTokenScope',
  method: 'PATCH',
  path: "/api/v4/projects/{id}/job_token_scope",
  commas: [],
  body: "application/json",
  answers: {
    204: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface ListJobTokenScopeProjectsInput {
  readonly params: ParametersOf<operations['listJobTokenScopeProjects'], 'path'>;
  readonly query?: ParametersOf<operations['listJobTokenScopeProjects'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListJobTokenScopeProjectsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listJobTokenScopeProjects'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listJobTokenScopeProjects'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listJobTokenScopeProjects'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listJobTokenScopeProjects'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listJobTokenScopeProjects'], 404> }
  ;

const listJobTokenScopeProjectsCall: ClientCall = {
  id: 'listJobTokenScopeProjects',
  method: 'GET',
  path: "/api/v4/projects/{id}/job_token_scope/allowlist",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface AddJobTokenScopeProjectInput {
  readonly params: ParametersOf<operations['addJobTokenScopeProject'], 'path'>;
  readonly body: Sendable<BodyOf<operations['addJobTokenScopeProject'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type AddJobTokenScopeProjectAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['addJobTokenScopeProject'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['addJobTokenScopeProject'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['addJobTokenScopeProject'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['addJobTokenScopeProject'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['addJobTokenScopeProject'], 404> }
  ;

const addJobTokenScopeProjectCall: ClientCall = {
  id: 'addJobTokenScopeProject',
  method: 'POST',
  path: "/api/v4/projects/{id}/job_token_scope/allowlist",
  commas: [],
  body: "application/json",
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface RemoveJobTokenScopeProjectInput {
  readonly params: ParametersOf<operations['removeJobTokenScopeProject'], 'path'>;
  readonly signal?: AbortSignal;
}

export type RemoveJobTokenScopeProjectAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['removeJobTokenScopeProject'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['removeJobTokenScopeProject'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['removeJobTokenScopeProject'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['removeJobTokenScopeProject'], 404> }
  ;

const removeJobTokenScopeProjectCall: ClientCall = {
  id: 'removeJobTokenScopeProject',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/job_token_scope/allowlist/{target_project_id}",
  commas: [],
  body: null,
  answers: {
    204: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
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
