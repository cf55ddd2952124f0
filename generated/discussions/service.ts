// Generated from spec/domains/* /discussions.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListEpicDiscussionsRequest, ListEpicDiscussionsResponse, CreateEpicDiscussionRequest, CreateEpicDiscussionResponse, GetEpicDiscussionRequest, GetEpicDiscussionResponse, CreateEpicDiscussionNoteRequest, CreateEpicDiscussionNoteResponse, UpdateEpicDiscussionNoteRequest, UpdateEpicDiscussionNoteResponse, DeleteEpicDiscussionNoteRequest, DeleteEpicDiscussionNoteResponse, ListIssueDiscussionsRequest, ListIssueDiscussionsResponse, CreateIssueDiscussionRequest, CreateIssueDiscussionResponse, GetIssueDiscussionRequest, GetIssueDiscussionResponse, CreateIssueDiscussionNoteRequest, CreateIssueDiscussionNoteResponse, UpdateIssueDiscussionNoteRequest, UpdateIssueDiscussionNoteResponse, DeleteIssueDiscussionNoteRequest, DeleteIssueDiscussionNoteResponse, ListMergeRequestDiscussionsRequest, ListMergeRequestDiscussionsResponse, CreateMergeRequestDiscussionRequest, CreateMergeRequestDiscussionResponse, GetMergeRequestDiscussionRequest, GetMergeRequestDiscussionResponse, ResolveMergeRequestDiscussionRequest, ResolveMergeRequestDiscussionResponse, CreateMergeRequestDiscussionNoteRequest, CreateMergeRequestDiscussionNoteResponse, UpdateMergeRequestDiscussionNoteRequest, UpdateMergeRequestDiscussionNoteResponse, DeleteMergeRequestDiscussionNoteRequest, DeleteMergeRequestDiscussionNoteResponse } from './types.ts';

