// Generated from spec/domains/* /commits.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListCommitsRequest, ListCommitsResponse, CreateCommitRequest, CreateCommitResponse, GetCommitRequest, GetCommitResponse, CherryPickCommitRequest, CherryPickCommitResponse, ListCommitCommentsRequest, ListCommitCommentsResponse, CreateCommitCommentRequest, CreateCommitCommentResponse, ListCommitDiffRequest, ListCommitDiffResponse, ListCommitMergeRequestsRequest, ListCommitMergeRequestsResponse, ListCommitRefsRequest, ListCommitRefsResponse, RevertCommitRequest, RevertCommitResponse, GetCommitSignatureRequest, GetCommitSignatureResponse, UpdateSubmoduleRequest, UpdateSubmoduleResponse } from './types.ts';

/** One function per operation of commits; `C` is the request context of the server. */
export interface CommitsService<C extends SubjectTypes> {
  /** List commits. GET /projects/{id}/repository/commits (spec/domains/code/commits.yaml#listCommits) */
  listCommits(
    request: ListCommitsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListCommitsResponse>;
  /** Commit changes of several files. POST /projects/{id}/repository/commits (spec/domains/code/commits.yaml#createCommit) */
  createCommit(
    request: CreateCommitRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<CreateCommitResponse>;
  /** Get a commit. GET /projects/{id}/repository/commits/{sha} (spec/domains/code/commits.yaml#getCommit) */
  getCommit(
    request: GetCommitRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetCommitResponse>;
  /** Cherry-pick a commit. POST /projects/{id}/repository/commits/{sha}/cherry_pick (spec/domains/code/commits.yaml#cherryPickCommit) */
  cherryPickCommit(
    request: CherryPickCommitRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<CherryPickCommitResponse>;
  /** List the comments on a commit. GET /projects/{id}/repository/commits/{sha}/comments (spec/domains/code/commits.yaml#listCommitComments) */
  listCommitComments(
    request: ListCommitCommentsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListCommitCommentsResponse>;
  /** Comment on a commit. POST /projects/{id}/repository/commits/{sha}/comments (spec/domains/code/commits.yaml#createCommitComment) */
  createCommitComment(
    request: CreateCommitCommentRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<CreateCommitCommentResponse>;
  /** List the changes of a commit. GET /projects/{id}/repository/commits/{sha}/diff (spec/domains/code/commits.yaml#listCommitDiff) */
  listCommitDiff(
    request: ListCommitDiffRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListCommitDiffResponse>;
  /** List the merge requests of a commit. GET /projects/{id}/repository/commits/{sha}/merge_requests (spec/domains/code/commits.yaml#listCommitMergeRequests) */
  listCommitMergeRequests(
    request: ListCommitMergeRequestsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListCommitMergeRequestsResponse>;
  /** List the refs that contain a commit. GET /projects/{id}/repository/commits/{sha}/refs (spec/domains/code/commits.yaml#listCommitRefs) */
  listCommitRefs(
    request: ListCommitRefsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListCommitRefsResponse>;
  /** Revert a commit. POST /projects/{id}/repository/commits/{sha}/revert (spec/domains/code/commits.yaml#revertCommit) */
  revertCommit(
    request: RevertCommitRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<RevertCommitResponse>;
  /** Get the signature of a commit. GET /projects/{id}/repository/commits/{sha}/signature (spec/domains/code/commits.yaml#getCommitSignature) */
  getCommitSignature(
    request: GetCommitSignatureRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetCommitSignatureResponse>;
  /** Move a submodule to another commit. PUT /projects/{id}/repository/submodules/{submodule} (spec/domains/code/commits.yaml#updateSubmodule) */
  updateSubmodule(
    request: UpdateSubmoduleRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<UpdateSubmoduleResponse>;
}
