// Generated from spec/resources/discussions.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

export type CreateDiscussion = components['schemas']['CreateDiscussion'];
export type CreateDiscussionNote = components['schemas']['CreateDiscussionNote'];
export type CreateMergeRequestDiscussion = components['schemas']['CreateMergeRequestDiscussion'];
export type Discussion = components['schemas']['Discussion'];
export type GivenLineEnd = components['schemas']['GivenLineEnd'];
export type GivenLineRange = components['schemas']['GivenLineRange'];
export type GivenPosition = components['schemas']['GivenPosition'];
export type ResolveDiscussion = components['schemas']['ResolveDiscussion'];
export type UpdateDiscussionNote = components['schemas']['UpdateDiscussionNote'];

/** List the discussions of an epic: GET /groups/{id}/epics/{epic_id}/discussions */
export interface ListEpicDiscussionsRequest {
  readonly params: ParametersOf<operations['listEpicDiscussions'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listEpicDiscussions'], 'query'>, 'page' | 'per_page'>;
}

export type ListEpicDiscussionsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listEpicDiscussions'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listEpicDiscussions'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listEpicDiscussions'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listEpicDiscussions'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listEpicDiscussions'], 404>; readonly headers?: never }
  ;

/** Start a thread on an epic: POST /groups/{id}/epics/{epic_id}/discussions */
export interface CreateEpicDiscussionRequest {
  readonly params: ParametersOf<operations['createEpicDiscussion'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createEpicDiscussion'], 'application/json'>>;
}

export type CreateEpicDiscussionResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createEpicDiscussion'], 201>; readonly headers?: never }
  | { readonly status: 202; readonly body: JsonOf<operations['createEpicDiscussion'], 202>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createEpicDiscussion'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createEpicDiscussion'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createEpicDiscussion'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['createEpicDiscussion'], 404>; readonly headers?: never }
  | { readonly status: 429; readonly body: JsonOf<operations['createEpicDiscussion'], 429>; readonly headers?: never }
  ;

/** Get a discussion of an epic: GET /groups/{id}/epics/{epic_id}/discussions/{discussion_id} */
export interface GetEpicDiscussionRequest {
  readonly params: ParametersOf<operations['getEpicDiscussion'], 'path'>;
}

export type GetEpicDiscussionResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getEpicDiscussion'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getEpicDiscussion'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getEpicDiscussion'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getEpicDiscussion'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getEpicDiscussion'], 404>; readonly headers?: never }
  ;

/** Reply in a discussion of an epic: POST /groups/{id}/epics/{epic_id}/discussions/{discussion_id}/notes */
export interface CreateEpicDiscussionNoteRequest {
  readonly params: ParametersOf<operations['createEpicDiscussionNote'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createEpicDiscussionNote'], 'application/json'>>;
}

export type CreateEpicDiscussionNoteResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createEpicDiscussionNote'], 201>; readonly headers?: never }
  | { readonly status: 202; readonly body: JsonOf<operations['createEpicDiscussionNote'], 202>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createEpicDiscussionNote'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createEpicDiscussionNote'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createEpicDiscussionNote'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['createEpicDiscussionNote'], 404>; readonly headers?: never }
  | { readonly status: 429; readonly body: JsonOf<operations['createEpicDiscussionNote'], 429>; readonly headers?: never }
  ;

/** Change a note of a discussion of an epic: PUT /groups/{id}/epics/{epic_id}/discussions/{discussion_id}/notes/{note_id} */
export interface UpdateEpicDiscussionNoteRequest {
  readonly params: ParametersOf<operations['updateEpicDiscussionNote'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateEpicDiscussionNote'], 'application/json'>>;
}

export type UpdateEpicDiscussionNoteResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['updateEpicDiscussionNote'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['updateEpicDiscussionNote'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['updateEpicDiscussionNote'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['updateEpicDiscussionNote'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['updateEpicDiscussionNote'], 404>; readonly headers?: never }
  ;

/** Delete a note of a discussion of an epic: DELETE /groups/{id}/epics/{epic_id}/discussions/{discussion_id}/notes/{note_id} */
export interface DeleteEpicDiscussionNoteRequest {
  readonly params: ParametersOf<operations['deleteEpicDiscussionNote'], 'path'>;
  readonly headers: ParametersOf<operations['deleteEpicDiscussionNote'], 'header'>;
}

export type DeleteEpicDiscussionNoteResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['deleteEpicDiscussionNote'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deleteEpicDiscussionNote'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deleteEpicDiscussionNote'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deleteEpicDiscussionNote'], 404>; readonly headers?: never }
  | { readonly status: 412; readonly body: JsonOf<operations['deleteEpicDiscussionNote'], 412>; readonly headers?: never }
  ;

/** List the discussions of an issue: GET /projects/{id}/issues/{issue_iid}/discussions */
export interface ListIssueDiscussionsRequest {
  readonly params: ParametersOf<operations['listIssueDiscussions'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listIssueDiscussions'], 'query'>, 'page' | 'per_page'>;
}

export type ListIssueDiscussionsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listIssueDiscussions'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listIssueDiscussions'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listIssueDiscussions'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listIssueDiscussions'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listIssueDiscussions'], 404>; readonly headers?: never }
  ;

/** Start a thread on an issue: POST /projects/{id}/issues/{issue_iid}/discussions */
export interface CreateIssueDiscussionRequest {
  readonly params: ParametersOf<operations['createIssueDiscussion'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createIssueDiscussion'], 'application/json'>>;
}

export type CreateIssueDiscussionResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createIssueDiscussion'], 201>; readonly headers?: never }
  | { readonly status: 202; readonly body: JsonOf<operations['createIssueDiscussion'], 202>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createIssueDiscussion'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createIssueDiscussion'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createIssueDiscussion'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['createIssueDiscussion'], 404>; readonly headers?: never }
  | { readonly status: 429; readonly body: JsonOf<operations['createIssueDiscussion'], 429>; readonly headers?: never }
  ;

/** Get a discussion of an issue: GET /projects/{id}/issues/{issue_iid}/discussions/{discussion_id} */
export interface GetIssueDiscussionRequest {
  readonly params: ParametersOf<operations['getIssueDiscussion'], 'path'>;
}

export type GetIssueDiscussionResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getIssueDiscussion'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getIssueDiscussion'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getIssueDiscussion'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getIssueDiscussion'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getIssueDiscussion'], 404>; readonly headers?: never }
  ;

/** Reply in a discussion of an issue: POST /projects/{id}/issues/{issue_iid}/discussions/{discussion_id}/notes */
export interface CreateIssueDiscussionNoteRequest {
  readonly params: ParametersOf<operations['createIssueDiscussionNote'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createIssueDiscussionNote'], 'application/json'>>;
}

export type CreateIssueDiscussionNoteResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createIssueDiscussionNote'], 201>; readonly headers?: never }
  | { readonly status: 202; readonly body: JsonOf<operations['createIssueDiscussionNote'], 202>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createIssueDiscussionNote'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createIssueDiscussionNote'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createIssueDiscussionNote'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['createIssueDiscussionNote'], 404>; readonly headers?: never }
  | { readonly status: 429; readonly body: JsonOf<operations['createIssueDiscussionNote'], 429>; readonly headers?: never }
  ;

/** Change a note of a discussion of an issue: PUT /projects/{id}/issues/{issue_iid}/discussions/{discussion_id}/notes/{note_id} */
export interface UpdateIssueDiscussionNoteRequest {
  readonly params: ParametersOf<operations['updateIssueDiscussionNote'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateIssueDiscussionNote'], 'application/json'>>;
}

export type UpdateIssueDiscussionNoteResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['updateIssueDiscussionNote'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['updateIssueDiscussionNote'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['updateIssueDiscussionNote'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['updateIssueDiscussionNote'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['updateIssueDiscussionNote'], 404>; readonly headers?: never }
  ;

/** Delete a note of a discussion of an issue: DELETE /projects/{id}/issues/{issue_iid}/discussions/{discussion_id}/notes/{note_id} */
export interface DeleteIssueDiscussionNoteRequest {
  readonly params: ParametersOf<operations['deleteIssueDiscussionNote'], 'path'>;
  readonly headers: ParametersOf<operations['deleteIssueDiscussionNote'], 'header'>;
}

export type DeleteIssueDiscussionNoteResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['deleteIssueDiscussionNote'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deleteIssueDiscussionNote'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deleteIssueDiscussionNote'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deleteIssueDiscussionNote'], 404>; readonly headers?: never }
  | { readonly status: 412; readonly body: JsonOf<operations['deleteIssueDiscussionNote'], 412>; readonly headers?: never }
  ;

/** List the discussions of a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/discussions */
export interface ListMergeRequestDiscussionsRequest {
  readonly params: ParametersOf<operations['listMergeRequestDiscussions'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listMergeRequestDiscussions'], 'query'>, 'page' | 'per_page'>;
}

export type ListMergeRequestDiscussionsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listMergeRequestDiscussions'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listMergeRequestDiscussions'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listMergeRequestDiscussions'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listMergeRequestDiscussions'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listMergeRequestDiscussions'], 404>; readonly headers?: never }
  ;

/** Start a thread on a merge request: POST /projects/{id}/merge_requests/{merge_request_iid}/discussions */
export interface CreateMergeRequestDiscussionRequest {
  readonly params: ParametersOf<operations['createMergeRequestDiscussion'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createMergeRequestDiscussion'], 'application/json'>>;
}

export type CreateMergeRequestDiscussionResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createMergeRequestDiscussion'], 201>; readonly headers?: never }
  | { readonly status: 202; readonly body: JsonOf<operations['createMergeRequestDiscussion'], 202>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createMergeRequestDiscussion'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createMergeRequestDiscussion'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createMergeRequestDiscussion'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['createMergeRequestDiscussion'], 404>; readonly headers?: never }
  | { readonly status: 429; readonly body: JsonOf<operations['createMergeRequestDiscussion'], 429>; readonly headers?: never }
  ;

/** Get a discussion of a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/discussions/{discussion_id} */
export interface GetMergeRequestDiscussionRequest {
  readonly params: ParametersOf<operations['getMergeRequestDiscussion'], 'path'>;
}

export type GetMergeRequestDiscussionResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getMergeRequestDiscussion'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getMergeRequestDiscussion'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getMergeRequestDiscussion'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getMergeRequestDiscussion'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getMergeRequestDiscussion'], 404>; readonly headers?: never }
  ;

/** Resolve a thread of a merge request: PUT /projects/{id}/merge_requests/{merge_request_iid}/discussions/{discussion_id} */
export interface ResolveMergeRequestDiscussionRequest {
  readonly params: ParametersOf<operations['resolveMergeRequestDiscussion'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['resolveMergeRequestDiscussion'], 'application/json'>>;
}

export type ResolveMergeRequestDiscussionResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['resolveMergeRequestDiscussion'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['resolveMergeRequestDiscussion'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['resolveMergeRequestDiscussion'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['resolveMergeRequestDiscussion'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['resolveMergeRequestDiscussion'], 404>; readonly headers?: never }
  ;

/** Reply in a discussion of a merge request: POST /projects/{id}/merge_requests/{merge_request_iid}/discussions/{discussion_id}/notes */
export interface CreateMergeRequestDiscussionNoteRequest {
  readonly params: ParametersOf<operations['createMergeRequestDiscussionNote'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createMergeRequestDiscussionNote'], 'application/json'>>;
}

export type CreateMergeRequestDiscussionNoteResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createMergeRequestDiscussionNote'], 201>; readonly headers?: never }
  | { readonly status: 202; readonly body: JsonOf<operations['createMergeRequestDiscussionNote'], 202>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createMergeRequestDiscussionNote'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createMergeRequestDiscussionNote'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createMergeRequestDiscussionNote'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['createMergeRequestDiscussionNote'], 404>; readonly headers?: never }
  | { readonly status: 429; readonly body: JsonOf<operations['createMergeRequestDiscussionNote'], 429>; readonly headers?: never }
  ;

/** Change a note of a discussion of a merge request: PUT /projects/{id}/merge_requests/{merge_request_iid}/discussions/{discussion_id}/notes/{note_id} */
export interface UpdateMergeRequestDiscussionNoteRequest {
  readonly params: ParametersOf<operations['updateMergeRequestDiscussionNote'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateMergeRequestDiscussionNote'], 'application/json'>>;
}

export type UpdateMergeRequestDiscussionNoteResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['updateMergeRequestDiscussionNote'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['updateMergeRequestDiscussionNote'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['updateMergeRequestDiscussionNote'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['updateMergeRequestDiscussionNote'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['updateMergeRequestDiscussionNote'], 404>; readonly headers?: never }
  ;

/** Delete a note of a discussion of a merge request: DELETE /projects/{id}/merge_requests/{merge_request_iid}/discussions/{discussion_id}/notes/{note_id} */
export interface DeleteMergeRequestDiscussionNoteRequest {
  readonly params: ParametersOf<operations['deleteMergeRequestDiscussionNote'], 'path'>;
  readonly headers: ParametersOf<operations['deleteMergeRequestDiscussionNote'], 'header'>;
}

export type DeleteMergeRequestDiscussionNoteResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['deleteMergeRequestDiscussionNote'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deleteMergeRequestDiscussionNote'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deleteMergeRequestDiscussionNote'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deleteMergeRequestDiscussionNote'], 404>; readonly headers?: never }
  | { readonly status: 412; readonly body: JsonOf<operations['deleteMergeRequestDiscussionNote'], 412>; readonly headers?: never }
  ;
