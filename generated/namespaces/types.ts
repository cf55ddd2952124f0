// Generated from spec/domains/* /namespaces.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type Namespace = components['schemas']['Namespace'];
export type NamespaceExistence = components['schemas']['NamespaceExistence'];

/** List namespaces: GET /namespaces */
export interface ListNamespacesRequest {
  readonly query: Defaulted<ParametersOf<operations['listNamespaces'], 'query'>, 'owned_only' | 'top_level_only' | 'page' | 'per_page'>;
}

export type ListNamespacesResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listNamespaces'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listNamespaces'], 400 | 401 | 403>;

/** Get a namespace: GET /namespaces/{id} */
export interface GetNamespaceRequest {
  readonly params: ParametersOf<operations['getNamespace'], 'path'>;
}

export type GetNamespaceResponse = JsonResponse<operations['getNamespace'], 200 | 400 | 401 | 403 | 404>;

/** Find out whether a path is taken: GET /namespaces/{id}/exists */
export interface NamespaceExistsRequest {
  readonly params: ParametersOf<operations['namespaceExists'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['namespaceExists'], 'query'>>;
}

export type NamespaceExistsResponse = JsonResponse<operations['namespaceExists'], 200 | 400 | 401 | 403 | 404 | 429>;
