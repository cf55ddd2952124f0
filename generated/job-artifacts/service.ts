// Generated from spec/domains/* /job-artifacts.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { FetchJobArtifactsRequest, FetchJobArtifactsResponse, UploadJobArtifactsRequest, UploadJobArtifactsResponse, AuthorizeJobArtifactsRequest, AuthorizeJobArtifactsResponse, DeleteProjectArtifactsRequest, DeleteProjectArtifactsResponse, DownloadRefArtifactsRequest, DownloadRefArtifactsResponse, DownloadRefArtifactFileRequest, DownloadRefArtifactFileResponse, DownloadJobArtifactsRequest, DownloadJobArtifactsResponse, DeleteJobArtifactsRequest, DeleteJobArtifactsResponse, KeepJobArtifactsRequest, KeepJobArtifactsResponse, DownloadJobArtifactFileRequest, DownloadJobArtifactFileResponse } from './types.ts';

/** One function per operation of job-artifacts; `C` is the request context of the server. */
export interface JobArtifactsService<C extends SubjectTypes> {
  /** Fetch the artifacts of a job for a later one. GET /jobs/{id}/artifacts (spec/domains/ci/job-artifacts.yaml#fetchJobArtifacts) */
  fetchJobArtifacts(
    request: FetchJobArtifactsRequest,
    context: C,
  ): Promise<FetchJobArtifactsResponse>;
  /** Upload a file that a job leaves behind. POST /jobs/{id}/artifacts (spec/domains/ci/job-artifacts.yaml#uploadJobArtifacts) */
  uploadJobArtifacts(
    request: UploadJobArtifactsRequest,
    context: C,
  ): Promise<UploadJobArtifactsResponse>;
  /** Ask whether a file may be uploaded. POST /jobs/{id}/artifacts/authorize (spec/domains/ci/job-artifacts.yaml#authorizeJobArtifacts) */
  authorizeJobArtifacts(
    request: AuthorizeJobArtifactsRequest,
    context: C,
  ): Promise<AuthorizeJobArtifactsResponse>;
  /** Delete the artifacts of a project. DELETE /projects/{id}/artifacts (spec/domains/ci/job-artifacts.yaml#deleteProjectArtifacts) */
  deleteProjectArtifacts(
    request: DeleteProjectArtifactsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DeleteProjectArtifactsResponse>;
  /** Download the newest artifacts of a branch or tag. GET /projects/{id}/jobs/artifacts/{ref_name}/download (spec/domains/ci/job-artifacts.yaml#downloadRefArtifacts) */
  downloadRefArtifacts(
    request: DownloadRefArtifactsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DownloadRefArtifactsResponse>;
  /** Download one file of the newest artifacts of a branch or tag. GET /projects/{id}/jobs/artifacts/{ref_name}/raw/{artifact_path} (spec/domains/ci/job-artifacts.yaml#downloadRefArtifactFile) */
  downloadRefArtifactFile(
    request: DownloadRefArtifactFileRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DownloadRefArtifactFileResponse>;
  /** Download the artifacts of a job. GET /projects/{id}/jobs/{job_id}/artifacts (spec/domains/ci/job-artifacts.yaml#downloadJobArtifacts) */
  downloadJobArtifacts(
    request: DownloadJobArtifactsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DownloadJobArtifactsResponse>;
  /** Delete the artifacts of a job. DELETE /projects/{id}/jobs/{job_id}/artifacts (spec/domains/ci/job-artifacts.yaml#deleteJobArtifacts) */
  deleteJobArtifacts(
    request: DeleteJobArtifactsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DeleteJobArtifactsResponse>;
  /** Keep the artifacts of a job. POST /projects/{id}/jobs/{job_id}/artifacts/keep (spec/domains/ci/job-artifacts.yaml#keepJobArtifacts) */
  keepJobArtifacts(
    request: KeepJobArtifactsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<KeepJobArtifactsResponse>;
  /** Download one file of the artifacts of a job. GET /projects/{id}/jobs/{job_id}/artifacts/{artifact_path} (spec/domains/ci/job-artifacts.yaml#downloadJobArtifactFile) */
  downloadJobArtifactFile(
    request: DownloadJobArtifactFileRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DownloadJobArtifactFileResponse>;
}
