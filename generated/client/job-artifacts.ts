// Generated from spec/domains/* /job-artifacts.yaml; do not edit. Run `npm run generate`.
import type { ClientCall, ContentAnswer, EmptyAnswer, JsonAnswer, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface FetchJobArtifactsInput {
  readonly params: ParametersOf<operations['fetchJobArtifacts'], 'path'>;
  readonly query?: ParametersOf<operations['fetchJobArtifacts'], 'query'>;
  readonly headers?: ParametersOf<operations['fetchJobArtifacts'], 'header'>;
  readonly signal?: AbortSignal;
}

export type FetchJobArtifactsAnswer = ContentAnswer<200> | JsonAnswer<operations['fetchJobArtifacts'], 400 | 401 | 403 | 404>;

const fetchJobArtifactsCall: ClientCall = {
  id: 'fetchJobArtifacts',
  method: 'GET',
  path: "/api/v4/jobs/{id}/artifacts",
  answers: { content: [200], json: [400, 401, 403, 404] },
};

export interface UploadJobArtifactsInput {
  readonly params: ParametersOf<operations['uploadJobArtifacts'], 'path'>;
  readonly query?: ParametersOf<operations['uploadJobArtifacts'], 'query'>;
  readonly headers?: ParametersOf<operations['uploadJobArtifacts'], 'header'>;
  readonly body: Sendable<BodyOf<operations['uploadJobArtifacts'], 'multipart/form-data'>>;
  readonly signal?: AbortSignal;
}

export type UploadJobArtifactsAnswer = JsonAnswer<operations['uploadJobArtifacts'], 201 | 400 | 401 | 403 | 413>;

const uploadJobArtifactsCall: ClientCall = {
  id: 'uploadJobArtifacts',
  method: 'POST',
  path: "/api/v4/jobs/{id}/artifacts",
  body: "multipart/form-data",
  answers: { json: [201, 400, 401, 403, 413] },
};

export interface AuthorizeJobArtifactsInput {
  readonly params: ParametersOf<operations['authorizeJobArtifacts'], 'path'>;
  readonly query?: ParametersOf<operations['authorizeJobArtifacts'], 'query'>;
  readonly headers?: ParametersOf<operations['authorizeJobArtifacts'], 'header'>;
  readonly signal?: AbortSignal;
}

export type AuthorizeJobArtifactsAnswer = JsonAnswer<operations['authorizeJobArtifacts'], 200 | 400 | 401 | 403 | 413>;

const authorizeJobArtifactsCall: ClientCall = {
  id: 'authorizeJobArtifacts',
  method: 'POST',
  path: "/api/v4/jobs/{id}/artifacts/authorize",
  answers: { json: [200, 400, 401, 403, 413] },
};

export interface DeleteProjectArtifactsInput {
  readonly params: ParametersOf<operations['deleteProjectArtifacts'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DeleteProjectArtifactsAnswer = JsonAnswer<operations['deleteProjectArtifacts'], 202 | 400 | 401 | 403 | 404>;

const deleteProjectArtifactsCall: ClientCall = {
  id: 'deleteProjectArtifacts',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/artifacts",
  answers: { json: [202, 400, 401, 403, 404] },
};

export interface DownloadRefArtifactsInput {
  readonly params: ParametersOf<operations['downloadRefArtifacts'], 'path'>;
  readonly query: ParametersOf<operations['downloadRefArtifacts'], 'query'>;
  readonly signal?: AbortSignal;
}

export type DownloadRefArtifactsAnswer = ContentAnswer<200> | JsonAnswer<operations['downloadRefArtifacts'], 400 | 401 | 403 | 404>;

const downloadRefArtifactsCall: ClientCall = {
  id: 'downloadRefArtifacts',
  method: 'GET',
  path: "/api/v4/projects/{id}/jobs/artifacts/{ref_name}/download",
  answers: { content: [200], json: [400, 401, 403, 404] },
};

export interface DownloadRefArtifactFileInput {
  readonly params: ParametersOf<operations['downloadRefArtifactFile'], 'path'>;
  readonly query: ParametersOf<operations['downloadRefArtifactFile'], 'query'>;
  readonly signal?: AbortSignal;
}

export type DownloadRefArtifactFileAnswer = ContentAnswer<200> | JsonAnswer<operations['downloadRefArtifactFile'], 400 | 401 | 403 | 404>;

const downloadRefArtifactFileCall: ClientCall = {
  id: 'downloadRefArtifactFile',
  method: 'GET',
  path: "/api/v4/projects/{id}/jobs/artifacts/{ref_name}/raw/{artifact_path}",
  answers: { content: [200], json: [400, 401, 403, 404] },
};

export interface DownloadJobArtifactsInput {
  readonly params: ParametersOf<operations['downloadJobArtifacts'], 'path'>;
  readonly query?: ParametersOf<operations['downloadJobArtifacts'], 'query'>;
  readonly signal?: AbortSignal;
}

export type DownloadJobArtifactsAnswer = ContentAnswer<200> | JsonAnswer<operations['downloadJobArtifacts'], 400 | 401 | 403 | 404>;

const downloadJobArtifactsCall: ClientCall = {
  id: 'downloadJobArtifacts',
  method: 'GET',
  path: "/api/v4/projects/{id}/jobs/{job_id}/artifacts",
  answers: { content: [200], json: [400, 401, 403, 404] },
};

export interface DeleteJobArtifactsInput {
  readonly params: ParametersOf<operations['deleteJobArtifacts'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DeleteJobArtifactsAnswer = EmptyAnswer<204> | JsonAnswer<operations['deleteJobArtifacts'], 400 | 401 | 403 | 404>;

const deleteJobArtifactsCall: ClientCall = {
  id: 'deleteJobArtifacts',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/jobs/{job_id}/artifacts",
  answers: { none: [204], json: [400, 401, 403, 404] },
};

export interface KeepJobArtifactsInput {
  readonly params: ParametersOf<operations['keepJobArtifacts'], 'path'>;
  readonly signal?: AbortSignal;
}

export type KeepJobArtifactsAnswer = JsonAnswer<operations['keepJobArtifacts'], 200 | 400 | 401 | 403 | 404>;

const keepJobArtifactsCall: ClientCall = {
  id: 'keepJobArtifacts',
  method: 'POST',
  path: "/api/v4/projects/{id}/jobs/{job_id}/artifacts/keep",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DownloadJobArtifactFileInput {
  readonly params: ParametersOf<operations['downloadJobArtifactFile'], 'path'>;
  readonly query?: ParametersOf<operations['downloadJobArtifactFile'], 'query'>;
  readonly signal?: AbortSignal;
}

export type DownloadJobArtifactFileAnswer = ContentAnswer<200> | JsonAnswer<operations['downloadJobArtifactFile'], 400 | 401 | 403 | 404>;

const downloadJobArtifactFileCall: ClientCall = {
  id: 'downloadJobArtifactFile',
  method: 'GET',
  path: "/api/v4/projects/{id}/jobs/{job_id}/artifacts/{artifact_path}",
  answers: { content: [200], json: [400, 401, 403, 404] },
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
