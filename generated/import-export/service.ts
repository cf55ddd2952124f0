// Generated from spec/domains/* /import-export.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ImportProjectRequest, ImportProjectResponse, ImportRemoteProjectRequest, ImportRemoteProjectResponse, ImportProjectFromS3Request, ImportProjectFromS3Response, StartProjectExportRequest, StartProjectExportResponse, GetProjectExportRequest, GetProjectExportResponse, DownloadProjectExportRequest, DownloadProjectExportResponse, GetProjectImportRequest, GetProjectImportResponse } from './types.ts';

/** One function per operation of import-export; `C` is the request context of the server. */
export interface ImportExportService<C extends SubjectTypes> {
  /** Import a project from an uploaded archive. POST /projects/import (spec/domains/transfer/import-export.yaml#importProject) */
  importProject(
    request: ImportProjectRequest,
    context: C,
  ): Promise<ImportProjectResponse>;
  /** Import a project from an address. POST /projects/remote-import (spec/domains/transfer/import-export.yaml#importRemoteProject) */
  importRemoteProject(
    request: ImportRemoteProjectRequest,
    context: C,
  ): Promise<ImportRemoteProjectResponse>;
  /** Import a project from an S3 bucket. POST /projects/remote-import-s3 (spec/domains/transfer/import-export.yaml#importProjectFromS3) */
  importProjectFromS3(
    request: ImportProjectFromS3Request,
    context: C,
  ): Promise<ImportProjectFromS3Response>;
  /** Start the export of a project. POST /projects/{id}/export (spec/domains/transfer/import-export.yaml#startProjectExport) */
  startProjectExport(
    request: StartProjectExportRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<StartProjectExportResponse>;
  /** Get the status of a project's export. GET /projects/{id}/export (spec/domains/transfer/import-export.yaml#getProjectExport) */
  getProjectExport(
    request: GetProjectExportRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetProjectExportResponse>;
  /** Download the export of a project. GET /projects/{id}/export/download (spec/domains/transfer/import-export.yaml#downloadProjectExport) */
  downloadProjectExport(
    request: DownloadProjectExportRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DownloadProjectExportResponse>;
  /** Get the status of a project's import. GET /projects/{id}/import (spec/domains/transfer/import-export.yaml#getProjectImport) */
  getProjectImport(
    request: GetProjectImportRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetProjectImportResponse>;
}
