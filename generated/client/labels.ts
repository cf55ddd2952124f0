// Generated from spec/domains/* /labels.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, EmptyAnswer, JsonAnswer, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListGroupLabelsInput {
  readonly params: ParametersOf<operations['listGroupLabels'], 'path'>;
  readonly query?: ParametersOf<operations['listGroupLabels'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListGroupLabelsAnswer = JsonAnswer<operations['listGroupLabels'], 200 | 400 | 401 | 403 | 404>;

const listGroupLabelsCall: ClientCall = {
  id: 'listGroupLabels',
  method: 'GET',
  path: "/api/v4/groups/{id}/labels",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface CreateGroupLabelInput {
  readonly params: ParametersOf<operations['createGroupLabel'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createGroupLabel'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateGroupLabelAnswer = JsonAnswer<operations['createGroupLabel'], 201 | 400 | 401 | 403 | 404 | 409>;

const createGroupLabelCall: ClientCall = {
  id: 'createGroupLabel',
  method: 'POST',
  path: "/api/v4/groups/{id}/labels",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404, 409] },
};

export interface UpdateGroupLabelByNameInput {
  readonly params: ParametersOf<operations['updateGroupLabelByName'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['updateGroupLabelByName'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateGroupLabelByNameAnswer = JsonAnswer<operations['updateGroupLabelByName'], 200 | 400 | 401 | 403 | 404 | 409>;

const updateGroupLabelByNameCall: ClientCall = {
  id: 'updateGroupLabelByName',
  method: 'PUT',
  path: "/api/v4/groups/{id}/labels",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404, 409] },
};

export interface DeleteGroupLabelByNameInput {
  readonly params: ParametersOf<operations['deleteGroupLabelByName'], 'path'>;
  readonly query?: ParametersOf<operations['deleteGroupLabelByName'], 'query'>;
  readonly headers?: ParametersOf<operations['deleteGroupLabelByName'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteGroupLabelByNameAnswer = EmptyAnswer<204> | JsonAnswer<operations['deleteGroupLabelByName'], 400 | 401 | 403 | 404 | 412>;

const deleteGroupLabelByNameCall: ClientCall = {
  id: 'deleteGroupLabelByName',
  method: 'DELETE',
  path: "/api/v4/groups/{id}/labels",
  answers: { none: [204], json: [400, 401, 403, 404, 412] },
};

export interface GetGroupLabelInput {
  readonly params: ParametersOf<operations['getGroupLabel'], 'path'>;
  readonly query?: ParametersOf<operations['getGroupLabel'], 'query'>;
  readonly signal?: AbortSignal;
}

export type GetGroupLabelAnswer = JsonAnswer<operations['getGroupLabel'], 200 | 400 | 401 | 403 | 404>;

const getGroupLabelCall: ClientCall = {
  id: 'getGroupLabel',
  method: 'GET',
  path: "/api/v4/groups/{id}/labels/{label_id}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface UpdateGroupLabelInput {
  readonly params: ParametersOf<operations['updateGroupLabel'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['updateGroupLabel'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateGroupLabelAnswer = JsonAnswer<operations['updateGroupLabel'], 200 | 400 | 401 | 403 | 404 | 409>;

const updateGroupLabelCall: ClientCall = {
  id: 'updateGroupLabel',
  method: 'PUT',
  path: "/api/v4/groups/{id}/labels/{label_id}",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404, 409] },
};

export interface DeleteGroupLabelInput {
  readonly params: ParametersOf<operations['deleteGroupLabel'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteGroupLabel'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteGroupLabelAnswer = EmptyAnswer<204> | JsonAnswer<operations['deleteGroupLabel'], 400 | 401 | 403 | 404 | 412>;

const deleteGroupLabelCall: ClientCall = {
  id: 'deleteGroupLabel',
  method: 'DELETE',
  path: "/api/v4/groups/{id}/labels/{label_id}",
  answers: { none: [204], json: [400, 401, 403, 404, 412] },
};

export interface SubscribeToGroupLabelInput {
  readonly params: ParametersOf<operations['subscribeToGroupLabel'], 'path'>;
  readonly signal?: AbortSignal;
}

export type SubscribeToGroupLabelAnswer = JsonAnswer<operations['subscribeToGroupLabel'], 201 | 400 | 401 | 403 | 404> | EmptyAnswer<304>;

const subscribeToGroupLabelCall: ClientCall = {
  id: 'subscribeToGroupLabel',
  method: 'POST',
  path: "/api/v4/groups/{id}/labels/{label_id}/subscribe",
  answers: { json: [201, 400, 401, 403, 404], none: [304] },
};

export interface UnsubscribeFromGroupLabelInput {
  readonly params: ParametersOf<operations['unsubscribeFromGroupLabel'], 'path'>;
  readonly signal?: AbortSignal;
}

export type UnsubscribeFromGroupLabelAnswer = JsonAnswer<operations['unsubscribeFromGroupLabel'], 201 | 400 | 401 | 403 | 404> | EmptyAnswer<304>;

const unsubscribeFromGroupLabelCall: ClientCall = {
  id: 'unsubscribeFromGroupLabel',
  method: 'POST',
  path: "/api/v4/groups/{id}/labels/{label_id}/unsubscribe",
  answers: { json: [201, 400, 401, 403, 404], none: [304] },
};

export interface ListProjectLabelsInput {
  readonly params: ParametersOf<operations['listProjectLabels'], 'path'>;
  readonly query?: ParametersOf<operations['listProjectLabels'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListProjectLabelsAnswer = JsonAnswer<operations['listProjectLabels'], 200 | 400 | 401 | 403 | 404>;

const listProjectLabelsCall: ClientCall = {
  id: 'listProjectLabels',
  method: 'GET',
  path: "/api/v4/projects/{id}/labels",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface CreateProjectLabelInput {
  readonly params: ParametersOf<operations['createProjectLabel'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createProjectLabel'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateProjectLabelAnswer = JsonAnswer<operations['createProjectLabel'], 201 | 400 | 401 | 403 | 404 | 409>;

const createProjectLabelCall: ClientCall = {
  id: 'createProjectLabel',
  method: 'POST',
  path: "/api/v4/projects/{id}/labels",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404, 409] },
};

export interface UpdateProjectLabelByNameInput {
  readonly params: ParametersOf<operations['updateProjectLabelByName'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['updateProjectLabelByName'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateProjectLabelByNameAnswer = JsonAnswer<operations['updateProjectLabelByName'], 200 | 400 | 401 | 403 | 404 | 409>;

const updateProjectLabelByNameCall: ClientCall = {
  id: 'updateProjectLabelByName',
  method: 'PUT',
  path: "/api/v4/projects/{id}/labels",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404, 409] },
};

export interface DeleteProjectLabelByNameInput {
  readonly params: ParametersOf<operations['deleteProjectLabelByName'], 'path'>;
  readonly query?: ParametersOf<operations['deleteProjectLabelByName'], 'query'>;
  readonly headers?: ParametersOf<operations['deleteProjectLabelByName'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteProjectLabelByNameAnswer = EmptyAnswer<204> | JsonAnswer<operations['deleteProjectLabelByName'], 400 | 401 | 403 | 404 | 412>;

const deleteProjectLabelByNameCall: ClientCall = {
  id: 'deleteProjectLabelByName',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/labels",
  answers: { none: [204], json: [400, 401, 403, 404, 412] },
};

export interface PromoteProjectLabelInput {
  readonly params: ParametersOf<operations['promoteProjectLabel'], 'path'>;
  readonly body: Sendable<BodyOf<operations['promoteProjectLabel'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type PromoteProjectLabelAnswer = JsonAnswer<operations['promoteProjectLabel'], 200 | 400 | 401 | 403 | 404>;

const promoteProjectLabelCall: ClientCall = {
  id: 'promoteProjectLabel',
  method: 'PUT',
  path: "/api/v4/projects/{id}/labels/promote",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface GetProjectLabelInput {
  readonly params: ParametersOf<operations['getProjectLabel'], 'path'>;
  readonly query?: ParametersOf<operations['getProjectLabel'], 'query'>;
  readonly signal?: AbortSignal;
}

export type GetProjectLabelAnswer = JsonAnswer<operations['getProjectLabel'], 200 | 400 | 401 | 403 | 404>;

const getProjectLabelCall: ClientCall = {
  id: 'getProjectLabel',
  method: 'GET',
  path: "/api/v4/projects/{id}/labels/{label_id}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface UpdateProjectLabelInput {
  readonly params: ParametersOf<operations['updateProjectLabel'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['updateProjectLabel'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateProjectLabelAnswer = JsonAnswer<operations['updateProjectLabel'], 200 | 400 | 401 | 403 | 404 | 409>;

const updateProjectLabelCall: ClientCall = {
  id: 'updateProjectLabel',
  method: 'PUT',
  path: "/api/v4/projects/{id}/labels/{label_id}",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404, 409] },
};

export interface DeleteProjectLabelInput {
  readonly params: ParametersOf<operations['deleteProjectLabel'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteProjectLabel'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteProjectLabelAnswer = EmptyAnswer<204> | JsonAnswer<operations['deleteProjectLabel'], 400 | 401 | 403 | 404 | 412>;

const deleteProjectLabelCall: ClientCall = {
  id: 'deleteProjectLabel',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/labels/{label_id}",
  answers: { none: [204], json: [400, 401, 403, 404, 412] },
};

export interface PromoteProjectLabelByIdInput {
  readonly params: ParametersOf<operations['promoteProjectLabelById'], 'path'>;
  readonly signal?: AbortSignal;
}

export type PromoteProjectLabelByIdAnswer = JsonAnswer<operations['promoteProjectLabelById'], 200 | 400 | 401 | 403 | 404>;

const promoteProjectLabelByIdCall: ClientCall = {
  id: 'promoteProjectLabelById',
  method: 'PUT',
  path: "/api/v4/projects/{id}/labels/{label_id}/promote",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface SubscribeToProjectLabelInput {
  readonly params: ParametersOf<operations['subscribeToProjectLabel'], 'path'>;
  readonly signal?: AbortSignal;
}

export type SubscribeToProjectLabelAnswer = JsonAnswer<operations['subscribeToProjectLabel'], 201 | 400 | 401 | 403 | 404> | EmptyAnswer<304>;

const subscribeToProjectLabelCall: ClientCall = {
  id: 'subscribeToProjectLabel',
  method: 'POST',
  path: "/api/v4/projects/{id}/labels/{label_id}/subscribe",
  answers: { json: [201, 400, 401, 403, 404], none: [304] },
};

export interface UnsubscribeFromProjectLabelInput {
  readonly params: ParametersOf<operations['unsubscribeFromProjectLabel'], 'path'>;
  readonly signal?: AbortSignal;
}

export type UnsubscribeFromProjectLabelAnswer = JsonAnswer<operations['unsubscribeFromProjectLabel'], 201 | 400 | 401 | 403 | 404> | EmptyAnswer<304>;

const unsubscribeFromProjectLabelCall: ClientCall = {
  id: 'unsubscribeFromProjectLabel',
  method: 'POST',
  path: "/api/v4/projects/{id}/labels/{label_id}/unsubscribe",
  answers: { json: [201, 400, 401, 403, 404], none: [304] },
};

export interface LabelsClient {
  /** List the labels of a group: GET /groups/{id}/labels */
  listGroupLabels: ListingOf<ListGroupLabelsInput, ListGroupLabelsAnswer, JsonOf<operations['listGroupLabels'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Create a label in a group: POST /groups/{id}/labels */
  createGroupLabel(request: CreateGroupLabelInput): Promise<CreateGroupLabelAnswer>;
  /** Change a label of a group named in the body: PUT /groups/{id}/labels */
  updateGroupLabelByName(request: UpdateGroupLabelByNameInput): Promise<UpdateGroupLabelByNameAnswer>;
  /** Delete a label of a group named in the query: DELETE /groups/{id}/labels */
  deleteGroupLabelByName(request: DeleteGroupLabelByNameInput): Promise<DeleteGroupLabelByNameAnswer>;
  /** Get a label of a group: GET /groups/{id}/labels/{label_id} */
  getGroupLabel(request: GetGroupLabelInput): Promise<GetGroupLabelAnswer>;
  /** Change a label of a group: PUT /groups/{id}/labels/{label_id} */
  updateGroupLabel(request: UpdateGroupLabelInput): Promise<UpdateGroupLabelAnswer>;
  /** Delete a label of a group: DELETE /groups/{id}/labels/{label_id} */
  deleteGroupLabel(request: DeleteGroupLabelInput): Promise<DeleteGroupLabelAnswer>;
  /** Watch a label of a group: POST /groups/{id}/labels/{label_id}/subscribe */
  subscribeToGroupLabel(request: SubscribeToGroupLabelInput): Promise<SubscribeToGroupLabelAnswer>;
  /** Stop watching a label of a group: POST /groups/{id}/labels/{label_id}/unsubscribe */
  unsubscribeFromGroupLabel(request: UnsubscribeFromGroupLabelInput): Promise<UnsubscribeFromGroupLabelAnswer>;
  /** List the labels of a project: GET /projects/{id}/labels */
  listProjectLabels: ListingOf<ListProjectLabelsInput, ListProjectLabelsAnswer, JsonOf<operations['listProjectLabels'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Create a label in a project: POST /projects/{id}/labels */
  createProjectLabel(request: CreateProjectLabelInput): Promise<CreateProjectLabelAnswer>;
  /** Change a label of a project named in the body: PUT /projects/{id}/labels */
  updateProjectLabelByName(request: UpdateProjectLabelByNameInput): Promise<UpdateProjectLabelByNameAnswer>;
  /** Delete a label of a project named in the query: DELETE /projects/{id}/labels */
  deleteProjectLabelByName(request: DeleteProjectLabelByNameInput): Promise<DeleteProjectLabelByNameAnswer>;
  /** Make a label of a project one of its group: PUT /projects/{id}/labels/promote */
  promoteProjectLabel(request: PromoteProjectLabelInput): Promise<PromoteProjectLabelAnswer>;
  /** Get a label of a project: GET /projects/{id}/labels/{label_id} */
  getProjectLabel(request: GetProjectLabelInput): Promise<GetProjectLabelAnswer>;
  /** Change a label of a project: PUT /projects/{id}/labels/{label_id} */
  updateProjectLabel(request: UpdateProjectLabelInput): Promise<UpdateProjectLabelAnswer>;
  /** Delete a label of a project: DELETE /projects/{id}/labels/{label_id} */
  deleteProjectLabel(request: DeleteProjectLabelInput): Promise<DeleteProjectLabelAnswer>;
  /** Make a label of a project, named in the path, one of its group: PUT /projects/{id}/labels/{label_id}/promote */
  promoteProjectLabelById(request: PromoteProjectLabelByIdInput): Promise<PromoteProjectLabelByIdAnswer>;
  /** Watch a label of a project: POST /projects/{id}/labels/{label_id}/subscribe */
  subscribeToProjectLabel(request: SubscribeToProjectLabelInput): Promise<SubscribeToProjectLabelAnswer>;
  /** Stop watching a label of a project: POST /projects/{id}/labels/{label_id}/unsubscribe */
  unsubscribeFromProjectLabel(request: UnsubscribeFromProjectLabelInput): Promise<UnsubscribeFromProjectLabelAnswer>;
}

export const labelsClient = (send: Send): LabelsClient => ({
  listGroupLabels: listing(send, listGroupLabelsCall),
  createGroupLabel: (request) => send(createGroupLabelCall, request),
  updateGroupLabelByName: (request) => send(updateGroupLabelByNameCall, request),
  deleteGroupLabelByName: (request) => send(deleteGroupLabelByNameCall, request),
  getGroupLabel: (request) => send(getGroupLabelCall, request),
  updateGroupLabel: (request) => send(updateGroupLabelCall, request),
  deleteGroupLabel: (request) => send(deleteGroupLabelCall, request),
  subscribeToGroupLabel: (request) => send(subscribeToGroupLabelCall, request),
  unsubscribeFromGroupLabel: (request) => send(unsubscribeFromGroupLabelCall, request),
  listProjectLabels: listing(send, listProjectLabelsCall),
  createProjectLabel: (request) => send(createProjectLabelCall, request),
  updateProjectLabelByName: (request) => send(updateProjectLabelByNameCall, request),
  deleteProjectLabelByName: (request) => send(deleteProjectLabelByNameCall, request),
  promoteProjectLabel: (request) => send(promoteProjectLabelCall, request),
  getProjectLabel: (request) => send(getProjectLabelCall, request),
  updateProjectLabel: (request) => send(updateProjectLabelCall, request),
  deleteProjectLabel: (request) => send(deleteProjectLabelCall, request),
  promoteProjectLabelById: (request) => send(promoteProjectLabelByIdCall, request),
  subscribeToProjectLabel: (request) => send(subscribeToProjectLabelCall, request),
  unsubscribeFromProjectLabel: (request) => send(unsubscribeFromProjectLabelCall, request),
});
