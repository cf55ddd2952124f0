// Generated from spec/domains/* /merge-request-diffs.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { GetMergeRequestChangesRequest, GetMergeRequestChangesResponse, ListMergeRequestClosesIssuesRequest, ListMergeRequestClosesIssuesResponse, ListMergeRequestCommitsRequest, ListMergeRequestCommitsResponse, ListMergeRequestContextCommitsRequest, ListMergeRequestContextCommitsResponse, CreateMergeRequestContextCommitsRequest, CreateMergeRequestContextCommitsResponse, DeleteMergeRequestContextCommitsRequest, DeleteMergeRequestContextCommitsResponse, ListMergeRequestDiffsRequest, ListMergeRequestDiffsResponse, GetMergeRequestRawDiffsRequest, GetMergeRequestRawDiffsResponse, ListMergeRequestVersionsRequest, ListMergeRequestVersionsResponse, GetMergeRequestVersionRequest, GetMergeRequestVersionResponse } from './types.ts';

/** One function per operation of merge-request-diffs; `C` is the request context of the server. */
export interface MergeRequestDiffsService<C extends SubjectTypes> {
  /** Get a merge request with its changes. GET /projects/{id}/merge_requests/{merge_request_iid}/changes (spec/domains/review/merge-request-diffs.yaml#getMergeRequestChanges) */
  getMergeRequestChanges(
    request: GetMergeRequestChangesRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetMergeRequestChangesResponse>;
  /** List the issues that a merge request closes. GET /projects/{id}/merge_requests/{merge_request_iid}/closes_issues (spec/domains/review/merge-request-diffs.yaml#listMergeRequestClosesIssues) */
  listMergeRequestClosesIssues(
    request: ListMergeRequestClosesIssuesRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListMergeRequestClosesIssuesResponse>;
  /** List the commits of a merge request. GET /projects/{id}/merge_requests/{merge_request_iid}/commits (spec/domains/review/merge-request-diffs.yaml#listMergeRequestCommits) */
  listMergeRequestCommits(
    request: ListMergeRequestCommitsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListMergeRequestCommitsResponse>;
  /** List the context commits of a merge request. GET /projects/{id}/merge_requests/{merge_request_iid}/context_commits (spec/domains/review/merge-request-diffs.yaml#listMergeRequestContextCommits) */
  listMergeRequestContextCommits(
    request: ListMergeRequestContextCommitsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListMergeRequestContextCommitsResponse>;
  /** Add context commits to a merge request. POST /projects/{id}/merge_requests/{merge_request_iid}/context_commits (spec/domains/review/merge-request-diffs.yaml#createMergeRequestContextCommits) */
  createMergeRequestContextCommits(
    request: CreateMergeRequestContextCommitsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<CreateMergeRequestContextCommitsResponse>;
  /** Remove context commits from a merge request. DELETE /projects/{id}/merge_requests/{merge_request_iid}/context_commits (spec/domains/review/merge-request-diffs.yaml#deleteMergeRequestContextCommits) */
  deleteMergeRequestContextCommits(
    request: DeleteMergeRequestContextCommitsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DeleteMergeRequestContextCommitsResponse>;
  /** List the changes of a merge request. GET /projects/{id}/merge_requests/{merge_request_iid}/diffs (spec/domains/review/merge-request-diffs.yaml#listMergeRequestDiffs) */
  listMergeRequestDiffs(
    request: ListMergeRequestDiffsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListMergeRequestDiffsResponse>;
  /** Get the changes of a merge request as a patch. GET /projects/{id}/merge_requests/{merge_request_iid}/raw_diffs (spec/domains/review/merge-request-diffs.yaml#getMergeRequestRawDiffs) */
  getMergeRequestRawDiffs(
    request: GetMergeRequestRawDiffsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetMergeRequestRawDiffsResponse>;
  /** List the versions of a merge request. GET /projects/{id}/merge_requests/{merge_request_iid}/versions (spec/domains/review/merge-request-diffs.yaml#listMergeRequestVersions) */
  listMergeRequestVersions(
    request: ListMergeRequestVersionsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListMergeRequestVersionsResponse>;
  /** Get a version of a merge request. GET /projects/{id}/merge_requests/{merge_request_iid}/versions/{version_id} (spec/domains/review/merge-request-diffs.yaml#getMergeRequestVersion) */
  getMergeRequestVersion(
    request: GetMergeRequestVersionRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetMergeRequestVersionResponse>;
}
