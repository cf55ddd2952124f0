// Generated from spec/resources/pipelines.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

export type PipelineSource = components['schemas']['PipelineSource'];

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
