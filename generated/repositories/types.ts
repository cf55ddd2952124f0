// Generated from spec/resources/repositories.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { RawBody } from '../../generator/runtime/respond.ts';
import type { JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

export type RepositoryBlob = components['schemas']['RepositoryBlob'];
export type RepositoryComparison = components['schemas']['RepositoryComparison'];
export type RepositoryContributor = components['schemas']['RepositoryContributor'];
export type TreeEntry = components['schemas']['TreeEntry'];

/** Download an archive of the files: GET /projects/{id}/repository/archive */
export interface GetRepositoryArchiveRequest {
  readonly params: ParametersOf<operations['getRepositoryArchive'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['getRepositoryArchive'], 'query'>, 'format'>;
}

export type GetRepositoryArchiveResponse =
  | { readonly status: 200; readonly body: RawBody; readonly headers: { readonly 'Content-Disposition': string | number } }
  | { readonly status: 400; readonly body: JsonOf<operations['getRepositoryArchive'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getRepositoryArchive'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getRepositoryArchive'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getRepositoryArchive'], 404>; readonly headers?: never }
  | { readonly status: 429; readonly body: JsonOf<operations['getRepositoryArchive'], 429>; readonly headers?: never }
  ;

/** Download an archive of the files in a format: GET /projects/{id}/repository/archive.{format} */
export interface GetRepositoryArchiveInFormatRequest {
  readonly params: ParametersOf<operations['getRepositoryArchiveInFormat'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['getRepositoryArchiveInFormat'], 'query'>>;
}

export type GetRepositoryArchiveInFormatResponse =
  | { readonly status: 200; readonly body: RawBody; readonly headers: { readonly 'Content-Disposition': string | number } }
  | { readonly status: 400; readonly body: JsonOf<operations['getRepositoryArchiveInFormat'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getRepositoryArchiveInFormat'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getRepositoryArchiveInFormat'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getRepositoryArchiveInFormat'], 404>; readonly headers?: never }
  | { readonly status: 429; readonly body: JsonOf<operations['getRepositoryArchiveInFormat'], 429>; readonly headers?: never }
  ;

/** Get a blob: GET /projects/{id}/repository/blobs/{sha} */
export interface GetRepositoryBlobRequest {
  readonly params: ParametersOf<operations['getRepositoryBlob'], 'path'>;
}

export type GetRepositoryBlobResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getRepositoryBlob'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getRepositoryBlob'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getRepositoryBlob'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getRepositoryBlob'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getRepositoryBlob'], 404>; readonly headers?: never }
  | { readonly status: 429; readonly body: JsonOf<operations['getRepositoryBlob'], 429>; readonly headers?: never }
  ;

/** Read the bytes of a blob: GET /projects/{id}/repository/blobs/{sha}/raw */
export interface GetRawRepositoryBlobRequest {
  readonly params: ParametersOf<operations['getRawRepositoryBlob'], 'path'>;
}

export type GetRawRepositoryBlobResponse =
  | { readonly status: 200; readonly body: RawBody; readonly headers: { readonly 'Cache-Control': string | number; readonly 'Content-Security-Policy': string | number } }
  | { readonly status: 400; readonly body: JsonOf<operations['getRawRepositoryBlob'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getRawRepositoryBlob'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getRawRepositoryBlob'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getRawRepositoryBlob'], 404>; readonly headers?: never }
  | { readonly status: 429; readonly body: JsonOf<operations['getRawRepositoryBlob'], 429>; readonly headers?: never }
  ;

/** Compare two refs: GET /projects/{id}/repository/compare */
export interface CompareRepositoryRefsRequest {
  readonly params: ParametersOf<operations['compareRepositoryRefs'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['compareRepositoryRefs'], 'query'>, 'straight'>;
}

export type CompareRepositoryRefsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['compareRepositoryRefs'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['compareRepositoryRefs'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['compareRepositoryRefs'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['compareRepositoryRefs'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['compareRepositoryRefs'], 404>; readonly headers?: never }
  ;

/** List contributors: GET /projects/{id}/repository/contributors */
export interface ListRepositoryContributorsRequest {
  readonly params: ParametersOf<operations['listRepositoryContributors'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listRepositoryContributors'], 'query'>, 'order_by' | 'sort' | 'page' | 'per_page'>;
}

export type ListRepositoryContributorsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listRepositoryContributors'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listRepositoryContributors'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listRepositoryContributors'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listRepositoryContributors'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listRepositoryContributors'], 404>; readonly headers?: never }
  ;

/** Find the common ancestor: GET /projects/{id}/repository/merge_base */
export interface GetRepositoryMergeBaseRequest {
  readonly params: ParametersOf<operations['getRepositoryMergeBase'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['getRepositoryMergeBase'], 'query'>>;
}

export type GetRepositoryMergeBaseResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getRepositoryMergeBase'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getRepositoryMergeBase'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getRepositoryMergeBase'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getRepositoryMergeBase'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getRepositoryMergeBase'], 404>; readonly headers?: never }
  ;

/** List files and directories: GET /projects/{id}/repository/tree */
export interface ListRepositoryTreeRequest {
  readonly params: ParametersOf<operations['listRepositoryTree'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listRepositoryTree'], 'query'>, 'recursive' | 'page' | 'per_page'>;
}

export type ListRepositoryTreeResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listRepositoryTree'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listRepositoryTree'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listRepositoryTree'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listRepositoryTree'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listRepositoryTree'], 404>; readonly headers?: never }
  | { readonly status: 405; readonly body: JsonOf<operations['listRepositoryTree'], 405>; readonly headers?: never }
  ;
