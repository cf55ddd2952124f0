// Generated from spec/resources/import-export.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { RawBody } from '../../generator/runtime/respond.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

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

export type ImportProjectResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['importProject'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['importProject'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['importProject'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['importProject'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['importProject'], 404>; readonly headers?: never }
  | { readonly status: 413; readonly body: JsonOf<operations['importProject'], 413>; readonly headers?: never }
  | { readonly status: 422; readonly body: JsonOf<operations['importProject'], 422>; readonly headers?: never }
  | { readonly status: 429; readonly body: JsonOf<operations['importProject'], 429>; readonly headers?: never }
  ;

/** Import a project from an address: POST /projects/remote-import */
export interface ImportRemoteProjectRequest {
  readonly body: Defaulted<BodyOf<operations['importRemoteProject'], 'application/json'>, 'overwrite'>;
}

export type ImportRemoteProjectResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['importRemoteProject'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['importRemoteProject'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['importRemoteProject'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['importRemoteProject'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['importRemoteProject'], 404>; readonly headers?: never }
  | { readonly status: 429; readonly body: JsonOf<operations['importRemoteProject'], 429>; readonly headers?: never }
  ;

/** Import a project from an S3 bucket: POST /projects/remote-import-s3 */
export interface ImportProjectFromS3Request {
  readonly body: Defaulted<BodyOf<operations['importProjectFromS3'], 'application/json'>>;
}

export type ImportProjectFromS3Response =
  | { readonly status: 201; readonly body: JsonOf<operations['importProjectFromS3'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['importProjectFromS3'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['importProjectFromS3'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['importProjectFromS3'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['importProjectFromS3'], 404>; readonly headers?: never }
  | { readonly status: 429; readonly body: JsonOf<operations['importProjectFromS3'], 429>; readonly headers?: never }
  ;

/** Start the export of a project: POST /projects/{id}/export */
export interface StartProjectExportRequest {
  readonly params: ParametersOf<operations['startProjectExport'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['startProjectExport'], 'application/json'>>;
}

export type StartProjectExportResponse =
  | { readonly status: 202; readonly body: JsonOf<operations['startProjectExport'], 202>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['startProjectExport'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['startProjectExport'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['startProjectExport'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['startProjectExport'], 404>; readonly headers?: never }
  | { readonly status: 429; readonly body: JsonOf<operations['startProjectExport'], 429>; readonly headers?: never }
  ;

/** Get the status of a project's export: GET /projects/{id}/export */
export interface GetProjectExportRequest {
  readonly params: ParametersOf<operations['getProjectExport'], 'path'>;
}

export type GetProjectExportResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getProjectExport'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getProjectExport'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getProjectExport'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getProjectExport'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getProjectExport'], 404>; readonly headers?: never }
  ;

/** Download the export of a project: GET /projects/{id}/export/download */
export interface DownloadProjectExportRequest {
  readonly params: ParametersOf<operations['downloadProjectExport'], 'path'>;
}

export type DownloadProjectExportResponse =
  | { readonly status: 200; readonly body: RawBody; readonly headers: { readonly 'Content-Disposition': string | number } }
  | { readonly status: 400; readonly body: JsonOf<operations['downloadProjectExport'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['downloadProjectExport'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['downloadProjectExport'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['downloadProjectExport'], 404>; readonly headers?: never }
  | { readonly status: 429; readonly body: JsonOf<operations['downloadProjectExport'], 429>; readonly headers?: never }
  ;

/** Get the status of a project's import: GET /projects/{id}/import */
export interface GetProjectImportRequest {
  readonly params: ParametersOf<operations['getProjectImport'], 'path'>;
}

export type GetProjectImportResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getProjectImport'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getProjectImport'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getProjectImport'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getProjectImport'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getProjectImport'], 404>; readonly headers?: never }
  ;
