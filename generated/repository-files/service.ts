// Generated from spec/domains/* /repository-files.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { GetRepositoryFileRequest, GetRepositoryFileResponse, CreateRepositoryFileRequest, CreateRepositoryFileResponse, UpdateRepositoryFileRequest, UpdateRepositoryFileResponse, DeleteRepositoryFileRequest, DeleteRepositoryFileResponse, ListRepositoryFileBlameRequest, ListRepositoryFileBlameResponse, GetRawRepositoryFileRequest, GetRawRepositoryFileResponse } from './types.ts';

/** One function per operation of repository-files; `C` is the request context of the server. */
export interface RepositoryFilesService<C extends SubjectTypes> {
  /** Read a file with its content. GET /projects/{id}/repository/files/{file_path} (spec/domains/code/repository-files.yaml#getRepositoryFile) */
  getRepositoryFile(
    request: GetRepositoryFileRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetRepositoryFileResponse>;
  /** Create a file. POST /projects/{id}/repository/files/{file_path} (spec/domains/code/repository-files.yaml#createRepositoryFile) */
  createRepositoryFile(
    request: CreateRepositoryFileRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<CreateRepositoryFileResponse>;
  /** Change a file. PUT /projects/{id}/repository/files/{file_path} (spec/domains/code/repository-files.yaml#updateRepositoryFile) */
  updateRepositoryFile(
    request: UpdateRepositoryFileRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<UpdateRepositoryFileResponse>;
  /** Delete a file. DELETE /projects/{id}/repository/files/{file_path} (spec/domains/code/repository-files.yaml#deleteRepositoryFile) */
  deleteRepositoryFile(
    request: DeleteRepositoryFileRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DeleteRepositoryFileResponse>;
  /** Tell who last changed each line. GET /projects/{id}/repository/files/{file_path}/blame (spec/domains/code/repository-files.yaml#listRepositoryFileBlame) */
  listRepositoryFileBlame(
    request: ListRepositoryFileBlameRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListRepositoryFileBlameResponse>;
  /** Read the bytes of a file. GET /projects/{id}/repository/files/{file_path}/raw (spec/domains/code/repository-files.yaml#getRawRepositoryFile) */
  getRawRepositoryFile(
    request: GetRawRepositoryFileRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetRawRepositoryFileResponse>;
}
