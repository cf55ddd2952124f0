// Generated from spec/domains/* /relations-export.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { StartGroupRelationsExportRequest, StartGroupRelationsExportResponse, DownloadGroupRelationExportRequest, DownloadGroupRelationExportResponse, ListGroupRelationExportsRequest, ListGroupRelationExportsResponse, StartProjectRelationsExportRequest, StartProjectRelationsExportResponse, DownloadProjectRelationExportRequest, DownloadProjectRelationExportResponse, ListProjectRelationExportsRequest, ListProjectRelationExportsResponse } from './types.ts';

/** One function per operation of relations-export; `C` is the request context of the server. */
export interface RelationsExportService<C extends SubjectTypes> {
  /** Start the export of the relations of a group. POST /groups/{id}/export_relations (spec/domains/transfer/relations-export.yaml#startGroupRelationsExport) */
  startGroupRelationsExport(
    request: StartGroupRelationsExportRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<StartGroupRelationsExportResponse>;
  /** Download an exported relation of a group. GET /groups/{id}/export_relations/download (spec/domains/transfer/relations-export.yaml#downloadGroupRelationExport) */
  downloadGroupRelationExport(
    request: DownloadGroupRelationExportRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<DownloadGroupRelationExportResponse>;
  /** Get the status of the relation exports of a group. GET /groups/{id}/export_relations/status (spec/domains/transfer/relations-export.yaml#listGroupRelationExports) */
  listGroupRelationExports(
    request: ListGroupRelationExportsRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<ListGroupRelationExportsResponse>;
  /** Start the export of the relations of a project. POST /projects/{id}/export_relations (spec/domains/transfer/relations-export.yaml#startProjectRelationsExport) */
  startProjectRelationsExport(
    request: StartProjectRelationsExportRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<StartProjectRelationsExportResponse>;
  /** Download an exported relation of a project. GET /projects/{id}/export_relations/download (spec/domains/transfer/relations-export.yaml#downloadProjectRelationExport) */
  downloadProjectRelationExport(
    request: DownloadProjectRelationExportRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DownloadProjectRelationExportResponse>;
  /** Get the status of the relation exports of a project. GET /projects/{id}/export_relations/status (spec/domains/transfer/relations-export.yaml#listProjectRelationExports) */
  listProjectRelationExports(
    request: ListProjectRelationExportsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListProjectRelationExportsResponse>;
}
