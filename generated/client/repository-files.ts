// Generated from spec/resources/repository-files.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, Content, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface GetRepositoryFileInput {
  readonly params: ParametersOf<operations['getRepositoryFile'], 'path'>;
  readonly query: ParametersOf<operations['getRepositoryFile'], 'query'>;
  readonly signal?: AbortSignal;
}

export type GetRepositoryFileAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getRepositoryFile'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getRepositoryFile'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getRepositoryFile'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getRepositoryFile'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getRepositoryFile'], 404> }
  | { readonly status: 429; readonly headers: Headers; readonly body: JsonOf<operations['getRepositoryFile'], 429> }
  ;

const getRepositoryFileCall: ClientCall = {
  id: 'getRepositoryFile',
  method: 'GET',
  path: "/api/v4/projects/{id}/repository/files/{file_path}",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    429: 'json',
  },
};

export interface CreateRepositoryFileInput {
  readonly params: ParametersOf<operations['createRepositoryFile'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createRepositoryFile'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateRepositoryFileAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createRepositoryFile'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createRepositoryFile'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createRepositoryFile'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createRepositoryFile'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['createRepositoryFile'], 404> }
  ;

const createRepositoryFileCall: ClientCall = {
  id: 'createRepositoryFile',
  method: 'POST',
  path: "/api/v4/projects/{id}/repository/files/{file_path}",
  commas: [],
  body: "application/json",
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface UpdateRepositoryFileInput {
  readonly params: ParametersOf<operations['updateRepositoryFile'], 'path'>;
  readonly body: Sendable<BodyOf<operations['updateRepositoryFile'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateRepositoryFileAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['updateRepositoryFile'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['updateRepositoryFile'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['updateRepositoryFile'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['updateRepositoryFile'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['updateRepositoryFile'], 404> }
  ;

const updateRepositoryFileCall: ClientCall = {
  id: 'updateRepositoryFile',
  method: 'PUT',
  path: "/api/v4/projects/{id}/repository/files/{file_path}",
  commas: [],
  body: "application/json",
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface DeleteRepositoryFileInput {
  readonly params: ParametersOf<operations['deleteRepositoryFile'], 'path'>;
  readonly query: ParametersOf<operations['deleteRepositoryFile'], 'query'>;
  readonly signal?: AbortSignal;
}

export type DeleteRepositoryFileAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['deleteRepositoryFile'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['deleteRepositoryFile'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['deleteRepositoryFile'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['deleteRepositoryFile'], 404> }
  ;

const deleteRepositoryFileCall: ClientCall = {
  id: 'deleteRepositoryFile',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/repository/files/{file_path}",
  commas: [],
  body: null,
  answers: {
    204: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface ListRepositoryFileBlameInput {
  readonly params: ParametersOf<operations['listRepositoryFileBlame'], 'path'>;
  readonly query: ParametersOf<operations['listRepositoryFileBlame'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListRepositoryFileBlameAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listRepositoryFileBlame'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listRepositoryFileBlame'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listRepositoryFileBlame'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listRepositoryFileBlame'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listRepositoryFileBlame'], 404> }
  | { readonly status: 429; readonly headers: Headers; readonly body: JsonOf<operations['listRepositoryFileBlame'], 429> }
  ;

const listRepositoryFileBlameCall: ClientCall = {
  id: 'listRepositoryFileBlame',
  method: 'GET',
  path: "/api/v4/projects/{id}/repository/files/{file_path}/blame",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    429: 'json',
  },
};

export interface GetRawRepositoryFileInput {
  readonly params: ParametersOf<operations['getRawRepositoryFile'], 'path'>;
  readonly query?: ParametersOf<operations['getRawRepositoryFile'], 'query'>;
  readonly signal?: AbortSignal;
}

export type GetRawRepositoryFileAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: Content }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getRawRepositoryFile'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getRawRepositoryFile'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getRawRepositoryFile'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getRawRepositoryFile'], 404> }
  | { readonly status: 429; readonly headers: Headers; readonly body: JsonOf<operations['getRawRepositoryFile'], 429> }
  ;

const getRawRepositoryFileCall: ClientCall = {
  id: 'getRawRepositoryFile',
  method: 'GET',
  path: "/api/v4/projects/{id}/repository/files/{file_path}/raw",
  commas: [],
  body: null,
  answers: {
    200: 'content',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    429: 'json',
  },
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
