// Generated from spec/domains/* /repositories.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { RawBody } from '../../generator/runtime/respond.ts';
import type { JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type HookRefMove = components['schemas']['HookRefMove'];
export type PushHookPayload = components['schemas']['PushHookPayload'];
export type RepositoryBlob = components['schemas']['RepositoryBlob'];
export type RepositoryComparison = components['schemas']['RepositoryComparison'];
export type RepositoryContributor = components['schemas']['RepositoryContributor'];
export type RepositoryUpdateHookPayload = components['schemas']['RepositoryUpdateHookPayload'];
export type TagPushHookPayload = components['schemas']['TagPushHookPayload'];
export type TreeEntry = components['schemas']['TreeEntry'];

/** Download an archive of the files: GET /projects/{id}/repository/archive */
export interface GetRepositoryArchiveRequest {
  readonly params: ParametersOf<operations['getRepositoryArchive'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['getRepositoryArchive'], 'query'>, 'format'>;
}

export type GetRepositoryArchiveResponse =
  | { readonly status: 200; readonly body: RawBody; readonly headers: { readonly 'Content-Disposition': string | number } }
  | JsonResponse<operations['getRepositoryArchive'], 400 | 401 | 403 | 404 | 429>;

/** Download an archive of the files in a format: GET /projects/{id}/repository/archive.{format} */
export interface GetRepositoryArchiveInFormatRequest {
  readonly params: ParametersOf<operations['getRepositoryArchiveInFormat'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['getRepositoryArchiveInFormat'], 'query'>>;
}

export type GetRepositoryArchiveInFormatResponse =
  | { readonly status: 200; readonly body: RawBody; readonly headers: { readonly 'Content-Disposition': string | number } }
  | JsonResponse<operations['getRepositoryArchiveInFormat'], 400 | 401 | 403 | 404 | 429>;

/** Get a blob: GET /projects/{id}/repository/blobs/{sha} */
export interface GetRepositoryBlobRequest {
  readonly params: ParametersOf<operations['getRepositoryBlob'], 'path'>;
}

export type GetRepositoryBlobResponse = JsonResponse<operations['getRepositoryBlob'], 200 | 400 | 401 | 403 | 404 | 429>;

/** Read the bytes of a blob: GET /projects/{id}/repository/blobs/{sha}/raw */
export interface GetRawRepositoryBlobRequest {
  readonly params: ParametersOf<operations['getRawRepositoryBlob'], 'path'>;
}

export type GetRawRepositoryBlobResponse =
  | { readonly status: 200; readonly body: RawBody; readonly headers: { readonly 'Cache-Control': string | number; readonly 'Content-Disposition': string | number; readonly 'Content-Security-Policy': string | number } }
  | JsonResponse<operations['getRawRepositoryBlob'], 400 | 401 | 403 | 404 | 429>;

/** Compare two refs: GET /projects/{id}/repository/compare */
export interface CompareRepositoryRefsRequest {
  readonly params: ParametersOf<operations['compareRepositoryRefs'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['compareRepositoryRefs'], 'query'>, 'straight'>;
}

export type CompareRepositoryRefsResponse = JsonResponse<operations['compareRepositoryRefs'], 200 | 400 | 401 | 403 | 404>;

/** List contributors: GET /projects/{id}/repository/contributors */
export interface ListRepositoryContributorsRequest {
  readonly params: ParametersOf<operations['listRepositoryContributors'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listRepositoryContributors'], 'query'>, 'order_by' | 'sort' | 'page' | 'per_page'>;
}

export type ListRepositoryContributorsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listRepositoryContributors'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listRepositoryContributors'], 400 | 401 | 403 | 404>;

/** Find the common ancestor: GET /projects/{id}/repository/merge_base */
export interface GetRepositoryMergeBaseRequest {
  readonly params: ParametersOf<operations['getRepositoryMergeBase'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['getRepositoryMergeBase'], 'query'>>;
}

export type GetRepositoryMergeBaseResponse = JsonResponse<operations['getRepositoryMergeBase'], 200 | 400 | 401 | 403 | 404>;

/** List files and directories: GET /projects/{id}/repository/tree */
export interface ListRepositoryTreeRequest {
  readonly params: ParametersOf<operations['listRepositoryTree'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listRepositoryTree'], 'query'>, 'recursive' | 'page' | 'per_page'>;
}

export type ListRepositoryTreeResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listRepositoryTree'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listRepositoryTree'], 400 | 401 | 403 | 404 | 405>;
