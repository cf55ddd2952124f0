// Generated from spec/domains/* /variables.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, EmptyAnswer, JsonAnswer, Listing, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListInstanceVariablesInput {
  readonly query?: ParametersOf<operations['listInstanceVariables'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListInstanceVariablesAnswer = JsonAnswer<operations['listInstanceVariables'], 200 | 400 | 401 | 403>;

const listInstanceVariablesCall: ClientCall = {
  id: 'listInstanceVariables',
  method: 'GET',
  path: "/api/v4/admin/ci/variables",
  answers: { json: [200, 400, 401, 403] },
};

export interface CreateInstanceVariableInput {
  readonly body: Sendable<BodyOf<operations['createInstanceVariable'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateInstanceVariableAnswer = JsonAnswer<operations['createInstanceVariable'], 201 | 400 | 401 | 403>;

const createInstanceVariableCall: ClientCall = {
  id: 'createInstanceVariable',
  method: 'POST',
  path: "/api/v4/admin/ci/variables",
  body: "application/json",
  answers: { json: [201, 400, 401, 403] },
};

export interface GetInstanceVariableInput {
  readonly params: ParametersOf<operations['getInstanceVariable'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetInstanceVariableAnswer = JsonAnswer<operations['getInstanceVariable'], 200 | 400 | 401 | 403 | 404>;

const getInstanceVariableCall: ClientCall = {
  id: 'getInstanceVariable',
  method: 'GET',
  path: "/api/v4/admin/ci/variables/{key}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface UpdateInstanceVariableInput {
  readonly params: ParametersOf<operations['updateInstanceVariable'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['updateInstanceVariable'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateInstanceVariableAnswer = JsonAnswer<operations['updateInstanceVariable'], 200 | 400 | 401 | 403 | 404>;

const updateInstanceVariableCall: ClientCall = {
  id: 'updateInstanceVariable',
  method: 'PUT',
  path: "/api/v4/admin/ci/variables/{key}",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DeleteInstanceVariableInput {
  readonly params: ParametersOf<operations['deleteInstanceVariable'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteInstanceVariable'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteInstanceVariableAnswer = EmptyAnswer<204> | JsonAnswer<operations['deleteInstanceVariable'], 400 | 401 | 403 | 404 | 412>;

const deleteInstanceVariableCall: ClientCall = {
  id: 'deleteInstanceVariable',
  method: 'DELETE',
  path: "/api/v4/admin/ci/variables/{key}",
  answers: { none: [204], json: [400, 401, 403, 404, 412] },
};

export interface ListGroupVariablesInput {
  readonly params: ParametersOf<operations['listGroupVariables'], 'path'>;
  readonly query?: ParametersOf<operations['listGroupVariables'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListGroupVariablesAnswer = JsonAnswer<operations['listGroupVariables'], 200 | 400 | 401 | 403 | 404>;

const listGroupVariablesCall: ClientCall = {
  id: 'listGroupVariables',
  method: 'GET',
  path: "/api/v4/groups/{id}/variables",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface CreateGroupVariableInput {
  readonly params: ParametersOf<operations['createGroupVariable'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createGroupVariable'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateGroupVariableAnswer = JsonAnswer<operations['createGroupVariable'], 201 | 400 | 401 | 403 | 404>;

const createGroupVariableCall: ClientCall = {
  id: 'createGroupVariable',
  method: 'POST',
  path: "/api/v4/groups/{id}/variables",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface GetGroupVariableInput {
  readonly params: ParametersOf<operations['getGroupVariable'], 'path'>;
  readonly query?: ParametersOf<operations['getGroupVariable'], 'query'>;
  readonly signal?: AbortSignal;
}

export type GetGroupVariableAnswer = JsonAnswer<operations['getGroupVariable'], 200 | 400 | 401 | 403 | 404 | 409>;

const getGroupVariableCall: ClientCall = {
  id: 'getGroupVariable',
  method: 'GET',
  path: "/api/v4/groups/{id}/variables/{key}",
  answers: { json: [200, 400, 401, 403, 404, 409] },
};

export interface UpdateGroupVariableInput {
  readonly params: ParametersOf<operations['updateGroupVariable'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['updateGroupVariable'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateGroupVariableAnswer = JsonAnswer<operations['updateGroupVariable'], 200 | 400 | 401 | 403 | 404 | 409>;

const updateGroupVariableCall: ClientCall = {
  id: 'updateGroupVariable',
  method: 'PUT',
  path: "/api/v4/groups/{id}/variables/{key}",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404, 409] },
};

export interface DeleteGroupVariableInput {
  readonly params: ParametersOf<operations['deleteGroupVariable'], 'path'>;
  readonly query?: ParametersOf<operations['deleteGroupVariable'], 'query'>;
  readonly headers?: ParametersOf<operations['deleteGroupVariable'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteGroupVariableAnswer = EmptyAnswer<204> | JsonAnswer<operations['deleteGroupVariable'], 400 | 401 | 403 | 404 | 409 | 412>;

const deleteGroupVariableCall: ClientCall = {
  id: 'deleteGroupVariable',
  method: 'DELETE',
  path: "/api/v4/groups/{id}/variables/{key}",
  answers: { none: [204], json: [400, 401, 403, 404, 409, 412] },
};

export interface ListProjectVariablesInput {
  readonly params: ParametersOf<operations['listProjectVariables'], 'path'>;
  readonly query?: ParametersOf<operations['listProjectVariables'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListProjectVariablesAnswer = JsonAnswer<operations['listProjectVariables'], 200 | 400 | 401 | 403 | 404>;

const listProjectVariablesCall: ClientCall = {
  id: 'listProjectVariables',
  method: 'GET',
  path: "/api/v4/projects/{id}/variables",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface CreateProjectVariableInput {
  readonly params: ParametersOf<operations['createProjectVariable'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createProjectVariable'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateProjectVariableAnswer = JsonAnswer<operations['createProjectVariable'], 201 | 400 | 401 | 403 | 404>;

const createProjectVariableCall: ClientCall = {
  id: 'createProjectVariable',
  method: 'POST',
  path: "/api/v4/projects/{id}/variables",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface GetProjectVariableInput {
  readonly params: ParametersOf<operations['getProjectVariable'], 'path'>;
  readonly query?: ParametersOf<operations['getProjectVariable'], 'query'>;
  readonly signal?: AbortSignal;
}

export type GetProjectVariableAnswer = JsonAnswer<operations['getProjectVariable'], 200 | 400 | 401 | 403 | 404 | 409>;

const getProjectVariableCall: ClientCall = {
  id: 'getProjectVariable',
  method: 'GET',
  path: "/api/v4/projects/{id}/variables/{key}",
  answers: { json: [200, 400, 401, 403, 404, 409] },
};

export interface UpdateProjectVariableInput {
  readonly params: ParametersOf<operations['updateProjectVariable'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['updateProjectVariable'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateProjectVariableAnswer = JsonAnswer<operations['updateProjectVariable'], 200 | 400 | 401 | 403 | 404 | 409>;

const updateProjectVariableCall: ClientCall = {
  id: 'updateProjectVariable',
  method: 'PUT',
  path: "/api/v4/projects/{id}/variables/{key}",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404, 409] },
};

export interface DeleteProjectVariableInput {
  readonly params: ParametersOf<operations['deleteProjectVariable'], 'path'>;
  readonly query?: ParametersOf<operations['deleteProjectVariable'], 'query'>;
  readonly headers?: ParametersOf<operations['deleteProjectVariable'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteProjectVariableAnswer = EmptyAnswer<204> | JsonAnswer<operations['deleteProjectVariable'], 400 | 401 | 403 | 404 | 409 | 412>;

const deleteProjectVariableCall: ClientCall = {
  id: 'deleteProjectVariable',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/variables/{key}",
  answers: { none: [204], json: [400, 401, 403, 404, 409, 412] },
};

export interface VariablesClient {
  /** List the variables of the instance: GET /admin/ci/variables */
  listInstanceVariables: Listing<ListInstanceVariablesInput, ListInstanceVariablesAnswer, JsonOf<operations['listInstanceVariables'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Create a variable of the instance: POST /admin/ci/variables */
  createInstanceVariable(request: CreateInstanceVariableInput): Promise<CreateInstanceVariableAnswer>;
  /** Get a variable of the instance: GET /admin/ci/variables/{key} */
  getInstanceVariable(request: GetInstanceVariableInput): Promise<GetInstanceVariableAnswer>;
  /** Change a variable of the instance: PUT /admin/ci/variables/{key} */
  updateInstanceVariable(request: UpdateInstanceVariableInput): Promise<UpdateInstanceVariableAnswer>;
  /** Delete a variable of the instance: DELETE /admin/ci/variables/{key} */
  deleteInstanceVariable(request: DeleteInstanceVariableInput): Promise<DeleteInstanceVariableAnswer>;
  /** List the variables of a group: GET /groups/{id}/variables */
  listGroupVariables: ListingOf<ListGroupVariablesInput, ListGroupVariablesAnswer, JsonOf<operations['listGroupVariables'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Create a variable of a group: POST /groups/{id}/variables */
  createGroupVariable(request: CreateGroupVariableInput): Promise<CreateGroupVariableAnswer>;
  /** Get a variable of a group: GET /groups/{id}/variables/{key} */
  getGroupVariable(request: GetGroupVariableInput): Promise<GetGroupVariableAnswer>;
  /** Change a variable of a group: PUT /groups/{id}/variables/{key} */
  updateGroupVariable(request: UpdateGroupVariableInput): Promise<UpdateGroupVariableAnswer>;
  /** Delete a variable of a group: DELETE /groups/{id}/variables/{key} */
  deleteGroupVariable(request: DeleteGroupVariableInput): Promise<DeleteGroupVariableAnswer>;
  /** List the variables of a project: GET /projects/{id}/variables */
  listProjectVariables: ListingOf<ListProjectVariablesInput, ListProjectVariablesAnswer, JsonOf<operations['listProjectVariables'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Create a variable of a project: POST /projects/{id}/variables */
  createProjectVariable(request: CreateProjectVariableInput): Promise<CreateProjectVariableAnswer>;
  /** Get a variable of a project: GET /projects/{id}/variables/{key} */
  getProjectVariable(request: GetProjectVariableInput): Promise<GetProjectVariableAnswer>;
  /** Change a variable of a project: PUT /projects/{id}/variables/{key} */
  updateProjectVariable(request: UpdateProjectVariableInput): Promise<UpdateProjectVariableAnswer>;
  /** Delete a variable of a project: DELETE /projects/{id}/variables/{key} */
  deleteProjectVariable(request: DeleteProjectVariableInput): Promise<DeleteProjectVariableAnswer>;
}

export const variablesClient = (send: Send): VariablesClient => ({
  listInstanceVariables: listing(send, listInstanceVariablesCall),
  createInstanceVariable: (request) => send(createInstanceVariableCall, request),
  getInstanceVariable: (request) => send(getInstanceVariableCall, request),
  updateInstanceVariable: (request) => send(updateInstanceVariableCall, request),
  deleteInstanceVariable: (request) => send(deleteInstanceVariableCall, request),
  listGroupVariables: listing(send, listGroupVariablesCall),
  createGroupVariable: (request) => send(createGroupVariableCall, request),
  getGroupVariable: (request) => send(getGroupVariableCall, request),
  updateGroupVariable: (request) => send(updateGroupVariableCall, request),
  deleteGroupVariable: (request) => send(deleteGroupVariableCall, request),
  listProjectVariables: listing(send, listProjectVariablesCall),
  createProjectVariable: (request) => send(createProjectVariableCall, request),
  getProjectVariable: (request) => send(getProjectVariableCall, request),
  updateProjectVariable: (request) => send(updateProjectVariableCall, request),
  deleteProjectVariable: (request) => send(deleteProjectVariableCall, request),
});
