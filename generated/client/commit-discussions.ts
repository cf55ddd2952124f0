// Generated from spec/domains/* /commit-discussions.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, EmptyAnswer, JsonAnswer, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListCommitDiscussionsInput {
  readonly params: ParametersOf<operations['listCommitDiscussions'], 'path'>;
  readonly query?: ParametersOf<operations['listCommitDiscussions'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListCommitDiscussionsAnswer = JsonAnswer<operations['listCommitDiscussions'], 200 | 400 | 401 | 403 | 404>;

const listCommitDiscussionsCall: ClientCall = {
  id: 'listCommitDiscussions',
  method: 'GET',
  path: "/api/v4/projects/{id}/repository/commits/{sha}/discussions",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface CreateCommitDiscussionInput {
  readonly params: ParametersOf<operations['createCommitDiscussion'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createCommitDiscussion'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateCommitDiscussionAnswer = JsonAnswer<operations['createCommitDiscussion'], 201 | 400 | 401 | 403 | 404 | 429>;

const createCommitDiscussionCall: ClientCall = {
  id: 'createCommitDiscussion',
  method: 'POST',
  path: "/api/v4/projects/{id}/repository/commits/{sha}/discussions",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404, 429] },
};

export interface GetCommitDiscussionInput {
  readonly params: ParametersOf<operations['getCommitDiscussion'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetCommitDiscussionAnswer = JsonAnswer<operations['getCommitDiscussion'], 200 | 400 | 401 | 403 | 404>;

const getCommitDiscussionCall: ClientCall = {
  id: 'getCommitDiscussion',
  method: 'GET',
  path: "/api/v4/projects/{id}/repository/commits/{sha}/discussions/{discussion_id}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface CreateCommitDiscussionNoteInput {
  readonly params: ParametersOf<operations['createCommitDiscussionNote'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createCommitDiscussionNote'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateCommitDiscussionNoteAnswer = JsonAnswer<operations['createCommitDiscussionNote'], 201 | 400 | 401 | 403 | 404 | 429>;

const createCommitDiscussionNoteCall: ClientCall = {
  id: 'createCommitDiscussionNote',
  method: 'POST',
  path: "/api/v4/projects/{id}/repository/commits/{sha}/discussions/{discussion_id}/notes",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404, 429] },
};

export interface UpdateCommitDiscussionNoteInput {
  readonly params: ParametersOf<operations['updateCommitDiscussionNote'], 'path'>;
  readonly body: Sendable<BodyOf<operations['updateCommitDiscussionNote'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateCommitDiscussionNoteAnswer = JsonAnswer<operations['updateCommitDiscussionNote'], 200 | 400 | 401 | 403 | 404>;

const updateCommitDiscussionNoteCall: ClientCall = {
  id: 'updateCommitDiscussionNote',
  method: 'PUT',
  path: "/api/v4/projects/{id}/repository/commits/{sha}/discussions/{discussion_id}/notes/{note_id}",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DeleteCommitDiscussionNoteInput {
  readonly params: ParametersOf<operations['deleteCommitDiscussionNote'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteCommitDiscussionNote'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteCommitDiscussionNoteAnswer = EmptyAnswer<204> | JsonAnswer<operations['deleteCommitDiscussionNote'], 400 | 401 | 403 | 404 | 412>;

const deleteCommitDiscussionNoteCall: ClientCall = {
  id: 'deleteCommitDiscussionNote',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/repository/commits/{sha}/discussions/{discussion_id}/notes/{note_id}",
  answers: { none: [204], json: [400, 401, 403, 404, 412] },
};

export interface CommitDiscussionsClient {
  /** List the discussions of a commit: GET /projects/{id}/repository/commits/{sha}/discussions */
  listCommitDiscussions: ListingOf<ListCommitDiscussionsInput, ListCommitDiscussionsAnswer, JsonOf<operations['listCommitDiscussions'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Start a thread on a commit: POST /projects/{id}/repository/commits/{sha}/discussions */
  createCommitDiscussion(request: CreateCommitDiscussionInput): Promise<CreateCommitDiscussionAnswer>;
  /** Get a discussion of a commit: GET /projects/{id}/repository/commits/{sha}/discussions/{discussion_id} */
  getCommitDiscussion(request: GetCommitDiscussionInput): Promise<GetCommitDiscussionAnswer>;
  /** Reply in a discussion of a commit: POST /projects/{id}/repository/commits/{sha}/discussions/{discussion_id}/notes */
  createCommitDiscussionNote(request: CreateCommitDiscussionNoteInput): Promise<CreateCommitDiscussionNoteAnswer>;
  /** Change a note of a discussion of a commit: PUT /projects/{id}/repository/commits/{sha}/discussions/{discussion_id}/notes/{note_id} */
  updateCommitDiscussionNote(request: UpdateCommitDiscussionNoteInput): Promise<UpdateCommitDiscussionNoteAnswer>;
  /** Delete a note of a discussion of a commit: DELETE /projects/{id}/repository/commits/{sha}/discussions/{discussion_id}/notes/{note_id} */
  deleteCommitDiscussionNote(request: DeleteCommitDiscussionNoteInput): Promise<DeleteCommitDiscussionNoteAnswer>;
}

export const commitDiscussionsClient = (send: Send): CommitDiscussionsClient => ({
  listCommitDiscussions: listing(send, listCommitDiscussionsCall),
  createCommitDiscussion: (request) => send(createCommitDiscussionCall, request),
  getCommitDiscussion: (request) => send(getCommitDiscussionCall, request),
  createCommitDiscussionNote: (request) => send(createCommitDiscussionNoteCall, request),
  updateCommitDiscussionNote: (request) => send(updateCommitDiscussionNoteCall, request),
  deleteCommitDiscussionNote: (request) => send(deleteCommitDiscussionNoteCall, request),
});
