// Generated from spec/domains/* /tags.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, EmptyResponse, JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

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
  | JsonResponse<operations['listTags'], 400 | 401 | 403 | 404>;

/** Create a tag: POST /projects/{id}/repository/tags */
export interface CreateTagRequest {
  readonly params: ParametersOf<operations['createTag'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createTag'], 'application/json'>>;
}

export type CreateTagResponse = JsonResponse<operations['createTag'], 201 | 400 | 401 | 403 | 404>;

/** Get a tag: GET /projects/{id}/repository/tags/{tag_name} */
export interface GetTagRequest {
  readonly params: ParametersOf<operations['getTag'], 'path'>;
}

export type GetTagResponse = JsonResponse<operations['getTag'], 200 | 400 | 401 | 403 | 404>;

/** Delete a tag: DELETE /projects/{id}/repository/tags/{tag_name} */
export interface DeleteTagRequest {
  readonly params: ParametersOf<operations['deleteTag'], 'path'>;
  readonly headers: ParametersOf<operations['deleteTag'], 'header'>;
}

export type DeleteTagResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['deleteTag'], 400 | 401 | 403 | 404 | 412>;

/** Get the signature of a tag: GET /projects/{id}/repository/tags/{tag_name}/signature */
export interface GetTagSignatureRequest {
  readonly params: ParametersOf<operations['getTagSignature'], 'path'>;
}

export type GetTagSignatureResponse = JsonResponse<operations['getTagSignature'], 200 | 400 | 401 | 403 | 404 | 429>;
