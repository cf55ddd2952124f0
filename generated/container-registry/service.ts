// Generated from spec/domains/* /container-registry.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { TakeRegistryEventsRequest, TakeRegistryEventsResponse, ListGroupRegistryRepositoriesRequest, ListGroupRegistryRepositoriesResponse, CreateRegistryTokenRequest, CreateRegistryTokenResponse, ListProjectRegistryRepositoriesRequest, ListProjectRegistryRepositoriesResponse, DeleteRegistryRepositoryRequest, DeleteRegistryRepositoryResponse, ListRegistryTagsRequest, ListRegistryTagsResponse, DeleteRegistryTagsRequest, DeleteRegistryTagsResponse, GetRegistryTagRequest, GetRegistryTagResponse, DeleteRegistryTagRequest, DeleteRegistryTagResponse, GetRegistryRepositoryRequest, GetRegistryRepositoryResponse } from './types.ts';

/** One function per operation of container-registry; `C` is the request context of the server. */
export interface ContainerRegistryService<C extends SubjectTypes> {
  /** Take notifications of an external registry. POST /container_registry_event/events (spec/domains/registry/container-registry.yaml#takeRegistryEvents) */
  takeRegistryEvents(
    request: TakeRegistryEventsRequest,
    context: C,
  ): Promise<TakeRegistryEventsResponse>;
  /** List the registry repositories of a group. GET /groups/{id}/registry/repositories (spec/domains/registry/container-registry.yaml#listGroupRegistryRepositories) */
  listGroupRegistryRepositories(
    request: ListGroupRegistryRepositoriesRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<ListGroupRegistryRepositoriesResponse>;
  /** Get a token for the registry. GET /jwt/auth (spec/domains/registry/container-registry.yaml#createRegistryToken) */
  createRegistryToken(
    request: CreateRegistryTokenRequest,
    context: C,
  ): Promise<CreateRegistryTokenResponse>;
  /** List the registry repositories of a project. GET /projects/{id}/registry/repositories (spec/domains/registry/container-registry.yaml#listProjectRegistryRepositories) */
  listProjectRegistryRepositories(
    request: ListProjectRegistryRepositoriesRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListProjectRegistryRepositoriesResponse>;
  /** Delete a registry repository. DELETE /projects/{id}/registry/repositories/{repository_id} (spec/domains/registry/container-registry.yaml#deleteRegistryRepository) */
  deleteRegistryRepository(
    request: DeleteRegistryRepositoryRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DeleteRegistryRepositoryResponse>;
  /** List the tags of a registry repository. GET /projects/{id}/registry/repositories/{repository_id}/tags (spec/domains/registry/container-registry.yaml#listRegistryTags) */
  listRegistryTags(
    request: ListRegistryTagsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListRegistryTagsResponse>;
  /** Delete tags of a registry repository in bulk. DELETE /projects/{id}/registry/repositories/{repository_id}/tags (spec/domains/registry/container-registry.yaml#deleteRegistryTags) */
  deleteRegistryTags(
    request: DeleteRegistryTagsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DeleteRegistryTagsResponse>;
  /** Get a tag of a registry repository. GET /projects/{id}/registry/repositories/{repository_id}/tags/{tag_name} (spec/domains/registry/container-registry.yaml#getRegistryTag) */
  getRegistryTag(
    request: GetRegistryTagRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetRegistryTagResponse>;
  /** Delete a tag of a registry repository. DELETE /projects/{id}/registry/repositories/{repository_id}/tags/{tag_name} (spec/domains/registry/container-registry.yaml#deleteRegistryTag) */
  deleteRegistryTag(
    request: DeleteRegistryTagRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DeleteRegistryTagResponse>;
  /** Get a registry repository. GET /registry/repositories/{id} (spec/domains/registry/container-registry.yaml#getRegistryRepository) */
  getRegistryRepository(
    request: GetRegistryRepositoryRequest,
    context: C,
  ): Promise<GetRegistryRepositoryResponse>;
}