/** One function per operation of discussions; `C` is the request context of the server. */
export interface DiscussionsService<C extends SubjectTypes> {
  /** List the discussions of an epic. GET /groups/{id}/epics/{epic_id}/discussions (spec/domains/conversation/discussions.yaml#listEpicDiscussions) */
  listEpicDiscussions(
    request: ListEpicDiscussionsRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<ListEpicDiscussionsResponse>;
  /** Start a thread on an epic. POST /groups/{id}/epics/{epic_id}/discussions (spec/domains/conversation/discussions.yaml#createEpicDiscussion) */
  createEpicDiscussion(
    request: CreateEpicDiscussionRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<CreateEpicDiscussionResponse>;
  /** Get a discussion of an epic. GET /groups/{id}/epics/{epic_id}/discussions/{discussion_id} (spec/domains/conversation/discussions.yaml#getEpicDiscussion) */
  getEpicDiscussion(
    request: GetEpicDiscussionRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<GetEpicDiscussionResponse>;
  /** Reply in a discussion of an epic. POST /groups/{id}/epics/{epic_id}/discussions/{discussion_id}/notes (spec/domains/conversation/discussions.yaml#createEpicDiscussionNote) */
  createEpicDiscussionNote(
    request: CreateEpicDiscussionNoteRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<CreateEpicDiscussionNoteResponse>;
  /** Change a note of a discussion of an epic. PUT /groups/{id}/epics/{epic_id}/discussions/{discussion_id}/notes/{note_id} (spec/domains/conversation/discussions.yaml#updateEpicDiscussionNote) */
  updateEpicDiscussionNote(
    request: UpdateEpicDiscussionNoteRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<UpdateEpicDiscussionNoteResponse>;
  /** Delete a note of a discussion of an epic. DELETE /groups/{id}/epics/{epic_id}/discussions/{discussion_id}/notes/{note_id} (spec/domains/conversation/discussions.yaml#deleteEpicDiscussionNote) */
  deleteEpicDiscussionNote(
    request: DeleteEpicDiscussionNoteRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<DeleteEpicDiscussionNoteResponse>;
  /** List the discussions of an issue. GET /projects/{id}/issues/{issue_iid}/discussions (spec/domains/conversation/discussions.yaml#listIssueDiscussions) */
  listIssueDiscussions(
    request: ListIssueDiscussionsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListIssueDiscussionsResponse>;
  /** Start a thread on an issue. POST /projects/{id}/issues/{issue_iid}/discussions (spec/domains/conversation/discussions.yaml#createIssueDiscussion) */
  createIssueDiscussion(
    request: CreateIssueDiscussionRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<CreateIssueDiscussionResponse>;
  /** Get a discussion of an issue. GET /projects/{id}/issues/{issue_iid}/discussions/{discussion_id} (spec/domains/conversation/discussions.yaml#getIssueDiscussion) */
  getIssueDiscussion(
    request: GetIssueDiscussionRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetIssueDiscussionResponse>;
  /** Reply in a discussion of an issue. POST /projects/{id}/issues/{issue_iid}/discussions/{discussion_id}/notes (spec/domains/conversation/discussions.yaml#createIssueDiscussionNote) */
  createIssueDiscussionNote(
    request: CreateIssueDiscussionNoteRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<CreateIssueDiscussionNoteResponse>;
  /** Change a note of a discussion of an issue. PUT /projects/{id}/issues/{issue_iid}/discussions/{discussion_id}/notes/{note_id} (spec/domains/conversation/discussions.yaml#updateIssueDiscussionNote) */
  updateIssueDiscussionNote(
    request: UpdateIssueDiscussionNoteRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<UpdateIssueDiscussionNoteResponse>;
  /** Delete a note of a discussion of an issue. DELETE /projects/{id}/issues/{issue_iid}/discussions/{discussion_id}/notes/{note_id} (spec/domains/conversation/discussions.yaml#deleteIssueDiscussionNote) */
  deleteIssueDiscussionNote(
    request: DeleteIssueDiscussionNoteRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DeleteIssueDiscussionNoteResponse>;
  /** List the discussions of a merge request. GET /projects/{id}/merge_requests/{merge_request_iid}/discussions (spec/domains/conversation/discussions.yaml#listMergeRequestDiscussions) */
  listMergeRequestDiscussions(
    request: ListMergeRequestDiscussionsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListMergeRequestDiscussionsResponse>;
  /** Start a thread on a merge request. POST /projects/{id}/merge_requests/{merge_request_iid}/discussions (spec/domains/conversation/discussions.yaml#createMergeRequestDiscussion) */
  createMergeRequestDiscussion(
    request: CreateMergeRequestDiscussionRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<CreateMergeRequestDiscussionResponse>;
  /** Get a discussion of a merge request. GET /projects/{id}/merge_requests/{merge_request_iid}/discussions/{discussion_id} (spec/domains/conversation/discussions.yaml#getMergeRequestDiscussion) */
  getMergeRequestDiscussion(
    request: GetMergeRequestDiscussionRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetMergeRequestDiscussionResponse>;
  /** Resolve a thread of a merge request. PUT /projects/{id}/merge_requests/{merge_request_iid}/discussions/{discussion_id} (spec/domains/conversation/discussions.yaml#resolveMergeRequestDiscussion) */
  resolveMergeRequestDiscussion(
    request: ResolveMergeRequestDiscussionRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ResolveMergeRequestDiscussionResponse>;
  /** Reply in a discussion of a merge request. POST /projects/{id}/merge_requests/{merge_request_iid}/discussions/{discussion_id}/notes (spec/domains/conversation/discussions.yaml#createMergeRequestDiscussionNote) */
  createMergeRequestDiscussionNote(
    request: CreateMergeRequestDiscussionNoteRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<CreateMergeRequestDiscussionNoteResponse>;
  /** Change a note of a discussion of a merge request. PUT /projects/{id}/merge_requests/{merge_request_iid}/discussions/{discussion_id}/notes/{note_id} (spec/domains/conversation/discussions.yaml#updateMergeRequestDiscussionNote) */
  updateMergeRequestDiscussionNote(
    request: UpdateMergeRequestDiscussionNoteRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<UpdateMergeRequestDiscussionNoteResponse>;
  /** Delete a note of a discussion of a merge request. DELETE /projects/{id}/merge_requests/{merge_request_iid}/discussions/{discussion_id}/notes/{note_id} (spec/domains/conversation/discussions.yaml#deleteMergeRequestDiscussionNote) */
  deleteMergeRequestDiscussionNote(
    request: DeleteMergeRequestDiscussionNoteRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DeleteMergeRequestDiscussionNoteResponse>;
}
