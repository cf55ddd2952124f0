// Generated from spec/domains/* /namespaces.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, JsonAnswer, Listing, Send } from '../../generator/runtime/client.ts';
import type { JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListNamespacesInput {
  readonly query?: ParametersOf<operations['listNamespaces'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListNamespacesAnswer = JsonAnswer<operations['listNamespaces'], 200 | 400 | 401 | 403>;

const listNamespacesCall: ClientCall = {
  id: 'listNamespaces',
  method: 'GET',
  path: "/api/v4/namespaces",
  answers: { json: [200, 400, 401, 403] },
};

export interface GetNamespaceInput {
  readonly params: ParametersOf<operations['getNamespace'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetNamespaceAnswer = JsonAnswer<operations['getNamespace'], 200 | 400 | 401 | 403 | 404>;

const getNamespaceCall: ClientCall = {
  id: 'getNamespace',
  method: 'GET',
  path: "/api/v4/namespaces/{id}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface NamespaceExistsInput {
  readonly params: ParametersOf<operations['namespaceExists'], 'path'>;
  readonly query?: ParametersOf<operations['namespaceExists'], 'query'>;
  readonly signal?: AbortSignal;
}

export type NamespaceExistsAnswer = JsonAnswer<operations['namespaceExists'], 200 | 400 | 401 | 403 | 404 | 429>;

const namespaceExistsCall: ClientCall = {
  id: 'namespaceExists',
  method: 'GET',
  path: "/api/v4/namespaces/{id}/exists",
  answers: { json: [200, 400, 401, 403, 404, 429] },
};

export interface NamespacesClient {
  /** List namespaces: GET /namespaces */
  listNamespaces: Listing<ListNamespacesInput, ListNamespacesAnswer, JsonOf<operations['listNamespaces'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Get a namespace: GET /namespaces/{id} */
  getNamespace(request: GetNamespaceInput): Promise<GetNamespaceAnswer>;
  /** Find out whether a path is taken: GET /namespaces/{id}/exists */
  namespaceExists(request: NamespaceExistsInput): Promise<NamespaceExistsAnswer>;
}

export const namespacesClient = (send: Send): NamespacesClient => ({
  listNamespaces: listing(send, listNamespacesCall),
  getNamespace: (request) => send(getNamespaceCall, request),
  namespaceExists: (request) => send(namespaceExistsCall, request),
});
