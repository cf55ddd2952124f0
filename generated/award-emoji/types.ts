// Generated from spec/domains/* /award-emoji.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, EmptyResponse, JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type AwardEmoji = components['schemas']['AwardEmoji'];
export type CreateAwardEmoji = components['schemas']['CreateAwardEmoji'];

/** List the reactions to an epic: GET /groups/{id}/epics/{epic_id}/award_emoji */
export interface ListEpicAwardEmojiRequest {
  readonly params: ParametersOf<operations['listEpicAwardEmoji'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listEpicAwardEmoji'], 'query'>, 'page' | 'per_page'>;
}

export type ListEpicAwardEmojiResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listEpicAwardEmoji'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listEpicAwardEmoji'], 400 | 401 | 403 | 404>;

/** React to an epic: POST /groups/{id}/epics/{epic_id}/award_emoji */
export interface CreateEpicAwardEmojiRequest {
  readonly params: ParametersOf<operations['createEpicAwardEmoji'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createEpicAwardEmoji'], 'application/json'>>;
}

export type CreateEpicAwardEmojiResponse = JsonResponse<operations['createEpicAwardEmoji'], 201 | 400 | 401 | 403 | 404>;

/** Get a reaction to an epic: GET /groups/{id}/epics/{epic_id}/award_emoji/{award_id} */
export interface GetEpicAwardEmojiRequest {
  readonly params: ParametersOf<operations['getEpicAwardEmoji'], 'path'>;
}

export type GetEpicAwardEmojiResponse = JsonResponse<operations['getEpicAwardEmoji'], 200 | 400 | 401 | 403 | 404>;

/** Take a reaction to an epic back: DELETE /groups/{id}/epics/{epic_id}/award_emoji/{award_id} */
export interface DeleteEpicAwardEmojiRequest {
  readonly params: ParametersOf<operations['deleteEpicAwardEmoji'], 'path'>;
  readonly headers: ParametersOf<operations['deleteEpicAwardEmoji'], 'header'>;
}

export type DeleteEpicAwardEmojiResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['deleteEpicAwardEmoji'], 400 | 401 | 403 | 404 | 412>;

/** List the reactions to a note of an epic: GET /groups/{id}/epics/{epic_id}/notes/{note_id}/award_emoji */
export interface ListEpicNoteAwardEmojiRequest {
  readonly params: ParametersOf<operations['listEpicNoteAwardEmoji'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listEpicNoteAwardEmoji'], 'query'>, 'page' | 'per_page'>;
}

export type ListEpicNoteAwardEmojiResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listEpicNoteAwardEmoji'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listEpicNoteAwardEmoji'], 400 | 401 | 403 | 404>;

/** React to a note of an epic: POST /groups/{id}/epics/{epic_id}/notes/{note_id}/award_emoji */
export interface CreateEpicNoteAwardEmojiRequest {
  readonly params: ParametersOf<operations['createEpicNoteAwardEmoji'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createEpicNoteAwardEmoji'], 'application/json'>>;
}

export type CreateEpicNoteAwardEmojiResponse = JsonResponse<operations['createEpicNoteAwardEmoji'], 201 | 400 | 401 | 403 | 404>;

/** Get a reaction to a note of an epic: GET /groups/{id}/epics/{epic_id}/notes/{note_id}/award_emoji/{award_id} */
export interface GetEpicNoteAwardEmojiRequest {
  readonly params: ParametersOf<operations['getEpicNoteAwardEmoji'], 'path'>;
}

export type GetEpicNoteAwardEmojiResponse = JsonResponse<operations['getEpicNoteAwardEmoji'], 200 | 400 | 401 | 403 | 404>;

/** Take a reaction to a note of an epic back: DELETE /groups/{id}/epics/{epic_id}/notes/{note_id}/award_emoji/{award_id} */
export interface DeleteEpicNoteAwardEmojiRequest {
  readonly params: ParametersOf<operations['deleteEpicNoteAwardEmoji'], 'path'>;
  readonly headers: ParametersOf<operations['deleteEpicNoteAwardEmoji'], 'header'>;
}

export type DeleteEpicNoteAwardEmojiResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['deleteEpicNoteAwardEmoji'], 400 | 401 | 403 | 404 | 412>;

/** List the reactions to an issue: GET /projects/{id}/issues/{issue_iid}/award_emoji */
export interface ListIssueAwardEmojiRequest {
  readonly params: ParametersOf<operations['listIssueAwardEmoji'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listIssueAwardEmoji'], 'query'>, 'page' | 'per_page'>;
}

export type ListIssueAwardEmojiResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listIssueAwardEmoji'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listIssueAwardEmoji'], 400 | 401 | 403 | 404>;

/** React to an issue: POST /projects/{id}/issues/{issue_iid}/award_emoji */
export interface CreateIssueAwardEmojiRequest {
  readonly params: ParametersOf<operations['createIssueAwardEmoji'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createIssueAwardEmoji'], 'application/json'>>;
}

export type CreateIssueAwardEmojiResponse = JsonResponse<operations['createIssueAwardEmoji'], 201 | 400 | 401 | 403 | 404>;

/** Get a reaction to an issue: GET /projects/{id}/issues/{issue_iid}/award_emoji/{award_id} */
export interface GetIssueAwardEmojiRequest {
  readonly params: ParametersOf<operations['getIssueAwardEmoji'], 'path'>;
}

export type GetIssueAwardEmojiResponse = JsonResponse<operations['getIssueAwardEmoji'], 200 | 400 | 401 | 403 | 404>;

/** Take a reaction to an issue back: DELETE /projects/{id}/issues/{issue_iid}/award_emoji/{award_id} */
export interface DeleteIssueAwardEmojiRequest {
  readonly params: ParametersOf<operations['deleteIssueAwardEmoji'], 'path'>;
  readonly headers: ParametersOf<operations['deleteIssueAwardEmoji'], 'header'>;
}

export type DeleteIssueAwardEmojiResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['deleteIssueAwardEmoji'], 400 | 401 | 403 | 404 | 412>;

/** List the reactions to a note of an issue: GET /projects/{id}/issues/{issue_iid}/notes/{note_id}/award_emoji */
export interface ListIssueNoteAwardEmojiRequest {
  readonly params: ParametersOf<operations['listIssueNoteAwardEmoji'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listIssueNoteAwardEmoji'], 'query'>, 'page' | 'per_page'>;
}

export type ListIssueNoteAwardEmojiResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listIssueNoteAwardEmoji'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listIssueNoteAwardEmoji'], 400 | 401 | 403 | 404>;

/** React to a note of an issue: POST /projects/{id}/issues/{issue_iid}/notes/{note_id}/award_emoji */
export interface CreateIssueNoteAwardEmojiRequest {
  readonly params: ParametersOf<operations['createIssueNoteAwardEmoji'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createIssueNoteAwardEmoji'], 'application/json'>>;
}

export type CreateIssueNoteAwardEmojiResponse = JsonResponse<operations['createIssueNoteAwardEmoji'], 201 | 400 | 401 | 403 | 404>;

/** Get a reaction to a note of an issue: GET /projects/{id}/issues/{issue_iid}/notes/{note_id}/award_emoji/{award_id} */
export interface GetIssueNoteAwardEmojiRequest {
  readonly params: ParametersOf<operations['getIssueNoteAwardEmoji'], 'path'>;
}

export type GetIssueNoteAwardEmojiResponse = JsonResponse<operations['getIssueNoteAwardEmoji'], 200 | 400 | 401 | 403 | 404>;

/** Take a reaction to a note of an issue back: DELETE /projects/{id}/issues/{issue_iid}/notes/{note_id}/award_emoji/{award_id} */
export interface DeleteIssueNoteAwardEmojiRequest {
  readonly params: ParametersOf<operations['deleteIssueNoteAwardEmoji'], 'path'>;
  readonly headers: ParametersOf<operations['deleteIssueNoteAwardEmoji'], 'header'>;
}

export type DeleteIssueNoteAwardEmojiResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['deleteIssueNoteAwardEmoji'], 400 | 401 | 403 | 404 | 412>;

/** List the reactions to a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/award_emoji */
export interface ListMergeRequestAwardEmojiRequest {
  readonly params: ParametersOf<operations['listMergeRequestAwardEmoji'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listMergeRequestAwardEmoji'], 'query'>, 'page' | 'per_page'>;
}

export type ListMergeRequestAwardEmojiResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listMergeRequestAwardEmoji'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listMergeRequestAwardEmoji'], 400 | 401 | 403 | 404>;

/** React to a merge request: POST /projects/{id}/merge_requests/{merge_request_iid}/award_emoji */
export interface CreateMergeRequestAwardEmojiRequest {
  readonly params: ParametersOf<operations['createMergeRequestAwardEmoji'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createMergeRequestAwardEmoji'], 'application/json'>>;
}

export type CreateMergeRequestAwardEmojiResponse = JsonResponse<operations['createMergeRequestAwardEmoji'], 201 | 400 | 401 | 403 | 404>;

/** Get a reaction to a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/award_emoji/{award_id} */
export interface GetMergeRequestAwardEmojiRequest {
  readonly params: ParametersOf<operations['getMergeRequestAwardEmoji'], 'path'>;
}

export type GetMergeRequestAwardEmojiResponse = JsonResponse<operations['getMergeRequestAwardEmoji'], 200 | 400 | 401 | 403 | 404>;

/** Take a reaction to a merge request back: DELETE /projects/{id}/merge_requests/{merge_request_iid}/award_emoji/{award_id} */
export interface DeleteMergeRequestAwardEmojiRequest {
  readonly params: ParametersOf<operations['deleteMergeRequestAwardEmoji'], 'path'>;
  readonly headers: ParametersOf<operations['deleteMergeRequestAwardEmoji'], 'header'>;
}

export type DeleteMergeRequestAwardEmojiResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['deleteMergeRequestAwardEmoji'], 400 | 401 | 403 | 404 | 412>;

/** List the reactions to a note of a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}/award_emoji */
export interface ListMergeRequestNoteAwardEmojiRequest {
  readonly params: ParametersOf<operations['listMergeRequestNoteAwardEmoji'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listMergeRequestNoteAwardEmoji'], 'query'>, 'page' | 'per_page'>;
}

export type ListMergeRequestNoteAwardEmojiResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listMergeRequestNoteAwardEmoji'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listMergeRequestNoteAwardEmoji'], 400 | 401 | 403 | 404>;

/** React to a note of a merge request: POST /projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}/award_emoji */
export interface CreateMergeRequestNoteAwardEmojiRequest {
  readonly params: ParametersOf<operations['createMergeRequestNoteAwardEmoji'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createMergeRequestNoteAwardEmoji'], 'application/json'>>;
}

export type CreateMergeRequestNoteAwardEmojiResponse = JsonResponse<operations['createMergeRequestNoteAwardEmoji'], 201 | 400 | 401 | 403 | 404>;

/** Get a reaction to a note of a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}/award_emoji/{award_id} */
export interface GetMergeRequestNoteAwardEmojiRequest {
  readonly params: ParametersOf<operations['getMergeRequestNoteAwardEmoji'], 'path'>;
}

export type GetMergeRequestNoteAwardEmojiResponse = JsonResponse<operations['getMergeRequestNoteAwardEmoji'], 200 | 400 | 401 | 403 | 404>;

/** Take a reaction to a note of a merge request back: DELETE /projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}/award_emoji/{award_id} */
export interface DeleteMergeRequestNoteAwardEmojiRequest {
  readonly params: ParametersOf<operations['deleteMergeRequestNoteAwardEmoji'], 'path'>;
  readonly headers: ParametersOf<operations['deleteMergeRequestNoteAwardEmoji'], 'header'>;
}

export type DeleteMergeRequestNoteAwardEmojiResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['deleteMergeRequestNoteAwardEmoji'], 400 | 401 | 403 | 404 | 412>;
