// Generated from spec/resources/repositories.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, Content, ListingOf, Send } from '../../generator/runtime/client.ts';
import type { JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface GetRepositoryArchiveInput {
  readonly params: ParametersOf<operations['getRepositoryArchive'], 'path'>;
  readonly query?: ParametersOf<operations['getRepositoryArchive'], 'query'>;
  readonly signal?: AbortSignal;
}

export type GetRepositoryArchiveAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: Content }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getRepositoryArchive'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getRepositoryArchive'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getRepositoryArchive'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getRepositoryArchive'], 404> }
  | { readonly status: 429; readonly headers: Headers; readonly body: JsonOf<operations['getRepositoryArchive'], 429> }
  ;

const getRepositoryArchiveCall: ClientCall = {
  id: 'getRepositoryArchive',
  method: 'GET',
  path: "/api/v4/projects/{id}/repository/archive",
  commas: [],
  body: null,
  answers: {
    200: 'content',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    429: 'json',
  },
};

export interface GetRepositoryArchiveInFormatInput {
  readonly params: ParametersOf<operations['getRepositoryArchiveInFormat'], 'path'>;
  readonly query?: ParametersOf<operations['getRepositoryArchiveInFormat'], 'query'>;
  readonly signal?: AbortSignal;
}

export type GetRepositoryArchiveInFormatAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: Content }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getRepositoryArchiveInFormat'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getRepositoryArchiveInFormat'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getRepositoryArchiveInFormat'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getRepositoryArchiveInFormat'], 404> }
  | { readonly status: 429; readonly headers: Headers; readonly body: JsonOf<operations['getRepositoryArchiveInFormat'], 429> }
  ;

const getRepositoryArchiveInFormatCall: ClientCall = {
  id: 'getRepositoryArchiveInFormat',
  method: 'GET',
  path: "/api/v4/projects/{id}/repository/archive.{format}",
  commas: [],
  body: null,
  answers: {
    200: 'content',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    429: 'json',
  },
};

export interface GetRepositoryBlobInput {
  readonly params: ParametersOf<operations['getRepositoryBlob'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetRepositoryBlobAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getRepositoryBlob'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getRepositoryBlob'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getRepositoryBlob'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getRepositoryBlob'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getRepositoryBlob'], 404> }
  | { readonly status: 429; readonly headers: Headers; readonly body: JsonOf<operations['getRepositoryBlob'], 429> }
  ;

const getRepositoryBlobCall: ClientCall = {
  id: 'getRepositoryBlob',
  method: 'GET',
  path: "/api/v4/projects/{id}/repository/blobs/{sha}",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    429: 'json',
  },
};

export interface GetRawRepositoryBlobInput {
  readonly params: ParametersOf<operations['getRawRepositoryBlob'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetRawRepositoryBlobAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: Content }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getRawRepositoryBlob'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getRawRepositoryBlob'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getRawRepositoryBlob'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getRawRepositoryBlob'], 404> }
  | { readonly status: 429; readonly headers: Headers; readonly body: JsonOf<operations['getRawRepositoryBlob'], 429> }
  ;

const getRawRepositoryBlobCall: ClientCall = {
  id: 'getRawRepositoryBlob',
  method: 'GET',
  path: "/api/v4/projects/{id}/repository/blobs/{sha}/raw",
  commas: [],
  body: null,
  answers: {
    200: 'content',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    429: 'json',
  },
};

export interface CompareRepositoryRefsInput {
  readonly params: ParametersOf<operations['compareRepositoryRefs'], 'path'>;
  readonly query: ParametersOf<operations['compareRepositoryRefs'], 'query'>;
  readonly signal?: AbortSignal;
}

export type CompareRepositoryRefsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['compareRepositoryRefs'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['compareRepositoryRefs'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['compareRepositoryRefs'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['compareRepositoryRefs'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['compareRepositoryRefs'], 404> }
  ;

const compareRepositoryRefsCall: ClientCall = {
  id: 'compareRepositoryRefs',
  method: 'GET',
  path: "/api/v4/projects/{id}/repository/compare",
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

export interface ListRepositoryContributorsInput {
  readonly params: ParametersOf<operations['listRepositoryContributors'], 'path'>;
  readonly query?: ParametersOf<operations['listRepositoryContributors'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListRepositoryContributorsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listRepositoryContributors'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listRepositoryContributors'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listRepositoryContributors'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listRepositoryContributors'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listRepositoryContributors'], 404> }
  ;

const listRepositoryContributorsCall: ClientCall = {
  id: 'listRepositoryContributors',
  method: 'GET',
  path: "/api/v4/projects/{id}/repository/contributors",
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

export interface GetRepositoryMergeBaseInput {
  readonly params: ParametersOf<operations['getRepositoryMergeBase'], 'path'>;
  readonly query: ParametersOf<operations['getRepositoryMergeBase'], 'query'>;
  readonly signal?: AbortSignal;
}

export type GetRepositoryMergeBaseAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getRepositoryMergeBase'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getRepositoryMergeBase'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getRepositoryMergeBase'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getRepositoryMergeBase'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getRepositoryMergeBase'], 404> }
  ;

const getRepositoryMergeBaseCall: ClientCall = {
  id: 'getRepositoryMergeBase',
  method: 'GET',
  path: "/api/v4/projects/{id}/repository/merge_base",
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

export interface ListRepositoryTreeInput {
  readonly params: ParametersOf<operations['listRepositoryTree'], 'path'>;
  readonly query?: ParametersOf<operations['listRepositoryTree'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListRepositoryTreeAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listRepositoryTree'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listRepositoryTree'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listRepositoryTree'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listRepositoryTree'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listRepositoryTree'], 404> }
  | { readonly status: 405; readonly headers: Headers; readonly body: JsonOf<operations['listRepositoryTree'], 405> }
  ;

const listRepositoryTreeCall: ClientCall = {
  id: 'listRepositoryTree',
  method: 'GET',
  path: "/api/v4/projects/{id}/repository/tree",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    405: 'json',
  },
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
