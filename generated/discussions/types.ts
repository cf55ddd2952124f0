// Generated from spec/domains/* /discussions.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, EmptyResponse, JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type CreateDiscussion = components['schemas']['CreateDiscussion'];
export type CreateDiscussionNote = components['schemas']['CreateDiscussionNote'];
export type CreateMergeRequestDiscussion = components['schemas']['CreateMergeRequestDiscussion'];
export type CreateMergeRequestDiscussionNote = components['schemas']['CreateMergeRequestDiscussionNote'];
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
  | JsonResponse<operations['listEpicDiscussions'], 400 | 401 | 403 | 404>;

/** Start a thread on an epic: POST /groups/{id}/epics/{epic_id}/discussions */
export interface CreateEpicDiscussionRequest {
  readonly params: ParametersOf<operations['createEpicDiscussion'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createEpicDiscussion'], 'application/json'>>;
}

export type CreateEpicDiscussionResponse = JsonResponse<operations['createEpicDiscussion'], 201 | 202 | 400 | 401 | 403 | 404 | 429>;

/** Get a discussion of an epic: GET /groups/{id}/epics/{epic_id}/discussions/{discussion_id} */
export interface GetEpicDiscussionRequest {
  readonly params: ParametersOf<operations['getEpicDiscussion'], 'path'>;
}

export type GetEpicDiscussionResponse = JsonResponse<operations['getEpicDiscussion'], 200 | 400 | 401 | 403 | 404>;

/** Reply in a discussion of an epic: POST /groups/{id}/epics/{epic_id}/discussions/{discussion_id}/notes */
export interface CreateEpicDiscussionNoteRequest {
  readonly params: ParametersOf<operations['createEpicDiscussionNote'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createEpicDiscussionNote'], 'application/json'>>;
}

export type CreateEpicDiscussionNoteResponse = JsonResponse<operations['createEpicDiscussionNote'], 201 | 202 | 400 | 401 | 403 | 404 | 429>;

/** Change a note of a discussion of an epic: PUT /groups/{id}/epics/{epic_id}/discussions/{discussion_id}/notes/{note_id} */
export interface UpdateEpicDiscussionNoteRequest {
  readonly params: ParametersOf<operations['updateEpicDiscussionNote'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateEpicDiscussionNote'], 'application/json'>>;
}

export type UpdateEpicDiscussionNoteResponse = JsonResponse<operations['updateEpicDiscussionNote'], 200 | 400 | 401 | 403 | 404>;

/** Delete a note of a discussion of an epic: DELETE /groups/{id}/epics/{epic_id}/discussions/{discussion_id}/notes/{note_id} */
export interface DeleteEpicDiscussionNoteRequest {
  readonly params: ParametersOf<operations['deleteEpicDiscussionNote'], 'path'>;
  readonly headers: ParametersOf<operations['deleteEpicDiscussionNote'], 'header'>;
}

export type DeleteEpicDiscussionNoteResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['deleteEpicDiscussionNote'], 400 | 401 | 403 | 404 | 412>;

/** List the discussions of an issue: GET /projects/{id}/issues/{issue_iid}/discussions */
export interface ListIssueDiscussionsRequest {
  readonly params: ParametersOf<operations['listIssueDiscussions'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listIssueDiscussions'], 'query'>, 'page' | 'per_page'>;
}

export type ListIssueDiscussionsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listIssueDiscussions'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listIssueDiscussions'], 400 | 401 | 403 | 404>;

/** Start a thread on an issue: POST /projects/{id}/issues/{issue_iid}/discussions */
export interface CreateIssueDiscussionRequest {
  readonly params: ParametersOf<operations['createIssueDiscussion'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createIssueDiscussion'], 'application/json'>>;
}

export type CreateIssueDiscussionResponse = JsonResponse<operations['createIssueDiscussion'], 201 | 202 | 400 | 401 | 403 | 404 | 429>;

/** Get a discussion of an issue: GET /projects/{id}/issues/{issue_iid}/discussions/{discussion_id} */
export interface GetIssueDiscussionRequest {
  readonly params: ParametersOf<operations['getIssueDiscussion'], 'path'>;
}

export type GetIssueDiscussionResponse = JsonResponse<operations['getIssueDiscussion'], 200 | 400 | 401 | 403 | 404>;

/** Reply in a discussion of an issue: POST /projects/{id}/issues/{issue_iid}/discussions/{discussion_id}/notes */
export interface CreateIssueDiscussionNoteRequest {
  readonly params: ParametersOf<operations['createIssueDiscussionNote'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createIssueDiscussionNote'], 'application/json'>>;
}

export type CreateIssueDiscussionNoteResponse = JsonResponse<operations['createIssueDiscussionNote'], 201 | 202 | 400 | 401 | 403 | 404 | 429>;

/** Change a note of a discussion of an issue: PUT /projects/{id}/issues/{issue_iid}/discussions/{discussion_id}/notes/{note_id} */
export interface UpdateIssueDiscussionNoteRequest {
  readonly params: ParametersOf<operations['updateIssueDiscussionNote'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateIssueDiscussionNote'], 'application/json'>>;
}

export type UpdateIssueDiscussionNoteResponse = JsonResponse<operations['updateIssueDiscussionNote'], 200 | 400 | 401 | 403 | 404>;

/** Delete a note of a discussion of an issue: DELETE /projects/{id}/issues/{issue_iid}/discussions/{discussion_id}/notes/{note_id} */
export interface DeleteIssueDiscussionNoteRequest {
  readonly params: ParametersOf<operations['deleteIssueDiscussionNote'], 'path'>;
  readonly headers: ParametersOf<operations['deleteIssueDiscussionNote'], 'header'>;
}

export type DeleteIssueDiscussionNoteResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['deleteIssueDiscussionNote'], 400 | 401 | 403 | 404 | 412>;

/** List the discussions of a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/discussions */
export interface ListMergeRequestDiscussionsRequest {
  readonly params: ParametersOf<operations['listMergeRequestDiscussions'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listMergeRequestDiscussions'], 'query'>, 'page' | 'per_page'>;
}

export type ListMergeRequestDiscussionsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listMergeRequestDiscussions'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listMergeRequestDiscussions'], 400 | 401 | 403 | 404>;

/** Start a thread on a merge request: POST /projects/{id}/merge_requests/{merge_request_iid}/discussions */
export interface CreateMergeRequestDiscussionRequest {
  readonly params: ParametersOf<operations['createMergeRequestDiscussion'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createMergeRequestDiscussion'], 'application/json'>>;
}

export type CreateMergeRequestDiscussionResponse = JsonResponse<operations['createMergeRequestDiscussion'], 201 | 202 | 400 | 401 | 403 | 404 | 429>;

/** Get a discussion of a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/discussions/{discussion_id} */
export interface GetMergeRequestDiscussionRequest {
  readonly params: ParametersOf<operations['getMergeRequestDiscussion'], 'path'>;
}

export type GetMergeRequestDiscussionResponse = JsonResponse<operations['getMergeRequestDiscussion'], 200 | 400 | 401 | 403 | 404>;

/** Resolve a thread of a merge request: PUT /projects/{id}/merge_requests/{merge_request_iid}/discussions/{discussion_id} */
export interface ResolveMergeRequestDiscussionRequest {
  readonly params: ParametersOf<operations['resolveMergeRequestDiscussion'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['resolveMergeRequestDiscussion'], 'application/json'>>;
}

export type ResolveMergeRequestDiscussionResponse = JsonResponse<operations['resolveMergeRequestDiscussion'], 200 | 400 | 401 | 403 | 404>;

/** Reply in a discussion of a merge request: POST /projects/{id}/merge_requests/{merge_request_iid}/discussions/{discussion_id}/notes */
export interface CreateMergeRequestDiscussionNoteRequest {
  readonly params: ParametersOf<operations['createMergeRequestDiscussionNote'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createMergeRequestDiscussionNote'], 'application/json'>>;
}

export type CreateMergeRequestDiscussionNoteResponse = JsonResponse<operations['createMergeRequestDiscussionNote'], 201 | 202 | 400 | 401 | 403 | 404 | 429>;

/** Change a note of a discussion of a merge request: PUT /projects/{id}/merge_requests/{merge_request_iid}/discussions/{discussion_id}/notes/{note_id} */
export interface UpdateMergeRequestDiscussionNoteRequest {
  readonly params: ParametersOf<operations['updateMergeRequestDiscussionNote'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateMergeRequestDiscussionNote'], 'application/json'>>;
}

export type UpdateMergeRequestDiscussionNoteResponse = JsonResponse<operations['updateMergeRequestDiscussionNote'], 200 | 400 | 401 | 403 | 404>;

/** Delete a note of a discussion of a merge request: DELETE /projects/{id}/merge_requests/{merge_request_iid}/discussions/{discussion_id}/notes/{note_id} */
export interface DeleteMergeRequestDiscussionNoteRequest {
  readonly params: ParametersOf<operations['deleteMergeRequestDiscussionNote'], 'path'>;
  readonly headers: ParametersOf<operations['deleteMergeRequestDiscussionNote'], 'header'>;
}

export type DeleteMergeRequestDiscussionNoteResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['deleteMergeRequestDiscussionNote'], 400 | 401 | 403 | 404 | 412>;
