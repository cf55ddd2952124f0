// Generated from spec/domains/* /import-export.yaml; do not edit. Run `npm run generate`.
import type { ClientCall, ContentAnswer, JsonAnswer, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ImportProjectInput {
  readonly body: Sendable<BodyOf<operations['importProject'], 'multipart/form-data'>>;
  readonly signal?: AbortSignal;
}

export type ImportProjectAnswer = JsonAnswer<operations['importProject'], 201 | 400 | 401 | 403 | 404 | 413 | 422 | 429 | 507>;

const importProjectCall: ClientCall = {
  id: 'importProject',
  method: 'POST',
  path: "/api/v4/projects/import",
  body: "multipart/form-data",
  answers: { json: [201, 400, 401, 403, 404, 413, 422, 429, 507] },
};

export interface ImportRemoteProjectInput {
  readonly body: Sendable<BodyOf<operations['importRemoteProject'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type ImportRemoteProjectAnswer = JsonAnswer<operations['importRemoteProject'], 201 | 400 | 401 | 403 | 404 | 429>;

const importRemoteProjectCall: ClientCall = {
  id: 'importRemoteProject',
  method: 'POST',
  path: "/api/v4/projects/remote-import",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404, 429] },
};

export interface ImportProjectFromS3Input {
  readonly body: Sendable<BodyOf<operations['importProjectFromS3'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type ImportProjectFromS3Answer = JsonAnswer<operations['importProjectFromS3'], 201 | 400 | 401 | 403 | 404 | 429>;

const importProjectFromS3Call: ClientCall = {
  id: 'importProjectFromS3',
  method: 'POST',
  path: "/api/v4/projects/remote-import-s3",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404, 429] },
};

export interface StartProjectExportInput {
  readonly params: ParametersOf<operations['startProjectExport'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['startProjectExport'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type StartProjectExportAnswer = JsonAnswer<operations['startProjectExport'], 202 | 400 | 401 | 403 | 404 | 429>;

const startProjectExportCall: ClientCall = {
  id: 'startProjectExport',
  method: 'POST',
  path: "/api/v4/projects/{id}/export",
  body: "application/json",
  answers: { json: [202, 400, 401, 403, 404, 429] },
};

export interface GetProjectExportInput {
  readonly params: ParametersOf<operations['getProjectExport'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetProjectExportAnswer = JsonAnswer<operations['getProjectExport'], 200 | 400 | 401 | 403 | 404>;

const getProjectExportCall: ClientCall = {
  id: 'getProjectExport',
  method: 'GET',
  path: "/api/v4/projects/{id}/export",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DownloadProjectExportInput {
  readonly params: ParametersOf<operations['downloadProjectExport'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DownloadProjectExportAnswer = ContentAnswer<200> | JsonAnswer<operations['downloadProjectExport'], 400 | 401 | 403 | 404 | 429>;

const downloadProjectExportCall: ClientCall = {
  id: 'downloadProjectExport',
  method: 'GET',
  path: "/api/v4/projects/{id}/export/download",
  answers: { content: [200], json: [400, 401, 403, 404, 429] },
};

export interface GetProjectImportInput {
  readonly params: ParametersOf<operations['getProjectImport'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetProjectImportAnswer = JsonAnswer<operations['getProjectImport'], 200 | 400 | 401 | 403 | 404>;

const getProjectImportCall: ClientCall = {
  id: 'getProjectImport',
  method: 'GET',
  path: "/api/v4/projects/{id}/import",
  answers: { json: [200, 400, 401, 403, 404] },
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
