// Generated from spec/resources/pipelines.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListMergeRequestPipelinesRequest, ListMergeRequestPipelinesResponse, ListProjectPipelinesRequest, ListProjectPipelinesResponse, GetLatestPipelineRequest, GetLatestPipelineResponse, GetPipelineRequest, GetPipelineResponse, DeletePipelineRequest, DeletePipelineResponse } from './types.ts';

/** One function per operation of pipelines; `C` is the request context of the server. */
export interface PipelinesService<C extends SubjectTypes> {
  /** List the pipelines of a merge request. GET /projects/{id}/merge_requests/{merge_request_iid}/pipelines (spec/resources/pipelines.yaml:7:5) */
  listMergeRequestPipelines(
    request: ListMergeRequestPipelinesRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListMergeRequestPipelinesResponse>;
  /** List the pipelines of a project. GET /projects/{id}/pipelines (spec/resources/pipelines.yaml:44:5) */
  listProjectPipelines(
    request: ListProjectPipelinesRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListProjectPipelinesResponse>;
  /** Get the latest pipeline of a ref. GET /projects/{id}/pipelines/latest (spec/resources/pipelines.yaml:128:5) */
  getLatestPipeline(
    request: GetLatestPipelineRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetLatestPipelineResponse>;
  /** Get a pipeline. GET /projects/{id}/pipelines/{pipeline_id} (spec/resources/pipelines.yaml:148:5) */
  getPipeline(
    request: GetPipelineRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetPipelineResponse>;
  /** Delete a pipeline. DELETE /projects/{id}/pipelines/{pipeline_id} (spec/resources/pipelines.yaml:163:5) */
  deletePipeline(
    request: DeletePipelineRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DeletePipelineResponse>;
}
