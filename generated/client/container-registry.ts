// Generated from spec/domains/* /container-registry.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, EmptyAnswer, JsonAnswer, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface TakeRegistryEventsInput {
  readonly body: Sendable<BodyOf<operations['takeRegistryEvents'], 'application/vnd.docker.distribution.events.v1+json'>>;
  readonly signal?: AbortSignal;
}

export type TakeRegistryEventsAnswer = EmptyAnswer<200> | JsonAnswer<operations['takeRegistryEvents'], 400 | 401>;

const takeRegistryEventsCall: ClientCall = {
  id: 'takeRegistryEvents',
  method: 'POST',
  path: "/container_registry_event/events",
  body: "application/vnd.docker.distribution.events.v1+json",
  answers: { none: [200], json: [400, 401] },
};

export interface ListGroupRegistryRepositoriesInput {
  readonly params: ParametersOf<operations['listGroupRegistryRepositories'], 'path'>;
  readonly query?: ParametersOf<operations['listGroupRegistryRepositories'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListGroupRegistryRepositoriesAnswer = JsonAnswer<operations['listGroupRegistryRepositories'], 200 | 400 | 401 | 403 | 404 | 503>;

const listGroupRegistryRepositoriesCall: ClientCall = {
  id: 'listGroupRegistryRepositories',
  method: 'GET',
  path: "/api/v4/groups/{id}/registry/repositories",
  answers: { json: [200, 400, 401, 403, 404, 503] },
};

export interface CreateRegistryTokenInput {
  readonly query?: ParametersOf<operations['createRegistryToken'], 'query'>;
  readonly signal?: AbortSignal;
}

export type CreateRegistryTokenAnswer = JsonAnswer<operations['createRegistryToken'], 200 | 400 | 401 | 403 | 404>;

const createRegistryTokenCall: ClientCall = {
  id: 'createRegistryToken',
  method: 'GET',
  path: "/jwt/auth",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface ListProjectRegistryRepositoriesInput {
  readonly params: ParametersOf<operations['listProjectRegistryRepositories'], 'path'>;
  readonly query?: ParametersOf<operations['listProjectRegistryRepositories'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListProjectRegistryRepositoriesAnswer = JsonAnswer<operations['listProjectRegistryRepositories'], 200 | 400 | 401 | 403 | 404 | 503>;

const listProjectRegistryRepositoriesCall: ClientCall = {
  id: 'listProjectRegistryRepositories',
  method: 'GET',
  path: "/api/v4/projects/{id}/registry/repositories",
  answers: { json: [200, 400, 401, 403, 404, 503] },
};

export interface DeleteRegistryRepositoryInput {
  readonly params: ParametersOf<operations['deleteRegistryRepository'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DeleteRegistryRepositoryAnswer = EmptyAnswer<202> | JsonAnswer<operations['deleteRegistryRepository'], 400 | 401 | 403 | 404>;

const deleteRegistryRepositoryCall: ClientCall = {
  id: 'deleteRegistryRepository',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/registry/repositories/{repository_id}",
  answers: { none: [202], json: [400, 401, 403, 404] },
};

export interface ListRegistryTagsInput {
  readonly params: ParametersOf<operations['listRegistryTags'], 'path'>;
  readonly query?: ParametersOf<operations['listRegistryTags'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListRegistryTagsAnswer = JsonAnswer<operations['listRegistryTags'], 200 | 400 | 401 | 403 | 404 | 503>;

const listRegistryTagsCall: ClientCall = {
  id: 'listRegistryTags',
  method: 'GET',
  path: "/api/v4/projects/{id}/registry/repositories/{repository_id}/tags",
  answers: { json: [200, 400, 401, 403, 404, 503] },
};

export interface DeleteRegistryTagsInput {
  readonly params: ParametersOf<operations['deleteRegistryTags'], 'path'>;
  readonly query?: ParametersOf<operations['deleteRegistryTags'], 'query'>;
  readonly signal?: AbortSignal;
}

export type DeleteRegistryTagsAnswer = EmptyAnswer<202> | JsonAnswer<operations['deleteRegistryTags'], 400 | 401 | 403 | 404>;

const deleteRegistryTagsCall: ClientCall = {
  id: 'deleteRegistryTags',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/registry/repositories/{repository_id}/tags",
  answers: { none: [202], json: [400, 401, 403, 404] },
};

export interface GetRegistryTagInput {
  readonly params: ParametersOf<operations['getRegistryTag'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetRegistryTagAnswer = JsonAnswer<operations['getRegistryTag'], 200 | 400 | 401 | 403 | 404 | 503>;

const getRegistryTagCall: ClientCall = {
  id: 'getRegistryTag',
  method: 'GET',
  path: "/api/v4/projects/{id}/registry/repositories/{repository_id}/tags/{tag_name}",
  answers: { json: [200, 400, 401, 403, 404, 503] },
};

export interface DeleteRegistryTagInput {
  readonly params: ParametersOf<operations['deleteRegistryTag'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DeleteRegistryTagAnswer = EmptyAnswer<200> | JsonAnswer<operations['deleteRegistryTag'], 400 | 401 | 403 | 404 | 503>;

const deleteRegistryTagCall: ClientCall = {
  id: 'deleteRegistryTag',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/registry/repositories/{repository_id}/tags/{tag_name}",
  answers: { none: [200], json: [400, 401, 403, 404, 503] },
};

export interface GetRegistryRepositoryInput {
  readonly params: ParametersOf<operations['getRegistryRepository'], 'path'>;
  readonly query?: ParametersOf<operations['getRegistryRepository'], 'query'>;
  readonly signal?: AbortSignal;
}

export type GetRegistryRepositoryAnswer = JsonAnswer<operations['getRegistryRepository'], 200 | 400 | 401 | 403 | 404 | 503>;

const getRegistryRepositoryCall: ClientCall = {
  id: 'getRegistryRepository',
  method: 'GET',
  path: "/api/v4/registry/repositories/{id}",
  answers: { json: [200, 400, 401, 403, 404, 503] },
};

export interface ContainerRegistryClient {
  /** Take notifications of an external registry: POST /container_registry_event/events */
  takeRegistryEvents(request: TakeRegistryEventsInput): Promise<TakeRegistryEventsAnswer>;
  /** List the registry repositories of a group: GET /groups/{id}/registry/repositories */
  listGroupRegistryRepositories: ListingOf<ListGroupRegistryRepositoriesInput, ListGroupRegistryRepositoriesAnswer, JsonOf<operations['listGroupRegistryRepositories'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Get a token for the registry: GET /jwt/auth */
  createRegistryToken(request?: CreateRegistryTokenInput): Promise<CreateRegistryTokenAnswer>;
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
  takeRegistryEvents: (request) => send(takeRegistryEventsCall, request),
  listGroupRegistryRepositories: listing(send, listGroupRegistryRepositoriesCall),
  createRegistryToken: (request) => send(createRegistryTokenCall, request),
  listProjectRegistryRepositories: listing(send, listProjectRegistryRepositoriesCall),
  deleteRegistryRepository: (request) => send(deleteRegistryRepositoryCall, request),
  listRegistryTags: listing(send, listRegistryTagsCall),
  deleteRegistryTags: (request) => send(deleteRegistryTagsCall, request),
  getRegistryTag: (request) => send(getRegistryTagCall, request),
  deleteRegistryTag: (request) => send(deleteRegistryTagCall, request),
  getRegistryRepository: (request) => send(getRegistryRepositoryCall, request),
});
