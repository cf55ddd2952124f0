// Generated from spec/resources/protected-tags.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListProtectedTagsInput {
  readonly params: ParametersOf<operations['listProtectedTags'], 'path'>;
  readonly query?: ParametersOf<operations['listProtectedTags'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListProtectedTagsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listProtectedTags'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listProtectedTags'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listProtectedTags'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listProtectedTags'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listProtectedTags'], 404> }
  ;

const listProtectedTagsCall: ClientCall = {
  id: 'listProtectedTags',
  method: 'GET',
  path: "/api/v4/projects/{id}/protected_tags",
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

export interface ProtectTagInput {
  readonly params: ParametersOf<operations['protectTag'], 'path'>;
  readonly body: Sendable<BodyOf<operations['protectTag'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type ProtectTagAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['protectTag'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['protectTag'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['protectTag'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['protectTag'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['protectTag'], 404> }
  | { readonly status: 409; readonly headers: Headers; readonly body: JsonOf<operations['protectTag'], 409> }
  | { readonly status: 422; readonly headers: Headers; readonly body: JsonOf<operations['protectTag'], 422> }
  ;

const protectTagCall: ClientCall = {
  id: 'protectTag',
  method: 'POST',
  path: "/api/v4/projects/{id}/protected_tags",
  commas: [],
  body: "application/json",
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    409: 'json',
    422: 'json',
  },
};

export interface GetProtectedTagInput {
  readonly params: ParametersOf<operations['getProtectedTag'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetProtectedTagAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getProtectedTag'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getProtectedTag'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getProtectedTag'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getProtectedTag'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getProtectedTag'], 404> }
  ;

const getProtectedTagCall: ClientCall = {
  id: 'getProtectedTag',
  method: 'GET',
  path: "/api/v4/projects/{id}/protected_tags/{name}",
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

export interface UnprotectTagInput {
  readonly params: ParametersOf<operations['unprotectTag'], 'path'>;
  readonly signal?: AbortSignal;
}

export type UnprotectTagAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['unprotectTag'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['unprotectTag'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['unprotectTag'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['unprotectTag'], 404> }
  ;

const unprotectTagCall: ClientCall = {
  id: 'unprotectTag',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/protected_tags/{name}",
  commas: [],
  body: null,
  answers: {
    204: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface ProtectedTagsClient {
  /** List protected tags: GET /projects/{id}/protected_tags */
  listProtectedTags: ListingOf<ListProtectedTagsInput, ListProtectedTagsAnswer, JsonOf<operations['listProtectedTags'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Protect a tag: POST /projects/{id}/protected_tags */
  protectTag(request: ProtectTagInput): Promise<ProtectTagAnswer>;
  /** Get a protected tag: GET /projects/{id}/protected_tags/{name} */
  getProtectedTag(request: GetProtectedTagInput): Promise<GetProtectedTagAnswer>;
  /** Unprotect a tag: DELETE /projects/{id}/protected_tags/{name} */
  unprotectTag(request: UnprotectTagInput): Promise<UnprotectTagAnswer>;
}

export const protectedTagsClient = (send: Send): ProtectedTagsClient => ({
  listProtectedTags: listing(send, listProtectedTagsCall),
  protectTag: (request) => send(protectTagCall, request),
  getProtectedTag: (request) => send(getProtectedTagCall, request),
  unprotectTag: (request) => send(unprotectTagCall, request),
});
