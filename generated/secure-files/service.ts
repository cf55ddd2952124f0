// Generated from spec/domains/* /secure-files.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { DownloadSecureFileByShortPathRequest, DownloadSecureFileByShortPathResponse, ListSecureFilesRequest, ListSecureFilesResponse, CreateSecureFileRequest, CreateSecureFileResponse, GetSecureFileRequest, GetSecureFileResponse, DeleteSecureFileRequest, DeleteSecureFileResponse, DownloadSecureFileRequest, DownloadSecureFileResponse } from './types.ts';

/** One function per operation of secure-files; `C` is the request context of the server. */
export interface SecureFilesService<C extends SubjectTypes> {
  /** Download a secure file by the short path. GET /projects/{project_id}/download/{id} (spec/domains/ci/secure-files.yaml#downloadSecureFileByShortPath) */
  downloadSecureFileByShortPath(
    request: DownloadSecureFileByShortPathRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DownloadSecureFileByShortPathResponse>;
  /** List the secure files of a project. GET /projects/{project_id}/secure_files (spec/domains/ci/secure-files.yaml#listSecureFiles) */
  listSecureFiles(
    request: ListSecureFilesRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListSecureFilesResponse>;
  /** Upload a secure file. POST /projects/{project_id}/secure_files (spec/domains/ci/secure-files.yaml#createSecureFile) */
  createSecureFile(
    request: CreateSecureFileRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<CreateSecureFileResponse>;
  /** Get a secure file. GET /projects/{project_id}/secure_files/{id} (spec/domains/ci/secure-files.yaml#getSecureFile) */
  getSecureFile(
    request: GetSecureFileRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetSecureFileResponse>;
  /** Delete a secure file. DELETE /projects/{project_id}/secure_files/{id} (spec/domains/ci/secure-files.yaml#deleteSecureFile) */
  deleteSecureFile(
    request: DeleteSecureFileRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DeleteSecureFileResponse>;
  /** Download a secure file. GET /projects/{project_id}/secure_files/{id}/download (spec/domains/ci/secure-files.yaml#downloadSecureFile) */
  downloadSecureFile(
    request: DownloadSecureFileRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DownloadSecureFileResponse>;
}
