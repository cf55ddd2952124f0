// Generated from spec/resources/notes.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

export type CreateMergeRequestNote = components['schemas']['CreateMergeRequestNote'];
export type CreateNote = components['schemas']['CreateNote'];
export type UpdateNote = components['schemas']['UpdateNote'];

/** List the notes of an epic: GET /groups/{id}/epics/{epic_id}/notes */
export interface ListEpicNotesRequest {
  readonly params: ParametersOf<operations['listEpicNotes'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listEpicNotes'], 'query'>, 'activity_filter' | 'order_by' | 'sort' | 'page' | 'per_page'>;
}

export type ListEpicNotesResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listEpicNotes'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listEpicNotes'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listEpicNotes'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listEpicNotes'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listEpicNotes'], 404>; readonly headers?: never }
  ;

/** Comment on an epic: POST /groups/{id}/epics/{epic_id}/notes */
export interface CreateEpicNoteRequest {
  readonly params: ParametersOf<operations['createEpicNote'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createEpicNote'], 'application/json'>>;
}

export type CreateEpicNoteResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createEpicNote'], 201>; readonly headers?: never }
  | { readonly status: 202; readonly body: JsonOf<operations['createEpicNote'], 202>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createEpicNote'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createEpicNote'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createEpicNote'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['createEpicNote'], 404>; readonly headers?: never }
  | { readonly status: 429; readonly body: JsonOf<operations['createEpicNote'], 429>; readonly headers?: never }
  ;

/** Get a note of an epic: GET /groups/{id}/epics/{epic_id}/notes/{note_id} */
export interface GetEpicNoteRequest {
  readonly params: ParametersOf<operations['getEpicNote'], 'path'>;
}

export type GetEpicNoteResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getEpicNote'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getEpicNote'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getEpicNote'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getEpicNote'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getEpicNote'], 404>; readonly headers?: never }
  ;

/** Change a note of an epic: PUT /groups/{id}/epics/{epic_id}/notes/{note_id} */
export interface UpdateEpicNoteRequest {
  readonly params: ParametersOf<operations['updateEpicNote'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateEpicNote'], 'application/json'>>;
}

export type UpdateEpicNoteResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['updateEpicNote'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['updateEpicNote'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['updateEpicNote'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['updateEpicNote'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['updateEpicNote'], 404>; readonly headers?: never }
  ;

/** Delete a note of an epic: DELETE /groups/{id}/epics/{epic_id}/notes/{note_id} */
export interface DeleteEpicNoteRequest {
  readonly params: ParametersOf<operations['deleteEpicNote'], 'path'>;
  readonly headers: ParametersOf<operations['deleteEpicNote'], 'header'>;
}

export type DeleteEpicNoteResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['deleteEpicNote'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deleteEpicNote'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deleteEpicNote'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deleteEpicNote'], 404>; readonly headers?: never }
  | { readonly status: 412; readonly body: JsonOf<operations['deleteEpicNote'], 412>; readonly headers?: never }
  ;

/** List the notes of an issue: GET /projects/{id}/issues/{issue_iid}/notes */
export interface ListIssueNotesRequest {
  readonly params: ParametersOf<operations['listIssueNotes'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listIssueNotes'], 'query'>, 'activity_filter' | 'order_by' | 'sort' | 'page' | 'per_page'>;
}

export type ListIssueNotesResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listIssueNotes'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listIssueNotes'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listIssueNotes'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listIssueNotes'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listIssueNotes'], 404>; readonly headers?: never }
  ;

/** Get a note of an issue: GET /projects/{id}/issues/{issue_iid}/notes/{note_id} */
export interface GetIssueNoteRequest {
  readonly params: ParametersOf<operations['getIssueNote'], 'path'>;
}

export type GetIssueNoteResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getIssueNote'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getIssueNote'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getIssueNote'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getIssueNote'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getIssueNote'], 404>; readonly headers?: never }
  ;

/** Change a note of an issue: PUT /projects/{id}/issues/{issue_iid}/notes/{note_id} */
export interface UpdateIssueNoteRequest {
  readonly params: ParametersOf<operations['updateIssueNote'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateIssueNote'], 'application/json'>>;
}

export type UpdateIssueNoteResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['updateIssueNote'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['updateIssueNote'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['updateIssueNote'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['updateIssueNote'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['updateIssueNote'], 404>; readonly headers?: never }
  ;

/** Delete a note of an issue: DELETE /projects/{id}/issues/{issue_iid}/notes/{note_id} */
export interface DeleteIssueNoteRequest {
  readonly params: ParametersOf<operations['deleteIssueNote'], 'path'>;
  readonly headers: ParametersOf<operations['deleteIssueNote'], 'header'>;
}

export type DeleteIssueNoteResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['deleteIssueNote'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deleteIssueNote'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deleteIssueNote'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deleteIssueNote'], 404>; readonly headers?: never }
  | { readonly status: 412; readonly body: JsonOf<operations['deleteIssueNote'], 412>; readonly headers?: never }
  ;

/** List the notes of a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/notes */
export interface ListMergeRequestNotesRequest {
  readonly params: ParametersOf<operations['listMergeRequestNotes'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listMergeRequestNotes'], 'query'>, 'activity_filter' | 'order_by' | 'sort' | 'page' | 'per_page'>;
}

export type ListMergeRequestNotesResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listMergeRequestNotes'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listMergeRequestNotes'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listMergeRequestNotes'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listMergeRequestNotes'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listMergeRequestNotes'], 404>; readonly headers?: never }
  ;

/** Comment on a merge request: POST /projects/{id}/merge_requests/{merge_request_iid}/notes */
export interface CreateMergeRequestNoteRequest {
  readonly params: ParametersOf<operations['createMergeRequestNote'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createMergeRequestNote'], 'application/json'>>;
}

export type CreateMergeRequestNoteResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createMergeRequestNote'], 201>; readonly headers?: never }
  | { readonly status: 202; readonly body: JsonOf<operations['createMergeRequestNote'], 202>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createMergeRequestNote'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createMergeRequestNote'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createMergeRequestNote'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['createMergeRequestNote'], 404>; readonly headers?: never }
  | { readonly status: 429; readonly body: JsonOf<operations['createMergeRequestNote'], 429>; readonly headers?: never }
  ;

/** Get a note of a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id} */
export interface GetMergeRequestNoteRequest {
  readonly params: ParametersOf<operations['getMergeRequestNote'], 'path'>;
}

export type GetMergeRequestNoteResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getMergeRequestNote'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getMergeRequestNote'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getMergeRequestNote'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getMergeRequestNote'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getMergeRequestNote'], 404>; readonly headers?: never }
  ;

/** Change a note of a merge request: PUT /projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id} */
export interface UpdateMergeRequestNoteRequest {
  readonly params: ParametersOf<operations['updateMergeRequestNote'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateMergeRequestNote'], 'application/json'>>;
}

export type UpdateMergeRequestNoteResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['updateMergeRequestNote'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['updateMergeRequestNote'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['updateMergeRequestNote'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['updateMergeRequestNote'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['updateMergeRequestNote'], 404>; readonly headers?: never }
  ;

/** Delete a note of a merge request: DELETE /projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id} */
export interface DeleteMergeRequestNoteRequest {
  readonly params: ParametersOf<operations['deleteMergeRequestNote'], 'path'>;
  readonly headers: ParametersOf<operations['deleteMergeRequestNote'], 'header'>;
}

export type DeleteMergeRequestNoteResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['deleteMergeRequestNote'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deleteMergeRequestNote'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deleteMergeRequestNote'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deleteMergeRequestNote'], 404>; readonly headers?: never }
  | { readonly status: 412; readonly body: JsonOf<operations['deleteMergeRequestNote'], 412>; readonly headers?: never }
  ;
