// Generated from spec/resources/job-artifacts.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { RawBody } from '../../generator/runtime/respond.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

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
  | { readonly status: 400; readonly body: JsonOf<operations['fetchJobArtifacts'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['fetchJobArtifacts'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['fetchJobArtifacts'], 403>; readonly headers?: { readonly 'Job-Status'?: string | number } }
  | { readonly status: 404; readonly body: JsonOf<operations['fetchJobArtifacts'], 404>; readonly headers?: never }
  ;

/** Upload a file that a job leaves behind: POST /jobs/{id}/artifacts */
export interface UploadJobArtifactsRequest {
  readonly params: ParametersOf<operations['uploadJobArtifacts'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['uploadJobArtifacts'], 'query'>, 'artifact_type' | 'artifact_format'>;
  readonly headers: ParametersOf<operations['uploadJobArtifacts'], 'header'>;
  readonly body: Defaulted<BodyOf<operations['uploadJobArtifacts'], 'multipart/form-data'>>;
}

export type UploadJobArtifactsResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['uploadJobArtifacts'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['uploadJobArtifacts'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['uploadJobArtifacts'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['uploadJobArtifacts'], 403>; readonly headers?: { readonly 'Job-Status'?: string | number } }
  | { readonly status: 413; readonly body: JsonOf<operations['uploadJobArtifacts'], 413>; readonly headers?: never }
  ;

/** Ask whether a file may be uploaded: POST /jobs/{id}/artifacts/authorize */
export interface AuthorizeJobArtifactsRequest {
  readonly params: ParametersOf<operations['authorizeJobArtifacts'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['authorizeJobArtifacts'], 'query'>, 'artifact_type'>;
  readonly headers: ParametersOf<operations['authorizeJobArtifacts'], 'header'>;
}

export type AuthorizeJobArtifactsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['authorizeJobArtifacts'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['authorizeJobArtifacts'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['authorizeJobArtifacts'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['authorizeJobArtifacts'], 403>; readonly headers?: { readonly 'Job-Status'?: string | number } }
  | { readonly status: 413; readonly body: JsonOf<operations['authorizeJobArtifacts'], 413>; readonly headers?: never }
  ;

/** Delete the artifacts of a project: DELETE /projects/{id}/artifacts */
export interface DeleteProjectArtifactsRequest {
  readonly params: ParametersOf<operations['deleteProjectArtifacts'], 'path'>;
}

export type DeleteProjectArtifactsResponse =
  | { readonly status: 202; readonly body: JsonOf<operations['deleteProjectArtifacts'], 202>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['deleteProjectArtifacts'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deleteProjectArtifacts'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deleteProjectArtifacts'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deleteProjectArtifacts'], 404>; readonly headers?: never }
  ;

/** Download the newest artifacts of a branch or tag: GET /projects/{id}/jobs/artifacts/{ref_name}/download */
export interface DownloadRefArtifactsRequest {
  readonly params: ParametersOf<operations['downloadRefArtifacts'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['downloadRefArtifacts'], 'query'>>;
}

export type DownloadRefArtifactsResponse =
  | { readonly status: 200; readonly body: RawBody; readonly headers: { readonly 'Content-Disposition': string | number } }
  | { readonly status: 400; readonly body: JsonOf<operations['downloadRefArtifacts'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['downloadRefArtifacts'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['downloadRefArtifacts'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['downloadRefArtifacts'], 404>; readonly headers?: never }
  ;

/** Download one file of the newest artifacts of a branch or tag: GET /projects/{id}/jobs/artifacts/{ref_name}/raw/{artifact_path} */
export interface DownloadRefArtifactFileRequest {
  readonly params: ParametersOf<operations['downloadRefArtifactFile'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['downloadRefArtifactFile'], 'query'>>;
}

export type DownloadRefArtifactFileResponse =
  | { readonly status: 200; readonly body: RawBody; readonly headers: { readonly 'Content-Disposition': string | number } }
  | { readonly status: 400; readonly body: JsonOf<operations['downloadRefArtifactFile'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['downloadRefArtifactFile'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['downloadRefArtifactFile'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['downloadRefArtifactFile'], 404>; readonly headers?: never }
  ;

/** Download the artifacts of a job: GET /projects/{id}/jobs/{job_id}/artifacts */
export interface DownloadJobArtifactsRequest {
  readonly params: ParametersOf<operations['downloadJobArtifacts'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['downloadJobArtifacts'], 'query'>>;
}

export type DownloadJobArtifactsResponse =
  | { readonly status: 200; readonly body: RawBody; readonly headers: { readonly 'Content-Disposition': string | number } }
  | { readonly status: 400; readonly body: JsonOf<operations['downloadJobArtifacts'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['downloadJobArtifacts'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['downloadJobArtifacts'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['downloadJobArtifacts'], 404>; readonly headers?: never }
  ;

/** Delete the artifacts of a job: DELETE /projects/{id}/jobs/{job_id}/artifacts */
export interface DeleteJobArtifactsRequest {
  readonly params: ParametersOf<operations['deleteJobArtifacts'], 'path'>;
}

export type DeleteJobArtifactsResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['deleteJobArtifacts'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deleteJobArtifacts'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deleteJobArtifacts'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deleteJobArtifacts'], 404>; readonly headers?: never }
  ;

/** Keep the artifacts of a job: POST /projects/{id}/jobs/{job_id}/artifacts/keep */
export interface KeepJobArtifactsRequest {
  readonly params: ParametersOf<operations['keepJobArtifacts'], 'path'>;
}

export type KeepJobArtifactsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['keepJobArtifacts'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['keepJobArtifacts'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['keepJobArtifacts'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['keepJobArtifacts'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['keepJobArtifacts'], 404>; readonly headers?: never }
  ;

/** Download one file of the artifacts of a job: GET /projects/{id}/jobs/{job_id}/artifacts/{artifact_path} */
export interface DownloadJobArtifactFileRequest {
  readonly params: ParametersOf<operations['downloadJobArtifactFile'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['downloadJobArtifactFile'], 'query'>>;
}

export type DownloadJobArtifactFileResponse =
  | { readonly status: 200; readonly body: RawBody; readonly headers: { readonly 'Content-Disposition': string | number } }
  | { readonly status: 400; readonly body: JsonOf<operations['downloadJobArtifactFile'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['downloadJobArtifactFile'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['downloadJobArtifactFile'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['downloadJobArtifactFile'], 404>; readonly headers?: never }
  ;
