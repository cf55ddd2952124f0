// Generated from spec/domains/* /import-export.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { RawBody } from '../../generator/runtime/respond.ts';
import type { BodyOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type FailedRelation = components['schemas']['FailedRelation'];
export type ImportProject = components['schemas']['ImportProject'];
export type ImportProjectFromS3 = components['schemas']['ImportProjectFromS3'];
export type ImportRemoteProject = components['schemas']['ImportRemoteProject'];
export type ProjectExport = components['schemas']['ProjectExport'];
export type ProjectExportLinks = components['schemas']['ProjectExportLinks'];
export type ProjectImport = components['schemas']['ProjectImport'];
export type ProjectImportStats = components['schemas']['ProjectImportStats'];
export type StartProjectExport = components['schemas']['StartProjectExport'];

/** Import a project from an uploaded archive: POST /projects/import */
export interface ImportProjectRequest {
  readonly body: Defaulted<BodyOf<operations['importProject'], 'multipart/form-data'>, 'overwrite'>;
}

export type ImportProjectResponse = JsonResponse<operations['importProject'], 201 | 400 | 401 | 403 | 404 | 413 | 422 | 429 | 507>;

/** Import a project from an address: POST /projects/remote-import */
export interface ImportRemoteProjectRequest {
  readonly body: Defaulted<BodyOf<operations['importRemoteProject'], 'application/json'>, 'overwrite'>;
}

export type ImportRemoteProjectResponse = JsonResponse<operations['importRemoteProject'], 201 | 400 | 401 | 403 | 404 | 429>;

/** Import a project from an S3 bucket: POST /projects/remote-import-s3 */
export interface ImportProjectFromS3Request {
  readonly body: Defaulted<BodyOf<operations['importProjectFromS3'], 'application/json'>>;
}

export type ImportProjectFromS3Response = JsonResponse<operations['importProjectFromS3'], 201 | 400 | 401 | 403 | 404 | 429>;

/** Start the export of a project: POST /projects/{id}/export */
export interface StartProjectExportRequest {
  readonly params: ParametersOf<operations['startProjectExport'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['startProjectExport'], 'application/json'>>;
}

export type StartProjectExportResponse = JsonResponse<operations['startProjectExport'], 202 | 400 | 401 | 403 | 404 | 429>;

/** Get the status of a project's export: GET /projects/{id}/export */
export interface GetProjectExportRequest {
  readonly params: ParametersOf<operations['getProjectExport'], 'path'>;
}

export type GetProjectExportResponse = JsonResponse<operations['getProjectExport'], 200 | 400 | 401 | 403 | 404>;

/** Download the export of a project: GET /projects/{id}/export/download */
export interface DownloadProjectExportRequest {
  readonly params: ParametersOf<operations['downloadProjectExport'], 'path'>;
}

export type DownloadProjectExportResponse =
  | { readonly status: 200; readonly body: RawBody; readonly headers: { readonly 'Content-Disposition': string | number } }
  | JsonResponse<operations['downloadProjectExport'], 400 | 401 | 403 | 404 | 429>;

/** Get the status of a project's import: GET /projects/{id}/import */
export interface GetProjectImportRequest {
  readonly params: ParametersOf<operations['getProjectImport'], 'path'>;
}

export type GetProjectImportResponse = JsonResponse<operations['getProjectImport'], 200 | 400 | 401 | 403 | 404>;
