// Generated from spec/resources/deploy-tokens.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, Listing, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListDeployTokensInput {
  readonly query?: ParametersOf<operations['listDeployTokens'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListDeployTokensAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listDeployTokens'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listDeployTokens'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listDeployTokens'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listDeployTokens'], 403> }
  ;

const listDeployTokensCall: ClientCall = {
  id: 'listDeployTokens',
  method: 'GET',
  path: "/api/v4/deploy_tokens",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
  },
};

export interface ListGroupDeployTokensInput {
  readonly params: ParametersOf<operations['listGroupDeployTokens'], 'path'>;
  readonly query?: ParametersOf<operations['listGroupDeployTokens'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListGroupDeployTokensAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listGroupDeployTokens'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listGroupDeployTokens'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listGroupDeployTokens'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listGroupDeployTokens'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listGroupDeployTokens'], 404> }
  ;

const listGroupDeployTokensCall: ClientCall = {
  id: 'listGroupDeployTokens',
  method: 'GET',
  path: "/api/v4/groups/{id}/deploy_tokens",
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

export interface CreateGroupDeployTokenInput {
  readonly params: ParametersOf<operations['createGroupDeployToken'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createGroupDeployToken'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateGroupDeployTokenAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createGroupDeployToken'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createGroupDeployToken'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createGroupDeployToken'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createGroupDeployToken'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['createGroupDeployToken'], 404> }
  ;

const createGroupDeployTokenCall: ClientCall = {
  id: 'createGroupDeployToken',
  method: 'POST',
  path: "/api/v4/groups/{id}/deploy_tokens",
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

export interface GetGroupDeployTokenInput {
  readonly params: ParametersOf<operations['getGroupDeployToken'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetGroupDeployTokenAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getGroupDeployToken'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getGroupDeployToken'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getGroupDeployToken'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getGroupDeployToken'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getGroupDeployToken'], 404> }
  ;

const getGroupDeployTokenCall: ClientCall = {
  id: 'getGroupDeployToken',
  method: 'GET',
  path: "/api/v4/groups/{id}/deploy_tokens/{token_id}",
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

export interface RevokeGroupDeployTokenInput {
  readonly params: ParametersOf<operations['revokeGroupDeployToken'], 'path'>;
  readonly signal?: AbortSignal;
}

export type RevokeGroupDeployTokenAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['revokeGroupDeployToken'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['revokeGroupDeployToken'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['revokeGroupDeployToken'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['revokeGroupDeployToken'], 404> }
  ;

const revokeGroupDeployTokenCall: ClientCall = {
  id: 'revokeGroupDeployToken',
  method: 'DELETE',
  path: "/api/v4/groups/{id}/deploy_tokens/{token_id}",
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

export interface ListProjectDeployTokensInput {
  readonly params: ParametersOf<operations['listProjectDeployTokens'], 'path'>;
  readonly query?: ParametersOf<operations['listProjectDeployTokens'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListProjectDeployTokensAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listProjectDeployTokens'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listProjectDeployTokens'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listProjectDeployTokens'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listProjectDeployTokens'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listProjectDeployTokens'], 404> }
  ;

const listProjectDeployTokensCall: ClientCall = {
  id: 'listProjectDeployTokens',
  method: 'GET',
  path: "/api/v4/projects/{id}/deploy_tokens",
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

export interface CreateProjectDeployTokenInput {
  readonly params: ParametersOf<operations['createProjectDeployToken'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createProjectDeployToken'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateProjectDeployTokenAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createProjectDeployToken'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createProjectDeployToken'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createProjectDeployToken'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createProjectDeployToken'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['createProjectDeployToken'], 404> }
  ;

const createProjectDeployTokenCall: ClientCall = {
  id: 'createProjectDeployToken',
  method: 'POST',
  path: "/api/v4/projects/{id}/deploy_tokens",
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

export interface GetProjectDeployTokenInput {
  readonly params: ParametersOf<operations['getProjectDeployToken'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetProjectDeployTokenAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getProjectDeployToken'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getProjectDeployToken'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getProjectDeployToken'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getProjectDeployToken'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getProjectDeployToken'], 404> }
  ;

const getProjectDeployTokenCall: ClientCall = {
  id: 'getProjectDeployToken',
  method: 'GET',
  path: "/api/v4/projects/{id}/deploy_tokens/{token_id}",
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

export interface RevokeProjectDeployTokenInput {
  readonly params: ParametersOf<operations['revokeProjectDeployToken'], 'path'>;
  readonly signal?: AbortSignal;
}

export type RevokeProjectDeployTokenAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['revokeProjectDeployToken'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['revokeProjectDeployToken'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['revokeProjectDeployToken'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['revokeProjectDeployToken'], 404> }
  ;

const revokeProjectDeployTokenCall: ClientCall = {
  id: 'revokeProjectDeployToken',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/deploy_tokens/{token_id}",
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
