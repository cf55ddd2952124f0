// Generated from spec/resources/labels.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListGroupLabelsInput {
  readonly params: ParametersOf<operations['listGroupLabels'], 'path'>;
  readonly query?: ParametersOf<operations['listGroupLabels'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListGroupLabelsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listGroupLabels'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listGroupLabels'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listGroupLabels'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listGroupLabels'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listGroupLabels'], 404> }
  ;

const listGroupLabelsCall: ClientCall = {
  id: 'listGroupLabels',
  method: 'GET',
  path: "/api/v4/groups/{id}/labels",
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

export interface CreateGroupLabelInput {
  readonly params: ParametersOf<operations['createGroupLabel'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createGroupLabel'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateGroupLabelAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createGroupLabel'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createGroupLabel'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createGroupLabel'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createGroupLabel'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['createGroupLabel'], 404> }
  | { readonly status: 409; readonly headers: Headers; readonly body: JsonOf<operations['createGroupLabel'], 409> }
  ;

const createGroupLabelCall: ClientCall = {
  id: 'createGroupLabel',
  method: 'POST',
  path: "/api/v4/groups/{id}/labels",
  commas: [],
  body: "application/json",
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    409: 'json',
  },
};

export interface UpdateGroupLabelByNameInput {
  readonly params: ParametersOf<operations['updateGroupLabelByName'], 'path'>;
  readonly body: Sendable<BodyOf<operations['updateGroupLabelByName'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateGroupLabelByNameAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['updateGroupLabelByName'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['updateGroupLabelByName'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['updateGroupLabelByName'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['updateGroupLabelByName'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['updateGroupLabelByName'], 404> }
  | { readonly status: 409; readonly headers: Headers; readonly body: JsonOf<operations['updateGroupLabelByName'], 409> }
  ;

const updateGroupLabelByNameCall: ClientCall = {
  id: 'updateGroupLabelByName',
  method: 'PUT',
  path: "/api/v4/groups/{id}/labels",
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

export interface DeleteGroupLabelByNameInput {
  readonly params: ParametersOf<operations['deleteGroupLabelByName'], 'path'>;
  readonly query: ParametersOf<operations['deleteGroupLabelByName'], 'query'>;
  readonly headers?: ParametersOf<operations['deleteGroupLabelByName'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteGroupLabelByNameAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['deleteGroupLabelByName'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['deleteGroupLabelByName'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['deleteGroupLabelByName'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['deleteGroupLabelByName'], 404> }
  | { readonly status: 412; readonly headers: Headers; readonly body: JsonOf<operations['deleteGroupLabelByName'], 412> }
  ;

const deleteGroupLabelByNameCall: ClientCall = {
  id: 'deleteGroupLabelByName',
  method: 'DELETE',
  path: "/api/v4/groups/{id}/labels",
  commas: [],
  body: null,
  answers: {
    204: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    412: 'json',
  },
};

export interface GetGroupLabelInput {
  readonly params: ParametersOf<operations['getGroupLabel'], 'path'>;
  readonly query?: ParametersOf<operations['getGroupLabel'], 'query'>;
  readonly signal?: AbortSignal;
}

export type GetGroupLabelAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getGroupLabel'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getGroupLabel'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getGroupLabel'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getGroupLabel'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getGroupLabel'], 404> }
  ;

const getGroupLabelCall: ClientCall = {
  id: 'getGroupLabel',
  method: 'GET',
  path: "/api/v4/groups/{id}/labels/{label_id}",
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

export interface UpdateGroupLabelInput {
  readonly params: ParametersOf<operations['updateGroupLabel'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['updateGroupLabel'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateGroupLabelAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['updateGroupLabel'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['updateGroupLabel'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['updateGroupLabel'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['updateGroupLabel'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['updateGroupLabel'], 404> }
  | { readonly status: 409; readonly headers: Headers; readonly body: JsonOf<operations['updateGroupLabel'], 409> }
  ;

const updateGroupLabelCall: ClientCall = {
  id: 'updateGroupLabel',
  method: 'PUT',
  path: "/api/v4/groups/{id}/labels/{label_id}",
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

export interface DeleteGroupLabelInput {
  readonly params: ParametersOf<operations['deleteGroupLabel'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteGroupLabel'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteGroupLabelAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['deleteGroupLabel'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['deleteGroupLabel'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['deleteGroupLabel'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['deleteGroupLabel'], 404> }
  | { readonly status: 412; readonly headers: Headers; readonly body: JsonOf<operations['deleteGroupLabel'], 412> }
  ;

const deleteGroupLabelCall: ClientCall = {
  id: 'deleteGroupLabel',
  method: 'DELETE',
  path: "/api/v4/groups/{id}/labels/{label_id}",
  commas: [],
  body: null,
  answers: {
    204: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    412: 'json',
  },
};

export interface SubscribeToGroupLabelInput {
  readonly params: ParametersOf<operations['subscribeToGroupLabel'], 'path'>;
  readonly signal?: AbortSignal;
}

export type SubscribeToGroupLabelAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['subscribeToGroupLabel'], 201> }
  | { readonly status: 304; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['subscribeToGroupLabel'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['subscribeToGroupLabel'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['subscribeToGroupLabel'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['subscribeToGroupLabel'], 404> }
  ;

const subscribeToGroupLabelCall: ClientCall = {
  id: 'subscribeToGroupLabel',
  method: 'POST',
  path: "/api/v4/groups/{id}/labels/{label_id}/subscribe",
  commas: [],
  body: null,
  answers: {
    201: 'json',
    304: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface UnsubscribeFromGroupLabelInput {
  readonly params: ParametersOf<operations['unsubscribeFromGroupLabel'], 'path'>;
  readonly signal?: AbortSignal;
}

export type UnsubscribeFromGroupLabelAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['unsubscribeFromGroupLabel'], 201> }
  | { readonly status: 304; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['unsubscribeFromGroupLabel'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['unsubscribeFromGroupLabel'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['unsubscribeFromGroupLabel'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['unsubscribeFromGroupLabel'], 404> }
  ;

const unsubscribeFromGroupLabelCall: ClientCall = {
  id: 'unsubscribeFromGroupLabel',
  method: 'POST',
  path: "/api/v4/groups/{id}/labels/{label_id}/unsubscribe",
  commas: [],
  body: null,
  answers: {
    201: 'json',
    304: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface ListProjectLabelsInput {
  readonly params: ParametersOf<operations['listProjectLabels'], 'path'>;
  readonly query?: ParametersOf<operations['listProjectLabels'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListProjectLabelsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listProjectLabels'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listProjectLabels'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listProjectLabels'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listProjectLabels'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listProjectLabels'], 404> }
  ;

const listProjectLabelsCall: ClientCall = {
  id: 'listProjectLabels',
  method: 'GET',
  path: "/api/v4/projects/{id}/labels",
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

export interface CreateProjectLabelInput {
  readonly params: ParametersOf<operations['createProjectLabel'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createProjectLabel'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateProjectLabelAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createProjectLabel'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createProjectLabel'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createProjectLabel'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createProjectLabel'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['createProjectLabel'], 404> }
  | { readonly status: 409; readonly headers: Headers; readonly body: JsonOf<operations['createProjectLabel'], 409> }
  ;

const createProjectLabelCall: ClientCall = {
  id: 'createProjectLabel',
  method: 'POST',
  path: "/api/v4/projects/{id}/labels",
  commas: [],
  body: "application/json",
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    409: 'json',
  },
};

export interface UpdateProjectLabelByNameInput {
  readonly params: ParametersOf<operations['updateProjectLabelByName'], 'path'>;
  readonly body: Sendable<BodyOf<operations['updateProjectLabelByName'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateProjectLabelByNameAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['updateProjectLabelByName'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['updateProjectLabelByName'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['updateProjectLabelByName'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['updateProjectLabelByName'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['updateProjectLabelByName'], 404> }
  | { readonly status: 409; readonly headers: Headers; readonly body: JsonOf<operations['updateProjectLabelByName'], 409> }
  ;

const updateProjectLabelByNameCall: ClientCall = {
  id: 'updateProjectLabelByName',
  method: 'PUT',
  path: "/api/v4/projects/{id}/labels",
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

export interface DeleteProjectLabelByNameInput {
  readonly params: ParametersOf<operations['deleteProjectLabelByName'], 'path'>;
  readonly query: ParametersOf<operations['deleteProjectLabelByName'], 'query'>;
  readonly headers?: ParametersOf<operations['deleteProjectLabelByName'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteProjectLabelByNameAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['deleteProjectLabelByName'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['deleteProjectLabelByName'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['deleteProjectLabelByName'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['deleteProjectLabelByName'], 404> }
  | { readonly status: 412; readonly headers: Headers; readonly body: JsonOf<operations['deleteProjectLabelByName'], 412> }
  ;

const deleteProjectLabelByNameCall: ClientCall = {
  id: 'deleteProjectLabelByName',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/labels",
  commas: [],
  body: null,
  answers: {
    204: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    412: 'json',
  },
};

export interface PromoteProjectLabelInput {
  readonly params: ParametersOf<operations['promoteProjectLabel'], 'path'>;
  readonly body: Sendable<BodyOf<operations['promoteProjectLabel'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type PromoteProjectLabelAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['promoteProjectLabel'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['promoteProjectLabel'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['promoteProjectLabel'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['promoteProjectLabel'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['promoteProjectLabel'], 404> }
  ;

const promoteProjectLabelCall: ClientCall = {
  id: 'promoteProjectLabel',
  method: 'PUT',
  path: "/api/v4/projects/{id}/labels/promote",
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

export interface GetProjectLabelInput {
  readonly params: ParametersOf<operations['getProjectLabel'], 'path'>;
  readonly query?: ParametersOf<operations['getProjectLabel'], 'query'>;
  readonly signal?: AbortSignal;
}

export type GetProjectLabelAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getProjectLabel'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getProjectLabel'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getProjectLabel'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getProjectLabel'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getProjectLabel'], 404> }
  ;

const getProjectLabelCall: ClientCall = {
  id: 'getProjectLabel',
  method: 'GET',
  path: "/api/v4/projects/{id}/labels/{label_id}",
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

export interface UpdateProjectLabelInput {
  readonly params: ParametersOf<operations['updateProjectLabel'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['updateProjectLabel'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateProjectLabelAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['updateProjectLabel'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['updateProjectLabel'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['updateProjectLabel'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['updateProjectLabel'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['updateProjectLabel'], 404> }
  | { readonly status: 409; readonly headers: Headers; readonly body: JsonOf<operations['updateProjectLabel'], 409> }
  ;

const updateProjectLabelCall: ClientCall = {
  id: 'updateProjectLabel',
  method: 'PUT',
  path: "/api/v4/projects/{id}/labels/{label_id}",
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

export interface DeleteProjectLabelInput {
  readonly params: ParametersOf<operations['deleteProjectLabel'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteProjectLabel'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteProjectLabelAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['deleteProjectLabel'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['deleteProjectLabel'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['deleteProjectLabel'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['deleteProjectLabel'], 404> }
  | { readonly status: 412; readonly headers: Headers; readonly body: JsonOf<operations['deleteProjectLabel'], 412> }
  ;

const deleteProjectLabelCall: ClientCall = {
  id: 'deleteProjectLabel',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/labels/{label_id}",
  commas: [],
  body: null,
  answers: {
    204: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    412: 'json',
  },
};

export interface PromoteProjectLabelByIdInput {
  readonly params: ParametersOf<operations['promoteProjectLabelById'], 'path'>;
  readonly signal?: AbortSignal;
}

export type PromoteProjectLabelByIdAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['promoteProjectLabelById'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['promoteProjectLabelById'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['promoteProjectLabelById'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['promoteProjectLabelById'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['promoteProjectLabelById'], 404> }
  ;

const promoteProjectLabelByIdCall: ClientCall = {
  id: 'promoteProjectLabelById',
  method: 'PUT',
  path: "/api/v4/projects/{id}/labels/{label_id}/promote",
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

export interface SubscribeToProjectLabelInput {
  readonly params: ParametersOf<operations['subscribeToProjectLabel'], 'path'>;
  readonly signal?: AbortSignal;
}

export type SubscribeToProjectLabelAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['subscribeToProjectLabel'], 201> }
  | { readonly status: 304; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['subscribeToProjectLabel'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['subscribeToProjectLabel'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['subscribeToProjectLabel'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['subscribeToProjectLabel'], 404> }
  ;

const subscribeToProjectLabelCall: ClientCall = {
  id: 'subscribeToProjectLabel',
  method: 'POST',
  path: "/api/v4/projects/{id}/labels/{label_id}/subscribe",
  commas: [],
  body: null,
  answers: {
    201: 'json',
    304: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface UnsubscribeFromProjectLabelInput {
  readonly params: ParametersOf<operations['unsubscribeFromProjectLabel'], 'path'>;
  readonly signal?: AbortSignal;
}

export type UnsubscribeFromProjectLabelAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['unsubscribeFromProjectLabel'], 201> }
  | { readonly status: 304; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['unsubscribeFromProjectLabel'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['unsubscribeFromProjectLabel'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['unsubscribeFromProjectLabel'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['unsubscribeFromProjectLabel'], 404> }
  ;

const unsubscribeFromProjectLabelCall: ClientCall = {
  id: 'unsubscribeFromProjectLabel',
  method: 'POST',
  path: "/api/v4/projects/{id}/labels/{label_id}/unsubscribe",
  commas: [],
  body: null,
  answers: {
    201: 'json',
    304: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
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
