// Generated from spec/domains/* /container-registry.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, EmptyResponse, JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type RegistryErrors = components['schemas']['RegistryErrors'];
export type RegistryEvents = components['schemas']['RegistryEvents'];
export type RegistryRepository = components['schemas']['RegistryRepository'];
export type RegistryTag = components['schemas']['RegistryTag'];
export type RegistryTagDetail = components['schemas']['RegistryTagDetail'];
export type RegistryToken = components['schemas']['RegistryToken'];

/** Take notifications of an external registry: POST /container_registry_event/events */
export interface TakeRegistryEventsRequest {
  readonly body: Defaulted<BodyOf<operations['takeRegistryEvents'], 'application/vnd.docker.distribution.events.v1+json'>>;
}

export type TakeRegistryEventsResponse =
  | EmptyResponse<200>
  | JsonResponse<operations['takeRegistryEvents'], 400 | 401>;

/** List the registry repositories of a group: GET /groups/{id}/registry/repositories */
export interface ListGroupRegistryRepositoriesRequest {
  readonly params: ParametersOf<operations['listGroupRegistryRepositories'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listGroupRegistryRepositories'], 'query'>, 'tags' | 'tags_count' | 'page' | 'per_page'>;
}

export type ListGroupRegistryRepositoriesResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listGroupRegistryRepositories'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listGroupRegistryRepositories'], 400 | 401 | 403 | 404 | 503>;

/** Get a token for the registry: GET /jwt/auth */
export interface CreateRegistryTokenRequest {
  readonly query: Defaulted<ParametersOf<operations['createRegistryToken'], 'query'>>;
}

export type CreateRegistryTokenResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['createRegistryToken'], 200>; readonly headers: { readonly 'Cache-Control': string | number; readonly 'Pragma': string | number } }
  | JsonResponse<operations['createRegistryToken'], 400 | 403 | 404>
  | { readonly status: 401; readonly body: JsonOf<operations['createRegistryToken'], 401>; readonly headers?: { readonly 'WWW-Authenticate'?: string | number } };

/** List the registry repositories of a project: GET /projects/{id}/registry/repositories */
export interface ListProjectRegistryRepositoriesRequest {
  readonly params: ParametersOf<operations['listProjectRegistryRepositories'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listProjectRegistryRepositories'], 'query'>, 'tags' | 'tags_count' | 'page' | 'per_page'>;
}

export type ListProjectRegistryRepositoriesResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listProjectRegistryRepositories'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listProjectRegistryRepositories'], 400 | 401 | 403 | 404 | 503>;

/** Delete a registry repository: DELETE /projects/{id}/registry/repositories/{repository_id} */
export interface DeleteRegistryRepositoryRequest {
  readonly params: ParametersOf<operations['deleteRegistryRepository'], 'path'>;
}

export type DeleteRegistryRepositoryResponse =
  | EmptyResponse<202>
  | JsonResponse<operations['deleteRegistryRepository'], 400 | 401 | 403 | 404>;

/** List the tags of a registry repository: GET /projects/{id}/registry/repositories/{repository_id}/tags */
export interface ListRegistryTagsRequest {
  readonly params: ParametersOf<operations['listRegistryTags'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listRegistryTags'], 'query'>, 'page' | 'per_page'>;
}

export type ListRegistryTagsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listRegistryTags'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listRegistryTags'], 400 | 401 | 403 | 404 | 503>;

/** Delete tags of a registry repository in bulk: DELETE /projects/{id}/registry/repositories/{repository_id}/tags */
export interface DeleteRegistryTagsRequest {
  readonly params: ParametersOf<operations['deleteRegistryTags'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['deleteRegistryTags'], 'query'>>;
}

export type DeleteRegistryTagsResponse =
  | EmptyResponse<202>
  | JsonResponse<operations['deleteRegistryTags'], 400 | 401 | 403 | 404>;

/** Get a tag of a registry repository: GET /projects/{id}/registry/repositories/{repository_id}/tags/{tag_name} */
export interface GetRegistryTagRequest {
  readonly params: ParametersOf<operations['getRegistryTag'], 'path'>;
}

export type GetRegistryTagResponse = JsonResponse<operations['getRegistryTag'], 200 | 400 | 401 | 403 | 404 | 503>;

/** Delete a tag of a registry repository: DELETE /projects/{id}/registry/repositories/{repository_id}/tags/{tag_name} */
export interface DeleteRegistryTagRequest {
  readonly params: ParametersOf<operations['deleteRegistryTag'], 'path'>;
}

export type DeleteRegistryTagResponse =
  | EmptyResponse<200>
  | JsonResponse<operations['deleteRegistryTag'], 400 | 401 | 403 | 404 | 503>;

/** Get a registry repository: GET /registry/repositories/{id} */
export interface GetRegistryRepositoryRequest {
  readonly params: ParametersOf<operations['getRegistryRepository'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['getRegistryRepository'], 'query'>, 'tags' | 'tags_count' | 'size'>;
}

export type GetRegistryRepositoryResponse = JsonResponse<operations['getRegistryRepository'], 200 | 400 | 401 | 403 | 404 | 503>;
