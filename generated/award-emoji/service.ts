// Generated from spec/domains/* /award-emoji.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListEpicAwardEmojiRequest, ListEpicAwardEmojiResponse, CreateEpicAwardEmojiRequest, CreateEpicAwardEmojiResponse, GetEpicAwardEmojiRequest, GetEpicAwardEmojiResponse, DeleteEpicAwardEmojiRequest, DeleteEpicAwardEmojiResponse, ListEpicNoteAwardEmojiRequest, ListEpicNoteAwardEmojiResponse, CreateEpicNoteAwardEmojiRequest, CreateEpicNoteAwardEmojiResponse, GetEpicNoteAwardEmojiRequest, GetEpicNoteAwardEmojiResponse, DeleteEpicNoteAwardEmojiRequest, DeleteEpicNoteAwardEmojiResponse, ListIssueAwardEmojiRequest, ListIssueAwardEmojiResponse, CreateIssueAwardEmojiRequest, CreateIssueAwardEmojiResponse, GetIssueAwardEmojiRequest, GetIssueAwardEmojiResponse, DeleteIssueAwardEmojiRequest, DeleteIssueAwardEmojiResponse, ListIssueNoteAwardEmojiRequest, ListIssueNoteAwardEmojiResponse, CreateIssueNoteAwardEmojiRequest, CreateIssueNoteAwardEmojiResponse, GetIssueNoteAwardEmojiRequest, GetIssueNoteAwardEmojiResponse, DeleteIssueNoteAwardEmojiRequest, DeleteIssueNoteAwardEmojiResponse, ListMergeRequestAwardEmojiRequest, ListMergeRequestAwardEmojiResponse, CreateMergeRequestAwardEmojiRequest, CreateMergeRequestAwardEmojiResponse, GetMergeRequestAwardEmojiRequest, GetMergeRequestAwardEmojiResponse, DeleteMergeRequestAwardEmojiRequest, DeleteMergeRequestAwardEmojiResponse, ListMergeRequestNoteAwardEmojiRequest, ListMergeRequestNoteAwardEmojiResponse, CreateMergeRequestNoteAwardEmojiRequest, CreateMergeRequestNoteAwardEmojiResponse, GetMergeRequestNoteAwardEmojiRequest, GetMergeRequestNoteAwardEmojiResponse, DeleteMergeRequestNoteAwardEmojiRequest, DeleteMergeRequestNoteAwardEmojiResponse } from './types.ts';

