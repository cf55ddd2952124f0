// Generated from spec/domains/* /secure-files.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { RawBody } from '../../generator/runtime/respond.ts';
import type { BodyOf, EmptyResponse, JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type CreateSecureFile = components['schemas']['CreateSecureFile'];
export type SecureFile = components['schemas']['SecureFile'];

/** Download a secure file by the short path: GET /projects/{project_id}/download/{id} */
export interface DownloadSecureFileByShortPathRequest {
  readonly params: ParametersOf<operations['downloadSecureFileByShortPath'], 'path'>;
}

export type DownloadSecureFileByShortPathResponse =
  | { readonly status: 200; readonly body: RawBody; readonly headers: { readonly 'Content-Disposition': string | number } }
  | JsonResponse<operations['downloadSecureFileByShortPath'], 400 | 401 | 403 | 404 | 503>;

/** List the secure files of a project: GET /projects/{project_id}/secure_files */
export interface ListSecureFilesRequest {
  readonly params: ParametersOf<operations['listSecureFiles'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listSecureFiles'], 'query'>, 'page' | 'per_page'>;
}

export type ListSecureFilesResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listSecureFiles'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listSecureFiles'], 400 | 401 | 403 | 404 | 503>;

/** Upload a secure file: POST /projects/{project_id}/secure_files */
export interface CreateSecureFileRequest {
  readonly params: ParametersOf<operations['createSecureFile'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createSecureFile'], 'multipart/form-data'>, 'permissions'>;
}

export type CreateSecureFileResponse = JsonResponse<operations['createSecureFile'], 201 | 400 | 401 | 403 | 404 | 413 | 503>;

/** Get a secure file: GET /projects/{project_id}/secure_files/{id} */
export interface GetSecureFileRequest {
  readonly params: ParametersOf<operations['getSecureFile'], 'path'>;
}

export type GetSecureFileResponse = JsonResponse<operations['getSecureFile'], 200 | 400 | 401 | 403 | 404 | 503>;

/** Delete a secure file: DELETE /projects/{project_id}/secure_files/{id} */
export interface DeleteSecureFileRequest {
  readonly params: ParametersOf<operations['deleteSecureFile'], 'path'>;
}

export type DeleteSecureFileResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['deleteSecureFile'], 400 | 401 | 403 | 404 | 503>;

/** Download a secure file: GET /projects/{project_id}/secure_files/{id}/download */
export interface DownloadSecureFileRequest {
  readonly params: ParametersOf<operations['downloadSecureFile'], 'path'>;
}

export type DownloadSecureFileResponse =
  | { readonly status: 200; readonly body: RawBody; readonly headers: { readonly 'Content-Disposition': string | number } }
  | JsonResponse<operations['downloadSecureFile'], 400 | 401 | 403 | 404 | 503>;
