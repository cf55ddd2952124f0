// Generated from spec/domains/* /protected-tags.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, EmptyResponse, JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type ProtectTag = components['schemas']['ProtectTag'];
export type ProtectedTag = components['schemas']['ProtectedTag'];

/** List protected tags: GET /projects/{id}/protected_tags */
export interface ListProtectedTagsRequest {
  readonly params: ParametersOf<operations['listProtectedTags'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listProtectedTags'], 'query'>, 'page' | 'per_page'>;
}

export type ListProtectedTagsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listProtectedTags'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listProtectedTags'], 400 | 401 | 403 | 404>;

/** Protect a tag: POST /projects/{id}/protected_tags */
export interface ProtectTagRequest {
  readonly params: ParametersOf<operations['protectTag'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['protectTag'], 'application/json'>>;
}

export type ProtectTagResponse = JsonResponse<operations['protectTag'], 201 | 400 | 401 | 403 | 404 | 409 | 422>;

/** Get a protected tag: GET /projects/{id}/protected_tags/{name} */
export interface GetProtectedTagRequest {
  readonly params: ParametersOf<operations['getProtectedTag'], 'path'>;
}

export type GetProtectedTagResponse = JsonResponse<operations['getProtectedTag'], 200 | 400 | 401 | 403 | 404>;

/** Unprotect a tag: DELETE /projects/{id}/protected_tags/{name} */
export interface UnprotectTagRequest {
  readonly params: ParametersOf<operations['unprotectTag'], 'path'>;
  readonly headers: ParametersOf<operations['unprotectTag'], 'header'>;
}

export type UnprotectTagResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['unprotectTag'], 400 | 401 | 403 | 404 | 412>;
