// Generated from spec/resources/repository-files.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { RawBody } from '../../generator/runtime/respond.ts';
import type { JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

export type RepositoryFile = components['schemas']['RepositoryFile'];

/** Read a file with its content: GET /projects/{id}/repository/files/{file_path} */
export interface GetRepositoryFileRequest {
  readonly params: ParametersOf<operations['getRepositoryFile'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['getRepositoryFile'], 'query'>>;
}

export type GetRepositoryFileResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getRepositoryFile'], 200>; readonly headers: { readonly 'X-Service-Blob-Id': string | number; readonly 'X-Service-Commit-Id': string | number; readonly 'X-Service-Content-Sha256': string | number; readonly 'X-Service-Encoding': string | number; readonly 'X-Service-Execute-Filemode': string | number; readonly 'X-Service-File-Name': string | number; readonly 'X-Service-File-Path': string | number; readonly 'X-Service-Last-Commit-Id': string | number; readonly 'X-Service-Ref': string | number; readonly 'X-Service-Size': string | number } }
  | { readonly status: 400; readonly body: JsonOf<operations['getRepositoryFile'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getRepositoryFile'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getRepositoryFile'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getRepositoryFile'], 404>; readonly headers?: never }
  | { readonly status: 429; readonly body: JsonOf<operations['getRepositoryFile'], 429>; readonly headers?: never }
  ;

/** Read the bytes of a file: GET /projects/{id}/repository/files/{file_path}/raw */
export interface GetRawRepositoryFileRequest {
  readonly params: ParametersOf<operations['getRawRepositoryFile'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['getRawRepositoryFile'], 'query'>, 'lfs'>;
}

export type GetRawRepositoryFileResponse =
  | { readonly status: 200; readonly body: RawBody; readonly headers: { readonly 'Content-Disposition': string | number; readonly 'X-Service-Blob-Id': string | number; readonly 'X-Service-Commit-Id': string | number; readonly 'X-Service-Content-Sha256': string | number; readonly 'X-Service-Encoding': string | number; readonly 'X-Service-Execute-Filemode': string | number; readonly 'X-Service-File-Name': string | number; readonly 'X-Service-File-Path': string | number; readonly 'X-Service-Last-Commit-Id': string | number; readonly 'X-Service-Ref': string | number; readonly 'X-Service-Size': string | number } }
  | { readonly status: 400; readonly body: JsonOf<operations['getRawRepositoryFile'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getRawRepositoryFile'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getRawRepositoryFile'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getRawRepositoryFile'], 404>; readonly headers?: never }
  | { readonly status: 429; readonly body: JsonOf<operations['getRawRepositoryFile'], 429>; readonly headers?: never }
  ;
