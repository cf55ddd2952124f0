// Generated from spec/resources/repository-files.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { GetRepositoryFileRequest, GetRepositoryFileResponse, GetRawRepositoryFileRequest, GetRawRepositoryFileResponse } from './types.ts';

/** One function per operation of repository-files; `C` is the request context of the server. */
export interface RepositoryFilesService<C extends SubjectTypes> {
  /** Read a file with its content. GET /projects/{id}/repository/files/{file_path} (spec/resources/repository-files.yaml:5:5) */
  getRepositoryFile(
    request: GetRepositoryFileRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetRepositoryFileResponse>;
  /** Read the bytes of a file. GET /projects/{id}/repository/files/{file_path}/raw (spec/resources/repository-files.yaml:58:5) */
  getRawRepositoryFile(
    request: GetRawRepositoryFileRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetRawRepositoryFileResponse>;
}
