// Generated from spec/domains/* /job-artifacts.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { RawBody } from '../../generator/runtime/respond.ts';
import type { BodyOf, EmptyResponse, JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type ArtifactsJob = components['schemas']['ArtifactsJob'];
export type ArtifactsJobArchive = components['schemas']['ArtifactsJobArchive'];
export type ArtifactsJobFile = components['schemas']['ArtifactsJobFile'];
export type ArtifactsJobProject = components['schemas']['ArtifactsJobProject'];
export type ArtifactsJobRunner = components['schemas']['ArtifactsJobRunner'];
export type ArtifactsType = components['schemas']['ArtifactsType'];
export type UploadJobArtifacts = components['schemas']['UploadJobArtifacts'];

/** Fetch the artifacts of a job for a later one: GET /jobs/{id}/artifacts */
export interface FetchJobArtifactsRequest {
  readonly params: ParametersOf<operations['fetchJobArtifacts'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['fetchJobArtifacts'], 'query'>>;
  readonly headers: ParametersOf<operations['fetchJobArtifacts'], 'header'>;
}

export type FetchJobArtifactsResponse =
  | { readonly status: 200; readonly body: RawBody; readonly headers: { readonly 'Content-Disposition': string | number } }
  | JsonResponse<operations['fetchJobArtifacts'], 400 | 401 | 404>
  | { readonly status: 403; readonly body: JsonOf<operations['fetchJobArtifacts'], 403>; readonly headers?: { readonly 'Job-Status'?: string | number } };

/** Upload a file that a job leaves behind: POST /jobs/{id}/artifacts */
export interface UploadJobArtifactsRequest {
  readonly params: ParametersOf<operations['uploadJobArtifacts'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['uploadJobArtifacts'], 'query'>, 'artifact_type' | 'artifact_format'>;
  readonly headers: ParametersOf<operations['uploadJobArtifacts'], 'header'>;
  readonly body: Defaulted<BodyOf<operations['uploadJobArtifacts'], 'multipart/form-data'>>;
}

export type UploadJobArtifactsResponse =
  | JsonResponse<operations['uploadJobArtifacts'], 201 | 400 | 401 | 413>
  | { readonly status: 403; readonly body: JsonOf<operations['uploadJobArtifacts'], 403>; readonly headers?: { readonly 'Job-Status'?: string | number } };

/** Ask whether a file may be uploaded: POST /jobs/{id}/artifacts/authorize */
export interface AuthorizeJobArtifactsRequest {
  readonly params: ParametersOf<operations['authorizeJobArtifacts'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['authorizeJobArtifacts'], 'query'>, 'artifact_type'>;
  readonly headers: ParametersOf<operations['authorizeJobArtifacts'], 'header'>;
}

export type AuthorizeJobArtifactsResponse =
  | JsonResponse<operations['authorizeJobArtifacts'], 200 | 400 | 401 | 413>
  | { readonly status: 403; readonly body: JsonOf<operations['authorizeJobArtifacts'], 403>; readonly headers?: { readonly 'Job-Status'?: string | number } };

/** Delete the artifacts of a project: DELETE /projects/{id}/artifacts */
export interface DeleteProjectArtifactsRequest {
  readonly params: ParametersOf<operations['deleteProjectArtifacts'], 'path'>;
}

export type DeleteProjectArtifactsResponse = JsonResponse<operations['deleteProjectArtifacts'], 202 | 400 | 401 | 403 | 404>;

/** Download the newest artifacts of a branch or tag: GET /projects/{id}/jobs/artifacts/{ref_name}/download */
export interface DownloadRefArtifactsRequest {
  readonly params: ParametersOf<operations['downloadRefArtifacts'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['downloadRefArtifacts'], 'query'>>;
}

export type DownloadRefArtifactsResponse =
  | { readonly status: 200; readonly body: RawBody; readonly headers: { readonly 'Content-Disposition': string | number } }
  | JsonResponse<operations['downloadRefArtifacts'], 400 | 401 | 403 | 404>;

/** Download one file of the newest artifacts of a branch or tag: GET /projects/{id}/jobs/artifacts/{ref_name}/raw/{artifact_path} */
export interface DownloadRefArtifactFileRequest {
  readonly params: ParametersOf<operations['downloadRefArtifactFile'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['downloadRefArtifactFile'], 'query'>>;
}

export type DownloadRefArtifactFileResponse =
  | { readonly status: 200; readonly body: RawBody; readonly headers: { readonly 'Content-Disposition': string | number; readonly 'Content-Type'?: string | number } }
  | JsonResponse<operations['downloadRefArtifactFile'], 400 | 401 | 403 | 404>;

/** Download the artifacts of a job: GET /projects/{id}/jobs/{job_id}/artifacts */
export interface DownloadJobArtifactsRequest {
  readonly params: ParametersOf<operations['downloadJobArtifacts'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['downloadJobArtifacts'], 'query'>>;
}

export type DownloadJobArtifactsResponse =
  | { readonly status: 200; readonly body: RawBody; readonly headers: { readonly 'Content-Disposition': string | number } }
  | JsonResponse<operations['downloadJobArtifacts'], 400 | 401 | 403 | 404>;

/** Delete the artifacts of a job: DELETE /projects/{id}/jobs/{job_id}/artifacts */
export interface DeleteJobArtifactsRequest {
  readonly params: ParametersOf<operations['deleteJobArtifacts'], 'path'>;
}

export type DeleteJobArtifactsResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['deleteJobArtifacts'], 400 | 401 | 403 | 404>;

/** Keep the artifacts of a job: POST /projects/{id}/jobs/{job_id}/artifacts/keep */
export interface KeepJobArtifactsRequest {
  readonly params: ParametersOf<operations['keepJobArtifacts'], 'path'>;
}

export type KeepJobArtifactsResponse = JsonResponse<operations['keepJobArtifacts'], 200 | 400 | 401 | 403 | 404>;

/** Download one file of the artifacts of a job: GET /projects/{id}/jobs/{job_id}/artifacts/{artifact_path} */
export interface DownloadJobArtifactFileRequest {
  readonly params: ParametersOf<operations['downloadJobArtifactFile'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['downloadJobArtifactFile'], 'query'>>;
}

export type DownloadJobArtifactFileResponse =
  | { readonly status: 200; readonly body: RawBody; readonly headers: { readonly 'Content-Disposition': string | number; readonly 'Content-Type'?: string | number } }
  | JsonResponse<operations['downloadJobArtifactFile'], 400 | 401 | 403 | 404>;
