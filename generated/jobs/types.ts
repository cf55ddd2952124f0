// Generated from spec/domains/* /jobs.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type Bridge = components['schemas']['Bridge'];
export type HookJobCommit = components['schemas']['HookJobCommit'];
export type HookJobEnvironment = components['schemas']['HookJobEnvironment'];
export type JobHookPayload = components['schemas']['JobHookPayload'];
export type PlayJob = components['schemas']['PlayJob'];
export type RetryJob = components['schemas']['RetryJob'];

/** Get the job of a job token: GET /job */
export interface GetRunningJobRequest {
}

export type GetRunningJobResponse = JsonResponse<operations['getRunningJob'], 200 | 401 | 403 | 404>;

/** List the jobs of a project: GET /projects/{id}/jobs */
export interface ListProjectJobsRequest {
  readonly params: ParametersOf<operations['listProjectJobs'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listProjectJobs'], 'query'>, 'page' | 'per_page'>;
}

export type ListProjectJobsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listProjectJobs'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listProjectJobs'], 400 | 401 | 403 | 404>;

/** Get a job: GET /projects/{id}/jobs/{job_id} */
export interface GetJobRequest {
  readonly params: ParametersOf<operations['getJob'], 'path'>;
}

export type GetJobResponse = JsonResponse<operations['getJob'], 200 | 400 | 401 | 403 | 404>;

/** Cancel a job: POST /projects/{id}/jobs/{job_id}/cancel */
export interface CancelJobRequest {
  readonly params: ParametersOf<operations['cancelJob'], 'path'>;
}

export type CancelJobResponse = JsonResponse<operations['cancelJob'], 201 | 400 | 401 | 403 | 404>;

/** Erase a job: POST /projects/{id}/jobs/{job_id}/erase */
export interface EraseJobRequest {
  readonly params: ParametersOf<operations['eraseJob'], 'path'>;
}

export type EraseJobResponse = JsonResponse<operations['eraseJob'], 201 | 400 | 401 | 403 | 404>;

/** Play a job: POST /projects/{id}/jobs/{job_id}/play */
export interface PlayJobRequest {
  readonly params: ParametersOf<operations['playJob'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['playJob'], 'application/json'>>;
}

export type PlayJobResponse = JsonResponse<operations['playJob'], 200 | 400 | 401 | 403 | 404>;

/** Retry a job: POST /projects/{id}/jobs/{job_id}/retry */
export interface RetryJobRequest {
  readonly params: ParametersOf<operations['retryJob'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['retryJob'], 'application/json'>>;
}

export type RetryJobResponse = JsonResponse<operations['retryJob'], 201 | 400 | 401 | 403 | 404>;

/** List the trigger jobs of a pipeline: GET /projects/{id}/pipelines/{pipeline_id}/bridges */
export interface ListPipelineBridgesRequest {
  readonly params: ParametersOf<operations['listPipelineBridges'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listPipelineBridges'], 'query'>, 'page' | 'per_page'>;
}

export type ListPipelineBridgesResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listPipelineBridges'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listPipelineBridges'], 400 | 401 | 403 | 404>;

/** List the jobs of a pipeline: GET /projects/{id}/pipelines/{pipeline_id}/jobs */
export interface ListPipelineJobsRequest {
  readonly params: ParametersOf<operations['listPipelineJobs'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listPipelineJobs'], 'query'>, 'include_retried' | 'page' | 'per_page'>;
}

export type ListPipelineJobsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listPipelineJobs'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listPipelineJobs'], 400 | 401 | 403 | 404>;
