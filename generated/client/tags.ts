// Generated from spec/domains/* /tags.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, EmptyAnswer, JsonAnswer, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListTagsInput {
  readonly params: ParametersOf<operations['listTags'], 'path'>;
  readonly query?: ParametersOf<operations['listTags'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListTagsAnswer = JsonAnswer<operations['listTags'], 200 | 400 | 401 | 403 | 404>;

const listTagsCall: ClientCall = {
  id: 'listTags',
  method: 'GET',
  path: "/api/v4/projects/{id}/repository/tags",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface CreateTagInput {
  readonly params: ParametersOf<operations['createTag'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createTag'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateTagAnswer = JsonAnswer<operations['createTag'], 201 | 400 | 401 | 403 | 404>;

const createTagCall: ClientCall = {
  id: 'createTag',
  method: 'POST',
  path: "/api/v4/projects/{id}/repository/tags",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface GetTagInput {
  readonly params: ParametersOf<operations['getTag'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetTagAnswer = JsonAnswer<operations['getTag'], 200 | 400 | 401 | 403 | 404>;

const getTagCall: ClientCall = {
  id: 'getTag',
  method: 'GET',
  path: "/api/v4/projects/{id}/repository/tags/{tag_name}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DeleteTagInput {
  readonly params: ParametersOf<operations['deleteTag'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteTag'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteTagAnswer = EmptyAnswer<204> | JsonAnswer<operations['deleteTag'], 400 | 401 | 403 | 404 | 412>;

const deleteTagCall: ClientCall = {
  id: 'deleteTag',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/repository/tags/{tag_name}",
  answers: { none: [204], json: [400, 401, 403, 404, 412] },
};

export interface GetTagSignatureInput {
  readonly params: ParametersOf<operations['getTagSignature'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetTagSignatureAnswer = JsonAnswer<operations['getTagSignature'], 200 | 400 | 401 | 403 | 404 | 429>;

const getTagSignatureCall: ClientCall = {
  id: 'getTagSignature',
  method: 'GET',
  path: "/api/v4/projects/{id}/repository/tags/{tag_name}/signature",
  answers: { json: [200, 400, 401, 403, 404, 429] },
};

export interface TagsClient {
  /** List tags: GET /projects/{id}/repository/tags */
  listTags: ListingOf<ListTagsInput, ListTagsAnswer, JsonOf<operations['listTags'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Create a tag: POST /projects/{id}/repository/tags */
  createTag(request: CreateTagInput): Promise<CreateTagAnswer>;
  /** Get a tag: GET /projects/{id}/repository/tags/{tag_name} */
  getTag(request: GetTagInput): Promise<GetTagAnswer>;
  /** Delete a tag: DELETE /projects/{id}/repository/tags/{tag_name} */
  deleteTag(request: DeleteTagInput): Promise<DeleteTagAnswer>;
  /** Get the signature of a tag: GET /projects/{id}/repository/tags/{tag_name}/signature */
  getTagSignature(request: GetTagSignatureInput): Promise<GetTagSignatureAnswer>;
}

export const tagsClient = (send: Send): TagsClient => ({
  listTags: listing(send, listTagsCall),
  createTag: (request) => send(createTagCall, request),
  getTag: (request) => send(getTagCall, request),
  deleteTag: (request) => send(deleteTagCall, request),
  getTagSignature: (request) => send(getTagSignatureCall, request),
});
