// Generated from spec/domains/* /broadcast-messages.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, EmptyAnswer, JsonAnswer, Listing, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListBroadcastMessagesInput {
  readonly query?: ParametersOf<operations['listBroadcastMessages'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListBroadcastMessagesAnswer = JsonAnswer<operations['listBroadcastMessages'], 200 | 400 | 401 | 403>;

const listBroadcastMessagesCall: ClientCall = {
  id: 'listBroadcastMessages',
  method: 'GET',
  path: "/api/v4/broadcast_messages",
  answers: { json: [200, 400, 401, 403] },
};

export interface CreateBroadcastMessageInput {
  readonly body: Sendable<BodyOf<operations['createBroadcastMessage'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateBroadcastMessageAnswer = JsonAnswer<operations['createBroadcastMessage'], 201 | 400 | 401 | 403>;

const createBroadcastMessageCall: ClientCall = {
  id: 'createBroadcastMessage',
  method: 'POST',
  path: "/api/v4/broadcast_messages",
  body: "application/json",
  answers: { json: [201, 400, 401, 403] },
};

export interface GetBroadcastMessageInput {
  readonly params: ParametersOf<operations['getBroadcastMessage'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetBroadcastMessageAnswer = JsonAnswer<operations['getBroadcastMessage'], 200 | 400 | 401 | 403 | 404>;

const getBroadcastMessageCall: ClientCall = {
  id: 'getBroadcastMessage',
  method: 'GET',
  path: "/api/v4/broadcast_messages/{id}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface UpdateBroadcastMessageInput {
  readonly params: ParametersOf<operations['updateBroadcastMessage'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['updateBroadcastMessage'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateBroadcastMessageAnswer = JsonAnswer<operations['updateBroadcastMessage'], 200 | 400 | 401 | 403 | 404>;

const updateBroadcastMessageCall: ClientCall = {
  id: 'updateBroadcastMessage',
  method: 'PUT',
  path: "/api/v4/broadcast_messages/{id}",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DeleteBroadcastMessageInput {
  readonly params: ParametersOf<operations['deleteBroadcastMessage'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteBroadcastMessage'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteBroadcastMessageAnswer = EmptyAnswer<204> | JsonAnswer<operations['deleteBroadcastMessage'], 400 | 401 | 403 | 404 | 412>;

const deleteBroadcastMessageCall: ClientCall = {
  id: 'deleteBroadcastMessage',
  method: 'DELETE',
  path: "/api/v4/broadcast_messages/{id}",
  answers: { none: [204], json: [400, 401, 403, 404, 412] },
};

export interface BroadcastMessagesClient {
  /** List broadcast messages: GET /broadcast_messages */
  listBroadcastMessages: Listing<ListBroadcastMessagesInput, ListBroadcastMessagesAnswer, JsonOf<operations['listBroadcastMessages'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Create a broadcast message: POST /broadcast_messages */
  createBroadcastMessage(request: CreateBroadcastMessageInput): Promise<CreateBroadcastMessageAnswer>;
  /** Get a broadcast message: GET /broadcast_messages/{id} */
  getBroadcastMessage(request: GetBroadcastMessageInput): Promise<GetBroadcastMessageAnswer>;
  /** Change a broadcast message: PUT /broadcast_messages/{id} */
  updateBroadcastMessage(request: UpdateBroadcastMessageInput): Promise<UpdateBroadcastMessageAnswer>;
  /** Remove a broadcast message: DELETE /broadcast_messages/{id} */
  deleteBroadcastMessage(request: DeleteBroadcastMessageInput): Promise<DeleteBroadcastMessageAnswer>;
}

export const broadcastMessagesClient = (send: Send): BroadcastMessagesClient => ({
  listBroadcastMessages: listing(send, listBroadcastMessagesCall),
  createBroadcastMessage: (request) => send(createBroadcastMessageCall, request),
  getBroadcastMessage: (request) => send(getBroadcastMessageCall, request),
  updateBroadcastMessage: (request) => send(updateBroadcastMessageCall, request),
  deleteBroadcastMessage: (request) => send(deleteBroadcastMessageCall, request),
});
