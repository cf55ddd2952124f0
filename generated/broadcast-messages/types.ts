// Generated from spec/resources/broadcast-messages.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

export type BroadcastMessage = components['schemas']['BroadcastMessage'];
export type CreateBroadcastMessage = components['schemas']['CreateBroadcastMessage'];
export type UpdateBroadcastMessage = components['schemas']['UpdateBroadcastMessage'];

/** List broadcast messages: GET /broadcast_messages */
export interface ListBroadcastMessagesRequest {
  readonly query: Defaulted<ParametersOf<operations['listBroadcastMessages'], 'query'>, 'page' | 'per_page'>;
}

export type ListBroadcastMessagesResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listBroadcastMessages'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listBroadcastMessages'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listBroadcastMessages'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listBroadcastMessages'], 403>; readonly headers?: never }
  ;

/** Create a broadcast message: POST /broadcast_messages */
export interface CreateBroadcastMessageRequest {
  readonly body: Defaulted<BodyOf<operations['createBroadcastMessage'], 'application/json'>>;
}

export type CreateBroadcastMessageResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createBroadcastMessage'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createBroadcastMessage'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createBroadcastMessage'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createBroadcastMessage'], 403>; readonly headers?: never }
  ;

/** Get a broadcast message: GET /broadcast_messages/{id} */
export interface GetBroadcastMessageRequest {
  readonly params: ParametersOf<operations['getBroadcastMessage'], 'path'>;
}

export type GetBroadcastMessageResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getBroadcastMessage'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getBroadcastMessage'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getBroadcastMessage'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getBroadcastMessage'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getBroadcastMessage'], 404>; readonly headers?: never }
  ;

/** Change a broadcast message: PUT /broadcast_messages/{id} */
export interface UpdateBroadcastMessageRequest {
  readonly params: ParametersOf<operations['updateBroadcastMessage'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateBroadcastMessage'], 'application/json'>>;
}

export type UpdateBroadcastMessageResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['updateBroadcastMessage'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['updateBroadcastMessage'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['updateBroadcastMessage'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['updateBroadcastMessage'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['updateBroadcastMessage'], 404>; readonly headers?: never }
  ;

/** Remove a broadcast message: DELETE /broadcast_messages/{id} */
export interface DeleteBroadcastMessageRequest {
  readonly params: ParametersOf<operations['deleteBroadcastMessage'], 'path'>;
  readonly headers: ParametersOf<operations['deleteBroadcastMessage'], 'header'>;
}

export type DeleteBroadcastMessageResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['deleteBroadcastMessage'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deleteBroadcastMessage'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deleteBroadcastMessage'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deleteBroadcastMessage'], 404>; readonly headers?: never }
  | { readonly status: 412; readonly body: JsonOf<operations['deleteBroadcastMessage'], 412>; readonly headers?: never }
  ;
