// Generated from spec/resources/namespaces.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, Listing, Send } from '../../generator/runtime/client.ts';
import type { JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListNamespacesInput {
  readonly query?: ParametersOf<operations['listNamespaces'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListNamespacesAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listNamespaces'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listNamespaces'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listNamespaces'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listNamespaces'], 403> }
  ;

const listNamespacesCall: ClientCall = {
  id: 'listNamespaces',
  method: 'GET',
  path: "/api/v4/namespaces",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
  },
};

export interface GetNamespaceInput {
  readonly params: ParametersOf<operations['getNamespace'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetNamespaceAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getNamespace'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getNamespace'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getNamespace'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getNamespace'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getNamespace'], 404> }
  ;

const getNamespaceCall: ClientCall = {
  id: 'getNamespace',
  method: 'GET',
  path: "/api/v4/namespaces/{id}",
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

export interface NamespaceExistsInput {
  readonly params: ParametersOf<operations['namespaceExists'], 'path'>;
  readonly query?: ParametersOf<operations['namespaceExists'], 'query'>;
  readonly signal?: AbortSignal;
}

export type NamespaceExistsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['namespaceExists'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['namespaceExists'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['namespaceExists'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['namespaceExists'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['namespaceExists'], 404> }
  | { readonly status: 429; readonly headers: Headers; readonly body: JsonOf<operations['namespaceExists'], 429> }
  ;

const namespaceExistsCall: ClientCall = {
  id: 'namespaceExists',
  method: 'GET',
  path: "/api/v4/namespaces/{id}/exists",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    429: 'json',
  },
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
