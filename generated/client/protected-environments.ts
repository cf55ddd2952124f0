// Generated from spec/resources/protected-environments.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListProtectedEnvironmentsInput {
  readonly params: ParametersOf<operations['listProtectedEnvironments'], 'path'>;
  readonly query?: ParametersOf<operations['listProtectedEnvironments'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListProtectedEnvironmentsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listProtectedEnvironments'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listProtectedEnvironments'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listProtectedEnvironments'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listProtectedEnvironments'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listProtectedEnvironments'], 404> }
  ;

const listProtectedEnvironmentsCall: ClientCall = {
  id: 'listProtectedEnvironments',
  method: 'GET',
  path: "/api/v4/projects/{id}/protected_environments",
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

export interface CreateProtectedEnvironmentInput {
  readonly params: ParametersOf<operations['createProtectedEnvironment'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createProtectedEnvironment'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateProtectedEnvironmentAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createProtectedEnvironment'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createProtectedEnvironment'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createProtectedEnvironment'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createProtectedEnvironment'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['createProtectedEnvironment'], 404> }
  | { readonly status: 409; readonly headers: Headers; readonly body: JsonOf<operations['createProtectedEnvironment'], 409> }
  | { readonly status: 422; readonly headers: Headers; readonly body: JsonOf<operations['createProtectedEnvironment'], 422> }
  ;

const createProtectedEnvironmentCall: ClientCall = {
  id: 'createProtectedEnvironment',
  method: 'POST',
  path: "/api/v4/projects/{id}/protected_environments",
  commas: [],
  body: "application/json",
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    409: 'json',
    422: 'json',
  },
};

export interface GetProtectedEnvironmentInput {
  readonly params: ParametersOf<operations['getProtectedEnvironment'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetProtectedEnvironmentAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getProtectedEnvironment'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getProtectedEnvironment'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getProtectedEnvironment'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getProtectedEnvironment'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getProtectedEnvironment'], 404> }
  ;

const getProtectedEnvironmentCall: ClientCall = {
  id: 'getProtectedEnvironment',
  method: 'GET',
  path: "/api/v4/projects/{id}/protected_environments/{name}",
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

export interface DeleteProtectedEnvironmentInput {
  readonly params: ParametersOf<operations['deleteProtectedEnvironment'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteProtectedEnvironment'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteProtectedEnvironmentAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['deleteProtectedEnvironment'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['deleteProtectedEnvironment'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['deleteProtectedEnvironment'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['deleteProtectedEnvironment'], 404> }
  | { readonly status: 412; readonly headers: Headers; readonly body: JsonOf<operations['deleteProtectedEnvironment'], 412> }
  ;

const deleteProtectedEnvironmentCall: ClientCall = {
  id: 'deleteProtectedEnvironment',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/protected_environments/{name}",
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

export interface ProtectedEnvironmentsClient {
  /** List the protected environments of a project: GET /projects/{id}/protected_environments */
  listProtectedEnvironments: ListingOf<ListProtectedEnvironmentsInput, ListProtectedEnvironmentsAnswer, JsonOf<operations['listProtectedEnvironments'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Protect an environment: POST /projects/{id}/protected_environments */
  createProtectedEnvironment(request: CreateProtectedEnvironmentInput): Promise<CreateProtectedEnvironmentAnswer>;
  /** Get a protected environment: GET /projects/{id}/protected_environments/{name} */
  getProtectedEnvironment(request: GetProtectedEnvironmentInput): Promise<GetProtectedEnvironmentAnswer>;
  /** Unprotect an environment: DELETE /projects/{id}/protected_environments/{name} */
  deleteProtectedEnvironment(request: DeleteProtectedEnvironmentInput): Promise<DeleteProtectedEnvironmentAnswer>;
}

export const protectedEnvironmentsClient = (send: Send): ProtectedEnvironmentsClient => ({
  listProtectedEnvironments: listing(send, listProtectedEnvironmentsCall),
  createProtectedEnvironment: (request) => send(createProtectedEnvironmentCall, request),
  getProtectedEnvironment: (request) => send(getProtectedEnvironmentCall, request),
  deleteProtectedEnvironment: (request) => send(deleteProtectedEnvironmentCall, request),
});
