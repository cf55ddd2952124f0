// Generated from spec/resources/tags.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListTagsInput {
  readonly params: ParametersOf<operations['listTags'], 'path'>;
  readonly query?: ParametersOf<operations['listTags'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListTagsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listTags'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listTags'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listTags'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listTags'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listTags'], 404> }
  ;

const listTagsCall: ClientCall = {
  id: 'listTags',
  method: 'GET',
  path: "/api/v4/projects/{id}/repository/tags",
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

export interface CreateTagInput {
  readonly params: ParametersOf<operations['createTag'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createTag'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateTagAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createTag'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createTag'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createTag'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createTag'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['createTag'], 404> }
  ;

const createTagCall: ClientCall = {
  id: 'createTag',
  method: 'POST',
  path: "/api/v4/projects/{id}/repository/tags",
  commas: [],
  body: "application/json",
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface GetTagInput {
  readonly params: ParametersOf<operations['getTag'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetTagAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getTag'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getTag'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getTag'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getTag'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getTag'], 404> }
  ;

const getTagCall: ClientCall = {
  id: 'getTag',
  method: 'GET',
  path: "/api/v4/projects/{id}/repository/tags/{tag_name}",
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

export interface DeleteTagInput {
  readonly params: ParametersOf<operations['deleteTag'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteTag'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteTagAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['deleteTag'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['deleteTag'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['deleteTag'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['deleteTag'], 404> }
  | { readonly status: 412; readonly headers: Headers; readonly body: JsonOf<operations['deleteTag'], 412> }
  ;

const deleteTagCall: ClientCall = {
  id: 'deleteTag',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/repository/tags/{tag_name}",
  commas: [],
  body: null,
  answers: {
    204: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    412: 'json',
  },
};

export interface GetTagSignatureInput {
  readonly params: ParametersOf<operations['getTagSignature'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetTagSignatureAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getTagSignature'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getTagSignature'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getTagSignature'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getTagSignature'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getTagSignature'], 404> }
  ;

const getTagSignatureCall: ClientCall = {
  id: 'getTagSignature',
  method: 'GET',
  path: "/api/v4/projects/{id}/repository/tags/{tag_name}/signature",
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
