// Generated from spec/domains/* /notes.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, EmptyAnswer, JsonAnswer, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListEpicNotesInput {
  readonly params: ParametersOf<operations['listEpicNotes'], 'path'>;
  readonly query?: ParametersOf<operations['listEpicNotes'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListEpicNotesAnswer = JsonAnswer<operations['listEpicNotes'], 200 | 400 | 401 | 403 | 404>;

const listEpicNotesCall: ClientCall = {
  id: 'listEpicNotes',
  method: 'GET',
  path: "/api/v4/groups/{id}/epics/{epic_id}/notes",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface CreateEpicNoteInput {
  readonly params: ParametersOf<operations['createEpicNote'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createEpicNote'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateEpicNoteAnswer = JsonAnswer<operations['createEpicNote'], 201 | 202 | 400 | 401 | 403 | 404 | 429>;

const createEpicNoteCall: ClientCall = {
  id: 'createEpicNote',
  method: 'POST',
  path: "/api/v4/groups/{id}/epics/{epic_id}/notes",
  body: "application/json",
  answers: { json: [201, 202, 400, 401, 403, 404, 429] },
};

export interface GetEpicNoteInput {
  readonly params: ParametersOf<operations['getEpicNote'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetEpicNoteAnswer = JsonAnswer<operations['getEpicNote'], 200 | 400 | 401 | 403 | 404>;

const getEpicNoteCall: ClientCall = {
  id: 'getEpicNote',
  method: 'GET',
  path: "/api/v4/groups/{id}/epics/{epic_id}/notes/{note_id}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface UpdateEpicNoteInput {
  readonly params: ParametersOf<operations['updateEpicNote'], 'path'>;
  readonly body: Sendable<BodyOf<operations['updateEpicNote'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateEpicNoteAnswer = JsonAnswer<operations['updateEpicNote'], 200 | 400 | 401 | 403 | 404>;

const updateEpicNoteCall: ClientCall = {
  id: 'updateEpicNote',
  method: 'PUT',
  path: "/api/v4/groups/{id}/epics/{epic_id}/notes/{note_id}",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DeleteEpicNoteInput {
  readonly params: ParametersOf<operations['deleteEpicNote'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteEpicNote'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteEpicNoteAnswer = EmptyAnswer<204> | JsonAnswer<operations['deleteEpicNote'], 400 | 401 | 403 | 404 | 412>;

const deleteEpicNoteCall: ClientCall = {
  id: 'deleteEpicNote',
  method: 'DELETE',
  path: "/api/v4/groups/{id}/epics/{epic_id}/notes/{note_id}",
  answers: { none: [204], json: [400, 401, 403, 404, 412] },
};

export interface ListIssueNotesInput {
  readonly params: ParametersOf<operations['listIssueNotes'], 'path'>;
  readonly query?: ParametersOf<operations['listIssueNotes'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListIssueNotesAnswer = JsonAnswer<operations['listIssueNotes'], 200 | 400 | 401 | 403 | 404>;

const listIssueNotesCall: ClientCall = {
  id: 'listIssueNotes',
  method: 'GET',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/notes",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface GetIssueNoteInput {
  readonly params: ParametersOf<operations['getIssueNote'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetIssueNoteAnswer = JsonAnswer<operations['getIssueNote'], 200 | 400 | 401 | 403 | 404>;

const getIssueNoteCall: ClientCall = {
  id: 'getIssueNote',
  method: 'GET',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/notes/{note_id}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface UpdateIssueNoteInput {
  readonly params: ParametersOf<operations['updateIssueNote'], 'path'>;
  readonly body: Sendable<BodyOf<operations['updateIssueNote'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateIssueNoteAnswer = JsonAnswer<operations['updateIssueNote'], 200 | 400 | 401 | 403 | 404>;

const updateIssueNoteCall: ClientCall = {
  id: 'updateIssueNote',
  method: 'PUT',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/notes/{note_id}",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DeleteIssueNoteInput {
  readonly params: ParametersOf<operations['deleteIssueNote'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteIssueNote'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteIssueNoteAnswer = EmptyAnswer<204> | JsonAnswer<operations['deleteIssueNote'], 400 | 401 | 403 | 404 | 412>;

const deleteIssueNoteCall: ClientCall = {
  id: 'deleteIssueNote',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/notes/{note_id}",
  answers: { none: [204], json: [400, 401, 403, 404, 412] },
};

export interface ListMergeRequestNotesInput {
  readonly params: ParametersOf<operations['listMergeRequestNotes'], 'path'>;
  readonly query?: ParametersOf<operations['listMergeRequestNotes'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListMergeRequestNotesAnswer = JsonAnswer<operations['listMergeRequestNotes'], 200 | 400 | 401 | 403 | 404>;

const listMergeRequestNotesCall: ClientCall = {
  id: 'listMergeRequestNotes',
  method: 'GET',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/notes",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface CreateMergeRequestNoteInput {
  readonly params: ParametersOf<operations['createMergeRequestNote'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createMergeRequestNote'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateMergeRequestNoteAnswer = JsonAnswer<operations['createMergeRequestNote'], 201 | 202 | 400 | 401 | 403 | 404 | 429>;

const createMergeRequestNoteCall: ClientCall = {
  id: 'createMergeRequestNote',
  method: 'POST',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/notes",
  body: "application/json",
  answers: { json: [201, 202, 400, 401, 403, 404, 429] },
};

export interface GetMergeRequestNoteInput {
  readonly params: ParametersOf<operations['getMergeRequestNote'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetMergeRequestNoteAnswer = JsonAnswer<operations['getMergeRequestNote'], 200 | 400 | 401 | 403 | 404>;

const getMergeRequestNoteCall: ClientCall = {
  id: 'getMergeRequestNote',
  method: 'GET',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface UpdateMergeRequestNoteInput {
  readonly params: ParametersOf<operations['updateMergeRequestNote'], 'path'>;
  readonly body: Sendable<BodyOf<operations['updateMergeRequestNote'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateMergeRequestNoteAnswer = JsonAnswer<operations['updateMergeRequestNote'], 200 | 400 | 401 | 403 | 404>;

const updateMergeRequestNoteCall: ClientCall = {
  id: 'updateMergeRequestNote',
  method: 'PUT',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DeleteMergeRequestNoteInput {
  readonly params: ParametersOf<operations['deleteMergeRequestNote'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteMergeRequestNote'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteMergeRequestNoteAnswer = EmptyAnswer<204> | JsonAnswer<operations['deleteMergeRequestNote'], 400 | 401 | 403 | 404 | 412>;

const deleteMergeRequestNoteCall: ClientCall = {
  id: 'deleteMergeRequestNote',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}",
  answers: { none: [204], json: [400, 401, 403, 404, 412] },
};

export interface NotesClient {
  /** List the notes of an epic: GET /groups/{id}/epics/{epic_id}/notes */
  listEpicNotes: ListingOf<ListEpicNotesInput, ListEpicNotesAnswer, JsonOf<operations['listEpicNotes'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Comment on an epic: POST /groups/{id}/epics/{epic_id}/notes */
  createEpicNote(request: CreateEpicNoteInput): Promise<CreateEpicNoteAnswer>;
  /** Get a note of an epic: GET /groups/{id}/epics/{epic_id}/notes/{note_id} */
  getEpicNote(request: GetEpicNoteInput): Promise<GetEpicNoteAnswer>;
  /** Change a note of an epic: PUT /groups/{id}/epics/{epic_id}/notes/{note_id} */
  updateEpicNote(request: UpdateEpicNoteInput): Promise<UpdateEpicNoteAnswer>;
  /** Delete a note of an epic: DELETE /groups/{id}/epics/{epic_id}/notes/{note_id} */
  deleteEpicNote(request: DeleteEpicNoteInput): Promise<DeleteEpicNoteAnswer>;
  /** List the notes of an issue: GET /projects/{id}/issues/{issue_iid}/notes */
  listIssueNotes: ListingOf<ListIssueNotesInput, ListIssueNotesAnswer, JsonOf<operations['listIssueNotes'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Get a note of an issue: GET /projects/{id}/issues/{issue_iid}/notes/{note_id} */
  getIssueNote(request: GetIssueNoteInput): Promise<GetIssueNoteAnswer>;
  /** Change a note of an issue: PUT /projects/{id}/issues/{issue_iid}/notes/{note_id} */
  updateIssueNote(request: UpdateIssueNoteInput): Promise<UpdateIssueNoteAnswer>;
  /** Delete a note of an issue: DELETE /projects/{id}/issues/{issue_iid}/notes/{note_id} */
  deleteIssueNote(request: DeleteIssueNoteInput): Promise<DeleteIssueNoteAnswer>;
  /** List the notes of a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/notes */
  listMergeRequestNotes: ListingOf<ListMergeRequestNotesInput, ListMergeRequestNotesAnswer, JsonOf<operations['listMergeRequestNotes'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Comment on a merge request: POST /projects/{id}/merge_requests/{merge_request_iid}/notes */
  createMergeRequestNote(request: CreateMergeRequestNoteInput): Promise<CreateMergeRequestNoteAnswer>;
  /** Get a note of a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id} */
  getMergeRequestNote(request: GetMergeRequestNoteInput): Promise<GetMergeRequestNoteAnswer>;
  /** Change a note of a merge request: PUT /projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id} */
  updateMergeRequestNote(request: UpdateMergeRequestNoteInput): Promise<UpdateMergeRequestNoteAnswer>;
  /** Delete a note of a merge request: DELETE /projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id} */
  deleteMergeRequestNote(request: DeleteMergeRequestNoteInput): Promise<DeleteMergeRequestNoteAnswer>;
}

export const notesClient = (send: Send): NotesClient => ({
  listEpicNotes: listing(send, listEpicNotesCall),
  createEpicNote: (request) => send(createEpicNoteCall, request),
  getEpicNote: (request) => send(getEpicNoteCall, request),
  updateEpicNote: (request) => send(updateEpicNoteCall, request),
  deleteEpicNote: (request) => send(deleteEpicNoteCall, request),
  listIssueNotes: listing(send, listIssueNotesCall),
  getIssueNote: (request) => send(getIssueNoteCall, request),
  updateIssueNote: (request) => send(updateIssueNoteCall, request),
  deleteIssueNote: (request) => send(deleteIssueNoteCall, request),
  listMergeRequestNotes: listing(send, listMergeRequestNotesCall),
  createMergeRequestNote: (request) => send(createMergeRequestNoteCall, request),
  getMergeRequestNote: (request) => send(getMergeRequestNoteCall, request),
  updateMergeRequestNote: (request) => send(updateMergeRequestNoteCall, request),
  deleteMergeRequestNote: (request) => send(deleteMergeRequestNoteCall, request),
});
