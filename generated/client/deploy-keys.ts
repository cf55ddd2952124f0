// Generated from spec/domains/* /deploy-keys.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, EmptyAnswer, JsonAnswer, Listing, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListDeployKeysInput {
  readonly query?: ParametersOf<operations['listDeployKeys'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListDeployKeysAnswer = JsonAnswer<operations['listDeployKeys'], 200 | 400 | 401 | 403>;

const listDeployKeysCall: ClientCall = {
  id: 'listDeployKeys',
  method: 'GET',
  path: "/api/v4/deploy_keys",
  answers: { json: [200, 400, 401, 403] },
};

export interface ListProjectDeployKeysInput {
  readonly params: ParametersOf<operations['listProjectDeployKeys'], 'path'>;
  readonly query?: ParametersOf<operations['listProjectDeployKeys'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListProjectDeployKeysAnswer = JsonAnswer<operations['listProjectDeployKeys'], 200 | 400 | 401 | 403 | 404>;

const listProjectDeployKeysCall: ClientCall = {
  id: 'listProjectDeployKeys',
  method: 'GET',
  path: "/api/v4/projects/{id}/deploy_keys",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface CreateDeployKeyInput {
  readonly params: ParametersOf<operations['createDeployKey'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createDeployKey'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateDeployKeyAnswer = JsonAnswer<operations['createDeployKey'], 201 | 400 | 401 | 403 | 404>;

const createDeployKeyCall: ClientCall = {
  id: 'createDeployKey',
  method: 'POST',
  path: "/api/v4/projects/{id}/deploy_keys",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface GetDeployKeyInput {
  readonly params: ParametersOf<operations['getDeployKey'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetDeployKeyAnswer = JsonAnswer<operations['getDeployKey'], 200 | 400 | 401 | 403 | 404>;

const getDeployKeyCall: ClientCall = {
  id: 'getDeployKey',
  method: 'GET',
  path: "/api/v4/projects/{id}/deploy_keys/{key_id}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface UpdateDeployKeyInput {
  readonly params: ParametersOf<operations['updateDeployKey'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['updateDeployKey'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateDeployKeyAnswer = JsonAnswer<operations['updateDeployKey'], 200 | 400 | 401 | 403 | 404>;

const updateDeployKeyCall: ClientCall = {
  id: 'updateDeployKey',
  method: 'PUT',
  path: "/api/v4/projects/{id}/deploy_keys/{key_id}",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DeleteDeployKeyInput {
  readonly params: ParametersOf<operations['deleteDeployKey'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteDeployKey'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteDeployKeyAnswer = EmptyAnswer<204> | JsonAnswer<operations['deleteDeployKey'], 400 | 401 | 403 | 404 | 412>;

const deleteDeployKeyCall: ClientCall = {
  id: 'deleteDeployKey',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/deploy_keys/{key_id}",
  answers: { none: [204], json: [400, 401, 403, 404, 412] },
};

export interface EnableDeployKeyInput {
  readonly params: ParametersOf<operations['enableDeployKey'], 'path'>;
  readonly signal?: AbortSignal;
}

export type EnableDeployKeyAnswer = JsonAnswer<operations['enableDeployKey'], 201 | 400 | 401 | 403 | 404>;

const enableDeployKeyCall: ClientCall = {
  id: 'enableDeployKey',
  method: 'POST',
  path: "/api/v4/projects/{id}/deploy_keys/{key_id}/enable",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface DeployKeysClient {
  /** List the deploy keys of the instance: GET /deploy_keys */
  listDeployKeys: Listing<ListDeployKeysInput, ListDeployKeysAnswer, JsonOf<operations['listDeployKeys'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** List the deploy keys of a project: GET /projects/{id}/deploy_keys */
  listProjectDeployKeys: ListingOf<ListProjectDeployKeysInput, ListProjectDeployKeysAnswer, JsonOf<operations['listProjectDeployKeys'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Add a deploy key to a project: POST /projects/{id}/deploy_keys */
  createDeployKey(request: CreateDeployKeyInput): Promise<CreateDeployKeyAnswer>;
  /** Get a deploy key of a project: GET /projects/{id}/deploy_keys/{key_id} */
  getDeployKey(request: GetDeployKeyInput): Promise<GetDeployKeyAnswer>;
  /** Change a deploy key of a project: PUT /projects/{id}/deploy_keys/{key_id} */
  updateDeployKey(request: UpdateDeployKeyInput): Promise<UpdateDeployKeyAnswer>;
  /** Take a deploy key away from a project: DELETE /projects/{id}/deploy_keys/{key_id} */
  deleteDeployKey(request: DeleteDeployKeyInput): Promise<DeleteDeployKeyAnswer>;
  /** Let a project have a deploy key of another: POST /projects/{id}/deploy_keys/{key_id}/enable */
  enableDeployKey(request: EnableDeployKeyInput): Promise<EnableDeployKeyAnswer>;
}

export const deployKeysClient = (send: Send): DeployKeysClient => ({
  listDeployKeys: listing(send, listDeployKeysCall),
  listProjectDeployKeys: listing(send, listProjectDeployKeysCall),
  createDeployKey: (request) => send(createDeployKeyCall, request),
  getDeployKey: (request) => send(getDeployKeyCall, request),
  updateDeployKey: (request) => send(updateDeployKeyCall, request),
  deleteDeployKey: (request) => send(deleteDeployKeyCall, request),
  enableDeployKey: (request) => send(enableDeployKeyCall, request),
});
