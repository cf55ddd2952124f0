// Generated from spec/resources/secure-files.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { RawBody } from '../../generator/runtime/respond.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

export type CreateSecureFile = components['schemas']['CreateSecureFile'];
export type SecureFile = components['schemas']['SecureFile'];

/** Download a secure file by the short path: GET /projects/{project_id}/download/{id} */
export interface DownloadSecureFileByShortPathRequest {
  readonly params: ParametersOf<operations['downloadSecureFileByShortPath'], 'path'>;
}

export type DownloadSecureFileByShortPathResponse =
  | { readonly status: 200; readonly body: RawBody; readonly headers: { readonly 'Content-Disposition': string | number } }
  | { readonly status: 400; readonly body: JsonOf<operations['downloadSecureFileByShortPath'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['downloadSecureFileByShortPath'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['downloadSecureFileByShortPath'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['downloadSecureFileByShortPath'], 404>; readonly headers?: never }
  | { readonly status: 503; readonly body: JsonOf<operations['downloadSecureFileByShortPath'], 503>; readonly headers?: never }
  ;

/** List the secure files of a project: GET /projects/{project_id}/secure_files */
export interface ListSecureFilesRequest {
  readonly params: ParametersOf<operations['listSecureFiles'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listSecureFiles'], 'query'>, 'page' | 'per_page'>;
}

export type ListSecureFilesResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listSecureFiles'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listSecureFiles'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listSecureFiles'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listSecureFiles'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listSecureFiles'], 404>; readonly headers?: never }
  | { readonly status: 503; readonly body: JsonOf<operations['listSecureFiles'], 503>; readonly headers?: never }
  ;

/** Upload a secure file: POST /projects/{project_id}/secure_files */
export interface CreateSecureFileRequest {
  readonly params: ParametersOf<operations['createSecureFile'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createSecureFile'], 'multipart/form-data'>, 'permissions'>;
}

export type CreateSecureFileResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createSecureFile'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createSecureFile'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createSecureFile'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createSecureFile'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['createSecureFile'], 404>; readonly headers?: never }
  | { readonly status: 413; readonly body: JsonOf<operations['createSecureFile'], 413>; readonly headers?: never }
  | { readonly status: 503; readonly body: JsonOf<operations['createSecureFile'], 503>; readonly headers?: never }
  ;

/** Get a secure file: GET /projects/{project_id}/secure_files/{id} */
export interface GetSecureFileRequest {
  readonly params: ParametersOf<operations['getSecureFile'], 'path'>;
}

export type GetSecureFileResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getSecureFile'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getSecureFile'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getSecureFile'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getSecureFile'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getSecureFile'], 404>; readonly headers?: never }
  | { readonly status: 503; readonly body: JsonOf<operations['getSecureFile'], 503>; readonly headers?: never }
  ;

/** Delete a secure file: DELETE /projects/{project_id}/secure_files/{id} */
export interface DeleteSecureFileRequest {
  readonly params: ParametersOf<operations['deleteSecureFile'], 'path'>;
}

export type DeleteSecureFileResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['deleteSecureFile'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deleteSecureFile'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deleteSecureFile'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deleteSecureFile'], 404>; readonly headers?: never }
  | { readonly status: 503; readonly body: JsonOf<operations['deleteSecureFile'], 503>; readonly headers?: never }
  ;

/** Download a secure file: GET /projects/{project_id}/secure_files/{id}/download */
export interface DownloadSecureFileRequest {
  readonly params: ParametersOf<operations['downloadSecureFile'], 'path'>;
}

export type DownloadSecureFileResponse =
  | { readonly status: 200; readonly body: RawBody; readonly headers: { readonly 'Content-Disposition': string | number } }
  | { readonly status: 400; readonly body: JsonOf<operations['downloadSecureFile'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['downloadSecureFile'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['downloadSecureFile'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['downloadSecureFile'], 404>; readonly headers?: never }
  | { readonly status: 503; readonly body: JsonOf<operations['downloadSecureFile'], 503>; readonly headers?: never }
  ;
