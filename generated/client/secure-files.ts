// Generated from spec/resources/secure-files.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, Content, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface DownloadSecureFileByShortPathInput {
  readonly params: ParametersOf<operations['downloadSecureFileByShortPath'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DownloadSecureFileByShortPathAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: Content }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['downloadSecureFileByShortPath'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['downloadSecureFileByShortPath'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['downloadSecureFileByShortPath'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['downloadSecureFileByShortPath'], 404> }
  | { readonly status: 503; readonly headers: Headers; readonly body: JsonOf<operations['downloadSecureFileByShortPath'], 503> }
  ;

const downloadSecureFileByShortPathCall: ClientCall = {
  id: 'downloadSecureFileByShortPath',
  method: 'GET',
  path: "/api/v4/projects/{project_id}/download/{id}",
  commas: [],
  body: null,
  answers: {
    200: 'content',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    503: 'json',
  },
};

export interface ListSecureFilesInput {
  readonly params: ParametersOf<operations['listSecureFiles'], 'path'>;
  readonly query?: ParametersOf<operations['listSecureFiles'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListSecureFilesAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listSecureFiles'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listSecureFiles'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listSecureFiles'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listSecureFiles'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listSecureFiles'], 404> }
  | { readonly status: 503; readonly headers: Headers; readonly body: JsonOf<operations['listSecureFiles'], 503> }
  ;

const listSecureFilesCall: ClientCall = {
  id: 'listSecureFiles',
  method: 'GET',
  path: "/api/v4/projects/{project_id}/secure_files",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    503: 'json',
  },
};

export interface CreateSecureFileInput {
  readonly params: ParametersOf<operations['createSecureFile'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createSecureFile'], 'multipart/form-data'>>;
  readonly signal?: AbortSignal;
}

export type CreateSecureFileAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createSecureFile'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createSecureFile'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createSecureFile'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createSecureFile'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['createSecureFile'], 404> }
  | { readonly status: 413; readonly headers: Headers; readonly body: JsonOf<operations['createSecureFile'], 413> }
  | { readonly status: 503; readonly headers: Headers; readonly body: JsonOf<operations['createSecureFile'], 503> }
  ;

const createSecureFileCall: ClientCall = {
  id: 'createSecureFile',
  method: 'POST',
  path: "/api/v4/projects/{project_id}/secure_files",
  commas: [],
  body: "multipart/form-data",
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    413: 'json',
    503: 'json',
  },
};

export interface GetSecureFileInput {
  readonly params: ParametersOf<operations['getSecureFile'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetSecureFileAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getSecureFile'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getSecureFile'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getSecureFile'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getSecureFile'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getSecureFile'], 404> }
  | { readonly status: 503; readonly headers: Headers; readonly body: JsonOf<operations['getSecureFile'], 503> }
  ;

const getSecureFileCall: ClientCall = {
  id: 'getSecureFile',
  method: 'GET',
  path: "/api/v4/projects/{project_id}/secure_files/{id}",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    503: 'json',
  },
};

export interface DeleteSecureFileInput {
  readonly params: ParametersOf<operations['deleteSecureFile'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DeleteSecureFileAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['deleteSecureFile'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['deleteSecureFile'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['deleteSecureFile'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['deleteSecureFile'], 404> }
  | { readonly status: 503; readonly headers: Headers; readonly body: JsonOf<operations['deleteSecureFile'], 503> }
  ;

const deleteSecureFileCall: ClientCall = {
  id: 'deleteSecureFile',
  method: 'DELETE',
  path: "/api/v4/projects/{project_id}/secure_files/{id}",
  commas: [],
  body: null,
  answers: {
    204: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    503: 'json',
  },
};

export interface DownloadSecureFileInput {
  readonly params: ParametersOf<operations['downloadSecureFile'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DownloadSecureFileAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: Content }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['downloadSecureFile'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['downloadSecureFile'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['downloadSecureFile'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['downloadSecureFile'], 404> }
  | { readonly status: 503; readonly headers: Headers; readonly body: JsonOf<operations['downloadSecureFile'], 503> }
  ;

const downloadSecureFileCall: ClientCall = {
  id: 'downloadSecureFile',
  method: 'GET',
  path: "/api/v4/projects/{project_id}/secure_files/{id}/download",
  commas: [],
  body: null,
  answers: {
    200: 'content',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    503: 'json',
  },
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
