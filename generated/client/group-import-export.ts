// Generated from spec/resources/group-import-export.yaml; do not edit. Run `npm run generate`.
import type { ClientCall, ContentAnswer, JsonAnswer, Send } from '../../generator/runtime/client.ts';
import type { ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

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
  /** Start the export of a group: POST /groups/{id}/export */
  startGroupExport(request: StartGroupExportInput): Promise<StartGroupExportAnswer>;
  /** Download the export of a group: GET /groups/{id}/export/download */
  downloadGroupExport(request: DownloadGroupExportInput): Promise<DownloadGroupExportAnswer>;
}

export const groupImportExportClient = (send: Send): GroupImportExportClient => ({
  startGroupExport: (request) => send(startGroupExportCall, request),
  downloadGroupExport: (request) => send(downloadGroupExportCall, request),
});
