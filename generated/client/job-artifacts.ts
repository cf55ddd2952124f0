// Generated from spec/resources/job-artifacts.yaml; do not edit. Run `npm run generate`.
import type { ClientCall, Content, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface FetchJobArtifactsInput {
  readonly params: ParametersOf<operations['fetchJobArtifacts'], 'path'>;
  readonly query?: ParametersOf<operations['fetchJobArtifacts'], 'query'>;
  readonly headers?: ParametersOf<operations['fetchJobArtifacts'], 'header'>;
  readonly signal?: AbortSignal;
}

export type FetchJobArtifactsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: Content }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['fetchJobArtifacts'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['fetchJobArtifacts'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['fetchJobArtifacts'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['fetchJobArtifacts'], 404> }
  ;

const fetchJobArtifactsCall: ClientCall = {
  id: 'fetchJobArtifacts',
  method: 'GET',
  path: "/api/v4/jobs/{id}/artifacts",
  commas: [],
  body: null,
  answers: {
    200: 'content',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface UploadJobArtifactsInput {
  readonly params: ParametersOf<operations['uploadJobArtifacts'], 'path'>;
  readonly query?: ParametersOf<operations['uploadJobArtifacts'], 'query'>;
  readonly headers?: ParametersOf<operations['uploadJobArtifacts'], 'header'>;
  readonly body: Sendable<BodyOf<operations['uploadJobArtifacts'], 'multipart/form-data'>>;
  readonly signal?: AbortSignal;
}

export type UploadJobArtifactsAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['uploadJobArtifacts'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['uploadJobArtifacts'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['uploadJobArtifacts'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['uploadJobArtifacts'], 403> }
  | { readonly status: 413; readonly headers: Headers; readonly body: JsonOf<operations['uploadJobArtifacts'], 413> }
  ;

const uploadJobArtifactsCall: ClientCall = {
  id: 'uploadJobArtifacts',
  method: 'POST',
  path: "/api/v4/jobs/{id}/artifacts",
  commas: [],
  body: "multipart/form-data",
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    413: 'json',
  },
};

export interface AuthorizeJobArtifactsInput {
  readonly params: ParametersOf<operations['authorizeJobArtifacts'], 'path'>;
  readonly query?: ParametersOf<operations['authorizeJobArtifacts'], 'query'>;
  readonly headers?: ParametersOf<operations['authorizeJobArtifacts'], 'header'>;
  readonly signal?: AbortSignal;
}

export type AuthorizeJobArtifactsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['authorizeJobArtifacts'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['authorizeJobArtifacts'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['authorizeJobArtifacts'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['authorizeJobArtifacts'], 403> }
  | { readonly status: 413; readonly headers: Headers; readonly body: JsonOf<operations['authorizeJobArtifacts'], 413> }
  ;

const authorizeJobArtifactsCall: ClientCall = {
  id: 'authorizeJobArtifacts',
  method: 'POST',
  path: "/api/v4/jobs/{id}/artifacts/authorize",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    413: 'json',
  },
};

export interface DeleteProjectArtifactsInput {
  readonly params: ParametersOf<operations['deleteProjectArtifacts'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DeleteProjectArtifactsAnswer =
  | { readonly status: 202; readonly headers: Headers; readonly body: JsonOf<operations['deleteProjectArtifacts'], 202> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['deleteProjectArtifacts'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['deleteProjectArtifacts'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['deleteProjectArtifacts'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['deleteProjectArtifacts'], 404> }
  ;

const deleteProjectArtifactsCall: ClientCall = {
  id: 'deleteProjectArtifacts',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/artifacts",
  commas: [],
  body: null,
  answers: {
    202: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface DownloadRefArtifactsInput {
  readonly params: ParametersOf<operations['downloadRefArtifacts'], 'path'>;
  readonly query: ParametersOf<operations['downloadRefArtifacts'], 'query'>;
  readonly signal?: AbortSignal;
}

export type DownloadRefArtifactsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: Content }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['downloadRefArtifacts'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['downloadRefArtifacts'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['downloadRefArtifacts'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['downloadRefArtifacts'], 404> }
  ;

const downloadRefArtifactsCall: ClientCall = {
  id: 'downloadRefArtifacts',
  method: 'GET',
  path: "/api/v4/projects/{id}/jobs/artifacts/{ref_name}/download",
  commas: [],
  body: null,
  answers: {
    200: 'content',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface DownloadRefArtifactFileInput {
  readonly params: ParametersOf<operations['downloadRefArtifactFile'], 'path'>;
  readonly query: ParametersOf<operations['downloadRefArtifactFile'], 'query'>;
  readonly signal?: AbortSignal;
}

export type DownloadRefArtifactFileAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: Content }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['downloadRefArtifactFile'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['downloadRefArtifactFile'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['downloadRefArtifactFile'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['downloadRefArtifactFile'], 404> }
  ;

const downloadRefArtifactFileCall: ClientCall = {
  id: 'downloadRefArtifactFile',
  method: 'GET',
  path: "/api/v4/projects/{id}/jobs/artifacts/{ref_name}/raw/{artifact_path}",
  commas: [],
  body: null,
  answers: {
    200: 'content',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface DownloadJobArtifactsInput {
  readonly params: ParametersOf<operations['downloadJobArtifacts'], 'path'>;
  readonly query?: ParametersOf<operations['downloadJobArtifacts'], 'query'>;
  readonly signal?: AbortSignal;
}

export type DownloadJobArtifactsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: Content }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['downloadJobArtifacts'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['downloadJobArtifacts'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['downloadJobArtifacts'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['downloadJobArtifacts'], 404> }
  ;

const downloadJobArtifactsCall: ClientCall = {
  id: 'downloadJobArtifacts',
  method: 'GET',
  path: "/api/v4/projects/{id}/jobs/{job_id}/artifacts",
  commas: [],
  body: null,
  answers: {
    200: 'content',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface DeleteJobArtifactsInput {
  readonly params: ParametersOf<operations['deleteJobArtifacts'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DeleteJobArtifactsAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['deleteJobArtifacts'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['deleteJobArtifacts'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['deleteJobArtifacts'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['deleteJobArtifacts'], 404> }
  ;

const deleteJobArtifactsCall: ClientCall = {
  id: 'deleteJobArtifacts',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/jobs/{job_id}/artifacts",
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

export interface KeepJobArtifactsInput {
  readonly params: ParametersOf<operations['keepJobArtifacts'], 'path'>;
  readonly signal?: AbortSignal;
}

export type KeepJobArtifactsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['keepJobArtifacts'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['keepJobArtifacts'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['keepJobArtifacts'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['keepJobArtifacts'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['keepJobArtifacts'], 404> }
  ;

const keepJobArtifactsCall: ClientCall = {
  id: 'keepJobArtifacts',
  method: 'POST',
  path: "/api/v4/projects/{id}/jobs/{job_id}/artifacts/keep",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface DownloadJobArtifactFileInput {
  readonly params: ParametersOf<operations['downloadJobArtifactFile'], 'path'>;
  readonly query?: ParametersOf<operations['downloadJobArtifactFile'], 'query'>;
  readonly signal?: AbortSignal;
}

export type DownloadJobArtifactFileAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: Content }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['downloadJobArtifactFile'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['downloadJobArtifactFile'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['downloadJobArtifactFile'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['downloadJobArtifactFile'], 404> }
  ;

const downloadJobArtifactFileCall: ClientCall = {
  id: 'downloadJobArtifactFile',
  method: 'GET',
  path: "/api/v4/projects/{id}/jobs/{job_id}/artifacts/{artifact_path}",
  commas: [],
  body: null,
  answers: {
    200: 'content',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface JobArtifactsClient {
  /** Fetch the artifacts of a job for a later one: GET /jobs/{id}/artifacts */
  fetchJobArtifacts(request: FetchJobArtifactsInput): Promise<FetchJobArtifactsAnswer>;
  /** Upload a file that a job leaves behind: POST /jobs/{id}/artifacts */
  uploadJobArtifacts(request: UploadJobArtifactsInput): Promise<UploadJobArtifactsAnswer>;
  /** Ask whether a file may be uploaded: POST /jobs/{id}/artifacts/authorize */
  authorizeJobArtifacts(request: AuthorizeJobArtifactsInput): Promise<AuthorizeJobArtifactsAnswer>;
  /** Delete the artifacts of a project: DELETE /projects/{id}/artifacts */
  deleteProjectArtifacts(request: DeleteProjectArtifactsInput): Promise<DeleteProjectArtifactsAnswer>;
  /** Download the newest artifacts of a branch or tag: GET /projects/{id}/jobs/artifacts/{ref_name}/download */
  downloadRefArtifacts(request: DownloadRefArtifactsInput): Promise<DownloadRefArtifactsAnswer>;
  /** Download one file of the newest artifacts of a branch or tag: GET /projects/{id}/jobs/artifacts/{ref_name}/raw/{artifact_path} */
  downloadRefArtifactFile(request: DownloadRefArtifactFileInput): Promise<DownloadRefArtifactFileAnswer>;
  /** Download the artifacts of a job: GET /projects/{id}/jobs/{job_id}/artifacts */
  downloadJobArtifacts(request: DownloadJobArtifactsInput): Promise<DownloadJobArtifactsAnswer>;
  /** Delete the artifacts of a job: DELETE /projects/{id}/jobs/{job_id}/artifacts */
  deleteJobArtifacts(request: DeleteJobArtifactsInput): Promise<DeleteJobArtifactsAnswer>;
  /** Keep the artifacts of a job: POST /projects/{id}/jobs/{job_id}/artifacts/keep */
  keepJobArtifacts(request: KeepJobArtifactsInput): Promise<KeepJobArtifactsAnswer>;
  /** Download one file of the artifacts of a job: GET /projects/{id}/jobs/{job_id}/artifacts/{artifact_path} */
  downloadJobArtifactFile(request: DownloadJobArtifactFileInput): Promise<DownloadJobArtifactFileAnswer>;
}

export const jobArtifactsClient = (send: Send): JobArtifactsClient => ({
  fetchJobArtifacts: (request) => send(fetchJobArtifactsCall, request),
  uploadJobArtifacts: (request) => send(uploadJobArtifactsCall, request),
  authorizeJobArtifacts: (request) => send(authorizeJobArtifactsCall, request),
  deleteProjectArtifacts: (request) => send(deleteProjectArtifactsCall, request),
  downloadRefArtifacts: (request) => send(downloadRefArtifactsCall, request),
  downloadRefArtifactFile: (request) => send(downloadRefArtifactFileCall, request),
  downloadJobArtifacts: (request) => send(downloadJobArtifactsCall, request),
  deleteJobArtifacts: (request) => send(deleteJobArtifactsCall, request),
  keepJobArtifacts: (request) => send(keepJobArtifactsCall, request),
  downloadJobArtifactFile: (request) => send(downloadJobArtifactFileCall, request),
});
