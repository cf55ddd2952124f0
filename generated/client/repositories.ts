// Generated from spec/domains/* /repositories.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, ContentAnswer, JsonAnswer, ListingOf, Send } from '../../generator/runtime/client.ts';
import type { JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface GetRepositoryArchiveInput {
  readonly params: ParametersOf<operations['getRepositoryArchive'], 'path'>;
  readonly query?: ParametersOf<operations['getRepositoryArchive'], 'query'>;
  readonly signal?: AbortSignal;
}

export type GetRepositoryArchiveAnswer = ContentAnswer<200> | JsonAnswer<operations['getRepositoryArchive'], 400 | 401 | 403 | 404 | 429>;

const getRepositoryArchiveCall: ClientCall = {
  id: 'getRepositoryArchive',
  method: 'GET',
  path: "/api/v4/projects/{id}/repository/archive",
  answers: { content: [200], json: [400, 401, 403, 404, 429] },
};

export interface GetRepositoryArchiveInFormatInput {
  readonly params: ParametersOf<operations['getRepositoryArchiveInFormat'], 'path'>;
  readonly query?: ParametersOf<operations['getRepositoryArchiveInFormat'], 'query'>;
  readonly signal?: AbortSignal;
}

export type GetRepositoryArchiveInFormatAnswer = ContentAnswer<200> | JsonAnswer<operations['getRepositoryArchiveInFormat'], 400 | 401 | 403 | 404 | 429>;

const getRepositoryArchiveInFormatCall: ClientCall = {
  id: 'getRepositoryArchiveInFormat',
  method: 'GET',
  path: "/api/v4/projects/{id}/repository/archive.{format}",
  answers: { content: [200], json: [400, 401, 403, 404, 429] },
};

export interface GetRepositoryBlobInput {
  readonly params: ParametersOf<operations['getRepositoryBlob'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetRepositoryBlobAnswer = JsonAnswer<operations['getRepositoryBlob'], 200 | 400 | 401 | 403 | 404 | 429>;

const getRepositoryBlobCall: ClientCall = {
  id: 'getRepositoryBlob',
  method: 'GET',
  path: "/api/v4/projects/{id}/repository/blobs/{sha}",
  answers: { json: [200, 400, 401, 403, 404, 429] },
};

export interface GetRawRepositoryBlobInput {
  readonly params: ParametersOf<operations['getRawRepositoryBlob'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetRawRepositoryBlobAnswer = ContentAnswer<200> | JsonAnswer<operations['getRawRepositoryBlob'], 400 | 401 | 403 | 404 | 429>;

const getRawRepositoryBlobCall: ClientCall = {
  id: 'getRawRepositoryBlob',
  method: 'GET',
  path: "/api/v4/projects/{id}/repository/blobs/{sha}/raw",
  answers: { content: [200], json: [400, 401, 403, 404, 429] },
};

export interface CompareRepositoryRefsInput {
  readonly params: ParametersOf<operations['compareRepositoryRefs'], 'path'>;
  readonly query: ParametersOf<operations['compareRepositoryRefs'], 'query'>;
  readonly signal?: AbortSignal;
}

export type CompareRepositoryRefsAnswer = JsonAnswer<operations['compareRepositoryRefs'], 200 | 400 | 401 | 403 | 404>;

const compareRepositoryRefsCall: ClientCall = {
  id: 'compareRepositoryRefs',
  method: 'GET',
  path: "/api/v4/projects/{id}/repository/compare",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface ListRepositoryContributorsInput {
  readonly params: ParametersOf<operations['listRepositoryContributors'], 'path'>;
  readonly query?: ParametersOf<operations['listRepositoryContributors'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListRepositoryContributorsAnswer = JsonAnswer<operations['listRepositoryContributors'], 200 | 400 | 401 | 403 | 404>;

const listRepositoryContributorsCall: ClientCall = {
  id: 'listRepositoryContributors',
  method: 'GET',
  path: "/api/v4/projects/{id}/repository/contributors",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface GetRepositoryMergeBaseInput {
  readonly params: ParametersOf<operations['getRepositoryMergeBase'], 'path'>;
  readonly query: ParametersOf<operations['getRepositoryMergeBase'], 'query'>;
  readonly signal?: AbortSignal;
}

export type GetRepositoryMergeBaseAnswer = JsonAnswer<operations['getRepositoryMergeBase'], 200 | 400 | 401 | 403 | 404>;

const getRepositoryMergeBaseCall: ClientCall = {
  id: 'getRepositoryMergeBase',
  method: 'GET',
  path: "/api/v4/projects/{id}/repository/merge_base",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface ListRepositoryTreeInput {
  readonly params: ParametersOf<operations['listRepositoryTree'], 'path'>;
  readonly query?: ParametersOf<operations['listRepositoryTree'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListRepositoryTreeAnswer = JsonAnswer<operations['listRepositoryTree'], 200 | 400 | 401 | 403 | 404 | 405>;

const listRepositoryTreeCall: ClientCall = {
  id: 'listRepositoryTree',
  method: 'GET',
  path: "/api/v4/projects/{id}/repository/tree",
  answers: { json: [200, 400, 401, 403, 404, 405] },
};

export interface RepositoriesClient {
  /** Download an archive of the files: GET /projects/{id}/repository/archive */
  getRepositoryArchive(request: GetRepositoryArchiveInput): Promise<GetRepositoryArchiveAnswer>;
  /** Download an archive of the files in a format: GET /projects/{id}/repository/archive.{format} */
  getRepositoryArchiveInFormat(request: GetRepositoryArchiveInFormatInput): Promise<GetRepositoryArchiveInFormatAnswer>;
  /** Get a blob: GET /projects/{id}/repository/blobs/{sha} */
  getRepositoryBlob(request: GetRepositoryBlobInput): Promise<GetRepositoryBlobAnswer>;
  /** Read the bytes of a blob: GET /projects/{id}/repository/blobs/{sha}/raw */
  getRawRepositoryBlob(request: GetRawRepositoryBlobInput): Promise<GetRawRepositoryBlobAnswer>;
  /** Compare two refs: GET /projects/{id}/repository/compare */
  compareRepositoryRefs(request: CompareRepositoryRefsInput): Promise<CompareRepositoryRefsAnswer>;
  /** List contributors: GET /projects/{id}/repository/contributors */
  listRepositoryContributors: ListingOf<ListRepositoryContributorsInput, ListRepositoryContributorsAnswer, JsonOf<operations['listRepositoryContributors'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Find the common ancestor: GET /projects/{id}/repository/merge_base */
  getRepositoryMergeBase(request: GetRepositoryMergeBaseInput): Promise<GetRepositoryMergeBaseAnswer>;
  /** List files and directories: GET /projects/{id}/repository/tree */
  listRepositoryTree: ListingOf<ListRepositoryTreeInput, ListRepositoryTreeAnswer, JsonOf<operations['listRepositoryTree'], 200> extends readonly (infer Row)[] ? Row : never>;
}

export const repositoriesClient = (send: Send): RepositoriesClient => ({
  getRepositoryArchive: (request) => send(getRepositoryArchiveCall, request),
  getRepositoryArchiveInFormat: (request) => send(getRepositoryArchiveInFormatCall, request),
  getRepositoryBlob: (request) => send(getRepositoryBlobCall, request),
  getRawRepositoryBlob: (request) => send(getRawRepositoryBlobCall, request),
  compareRepositoryRefs: (request) => send(compareRepositoryRefsCall, request),
  listRepositoryContributors: listing(send, listRepositoryContributorsCall),
  getRepositoryMergeBase: (request) => send(getRepositoryMergeBaseCall, request),
  listRepositoryTree: listing(send, listRepositoryTreeCall),
});
