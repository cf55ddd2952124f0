// Generated from spec/domains/* /notes.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListEpicNotesRequest, ListEpicNotesResponse, CreateEpicNoteRequest, CreateEpicNoteResponse, GetEpicNoteRequest, GetEpicNoteResponse, UpdateEpicNoteRequest, UpdateEpicNoteResponse, DeleteEpicNoteRequest, DeleteEpicNoteResponse, ListIssueNotesRequest, ListIssueNotesResponse, GetIssueNoteRequest, GetIssueNoteResponse, UpdateIssueNoteRequest, UpdateIssueNoteResponse, DeleteIssueNoteRequest, DeleteIssueNoteResponse, ListMergeRequestNotesRequest, ListMergeRequestNotesResponse, CreateMergeRequestNoteRequest, CreateMergeRequestNoteResponse, GetMergeRequestNoteRequest, GetMergeRequestNoteResponse, UpdateMergeRequestNoteRequest, UpdateMergeRequestNoteResponse, DeleteMergeRequestNoteRequest, DeleteMergeRequestNoteResponse } from './types.ts';

/** One function per operation of notes; `C` is the request context of the server. */
export interface NotesService<C extends SubjectTypes> {
  /** List the notes of an epic. GET /groups/{id}/epics/{epic_id}/notes (spec/domains/conversation/notes.yaml#listEpicNotes) */
  listEpicNotes(
    request: ListEpicNotesRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<ListEpicNotesResponse>;
  /** Comment on an epic. POST /groups/{id}/epics/{epic_id}/notes (spec/domains/conversation/notes.yaml#createEpicNote) */
  createEpicNote(
    request: CreateEpicNoteRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<CreateEpicNoteResponse>;
  /** Get a note of an epic. GET /groups/{id}/epics/{epic_id}/notes/{note_id} (spec/domains/conversation/notes.yaml#getEpicNote) */
  getEpicNote(
    request: GetEpicNoteRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<GetEpicNoteResponse>;
  /** Change a note of an epic. PUT /groups/{id}/epics/{epic_id}/notes/{note_id} (spec/domains/conversation/notes.yaml#updateEpicNote) */
  updateEpicNote(
    request: UpdateEpicNoteRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<UpdateEpicNoteResponse>;
  /** Delete a note of an epic. DELETE /groups/{id}/epics/{epic_id}/notes/{note_id} (spec/domains/conversation/notes.yaml#deleteEpicNote) */
  deleteEpicNote(
    request: DeleteEpicNoteRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<DeleteEpicNoteResponse>;
  /** List the notes of an issue. GET /projects/{id}/issues/{issue_iid}/notes (spec/domains/conversation/notes.yaml#listIssueNotes) */
  listIssueNotes(
    request: ListIssueNotesRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListIssueNotesResponse>;
  /** Get a note of an issue. GET /projects/{id}/issues/{issue_iid}/notes/{note_id} (spec/domains/conversation/notes.yaml#getIssueNote) */
  getIssueNote(
    request: GetIssueNoteRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetIssueNoteResponse>;
  /** Change a note of an issue. PUT /projects/{id}/issues/{issue_iid}/notes/{note_id} (spec/domains/conversation/notes.yaml#updateIssueNote) */
  updateIssueNote(
    request: UpdateIssueNoteRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<UpdateIssueNoteResponse>;
  /** Delete a note of an issue. DELETE /projects/{id}/issues/{issue_iid}/notes/{note_id} (spec/domains/conversation/notes.yaml#deleteIssueNote) */
  deleteIssueNote(
    request: DeleteIssueNoteRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DeleteIssueNoteResponse>;
  /** List the notes of a merge request. GET /projects/{id}/merge_requests/{merge_request_iid}/notes (spec/domains/conversation/notes.yaml#listMergeRequestNotes) */
  listMergeRequestNotes(
    request: ListMergeRequestNotesRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListMergeRequestNotesResponse>;
  /** Comment on a merge request. POST /projects/{id}/merge_requests/{merge_request_iid}/notes (spec/domains/conversation/notes.yaml#createMergeRequestNote) */
  createMergeRequestNote(
    request: CreateMergeRequestNoteRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<CreateMergeRequestNoteResponse>;
  /** Get a note of a merge request. GET /projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id} (spec/domains/conversation/notes.yaml#getMergeRequestNote) */
  getMergeRequestNote(
    request: GetMergeRequestNoteRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetMergeRequestNoteResponse>;
  /** Change a note of a merge request. PUT /projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id} (spec/domains/conversation/notes.yaml#updateMergeRequestNote) */
  updateMergeRequestNote(
    request: UpdateMergeRequestNoteRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<UpdateMergeRequestNoteResponse>;
  /** Delete a note of a merge request. DELETE /projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id} (spec/domains/conversation/notes.yaml#deleteMergeRequestNote) */
  deleteMergeRequestNote(
    request: DeleteMergeRequestNoteRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DeleteMergeRequestNoteResponse>;
}
