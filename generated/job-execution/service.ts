// Generated from spec/domains/* /job-execution.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { RequestJobRequest, RequestJobResponse, UpdateRunningJobRequest, UpdateRunningJobResponse, AppendToTraceRequest, AppendToTraceResponse, GetJobTraceRequest, GetJobTraceResponse } from './types.ts';

/** One function per operation of job-execution; `C` is the request context of the server. */
export interface JobExecutionService<C extends SubjectTypes> {
  /** Ask for a job. POST /jobs/request (spec/domains/ci/job-execution.yaml#requestJob) */
  requestJob(
    request: RequestJobRequest,
    context: C,
  ): Promise<RequestJobResponse>;
  /** Say how a job goes. PUT /jobs/{id} (spec/domains/ci/job-execution.yaml#updateRunningJob) */
  updateRunningJob(
    request: UpdateRunningJobRequest,
    context: C,
  ): Promise<UpdateRunningJobResponse>;
  /** Write more of the log of a job. PATCH /jobs/{id}/trace (spec/domains/ci/job-execution.yaml#appendToTrace) */
  appendToTrace(
    request: AppendToTraceRequest,
    context: C,
  ): Promise<AppendToTraceResponse>;
  /** Get the log of a job. GET /projects/{id}/jobs/{job_id}/trace (spec/domains/ci/job-execution.yaml#getJobTrace) */
  getJobTrace(
    request: GetJobTraceRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetJobTraceResponse>;
}
