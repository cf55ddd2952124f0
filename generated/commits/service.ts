// Generated from spec/resources/commits.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListCommitsRequest, ListCommitsResponse, CreateCommitRequest, CreateCommitResponse, GetCommitRequest, GetCommitResponse, CherryPickCommitRequest, CherryPickCommitResponse, ListCommitCommentsRequest, ListCommitCommentsResponse, CreateCommitCommentRequest, CreateCommitCommentResponse, ListCommitDiffRequest, ListCommitDiffResponse, ListCommitMergeRequestsRequest, ListCommitMergeRequestsResponse, ListCommitRefsRequest, ListCommitRefsResponse, RevertCommitRequest, RevertCommitResponse, GetCommitSignatureRequest, GetCommitSignatureResponse, UpdateSubmoduleRequest, UpdateSubmoduleResponse } from './types.ts';

/** One function per operation of commits; `C` is the request context of the server. */
export interface CommitsService<C extends SubjectTypes> {
  /** List commits. GET /projects/{id}/repository/commits (spec/resources/commits.yaml:5:5) */
  listCommits(
    request: ListCommitsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListCommitsResponse>;
  /** Commit changes of several files. POST /projects/{id}/repository/commits (spec/resources/commits.yaml:75:5) */
  createCommit(
    request: CreateCommitRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<CreateCommitResponse>;
  /** Get a commit. GET /projects/{id}/repository/commits/{sha} (spec/resources/commits.yaml:168:5) */
  getCommit(
    request: GetCommitRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetCommitResponse>;
  /** Cherry-pick a commit. POST /projects/{id}/repository/commits/{sha}/cherry_pick (spec/resources/commits.yaml:389:5) */
  cherryPickCommit(
    request: CherryPickCommitRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<CherryPickCommitResponse>;
  /** List the comments on a commit. GET /projects/{id}/repository/commits/{sha}/comments (spec/resources/commits.yaml:251:5) */
  listCommitComments(
    request: ListCommitCommentsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListCommitCommentsResponse>;
  /** Comment on a commit. POST /projects/{id}/repository/commits/{sha}/comments (spec/resources/commits.yaml:284:5) */
  createCommitComment(
    request: CreateCommitCommentRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<CreateCommitCommentResponse>;
  /** List the changes of a commit. GET /projects/{id}/repository/commits/{sha}/diff (spec/resources/commits.yaml:189:5) */
  listCommitDiff(
    request: ListCommitDiffRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListCommitDiffResponse>;
  /** List the merge requests of a commit. GET /projects/{id}/repository/commits/{sha}/merge_requests (spec/resources/commits.yaml:327:5) */
  listCommitMergeRequests(
    request: ListCommitMergeRequestsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListCommitMergeRequestsResponse>;
  /** List the refs that contain a commit. GET /projects/{id}/repository/commits/{sha}/refs (spec/resources/commits.yaml:222:5) */
  listCommitRefs(
    request: ListCommitRefsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListCommitRefsResponse>;
  /** Revert a commit. POST /projects/{id}/repository/commits/{sha}/revert (spec/resources/commits.yaml:427:5) */
  revertCommit(
    request: RevertCommitRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<RevertCommitResponse>;
  /** Get the signature of a commit. GET /projects/{id}/repository/commits/{sha}/signature (spec/resources/commits.yaml:353:5) */
  getCommitSignature(
    request: GetCommitSignatureRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetCommitSignatureResponse>;
  /** Move a submodule to another commit. PUT /projects/{id}/repository/submodules/{submodule} (spec/resources/commits.yaml:128:5) */
  updateSubmodule(
    request: UpdateSubmoduleRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<UpdateSubmoduleResponse>;
}
