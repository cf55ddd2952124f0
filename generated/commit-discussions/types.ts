// Generated from spec/domains/* /commit-discussions.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, EmptyResponse, JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type UpdateCommitNote = components['schemas']['UpdateCommitNote'];

/** List the discussions of a commit: GET /projects/{id}/repository/commits/{sha}/discussions */
export interface ListCommitDiscussionsRequest {
  readonly params: ParametersOf<operations['listCommitDiscussions'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listCommitDiscussions'], 'query'>, 'page' | 'per_page'>;
}

export type ListCommitDiscussionsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listCommitDiscussions'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listCommitDiscussions'], 400 | 401 | 403 | 404>;

/** Start a thread on a commit: POST /projects/{id}/repository/commits/{sha}/discussions */
export interface CreateCommitDiscussionRequest {
  readonly params: ParametersOf<operations['createCommitDiscussion'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createCommitDiscussion'], 'application/json'>>;
}

export type CreateCommitDiscussionResponse = JsonResponse<operations['createCommitDiscussion'], 201 | 400 | 401 | 403 | 404 | 429>;

/** Get a discussion of a commit: GET /projects/{id}/repository/commits/{sha}/discussions/{discussion_id} */
export interface GetCommitDiscussionRequest {
  readonly params: ParametersOf<operations['getCommitDiscussion'], 'path'>;
}

export type GetCommitDiscussionResponse = JsonResponse<operations['getCommitDiscussion'], 200 | 400 | 401 | 403 | 404>;

/** Reply in a discussion of a commit: POST /projects/{id}/repository/commits/{sha}/discussions/{discussion_id}/notes */
export interface CreateCommitDiscussionNoteRequest {
  readonly params: ParametersOf<operations['createCommitDiscussionNote'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createCommitDiscussionNote'], 'application/json'>>;
}

export type CreateCommitDiscussionNoteResponse = JsonResponse<operations['createCommitDiscussionNote'], 201 | 400 | 401 | 403 | 404 | 429>;

/** Change a note of a discussion of a commit: PUT /projects/{id}/repository/commits/{sha}/discussions/{discussion_id}/notes/{note_id} */
export interface UpdateCommitDiscussionNoteRequest {
  readonly params: ParametersOf<operations['updateCommitDiscussionNote'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateCommitDiscussionNote'], 'application/json'>>;
}

export type UpdateCommitDiscussionNoteResponse = JsonResponse<operations['updateCommitDiscussionNote'], 200 | 400 | 401 | 403 | 404>;

/** Delete a note of a discussion of a commit: DELETE /projects/{id}/repository/commits/{sha}/discussions/{discussion_id}/notes/{note_id} */
export interface DeleteCommitDiscussionNoteRequest {
  readonly params: ParametersOf<operations['deleteCommitDiscussionNote'], 'path'>;
  readonly headers: ParametersOf<operations['deleteCommitDiscussionNote'], 'header'>;
}

export type DeleteCommitDiscussionNoteResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['deleteCommitDiscussionNote'], 400 | 401 | 403 | 404 | 412>;
