// Generated from spec/domains/* /protected-environments.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, EmptyAnswer, JsonAnswer, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListProtectedEnvironmentsInput {
  readonly params: ParametersOf<operations['listProtectedEnvironments'], 'path'>;
  readonly query?: ParametersOf<operations['listProtectedEnvironments'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListProtectedEnvironmentsAnswer = JsonAnswer<operations['listProtectedEnvironments'], 200 | 400 | 401 | 403 | 404>;

const listProtectedEnvironmentsCall: ClientCall = {
  id: 'listProtectedEnvironments',
  method: 'GET',
  path: "/api/v4/projects/{id}/protected_environments",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface CreateProtectedEnvironmentInput {
  readonly params: ParametersOf<operations['createProtectedEnvironment'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createProtectedEnvironment'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateProtectedEnvironmentAnswer = JsonAnswer<operations['createProtectedEnvironment'], 201 | 400 | 401 | 403 | 404 | 409 | 422>;

const createProtectedEnvironmentCall: ClientCall = {
  id: 'createProtectedEnvironment',
  method: 'POST',
  path: "/api/v4/projects/{id}/protected_environments",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404, 409, 422] },
};

export interface GetProtectedEnvironmentInput {
  readonly params: ParametersOf<operations['getProtectedEnvironment'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetProtectedEnvironmentAnswer = JsonAnswer<operations['getProtectedEnvironment'], 200 | 400 | 401 | 403 | 404>;

const getProtectedEnvironmentCall: ClientCall = {
  id: 'getProtectedEnvironment',
  method: 'GET',
  path: "/api/v4/projects/{id}/protected_environments/{name}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DeleteProtectedEnvironmentInput {
  readonly params: ParametersOf<operations['deleteProtectedEnvironment'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteProtectedEnvironment'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteProtectedEnvironmentAnswer = EmptyAnswer<204> | JsonAnswer<operations['deleteProtectedEnvironment'], 400 | 401 | 403 | 404 | 412>;

const deleteProtectedEnvironmentCall: ClientCall = {
  id: 'deleteProtectedEnvironment',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/protected_environments/{name}",
  answers: { none: [204], json: [400, 401, 403, 404, 412] },
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
