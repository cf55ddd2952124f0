// Generated from spec/domains/* /jobs.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { GetRunningJobRequest, GetRunningJobResponse, ListProjectJobsRequest, ListProjectJobsResponse, GetJobRequest, GetJobResponse, CancelJobRequest, CancelJobResponse, EraseJobRequest, EraseJobResponse, PlayJobRequest, PlayJobResponse, RetryJobRequest, RetryJobResponse, ListPipelineBridgesRequest, ListPipelineBridgesResponse, ListPipelineJobsRequest, ListPipelineJobsResponse } from './types.ts';

/** One function per operation of jobs; `C` is the request context of the server. */
export interface JobsService<C extends SubjectTypes> {
  /** Get the job of a job token. GET /job (spec/domains/ci/jobs.yaml#getRunningJob) */
  getRunningJob(
    request: GetRunningJobRequest,
    context: C,
  ): Promise<GetRunningJobResponse>;
  /** List the jobs of a project. GET /projects/{id}/jobs (spec/domains/ci/jobs.yaml#listProjectJobs) */
  listProjectJobs(
    request: ListProjectJobsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListProjectJobsResponse>;
  /** Get a job. GET /projects/{id}/jobs/{job_id} (spec/domains/ci/jobs.yaml#getJob) */
  getJob(
    request: GetJobRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetJobResponse>;
  /** Cancel a job. POST /projects/{id}/jobs/{job_id}/cancel (spec/domains/ci/jobs.yaml#cancelJob) */
  cancelJob(
    request: CancelJobRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<CancelJobResponse>;
  /** Erase a job. POST /projects/{id}/jobs/{job_id}/erase (spec/domains/ci/jobs.yaml#eraseJob) */
  eraseJob(
    request: EraseJobRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<EraseJobResponse>;
  /** Play a job. POST /projects/{id}/jobs/{job_id}/play (spec/domains/ci/jobs.yaml#playJob) */
  playJob(
    request: PlayJobRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<PlayJobResponse>;
  /** Retry a job. POST /projects/{id}/jobs/{job_id}/retry (spec/domains/ci/jobs.yaml#retryJob) */
  retryJob(
    request: RetryJobRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<RetryJobResponse>;
  /** List the trigger jobs of a pipeline. GET /projects/{id}/pipelines/{pipeline_id}/bridges (spec/domains/ci/jobs.yaml#listPipelineBridges) */
  listPipelineBridges(
    request: ListPipelineBridgesRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListPipelineBridgesResponse>;
  /** List the jobs of a pipeline. GET /projects/{id}/pipelines/{pipeline_id}/jobs (spec/domains/ci/jobs.yaml#listPipelineJobs) */
  listPipelineJobs(
    request: ListPipelineJobsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListPipelineJobsResponse>;
}
