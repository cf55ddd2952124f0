// Generated from spec/domains/* /deploy-tokens.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, EmptyAnswer, JsonAnswer, Listing, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListDeployTokensInput {
  readonly query?: ParametersOf<operations['listDeployTokens'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListDeployTokensAnswer = JsonAnswer<operations['listDeployTokens'], 200 | 400 | 401 | 403>;

const listDeployTokensCall: ClientCall = {
  id: 'listDeployTokens',
  method: 'GET',
  path: "/api/v4/deploy_tokens",
  answers: { json: [200, 400, 401, 403] },
};

export interface ListGroupDeployTokensInput {
  readonly params: ParametersOf<operations['listGroupDeployTokens'], 'path'>;
  readonly query?: ParametersOf<operations['listGroupDeployTokens'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListGroupDeployTokensAnswer = JsonAnswer<operations['listGroupDeployTokens'], 200 | 400 | 401 | 403 | 404>;

const listGroupDeployTokensCall: ClientCall = {
  id: 'listGroupDeployTokens',
  method: 'GET',
  path: "/api/v4/groups/{id}/deploy_tokens",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface CreateGroupDeployTokenInput {
  readonly params: ParametersOf<operations['createGroupDeployToken'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createGroupDeployToken'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateGroupDeployTokenAnswer = JsonAnswer<operations['createGroupDeployToken'], 201 | 400 | 401 | 403 | 404>;

const createGroupDeployTokenCall: ClientCall = {
  id: 'createGroupDeployToken',
  method: 'POST',
  path: "/api/v4/groups/{id}/deploy_tokens",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface GetGroupDeployTokenInput {
  readonly params: ParametersOf<operations['getGroupDeployToken'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetGroupDeployTokenAnswer = JsonAnswer<operations['getGroupDeployToken'], 200 | 400 | 401 | 403 | 404>;

const getGroupDeployTokenCall: ClientCall = {
  id: 'getGroupDeployToken',
  method: 'GET',
  path: "/api/v4/groups/{id}/deploy_tokens/{token_id}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface RevokeGroupDeployTokenInput {
  readonly params: ParametersOf<operations['revokeGroupDeployToken'], 'path'>;
  readonly headers?: ParametersOf<operations['revokeGroupDeployToken'], 'header'>;
  readonly signal?: AbortSignal;
}

export type RevokeGroupDeployTokenAnswer = EmptyAnswer<204> | JsonAnswer<operations['revokeGroupDeployToken'], 400 | 401 | 403 | 404 | 412>;

const revokeGroupDeployTokenCall: ClientCall = {
  id: 'revokeGroupDeployToken',
  method: 'DELETE',
  path: "/api/v4/groups/{id}/deploy_tokens/{token_id}",
  answers: { none: [204], json: [400, 401, 403, 404, 412] },
};

export interface ListProjectDeployTokensInput {
  readonly params: ParametersOf<operations['listProjectDeployTokens'], 'path'>;
  readonly query?: ParametersOf<operations['listProjectDeployTokens'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListProjectDeployTokensAnswer = JsonAnswer<operations['listProjectDeployTokens'], 200 | 400 | 401 | 403 | 404>;

const listProjectDeployTokensCall: ClientCall = {
  id: 'listProjectDeployTokens',
  method: 'GET',
  path: "/api/v4/projects/{id}/deploy_tokens",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface CreateProjectDeployTokenInput {
  readonly params: ParametersOf<operations['createProjectDeployToken'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createProjectDeployToken'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateProjectDeployTokenAnswer = JsonAnswer<operations['createProjectDeployToken'], 201 | 400 | 401 | 403 | 404>;

const createProjectDeployTokenCall: ClientCall = {
  id: 'createProjectDeployToken',
  method: 'POST',
  path: "/api/v4/projects/{id}/deploy_tokens",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface GetProjectDeployTokenInput {
  readonly params: ParametersOf<operations['getProjectDeployToken'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetProjectDeployTokenAnswer = JsonAnswer<operations['getProjectDeployToken'], 200 | 400 | 401 | 403 | 404>;

const getProjectDeployTokenCall: ClientCall = {
  id: 'getProjectDeployToken',
  method: 'GET',
  path: "/api/v4/projects/{id}/deploy_tokens/{token_id}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface RevokeProjectDeployTokenInput {
  readonly params: ParametersOf<operations['revokeProjectDeployToken'], 'path'>;
  readonly headers?: ParametersOf<operations['revokeProjectDeployToken'], 'header'>;
  readonly signal?: AbortSignal;
}

export type RevokeProjectDeployTokenAnswer = EmptyAnswer<204> | JsonAnswer<operations['revokeProjectDeployToken'], 400 | 401 | 403 | 404 | 412>;

const revokeProjectDeployTokenCall: ClientCall = {
  id: 'revokeProjectDeployToken',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/deploy_tokens/{token_id}",
  answers: { none: [204], json: [400, 401, 403, 404, 412] },
};

export interface DeployTokensClient {
  /** List the deploy tokens of the instance: GET /deploy_tokens */
  listDeployTokens: Listing<ListDeployTokensInput, ListDeployTokensAnswer, JsonOf<operations['listDeployTokens'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** List the deploy tokens of a group: GET /groups/{id}/deploy_tokens */
  listGroupDeployTokens: ListingOf<ListGroupDeployTokensInput, ListGroupDeployTokensAnswer, JsonOf<operations['listGroupDeployTokens'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Create a deploy token of a group: POST /groups/{id}/deploy_tokens */
  createGroupDeployToken(request: CreateGroupDeployTokenInput): Promise<CreateGroupDeployTokenAnswer>;
  /** Get a deploy token of a group: GET /groups/{id}/deploy_tokens/{token_id} */
  getGroupDeployToken(request: GetGroupDeployTokenInput): Promise<GetGroupDeployTokenAnswer>;
  /** Revoke a deploy token of a group: DELETE /groups/{id}/deploy_tokens/{token_id} */
  revokeGroupDeployToken(request: RevokeGroupDeployTokenInput): Promise<RevokeGroupDeployTokenAnswer>;
  /** List the deploy tokens of a project: GET /projects/{id}/deploy_tokens */
  listProjectDeployTokens: ListingOf<ListProjectDeployTokensInput, ListProjectDeployTokensAnswer, JsonOf<operations['listProjectDeployTokens'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Create a deploy token of a project: POST /projects/{id}/deploy_tokens */
  createProjectDeployToken(request: CreateProjectDeployTokenInput): Promise<CreateProjectDeployTokenAnswer>;
  /** Get a deploy token of a project: GET /projects/{id}/deploy_tokens/{token_id} */
  getProjectDeployToken(request: GetProjectDeployTokenInput): Promise<GetProjectDeployTokenAnswer>;
  /** Revoke a deploy token of a project: DELETE /projects/{id}/deploy_tokens/{token_id} */
  revokeProjectDeployToken(request: RevokeProjectDeployTokenInput): Promise<RevokeProjectDeployTokenAnswer>;
}

export const deployTokensClient = (send: Send): DeployTokensClient => ({
  listDeployTokens: listing(send, listDeployTokensCall),
  listGroupDeployTokens: listing(send, listGroupDeployTokensCall),
  createGroupDeployToken: (request) => send(createGroupDeployTokenCall, request),
  getGroupDeployToken: (request) => send(getGroupDeployTokenCall, request),
  revokeGroupDeployToken: (request) => send(revokeGroupDeployTokenCall, request),
  listProjectDeployTokens: listing(send, listProjectDeployTokensCall),
  createProjectDeployToken: (request) => send(createProjectDeployTokenCall, request),
  getProjectDeployToken: (request) => send(getProjectDeployTokenCall, request),
  revokeProjectDeployToken: (request) => send(revokeProjectDeployTokenCall, request),
});
