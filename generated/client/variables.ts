// Generated from spec/resources/variables.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, Listing, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListInstanceVariablesInput {
  readonly query?: ParametersOf<operations['listInstanceVariables'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListInstanceVariablesAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listInstanceVariables'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listInstanceVariables'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listInstanceVariables'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listInstanceVariables'], 403> }
  ;

const listInstanceVariablesCall: ClientCall = {
  id: 'listInstanceVariables',
  method: 'GET',
  path: "/api/v4/admin/ci/variables",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
  },
};

export interface CreateInstanceVariableInput {
  readonly body: Sendable<BodyOf<operations['createInstanceVariable'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateInstanceVariableAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createInstanceVariable'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createInstanceVariable'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createInstanceVariable'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createInstanceVariable'], 403> }
  ;

const createInstanceVariableCall: ClientCall = {
  id: 'createInstanceVariable',
  method: 'POST',
  path: "/api/v4/admin/ci/variables",
  commas: [],
  body: "application/json",
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
  },
};

export interface GetInstanceVariableInput {
  readonly params: ParametersOf<operations['getInstanceVariable'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetInstanceVariableAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getInstanceVariable'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getInstanceVariable'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getInstanceVariable'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getInstanceVariable'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getInstanceVariable'], 404> }
  ;

const getInstanceVariableCall: ClientCall = {
  id: 'getInstanceVariable',
  method: 'GET',
  path: "/api/v4/admin/ci/variables/{key}",
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

export interface UpdateInstanceVariableInput {
  readonly params: ParametersOf<operations['updateInstanceVariable'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['updateInstanceVariable'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateInstanceVariableAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['updateInstanceVariable'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['updateInstanceVariable'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['updateInstanceVariable'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['updateInstanceVariable'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['updateInstanceVariable'], 404> }
  ;

const updateInstanceVariableCall: ClientCall = {
  id: 'updateInstanceVariable',
  method: 'PUT',
  path: "/api/v4/admin/ci/variables/{key}",
  commas: [],
  body: "application/json",
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface DeleteInstanceVariableInput {
  readonly params: ParametersOf<operations['deleteInstanceVariable'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DeleteInstanceVariableAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['deleteInstanceVariable'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['deleteInstanceVariable'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['deleteInstanceVariable'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['deleteInstanceVariable'], 404> }
  ;

const deleteInstanceVariableCall: ClientCall = {
  id: 'deleteInstanceVariable',
  method: 'DELETE',
  path: "/api/v4/admin/ci/variables/{key}",
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

export interface ListGroupVariablesInput {
  readonly params: ParametersOf<operations['listGroupVariables'], 'path'>;
  readonly query?: ParametersOf<operations['listGroupVariables'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListGroupVariablesAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listGroupVariables'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listGroupVariables'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listGroupVariables'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listGroupVariables'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listGroupVariables'], 404> }
  ;

const listGroupVariablesCall: ClientCall = {
  id: 'listGroupVariables',
  method: 'GET',
  path: "/api/v4/groups/{id}/variables",
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

export interface CreateGroupVariableInput {
  readonly params: ParametersOf<operations['createGroupVariable'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createGroupVariable'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateGroupVariableAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createGroupVariable'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createGroupVariable'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createGroupVariable'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createGroupVariable'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['createGroupVariable'], 404> }
  ;

const createGroupVariableCall: ClientCall = {
  id: 'createGroupVariable',
  method: 'POST',
  path: "/api/v4/groups/{id}/variables",
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

export interface GetGroupVariableInput {
  readonly params: ParametersOf<operations['getGroupVariable'], 'path'>;
  readonly query?: ParametersOf<operations['getGroupVariable'], 'query'>;
  readonly signal?: AbortSignal;
}

export type GetGroupVariableAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getGroupVariable'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getGroupVariable'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getGroupVariable'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getGroupVariable'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getGroupVariable'], 404> }
  | { readonly status: 409; readonly headers: Headers; readonly body: JsonOf<operations['getGroupVariable'], 409> }
  ;

const getGroupVariableCall: ClientCall = {
  id: 'getGroupVariable',
  method: 'GET',
  path: "/api/v4/groups/{id}/variables/{key}",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    409: 'json',
  },
};

export interface UpdateGroupVariableInput {
  readonly params: ParametersOf<operations['updateGroupVariable'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['updateGroupVariable'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateGroupVariableAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['updateGroupVariable'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['updateGroupVariable'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['updateGroupVariable'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['updateGroupVariable'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['updateGroupVariable'], 404> }
  | { readonly status: 409; readonly headers: Headers; readonly body: JsonOf<operations['updateGroupVariable'], 409> }
  ;

const updateGroupVariableCall: ClientCall = {
  id: 'updateGroupVariable',
  method: 'PUT',
  path: "/api/v4/groups/{id}/variables/{key}",
  commas: [],
  body: "application/json",
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    409: 'json',
  },
};

export interface DeleteGroupVariableInput {
  readonly params: ParametersOf<operations['deleteGroupVariable'], 'path'>;
  readonly query?: ParametersOf<operations['deleteGroupVariable'], 'query'>;
  readonly signal?: AbortSignal;
}

export type DeleteGroupVariableAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['deleteGroupVariable'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['deleteGroupVariable'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['deleteGroupVariable'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['deleteGroupVariable'], 404> }
  | { readonly status: 409; readonly headers: Headers; readonly body: JsonOf<operations['deleteGroupVariable'], 409> }
  ;

const deleteGroupVariableCall: ClientCall = {
  id: 'deleteGroupVariable',
  method: 'DELETE',
  path: "/api/v4/groups/{id}/variables/{key}",
  commas: [],
  body: null,
  answers: {
    204: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    409: 'json',
  },
};

export interface ListProjectVariablesInput {
  readonly params: ParametersOf<operations['listProjectVariables'], 'path'>;
  readonly query?: ParametersOf<operations['listProjectVariables'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListProjectVariablesAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listProjectVariables'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listProjectVariables'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listProjectVariables'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listProjectVariables'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listProjectVariables'], 404> }
  ;

const listProjectVariablesCall: ClientCall = {
  id: 'listProjectVariables',
  method: 'GET',
  path: "/api/v4/projects/{id}/variables",
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

export interface CreateProjectVariableInput {
  readonly params: ParametersOf<operations['createProjectVariable'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createProjectVariable'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateProjectVariableAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createProjectVariable'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createProjectVariable'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createProjectVariable'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createProjectVariable'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['createProjectVariable'], 404> }
  ;

const createProjectVariableCall: ClientCall = {
  id: 'createProjectVariable',
  method: 'POST',
  path: "/api/v4/projects/{id}/variables",
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

export interface GetProjectVariableInput {
  readonly params: ParametersOf<operations['getProjectVariable'], 'path'>;
  readonly query?: ParametersOf<operations['getProjectVariable'], 'query'>;
  readonly signal?: AbortSignal;
}

export type GetProjectVariableAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getProjectVariable'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getProjectVariable'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getProjectVariable'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getProjectVariable'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getProjectVariable'], 404> }
  | { readonly status: 409; readonly headers: Headers; readonly body: JsonOf<operations['getProjectVariable'], 409> }
  ;

const getProjectVariableCall: ClientCall = {
  id: 'getProjectVariable',
  method: 'GET',
  path: "/api/v4/projects/{id}/variables/{key}",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    409: 'json',
  },
};

export interface UpdateProjectVariableInput {
  readonly params: ParametersOf<operations['updateProjectVariable'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['updateProjectVariable'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateProjectVariableAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['updateProjectVariable'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['updateProjectVariable'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['updateProjectVariable'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['updateProjectVariable'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['updateProjectVariable'], 404> }
  | { readonly status: 409; readonly headers: Headers; readonly body: JsonOf<operations['updateProjectVariable'], 409> }
  ;

const updateProjectVariableCall: ClientCall = {
  id: 'updateProjectVariable',
  method: 'PUT',
  path: "/api/v4/projects/{id}/variables/{key}",
  commas: [],
  body: "application/json",
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    409: 'json',
  },
};

export interface DeleteProjectVariableInput {
  readonly params: ParametersOf<operations['deleteProjectVariable'], 'path'>;
  readonly query?: ParametersOf<operations['deleteProjectVariable'], 'query'>;
  readonly signal?: AbortSignal;
}

export type DeleteProjectVariableAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['deleteProjectVariable'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['deleteProjectVariable'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['deleteProjectVariable'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['deleteProjectVariable'], 404> }
  | { readonly status: 409; readonly headers: Headers; readonly body: JsonOf<operations['deleteProjectVariable'], 409> }
  ;

const deleteProjectVariableCall: ClientCall = {
  id: 'deleteProjectVariable',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/variables/{key}",
  commas: [],
  body: null,
  answers: {
    204: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    409: 'json',
  },
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
