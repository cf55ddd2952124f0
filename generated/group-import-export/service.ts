// Generated from spec/domains/* /group-import-export.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ImportGroupRequest, ImportGroupResponse, StartGroupExportRequest, StartGroupExportResponse, DownloadGroupExportRequest, DownloadGroupExportResponse } from './types.ts';

/** One function per operation of group-import-export; `C` is the request context of the server. */
export interface GroupImportExportService<C extends SubjectTypes> {
  /** Import a group from an uploaded archive. POST /groups/import (spec/domains/transfer/group-import-export.yaml#importGroup) */
  importGroup(
    request: ImportGroupRequest,
    context: C,
  ): Promise<ImportGroupResponse>;
  /** Start the export of a group. POST /groups/{id}/export (spec/domains/transfer/group-import-export.yaml#startGroupExport) */
  startGroupExport(
    request: StartGroupExportRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<StartGroupExportResponse>;
  /** Download the export of a group. GET /groups/{id}/export/download (spec/domains/transfer/group-import-export.yaml#downloadGroupExport) */
  downloadGroupExport(
    request: DownloadGroupExportRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<DownloadGroupExportResponse>;
}
