// Generated from spec/domains/* /discussions.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, EmptyAnswer, JsonAnswer, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListEpicDiscussionsInput {
  readonly params: ParametersOf<operations['listEpicDiscussions'], 'path'>;
  readonly query?: ParametersOf<operations['listEpicDiscussions'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListEpicDiscussionsAnswer = JsonAnswer<operations['listEpicDiscussions'], 200 | 400 | 401 | 403 | 404>;

const listEpicDiscussionsCall: ClientCall = {
  id: 'listEpicDiscussions',
  method: 'GET',
  path: "/api/v4/groups/{id}/epics/{epic_id}/discussions",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface CreateEpicDiscussionInput {
  readonly params: ParametersOf<operations['createEpicDiscussion'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createEpicDiscussion'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateEpicDiscussionAnswer = JsonAnswer<operations['createEpicDiscussion'], 201 | 202 | 400 | 401 | 403 | 404 | 429>;

const createEpicDiscussionCall: ClientCall = {
  id: 'createEpicDiscussion',
  method: 'POST',
  path: "/api/v4/groups/{id}/epics/{epic_id}/discussions",
  body: "application/json",
  answers: { json: [201, 202, 400, 401, 403, 404, 429] },
};

export interface GetEpicDiscussionInput {
  readonly params: ParametersOf<operations['getEpicDiscussion'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetEpicDiscussionAnswer = JsonAnswer<operations['getEpicDiscussion'], 200 | 400 | 401 | 403 | 404>;

const getEpicDiscussionCall: ClientCall = {
  id: 'getEpicDiscussion',
  method: 'GET',
  path: "/api/v4/groups/{id}/epics/{epic_id}/discussions/{discussion_id}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface CreateEpicDiscussionNoteInput {
  readonly params: ParametersOf<operations['createEpicDiscussionNote'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createEpicDiscussionNote'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateEpicDiscussionNoteAnswer = JsonAnswer<operations['createEpicDiscussionNote'], 201 | 202 | 400 | 401 | 403 | 404 | 429>;

const createEpicDiscussionNoteCall: ClientCall = {
  id: 'createEpicDiscussionNote',
  method: 'POST',
  path: "/api/v4/groups/{id}/epics/{epic_id}/discussions/{discussion_id}/notes",
  body: "application/json",
  answers: { json: [201, 202, 400, 401, 403, 404, 429] },
};

export interface UpdateEpicDiscussionNoteInput {
  readonly params: ParametersOf<operations['updateEpicDiscussionNote'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['updateEpicDiscussionNote'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateEpicDiscussionNoteAnswer = JsonAnswer<operations['updateEpicDiscussionNote'], 200 | 400 | 401 | 403 | 404>;

const updateEpicDiscussionNoteCall: ClientCall = {
  id: 'updateEpicDiscussionNote',
  method: 'PUT',
  path: "/api/v4/groups/{id}/epics/{epic_id}/discussions/{discussion_id}/notes/{note_id}",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DeleteEpicDiscussionNoteInput {
  readonly params: ParametersOf<operations['deleteEpicDiscussionNote'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteEpicDiscussionNote'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteEpicDiscussionNoteAnswer = EmptyAnswer<204> | JsonAnswer<operations['deleteEpicDiscussionNote'], 400 | 401 | 403 | 404 | 412>;

const deleteEpicDiscussionNoteCall: ClientCall = {
  id: 'deleteEpicDiscussionNote',
  method: 'DELETE',
  path: "/api/v4/groups/{id}/epics/{epic_id}/discussions/{discussion_id}/notes/{note_id}",
  answers: { none: [204], json: [400, 401, 403, 404, 412] },
};

export interface ListIssueDiscussionsInput {
  readonly params: ParametersOf<operations['listIssueDiscussions'], 'path'>;
  readonly query?: ParametersOf<operations['listIssueDiscussions'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListIssueDiscussionsAnswer = JsonAnswer<operations['listIssueDiscussions'], 200 | 400 | 401 | 403 | 404>;

const listIssueDiscussionsCall: ClientCall = {
  id: 'listIssueDiscussions',
  method: 'GET',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/discussions",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface CreateIssueDiscussionInput {
  readonly params: ParametersOf<operations['createIssueDiscussion'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createIssueDiscussion'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateIssueDiscussionAnswer = JsonAnswer<operations['createIssueDiscussion'], 201 | 202 | 400 | 401 | 403 | 404 | 429>;

const createIssueDiscussionCall: ClientCall = {
  id: 'createIssueDiscussion',
  method: 'POST',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/discussions",
  body: "application/json",
  answers: { json: [201, 202, 400, 401, 403, 404, 429] },
};

export interface GetIssueDiscussionInput {
  readonly params: ParametersOf<operations['getIssueDiscussion'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetIssueDiscussionAnswer = JsonAnswer<operations['getIssueDiscussion'], 200 | 400 | 401 | 403 | 404>;

const getIssueDiscussionCall: ClientCall = {
  id: 'getIssueDiscussion',
  method: 'GET',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/discussions/{discussion_id}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface CreateIssueDiscussionNoteInput {
  readonly params: ParametersOf<operations['createIssueDiscussionNote'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createIssueDiscussionNote'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateIssueDiscussionNoteAnswer = JsonAnswer<operations['createIssueDiscussionNote'], 201 | 202 | 400 | 401 | 403 | 404 | 429>;

const createIssueDiscussionNoteCall: ClientCall = {
  id: 'createIssueDiscussionNote',
  method: 'POST',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/discussions/{discussion_id}/notes",
  body: "application/json",
  answers: { json: [201, 202, 400, 401, 403, 404, 429] },
};

export interface UpdateIssueDiscussionNoteInput {
  readonly params: ParametersOf<operations['updateIssueDiscussionNote'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['updateIssueDiscussionNote'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateIssueDiscussionNoteAnswer = JsonAnswer<operations['updateIssueDiscussionNote'], 200 | 400 | 401 | 403 | 404>;

const updateIssueDiscussionNoteCall: ClientCall = {
  id: 'updateIssueDiscussionNote',
  method: 'PUT',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/discussions/{discussion_id}/notes/{note_id}",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DeleteIssueDiscussionNoteInput {
  readonly params: ParametersOf<operations['deleteIssueDiscussionNote'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteIssueDiscussionNote'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteIssueDiscussionNoteAnswer = EmptyAnswer<204> | JsonAnswer<operations['deleteIssueDiscussionNote'], 400 | 401 | 403 | 404 | 412>;

const deleteIssueDiscussionNoteCall: ClientCall = {
  id: 'deleteIssueDiscussionNote',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/discussions/{discussion_id}/notes/{note_id}",
  answers: { none: [204], json: [400, 401, 403, 404, 412] },
};

export interface ListMergeRequestDiscussionsInput {
  readonly params: ParametersOf<operations['listMergeRequestDiscussions'], 'path'>;
  readonly query?: ParametersOf<operations['listMergeRequestDiscussions'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListMergeRequestDiscussionsAnswer = JsonAnswer<operations['listMergeRequestDiscussions'], 200 | 400 | 401 | 403 | 404>;

const listMergeRequestDiscussionsCall: ClientCall = {
  id: 'listMergeRequestDiscussions',
  method: 'GET',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/discussions",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface CreateMergeRequestDiscussionInput {
  readonly params: ParametersOf<operations['createMergeRequestDiscussion'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createMergeRequestDiscussion'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateMergeRequestDiscussionAnswer = JsonAnswer<operations['createMergeRequestDiscussion'], 201 | 202 | 400 | 401 | 403 | 404 | 429>;

const createMergeRequestDiscussionCall: ClientCall = {
  id: 'createMergeRequestDiscussion',
  method: 'POST',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/discussions",
  body: "application/json",
  answers: { json: [201, 202, 400, 401, 403, 404, 429] },
};

export interface GetMergeRequestDiscussionInput {
  readonly params: ParametersOf<operations['getMergeRequestDiscussion'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetMergeRequestDiscussionAnswer = JsonAnswer<operations['getMergeRequestDiscussion'], 200 | 400 | 401 | 403 | 404>;

const getMergeRequestDiscussionCall: ClientCall = {
  id: 'getMergeRequestDiscussion',
  method: 'GET',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/discussions/{discussion_id}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface ResolveMergeRequestDiscussionInput {
  readonly params: ParametersOf<operations['resolveMergeRequestDiscussion'], 'path'>;
  readonly body: Sendable<BodyOf<operations['resolveMergeRequestDiscussion'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type ResolveMergeRequestDiscussionAnswer = JsonAnswer<operations['resolveMergeRequestDiscussion'], 200 | 400 | 401 | 403 | 404>;

const resolveMergeRequestDiscussionCall: ClientCall = {
  id: 'resolveMergeRequestDiscussion',
  method: 'PUT',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/discussions/{discussion_id}",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface CreateMergeRequestDiscussionNoteInput {
  readonly params: ParametersOf<operations['createMergeRequestDiscussionNote'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createMergeRequestDiscussionNote'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateMergeRequestDiscussionNoteAnswer = JsonAnswer<operations['createMergeRequestDiscussionNote'], 201 | 202 | 400 | 401 | 403 | 404 | 429>;

const createMergeRequestDiscussionNoteCall: ClientCall = {
  id: 'createMergeRequestDiscussionNote',
  method: 'POST',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/discussions/{discussion_id}/notes",
  body: "application/json",
  answers: { json: [201, 202, 400, 401, 403, 404, 429] },
};

export interface UpdateMergeRequestDiscussionNoteInput {
  readonly params: ParametersOf<operations['updateMergeRequestDiscussionNote'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['updateMergeRequestDiscussionNote'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateMergeRequestDiscussionNoteAnswer = JsonAnswer<operations['updateMergeRequestDiscussionNote'], 200 | 400 | 401 | 403 | 404>;

const updateMergeRequestDiscussionNoteCall: ClientCall = {
  id: 'updateMergeRequestDiscussionNote',
  method: 'PUT',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/discussions/{discussion_id}/notes/{note_id}",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DeleteMergeRequestDiscussionNoteInput {
  readonly params: ParametersOf<operations['deleteMergeRequestDiscussionNote'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteMergeRequestDiscussionNote'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteMergeRequestDiscussionNoteAnswer = EmptyAnswer<204> | JsonAnswer<operations['deleteMergeRequestDiscussionNote'], 400 | 401 | 403 | 404 | 412>;

const deleteMergeRequestDiscussionNoteCall: ClientCall = {
  id: 'deleteMergeRequestDiscussionNote',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/discussions/{discussion_id}/notes/{note_id}",
  answers: { none: [204], json: [400, 401, 403, 404, 412] },
};

export interface DiscussionsClient {
  /** List the discussions of an epic: GET /groups/{id}/epics/{epic_id}/discussions */
  listEpicDiscussions: ListingOf<ListEpicDiscussionsInput, ListEpicDiscussionsAnswer, JsonOf<operations['listEpicDiscussions'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Start a thread on an epic: POST /groups/{id}/epics/{epic_id}/discussions */
  createEpicDiscussion(request: CreateEpicDiscussionInput): Promise<CreateEpicDiscussionAnswer>;
  /** Get a discussion of an epic: GET /groups/{id}/epics/{epic_id}/discussions/{discussion_id} */
  getEpicDiscussion(request: GetEpicDiscussionInput): Promise<GetEpicDiscussionAnswer>;
  /** Reply in a discussion of an epic: POST /groups/{id}/epics/{epic_id}/discussions/{discussion_id}/notes */
  createEpicDiscussionNote(request: CreateEpicDiscussionNoteInput): Promise<CreateEpicDiscussionNoteAnswer>;
  /** Change a note of a discussion of an epic: PUT /groups/{id}/epics/{epic_id}/discussions/{discussion_id}/notes/{note_id} */
  updateEpicDiscussionNote(request: UpdateEpicDiscussionNoteInput): Promise<UpdateEpicDiscussionNoteAnswer>;
  /** Delete a note of a discussion of an epic: DELETE /groups/{id}/epics/{epic_id}/discussions/{discussion_id}/notes/{note_id} */
  deleteEpicDiscussionNote(request: DeleteEpicDiscussionNoteInput): Promise<DeleteEpicDiscussionNoteAnswer>;
  /** List the discussions of an issue: GET /projects/{id}/issues/{issue_iid}/discussions */
  listIssueDiscussions: ListingOf<ListIssueDiscussionsInput, ListIssueDiscussionsAnswer, JsonOf<operations['listIssueDiscussions'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Start a thread on an issue: POST /projects/{id}/issues/{issue_iid}/discussions */
  createIssueDiscussion(request: CreateIssueDiscussionInput): Promise<CreateIssueDiscussionAnswer>;
  /** Get a discussion of an issue: GET /projects/{id}/issues/{issue_iid}/discussions/{discussion_id} */
  getIssueDiscussion(request: GetIssueDiscussionInput): Promise<GetIssueDiscussionAnswer>;
  /** Reply in a discussion of an issue: POST /projects/{id}/issues/{issue_iid}/discussions/{discussion_id}/notes */
  createIssueDiscussionNote(request: CreateIssueDiscussionNoteInput): Promise<CreateIssueDiscussionNoteAnswer>;
  /** Change a note of a discussion of an issue: PUT /projects/{id}/issues/{issue_iid}/discussions/{discussion_id}/notes/{note_id} */
  updateIssueDiscussionNote(request: UpdateIssueDiscussionNoteInput): Promise<UpdateIssueDiscussionNoteAnswer>;
  /** Delete a note of a discussion of an issue: DELETE /projects/{id}/issues/{issue_iid}/discussions/{discussion_id}/notes/{note_id} */
  deleteIssueDiscussionNote(request: DeleteIssueDiscussionNoteInput): Promise<DeleteIssueDiscussionNoteAnswer>;
  /** List the discussions of a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/discussions */
  listMergeRequestDiscussions: ListingOf<ListMergeRequestDiscussionsInput, ListMergeRequestDiscussionsAnswer, JsonOf<operations['listMergeRequestDiscussions'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Start a thread on a merge request: POST /projects/{id}/merge_requests/{merge_request_iid}/discussions */
  createMergeRequestDiscussion(request: CreateMergeRequestDiscussionInput): Promise<CreateMergeRequestDiscussionAnswer>;
  /** Get a discussion of a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/discussions/{discussion_id} */
  getMergeRequestDiscussion(request: GetMergeRequestDiscussionInput): Promise<GetMergeRequestDiscussionAnswer>;
  /** Resolve a thread of a merge request: PUT /projects/{id}/merge_requests/{merge_request_iid}/discussions/{discussion_id} */
  resolveMergeRequestDiscussion(request: ResolveMergeRequestDiscussionInput): Promise<ResolveMergeRequestDiscussionAnswer>;
  /** Reply in a discussion of a merge request: POST /projects/{id}/merge_requests/{merge_request_iid}/discussions/{discussion_id}/notes */
  createMergeRequestDiscussionNote(request: CreateMergeRequestDiscussionNoteInput): Promise<CreateMergeRequestDiscussionNoteAnswer>;
  /** Change a note of a discussion of a merge request: PUT /projects/{id}/merge_requests/{merge_request_iid}/discussions/{discussion_id}/notes/{note_id} */
  updateMergeRequestDiscussionNote(request: UpdateMergeRequestDiscussionNoteInput): Promise<UpdateMergeRequestDiscussionNoteAnswer>;
  /** Delete a note of a discussion of a merge request: DELETE /projects/{id}/merge_requests/{merge_request_iid}/discussions/{discussion_id}/notes/{note_id} */
  deleteMergeRequestDiscussionNote(request: DeleteMergeRequestDiscussionNoteInput): Promise<DeleteMergeRequestDiscussionNoteAnswer>;
}

export const discussionsClient = (send: Send): DiscussionsClient => ({
  listEpicDiscussions: listing(send, listEpicDiscussionsCall),
  createEpicDiscussion: (request) => send(createEpicDiscussionCall, request),
  getEpicDiscussion: (request) => send(getEpicDiscussionCall, request),
  createEpicDiscussionNote: (request) => send(createEpicDiscussionNoteCall, request),
  updateEpicDiscussionNote: (request) => send(updateEpicDiscussionNoteCall, request),
  deleteEpicDiscussionNote: (request) => send(deleteEpicDiscussionNoteCall, request),
  listIssueDiscussions: listing(send, listIssueDiscussionsCall),
  createIssueDiscussion: (request) => send(createIssueDiscussionCall, request),
  getIssueDiscussion: (request) => send(getIssueDiscussionCall, request),
  createIssueDiscussionNote: (request) => send(createIssueDiscussionNoteCall, request),
  updateIssueDiscussionNote: (request) => send(updateIssueDiscussionNoteCall, request),
  deleteIssueDiscussionNote: (request) => send(deleteIssueDiscussionNoteCall, request),
  listMergeRequestDiscussions: listing(send, listMergeRequestDiscussionsCall),
  createMergeRequestDiscussion: (request) => send(createMergeRequestDiscussionCall, request),
  getMergeRequestDiscussion: (request) => send(getMergeRequestDiscussionCall, request),
  resolveMergeRequestDiscussion: (request) => send(resolveMergeRequestDiscussionCall, request),
  createMergeRequestDiscussionNote: (request) => send(createMergeRequestDiscussionNoteCall, request),
  updateMergeRequestDiscussionNote: (request) => send(updateMergeRequestDiscussionNoteCall, request),
  deleteMergeRequestDiscussionNote: (request) => send(deleteMergeRequestDiscussionNoteCall, request),
});
