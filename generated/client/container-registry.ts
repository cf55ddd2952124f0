// Generated from spec/resources/container-registry.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, ListingOf, Send } from '../../generator/runtime/client.ts';
import type { JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListGroupRegistryRepositoriesInput {
  readonly params: ParametersOf<operations['listGroupRegistryRepositories'], 'path'>;
  readonly query?: ParametersOf<operations['listGroupRegistryRepositories'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListGroupRegistryRepositoriesAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listGroupRegistryRepositories'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listGroupRegistryRepositories'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listGroupRegistryRepositories'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listGroupRegistryRepositories'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listGroupRegistryRepositories'], 404> }
  ;

const listGroupRegistryRepositoriesCall: ClientCall = {
  id: 'listGroupRegistryRepositories',
  method: 'GET',
  path: "/api/v4/groups/{id}/registry/repositories",
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

export interface ListProjectRegistryRepositoriesInput {
  readonly params: ParametersOf<operations['listProjectRegistryRepositories'], 'path'>;
  readonly query?: ParametersOf<operations['listProjectRegistryRepositories'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListProjectRegistryRepositoriesAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listProjectRegistryRepositories'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listProjectRegistryRepositories'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listProjectRegistryRepositories'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listProjectRegistryRepositories'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listProjectRegistryRepositories'], 404> }
  ;

const listProjectRegistryRepositoriesCall: ClientCall = {
  id: 'listProjectRegistryRepositories',
  method: 'GET',
  path: "/api/v4/projects/{id}/registry/repositories",
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

export interface DeleteRegistryRepositoryInput {
  readonly params: ParametersOf<operations['deleteRegistryRepository'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DeleteRegistryRepositoryAnswer =
  | { readonly status: 202; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['deleteRegistryRepository'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['deleteRegistryRepository'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['deleteRegistryRepository'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['deleteRegistryRepository'], 404> }
  ;

const deleteRegistryRepositoryCall: ClientCall = {
  id: 'deleteRegistryRepository',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/registry/repositories/{repository_id}",
  commas: [],
  body: null,
  answers: {
    202: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface ListRegistryTagsInput {
  readonly params: ParametersOf<operations['listRegistryTags'], 'path'>;
  readonly query?: ParametersOf<operations['listRegistryTags'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListRegistryTagsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listRegistryTags'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listRegistryTags'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listRegistryTags'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listRegistryTags'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listRegistryTags'], 404> }
  ;

const listRegistryTagsCall: ClientCall = {
  id: 'listRegistryTags',
  method: 'GET',
  path: "/api/v4/projects/{id}/registry/repositories/{repository_id}/tags",
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

export interface DeleteRegistryTagsInput {
  readonly params: ParametersOf<operations['deleteRegistryTags'], 'path'>;
  readonly query?: ParametersOf<operations['deleteRegistryTags'], 'query'>;
  readonly signal?: AbortSignal;
}

export type DeleteRegistryTagsAnswer =
  | { readonly status: 202; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['deleteRegistryTags'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['deleteRegistryTags'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['deleteRegistryTags'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['deleteRegistryTags'], 404> }
  ;

const deleteRegistryTagsCall: ClientCall = {
  id: 'deleteRegistryTags',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/registry/repositories/{repository_id}/tags",
  commas: [],
  body: null,
  answers: {
    202: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface GetRegistryTagInput {
  readonly params: ParametersOf<operations['getRegistryTag'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetRegistryTagAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getRegistryTag'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getRegistryTag'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getRegistryTag'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getRegistryTag'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getRegistryTag'], 404> }
  ;

const getRegistryTagCall: ClientCall = {
  id: 'getRegistryTag',
  method: 'GET',
  path: "/api/v4/projects/{id}/registry/repositories/{repository_id}/tags/{tag_name}",
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

export interface DeleteRegistryTagInput {
  readonly params: ParametersOf<operations['deleteRegistryTag'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DeleteRegistryTagAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['deleteRegistryTag'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['deleteRegistryTag'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['deleteRegistryTag'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['deleteRegistryTag'], 404> }
  ;

const deleteRegistryTagCall: ClientCall = {
  id: 'deleteRegistryTag',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/registry/repositories/{repository_id}/tags/{tag_name}",
  commas: [],
  body: null,
  answers: {
    200: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface GetRegistryRepositoryInput {
  readonly params: ParametersOf<operations['getRegistryRepository'], 'path'>;
  readonly query?: ParametersOf<operations['getRegistryRepository'], 'query'>;
  readonly signal?: AbortSignal;
}

export type GetRegistryRepositoryAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getRegistryRepository'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getRegistryRepository'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getRegistryRepository'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getRegistryRepository'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getRegistryRepository'], 404> }
  ;

const getRegistryRepositoryCall: ClientCall = {
  id: 'getRegistryRepository',
  method: 'GET',
  path: "/api/v4/registry/repositories/{id}",
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

export interface ContainerRegistryClient {
  /** List the registry repositories of a group: GET /groups/{id}/registry/repositories */
  listGroupRegistryRepositories: ListingOf<ListGroupRegistryRepositoriesInput, ListGroupRegistryRepositoriesAnswer, JsonOf<operations['listGroupRegistryRepositories'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** List the registry repositories of a project: GET /projects/{id}/registry/repositories */
  listProjectRegistryRepositories: ListingOf<ListProjectRegistryRepositoriesInput, ListProjectRegistryRepositoriesAnswer, JsonOf<operations['listProjectRegistryRepositories'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Delete a registry repository: DELETE /projects/{id}/registry/repositories/{repository_id} */
  deleteRegistryRepository(request: DeleteRegistryRepositoryInput): Promise<DeleteRegistryRepositoryAnswer>;
  /** List the tags of a registry repository: GET /projects/{id}/registry/repositories/{repository_id}/tags */
  listRegistryTags: ListingOf<ListRegistryTagsInput, ListRegistryTagsAnswer, JsonOf<operations['listRegistryTags'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Delete tags of a registry repository in bulk: DELETE /projects/{id}/registry/repositories/{repository_id}/tags */
  deleteRegistryTags(request: DeleteRegistryTagsInput): Promise<DeleteRegistryTagsAnswer>;
  /** Get a tag of a registry repository: GET /projects/{id}/registry/repositories/{repository_id}/tags/{tag_name} */
  getRegistryTag(request: GetRegistryTagInput): Promise<GetRegistryTagAnswer>;
  /** Delete a tag of a registry repository: DELETE /projects/{id}/registry/repositories/{repository_id}/tags/{tag_name} */
  deleteRegistryTag(request: DeleteRegistryTagInput): Promise<DeleteRegistryTagAnswer>;
  /** Get a registry repository: GET /registry/repositories/{id} */
  getRegistryRepository(request: GetRegistryRepositoryInput): Promise<GetRegistryRepositoryAnswer>;
}

export const containerRegistryClient = (send: Send): ContainerRegistryClient => ({
  listGroupRegistryRepositories: listing(send, listGroupRegistryRepositoriesCall),
  listProjectRegistryRepositories: listing(send, listProjectRegistryRepositoriesCall),
  deleteRegistryRepository: (request) => send(deleteRegistryRepositoryCall, request),
  listRegistryTags: listing(send, listRegistryTagsCall),
  deleteRegistryTags: (request) => send(deleteRegistryTagsCall, request),
  getRegistryTag: (request) => send(getRegistryTagCall, request),
  deleteRegistryTag: (request) => send(deleteRegistryTagCall, request),
  getRegistryRepository: (request) => send(getRegistryRepositoryCall, request),
});
