// Generated from spec/domains/* /group-import-export.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { RawBody } from '../../generator/runtime/respond.ts';
import type { BodyOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type ImportGroup = components['schemas']['ImportGroup'];

/** Import a group from an uploaded archive: POST /groups/import */
export interface ImportGroupRequest {
  readonly body: Defaulted<BodyOf<operations['importGroup'], 'multipart/form-data'>>;
}

export type ImportGroupResponse = JsonResponse<operations['importGroup'], 202 | 400 | 401 | 403 | 404 | 413 | 422 | 429 | 507>;

/** Start the export of a group: POST /groups/{id}/export */
export interface StartGroupExportRequest {
  readonly params: ParametersOf<operations['startGroupExport'], 'path'>;
}

export type StartGroupExportResponse = JsonResponse<operations['startGroupExport'], 202 | 400 | 401 | 403 | 404 | 429>;

/** Download the export of a group: GET /groups/{id}/export/download */
export interface DownloadGroupExportRequest {
  readonly params: ParametersOf<operations['downloadGroupExport'], 'path'>;
}

export type DownloadGroupExportResponse =
  | { readonly status: 200; readonly body: RawBody; readonly headers: { readonly 'Content-Disposition': string | number } }
  | JsonResponse<operations['downloadGroupExport'], 400 | 401 | 403 | 404 | 429>;
