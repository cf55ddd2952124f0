// Generated from spec/domains/* /commit-discussions.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListCommitDiscussionsRequest, ListCommitDiscussionsResponse, CreateCommitDiscussionRequest, CreateCommitDiscussionResponse, GetCommitDiscussionRequest, GetCommitDiscussionResponse, CreateCommitDiscussionNoteRequest, CreateCommitDiscussionNoteResponse, UpdateCommitDiscussionNoteRequest, UpdateCommitDiscussionNoteResponse, DeleteCommitDiscussionNoteRequest, DeleteCommitDiscussionNoteResponse } from './types.ts';

/** One function per operation of commit-discussions; `C` is the request context of the server. */
export interface CommitDiscussionsService<C extends SubjectTypes> {
  /** List the discussions of a commit. GET /projects/{id}/repository/commits/{sha}/discussions (spec/domains/conversation/commit-discussions.yaml#listCommitDiscussions) */
  listCommitDiscussions(
    request: ListCommitDiscussionsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListCommitDiscussionsResponse>;
  /** Start a thread on a commit. POST /projects/{id}/repository/commits/{sha}/discussions (spec/domains/conversation/commit-discussions.yaml#createCommitDiscussion) */
  createCommitDiscussion(
    request: CreateCommitDiscussionRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<CreateCommitDiscussionResponse>;
  /** Get a discussion of a commit. GET /projects/{id}/repository/commits/{sha}/discussions/{discussion_id} (spec/domains/conversation/commit-discussions.yaml#getCommitDiscussion) */
  getCommitDiscussion(
    request: GetCommitDiscussionRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetCommitDiscussionResponse>;
  /** Reply in a discussion of a commit. POST /projects/{id}/repository/commits/{sha}/discussions/{discussion_id}/notes (spec/domains/conversation/commit-discussions.yaml#createCommitDiscussionNote) */
  createCommitDiscussionNote(
    request: CreateCommitDiscussionNoteRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<CreateCommitDiscussionNoteResponse>;
  /** Change a note of a discussion of a commit. PUT /projects/{id}/repository/commits/{sha}/discussions/{discussion_id}/notes/{note_id} (spec/domains/conversation/commit-discussions.yaml#updateCommitDiscussionNote) */
  updateCommitDiscussionNote(
    request: UpdateCommitDiscussionNoteRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<UpdateCommitDiscussionNoteResponse>;
  /** Delete a note of a discussion of a commit. DELETE /projects/{id}/repository/commits/{sha}/discussions/{discussion_id}/notes/{note_id} (spec/domains/conversation/commit-discussions.yaml#deleteCommitDiscussionNote) */
  deleteCommitDiscussionNote(
    request: DeleteCommitDiscussionNoteRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DeleteCommitDiscussionNoteResponse>;
}
