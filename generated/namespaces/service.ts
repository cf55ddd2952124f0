// Generated from spec/domains/* /namespaces.yaml; do not edit. Run `npm run generate`.
import type { SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListNamespacesRequest, ListNamespacesResponse, GetNamespaceRequest, GetNamespaceResponse, NamespaceExistsRequest, NamespaceExistsResponse } from './types.ts';

/** One function per operation of namespaces; `C` is the request context of the server. */
export interface NamespacesService<C extends SubjectTypes> {
  /** List namespaces. GET /namespaces (spec/domains/core/namespaces.yaml#listNamespaces) */
  listNamespaces(
    request: ListNamespacesRequest,
    context: C,
  ): Promise<ListNamespacesResponse>;
  /** Get a namespace. GET /namespaces/{id} (spec/domains/core/namespaces.yaml#getNamespace) */
  getNamespace(
    request: GetNamespaceRequest,
    context: C,
  ): Promise<GetNamespaceResponse>;
  /** Find out whether a path is taken. GET /namespaces/{id}/exists (spec/domains/core/namespaces.yaml#namespaceExists) */
  namespaceExists(
    request: NamespaceExistsRequest,
    context: C,
  ): Promise<NamespaceExistsResponse>;
}
