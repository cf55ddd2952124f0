// Generated from spec/resources/jobs.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

export type Bridge = components['schemas']['Bridge'];
export type PlayJob = components['schemas']['PlayJob'];

/** Get the job of a job token: GET /job */
export interface GetRunningJobRequest {
}

export type GetRunningJobResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getRunningJob'], 200>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getRunningJob'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getRunningJob'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getRunningJob'], 404>; readonly headers?: never }
  ;

/** List the jobs of a project: GET /projects/{id}/jobs */
export interface ListProjectJobsRequest {
  readonly params: ParametersOf<operations['listProjectJobs'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listProjectJobs'], 'query'>, 'page' | 'per_page'>;
}

export type ListProjectJobsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listProjectJobs'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listProjectJobs'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listProjectJobs'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listProjectJobs'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listProjectJobs'], 404>; readonly headers?: never }
  ;

/** Get a job: GET /projects/{id}/jobs/{job_id} */
export interface GetJobRequest {
  readonly params: ParametersOf<operations['getJob'], 'path'>;
}

export type GetJobResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getJob'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getJob'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getJob'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getJob'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getJob'], 404>; readonly headers?: never }
  ;

/** Cancel a job: POST /projects/{id}/jobs/{job_id}/cancel */
export interface CancelJobRequest {
  readonly params: ParametersOf<operations['cancelJob'], 'path'>;
}

export type CancelJobResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['cancelJob'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['cancelJob'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['cancelJob'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['cancelJob'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['cancelJob'], 404>; readonly headers?: never }
  ;

/** Erase a job: POST /projects/{id}/jobs/{job_id}/erase */
export interface EraseJobRequest {
  readonly params: ParametersOf<operations['eraseJob'], 'path'>;
}

export type EraseJobResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['eraseJob'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['eraseJob'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['eraseJob'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['eraseJob'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['eraseJob'], 404>; readonly headers?: never }
  ;

/** Play a job: POST /projects/{id}/jobs/{job_id}/play */
export interface PlayJobRequest {
  readonly params: ParametersOf<operations['playJob'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['playJob'], 'application/json'>>;
}

export type PlayJobResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['playJob'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['playJob'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['playJob'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['playJob'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['playJob'], 404>; readonly headers?: never }
  ;

/** Retry a job: POST /projects/{id}/jobs/{job_id}/retry */
export interface RetryJobRequest {
  readonly params: ParametersOf<operations['retryJob'], 'path'>;
}

export type RetryJobResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['retryJob'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['retryJob'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['retryJob'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['retryJob'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['retryJob'], 404>; readonly headers?: never }
  ;

/** List the trigger jobs of a pipeline: GET /projects/{id}/pipelines/{pipeline_id}/bridges */
export interface ListPipelineBridgesRequest {
  readonly params: ParametersOf<operations['listPipelineBridges'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listPipelineBridges'], 'query'>, 'page' | 'per_page'>;
}

export type ListPipelineBridgesResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listPipelineBridges'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listPipelineBridges'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listPipelineBridges'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listPipelineBridges'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listPipelineBridges'], 404>; readonly headers?: never }
  ;

/** List the jobs of a pipeline: GET /projects/{id}/pipelines/{pipeline_id}/jobs */
export interface ListPipelineJobsRequest {
  readonly params: ParametersOf<operations['listPipelineJobs'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listPipelineJobs'], 'query'>, 'include_retried' | 'page' | 'per_page'>;
}

export type ListPipelineJobsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listPipelineJobs'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listPipelineJobs'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listPipelineJobs'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listPipelineJobs'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listPipelineJobs'], 404>; readonly headers?: never }
  ;
