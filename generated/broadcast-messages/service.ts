// Generated from spec/domains/* /broadcast-messages.yaml; do not edit. Run `npm run generate`.
import type { SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListBroadcastMessagesRequest, ListBroadcastMessagesResponse, CreateBroadcastMessageRequest, CreateBroadcastMessageResponse, GetBroadcastMessageRequest, GetBroadcastMessageResponse, UpdateBroadcastMessageRequest, UpdateBroadcastMessageResponse, DeleteBroadcastMessageRequest, DeleteBroadcastMessageResponse } from './types.ts';

/** One function per operation of broadcast-messages; `C` is the request context of the server. */
export interface BroadcastMessagesService<C extends SubjectTypes> {
  /** List broadcast messages. GET /broadcast_messages (spec/domains/platform/broadcast-messages.yaml#listBroadcastMessages) */
  listBroadcastMessages(
    request: ListBroadcastMessagesRequest,
    context: C,
  ): Promise<ListBroadcastMessagesResponse>;
  /** Create a broadcast message. POST /broadcast_messages (spec/domains/platform/broadcast-messages.yaml#createBroadcastMessage) */
  createBroadcastMessage(
    request: CreateBroadcastMessageRequest,
    context: C,
  ): Promise<CreateBroadcastMessageResponse>;
  /** Get a broadcast message. GET /broadcast_messages/{id} (spec/domains/platform/broadcast-messages.yaml#getBroadcastMessage) */
  getBroadcastMessage(
    request: GetBroadcastMessageRequest,
    context: C,
  ): Promise<GetBroadcastMessageResponse>;
  /** Change a broadcast message. PUT /broadcast_messages/{id} (spec/domains/platform/broadcast-messages.yaml#updateBroadcastMessage) */
  updateBroadcastMessage(
    request: UpdateBroadcastMessageRequest,
    context: C,
  ): Promise<UpdateBroadcastMessageResponse>;
  /** Remove a broadcast message. DELETE /broadcast_messages/{id} (spec/domains/platform/broadcast-messages.yaml#deleteBroadcastMessage) */
  deleteBroadcastMessage(
    request: DeleteBroadcastMessageRequest,
    context: C,
  ): Promise<DeleteBroadcastMessageResponse>;
}
