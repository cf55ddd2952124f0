// Generated from spec/domains/* /award-emoji.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, EmptyAnswer, JsonAnswer, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListEpicAwardEmojiInput {
  readonly params: ParametersOf<operations['listEpicAwardEmoji'], 'path'>;
  readonly query?: ParametersOf<operations['listEpicAwardEmoji'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListEpicAwardEmojiAnswer = JsonAnswer<operations['listEpicAwardEmoji'], 200 | 400 | 401 | 403 | 404>;

const listEpicAwardEmojiCall: ClientCall = {
  id: 'listEpicAwardEmoji',
  method: 'GET',
  path: "/api/v4/groups/{id}/epics/{epic_id}/award_emoji",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface CreateEpicAwardEmojiInput {
  readonly params: ParametersOf<operations['createEpicAwardEmoji'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createEpicAwardEmoji'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateEpicAwardEmojiAnswer = JsonAnswer<operations['createEpicAwardEmoji'], 201 | 400 | 401 | 403 | 404>;

const createEpicAwardEmojiCall: ClientCall = {
  id: 'createEpicAwardEmoji',
  method: 'POST',
  path: "/api/v4/groups/{id}/epics/{epic_id}/award_emoji",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface GetEpicAwardEmojiInput {
  readonly params: ParametersOf<operations['getEpicAwardEmoji'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetEpicAwardEmojiAnswer = JsonAnswer<operations['getEpicAwardEmoji'], 200 | 400 | 401 | 403 | 404>;

const getEpicAwardEmojiCall: ClientCall = {
  id: 'getEpicAwardEmoji',
  method: 'GET',
  path: "/api/v4/groups/{id}/epics/{epic_id}/award_emoji/{award_id}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DeleteEpicAwardEmojiInput {
  readonly params: ParametersOf<operations['deleteEpicAwardEmoji'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteEpicAwardEmoji'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteEpicAwardEmojiAnswer = EmptyAnswer<204> | JsonAnswer<operations['deleteEpicAwardEmoji'], 400 | 401 | 403 | 404 | 412>;

const deleteEpicAwardEmojiCall: ClientCall = {
  id: 'deleteEpicAwardEmoji',
  method: 'DELETE',
  path: "/api/v4/groups/{id}/epics/{epic_id}/award_emoji/{award_id}",
  answers: { none: [204], json: [400, 401, 403, 404, 412] },
};

export interface ListEpicNoteAwardEmojiInput {
  readonly params: ParametersOf<operations['listEpicNoteAwardEmoji'], 'path'>;
  readonly query?: ParametersOf<operations['listEpicNoteAwardEmoji'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListEpicNoteAwardEmojiAnswer = JsonAnswer<operations['listEpicNoteAwardEmoji'], 200 | 400 | 401 | 403 | 404>;

const listEpicNoteAwardEmojiCall: ClientCall = {
  id: 'listEpicNoteAwardEmoji',
  method: 'GET',
  path: "/api/v4/groups/{id}/epics/{epic_id}/notes/{note_id}/award_emoji",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface CreateEpicNoteAwardEmojiInput {
  readonly params: ParametersOf<operations['createEpicNoteAwardEmoji'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createEpicNoteAwardEmoji'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateEpicNoteAwardEmojiAnswer = JsonAnswer<operations['createEpicNoteAwardEmoji'], 201 | 400 | 401 | 403 | 404>;

const createEpicNoteAwardEmojiCall: ClientCall = {
  id: 'createEpicNoteAwardEmoji',
  method: 'POST',
  path: "/api/v4/groups/{id}/epics/{epic_id}/notes/{note_id}/award_emoji",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface GetEpicNoteAwardEmojiInput {
  readonly params: ParametersOf<operations['getEpicNoteAwardEmoji'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetEpicNoteAwardEmojiAnswer = JsonAnswer<operations['getEpicNoteAwardEmoji'], 200 | 400 | 401 | 403 | 404>;

const getEpicNoteAwardEmojiCall: ClientCall = {
  id: 'getEpicNoteAwardEmoji',
  method: 'GET',
  path: "/api/v4/groups/{id}/epics/{epic_id}/notes/{note_id}/award_emoji/{award_id}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DeleteEpicNoteAwardEmojiInput {
  readonly params: ParametersOf<operations['deleteEpicNoteAwardEmoji'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteEpicNoteAwardEmoji'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteEpicNoteAwardEmojiAnswer = EmptyAnswer<204> | JsonAnswer<operations['deleteEpicNoteAwardEmoji'], 400 | 401 | 403 | 404 | 412>;

const deleteEpicNoteAwardEmojiCall: ClientCall = {
  id: 'deleteEpicNoteAwardEmoji',
  method: 'DELETE',
  path: "/api/v4/groups/{id}/epics/{epic_id}/notes/{note_id}/award_emoji/{award_id}",
  answers: { none: [204], json: [400, 401, 403, 404, 412] },
};

export interface ListIssueAwardEmojiInput {
  readonly params: ParametersOf<operations['listIssueAwardEmoji'], 'path'>;
  readonly query?: ParametersOf<operations['listIssueAwardEmoji'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListIssueAwardEmojiAnswer = JsonAnswer<operations['listIssueAwardEmoji'], 200 | 400 | 401 | 403 | 404>;

const listIssueAwardEmojiCall: ClientCall = {
  id: 'listIssueAwardEmoji',
  method: 'GET',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/award_emoji",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface CreateIssueAwardEmojiInput {
  readonly params: ParametersOf<operations['createIssueAwardEmoji'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createIssueAwardEmoji'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateIssueAwardEmojiAnswer = JsonAnswer<operations['createIssueAwardEmoji'], 201 | 400 | 401 | 403 | 404>;

const createIssueAwardEmojiCall: ClientCall = {
  id: 'createIssueAwardEmoji',
  method: 'POST',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/award_emoji",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface GetIssueAwardEmojiInput {
  readonly params: ParametersOf<operations['getIssueAwardEmoji'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetIssueAwardEmojiAnswer = JsonAnswer<operations['getIssueAwardEmoji'], 200 | 400 | 401 | 403 | 404>;

const getIssueAwardEmojiCall: ClientCall = {
  id: 'getIssueAwardEmoji',
  method: 'GET',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/award_emoji/{award_id}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DeleteIssueAwardEmojiInput {
  readonly params: ParametersOf<operations['deleteIssueAwardEmoji'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteIssueAwardEmoji'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteIssueAwardEmojiAnswer = EmptyAnswer<204> | JsonAnswer<operations['deleteIssueAwardEmoji'], 400 | 401 | 403 | 404 | 412>;

const deleteIssueAwardEmojiCall: ClientCall = {
  id: 'deleteIssueAwardEmoji',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/award_emoji/{award_id}",
  answers: { none: [204], json: [400, 401, 403, 404, 412] },
};

export interface ListIssueNoteAwardEmojiInput {
  readonly params: ParametersOf<operations['listIssueNoteAwardEmoji'], 'path'>;
  readonly query?: ParametersOf<operations['listIssueNoteAwardEmoji'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListIssueNoteAwardEmojiAnswer = JsonAnswer<operations['listIssueNoteAwardEmoji'], 200 | 400 | 401 | 403 | 404>;

const listIssueNoteAwardEmojiCall: ClientCall = {
  id: 'listIssueNoteAwardEmoji',
  method: 'GET',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/notes/{note_id}/award_emoji",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface CreateIssueNoteAwardEmojiInput {
  readonly params: ParametersOf<operations['createIssueNoteAwardEmoji'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createIssueNoteAwardEmoji'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateIssueNoteAwardEmojiAnswer = JsonAnswer<operations['createIssueNoteAwardEmoji'], 201 | 400 | 401 | 403 | 404>;

const createIssueNoteAwardEmojiCall: ClientCall = {
  id: 'createIssueNoteAwardEmoji',
  method: 'POST',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/notes/{note_id}/award_emoji",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface GetIssueNoteAwardEmojiInput {
  readonly params: ParametersOf<operations['getIssueNoteAwardEmoji'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetIssueNoteAwardEmojiAnswer = JsonAnswer<operations['getIssueNoteAwardEmoji'], 200 | 400 | 401 | 403 | 404>;

const getIssueNoteAwardEmojiCall: ClientCall = {
  id: 'getIssueNoteAwardEmoji',
  method: 'GET',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/notes/{note_id}/award_emoji/{award_id}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DeleteIssueNoteAwardEmojiInput {
  readonly params: ParametersOf<operations['deleteIssueNoteAwardEmoji'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteIssueNoteAwardEmoji'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteIssueNoteAwardEmojiAnswer = EmptyAnswer<204> | JsonAnswer<operations['deleteIssueNoteAwardEmoji'], 400 | 401 | 403 | 404 | 412>;

const deleteIssueNoteAwardEmojiCall: ClientCall = {
  id: 'deleteIssueNoteAwardEmoji',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/notes/{note_id}/award_emoji/{award_id}",
  answers: { none: [204], json: [400, 401, 403, 404, 412] },
};

export interface ListMergeRequestAwardEmojiInput {
  readonly params: ParametersOf<operations['listMergeRequestAwardEmoji'], 'path'>;
  readonly query?: ParametersOf<operations['listMergeRequestAwardEmoji'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListMergeRequestAwardEmojiAnswer = JsonAnswer<operations['listMergeRequestAwardEmoji'], 200 | 400 | 401 | 403 | 404>;

const listMergeRequestAwardEmojiCall: ClientCall = {
  id: 'listMergeRequestAwardEmoji',
  method: 'GET',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/award_emoji",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface CreateMergeRequestAwardEmojiInput {
  readonly params: ParametersOf<operations['createMergeRequestAwardEmoji'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createMergeRequestAwardEmoji'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateMergeRequestAwardEmojiAnswer = JsonAnswer<operations['createMergeRequestAwardEmoji'], 201 | 400 | 401 | 403 | 404>;

const createMergeRequestAwardEmojiCall: ClientCall = {
  id: 'createMergeRequestAwardEmoji',
  method: 'POST',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/award_emoji",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface GetMergeRequestAwardEmojiInput {
  readonly params: ParametersOf<operations['getMergeRequestAwardEmoji'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetMergeRequestAwardEmojiAnswer = JsonAnswer<operations['getMergeRequestAwardEmoji'], 200 | 400 | 401 | 403 | 404>;

const getMergeRequestAwardEmojiCall: ClientCall = {
  id: 'getMergeRequestAwardEmoji',
  method: 'GET',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/award_emoji/{award_id}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DeleteMergeRequestAwardEmojiInput {
  readonly params: ParametersOf<operations['deleteMergeRequestAwardEmoji'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteMergeRequestAwardEmoji'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteMergeRequestAwardEmojiAnswer = EmptyAnswer<204> | JsonAnswer<operations['deleteMergeRequestAwardEmoji'], 400 | 401 | 403 | 404 | 412>;

const deleteMergeRequestAwardEmojiCall: ClientCall = {
  id: 'deleteMergeRequestAwardEmoji',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/award_emoji/{award_id}",
  answers: { none: [204], json: [400, 401, 403, 404, 412] },
};

export interface ListMergeRequestNoteAwardEmojiInput {
  readonly params: ParametersOf<operations['listMergeRequestNoteAwardEmoji'], 'path'>;
  readonly query?: ParametersOf<operations['listMergeRequestNoteAwardEmoji'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListMergeRequestNoteAwardEmojiAnswer = JsonAnswer<operations['listMergeRequestNoteAwardEmoji'], 200 | 400 | 401 | 403 | 404>;

const listMergeRequestNoteAwardEmojiCall: ClientCall = {
  id: 'listMergeRequestNoteAwardEmoji',
  method: 'GET',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}/award_emoji",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface CreateMergeRequestNoteAwardEmojiInput {
  readonly params: ParametersOf<operations['createMergeRequestNoteAwardEmoji'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createMergeRequestNoteAwardEmoji'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateMergeRequestNoteAwardEmojiAnswer = JsonAnswer<operations['createMergeRequestNoteAwardEmoji'], 201 | 400 | 401 | 403 | 404>;

const createMergeRequestNoteAwardEmojiCall: ClientCall = {
  id: 'createMergeRequestNoteAwardEmoji',
  method: 'POST',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}/award_emoji",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface GetMergeRequestNoteAwardEmojiInput {
  readonly params: ParametersOf<operations['getMergeRequestNoteAwardEmoji'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetMergeRequestNoteAwardEmojiAnswer = JsonAnswer<operations['getMergeRequestNoteAwardEmoji'], 200 | 400 | 401 | 403 | 404>;

const getMergeRequestNoteAwardEmojiCall: ClientCall = {
  id: 'getMergeRequestNoteAwardEmoji',
  method: 'GET',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}/award_emoji/{award_id}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DeleteMergeRequestNoteAwardEmojiInput {
  readonly params: ParametersOf<operations['deleteMergeRequestNoteAwardEmoji'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteMergeRequestNoteAwardEmoji'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteMergeRequestNoteAwardEmojiAnswer = EmptyAnswer<204> | JsonAnswer<operations['deleteMergeRequestNoteAwardEmoji'], 400 | 401 | 403 | 404 | 412>;

const deleteMergeRequestNoteAwardEmojiCall: ClientCall = {
  id: 'deleteMergeRequestNoteAwardEmoji',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}/award_emoji/{award_id}",
  answers: { none: [204], json: [400, 401, 403, 404, 412] },
};

export interface AwardEmojiClient {
  /** List the reactions to an epic: GET /groups/{id}/epics/{epic_id}/award_emoji */
  listEpicAwardEmoji: ListingOf<ListEpicAwardEmojiInput, ListEpicAwardEmojiAnswer, JsonOf<operations['listEpicAwardEmoji'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** React to an epic: POST /groups/{id}/epics/{epic_id}/award_emoji */
  createEpicAwardEmoji(request: CreateEpicAwardEmojiInput): Promise<CreateEpicAwardEmojiAnswer>;
  /** Get a reaction to an epic: GET /groups/{id}/epics/{epic_id}/award_emoji/{award_id} */
  getEpicAwardEmoji(request: GetEpicAwardEmojiInput): Promise<GetEpicAwardEmojiAnswer>;
  /** Take a reaction to an epic back: DELETE /groups/{id}/epics/{epic_id}/award_emoji/{award_id} */
  deleteEpicAwardEmoji(request: DeleteEpicAwardEmojiInput): Promise<DeleteEpicAwardEmojiAnswer>;
  /** List the reactions to a note of an epic: GET /groups/{id}/epics/{epic_id}/notes/{note_id}/award_emoji */
  listEpicNoteAwardEmoji: ListingOf<ListEpicNoteAwardEmojiInput, ListEpicNoteAwardEmojiAnswer, JsonOf<operations['listEpicNoteAwardEmoji'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** React to a note of an epic: POST /groups/{id}/epics/{epic_id}/notes/{note_id}/award_emoji */
  createEpicNoteAwardEmoji(request: CreateEpicNoteAwardEmojiInput): Promise<CreateEpicNoteAwardEmojiAnswer>;
  /** Get a reaction to a note of an epic: GET /groups/{id}/epics/{epic_id}/notes/{note_id}/award_emoji/{award_id} */
  getEpicNoteAwardEmoji(request: GetEpicNoteAwardEmojiInput): Promise<GetEpicNoteAwardEmojiAnswer>;
  /** Take a reaction to a note of an epic back: DELETE /groups/{id}/epics/{epic_id}/notes/{note_id}/award_emoji/{award_id} */
  deleteEpicNoteAwardEmoji(request: DeleteEpicNoteAwardEmojiInput): Promise<DeleteEpicNoteAwardEmojiAnswer>;
  /** List the reactions to an issue: GET /projects/{id}/issues/{issue_iid}/award_emoji */
  listIssueAwardEmoji: ListingOf<ListIssueAwardEmojiInput, ListIssueAwardEmojiAnswer, JsonOf<operations['listIssueAwardEmoji'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** React to an issue: POST /projects/{id}/issues/{issue_iid}/award_emoji */
  createIssueAwardEmoji(request: CreateIssueAwardEmojiInput): Promise<CreateIssueAwardEmojiAnswer>;
  /** Get a reaction to an issue: GET /projects/{id}/issues/{issue_iid}/award_emoji/{award_id} */
  getIssueAwardEmoji(request: GetIssueAwardEmojiInput): Promise<GetIssueAwardEmojiAnswer>;
  /** Take a reaction to an issue back: DELETE /projects/{id}/issues/{issue_iid}/award_emoji/{award_id} */
  deleteIssueAwardEmoji(request: DeleteIssueAwardEmojiInput): Promise<DeleteIssueAwardEmojiAnswer>;
  /** List the reactions to a note of an issue: GET /projects/{id}/issues/{issue_iid}/notes/{note_id}/award_emoji */
  listIssueNoteAwardEmoji: ListingOf<ListIssueNoteAwardEmojiInput, ListIssueNoteAwardEmojiAnswer, JsonOf<operations['listIssueNoteAwardEmoji'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** React to a note of an issue: POST /projects/{id}/issues/{issue_iid}/notes/{note_id}/award_emoji */
  createIssueNoteAwardEmoji(request: CreateIssueNoteAwardEmojiInput): Promise<CreateIssueNoteAwardEmojiAnswer>;
  /** Get a reaction to a note of an issue: GET /projects/{id}/issues/{issue_iid}/notes/{note_id}/award_emoji/{award_id} */
  getIssueNoteAwardEmoji(request: GetIssueNoteAwardEmojiInput): Promise<GetIssueNoteAwardEmojiAnswer>;
  /** Take a reaction to a note of an issue back: DELETE /projects/{id}/issues/{issue_iid}/notes/{note_id}/award_emoji/{award_id} */
  deleteIssueNoteAwardEmoji(request: DeleteIssueNoteAwardEmojiInput): Promise<DeleteIssueNoteAwardEmojiAnswer>;
  /** List the reactions to a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/award_emoji */
  listMergeRequestAwardEmoji: ListingOf<ListMergeRequestAwardEmojiInput, ListMergeRequestAwardEmojiAnswer, JsonOf<operations['listMergeRequestAwardEmoji'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** React to a merge request: POST /projects/{id}/merge_requests/{merge_request_iid}/award_emoji */
  createMergeRequestAwardEmoji(request: CreateMergeRequestAwardEmojiInput): Promise<CreateMergeRequestAwardEmojiAnswer>;
  /** Get a reaction to a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/award_emoji/{award_id} */
  getMergeRequestAwardEmoji(request: GetMergeRequestAwardEmojiInput): Promise<GetMergeRequestAwardEmojiAnswer>;
  /** Take a reaction to a merge request back: DELETE /projects/{id}/merge_requests/{merge_request_iid}/award_emoji/{award_id} */
  deleteMergeRequestAwardEmoji(request: DeleteMergeRequestAwardEmojiInput): Promise<DeleteMergeRequestAwardEmojiAnswer>;
  /** List the reactions to a note of a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}/award_emoji */
  listMergeRequestNoteAwardEmoji: ListingOf<ListMergeRequestNoteAwardEmojiInput, ListMergeRequestNoteAwardEmojiAnswer, JsonOf<operations['listMergeRequestNoteAwardEmoji'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** React to a note of a merge request: POST /projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}/award_emoji */
  createMergeRequestNoteAwardEmoji(request: CreateMergeRequestNoteAwardEmojiInput): Promise<CreateMergeRequestNoteAwardEmojiAnswer>;
  /** Get a reaction to a note of a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}/award_emoji/{award_id} */
  getMergeRequestNoteAwardEmoji(request: GetMergeRequestNoteAwardEmojiInput): Promise<GetMergeRequestNoteAwardEmojiAnswer>;
  /** Take a reaction to a note of a merge request back: DELETE /projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}/award_emoji/{award_id} */
  deleteMergeRequestNoteAwardEmoji(request: DeleteMergeRequestNoteAwardEmojiInput): Promise<DeleteMergeRequestNoteAwardEmojiAnswer>;
}

export const awardEmojiClient = (send: Send): AwardEmojiClient => ({
  listEpicAwardEmoji: listing(send, listEpicAwardEmojiCall),
  createEpicAwardEmoji: (request) => send(createEpicAwardEmojiCall, request),
  getEpicAwardEmoji: (request) => send(getEpicAwardEmojiCall, request),
  deleteEpicAwardEmoji: (request) => send(deleteEpicAwardEmojiCall, request),
  listEpicNoteAwardEmoji: listing(send, listEpicNoteAwardEmojiCall),
  createEpicNoteAwardEmoji: (request) => send(createEpicNoteAwardEmojiCall, request),
  getEpicNoteAwardEmoji: (request) => send(getEpicNoteAwardEmojiCall, request),
  deleteEpicNoteAwardEmoji: (request) => send(deleteEpicNoteAwardEmojiCall, request),
  listIssueAwardEmoji: listing(send, listIssueAwardEmojiCall),
  createIssueAwardEmoji: (request) => send(createIssueAwardEmojiCall, request),
  getIssueAwardEmoji: (request) => send(getIssueAwardEmojiCall, request),
  deleteIssueAwardEmoji: (request) => send(deleteIssueAwardEmojiCall, request),
  listIssueNoteAwardEmoji: listing(send, listIssueNoteAwardEmojiCall),
  createIssueNoteAwardEmoji: (request) => send(createIssueNoteAwardEmojiCall, request),
  getIssueNoteAwardEmoji: (request) => send(getIssueNoteAwardEmojiCall, request),
  deleteIssueNoteAwardEmoji: (request) => send(deleteIssueNoteAwardEmojiCall, request),
  listMergeRequestAwardEmoji: listing(send, listMergeRequestAwardEmojiCall),
  createMergeRequestAwardEmoji: (request) => send(createMergeRequestAwardEmojiCall, request),
  getMergeRequestAwardEmoji: (request) => send(getMergeRequestAwardEmojiCall, request),
  deleteMergeRequestAwardEmoji: (request) => send(deleteMergeRequestAwardEmojiCall, request),
  listMergeRequestNoteAwardEmoji: listing(send, listMergeRequestNoteAwardEmojiCall),
  createMergeRequestNoteAwardEmoji: (request) => send(createMergeRequestNoteAwardEmojiCall, request),
  getMergeRequestNoteAwardEmoji: (request) => send(getMergeRequestNoteAwardEmojiCall, request),
  deleteMergeRequestNoteAwardEmoji: (request) => send(deleteMergeRequestNoteAwardEmojiCall, request),
});
