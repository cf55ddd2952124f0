// Generated from spec/domains/* /custom-attributes.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, EmptyAnswer, JsonAnswer, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListGroupCustomAttributesInput {
  readonly params: ParametersOf<operations['listGroupCustomAttributes'], 'path'>;
  readonly query?: ParametersOf<operations['listGroupCustomAttributes'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListGroupCustomAttributesAnswer = JsonAnswer<operations['listGroupCustomAttributes'], 200 | 400 | 401 | 403 | 404>;

const listGroupCustomAttributesCall: ClientCall = {
  id: 'listGroupCustomAttributes',
  method: 'GET',
  path: "/api/v4/groups/{id}/custom_attributes",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface GetGroupCustomAttributeInput {
  readonly params: ParametersOf<operations['getGroupCustomAttribute'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetGroupCustomAttributeAnswer = JsonAnswer<operations['getGroupCustomAttribute'], 200 | 400 | 401 | 403 | 404>;

const getGroupCustomAttributeCall: ClientCall = {
  id: 'getGroupCustomAttribute',
  method: 'GET',
  path: "/api/v4/groups/{id}/custom_attributes/{key}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface SetGroupCustomAttributeInput {
  readonly params: ParametersOf<operations['setGroupCustomAttribute'], 'path'>;
  readonly body: Sendable<BodyOf<operations['setGroupCustomAttribute'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type SetGroupCustomAttributeAnswer = JsonAnswer<operations['setGroupCustomAttribute'], 200 | 400 | 401 | 403 | 404>;

const setGroupCustomAttributeCall: ClientCall = {
  id: 'setGroupCustomAttribute',
  method: 'PUT',
  path: "/api/v4/groups/{id}/custom_attributes/{key}",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DeleteGroupCustomAttributeInput {
  readonly params: ParametersOf<operations['deleteGroupCustomAttribute'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DeleteGroupCustomAttributeAnswer = EmptyAnswer<204> | JsonAnswer<operations['deleteGroupCustomAttribute'], 400 | 401 | 403 | 404>;

const deleteGroupCustomAttributeCall: ClientCall = {
  id: 'deleteGroupCustomAttribute',
  method: 'DELETE',
  path: "/api/v4/groups/{id}/custom_attributes/{key}",
  answers: { none: [204], json: [400, 401, 403, 404] },
};

export interface ListProjectCustomAttributesInput {
  readonly params: ParametersOf<operations['listProjectCustomAttributes'], 'path'>;
  readonly query?: ParametersOf<operations['listProjectCustomAttributes'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListProjectCustomAttributesAnswer = JsonAnswer<operations['listProjectCustomAttributes'], 200 | 400 | 401 | 403 | 404>;

const listProjectCustomAttributesCall: ClientCall = {
  id: 'listProjectCustomAttributes',
  method: 'GET',
  path: "/api/v4/projects/{id}/custom_attributes",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface GetProjectCustomAttributeInput {
  readonly params: ParametersOf<operations['getProjectCustomAttribute'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetProjectCustomAttributeAnswer = JsonAnswer<operations['getProjectCustomAttribute'], 200 | 400 | 401 | 403 | 404>;

const getProjectCustomAttributeCall: ClientCall = {
  id: 'getProjectCustomAttribute',
  method: 'GET',
  path: "/api/v4/projects/{id}/custom_attributes/{key}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface SetProjectCustomAttributeInput {
  readonly params: ParametersOf<operations['setProjectCustomAttribute'], 'path'>;
  readonly body: Sendable<BodyOf<operations['setProjectCustomAttribute'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type SetProjectCustomAttributeAnswer = JsonAnswer<operations['setProjectCustomAttribute'], 200 | 400 | 401 | 403 | 404>;

const setProjectCustomAttributeCall: ClientCall = {
  id: 'setProjectCustomAttribute',
  method: 'PUT',
  path: "/api/v4/projects/{id}/custom_attributes/{key}",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DeleteProjectCustomAttributeInput {
  readonly params: ParametersOf<operations['deleteProjectCustomAttribute'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DeleteProjectCustomAttributeAnswer = EmptyAnswer<204> | JsonAnswer<operations['deleteProjectCustomAttribute'], 400 | 401 | 403 | 404>;

const deleteProjectCustomAttributeCall: ClientCall = {
  id: 'deleteProjectCustomAttribute',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/custom_attributes/{key}",
  answers: { none: [204], json: [400, 401, 403, 404] },
};

export interface ListUserCustomAttributesInput {
  readonly params: ParametersOf<operations['listUserCustomAttributes'], 'path'>;
  readonly query?: ParametersOf<operations['listUserCustomAttributes'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListUserCustomAttributesAnswer = JsonAnswer<operations['listUserCustomAttributes'], 200 | 400 | 401 | 403 | 404>;

const listUserCustomAttributesCall: ClientCall = {
  id: 'listUserCustomAttributes',
  method: 'GET',
  path: "/api/v4/users/{id}/custom_attributes",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface GetUserCustomAttributeInput {
  readonly params: ParametersOf<operations['getUserCustomAttribute'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetUserCustomAttributeAnswer = JsonAnswer<operations['getUserCustomAttribute'], 200 | 400 | 401 | 403 | 404>;

const getUserCustomAttributeCall: ClientCall = {
  id: 'getUserCustomAttribute',
  method: 'GET',
  path: "/api/v4/users/{id}/custom_attributes/{key}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface SetUserCustomAttributeInput {
  readonly params: ParametersOf<operations['setUserCustomAttribute'], 'path'>;
  readonly body: Sendable<BodyOf<operations['setUserCustomAttribute'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type SetUserCustomAttributeAnswer = JsonAnswer<operations['setUserCustomAttribute'], 200 | 400 | 401 | 403 | 404>;

const setUserCustomAttributeCall: ClientCall = {
  id: 'setUserCustomAttribute',
  method: 'PUT',
  path: "/api/v4/users/{id}/custom_attributes/{key}",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DeleteUserCustomAttributeInput {
  readonly params: ParametersOf<operations['deleteUserCustomAttribute'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DeleteUserCustomAttributeAnswer = EmptyAnswer<204> | JsonAnswer<operations['deleteUserCustomAttribute'], 400 | 401 | 403 | 404>;

const deleteUserCustomAttributeCall: ClientCall = {
  id: 'deleteUserCustomAttribute',
  method: 'DELETE',
  path: "/api/v4/users/{id}/custom_attributes/{key}",
  answers: { none: [204], json: [400, 401, 403, 404] },
};

export interface CustomAttributesClient {
  /** List the custom attributes of a group: GET /groups/{id}/custom_attributes */
  listGroupCustomAttributes: ListingOf<ListGroupCustomAttributesInput, ListGroupCustomAttributesAnswer, JsonOf<operations['listGroupCustomAttributes'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Get a custom attribute of a group: GET /groups/{id}/custom_attributes/{key} */
  getGroupCustomAttribute(request: GetGroupCustomAttributeInput): Promise<GetGroupCustomAttributeAnswer>;
  /** Set a custom attribute of a group: PUT /groups/{id}/custom_attributes/{key} */
  setGroupCustomAttribute(request: SetGroupCustomAttributeInput): Promise<SetGroupCustomAttributeAnswer>;
  /** Remove a custom attribute of a group: DELETE /groups/{id}/custom_attributes/{key} */
  deleteGroupCustomAttribute(request: DeleteGroupCustomAttributeInput): Promise<DeleteGroupCustomAttributeAnswer>;
  /** List the custom attributes of a project: GET /projects/{id}/custom_attributes */
  listProjectCustomAttributes: ListingOf<ListProjectCustomAttributesInput, ListProjectCustomAttributesAnswer, JsonOf<operations['listProjectCustomAttributes'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Get a custom attribute of a project: GET /projects/{id}/custom_attributes/{key} */
  getProjectCustomAttribute(request: GetProjectCustomAttributeInput): Promise<GetProjectCustomAttributeAnswer>;
  /** Set a custom attribute of a project: PUT /projects/{id}/custom_attributes/{key} */
  setProjectCustomAttribute(request: SetProjectCustomAttributeInput): Promise<SetProjectCustomAttributeAnswer>;
  /** Remove a custom attribute of a project: DELETE /projects/{id}/custom_attributes/{key} */
  deleteProjectCustomAttribute(request: DeleteProjectCustomAttributeInput): Promise<DeleteProjectCustomAttributeAnswer>;
  /** List the custom attributes of a user: GET /users/{id}/custom_attributes */
  listUserCustomAttributes: ListingOf<ListUserCustomAttributesInput, ListUserCustomAttributesAnswer, JsonOf<operations['listUserCustomAttributes'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Get a custom attribute of a user: GET /users/{id}/custom_attributes/{key} */
  getUserCustomAttribute(request: GetUserCustomAttributeInput): Promise<GetUserCustomAttributeAnswer>;
  /** Set a custom attribute of a user: PUT /users/{id}/custom_attributes/{key} */
  setUserCustomAttribute(request: SetUserCustomAttributeInput): Promise<SetUserCustomAttributeAnswer>;
  /** Remove a custom attribute of a user: DELETE /users/{id}/custom_attributes/{key} */
  deleteUserCustomAttribute(request: DeleteUserCustomAttributeInput): Promise<DeleteUserCustomAttributeAnswer>;
}

export const customAttributesClient = (send: Send): CustomAttributesClient => ({
  listGroupCustomAttributes: listing(send, listGroupCustomAttributesCall),
  getGroupCustomAttribute: (request) => send(getGroupCustomAttributeCall, request),
  setGroupCustomAttribute: (request) => send(setGroupCustomAttributeCall, request),
  deleteGroupCustomAttribute: (request) => send(deleteGroupCustomAttributeCall, request),
  listProjectCustomAttributes: listing(send, listProjectCustomAttributesCall),
  getProjectCustomAttribute: (request) => send(getProjectCustomAttributeCall, request),
  setProjectCustomAttribute: (request) => send(setProjectCustomAttributeCall, request),
  deleteProjectCustomAttribute: (request) => send(deleteProjectCustomAttributeCall, request),
  listUserCustomAttributes: listing(send, listUserCustomAttributesCall),
  getUserCustomAttribute: (request) => send(getUserCustomAttributeCall, request),
  setUserCustomAttribute: (request) => send(setUserCustomAttributeCall, request),
  deleteUserCustomAttribute: (request) => send(deleteUserCustomAttributeCall, request),
});
