// Generated from spec/resources/protected-tags.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

export type ProtectTag = components['schemas']['ProtectTag'];
export type ProtectedTag = components['schemas']['ProtectedTag'];

/** List protected tags: GET /projects/{id}/protected_tags */
export interface ListProtectedTagsRequest {
  readonly params: ParametersOf<operations['listProtectedTags'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listProtectedTags'], 'query'>, 'page' | 'per_page'>;
}

export type ListProtectedTagsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listProtectedTags'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listProtectedTags'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listProtectedTags'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listProtectedTags'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listProtectedTags'], 404>; readonly headers?: never }
  ;

/** Protect a tag: POST /projects/{id}/protected_tags */
export interface ProtectTagRequest {
  readonly params: ParametersOf<operations['protectTag'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['protectTag'], 'application/json'>>;
}

export type ProtectTagResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['protectTag'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['protectTag'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['protectTag'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['protectTag'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['protectTag'], 404>; readonly headers?: never }
  | { readonly status: 409; readonly body: JsonOf<operations['protectTag'], 409>; readonly headers?: never }
  | { readonly status: 422; readonly body: JsonOf<operations['protectTag'], 422>; readonly headers?: never }
  ;

/** Get a protected tag: GET /projects/{id}/protected_tags/{name} */
export interface GetProtectedTagRequest {
  readonly params: ParametersOf<operations['getProtectedTag'], 'path'>;
}

export type GetProtectedTagResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getProtectedTag'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getProtectedTag'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getProtectedTag'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getProtectedTag'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getProtectedTag'], 404>; readonly headers?: never }
  ;

/** Unprotect a tag: DELETE /projects/{id}/protected_tags/{name} */
export interface UnprotectTagRequest {
  readonly params: ParametersOf<operations['unprotectTag'], 'path'>;
}

export type UnprotectTagResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['unprotectTag'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['unprotectTag'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['unprotectTag'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['unprotectTag'], 404>; readonly headers?: never }
  ;
