// Generated from spec/domains/* /pipelines.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListMergeRequestPipelinesRequest, ListMergeRequestPipelinesResponse, CreateMergeRequestPipelineRequest, CreateMergeRequestPipelineResponse, CreatePipelineRequest, CreatePipelineResponse, ListProjectPipelinesRequest, ListProjectPipelinesResponse, GetLatestPipelineRequest, GetLatestPipelineResponse, GetPipelineRequest, GetPipelineResponse, DeletePipelineRequest, DeletePipelineResponse, CancelPipelineRequest, CancelPipelineResponse, RetryPipelineRequest, RetryPipelineResponse, GetPipelineTestReportRequest, GetPipelineTestReportResponse, GetPipelineTestReportSummaryRequest, GetPipelineTestReportSummaryResponse, ListPipelineVariablesRequest, ListPipelineVariablesResponse } from './types.ts';

/** One function per operation of pipelines; `C` is the request context of the server. */
export interface PipelinesService<C extends SubjectTypes> {
  /** List the pipelines of a merge request. GET /projects/{id}/merge_requests/{merge_request_iid}/pipelines (spec/domains/ci/pipelines.yaml#listMergeRequestPipelines) */
  listMergeRequestPipelines(
    request: ListMergeRequestPipelinesRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListMergeRequestPipelinesResponse>;
  /** Run a pipeline for a merge request. POST /projects/{id}/merge_requests/{merge_request_iid}/pipelines (spec/domains/ci/pipelines.yaml#createMergeRequestPipeline) */
  createMergeRequestPipeline(
    request: CreateMergeRequestPipelineRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<CreateMergeRequestPipelineResponse>;
  /** Run a pipeline. POST /projects/{id}/pipeline (spec/domains/ci/pipelines.yaml#createPipeline) */
  createPipeline(
    request: CreatePipelineRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<CreatePipelineResponse>;
  /** List the pipelines of a project. GET /projects/{id}/pipelines (spec/domains/ci/pipelines.yaml#listProjectPipelines) */
  listProjectPipelines(
    request: ListProjectPipelinesRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListProjectPipelinesResponse>;
  /** Get the latest pipeline of a ref. GET /projects/{id}/pipelines/latest (spec/domains/ci/pipelines.yaml#getLatestPipeline) */
  getLatestPipeline(
    request: GetLatestPipelineRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetLatestPipelineResponse>;
  /** Get a pipeline. GET /projects/{id}/pipelines/{pipeline_id} (spec/domains/ci/pipelines.yaml#getPipeline) */
  getPipeline(
    request: GetPipelineRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetPipelineResponse>;
  /** Delete a pipeline. DELETE /projects/{id}/pipelines/{pipeline_id} (spec/domains/ci/pipelines.yaml#deletePipeline) */
  deletePipeline(
    request: DeletePipelineRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DeletePipelineResponse>;
  /** Cancel a pipeline. POST /projects/{id}/pipelines/{pipeline_id}/cancel (spec/domains/ci/pipelines.yaml#cancelPipeline) */
  cancelPipeline(
    request: CancelPipelineRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<CancelPipelineResponse>;
  /** Retry a pipeline. POST /projects/{id}/pipelines/{pipeline_id}/retry (spec/domains/ci/pipelines.yaml#retryPipeline) */
  retryPipeline(
    request: RetryPipelineRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<RetryPipelineResponse>;
  /** Get the test report of a pipeline. GET /projects/{id}/pipelines/{pipeline_id}/test_report (spec/domains/ci/pipelines.yaml#getPipelineTestReport) */
  getPipelineTestReport(
    request: GetPipelineTestReportRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetPipelineTestReportResponse>;
  /** Get the counts of the test report of a pipeline. GET /projects/{id}/pipelines/{pipeline_id}/test_report_summary (spec/domains/ci/pipelines.yaml#getPipelineTestReportSummary) */
  getPipelineTestReportSummary(
    request: GetPipelineTestReportSummaryRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetPipelineTestReportSummaryResponse>;
  /** List the variables of a pipeline. GET /projects/{id}/pipelines/{pipeline_id}/variables (spec/domains/ci/pipelines.yaml#listPipelineVariables) */
  listPipelineVariables(
    request: ListPipelineVariablesRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListPipelineVariablesResponse>;
}
