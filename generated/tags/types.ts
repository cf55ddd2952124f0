// Generated from spec/resources/tags.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

export type CreateTag = components['schemas']['CreateTag'];
export type Tag = components['schemas']['Tag'];
export type TagRelease = components['schemas']['TagRelease'];

/** List tags: GET /projects/{id}/repository/tags */
export interface ListTagsRequest {
  readonly params: ParametersOf<operations['listTags'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listTags'], 'query'>, 'order_by' | 'sort' | 'page' | 'per_page'>;
}

export type ListTagsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listTags'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listTags'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listTags'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listTags'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listTags'], 404>; readonly headers?: never }
  ;

/** Create a tag: POST /projects/{id}/repository/tags */
export interface CreateTagRequest {
  readonly params: ParametersOf<operations['createTag'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createTag'], 'application/json'>>;
}

export type CreateTagResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createTag'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createTag'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createTag'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createTag'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['createTag'], 404>; readonly headers?: never }
  ;

/** Get a tag: GET /projects/{id}/repository/tags/{tag_name} */
export interface GetTagRequest {
  readonly params: ParametersOf<operations['getTag'], 'path'>;
}

export type GetTagResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getTag'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getTag'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getTag'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getTag'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getTag'], 404>; readonly headers?: never }
  ;

/** Delete a tag: DELETE /projects/{id}/repository/tags/{tag_name} */
export interface DeleteTagRequest {
  readonly params: ParametersOf<operations['deleteTag'], 'path'>;
  readonly headers: ParametersOf<operations['deleteTag'], 'header'>;
}

export type DeleteTagResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['deleteTag'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deleteTag'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deleteTag'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deleteTag'], 404>; readonly headers?: never }
  | { readonly status: 412; readonly body: JsonOf<operations['deleteTag'], 412>; readonly headers?: never }
  ;

/** Get the signature of a tag: GET /projects/{id}/repository/tags/{tag_name}/signature */
export interface GetTagSignatureRequest {
  readonly params: ParametersOf<operations['getTagSignature'], 'path'>;
}

export type GetTagSignatureResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getTagSignature'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getTagSignature'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getTagSignature'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getTagSignature'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getTagSignature'], 404>; readonly headers?: never }
  ;
