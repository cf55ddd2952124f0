// Generated from spec/domains/* /secure-files.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, ContentAnswer, EmptyAnswer, JsonAnswer, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface DownloadSecureFileByShortPathInput {
  readonly params: ParametersOf<operations['downloadSecureFileByShortPath'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DownloadSecureFileByShortPathAnswer = ContentAnswer<200> | JsonAnswer<operations['downloadSecureFileByShortPath'], 400 | 401 | 403 | 404 | 503>;

const downloadSecureFileByShortPathCall: ClientCall = {
  id: 'downloadSecureFileByShortPath',
  method: 'GET',
  path: "/api/v4/projects/{project_id}/download/{id}",
  answers: { content: [200], json: [400, 401, 403, 404, 503] },
};

export interface ListSecureFilesInput {
  readonly params: ParametersOf<operations['listSecureFiles'], 'path'>;
  readonly query?: ParametersOf<operations['listSecureFiles'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListSecureFilesAnswer = JsonAnswer<operations['listSecureFiles'], 200 | 400 | 401 | 403 | 404 | 503>;

const listSecureFilesCall: ClientCall = {
  id: 'listSecureFiles',
  method: 'GET',
  path: "/api/v4/projects/{project_id}/secure_files",
  answers: { json: [200, 400, 401, 403, 404, 503] },
};

export interface CreateSecureFileInput {
  readonly params: ParametersOf<operations['createSecureFile'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createSecureFile'], 'multipart/form-data'>>;
  readonly signal?: AbortSignal;
}

export type CreateSecureFileAnswer = JsonAnswer<operations['createSecureFile'], 201 | 400 | 401 | 403 | 404 | 413 | 503>;

const createSecureFileCall: ClientCall = {
  id: 'createSecureFile',
  method: 'POST',
  path: "/api/v4/projects/{project_id}/secure_files",
  body: "multipart/form-data",
  answers: { json: [201, 400, 401, 403, 404, 413, 503] },
};

export interface GetSecureFileInput {
  readonly params: ParametersOf<operations['getSecureFile'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetSecureFileAnswer = JsonAnswer<operations['getSecureFile'], 200 | 400 | 401 | 403 | 404 | 503>;

const getSecureFileCall: ClientCall = {
  id: 'getSecureFile',
  method: 'GET',
  path: "/api/v4/projects/{project_id}/secure_files/{id}",
  answers: { json: [200, 400, 401, 403, 404, 503] },
};

export interface DeleteSecureFileInput {
  readonly params: ParametersOf<operations['deleteSecureFile'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DeleteSecureFileAnswer = EmptyAnswer<204> | JsonAnswer<operations['deleteSecureFile'], 400 | 401 | 403 | 404 | 503>;

const deleteSecureFileCall: ClientCall = {
  id: 'deleteSecureFile',
  method: 'DELETE',
  path: "/api/v4/projects/{project_id}/secure_files/{id}",
  answers: { none: [204], json: [400, 401, 403, 404, 503] },
};

export interface DownloadSecureFileInput {
  readonly params: ParametersOf<operations['downloadSecureFile'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DownloadSecureFileAnswer = ContentAnswer<200> | JsonAnswer<operations['downloadSecureFile'], 400 | 401 | 403 | 404 | 503>;

const downloadSecureFileCall: ClientCall = {
  id: 'downloadSecureFile',
  method: 'GET',
  path: "/api/v4/projects/{project_id}/secure_files/{id}/download",
  answers: { content: [200], json: [400, 401, 403, 404, 503] },
};

export interface SecureFilesClient {
  /** Download a secure file by the short path: GET /projects/{project_id}/download/{id} */
  downloadSecureFileByShortPath(request: DownloadSecureFileByShortPathInput): Promise<DownloadSecureFileByShortPathAnswer>;
  /** List the secure files of a project: GET /projects/{project_id}/secure_files */
  listSecureFiles: ListingOf<ListSecureFilesInput, ListSecureFilesAnswer, JsonOf<operations['listSecureFiles'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Upload a secure file: POST /projects/{project_id}/secure_files */
  createSecureFile(request: CreateSecureFileInput): Promise<CreateSecureFileAnswer>;
  /** Get a secure file: GET /projects/{project_id}/secure_files/{id} */
  getSecureFile(request: GetSecureFileInput): Promise<GetSecureFileAnswer>;
  /** Delete a secure file: DELETE /projects/{project_id}/secure_files/{id} */
  deleteSecureFile(request: DeleteSecureFileInput): Promise<DeleteSecureFileAnswer>;
  /** Download a secure file: GET /projects/{project_id}/secure_files/{id}/download */
  downloadSecureFile(request: DownloadSecureFileInput): Promise<DownloadSecureFileAnswer>;
}

export const secureFilesClient = (send: Send): SecureFilesClient => ({
  downloadSecureFileByShortPath: (request) => send(downloadSecureFileByShortPathCall, request),
  listSecureFiles: listing(send, listSecureFilesCall),
  createSecureFile: (request) => send(createSecureFileCall, request),
  getSecureFile: (request) => send(getSecureFileCall, request),
  deleteSecureFile: (request) => send(deleteSecureFileCall, request),
  downloadSecureFile: (request) => send(downloadSecureFileCall, request),
});
