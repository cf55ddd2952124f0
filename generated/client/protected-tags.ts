// Generated from spec/domains/* /protected-tags.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, EmptyAnswer, JsonAnswer, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListProtectedTagsInput {
  readonly params: ParametersOf<operations['listProtectedTags'], 'path'>;
  readonly query?: ParametersOf<operations['listProtectedTags'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListProtectedTagsAnswer = JsonAnswer<operations['listProtectedTags'], 200 | 400 | 401 | 403 | 404>;

const listProtectedTagsCall: ClientCall = {
  id: 'listProtectedTags',
  method: 'GET',
  path: "/api/v4/projects/{id}/protected_tags",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface ProtectTagInput {
  readonly params: ParametersOf<operations['protectTag'], 'path'>;
  readonly body: Sendable<BodyOf<operations['protectTag'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type ProtectTagAnswer = JsonAnswer<operations['protectTag'], 201 | 400 | 401 | 403 | 404 | 409 | 422>;

const protectTagCall: ClientCall = {
  id: 'protectTag',
  method: 'POST',
  path: "/api/v4/projects/{id}/protected_tags",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404, 409, 422] },
};

export interface GetProtectedTagInput {
  readonly params: ParametersOf<operations['getProtectedTag'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetProtectedTagAnswer = JsonAnswer<operations['getProtectedTag'], 200 | 400 | 401 | 403 | 404>;

const getProtectedTagCall: ClientCall = {
  id: 'getProtectedTag',
  method: 'GET',
  path: "/api/v4/projects/{id}/protected_tags/{name}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface UnprotectTagInput {
  readonly params: ParametersOf<operations['unprotectTag'], 'path'>;
  readonly headers?: ParametersOf<operations['unprotectTag'], 'header'>;
  readonly signal?: AbortSignal;
}

export type UnprotectTagAnswer = EmptyAnswer<204> | JsonAnswer<operations['unprotectTag'], 400 | 401 | 403 | 404 | 412>;

const unprotectTagCall: ClientCall = {
  id: 'unprotectTag',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/protected_tags/{name}",
  answers: { none: [204], json: [400, 401, 403, 404, 412] },
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
