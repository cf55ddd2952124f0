// Generated from spec/resources/notes.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListEpicNotesInput {
  readonly params: ParametersOf<operations['listEpicNotes'], 'path'>;
  readonly query?: ParametersOf<operations['listEpicNotes'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListEpicNotesAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listEpicNotes'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listEpicNotes'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listEpicNotes'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listEpicNotes'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listEpicNotes'], 404> }
  ;

const listEpicNotesCall: ClientCall = {
  id: 'listEpicNotes',
  method: 'GET',
  path: "/api/v4/groups/{id}/epics/{epic_id}/notes",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface CreateEpicNoteInput {
  readonly params: ParametersOf<operations['createEpicNote'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createEpicNote'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateEpicNoteAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createEpicNote'], 201> }
  | { readonly status: 202; readonly headers: Headers; readonly body: JsonOf<operations['createEpicNote'], 202> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createEpicNote'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createEpicNote'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createEpicNote'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['createEpicNote'], 404> }
  | { readonly status: 429; readonly headers: Headers; readonly body: JsonOf<operations['createEpicNote'], 429> }
  ;

const createEpicNoteCall: ClientCall = {
  id: 'createEpicNote',
  method: 'POST',
  path: "/api/v4/groups/{id}/epics/{epic_id}/notes",
  commas: [],
  body: "application/json",
  answers: {
    201: 'json',
    202: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    429: 'json',
  },
};

export interface GetEpicNoteInput {
  readonly params: ParametersOf<operations['getEpicNote'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetEpicNoteAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getEpicNote'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getEpicNote'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getEpicNote'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getEpicNote'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getEpicNote'], 404> }
  ;

const getEpicNoteCall: ClientCall = {
  id: 'getEpicNote',
  method: 'GET',
  path: "/api/v4/groups/{id}/epics/{epic_id}/notes/{note_id}",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface UpdateEpicNoteInput {
  readonly params: ParametersOf<operations['updateEpicNote'], 'path'>;
  readonly body: Sendable<BodyOf<operations['updateEpicNote'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateEpicNoteAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['updateEpicNote'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['updateEpicNote'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['updateEpicNote'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['updateEpicNote'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['updateEpicNote'], 404> }
  ;

const updateEpicNoteCall: ClientCall = {
  id: 'updateEpicNote',
  method: 'PUT',
  path: "/api/v4/groups/{id}/epics/{epic_id}/notes/{note_id}",
  commas: [],
  body: "application/json",
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface DeleteEpicNoteInput {
  readonly params: ParametersOf<operations['deleteEpicNote'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteEpicNote'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteEpicNoteAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['deleteEpicNote'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['deleteEpicNote'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['deleteEpicNote'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['deleteEpicNote'], 404> }
  | { readonly status: 412; readonly headers: Headers; readonly body: JsonOf<operations['deleteEpicNote'], 412> }
  ;

const deleteEpicNoteCall: ClientCall = {
  id: 'deleteEpicNote',
  method: 'DELETE',
  path: "/api/v4/groups/{id}/epics/{epic_id}/notes/{note_id}",
  commas: [],
  body: null,
  answers: {
    204: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    412: 'json',
  },
};

export interface ListIssueNotesInput {
  readonly params: ParametersOf<operations['listIssueNotes'], 'path'>;
  readonly query?: ParametersOf<operations['listIssueNotes'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListIssueNotesAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listIssueNotes'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listIssueNotes'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listIssueNotes'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listIssueNotes'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listIssueNotes'], 404> }
  ;

const listIssueNotesCall: ClientCall = {
  id: 'listIssueNotes',
  method: 'GET',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/notes",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface GetIssueNoteInput {
  readonly params: ParametersOf<operations['getIssueNote'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetIssueNoteAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getIssueNote'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getIssueNote'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getIssueNote'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getIssueNote'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getIssueNote'], 404> }
  ;

const getIssueNoteCall: ClientCall = {
  id: 'getIssueNote',
  method: 'GET',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/notes/{note_id}",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface UpdateIssueNoteInput {
  readonly params: ParametersOf<operations['updateIssueNote'], 'path'>;
  readonly body: Sendable<BodyOf<operations['updateIssueNote'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateIssueNoteAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['updateIssueNote'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['updateIssueNote'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['updateIssueNote'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['updateIssueNote'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['updateIssueNote'], 404> }
  ;

const updateIssueNoteCall: ClientCall = {
  id: 'updateIssueNote',
  method: 'PUT',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/notes/{note_id}",
  commas: [],
  body: "application/json",
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface DeleteIssueNoteInput {
  readonly params: ParametersOf<operations['deleteIssueNote'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteIssueNote'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteIssueNoteAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['deleteIssueNote'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['deleteIssueNote'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['deleteIssueNote'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['deleteIssueNote'], 404> }
  | { readonly status: 412; readonly headers: Headers; readonly body: JsonOf<operations['deleteIssueNote'], 412> }
  ;

const deleteIssueNoteCall: ClientCall = {
  id: 'deleteIssueNote',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/notes/{note_id}",
  commas: [],
  body: null,
  answers: {
    204: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    412: 'json',
  },
};

export interface ListMergeRequestNotesInput {
  readonly params: ParametersOf<operations['listMergeRequestNotes'], 'path'>;
  readonly query?: ParametersOf<operations['listMergeRequestNotes'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListMergeRequestNotesAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listMergeRequestNotes'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listMergeRequestNotes'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listMergeRequestNotes'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listMergeRequestNotes'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listMergeRequestNotes'], 404> }
  ;

const listMergeRequestNotesCall: ClientCall = {
  id: 'listMergeRequestNotes',
  method: 'GET',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/notes",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface CreateMergeRequestNoteInput {
  readonly params: ParametersOf<operations['createMergeRequestNote'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createMergeRequestNote'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateMergeRequestNoteAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createMergeRequestNote'], 201> }
  | { readonly status: 202; readonly headers: Headers; readonly body: JsonOf<operations['createMergeRequestNote'], 202> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createMergeRequestNote'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createMergeRequestNote'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createMergeRequestNote'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['createMergeRequestNote'], 404> }
  | { readonly status: 429; readonly headers: Headers; readonly body: JsonOf<operations['createMergeRequestNote'], 429> }
  ;

const createMergeRequestNoteCall: ClientCall = {
  id: 'createMergeRequestNote',
  method: 'POST',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/notes",
  commas: [],
  body: "application/json",
  answers: {
    201: 'json',
    202: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    429: 'json',
  },
};

export interface GetMergeRequestNoteInput {
  readonly params: ParametersOf<operations['getMergeRequestNote'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetMergeRequestNoteAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getMergeRequestNote'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getMergeRequestNote'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getMergeRequestNote'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getMergeRequestNote'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getMergeRequestNote'], 404> }
  ;

const getMergeRequestNoteCall: ClientCall = {
  id: 'getMergeRequestNote',
  method: 'GET',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface UpdateMergeRequestNoteInput {
  readonly params: ParametersOf<operations['updateMergeRequestNote'], 'path'>;
  readonly body: Sendable<BodyOf<operations['updateMergeRequestNote'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateMergeRequestNoteAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['updateMergeRequestNote'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['updateMergeRequestNote'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['updateMergeRequestNote'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['updateMergeRequestNote'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['updateMergeRequestNote'], 404> }
  ;

const updateMergeRequestNoteCall: ClientCall = {
  id: 'updateMergeRequestNote',
  method: 'PUT',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}",
  commas: [],
  body: "application/json",
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface DeleteMergeRequestNoteInput {
  readonly params: ParametersOf<operations['deleteMergeRequestNote'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteMergeRequestNote'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteMergeRequestNoteAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['deleteMergeRequestNote'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['deleteMergeRequestNote'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['deleteMergeRequestNote'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['deleteMergeRequestNote'], 404> }
  | { readonly status: 412; readonly headers: Headers; readonly body: JsonOf<operations['deleteMergeRequestNote'], 412> }
  ;

const deleteMergeRequestNoteCall: ClientCall = {
  id: 'deleteMergeRequestNote',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}",
  commas: [],
  body: null,
  answers: {
    204: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    412: 'json',
  },
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
