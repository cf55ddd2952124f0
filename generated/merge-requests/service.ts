// Generated from spec/resources/merge-requests.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListMergeRequestsRequest, ListMergeRequestsResponse, ListProjectMergeRequestsRequest, ListProjectMergeRequestsResponse, GetMergeRequestRequest, GetMergeRequestResponse, CancelMergeWhenPipelineSucceedsRequest, CancelMergeWhenPipelineSucceedsResponse, MergeMergeRequestRequest, MergeMergeRequestResponse, GetMergeRequestMergeRefRequest, GetMergeRequestMergeRefResponse, RebaseMergeRequestRequest, RebaseMergeRequestResponse } from './types.ts';

/** One function per operation of merge-requests; `C` is the request context of the server. */
export interface MergeRequestsService<C extends SubjectTypes> {
  /** List merge requests. GET /merge_requests (spec/resources/merge-requests.yaml:5:5) */
  listMergeRequests?(
    request: ListMergeRequestsRequest,
    context: C,
  ): Promise<ListMergeRequestsResponse>;
  /** List the merge requests of a project. GET /projects/{id}/merge_requests (spec/resources/merge-requests.yaml:62:5) */
  listProjectMergeRequests?(
    request: ListProjectMergeRequestsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListProjectMergeRequestsResponse>;
  /** Get a merge request. GET /projects/{id}/merge_requests/{merge_request_iid} (spec/resources/merge-requests.yaml:126:5) */
  getMergeRequest?(
    request: GetMergeRequestRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetMergeRequestResponse>;
  /** No longer merge when the pipeline succeeds. POST /projects/{id}/merge_requests/{merge_request_iid}/cancel_merge_when_pipeline_succeeds (spec/resources/merge-requests.yaml:257:5) */
  cancelMergeWhenPipelineSucceeds?(
    request: CancelMergeWhenPipelineSucceedsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<CancelMergeWhenPipelineSucceedsResponse>;
  /** Merge a merge request. PUT /projects/{id}/merge_requests/{merge_request_iid}/merge (spec/resources/merge-requests.yaml:164:5) */
  mergeMergeRequest?(
    request: MergeMergeRequestRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<MergeMergeRequestResponse>;
  /** Merge into the merge ref. GET /projects/{id}/merge_requests/{merge_request_iid}/merge_ref (spec/resources/merge-requests.yaml:225:5) */
  getMergeRequestMergeRef?(
    request: GetMergeRequestMergeRefRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetMergeRequestMergeRefResponse>;
  /** Rebase a merge request. PUT /projects/{id}/merge_requests/{merge_request_iid}/rebase (spec/resources/merge-requests.yaml:293:5) */
  rebaseMergeRequest?(
    request: RebaseMergeRequestRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<RebaseMergeRequestResponse>;
}
