// Generated from spec/resources/import-export.yaml; do not edit. Run `npm run generate`.
import type { ClientCall, Content, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ImportProjectInput {
  readonly body: Sendable<BodyOf<operations['importProject'], 'multipart/form-data'>>;
  readonly signal?: AbortSignal;
}

export type ImportProjectAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['importProject'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['importProject'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['importProject'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['importProject'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['importProject'], 404> }
  | { readonly status: 413; readonly headers: Headers; readonly body: JsonOf<operations['importProject'], 413> }
  | { readonly status: 422; readonly headers: Headers; readonly body: JsonOf<operations['importProject'], 422> }
  | { readonly status: 429; readonly headers: Headers; readonly body: JsonOf<operations['importProject'], 429> }
  ;

const importProjectCall: ClientCall = {
  id: 'importProject',
  method: 'POST',
  path: "/api/v4/projects/import",
  commas: [],
  body: "multipart/form-data",
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    413: 'json',
    422: 'json',
    429: 'json',
  },
};

export interface ImportRemoteProjectInput {
  readonly body: Sendable<BodyOf<operations['importRemoteProject'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type ImportRemoteProjectAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['importRemoteProject'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['importRemoteProject'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['importRemoteProject'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['importRemoteProject'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['importRemoteProject'], 404> }
  | { readonly status: 429; readonly headers: Headers; readonly body: JsonOf<operations['importRemoteProject'], 429> }
  ;

const importRemoteProjectCall: ClientCall = {
  id: 'importRemoteProject',
  method: 'POST',
  path: "/api/v4/projects/remote-import",
  commas: [],
  body: "application/json",
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    429: 'json',
  },
};

export interface ImportProjectFromS3Input {
  readonly body: Sendable<BodyOf<operations['importProjectFromS3'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type ImportProjectFromS3Answer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['importProjectFromS3'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['importProjectFromS3'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['importProjectFromS3'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['importProjectFromS3'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['importProjectFromS3'], 404> }
  | { readonly status: 429; readonly headers: Headers; readonly body: JsonOf<operations['importProjectFromS3'], 429> }
  ;

const importProjectFromS3Call: ClientCall = {
  id: 'importProjectFromS3',
  method: 'POST',
  path: "/api/v4/projects/remote-import-s3",
  commas: [],
  body: "application/json",
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    429: 'json',
  },
};

export interface StartProjectExportInput {
  readonly params: ParametersOf<operations['startProjectExport'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['startProjectExport'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type StartProjectExportAnswer =
  | { readonly status: 202; readonly headers: Headers; readonly body: JsonOf<operations['startProjectExport'], 202> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['startProjectExport'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['startProjectExport'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['startProjectExport'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['startProjectExport'], 404> }
  | { readonly status: 429; readonly headers: Headers; readonly body: JsonOf<operations['startProjectExport'], 429> }
  ;

const startProjectExportCall: ClientCall = {
  id: 'startProjectExport',
  method: 'POST',
  path: "/api/v4/projects/{id}/export",
  commas: [],
  body: "application/json",
  answers: {
    202: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    429: 'json',
  },
};

export interface GetProjectExportInput {
  readonly params: ParametersOf<operations['getProjectExport'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetProjectExportAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getProjectExport'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getProjectExport'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getProjectExport'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getProjectExport'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getProjectExport'], 404> }
  ;

const getProjectExportCall: ClientCall = {
  id: 'getProjectExport',
  method: 'GET',
  path: "/api/v4/projects/{id}/export",
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

export interface DownloadProjectExportInput {
  readonly params: ParametersOf<operations['downloadProjectExport'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DownloadProjectExportAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: Content }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['downloadProjectExport'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['downloadProjectExport'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['downloadProjectExport'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['downloadProjectExport'], 404> }
  | { readonly status: 429; readonly headers: Headers; readonly body: JsonOf<operations['downloadProjectExport'], 429> }
  ;

const downloadProjectExportCall: ClientCall = {
  id: 'downloadProjectExport',
  method: 'GET',
  path: "/api/v4/projects/{id}/export/download",
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

export interface GetProjectImportInput {
  readonly params: ParametersOf<operations['getProjectImport'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetProjectImportAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getProjectImport'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getProjectImport'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getProjectImport'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getProjectImport'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getProjectImport'], 404> }
  ;

const getProjectImportCall: ClientCall = {
  id: 'getProjectImport',
  method: 'GET',
  path: "/api/v4/projects/{id}/import",
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

export interface ImportExportClient {
  /** Import a project from an uploaded archive: POST /projects/import */
  importProject(request: ImportProjectInput): Promise<ImportProjectAnswer>;
  /** Import a project from an address: POST /projects/remote-import */
  importRemoteProject(request: ImportRemoteProjectInput): Promise<ImportRemoteProjectAnswer>;
  /** Import a project from an S3 bucket: POST /projects/remote-import-s3 */
  importProjectFromS3(request: ImportProjectFromS3Input): Promise<ImportProjectFromS3Answer>;
  /** Start the export of a project: POST /projects/{id}/export */
  startProjectExport(request: StartProjectExportInput): Promise<StartProjectExportAnswer>;
  /** Get the status of a project's export: GET /projects/{id}/export */
  getProjectExport(request: GetProjectExportInput): Promise<GetProjectExportAnswer>;
  /** Download the export of a project: GET /projects/{id}/export/download */
  downloadProjectExport(request: DownloadProjectExportInput): Promise<DownloadProjectExportAnswer>;
  /** Get the status of a project's import: GET /projects/{id}/import */
  getProjectImport(request: GetProjectImportInput): Promise<GetProjectImportAnswer>;
}

export const importExportClient = (send: Send): ImportExportClient => ({
  importProject: (request) => send(importProjectCall, request),
  importRemoteProject: (request) => send(importRemoteProjectCall, request),
  importProjectFromS3: (request) => send(importProjectFromS3Call, request),
  startProjectExport: (request) => send(startProjectExportCall, request),
  getProjectExport: (request) => send(getProjectExportCall, request),
  downloadProjectExport: (request) => send(downloadProjectExportCall, request),
  getProjectImport: (request) => send(getProjectImportCall, request),
});
