// Generated from spec/resources/award-emoji.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListEpicAwardEmojiInput {
  readonly params: ParametersOf<operations['listEpicAwardEmoji'], 'path'>;
  readonly query?: ParametersOf<operations['listEpicAwardEmoji'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListEpicAwardEmojiAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listEpicAwardEmoji'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listEpicAwardEmoji'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listEpicAwardEmoji'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listEpicAwardEmoji'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listEpicAwardEmoji'], 404> }
  ;

const listEpicAwardEmojiCall: ClientCall = {
  id: 'listEpicAwardEmoji',
  method: 'GET',
  path: "/api/v4/groups/{id}/epics/{epic_id}/award_emoji",
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

export interface CreateEpicAwardEmojiInput {
  readonly params: ParametersOf<operations['createEpicAwardEmoji'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createEpicAwardEmoji'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateEpicAwardEmojiAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createEpicAwardEmoji'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createEpicAwardEmoji'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createEpicAwardEmoji'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createEpicAwardEmoji'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['createEpicAwardEmoji'], 404> }
  ;

const createEpicAwardEmojiCall: ClientCall = {
  id: 'createEpicAwardEmoji',
  method: 'POST',
  path: "/api/v4/groups/{id}/epics/{epic_id}/award_emoji",
  commas: [],
  body: "application/json",
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface GetEpicAwardEmojiInput {
  readonly params: ParametersOf<operations['getEpicAwardEmoji'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetEpicAwardEmojiAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getEpicAwardEmoji'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getEpicAwardEmoji'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getEpicAwardEmoji'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getEpicAwardEmoji'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getEpicAwardEmoji'], 404> }
  ;

const getEpicAwardEmojiCall: ClientCall = {
  id: 'getEpicAwardEmoji',
  method: 'GET',
  path: "/api/v4/groups/{id}/epics/{epic_id}/award_emoji/{award_id}",
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

export interface DeleteEpicAwardEmojiInput {
  readonly params: ParametersOf<operations['deleteEpicAwardEmoji'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DeleteEpicAwardEmojiAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['deleteEpicAwardEmoji'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['deleteEpicAwardEmoji'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['deleteEpicAwardEmoji'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['deleteEpicAwardEmoji'], 404> }
  ;

const deleteEpicAwardEmojiCall: ClientCall = {
  id: 'deleteEpicAwardEmoji',
  method: 'DELETE',
  path: "/api/v4/groups/{id}/epics/{epic_id}/award_emoji/{award_id}",
  commas: [],
  body: null,
  answers: {
    204: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface ListEpicNoteAwardEmojiInput {
  readonly params: ParametersOf<operations['listEpicNoteAwardEmoji'], 'path'>;
  readonly query?: ParametersOf<operations['listEpicNoteAwardEmoji'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListEpicNoteAwardEmojiAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listEpicNoteAwardEmoji'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listEpicNoteAwardEmoji'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listEpicNoteAwardEmoji'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listEpicNoteAwardEmoji'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listEpicNoteAwardEmoji'], 404> }
  ;

const listEpicNoteAwardEmojiCall: ClientCall = {
  id: 'listEpicNoteAwardEmoji',
  method: 'GET',
  path: "/api/v4/groups/{id}/epics/{epic_id}/notes/{note_id}/award_emoji",
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

export interface CreateEpicNoteAwardEmojiInput {
  readonly params: ParametersOf<operations['createEpicNoteAwardEmoji'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createEpicNoteAwardEmoji'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateEpicNoteAwardEmojiAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createEpicNoteAwardEmoji'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createEpicNoteAwardEmoji'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createEpicNoteAwardEmoji'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createEpicNoteAwardEmoji'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['createEpicNoteAwardEmoji'], 404> }
  ;

const createEpicNoteAwardEmojiCall: ClientCall = {
  id: 'createEpicNoteAwardEmoji',
  method: 'POST',
  path: "/api/v4/groups/{id}/epics/{epic_id}/notes/{note_id}/award_emoji",
  commas: [],
  body: "application/json",
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface GetEpicNoteAwardEmojiInput {
  readonly params: ParametersOf<operations['getEpicNoteAwardEmoji'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetEpicNoteAwardEmojiAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getEpicNoteAwardEmoji'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getEpicNoteAwardEmoji'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getEpicNoteAwardEmoji'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getEpicNoteAwardEmoji'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getEpicNoteAwardEmoji'], 404> }
  ;

const getEpicNoteAwardEmojiCall: ClientCall = {
  id: 'getEpicNoteAwardEmoji',
  method: 'GET',
  path: "/api/v4/groups/{id}/epics/{epic_id}/notes/{note_id}/award_emoji/{award_id}",
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

export interface DeleteEpicNoteAwardEmojiInput {
  readonly params: ParametersOf<operations['deleteEpicNoteAwardEmoji'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DeleteEpicNoteAwardEmojiAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['deleteEpicNoteAwardEmoji'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['deleteEpicNoteAwardEmoji'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['deleteEpicNoteAwardEmoji'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['deleteEpicNoteAwardEmoji'], 404> }
  ;

const deleteEpicNoteAwardEmojiCall: ClientCall = {
  id: 'deleteEpicNoteAwardEmoji',
  method: 'DELETE',
  path: "/api/v4/groups/{id}/epics/{epic_id}/notes/{note_id}/award_emoji/{award_id}",
  commas: [],
  body: null,
  answers: {
    204: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface ListIssueAwardEmojiInput {
  readonly params: ParametersOf<operations['listIssueAwardEmoji'], 'path'>;
  readonly query?: ParametersOf<operations['listIssueAwardEmoji'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListIssueAwardEmojiAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listIssueAwardEmoji'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listIssueAwardEmoji'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listIssueAwardEmoji'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listIssueAwardEmoji'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listIssueAwardEmoji'], 404> }
  ;

const listIssueAwardEmojiCall: ClientCall = {
  id: 'listIssueAwardEmoji',
  method: 'GET',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/award_emoji",
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

export interface CreateIssueAwardEmojiInput {
  readonly params: ParametersOf<operations['createIssueAwardEmoji'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createIssueAwardEmoji'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateIssueAwardEmojiAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createIssueAwardEmoji'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createIssueAwardEmoji'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createIssueAwardEmoji'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createIssueAwardEmoji'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['createIssueAwardEmoji'], 404> }
  ;

const createIssueAwardEmojiCall: ClientCall = {
  id: 'createIssueAwardEmoji',
  method: 'POST',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/award_emoji",
  commas: [],
  body: "application/json",
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface GetIssueAwardEmojiInput {
  readonly params: ParametersOf<operations['getIssueAwardEmoji'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetIssueAwardEmojiAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getIssueAwardEmoji'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getIssueAwardEmoji'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getIssueAwardEmoji'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getIssueAwardEmoji'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getIssueAwardEmoji'], 404> }
  ;

const getIssueAwardEmojiCall: ClientCall = {
  id: 'getIssueAwardEmoji',
  method: 'GET',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/award_emoji/{award_id}",
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

export interface DeleteIssueAwardEmojiInput {
  readonly params: ParametersOf<operations['deleteIssueAwardEmoji'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DeleteIssueAwardEmojiAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['deleteIssueAwardEmoji'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['deleteIssueAwardEmoji'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['deleteIssueAwardEmoji'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['deleteIssueAwardEmoji'], 404> }
  ;

const deleteIssueAwardEmojiCall: ClientCall = {
  id: 'deleteIssueAwardEmoji',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/award_emoji/{award_id}",
  commas: [],
  body: null,
  answers: {
    204: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface ListIssueNoteAwardEmojiInput {
  readonly params: ParametersOf<operations['listIssueNoteAwardEmoji'], 'path'>;
  readonly query?: ParametersOf<operations['listIssueNoteAwardEmoji'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListIssueNoteAwardEmojiAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listIssueNoteAwardEmoji'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listIssueNoteAwardEmoji'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listIssueNoteAwardEmoji'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listIssueNoteAwardEmoji'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listIssueNoteAwardEmoji'], 404> }
  ;

const listIssueNoteAwardEmojiCall: ClientCall = {
  id: 'listIssueNoteAwardEmoji',
  method: 'GET',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/notes/{note_id}/award_emoji",
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

export interface CreateIssueNoteAwardEmojiInput {
  readonly params: ParametersOf<operations['createIssueNoteAwardEmoji'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createIssueNoteAwardEmoji'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateIssueNoteAwardEmojiAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createIssueNoteAwardEmoji'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createIssueNoteAwardEmoji'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createIssueNoteAwardEmoji'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createIssueNoteAwardEmoji'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['createIssueNoteAwardEmoji'], 404> }
  ;

const createIssueNoteAwardEmojiCall: ClientCall = {
  id: 'createIssueNoteAwardEmoji',
  method: 'POST',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/notes/{note_id}/award_emoji",
  commas: [],
  body: "application/json",
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface GetIssueNoteAwardEmojiInput {
  readonly params: ParametersOf<operations['getIssueNoteAwardEmoji'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetIssueNoteAwardEmojiAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getIssueNoteAwardEmoji'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getIssueNoteAwardEmoji'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getIssueNoteAwardEmoji'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getIssueNoteAwardEmoji'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getIssueNoteAwardEmoji'], 404> }
  ;

const getIssueNoteAwardEmojiCall: ClientCall = {
  id: 'getIssueNoteAwardEmoji',
  method: 'GET',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/notes/{note_id}/award_emoji/{award_id}",
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

export interface DeleteIssueNoteAwardEmojiInput {
  readonly params: ParametersOf<operations['deleteIssueNoteAwardEmoji'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DeleteIssueNoteAwardEmojiAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['deleteIssueNoteAwardEmoji'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['deleteIssueNoteAwardEmoji'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['deleteIssueNoteAwardEmoji'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['deleteIssueNoteAwardEmoji'], 404> }
  ;

const deleteIssueNoteAwardEmojiCall: ClientCall = {
  id: 'deleteIssueNoteAwardEmoji',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/notes/{note_id}/award_emoji/{award_id}",
  commas: [],
  body: null,
  answers: {
    204: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface ListMergeRequestAwardEmojiInput {
  readonly params: ParametersOf<operations['listMergeRequestAwardEmoji'], 'path'>;
  readonly query?: ParametersOf<operations['listMergeRequestAwardEmoji'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListMergeRequestAwardEmojiAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listMergeRequestAwardEmoji'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listMergeRequestAwardEmoji'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listMergeRequestAwardEmoji'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listMergeRequestAwardEmoji'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listMergeRequestAwardEmoji'], 404> }
  ;

const listMergeRequestAwardEmojiCall: ClientCall = {
  id: 'listMergeRequestAwardEmoji',
  method: 'GET',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/award_emoji",
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

export interface CreateMergeRequestAwardEmojiInput {
  readonly params: ParametersOf<operations['createMergeRequestAwardEmoji'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createMergeRequestAwardEmoji'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateMergeRequestAwardEmojiAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createMergeRequestAwardEmoji'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createMergeRequestAwardEmoji'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createMergeRequestAwardEmoji'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createMergeRequestAwardEmoji'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['createMergeRequestAwardEmoji'], 404> }
  ;

const createMergeRequestAwardEmojiCall: ClientCall = {
  id: 'createMergeRequestAwardEmoji',
  method: 'POST',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/award_emoji",
  commas: [],
  body: "application/json",
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface GetMergeRequestAwardEmojiInput {
  readonly params: ParametersOf<operations['getMergeRequestAwardEmoji'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetMergeRequestAwardEmojiAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getMergeRequestAwardEmoji'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getMergeRequestAwardEmoji'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getMergeRequestAwardEmoji'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getMergeRequestAwardEmoji'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getMergeRequestAwardEmoji'], 404> }
  ;

const getMergeRequestAwardEmojiCall: ClientCall = {
  id: 'getMergeRequestAwardEmoji',
  method: 'GET',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/award_emoji/{award_id}",
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

export interface DeleteMergeRequestAwardEmojiInput {
  readonly params: ParametersOf<operations['deleteMergeRequestAwardEmoji'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DeleteMergeRequestAwardEmojiAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['deleteMergeRequestAwardEmoji'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['deleteMergeRequestAwardEmoji'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['deleteMergeRequestAwardEmoji'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['deleteMergeRequestAwardEmoji'], 404> }
  ;

const deleteMergeRequestAwardEmojiCall: ClientCall = {
  id: 'deleteMergeRequestAwardEmoji',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/award_emoji/{award_id}",
  commas: [],
  body: null,
  answers: {
    204: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface ListMergeRequestNoteAwardEmojiInput {
  readonly params: ParametersOf<operations['listMergeRequestNoteAwardEmoji'], 'path'>;
  readonly query?: ParametersOf<operations['listMergeRequestNoteAwardEmoji'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListMergeRequestNoteAwardEmojiAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listMergeRequestNoteAwardEmoji'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listMergeRequestNoteAwardEmoji'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listMergeRequestNoteAwardEmoji'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listMergeRequestNoteAwardEmoji'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listMergeRequestNoteAwardEmoji'], 404> }
  ;

const listMergeRequestNoteAwardEmojiCall: ClientCall = {
  id: 'listMergeRequestNoteAwardEmoji',
  method: 'GET',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}/award_emoji",
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

export interface CreateMergeRequestNoteAwardEmojiInput {
  readonly params: ParametersOf<operations['createMergeRequestNoteAwardEmoji'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createMergeRequestNoteAwardEmoji'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateMergeRequestNoteAwardEmojiAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createMergeRequestNoteAwardEmoji'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createMergeRequestNoteAwardEmoji'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createMergeRequestNoteAwardEmoji'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createMergeRequestNoteAwardEmoji'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['createMergeRequestNoteAwardEmoji'], 404> }
  ;

const createMergeRequestNoteAwardEmojiCall: ClientCall = {
  id: 'createMergeRequestNoteAwardEmoji',
  method: 'POST',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}/award_emoji",
  commas: [],
  body: "application/json",
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface GetMergeRequestNoteAwardEmojiInput {
  readonly params: ParametersOf<operations['getMergeRequestNoteAwardEmoji'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetMergeRequestNoteAwardEmojiAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getMergeRequestNoteAwardEmoji'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getMergeRequestNoteAwardEmoji'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getMergeRequestNoteAwardEmoji'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getMergeRequestNoteAwardEmoji'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getMergeRequestNoteAwardEmoji'], 404> }
  ;

const getMergeRequestNoteAwardEmojiCall: ClientCall = {
  id: 'getMergeRequestNoteAwardEmoji',
  method: 'GET',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}/award_emoji/{award_id}",
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

export interface DeleteMergeRequestNoteAwardEmojiInput {
  readonly params: ParametersOf<operations['deleteMergeRequestNoteAwardEmoji'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DeleteMergeRequestNoteAwardEmojiAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['deleteMergeRequestNoteAwardEmoji'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['deleteMergeRequestNoteAwardEmoji'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['deleteMergeRequestNoteAwardEmoji'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['deleteMergeRequestNoteAwardEmoji'], 404> }
  ;

const deleteMergeRequestNoteAwardEmojiCall: ClientCall = {
  id: 'deleteMergeRequestNoteAwardEmoji',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}/award_emoji/{award_id}",
  commas: [],
  body: null,
  answers: {
    204: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
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
