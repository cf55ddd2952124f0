// Generated from spec/domains/* /pipelines.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, EmptyResponse, JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type CreatePipeline = components['schemas']['CreatePipeline'];
export type HookArtifactsFile = components['schemas']['HookArtifactsFile'];
export type HookBuild = components['schemas']['HookBuild'];
export type HookBuildEnvironment = components['schemas']['HookBuildEnvironment'];
export type HookPipeline = components['schemas']['HookPipeline'];
export type HookPipelineMergeRequest = components['schemas']['HookPipelineMergeRequest'];
export type HookVariable = components['schemas']['HookVariable'];
export type NewPipelineVariable = components['schemas']['NewPipelineVariable'];
export type PipelineHookPayload = components['schemas']['PipelineHookPayload'];
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
  | JsonResponse<operations['listMergeRequestPipelines'], 400 | 401 | 403 | 404>;

/** Run a pipeline for a merge request: POST /projects/{id}/merge_requests/{merge_request_iid}/pipelines */
export interface CreateMergeRequestPipelineRequest {
  readonly params: ParametersOf<operations['createMergeRequestPipeline'], 'path'>;
}

export type CreateMergeRequestPipelineResponse = JsonResponse<operations['createMergeRequestPipeline'], 200 | 400 | 401 | 403 | 404>;

/** Run a pipeline: POST /projects/{id}/pipeline */
export interface CreatePipelineRequest {
  readonly params: ParametersOf<operations['createPipeline'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createPipeline'], 'application/json'>>;
}

export type CreatePipelineResponse = JsonResponse<operations['createPipeline'], 201 | 400 | 401 | 403 | 404>;

/** List the pipelines of a project: GET /projects/{id}/pipelines */
export interface ListProjectPipelinesRequest {
  readonly params: ParametersOf<operations['listProjectPipelines'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listProjectPipelines'], 'query'>, 'order_by' | 'sort' | 'page' | 'per_page'>;
}

export type ListProjectPipelinesResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listProjectPipelines'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listProjectPipelines'], 400 | 401 | 403 | 404>;

/** Get the latest pipeline of a ref: GET /projects/{id}/pipelines/latest */
export interface GetLatestPipelineRequest {
  readonly params: ParametersOf<operations['getLatestPipeline'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['getLatestPipeline'], 'query'>>;
}

export type GetLatestPipelineResponse = JsonResponse<operations['getLatestPipeline'], 200 | 400 | 401 | 403 | 404>;

/** Get a pipeline: GET /projects/{id}/pipelines/{pipeline_id} */
export interface GetPipelineRequest {
  readonly params: ParametersOf<operations['getPipeline'], 'path'>;
}

export type GetPipelineResponse = JsonResponse<operations['getPipeline'], 200 | 400 | 401 | 403 | 404>;

/** Delete a pipeline: DELETE /projects/{id}/pipelines/{pipeline_id} */
export interface DeletePipelineRequest {
  readonly params: ParametersOf<operations['deletePipeline'], 'path'>;
  readonly headers: ParametersOf<operations['deletePipeline'], 'header'>;
}

export type DeletePipelineResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['deletePipeline'], 400 | 401 | 403 | 404 | 412>;

/** Cancel a pipeline: POST /projects/{id}/pipelines/{pipeline_id}/cancel */
export interface CancelPipelineRequest {
  readonly params: ParametersOf<operations['cancelPipeline'], 'path'>;
}

export type CancelPipelineResponse = JsonResponse<operations['cancelPipeline'], 200 | 400 | 401 | 403 | 404>;

/** Retry a pipeline: POST /projects/{id}/pipelines/{pipeline_id}/retry */
export interface RetryPipelineRequest {
  readonly params: ParametersOf<operations['retryPipeline'], 'path'>;
}

export type RetryPipelineResponse = JsonResponse<operations['retryPipeline'], 201 | 400 | 401 | 403 | 404>;

/** Get the test report of a pipeline: GET /projects/{id}/pipelines/{pipeline_id}/test_report */
export interface GetPipelineTestReportRequest {
  readonly params: ParametersOf<operations['getPipelineTestReport'], 'path'>;
}

export type GetPipelineTestReportResponse = JsonResponse<operations['getPipelineTestReport'], 200 | 400 | 401 | 403 | 404 | 429>;

/** Get the counts of the test report of a pipeline: GET /projects/{id}/pipelines/{pipeline_id}/test_report_summary */
export interface GetPipelineTestReportSummaryRequest {
  readonly params: ParametersOf<operations['getPipelineTestReportSummary'], 'path'>;
}

export type GetPipelineTestReportSummaryResponse = JsonResponse<operations['getPipelineTestReportSummary'], 200 | 400 | 401 | 403 | 404>;

/** List the variables of a pipeline: GET /projects/{id}/pipelines/{pipeline_id}/variables */
export interface ListPipelineVariablesRequest {
  readonly params: ParametersOf<operations['listPipelineVariables'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listPipelineVariables'], 'query'>, 'page' | 'per_page'>;
}

export type ListPipelineVariablesResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listPipelineVariables'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listPipelineVariables'], 400 | 401 | 403 | 404>;
