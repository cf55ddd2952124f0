// Generated from spec/domains/* /notes.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, EmptyResponse, JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type CreateMergeRequestNote = components['schemas']['CreateMergeRequestNote'];
export type CreateNote = components['schemas']['CreateNote'];
export type HookNote = components['schemas']['HookNote'];
export type HookSnippet = components['schemas']['HookSnippet'];
export type NoteHookPayload = components['schemas']['NoteHookPayload'];
export type UpdateNote = components['schemas']['UpdateNote'];

/** List the notes of an epic: GET /groups/{id}/epics/{epic_id}/notes */
export interface ListEpicNotesRequest {
  readonly params: ParametersOf<operations['listEpicNotes'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listEpicNotes'], 'query'>, 'activity_filter' | 'order_by' | 'sort' | 'page' | 'per_page'>;
}

export type ListEpicNotesResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listEpicNotes'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listEpicNotes'], 400 | 401 | 403 | 404>;

/** Comment on an epic: POST /groups/{id}/epics/{epic_id}/notes */
export interface CreateEpicNoteRequest {
  readonly params: ParametersOf<operations['createEpicNote'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createEpicNote'], 'application/json'>>;
}

export type CreateEpicNoteResponse = JsonResponse<operations['createEpicNote'], 201 | 202 | 400 | 401 | 403 | 404 | 429>;

/** Get a note of an epic: GET /groups/{id}/epics/{epic_id}/notes/{note_id} */
export interface GetEpicNoteRequest {
  readonly params: ParametersOf<operations['getEpicNote'], 'path'>;
}

export type GetEpicNoteResponse = JsonResponse<operations['getEpicNote'], 200 | 400 | 401 | 403 | 404>;

/** Change a note of an epic: PUT /groups/{id}/epics/{epic_id}/notes/{note_id} */
export interface UpdateEpicNoteRequest {
  readonly params: ParametersOf<operations['updateEpicNote'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateEpicNote'], 'application/json'>>;
}

export type UpdateEpicNoteResponse = JsonResponse<operations['updateEpicNote'], 200 | 400 | 401 | 403 | 404>;

/** Delete a note of an epic: DELETE /groups/{id}/epics/{epic_id}/notes/{note_id} */
export interface DeleteEpicNoteRequest {
  readonly params: ParametersOf<operations['deleteEpicNote'], 'path'>;
  readonly headers: ParametersOf<operations['deleteEpicNote'], 'header'>;
}

export type DeleteEpicNoteResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['deleteEpicNote'], 400 | 401 | 403 | 404 | 412>;

/** List the notes of an issue: GET /projects/{id}/issues/{issue_iid}/notes */
export interface ListIssueNotesRequest {
  readonly params: ParametersOf<operations['listIssueNotes'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listIssueNotes'], 'query'>, 'activity_filter' | 'order_by' | 'sort' | 'page' | 'per_page'>;
}

export type ListIssueNotesResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listIssueNotes'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listIssueNotes'], 400 | 401 | 403 | 404>;

/** Get a note of an issue: GET /projects/{id}/issues/{issue_iid}/notes/{note_id} */
export interface GetIssueNoteRequest {
  readonly params: ParametersOf<operations['getIssueNote'], 'path'>;
}

export type GetIssueNoteResponse = JsonResponse<operations['getIssueNote'], 200 | 400 | 401 | 403 | 404>;

/** Change a note of an issue: PUT /projects/{id}/issues/{issue_iid}/notes/{note_id} */
export interface UpdateIssueNoteRequest {
  readonly params: ParametersOf<operations['updateIssueNote'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateIssueNote'], 'application/json'>>;
}

export type UpdateIssueNoteResponse = JsonResponse<operations['updateIssueNote'], 200 | 400 | 401 | 403 | 404>;

/** Delete a note of an issue: DELETE /projects/{id}/issues/{issue_iid}/notes/{note_id} */
export interface DeleteIssueNoteRequest {
  readonly params: ParametersOf<operations['deleteIssueNote'], 'path'>;
  readonly headers: ParametersOf<operations['deleteIssueNote'], 'header'>;
}

export type DeleteIssueNoteResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['deleteIssueNote'], 400 | 401 | 403 | 404 | 412>;

/** List the notes of a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/notes */
export interface ListMergeRequestNotesRequest {
  readonly params: ParametersOf<operations['listMergeRequestNotes'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listMergeRequestNotes'], 'query'>, 'activity_filter' | 'order_by' | 'sort' | 'page' | 'per_page'>;
}

export type ListMergeRequestNotesResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listMergeRequestNotes'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listMergeRequestNotes'], 400 | 401 | 403 | 404>;

/** Comment on a merge request: POST /projects/{id}/merge_requests/{merge_request_iid}/notes */
export interface CreateMergeRequestNoteRequest {
  readonly params: ParametersOf<operations['createMergeRequestNote'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createMergeRequestNote'], 'application/json'>>;
}

export type CreateMergeRequestNoteResponse = JsonResponse<operations['createMergeRequestNote'], 201 | 202 | 400 | 401 | 403 | 404 | 429>;

/** Get a note of a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id} */
export interface GetMergeRequestNoteRequest {
  readonly params: ParametersOf<operations['getMergeRequestNote'], 'path'>;
}

export type GetMergeRequestNoteResponse = JsonResponse<operations['getMergeRequestNote'], 200 | 400 | 401 | 403 | 404>;

/** Change a note of a merge request: PUT /projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id} */
export interface UpdateMergeRequestNoteRequest {
  readonly params: ParametersOf<operations['updateMergeRequestNote'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateMergeRequestNote'], 'application/json'>>;
}

export type UpdateMergeRequestNoteResponse = JsonResponse<operations['updateMergeRequestNote'], 200 | 400 | 401 | 403 | 404>;

/** Delete a note of a merge request: DELETE /projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id} */
export interface DeleteMergeRequestNoteRequest {
  readonly params: ParametersOf<operations['deleteMergeRequestNote'], 'path'>;
  readonly headers: ParametersOf<operations['deleteMergeRequestNote'], 'header'>;
}

export type DeleteMergeRequestNoteResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['deleteMergeRequestNote'], 400 | 401 | 403 | 404 | 412>;
