// Generated from spec/resources/pipelines.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

export type CreatePipeline = components['schemas']['CreatePipeline'];
export type NewPipelineVariable = components['schemas']['NewPipelineVariable'];
export type PipelineSource = components['schemas']['PipelineSource'];
export type PipelineVariable = components['schemas']['PipelineVariable'];
export type TestCase = components['schemas']['TestCase'];
export type TestReport = components['schemas']['TestReport'];
export type TestReportSummary = components['schemas']['TestReportSummary'];
export type TestSuite = components['schemas']['TestSuite'];
export type TestSuiteSummary = components['schemas']['TestSuiteSummary'];

/** List the pipelines of a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/pipelines */
export interface ListMergeRequestPipelinesRequest {
  readonly params: ParametersOf<operations['listMergeRequestPipelines'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listMergeRequestPipelines'], 'query'>, 'page' | 'per_page'>;
}

export type ListMergeRequestPipelinesResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listMergeRequestPipelines'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listMergeRequestPipelines'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listMergeRequestPipelines'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listMergeRequestPipelines'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listMergeRequestPipelines'], 404>; readonly headers?: never }
  ;

/** Run a pipeline for a merge request: POST /projects/{id}/merge_requests/{merge_request_iid}/pipelines */
export interface CreateMergeRequestPipelineRequest {
  readonly params: ParametersOf<operations['createMergeRequestPipeline'], 'path'>;
}

export type CreateMergeRequestPipelineResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createMergeRequestPipeline'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createMergeRequestPipeline'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createMergeRequestPipeline'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createMergeRequestPipeline'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['createMergeRequestPipeline'], 404>; readonly headers?: never }
  ;

/** Run a pipeline: POST /projects/{id}/pipeline */
export interface CreatePipelineRequest {
  readonly params: ParametersOf<operations['createPipeline'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createPipeline'], 'application/json'>>;
}

export type CreatePipelineResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createPipeline'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createPipeline'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createPipeline'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createPipeline'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['createPipeline'], 404>; readonly headers?: never }
  ;

/** List the pipelines of a project: GET /projects/{id}/pipelines */
export interface ListProjectPipelinesRequest {
  readonly params: ParametersOf<operations['listProjectPipelines'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listProjectPipelines'], 'query'>, 'order_by' | 'sort' | 'page' | 'per_page'>;
}

export type ListProjectPipelinesResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listProjectPipelines'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listProjectPipelines'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listProjectPipelines'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listProjectPipelines'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listProjectPipelines'], 404>; readonly headers?: never }
  ;

/** Get the latest pipeline of a ref: GET /projects/{id}/pipelines/latest */
export interface GetLatestPipelineRequest {
  readonly params: ParametersOf<operations['getLatestPipeline'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['getLatestPipeline'], 'query'>>;
}

export type GetLatestPipelineResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getLatestPipeline'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getLatestPipeline'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getLatestPipeline'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getLatestPipeline'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getLatestPipeline'], 404>; readonly headers?: never }
  ;

/** Get a pipeline: GET /projects/{id}/pipelines/{pipeline_id} */
export interface GetPipelineRequest {
  readonly params: ParametersOf<operations['getPipeline'], 'path'>;
}

export type GetPipelineResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getPipeline'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getPipeline'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getPipeline'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getPipeline'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getPipeline'], 404>; readonly headers?: never }
  ;

/** Delete a pipeline: DELETE /projects/{id}/pipelines/{pipeline_id} */
export interface DeletePipelineRequest {
  readonly params: ParametersOf<operations['deletePipeline'], 'path'>;
  readonly headers: ParametersOf<operations['deletePipeline'], 'header'>;
}

export type DeletePipelineResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['deletePipeline'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deletePipeline'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deletePipeline'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deletePipeline'], 404>; readonly headers?: never }
  | { readonly status: 412; readonly body: JsonOf<operations['deletePipeline'], 412>; readonly headers?: never }
  ;

/** Cancel a pipeline: POST /projects/{id}/pipelines/{pipeline_id}/cancel */
export interface CancelPipelineRequest {
  readonly params: ParametersOf<operations['cancelPipeline'], 'path'>;
}

export type CancelPipelineResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['cancelPipeline'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['cancelPipeline'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['cancelPipeline'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['cancelPipeline'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['cancelPipeline'], 404>; readonly headers?: never }
  ;

/** Retry a pipeline: POST /projects/{id}/pipelines/{pipeline_id}/retry */
export interface RetryPipelineRequest {
  readonly params: ParametersOf<operations['retryPipeline'], 'path'>;
}

export type RetryPipelineResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['retryPipeline'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['retryPipeline'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['retryPipeline'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['retryPipeline'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['retryPipeline'], 404>; readonly headers?: never }
  ;

/** Get the test report of a pipeline: GET /projects/{id}/pipelines/{pipeline_id}/test_report */
export interface GetPipelineTestReportRequest {
  readonly params: ParametersOf<operations['getPipelineTestReport'], 'path'>;
}

export type GetPipelineTestReportResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getPipelineTestReport'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getPipelineTestReport'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getPipelineTestReport'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getPipelineTestReport'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getPipelineTestReport'], 404>; readonly headers?: never }
  | { readonly status: 429; readonly body: JsonOf<operations['getPipelineTestReport'], 429>; readonly headers?: never }
  ;

/** Get the counts of the test report of a pipeline: GET /projects/{id}/pipelines/{pipeline_id}/test_report_summary */
export interface GetPipelineTestReportSummaryRequest {
  readonly params: ParametersOf<operations['getPipelineTestReportSummary'], 'path'>;
}

export type GetPipelineTestReportSummaryResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getPipelineTestReportSummary'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getPipelineTestReportSummary'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getPipelineTestReportSummary'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getPipelineTestReportSummary'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getPipelineTestReportSummary'], 404>; readonly headers?: never }
  ;

/** List the variables of a pipeline: GET /projects/{id}/pipelines/{pipeline_id}/variables */
export interface ListPipelineVariablesRequest {
  readonly params: ParametersOf<operations['listPipelineVariables'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listPipelineVariables'], 'query'>, 'page' | 'per_page'>;
}

export type ListPipelineVariablesResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listPipelineVariables'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listPipelineVariables'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listPipelineVariables'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listPipelineVariables'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listPipelineVariables'], 404>; readonly headers?: never }
  ;
