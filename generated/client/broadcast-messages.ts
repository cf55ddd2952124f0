// Generated from spec/resources/broadcast-messages.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, Listing, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListBroadcastMessagesInput {
  readonly query?: ParametersOf<operations['listBroadcastMessages'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListBroadcastMessagesAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listBroadcastMessages'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listBroadcastMessages'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listBroadcastMessages'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listBroadcastMessages'], 403> }
  ;

const listBroadcastMessagesCall: ClientCall = {
  id: 'listBroadcastMessages',
  method: 'GET',
  path: "/api/v4/broadcast_messages",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
  },
};

export interface CreateBroadcastMessageInput {
  readonly body: Sendable<BodyOf<operations['createBroadcastMessage'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateBroadcastMessageAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createBroadcastMessage'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createBroadcastMessage'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createBroadcastMessage'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createBroadcastMessage'], 403> }
  ;

const createBroadcastMessageCall: ClientCall = {
  id: 'createBroadcastMessage',
  method: 'POST',
  path: "/api/v4/broadcast_messages",
  commas: [],
  body: "application/json",
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
  },
};

export interface GetBroadcastMessageInput {
  readonly params: ParametersOf<operations['getBroadcastMessage'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetBroadcastMessageAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getBroadcastMessage'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getBroadcastMessage'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getBroadcastMessage'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getBroadcastMessage'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getBroadcastMessage'], 404> }
  ;

const getBroadcastMessageCall: ClientCall = {
  id: 'getBroadcastMessage',
  method: 'GET',
  path: "/api/v4/broadcast_messages/{id}",
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

export interface UpdateBroadcastMessageInput {
  readonly params: ParametersOf<operations['updateBroadcastMessage'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['updateBroadcastMessage'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateBroadcastMessageAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['updateBroadcastMessage'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['updateBroadcastMessage'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['updateBroadcastMessage'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['updateBroadcastMessage'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['updateBroadcastMessage'], 404> }
  ;

const updateBroadcastMessageCall: ClientCall = {
  id: 'updateBroadcastMessage',
  method: 'PUT',
  path: "/api/v4/broadcast_messages/{id}",
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

export interface DeleteBroadcastMessageInput {
  readonly params: ParametersOf<operations['deleteBroadcastMessage'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteBroadcastMessage'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteBroadcastMessageAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['deleteBroadcastMessage'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['deleteBroadcastMessage'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['deleteBroadcastMessage'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['deleteBroadcastMessage'], 404> }
  | { readonly status: 412; readonly headers: Headers; readonly body: JsonOf<operations['deleteBroadcastMessage'], 412> }
  ;

const deleteBroadcastMessageCall: ClientCall = {
  id: 'deleteBroadcastMessage',
  method: 'DELETE',
  path: "/api/v4/broadcast_messages/{id}",
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
