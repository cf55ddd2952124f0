// Generated from spec/resources/job-artifacts.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { RawBody } from '../../generator/runtime/respond.ts';
import type { JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

export type ArtifactsJob = components['schemas']['ArtifactsJob'];
export type ArtifactsJobArchive = components['schemas']['ArtifactsJobArchive'];
export type ArtifactsJobFile = components['schemas']['ArtifactsJobFile'];
export type ArtifactsJobProject = components['schemas']['ArtifactsJobProject'];
export type ArtifactsJobRunner = components['schemas']['ArtifactsJobRunner'];

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
