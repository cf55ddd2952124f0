// Generated from spec/resources/pipelines.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, ListingOf, Send } from '../../generator/runtime/client.ts';
import type { JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
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

export interface PipelinesClient {
  /** List the pipelines of a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/pipelines */
  listMergeRequestPipelines: ListingOf<ListMergeRequestPipelinesInput, ListMergeRequestPipelinesAnswer, JsonOf<operations['listMergeRequestPipelines'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** List the pipelines of a project: GET /projects/{id}/pipelines */
  listProjectPipelines: ListingOf<ListProjectPipelinesInput, ListProjectPipelinesAnswer, JsonOf<operations['listProjectPipelines'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Get the latest pipeline of a ref: GET /projects/{id}/pipelines/latest */
  getLatestPipeline(request: GetLatestPipelineInput): Promise<GetLatestPipelineAnswer>;
  /** Get a pipeline: GET /projects/{id}/pipelines/{pipeline_id} */
  getPipeline(request: GetPipelineInput): Promise<GetPipelineAnswer>;
  /** Delete a pipeline: DELETE /projects/{id}/pipelines/{pipeline_id} */
  deletePipeline(request: DeletePipelineInput): Promise<DeletePipelineAnswer>;
}

export const pipelinesClient = (send: Send): PipelinesClient => ({
  listMergeRequestPipelines: listing(send, listMergeRequestPipelinesCall),
  listProjectPipelines: listing(send, listProjectPipelinesCall),
  getLatestPipeline: (request) => send(getLatestPipelineCall, request),
  getPipeline: (request) => send(getPipelineCall, request),
  deletePipeline: (request) => send(deletePipelineCall, request),
});
