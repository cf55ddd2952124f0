// Generated from spec/domains/* /pipelines.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, EmptyAnswer, JsonAnswer, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListMergeRequestPipelinesInput {
  readonly params: ParametersOf<operations['listMergeRequestPipelines'], 'path'>;
  readonly query?: ParametersOf<operations['listMergeRequestPipelines'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListMergeRequestPipelinesAnswer = JsonAnswer<operations['listMergeRequestPipelines'], 200 | 400 | 401 | 403 | 404>;

const listMergeRequestPipelinesCall: ClientCall = {
  id: 'listMergeRequestPipelines',
  method: 'GET',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/pipelines",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface CreateMergeRequestPipelineInput {
  readonly params: ParametersOf<operations['createMergeRequestPipeline'], 'path'>;
  readonly signal?: AbortSignal;
}

export type CreateMergeRequestPipelineAnswer = JsonAnswer<operations['createMergeRequestPipeline'], 200 | 400 | 401 | 403 | 404>;

const createMergeRequestPipelineCall: ClientCall = {
  id: 'createMergeRequestPipeline',
  method: 'POST',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/pipelines",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface CreatePipelineInput {
  readonly params: ParametersOf<operations['createPipeline'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createPipeline'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreatePipelineAnswer = JsonAnswer<operations['createPipeline'], 201 | 400 | 401 | 403 | 404>;

const createPipelineCall: ClientCall = {
  id: 'createPipeline',
  method: 'POST',
  path: "/api/v4/projects/{id}/pipeline",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface ListProjectPipelinesInput {
  readonly params: ParametersOf<operations['listProjectPipelines'], 'path'>;
  readonly query?: ParametersOf<operations['listProjectPipelines'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListProjectPipelinesAnswer = JsonAnswer<operations['listProjectPipelines'], 200 | 400 | 401 | 403 | 404>;

const listProjectPipelinesCall: ClientCall = {
  id: 'listProjectPipelines',
  method: 'GET',
  path: "/api/v4/projects/{id}/pipelines",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface GetLatestPipelineInput {
  readonly params: ParametersOf<operations['getLatestPipeline'], 'path'>;
  readonly query?: ParametersOf<operations['getLatestPipeline'], 'query'>;
  readonly signal?: AbortSignal;
}

export type GetLatestPipelineAnswer = JsonAnswer<operations['getLatestPipeline'], 200 | 400 | 401 | 403 | 404>;

const getLatestPipelineCall: ClientCall = {
  id: 'getLatestPipeline',
  method: 'GET',
  path: "/api/v4/projects/{id}/pipelines/latest",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface GetPipelineInput {
  readonly params: ParametersOf<operations['getPipeline'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetPipelineAnswer = JsonAnswer<operations['getPipeline'], 200 | 400 | 401 | 403 | 404>;

const getPipelineCall: ClientCall = {
  id: 'getPipeline',
  method: 'GET',
  path: "/api/v4/projects/{id}/pipelines/{pipeline_id}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DeletePipelineInput {
  readonly params: ParametersOf<operations['deletePipeline'], 'path'>;
  readonly headers?: ParametersOf<operations['deletePipeline'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeletePipelineAnswer = EmptyAnswer<204> | JsonAnswer<operations['deletePipeline'], 400 | 401 | 403 | 404 | 412>;

const deletePipelineCall: ClientCall = {
  id: 'deletePipeline',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/pipelines/{pipeline_id}",
  answers: { none: [204], json: [400, 401, 403, 404, 412] },
};

export interface CancelPipelineInput {
  readonly params: ParametersOf<operations['cancelPipeline'], 'path'>;
  readonly signal?: AbortSignal;
}

export type CancelPipelineAnswer = JsonAnswer<operations['cancelPipeline'], 200 | 400 | 401 | 403 | 404>;

const cancelPipelineCall: ClientCall = {
  id: 'cancelPipeline',
  method: 'POST',
  path: "/api/v4/projects/{id}/pipelines/{pipeline_id}/cancel",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface RetryPipelineInput {
  readonly params: ParametersOf<operations['retryPipeline'], 'path'>;
  readonly signal?: AbortSignal;
}

export type RetryPipelineAnswer = JsonAnswer<operations['retryPipeline'], 201 | 400 | 401 | 403 | 404>;

const retryPipelineCall: ClientCall = {
  id: 'retryPipeline',
  method: 'POST',
  path: "/api/v4/projects/{id}/pipelines/{pipeline_id}/retry",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface GetPipelineTestReportInput {
  readonly params: ParametersOf<operations['getPipelineTestReport'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetPipelineTestReportAnswer = JsonAnswer<operations['getPipelineTestReport'], 200 | 400 | 401 | 403 | 404 | 429>;

const getPipelineTestReportCall: ClientCall = {
  id: 'getPipelineTestReport',
  method: 'GET',
  path: "/api/v4/projects/{id}/pipelines/{pipeline_id}/test_report",
  answers: { json: [200, 400, 401, 403, 404, 429] },
};

export interface GetPipelineTestReportSummaryInput {
  readonly params: ParametersOf<operations['getPipelineTestReportSummary'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetPipelineTestReportSummaryAnswer = JsonAnswer<operations['getPipelineTestReportSummary'], 200 | 400 | 401 | 403 | 404>;

const getPipelineTestReportSummaryCall: ClientCall = {
  id: 'getPipelineTestReportSummary',
  method: 'GET',
  path: "/api/v4/projects/{id}/pipelines/{pipeline_id}/test_report_summary",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface ListPipelineVariablesInput {
  readonly params: ParametersOf<operations['listPipelineVariables'], 'path'>;
  readonly query?: ParametersOf<operations['listPipelineVariables'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListPipelineVariablesAnswer = JsonAnswer<operations['listPipelineVariables'], 200 | 400 | 401 | 403 | 404>;

const listPipelineVariablesCall: ClientCall = {
  id: 'listPipelineVariables',
  method: 'GET',
  path: "/api/v4/projects/{id}/pipelines/{pipeline_id}/variables",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface PipelinesClient {
  /** List the pipelines of a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/pipelines */
  listMergeRequestPipelines: ListingOf<ListMergeRequestPipelinesInput, ListMergeRequestPipelinesAnswer, JsonOf<operations['listMergeRequestPipelines'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Run a pipeline for a merge request: POST /projects/{id}/merge_requests/{merge_request_iid}/pipelines */
  createMergeRequestPipeline(request: CreateMergeRequestPipelineInput): Promise<CreateMergeRequestPipelineAnswer>;
  /** Run a pipeline: POST /projects/{id}/pipeline */
  createPipeline(request: CreatePipelineInput): Promise<CreatePipelineAnswer>;
  /** List the pipelines of a project: GET /projects/{id}/pipelines */
  listProjectPipelines: ListingOf<ListProjectPipelinesInput, ListProjectPipelinesAnswer, JsonOf<operations['listProjectPipelines'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Get the latest pipeline of a ref: GET /projects/{id}/pipelines/latest */
  getLatestPipeline(request: GetLatestPipelineInput): Promise<GetLatestPipelineAnswer>;
  /** Get a pipeline: GET /projects/{id}/pipelines/{pipeline_id} */
  getPipeline(request: GetPipelineInput): Promise<GetPipelineAnswer>;
  /** Delete a pipeline: DELETE /projects/{id}/pipelines/{pipeline_id} */
  deletePipeline(request: DeletePipelineInput): Promise<DeletePipelineAnswer>;
  /** Cancel a pipeline: POST /projects/{id}/pipelines/{pipeline_id}/cancel */
  cancelPipeline(request: CancelPipelineInput): Promise<CancelPipelineAnswer>;
  /** Retry a pipeline: POST /projects/{id}/pipelines/{pipeline_id}/retry */
  retryPipeline(request: RetryPipelineInput): Promise<RetryPipelineAnswer>;
  /** Get the test report of a pipeline: GET /projects/{id}/pipelines/{pipeline_id}/test_report */
  getPipelineTestReport(request: GetPipelineTestReportInput): Promise<GetPipelineTestReportAnswer>;
  /** Get the counts of the test report of a pipeline: GET /projects/{id}/pipelines/{pipeline_id}/test_report_summary */
  getPipelineTestReportSummary(request: GetPipelineTestReportSummaryInput): Promise<GetPipelineTestReportSummaryAnswer>;
  /** List the variables of a pipeline: GET /projects/{id}/pipelines/{pipeline_id}/variables */
  listPipelineVariables: ListingOf<ListPipelineVariablesInput, ListPipelineVariablesAnswer, JsonOf<operations['listPipelineVariables'], 200> extends readonly (infer Row)[] ? Row : never>;
}

export const pipelinesClient = (send: Send): PipelinesClient => ({
  listMergeRequestPipelines: listing(send, listMergeRequestPipelinesCall),
  createMergeRequestPipeline: (request) => send(createMergeRequestPipelineCall, request),
  createPipeline: (request) => send(createPipelineCall, request),
  listProjectPipelines: listing(send, listProjectPipelinesCall),
  getLatestPipeline: (request) => send(getLatestPipelineCall, request),
  getPipeline: (request) => send(getPipelineCall, request),
  deletePipeline: (request) => send(deletePipelineCall, request),
  cancelPipeline: (request) => send(cancelPipelineCall, request),
  retryPipeline: (request) => send(retryPipelineCall, request),
  getPipelineTestReport: (request) => send(getPipelineTestReportCall, request),
  getPipelineTestReportSummary: (request) => send(getPipelineTestReportSummaryCall, request),
  listPipelineVariables: listing(send, listPipelineVariablesCall),
});
