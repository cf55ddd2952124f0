// Generated from spec/resources/award-emoji.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

export type AwardEmoji = components['schemas']['AwardEmoji'];
export type CreateAwardEmoji = components['schemas']['CreateAwardEmoji'];

/** List the reactions to an epic: GET /groups/{id}/epics/{epic_id}/award_emoji */
export interface ListEpicAwardEmojiRequest {
  readonly params: ParametersOf<operations['listEpicAwardEmoji'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listEpicAwardEmoji'], 'query'>, 'page' | 'per_page'>;
}

export type ListEpicAwardEmojiResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listEpicAwardEmoji'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listEpicAwardEmoji'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listEpicAwardEmoji'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listEpicAwardEmoji'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listEpicAwardEmoji'], 404>; readonly headers?: never }
  ;

/** React to an epic: POST /groups/{id}/epics/{epic_id}/award_emoji */
export interface CreateEpicAwardEmojiRequest {
  readonly params: ParametersOf<operations['createEpicAwardEmoji'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createEpicAwardEmoji'], 'application/json'>>;
}

export type CreateEpicAwardEmojiResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createEpicAwardEmoji'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createEpicAwardEmoji'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createEpicAwardEmoji'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createEpicAwardEmoji'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['createEpicAwardEmoji'], 404>; readonly headers?: never }
  ;

/** Get a reaction to an epic: GET /groups/{id}/epics/{epic_id}/award_emoji/{award_id} */
export interface GetEpicAwardEmojiRequest {
  readonly params: ParametersOf<operations['getEpicAwardEmoji'], 'path'>;
}

export type GetEpicAwardEmojiResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getEpicAwardEmoji'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getEpicAwardEmoji'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getEpicAwardEmoji'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getEpicAwardEmoji'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getEpicAwardEmoji'], 404>; readonly headers?: never }
  ;

/** Take a reaction to an epic back: DELETE /groups/{id}/epics/{epic_id}/award_emoji/{award_id} */
export interface DeleteEpicAwardEmojiRequest {
  readonly params: ParametersOf<operations['deleteEpicAwardEmoji'], 'path'>;
}

export type DeleteEpicAwardEmojiResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['deleteEpicAwardEmoji'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deleteEpicAwardEmoji'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deleteEpicAwardEmoji'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deleteEpicAwardEmoji'], 404>; readonly headers?: never }
  ;

/** List the reactions to a note of an epic: GET /groups/{id}/epics/{epic_id}/notes/{note_id}/award_emoji */
export interface ListEpicNoteAwardEmojiRequest {
  readonly params: ParametersOf<operations['listEpicNoteAwardEmoji'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listEpicNoteAwardEmoji'], 'query'>, 'page' | 'per_page'>;
}

export type ListEpicNoteAwardEmojiResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listEpicNoteAwardEmoji'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listEpicNoteAwardEmoji'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listEpicNoteAwardEmoji'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listEpicNoteAwardEmoji'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listEpicNoteAwardEmoji'], 404>; readonly headers?: never }
  ;

/** React to a note of an epic: POST /groups/{id}/epics/{epic_id}/notes/{note_id}/award_emoji */
export interface CreateEpicNoteAwardEmojiRequest {
  readonly params: ParametersOf<operations['createEpicNoteAwardEmoji'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createEpicNoteAwardEmoji'], 'application/json'>>;
}

export type CreateEpicNoteAwardEmojiResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createEpicNoteAwardEmoji'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createEpicNoteAwardEmoji'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createEpicNoteAwardEmoji'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createEpicNoteAwardEmoji'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['createEpicNoteAwardEmoji'], 404>; readonly headers?: never }
  ;

/** Get a reaction to a note of an epic: GET /groups/{id}/epics/{epic_id}/notes/{note_id}/award_emoji/{award_id} */
export interface GetEpicNoteAwardEmojiRequest {
  readonly params: ParametersOf<operations['getEpicNoteAwardEmoji'], 'path'>;
}

export type GetEpicNoteAwardEmojiResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getEpicNoteAwardEmoji'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getEpicNoteAwardEmoji'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getEpicNoteAwardEmoji'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getEpicNoteAwardEmoji'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getEpicNoteAwardEmoji'], 404>; readonly headers?: never }
  ;

/** Take a reaction to a note of an epic back: DELETE /groups/{id}/epics/{epic_id}/notes/{note_id}/award_emoji/{award_id} */
export interface DeleteEpicNoteAwardEmojiRequest {
  readonly params: ParametersOf<operations['deleteEpicNoteAwardEmoji'], 'path'>;
}

export type DeleteEpicNoteAwardEmojiResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['deleteEpicNoteAwardEmoji'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deleteEpicNoteAwardEmoji'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deleteEpicNoteAwardEmoji'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deleteEpicNoteAwardEmoji'], 404>; readonly headers?: never }
  ;

/** List the reactions to an issue: GET /projects/{id}/issues/{issue_iid}/award_emoji */
export interface ListIssueAwardEmojiRequest {
  readonly params: ParametersOf<operations['listIssueAwardEmoji'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listIssueAwardEmoji'], 'query'>, 'page' | 'per_page'>;
}

export type ListIssueAwardEmojiResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listIssueAwardEmoji'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listIssueAwardEmoji'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listIssueAwardEmoji'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listIssueAwardEmoji'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listIssueAwardEmoji'], 404>; readonly headers?: never }
  ;

/** React to an issue: POST /projects/{id}/issues/{issue_iid}/award_emoji */
export interface CreateIssueAwardEmojiRequest {
  readonly params: ParametersOf<operations['createIssueAwardEmoji'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createIssueAwardEmoji'], 'application/json'>>;
}

export type CreateIssueAwardEmojiResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createIssueAwardEmoji'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createIssueAwardEmoji'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createIssueAwardEmoji'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createIssueAwardEmoji'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['createIssueAwardEmoji'], 404>; readonly headers?: never }
  ;

/** Get a reaction to an issue: GET /projects/{id}/issues/{issue_iid}/award_emoji/{award_id} */
export interface GetIssueAwardEmojiRequest {
  readonly params: ParametersOf<operations['getIssueAwardEmoji'], 'path'>;
}

export type GetIssueAwardEmojiResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getIssueAwardEmoji'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getIssueAwardEmoji'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getIssueAwardEmoji'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getIssueAwardEmoji'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getIssueAwardEmoji'], 404>; readonly headers?: never }
  ;

/** Take a reaction to an issue back: DELETE /projects/{id}/issues/{issue_iid}/award_emoji/{award_id} */
export interface DeleteIssueAwardEmojiRequest {
  readonly params: ParametersOf<operations['deleteIssueAwardEmoji'], 'path'>;
}

export type DeleteIssueAwardEmojiResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['deleteIssueAwardEmoji'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deleteIssueAwardEmoji'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deleteIssueAwardEmoji'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deleteIssueAwardEmoji'], 404>; readonly headers?: never }
  ;

/** List the reactions to a note of an issue: GET /projects/{id}/issues/{issue_iid}/notes/{note_id}/award_emoji */
export interface ListIssueNoteAwardEmojiRequest {
  readonly params: ParametersOf<operations['listIssueNoteAwardEmoji'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listIssueNoteAwardEmoji'], 'query'>, 'page' | 'per_page'>;
}

export type ListIssueNoteAwardEmojiResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listIssueNoteAwardEmoji'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listIssueNoteAwardEmoji'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listIssueNoteAwardEmoji'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listIssueNoteAwardEmoji'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listIssueNoteAwardEmoji'], 404>; readonly headers?: never }
  ;

/** React to a note of an issue: POST /projects/{id}/issues/{issue_iid}/notes/{note_id}/award_emoji */
export interface CreateIssueNoteAwardEmojiRequest {
  readonly params: ParametersOf<operations['createIssueNoteAwardEmoji'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createIssueNoteAwardEmoji'], 'application/json'>>;
}

export type CreateIssueNoteAwardEmojiResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createIssueNoteAwardEmoji'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createIssueNoteAwardEmoji'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createIssueNoteAwardEmoji'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createIssueNoteAwardEmoji'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['createIssueNoteAwardEmoji'], 404>; readonly headers?: never }
  ;

/** Get a reaction to a note of an issue: GET /projects/{id}/issues/{issue_iid}/notes/{note_id}/award_emoji/{award_id} */
export interface GetIssueNoteAwardEmojiRequest {
  readonly params: ParametersOf<operations['getIssueNoteAwardEmoji'], 'path'>;
}

export type GetIssueNoteAwardEmojiResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getIssueNoteAwardEmoji'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getIssueNoteAwardEmoji'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getIssueNoteAwardEmoji'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getIssueNoteAwardEmoji'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getIssueNoteAwardEmoji'], 404>; readonly headers?: never }
  ;

/** Take a reaction to a note of an issue back: DELETE /projects/{id}/issues/{issue_iid}/notes/{note_id}/award_emoji/{award_id} */
export interface DeleteIssueNoteAwardEmojiRequest {
  readonly params: ParametersOf<operations['deleteIssueNoteAwardEmoji'], 'path'>;
}

export type DeleteIssueNoteAwardEmojiResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['deleteIssueNoteAwardEmoji'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deleteIssueNoteAwardEmoji'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deleteIssueNoteAwardEmoji'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deleteIssueNoteAwardEmoji'], 404>; readonly headers?: never }
  ;

/** List the reactions to a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/award_emoji */
export interface ListMergeRequestAwardEmojiRequest {
  readonly params: ParametersOf<operations['listMergeRequestAwardEmoji'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listMergeRequestAwardEmoji'], 'query'>, 'page' | 'per_page'>;
}

export type ListMergeRequestAwardEmojiResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listMergeRequestAwardEmoji'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listMergeRequestAwardEmoji'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listMergeRequestAwardEmoji'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listMergeRequestAwardEmoji'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listMergeRequestAwardEmoji'], 404>; readonly headers?: never }
  ;

/** React to a merge request: POST /projects/{id}/merge_requests/{merge_request_iid}/award_emoji */
export interface CreateMergeRequestAwardEmojiRequest {
  readonly params: ParametersOf<operations['createMergeRequestAwardEmoji'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createMergeRequestAwardEmoji'], 'application/json'>>;
}

export type CreateMergeRequestAwardEmojiResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createMergeRequestAwardEmoji'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createMergeRequestAwardEmoji'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createMergeRequestAwardEmoji'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createMergeRequestAwardEmoji'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['createMergeRequestAwardEmoji'], 404>; readonly headers?: never }
  ;

/** Get a reaction to a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/award_emoji/{award_id} */
export interface GetMergeRequestAwardEmojiRequest {
  readonly params: ParametersOf<operations['getMergeRequestAwardEmoji'], 'path'>;
}

export type GetMergeRequestAwardEmojiResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getMergeRequestAwardEmoji'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getMergeRequestAwardEmoji'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getMergeRequestAwardEmoji'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getMergeRequestAwardEmoji'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getMergeRequestAwardEmoji'], 404>; readonly headers?: never }
  ;

/** Take a reaction to a merge request back: DELETE /projects/{id}/merge_requests/{merge_request_iid}/award_emoji/{award_id} */
export interface DeleteMergeRequestAwardEmojiRequest {
  readonly params: ParametersOf<operations['deleteMergeRequestAwardEmoji'], 'path'>;
}

export type DeleteMergeRequestAwardEmojiResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['deleteMergeRequestAwardEmoji'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deleteMergeRequestAwardEmoji'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deleteMergeRequestAwardEmoji'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deleteMergeRequestAwardEmoji'], 404>; readonly headers?: never }
  ;

/** List the reactions to a note of a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}/award_emoji */
export interface ListMergeRequestNoteAwardEmojiRequest {
  readonly params: ParametersOf<operations['listMergeRequestNoteAwardEmoji'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listMergeRequestNoteAwardEmoji'], 'query'>, 'page' | 'per_page'>;
}

export type ListMergeRequestNoteAwardEmojiResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listMergeRequestNoteAwardEmoji'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listMergeRequestNoteAwardEmoji'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listMergeRequestNoteAwardEmoji'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listMergeRequestNoteAwardEmoji'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listMergeRequestNoteAwardEmoji'], 404>; readonly headers?: never }
  ;

/** React to a note of a merge request: POST /projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}/award_emoji */
export interface CreateMergeRequestNoteAwardEmojiRequest {
  readonly params: ParametersOf<operations['createMergeRequestNoteAwardEmoji'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createMergeRequestNoteAwardEmoji'], 'application/json'>>;
}

export type CreateMergeRequestNoteAwardEmojiResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createMergeRequestNoteAwardEmoji'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createMergeRequestNoteAwardEmoji'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createMergeRequestNoteAwardEmoji'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createMergeRequestNoteAwardEmoji'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['createMergeRequestNoteAwardEmoji'], 404>; readonly headers?: never }
  ;

/** Get a reaction to a note of a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}/award_emoji/{award_id} */
export interface GetMergeRequestNoteAwardEmojiRequest {
  readonly params: ParametersOf<operations['getMergeRequestNoteAwardEmoji'], 'path'>;
}

export type GetMergeRequestNoteAwardEmojiResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getMergeRequestNoteAwardEmoji'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getMergeRequestNoteAwardEmoji'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getMergeRequestNoteAwardEmoji'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getMergeRequestNoteAwardEmoji'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getMergeRequestNoteAwardEmoji'], 404>; readonly headers?: never }
  ;

/** Take a reaction to a note of a merge request back: DELETE /projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}/award_emoji/{award_id} */
export interface DeleteMergeRequestNoteAwardEmojiRequest {
  readonly params: ParametersOf<operations['deleteMergeRequestNoteAwardEmoji'], 'path'>;
}

export type DeleteMergeRequestNoteAwardEmojiResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['deleteMergeRequestNoteAwardEmoji'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deleteMergeRequestNoteAwardEmoji'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deleteMergeRequestNoteAwardEmoji'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deleteMergeRequestNoteAwardEmoji'], 404>; readonly headers?: never }
  ;
