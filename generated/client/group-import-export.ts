// Generated from spec/domains/* /group-import-export.yaml; do not edit. Run `npm run generate`.
import type { ClientCall, ContentAnswer, JsonAnswer, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ImportGroupInput {
  readonly body: Sendable<BodyOf<operations['importGroup'], 'multipart/form-data'>>;
  readonly signal?: AbortSignal;
}

export type ImportGroupAnswer = JsonAnswer<operations['importGroup'], 202 | 400 | 401 | 403 | 404 | 413 | 422 | 429 | 507>;

const importGroupCall: ClientCall = {
  id: 'importGroup',
  method: 'POST',
  path: "/api/v4/groups/import",
  body: "multipart/form-data",
  answers: { json: [202, 400, 401, 403, 404, 413, 422, 429, 507] },
};

export interface StartGroupExportInput {
  readonly params: ParametersOf<operations['startGroupExport'], 'path'>;
  readonly signal?: AbortSignal;
}

export type StartGroupExportAnswer = JsonAnswer<operations['startGroupExport'], 202 | 400 | 401 | 403 | 404 | 429>;

const startGroupExportCall: ClientCall = {
  id: 'startGroupExport',
  method: 'POST',
  path: "/api/v4/groups/{id}/export",
  answers: { json: [202, 400, 401, 403, 404, 429] },
};

export interface DownloadGroupExportInput {
  readonly params: ParametersOf<operations['downloadGroupExport'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DownloadGroupExportAnswer = ContentAnswer<200> | JsonAnswer<operations['downloadGroupExport'], 400 | 401 | 403 | 404 | 429>;

const downloadGroupExportCall: ClientCall = {
  id: 'downloadGroupExport',
  method: 'GET',
  path: "/api/v4/groups/{id}/export/download",
  answers: { content: [200], json: [400, 401, 403, 404, 429] },
};

export interface GroupImportExportClient {
  /** Import a group from an uploaded archive: POST /groups/import */
  importGroup(request: ImportGroupInput): Promise<ImportGroupAnswer>;
  /** Start the export of a group: POST /groups/{id}/export */
  startGroupExport(request: StartGroupExportInput): Promise<StartGroupExportAnswer>;
  /** Download the export of a group: GET /groups/{id}/export/download */
  downloadGroupExport(request: DownloadGroupExportInput): Promise<DownloadGroupExportAnswer>;
}

export const groupImportExportClient = (send: Send): GroupImportExportClient => ({
  importGroup: (request) => send(importGroupCall, request),
  startGroupExport: (request) => send(startGroupExportCall, request),
  downloadGroupExport: (request) => send(downloadGroupExportCall, request),
});