/** One function per operation of award-emoji; `C` is the request context of the server. */
export interface AwardEmojiService<C extends SubjectTypes> {
  /** List the reactions to an epic. GET /groups/{id}/epics/{epic_id}/award_emoji (spec/domains/conversation/award-emoji.yaml#listEpicAwardEmoji) */
  listEpicAwardEmoji(
    request: ListEpicAwardEmojiRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<ListEpicAwardEmojiResponse>;
  /** React to an epic. POST /groups/{id}/epics/{epic_id}/award_emoji (spec/domains/conversation/award-emoji.yaml#createEpicAwardEmoji) */
  createEpicAwardEmoji(
    request: CreateEpicAwardEmojiRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<CreateEpicAwardEmojiResponse>;
  /** Get a reaction to an epic. GET /groups/{id}/epics/{epic_id}/award_emoji/{award_id} (spec/domains/conversation/award-emoji.yaml#getEpicAwardEmoji) */
  getEpicAwardEmoji(
    request: GetEpicAwardEmojiRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<GetEpicAwardEmojiResponse>;
  /** Take a reaction to an epic back. DELETE /groups/{id}/epics/{epic_id}/award_emoji/{award_id} (spec/domains/conversation/award-emoji.yaml#deleteEpicAwardEmoji) */
  deleteEpicAwardEmoji(
    request: DeleteEpicAwardEmojiRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<DeleteEpicAwardEmojiResponse>;
  /** List the reactions to a note of an epic. GET /groups/{id}/epics/{epic_id}/notes/{note_id}/award_emoji (spec/domains/conversation/award-emoji.yaml#listEpicNoteAwardEmoji) */
  listEpicNoteAwardEmoji(
    request: ListEpicNoteAwardEmojiRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<ListEpicNoteAwardEmojiResponse>;
  /** React to a note of an epic. POST /groups/{id}/epics/{epic_id}/notes/{note_id}/award_emoji (spec/domains/conversation/award-emoji.yaml#createEpicNoteAwardEmoji) */
  createEpicNoteAwardEmoji(
    request: CreateEpicNoteAwardEmojiRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<CreateEpicNoteAwardEmojiResponse>;
  /** Get a reaction to a note of an epic. GET /groups/{id}/epics/{epic_id}/notes/{note_id}/award_emoji/{award_id} (spec/domains/conversation/award-emoji.yaml#getEpicNoteAwardEmoji) */
  getEpicNoteAwardEmoji(
    request: GetEpicNoteAwardEmojiRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<GetEpicNoteAwardEmojiResponse>;
  /** Take a reaction to a note of an epic back. DELETE /groups/{id}/epics/{epic_id}/notes/{note_id}/award_emoji/{award_id} (spec/domains/conversation/award-emoji.yaml#deleteEpicNoteAwardEmoji) */
  deleteEpicNoteAwardEmoji(
    request: DeleteEpicNoteAwardEmojiRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<DeleteEpicNoteAwardEmojiResponse>;
  /** List the reactions to an issue. GET /projects/{id}/issues/{issue_iid}/award_emoji (spec/domains/conversation/award-emoji.yaml#listIssueAwardEmoji) */
  listIssueAwardEmoji(
    request: ListIssueAwardEmojiRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListIssueAwardEmojiResponse>;
  /** React to an issue. POST /projects/{id}/issues/{issue_iid}/award_emoji (spec/domains/conversation/award-emoji.yaml#createIssueAwardEmoji) */
  createIssueAwardEmoji(
    request: CreateIssueAwardEmojiRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<CreateIssueAwardEmojiResponse>;
  /** Get a reaction to an issue. GET /projects/{id}/issues/{issue_iid}/award_emoji/{award_id} (spec/domains/conversation/award-emoji.yaml#getIssueAwardEmoji) */
  getIssueAwardEmoji(
    request: GetIssueAwardEmojiRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetIssueAwardEmojiResponse>;
  /** Take a reaction to an issue back. DELETE /projects/{id}/issues/{issue_iid}/award_emoji/{award_id} (spec/domains/conversation/award-emoji.yaml#deleteIssueAwardEmoji) */
  deleteIssueAwardEmoji(
    request: DeleteIssueAwardEmojiRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DeleteIssueAwardEmojiResponse>;
  /** List the reactions to a note of an issue. GET /projects/{id}/issues/{issue_iid}/notes/{note_id}/award_emoji (spec/domains/conversation/award-emoji.yaml#listIssueNoteAwardEmoji) */
  listIssueNoteAwardEmoji(
    request: ListIssueNoteAwardEmojiRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListIssueNoteAwardEmojiResponse>;
  /** React to a note of an issue. POST /projects/{id}/issues/{issue_iid}/notes/{note_id}/award_emoji (spec/domains/conversation/award-emoji.yaml#createIssueNoteAwardEmoji) */
  createIssueNoteAwardEmoji(
    request: CreateIssueNoteAwardEmojiRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<CreateIssueNoteAwardEmojiResponse>;
  /** Get a reaction to a note of an issue. GET /projects/{id}/issues/{issue_iid}/notes/{note_id}/award_emoji/{award_id} (spec/domains/conversation/award-emoji.yaml#getIssueNoteAwardEmoji) */
  getIssueNoteAwardEmoji(
    request: GetIssueNoteAwardEmojiRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetIssueNoteAwardEmojiResponse>;
  /** Take a reaction to a note of an issue back. DELETE /projects/{id}/issues/{issue_iid}/notes/{note_id}/award_emoji/{award_id} (spec/domains/conversation/award-emoji.yaml#deleteIssueNoteAwardEmoji) */
  deleteIssueNoteAwardEmoji(
    request: DeleteIssueNoteAwardEmojiRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DeleteIssueNoteAwardEmojiResponse>;
  /** List the reactions to a merge request. GET /projects/{id}/merge_requests/{merge_request_iid}/award_emoji (spec/domains/conversation/award-emoji.yaml#listMergeRequestAwardEmoji) */
  listMergeRequestAwardEmoji(
    request: ListMergeRequestAwardEmojiRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListMergeRequestAwardEmojiResponse>;
  /** React to a merge request. POST /projects/{id}/merge_requests/{merge_request_iid}/award_emoji (spec/domains/conversation/award-emoji.yaml#createMergeRequestAwardEmoji) */
  createMergeRequestAwardEmoji(
    request: CreateMergeRequestAwardEmojiRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<CreateMergeRequestAwardEmojiResponse>;
  /** Get a reaction to a merge request. GET /projects/{id}/merge_requests/{merge_request_iid}/award_emoji/{award_id} (spec/domains/conversation/award-emoji.yaml#getMergeRequestAwardEmoji) */
  getMergeRequestAwardEmoji(
    request: GetMergeRequestAwardEmojiRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetMergeRequestAwardEmojiResponse>;
  /** Take a reaction to a merge request back. DELETE /projects/{id}/merge_requests/{merge_request_iid}/award_emoji/{award_id} (spec/domains/conversation/award-emoji.yaml#deleteMergeRequestAwardEmoji) */
  deleteMergeRequestAwardEmoji(
    request: DeleteMergeRequestAwardEmojiRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DeleteMergeRequestAwardEmojiResponse>;
  /** List the reactions to a note of a merge request. GET /projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}/award_emoji (spec/domains/conversation/award-emoji.yaml#listMergeRequestNoteAwardEmoji) */
  listMergeRequestNoteAwardEmoji(
    request: ListMergeRequestNoteAwardEmojiRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListMergeRequestNoteAwardEmojiResponse>;
  /** React to a note of a merge request. POST /projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}/award_emoji (spec/domains/conversation/award-emoji.yaml#createMergeRequestNoteAwardEmoji) */
  createMergeRequestNoteAwardEmoji(
    request: CreateMergeRequestNoteAwardEmojiRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<CreateMergeRequestNoteAwardEmojiResponse>;
  /** Get a reaction to a note of a merge request. GET /projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}/award_emoji/{award_id} (spec/domains/conversation/award-emoji.yaml#getMergeRequestNoteAwardEmoji) */
  getMergeRequestNoteAwardEmoji(
    request: GetMergeRequestNoteAwardEmojiRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetMergeRequestNoteAwardEmojiResponse>;
  /** Take a reaction to a note of a merge request back. DELETE /projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}/award_emoji/{award_id} (spec/domains/conversation/award-emoji.yaml#deleteMergeRequestNoteAwardEmoji) */
  deleteMergeRequestNoteAwardEmoji(
    request: DeleteMergeRequestNoteAwardEmojiRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DeleteMergeRequestNoteAwardEmojiResponse>;
}
