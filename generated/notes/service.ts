// Generated from spec/resources/notes.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListEpicNotesRequest, ListEpicNotesResponse, CreateEpicNoteRequest, CreateEpicNoteResponse, GetEpicNoteRequest, GetEpicNoteResponse, UpdateEpicNoteRequest, UpdateEpicNoteResponse, DeleteEpicNoteRequest, DeleteEpicNoteResponse, ListIssueNotesRequest, ListIssueNotesResponse, GetIssueNoteRequest, GetIssueNoteResponse, UpdateIssueNoteRequest, UpdateIssueNoteResponse, DeleteIssueNoteRequest, DeleteIssueNoteResponse, ListMergeRequestNotesRequest, ListMergeRequestNotesResponse, CreateMergeRequestNoteRequest, CreateMergeRequestNoteResponse, GetMergeRequestNoteRequest, GetMergeRequestNoteResponse, UpdateMergeRequestNoteRequest, UpdateMergeRequestNoteResponse, DeleteMergeRequestNoteRequest, DeleteMergeRequestNoteResponse } from './types.ts';

/** One function per operation of notes; `C` is the request context of the server. */
export interface NotesService<C extends SubjectTypes> {
  /** List the notes of an epic. GET /groups/{id}/epics/{epic_id}/notes (spec/resources/notes.yaml:5:5) */
  listEpicNotes(
    request: ListEpicNotesRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<ListEpicNotesResponse>;
  /** Comment on an epic. POST /groups/{id}/epics/{epic_id}/notes (spec/resources/notes.yaml:54:5) */
  createEpicNote(
    request: CreateEpicNoteRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<CreateEpicNoteResponse>;
  /** Get a note of an epic. GET /groups/{id}/epics/{epic_id}/notes/{note_id} (spec/resources/notes.yaml:122:5) */
  getEpicNote(
    request: GetEpicNoteRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<GetEpicNoteResponse>;
  /** Change a note of an epic. PUT /groups/{id}/epics/{epic_id}/notes/{note_id} (spec/resources/notes.yaml:166:5) */
  updateEpicNote(
    request: UpdateEpicNoteRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<UpdateEpicNoteResponse>;
  /** Delete a note of an epic. DELETE /groups/{id}/epics/{epic_id}/notes/{note_id} (spec/resources/notes.yaml:218:5) */
  deleteEpicNote(
    request: DeleteEpicNoteRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<DeleteEpicNoteResponse>;
  /** List the notes of an issue. GET /projects/{id}/issues/{issue_iid}/notes (spec/resources/notes.yaml:239:5) */
  listIssueNotes(
    request: ListIssueNotesRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListIssueNotesResponse>;
  /** Get a note of an issue. GET /projects/{id}/issues/{issue_iid}/notes/{note_id} (spec/resources/notes.yaml:288:5) */
  getIssueNote(
    request: GetIssueNoteRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetIssueNoteResponse>;
  /** Change a note of an issue. PUT /projects/{id}/issues/{issue_iid}/notes/{note_id} (spec/resources/notes.yaml:331:5) */
  updateIssueNote(
    request: UpdateIssueNoteRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<UpdateIssueNoteResponse>;
  /** Delete a note of an issue. DELETE /projects/{id}/issues/{issue_iid}/notes/{note_id} (spec/resources/notes.yaml:382:5) */
  deleteIssueNote(
    request: DeleteIssueNoteRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DeleteIssueNoteResponse>;
  /** List the notes of a merge request. GET /projects/{id}/merge_requests/{merge_request_iid}/notes (spec/resources/notes.yaml:402:5) */
  listMergeRequestNotes(
    request: ListMergeRequestNotesRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListMergeRequestNotesResponse>;
  /** Comment on a merge request. POST /projects/{id}/merge_requests/{merge_request_iid}/notes (spec/resources/notes.yaml:450:5) */
  createMergeRequestNote(
    request: CreateMergeRequestNoteRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<CreateMergeRequestNoteResponse>;
  /** Get a note of a merge request. GET /projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id} (spec/resources/notes.yaml:522:5) */
  getMergeRequestNote(
    request: GetMergeRequestNoteRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetMergeRequestNoteResponse>;
  /** Change a note of a merge request. PUT /projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id} (spec/resources/notes.yaml:565:5) */
  updateMergeRequestNote(
    request: UpdateMergeRequestNoteRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<UpdateMergeRequestNoteResponse>;
  /** Delete a note of a merge request. DELETE /projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id} (spec/resources/notes.yaml:616:5) */
  deleteMergeRequestNote(
    request: DeleteMergeRequestNoteRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DeleteMergeRequestNoteResponse>;
}
