// Generated from spec/resources/discussions.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListEpicDiscussionsInput {
  readonly params: ParametersOf<operations['listEpicDiscussions'], 'path'>;
  readonly query?: ParametersOf<operations['listEpicDiscussions'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListEpicDiscussionsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listEpicDiscussions'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listEpicDiscussions'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listEpicDiscussions'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listEpicDiscussions'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listEpicDiscussions'], 404> }
  ;

const listEpicDiscussionsCall: ClientCall = {
  id: 'listEpicDiscussions',
  method: 'GET',
  path: "/api/v4/groups/{id}/epics/{epic_id}/discussions",
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

export interface CreateEpicDiscussionInput {
  readonly params: ParametersOf<operations['createEpicDiscussion'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createEpicDiscussion'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateEpicDiscussionAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createEpicDiscussion'], 201> }
  | { readonly status: 202; readonly headers: Headers; readonly body: JsonOf<operations['createEpicDiscussion'], 202> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createEpicDiscussion'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createEpicDiscussion'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createEpicDiscussion'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['createEpicDiscussion'], 404> }
  | { readonly status: 429; readonly headers: Headers; readonly body: JsonOf<operations['createEpicDiscussion'], 429> }
  ;

const createEpicDiscussionCall: ClientCall = {
  id: 'createEpicDiscussion',
  method: 'POST',
  path: "/api/v4/groups/{id}/epics/{epic_id}/discussions",
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

export interface GetEpicDiscussionInput {
  readonly params: ParametersOf<operations['getEpicDiscussion'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetEpicDiscussionAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getEpicDiscussion'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getEpicDiscussion'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getEpicDiscussion'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getEpicDiscussion'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getEpicDiscussion'], 404> }
  ;

const getEpicDiscussionCall: ClientCall = {
  id: 'getEpicDiscussion',
  method: 'GET',
  path: "/api/v4/groups/{id}/epics/{epic_id}/discussions/{discussion_id}",
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

export interface CreateEpicDiscussionNoteInput {
  readonly params: ParametersOf<operations['createEpicDiscussionNote'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createEpicDiscussionNote'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateEpicDiscussionNoteAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createEpicDiscussionNote'], 201> }
  | { readonly status: 202; readonly headers: Headers; readonly body: JsonOf<operations['createEpicDiscussionNote'], 202> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createEpicDiscussionNote'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createEpicDiscussionNote'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createEpicDiscussionNote'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['createEpicDiscussionNote'], 404> }
  | { readonly status: 429; readonly headers: Headers; readonly body: JsonOf<operations['createEpicDiscussionNote'], 429> }
  ;

const createEpicDiscussionNoteCall: ClientCall = {
  id: 'createEpicDiscussionNote',
  method: 'POST',
  path: "/api/v4/groups/{id}/epics/{epic_id}/discussions/{discussion_id}/notes",
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

export interface UpdateEpicDiscussionNoteInput {
  readonly params: ParametersOf<operations['updateEpicDiscussionNote'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['updateEpicDiscussionNote'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateEpicDiscussionNoteAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['updateEpicDiscussionNote'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['updateEpicDiscussionNote'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['updateEpicDiscussionNote'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['updateEpicDiscussionNote'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['updateEpicDiscussionNote'], 404> }
  ;

const updateEpicDiscussionNoteCall: ClientCall = {
  id: 'updateEpicDiscussionNote',
  method: 'PUT',
  path: "/api/v4/groups/{id}/epics/{epic_id}/discussions/{discussion_id}/notes/{note_id}",
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

export interface DeleteEpicDiscussionNoteInput {
  readonly params: ParametersOf<operations['deleteEpicDiscussionNote'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteEpicDiscussionNote'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteEpicDiscussionNoteAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['deleteEpicDiscussionNote'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['deleteEpicDiscussionNote'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['deleteEpicDiscussionNote'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['deleteEpicDiscussionNote'], 404> }
  | { readonly status: 412; readonly headers: Headers; readonly body: JsonOf<operations['deleteEpicDiscussionNote'], 412> }
  ;

const deleteEpicDiscussionNoteCall: ClientCall = {
  id: 'deleteEpicDiscussionNote',
  method: 'DELETE',
  path: "/api/v4/groups/{id}/epics/{epic_id}/discussions/{discussion_id}/notes/{note_id}",
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

export interface ListIssueDiscussionsInput {
  readonly params: ParametersOf<operations['listIssueDiscussions'], 'path'>;
  readonly query?: ParametersOf<operations['listIssueDiscussions'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListIssueDiscussionsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listIssueDiscussions'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listIssueDiscussions'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listIssueDiscussions'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listIssueDiscussions'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listIssueDiscussions'], 404> }
  ;

const listIssueDiscussionsCall: ClientCall = {
  id: 'listIssueDiscussions',
  method: 'GET',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/discussions",
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

export interface CreateIssueDiscussionInput {
  readonly params: ParametersOf<operations['createIssueDiscussion'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createIssueDiscussion'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateIssueDiscussionAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createIssueDiscussion'], 201> }
  | { readonly status: 202; readonly headers: Headers; readonly body: JsonOf<operations['createIssueDiscussion'], 202> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createIssueDiscussion'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createIssueDiscussion'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createIssueDiscussion'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['createIssueDiscussion'], 404> }
  | { readonly status: 429; readonly headers: Headers; readonly body: JsonOf<operations['createIssueDiscussion'], 429> }
  ;

const createIssueDiscussionCall: ClientCall = {
  id: 'createIssueDiscussion',
  method: 'POST',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/discussions",
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

export interface GetIssueDiscussionInput {
  readonly params: ParametersOf<operations['getIssueDiscussion'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetIssueDiscussionAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getIssueDiscussion'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getIssueDiscussion'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getIssueDiscussion'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getIssueDiscussion'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getIssueDiscussion'], 404> }
  ;

const getIssueDiscussionCall: ClientCall = {
  id: 'getIssueDiscussion',
  method: 'GET',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/discussions/{discussion_id}",
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

export interface CreateIssueDiscussionNoteInput {
  readonly params: ParametersOf<operations['createIssueDiscussionNote'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createIssueDiscussionNote'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateIssueDiscussionNoteAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createIssueDiscussionNote'], 201> }
  | { readonly status: 202; readonly headers: Headers; readonly body: JsonOf<operations['createIssueDiscussionNote'], 202> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createIssueDiscussionNote'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createIssueDiscussionNote'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createIssueDiscussionNote'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['createIssueDiscussionNote'], 404> }
  | { readonly status: 429; readonly headers: Headers; readonly body: JsonOf<operations['createIssueDiscussionNote'], 429> }
  ;

const createIssueDiscussionNoteCall: ClientCall = {
  id: 'createIssueDiscussionNote',
  method: 'POST',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/discussions/{discussion_id}/notes",
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

export interface UpdateIssueDiscussionNoteInput {
  readonly params: ParametersOf<operations['updateIssueDiscussionNote'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['updateIssueDiscussionNote'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateIssueDiscussionNoteAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['updateIssueDiscussionNote'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['updateIssueDiscussionNote'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['updateIssueDiscussionNote'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['updateIssueDiscussionNote'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['updateIssueDiscussionNote'], 404> }
  ;

const updateIssueDiscussionNoteCall: ClientCall = {
  id: 'updateIssueDiscussionNote',
  method: 'PUT',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/discussions/{discussion_id}/notes/{note_id}",
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

export interface DeleteIssueDiscussionNoteInput {
  readonly params: ParametersOf<operations['deleteIssueDiscussionNote'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteIssueDiscussionNote'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteIssueDiscussionNoteAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['deleteIssueDiscussionNote'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['deleteIssueDiscussionNote'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['deleteIssueDiscussionNote'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['deleteIssueDiscussionNote'], 404> }
  | { readonly status: 412; readonly headers: Headers; readonly body: JsonOf<operations['deleteIssueDiscussionNote'], 412> }
  ;

const deleteIssueDiscussionNoteCall: ClientCall = {
  id: 'deleteIssueDiscussionNote',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/discussions/{discussion_id}/notes/{note_id}",
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

export interface ListMergeRequestDiscussionsInput {
  readonly params: ParametersOf<operations['listMergeRequestDiscussions'], 'path'>;
  readonly query?: ParametersOf<operations['listMergeRequestDiscussions'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListMergeRequestDiscussionsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listMergeRequestDiscussions'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listMergeRequestDiscussions'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listMergeRequestDiscussions'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listMergeRequestDiscussions'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listMergeRequestDiscussions'], 404> }
  ;

const listMergeRequestDiscussionsCall: ClientCall = {
  id: 'listMergeRequestDiscussions',
  method: 'GET',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/discussions",
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

export interface CreateMergeRequestDiscussionInput {
  readonly params: ParametersOf<operations['createMergeRequestDiscussion'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createMergeRequestDiscussion'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateMergeRequestDiscussionAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createMergeRequestDiscussion'], 201> }
  | { readonly status: 202; readonly headers: Headers; readonly body: JsonOf<operations['createMergeRequestDiscussion'], 202> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createMergeRequestDiscussion'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createMergeRequestDiscussion'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createMergeRequestDiscussion'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['createMergeRequestDiscussion'], 404> }
  | { readonly status: 429; readonly headers: Headers; readonly body: JsonOf<operations['createMergeRequestDiscussion'], 429> }
  ;

const createMergeRequestDiscussionCall: ClientCall = {
  id: 'createMergeRequestDiscussion',
  method: 'POST',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/discussions",
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

export interface GetMergeRequestDiscussionInput {
  readonly params: ParametersOf<operations['getMergeRequestDiscussion'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetMergeRequestDiscussionAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getMergeRequestDiscussion'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getMergeRequestDiscussion'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getMergeRequestDiscussion'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getMergeRequestDiscussion'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getMergeRequestDiscussion'], 404> }
  ;

const getMergeRequestDiscussionCall: ClientCall = {
  id: 'getMergeRequestDiscussion',
  method: 'GET',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/discussions/{discussion_id}",
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

export interface ResolveMergeRequestDiscussionInput {
  readonly params: ParametersOf<operations['resolveMergeRequestDiscussion'], 'path'>;
  readonly body: Sendable<BodyOf<operations['resolveMergeRequestDiscussion'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type ResolveMergeRequestDiscussionAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['resolveMergeRequestDiscussion'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['resolveMergeRequestDiscussion'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['resolveMergeRequestDiscussion'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['resolveMergeRequestDiscussion'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['resolveMergeRequestDiscussion'], 404> }
  ;

const resolveMergeRequestDiscussionCall: ClientCall = {
  id: 'resolveMergeRequestDiscussion',
  method: 'PUT',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/discussions/{discussion_id}",
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

export interface CreateMergeRequestDiscussionNoteInput {
  readonly params: ParametersOf<operations['createMergeRequestDiscussionNote'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createMergeRequestDiscussionNote'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateMergeRequestDiscussionNoteAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createMergeRequestDiscussionNote'], 201> }
  | { readonly status: 202; readonly headers: Headers; readonly body: JsonOf<operations['createMergeRequestDiscussionNote'], 202> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createMergeRequestDiscussionNote'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createMergeRequestDiscussionNote'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createMergeRequestDiscussionNote'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['createMergeRequestDiscussionNote'], 404> }
  | { readonly status: 429; readonly headers: Headers; readonly body: JsonOf<operations['createMergeRequestDiscussionNote'], 429> }
  ;

const createMergeRequestDiscussionNoteCall: ClientCall = {
  id: 'createMergeRequestDiscussionNote',
  method: 'POST',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/discussions/{discussion_id}/notes",
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

export interface UpdateMergeRequestDiscussionNoteInput {
  readonly params: ParametersOf<operations['updateMergeRequestDiscussionNote'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['updateMergeRequestDiscussionNote'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateMergeRequestDiscussionNoteAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['updateMergeRequestDiscussionNote'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['updateMergeRequestDiscussionNote'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['updateMergeRequestDiscussionNote'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['updateMergeRequestDiscussionNote'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['updateMergeRequestDiscussionNote'], 404> }
  ;

const updateMergeRequestDiscussionNoteCall: ClientCall = {
  id: 'updateMergeRequestDiscussionNote',
  method: 'PUT',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/discussions/{discussion_id}/notes/{note_id}",
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

export interface DeleteMergeRequestDiscussionNoteInput {
  readonly params: ParametersOf<operations['deleteMergeRequestDiscussionNote'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteMergeRequestDiscussionNote'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteMergeRequestDiscussionNoteAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['deleteMergeRequestDiscussionNote'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['deleteMergeRequestDiscussionNote'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['deleteMergeRequestDiscussionNote'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['deleteMergeRequestDiscussionNote'], 404> }
  | { readonly status: 412; readonly headers: Headers; readonly body: JsonOf<operations['deleteMergeRequestDiscussionNote'], 412> }
  ;

const deleteMergeRequestDiscussionNoteCall: ClientCall = {
  id: 'deleteMergeRequestDiscussionNote',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/discussions/{discussion_id}/notes/{note_id}",
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
