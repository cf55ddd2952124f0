// Generated from spec/resources/namespaces.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

export type Namespace = components['schemas']['Namespace'];
export type NamespaceExistence = components['schemas']['NamespaceExistence'];

/** List namespaces: GET /namespaces */
export interface ListNamespacesRequest {
  readonly query: Defaulted<ParametersOf<operations['listNamespaces'], 'query'>, 'owned_only' | 'top_level_only' | 'page' | 'per_page'>;
}

export type ListNamespacesResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listNamespaces'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listNamespaces'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listNamespaces'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listNamespaces'], 403>; readonly headers?: never }
  ;

/** Get a namespace: GET /namespaces/{id} */
export interface GetNamespaceRequest {
  readonly params: ParametersOf<operations['getNamespace'], 'path'>;
}

export type GetNamespaceResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getNamespace'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getNamespace'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getNamespace'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getNamespace'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getNamespace'], 404>; readonly headers?: never }
  ;

/** Find out whether a path is taken: GET /namespaces/{id}/exists */
export interface NamespaceExistsRequest {
  readonly params: ParametersOf<operations['namespaceExists'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['namespaceExists'], 'query'>>;
}

export type NamespaceExistsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['namespaceExists'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['namespaceExists'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['namespaceExists'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['namespaceExists'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['namespaceExists'], 404>; readonly headers?: never }
  | { readonly status: 429; readonly body: JsonOf<operations['namespaceExists'], 429>; readonly headers?: never }
  ;
