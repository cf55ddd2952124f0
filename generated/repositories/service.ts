// Generated from spec/domains/* /repositories.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { GetRepositoryArchiveRequest, GetRepositoryArchiveResponse, GetRepositoryArchiveInFormatRequest, GetRepositoryArchiveInFormatResponse, GetRepositoryBlobRequest, GetRepositoryBlobResponse, GetRawRepositoryBlobRequest, GetRawRepositoryBlobResponse, CompareRepositoryRefsRequest, CompareRepositoryRefsResponse, ListRepositoryContributorsRequest, ListRepositoryContributorsResponse, GetRepositoryMergeBaseRequest, GetRepositoryMergeBaseResponse, ListRepositoryTreeRequest, ListRepositoryTreeResponse } from './types.ts';

/** One function per operation of repositories; `C` is the request context of the server. */
export interface RepositoriesService<C extends SubjectTypes> {
  /** Download an archive of the files. GET /projects/{id}/repository/archive (spec/domains/core/repositories.yaml#getRepositoryArchive) */
  getRepositoryArchive(
    request: GetRepositoryArchiveRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetRepositoryArchiveResponse>;
  /** Download an archive of the files in a format. GET /projects/{id}/repository/archive.{format} (spec/domains/core/repositories.yaml#getRepositoryArchiveInFormat) */
  getRepositoryArchiveInFormat(
    request: GetRepositoryArchiveInFormatRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetRepositoryArchiveInFormatResponse>;
  /** Get a blob. GET /projects/{id}/repository/blobs/{sha} (spec/domains/core/repositories.yaml#getRepositoryBlob) */
  getRepositoryBlob(
    request: GetRepositoryBlobRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetRepositoryBlobResponse>;
  /** Read the bytes of a blob. GET /projects/{id}/repository/blobs/{sha}/raw (spec/domains/core/repositories.yaml#getRawRepositoryBlob) */
  getRawRepositoryBlob(
    request: GetRawRepositoryBlobRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetRawRepositoryBlobResponse>;
  /** Compare two refs. GET /projects/{id}/repository/compare (spec/domains/core/repositories.yaml#compareRepositoryRefs) */
  compareRepositoryRefs(
    request: CompareRepositoryRefsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<CompareRepositoryRefsResponse>;
  /** List contributors. GET /projects/{id}/repository/contributors (spec/domains/core/repositories.yaml#listRepositoryContributors) */
  listRepositoryContributors(
    request: ListRepositoryContributorsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListRepositoryContributorsResponse>;
  /** Find the common ancestor. GET /projects/{id}/repository/merge_base (spec/domains/core/repositories.yaml#getRepositoryMergeBase) */
  getRepositoryMergeBase(
    request: GetRepositoryMergeBaseRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetRepositoryMergeBaseResponse>;
  /** List files and directories. GET /projects/{id}/repository/tree (spec/domains/core/repositories.yaml#listRepositoryTree) */
  listRepositoryTree(
    request: ListRepositoryTreeRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListRepositoryTreeResponse>;
}
