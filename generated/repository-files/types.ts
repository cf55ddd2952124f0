// Generated from spec/domains/* /repository-files.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { RawBody } from '../../generator/runtime/respond.ts';
import type { BodyOf, EmptyResponse, JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type CreateRepositoryFile = components['schemas']['CreateRepositoryFile'];
export type RepositoryFile = components['schemas']['RepositoryFile'];
export type RepositoryFileBlame = components['schemas']['RepositoryFileBlame'];
export type RepositoryFileBlameCommit = components['schemas']['RepositoryFileBlameCommit'];
export type RepositoryFileCommitted = components['schemas']['RepositoryFileCommitted'];
export type UpdateRepositoryFile = components['schemas']['UpdateRepositoryFile'];

/** Read a file with its content: GET /projects/{id}/repository/files/{file_path} */
export interface GetRepositoryFileRequest {
  readonly params: ParametersOf<operations['getRepositoryFile'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['getRepositoryFile'], 'query'>>;
}

export type GetRepositoryFileResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getRepositoryFile'], 200>; readonly headers: { readonly 'X-Service-Blob-Id': string | number; readonly 'X-Service-Commit-Id': string | number; readonly 'X-Service-Content-Sha256': string | number; readonly 'X-Service-Encoding': string | number; readonly 'X-Service-Execute-Filemode': string | number; readonly 'X-Service-File-Name': string | number; readonly 'X-Service-File-Path': string | number; readonly 'X-Service-Last-Commit-Id': string | number; readonly 'X-Service-Ref': string | number; readonly 'X-Service-Size': string | number } }
  | JsonResponse<operations['getRepositoryFile'], 400 | 401 | 403 | 404 | 429>;

/** Create a file: POST /projects/{id}/repository/files/{file_path} */
export interface CreateRepositoryFileRequest {
  readonly params: ParametersOf<operations['createRepositoryFile'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createRepositoryFile'], 'application/json'>, 'encoding'>;
}

export type CreateRepositoryFileResponse = JsonResponse<operations['createRepositoryFile'], 201 | 400 | 401 | 403 | 404>;

/** Change a file: PUT /projects/{id}/repository/files/{file_path} */
export interface UpdateRepositoryFileRequest {
  readonly params: ParametersOf<operations['updateRepositoryFile'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateRepositoryFile'], 'application/json'>, 'encoding'>;
}

export type UpdateRepositoryFileResponse = JsonResponse<operations['updateRepositoryFile'], 200 | 400 | 401 | 403 | 404>;

/** Delete a file: DELETE /projects/{id}/repository/files/{file_path} */
export interface DeleteRepositoryFileRequest {
  readonly params: ParametersOf<operations['deleteRepositoryFile'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['deleteRepositoryFile'], 'query'>>;
}

export type DeleteRepositoryFileResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['deleteRepositoryFile'], 400 | 401 | 403 | 404>;

/** Tell who last changed each line: GET /projects/{id}/repository/files/{file_path}/blame */
export interface ListRepositoryFileBlameRequest {
  readonly params: ParametersOf<operations['listRepositoryFileBlame'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listRepositoryFileBlame'], 'query'>, 'page'>;
}

export type ListRepositoryFileBlameResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listRepositoryFileBlame'], 200>; readonly page: PageResult; readonly headers: { readonly 'X-Service-Blob-Id': string | number; readonly 'X-Service-Commit-Id': string | number; readonly 'X-Service-Content-Sha256': string | number; readonly 'X-Service-Encoding': string | number; readonly 'X-Service-Execute-Filemode': string | number; readonly 'X-Service-File-Name': string | number; readonly 'X-Service-File-Path': string | number; readonly 'X-Service-Last-Commit-Id': string | number; readonly 'X-Service-Ref': string | number; readonly 'X-Service-Size': string | number } }
  | JsonResponse<operations['listRepositoryFileBlame'], 400 | 401 | 403 | 404 | 429>;

/** Read the bytes of a file: GET /projects/{id}/repository/files/{file_path}/raw */
export interface GetRawRepositoryFileRequest {
  readonly params: ParametersOf<operations['getRawRepositoryFile'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['getRawRepositoryFile'], 'query'>, 'lfs'>;
}

export type GetRawRepositoryFileResponse =
  | { readonly status: 200; readonly body: RawBody; readonly headers: { readonly 'Cache-Control': string | number; readonly 'Content-Disposition': string | number; readonly 'Content-Security-Policy': string | number; readonly 'X-Service-Blob-Id': string | number; readonly 'X-Service-Commit-Id': string | number; readonly 'X-Service-Content-Sha256': string | number; readonly 'X-Service-Encoding': string | number; readonly 'X-Service-Execute-Filemode': string | number; readonly 'X-Service-File-Name': string | number; readonly 'X-Service-File-Path': string | number; readonly 'X-Service-Last-Commit-Id': string | number; readonly 'X-Service-Ref': string | number; readonly 'X-Service-Size': string | number } }
  | JsonResponse<operations['getRawRepositoryFile'], 400 | 401 | 403 | 404 | 429>;
