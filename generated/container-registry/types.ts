// Generated from spec/resources/container-registry.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

export type RegistryRepository = components['schemas']['RegistryRepository'];
export type RegistryTag = components['schemas']['RegistryTag'];
export type RegistryTagDetail = components['schemas']['RegistryTagDetail'];

/** List the registry repositories of a group: GET /groups/{id}/registry/repositories */
export interface ListGroupRegistryRepositoriesRequest {
  readonly params: ParametersOf<operations['listGroupRegistryRepositories'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listGroupRegistryRepositories'], 'query'>, 'tags' | 'tags_count' | 'page' | 'per_page'>;
}

export type ListGroupRegistryRepositoriesResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listGroupRegistryRepositories'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listGroupRegistryRepositories'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listGroupRegistryRepositories'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listGroupRegistryRepositories'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listGroupRegistryRepositories'], 404>; readonly headers?: never }
  ;

/** List the registry repositories of a project: GET /projects/{id}/registry/repositories */
export interface ListProjectRegistryRepositoriesRequest {
  readonly params: ParametersOf<operations['listProjectRegistryRepositories'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listProjectRegistryRepositories'], 'query'>, 'tags' | 'tags_count' | 'page' | 'per_page'>;
}

export type ListProjectRegistryRepositoriesResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listProjectRegistryRepositories'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listProjectRegistryRepositories'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listProjectRegistryRepositories'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listProjectRegistryRepositories'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listProjectRegistryRepositories'], 404>; readonly headers?: never }
  ;

/** Delete a registry repository: DELETE /projects/{id}/registry/repositories/{repository_id} */
export interface DeleteRegistryRepositoryRequest {
  readonly params: ParametersOf<operations['deleteRegistryRepository'], 'path'>;
}

export type DeleteRegistryRepositoryResponse =
  | { readonly status: 202; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['deleteRegistryRepository'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deleteRegistryRepository'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deleteRegistryRepository'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deleteRegistryRepository'], 404>; readonly headers?: never }
  ;

/** List the tags of a registry repository: GET /projects/{id}/registry/repositories/{repository_id}/tags */
export interface ListRegistryTagsRequest {
  readonly params: ParametersOf<operations['listRegistryTags'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listRegistryTags'], 'query'>, 'page' | 'per_page'>;
}

export type ListRegistryTagsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listRegistryTags'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listRegistryTags'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listRegistryTags'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listRegistryTags'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listRegistryTags'], 404>; readonly headers?: never }
  ;

/** Delete tags of a registry repository in bulk: DELETE /projects/{id}/registry/repositories/{repository_id}/tags */
export interface DeleteRegistryTagsRequest {
  readonly params: ParametersOf<operations['deleteRegistryTags'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['deleteRegistryTags'], 'query'>>;
}

export type DeleteRegistryTagsResponse =
  | { readonly status: 202; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['deleteRegistryTags'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deleteRegistryTags'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deleteRegistryTags'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deleteRegistryTags'], 404>; readonly headers?: never }
  ;

/** Get a tag of a registry repository: GET /projects/{id}/registry/repositories/{repository_id}/tags/{tag_name} */
export interface GetRegistryTagRequest {
  readonly params: ParametersOf<operations['getRegistryTag'], 'path'>;
}

export type GetRegistryTagResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getRegistryTag'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getRegistryTag'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getRegistryTag'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getRegistryTag'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getRegistryTag'], 404>; readonly headers?: never }
  ;

/** Delete a tag of a registry repository: DELETE /projects/{id}/registry/repositories/{repository_id}/tags/{tag_name} */
export interface DeleteRegistryTagRequest {
  readonly params: ParametersOf<operations['deleteRegistryTag'], 'path'>;
}

export type DeleteRegistryTagResponse =
  | { readonly status: 200; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['deleteRegistryTag'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deleteRegistryTag'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deleteRegistryTag'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deleteRegistryTag'], 404>; readonly headers?: never }
  ;

/** Get a registry repository: GET /registry/repositories/{id} */
export interface GetRegistryRepositoryRequest {
  readonly params: ParametersOf<operations['getRegistryRepository'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['getRegistryRepository'], 'query'>, 'tags' | 'tags_count' | 'size'>;
}

export type GetRegistryRepositoryResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getRegistryRepository'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getRegistryRepository'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getRegistryRepository'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getRegistryRepository'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getRegistryRepository'], 404>; readonly headers?: never }
  ;
