// Generated from spec/domains/* /repository-files.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, ContentAnswer, EmptyAnswer, JsonAnswer, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface GetRepositoryFileInput {
  readonly params: ParametersOf<operations['getRepositoryFile'], 'path'>;
  readonly query: ParametersOf<operations['getRepositoryFile'], 'query'>;
  readonly signal?: AbortSignal;
}

export type GetRepositoryFileAnswer = JsonAnswer<operations['getRepositoryFile'], 200 | 400 | 401 | 403 | 404 | 429>;

const getRepositoryFileCall: ClientCall = {
  id: 'getRepositoryFile',
  method: 'GET',
  path: "/api/v4/projects/{id}/repository/files/{file_path}",
  answers: { json: [200, 400, 401, 403, 404, 429] },
};

export interface CreateRepositoryFileInput {
  readonly params: ParametersOf<operations['createRepositoryFile'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createRepositoryFile'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateRepositoryFileAnswer = JsonAnswer<operations['createRepositoryFile'], 201 | 400 | 401 | 403 | 404>;

const createRepositoryFileCall: ClientCall = {
  id: 'createRepositoryFile',
  method: 'POST',
  path: "/api/v4/projects/{id}/repository/files/{file_path}",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface UpdateRepositoryFileInput {
  readonly params: ParametersOf<operations['updateRepositoryFile'], 'path'>;
  readonly body: Sendable<BodyOf<operations['updateRepositoryFile'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateRepositoryFileAnswer = JsonAnswer<operations['updateRepositoryFile'], 200 | 400 | 401 | 403 | 404>;

const updateRepositoryFileCall: ClientCall = {
  id: 'updateRepositoryFile',
  method: 'PUT',
  path: "/api/v4/projects/{id}/repository/files/{file_path}",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DeleteRepositoryFileInput {
  readonly params: ParametersOf<operations['deleteRepositoryFile'], 'path'>;
  readonly query: ParametersOf<operations['deleteRepositoryFile'], 'query'>;
  readonly signal?: AbortSignal;
}

export type DeleteRepositoryFileAnswer = EmptyAnswer<204> | JsonAnswer<operations['deleteRepositoryFile'], 400 | 401 | 403 | 404>;

const deleteRepositoryFileCall: ClientCall = {
  id: 'deleteRepositoryFile',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/repository/files/{file_path}",
  answers: { none: [204], json: [400, 401, 403, 404] },
};

export interface ListRepositoryFileBlameInput {
  readonly params: ParametersOf<operations['listRepositoryFileBlame'], 'path'>;
  readonly query: ParametersOf<operations['listRepositoryFileBlame'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListRepositoryFileBlameAnswer = JsonAnswer<operations['listRepositoryFileBlame'], 200 | 400 | 401 | 403 | 404 | 429>;

const listRepositoryFileBlameCall: ClientCall = {
  id: 'listRepositoryFileBlame',
  method: 'GET',
  path: "/api/v4/projects/{id}/repository/files/{file_path}/blame",
  answers: { json: [200, 400, 401, 403, 404, 429] },
};

export interface GetRawRepositoryFileInput {
  readonly params: ParametersOf<operations['getRawRepositoryFile'], 'path'>;
  readonly query?: ParametersOf<operations['getRawRepositoryFile'], 'query'>;
  readonly signal?: AbortSignal;
}

export type GetRawRepositoryFileAnswer = ContentAnswer<200> | JsonAnswer<operations['getRawRepositoryFile'], 400 | 401 | 403 | 404 | 429>;

const getRawRepositoryFileCall: ClientCall = {
  id: 'getRawRepositoryFile',
  method: 'GET',
  path: "/api/v4/projects/{id}/repository/files/{file_path}/raw",
  answers: { content: [200], json: [400, 401, 403, 404, 429] },
};

export interface RepositoryFilesClient {
  /** Read a file with its content: GET /projects/{id}/repository/files/{file_path} */
  getRepositoryFile(request: GetRepositoryFileInput): Promise<GetRepositoryFileAnswer>;
  /** Create a file: POST /projects/{id}/repository/files/{file_path} */
  createRepositoryFile(request: CreateRepositoryFileInput): Promise<CreateRepositoryFileAnswer>;
  /** Change a file: PUT /projects/{id}/repository/files/{file_path} */
  updateRepositoryFile(request: UpdateRepositoryFileInput): Promise<UpdateRepositoryFileAnswer>;
  /** Delete a file: DELETE /projects/{id}/repository/files/{file_path} */
  deleteRepositoryFile(request: DeleteRepositoryFileInput): Promise<DeleteRepositoryFileAnswer>;
  /** Tell who last changed each line: GET /projects/{id}/repository/files/{file_path}/blame */
  listRepositoryFileBlame: ListingOf<ListRepositoryFileBlameInput, ListRepositoryFileBlameAnswer, JsonOf<operations['listRepositoryFileBlame'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Read the bytes of a file: GET /projects/{id}/repository/files/{file_path}/raw */
  getRawRepositoryFile(request: GetRawRepositoryFileInput): Promise<GetRawRepositoryFileAnswer>;
}

export const repositoryFilesClient = (send: Send): RepositoryFilesClient => ({
  getRepositoryFile: (request) => send(getRepositoryFileCall, request),
  createRepositoryFile: (request) => send(createRepositoryFileCall, request),
  updateRepositoryFile: (request) => send(updateRepositoryFileCall, request),
  deleteRepositoryFile: (request) => send(deleteRepositoryFileCall, request),
  listRepositoryFileBlame: listing(send, listRepositoryFileBlameCall),
  getRawRepositoryFile: (request) => send(getRawRepositoryFileCall, request),
});
