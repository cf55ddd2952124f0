// Generated from spec/resources/pipelines.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListMergeRequestPipelinesInput {
  readonly params: ParametersOf<operations['listMergeRequestPipelines'], 'path'>;
  readonly query?: ParametersOf<operations['listMergeRequestPipelines'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListMergeRequestPipelinesAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listMergeRequestPipelines'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listMergeRequestPipelines'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listMergeRequestPipelines'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listMergeRequestPipelines'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listMergeRequestPipelines'], 404> }
  ;

const listMergeRequestPipelinesCall: ClientCall = {
  id: 'listMergeRequestPipelines',
  method: 'GET',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/pipelines",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface CreateMergeRequestPipelineInput {
  readonly params: ParametersOf<operations['createMergeRequestPipeline'], 'path'>;
  readonly signal?: AbortSignal;
}

export type CreateMergeRequestPipelineAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createMergeRequestPipeline'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createMergeRequestPipeline'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createMergeRequestPipeline'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createMergeRequestPipeline'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['createMergeRequestPipeline'], 404> }
  ;

const createMergeRequestPipelineCall: ClientCall = {
  id: 'createMergeRequestPipeline',
  method: 'POST',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/pipelines",
  commas: [],
  body: null,
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface CreatePipelineInput {
  readonly params: ParametersOf<operations['createPipeline'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createPipeline'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreatePipelineAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createPipeline'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createPipeline'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createPipeline'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createPipeline'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['createPipeline'], 404> }
  ;

const createPipelineCall: ClientCall = {
  id: 'createPipeline',
  method: 'POST',
  path: "/api/v4/projects/{id}/pipeline",
  commas: [],
  body: "application/json",
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface ListProjectPipelinesInput {
  readonly params: ParametersOf<operations['listProjectPipelines'], 'path'>;
  readonly query?: ParametersOf<operations['listProjectPipelines'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListProjectPipelinesAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listProjectPipelines'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listProjectPipelines'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listProjectPipelines'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listProjectPipelines'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listProjectPipelines'], 404> }
  ;

const listProjectPipelinesCall: ClientCall = {
  id: 'listProjectPipelines',
  method: 'GET',
  path: "/api/v4/projects/{id}/pipelines",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface GetLatestPipelineInput {
  readonly params: ParametersOf<operations['getLatestPipeline'], 'path'>;
  readonly query?: ParametersOf<operations['getLatestPipeline'], 'query'>;
  readonly signal?: AbortSignal;
}

export type GetLatestPipelineAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getLatestPipeline'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getLatestPipeline'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getLatestPipeline'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getLatestPipeline'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getLatestPipeline'], 404> }
  ;

const getLatestPipelineCall: ClientCall = {
  id: 'getLatestPipeline',
  method: 'GET',
  path: "/api/v4/projects/{id}/pipelines/latest",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface GetPipelineInput {
  readonly params: ParametersOf<operations['getPipeline'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetPipelineAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getPipeline'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getPipeline'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getPipeline'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getPipeline'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getPipeline'], 404> }
  ;

const getPipelineCall: ClientCall = {
  id: 'getPipeline',
  method: 'GET',
  path: "/api/v4/projects/{id}/pipelines/{pipeline_id}",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface DeletePipelineInput {
  readonly params: ParametersOf<operations['deletePipeline'], 'path'>;
  readonly headers?: ParametersOf<operations['deletePipeline'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeletePipelineAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['deletePipeline'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['deletePipeline'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['deletePipeline'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['deletePipeline'], 404> }
  | { readonly status: 412; readonly headers: Headers; readonly body: JsonOf<operations['deletePipeline'], 412> }
  ;

const deletePipelineCall: ClientCall = {
  id: 'deletePipeline',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/pipelines/{pipeline_id}",
  commas: [],
  body: null,
  answers: {
    204: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    412: 'json',
  },
};

export interface CancelPipelineInput {
  readonly params: ParametersOf<operations['cancelPipeline'], 'path'>;
  readonly signal?: AbortSignal;
}

export type CancelPipelineAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['cancelPipeline'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['cancelPipeline'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['cancelPipeline'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['cancelPipeline'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['cancelPipeline'], 404> }
  ;

const cancelPipelineCall: ClientCall = {
  id: 'cancelPipeline',
  method: 'POST',
  path: "/api/v4/projects/{id}/pipelines/{pipeline_id}/cancel",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface RetryPipelineInput {
  readonly params: ParametersOf<operations['retryPipeline'], 'path'>;
  readonly signal?: AbortSignal;
}

export type RetryPipelineAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['retryPipeline'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['retryPipeline'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['retryPipeline'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['retryPipeline'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['retryPipeline'], 404> }
  ;

const retryPipelineCall: ClientCall = {
  id: 'retryPipeline',
  method: 'POST',
  path: "/api/v4/projects/{id}/pipelines/{pipeline_id}/retry",
  commas: [],
  body: null,
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface GetPipelineTestReportInput {
  readonly params: ParametersOf<operations['getPipelineTestReport'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetPipelineTestReportAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getPipelineTestReport'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getPipelineTestReport'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getPipelineTestReport'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getPipelineTestReport'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getPipelineTestReport'], 404> }
  | { readonly status: 429; readonly headers: Headers; readonly body: JsonOf<operations['getPipelineTestReport'], 429> }
  ;

const getPipelineTestReportCall: ClientCall = {
  id: 'getPipelineTestReport',
  method: 'GET',
  path: "/api/v4/projects/{id}/pipelines/{pipeline_id}/test_report",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    429: 'json',
  },
};

export interface GetPipelineTestReportSummaryInput {
  readonly params: ParametersOf<operations['getPipelineTestReportSummary'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetPipelineTestReportSummaryAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getPipelineTestReportSummary'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getPipelineTestReportSummary'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getPipelineTestReportSummary'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getPipelineTestReportSummary'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getPipelineTestReportSummary'], 404> }
  ;

const getPipelineTestReportSummaryCall: ClientCall = {
  id: 'getPipelineTestReportSummary',
  method: 'GET',
  path: "/api/v4/projects/{id}/pipelines/{pipeline_id}/test_report_summary",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface ListPipelineVariablesInput {
  readonly params: ParametersOf<operations['listPipelineVariables'], 'path'>;
  readonly query?: ParametersOf<operations['listPipelineVariables'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListPipelineVariablesAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listPipelineVariables'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listPipelineVariables'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listPipelineVariables'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listPipelineVariables'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listPipelineVariables'], 404> }
  ;

const listPipelineVariablesCall: ClientCall = {
  id: 'listPipelineVariables',
  method: 'GET',
  path: "/api/v4/projects/{id}/pipelines/{pipeline_id}/variables",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
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
