// Generated from spec/domains/* /broadcast-messages.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, EmptyResponse, JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type BroadcastMessage = components['schemas']['BroadcastMessage'];
export type CreateBroadcastMessage = components['schemas']['CreateBroadcastMessage'];
export type UpdateBroadcastMessage = components['schemas']['UpdateBroadcastMessage'];

/** List broadcast messages: GET /broadcast_messages */
export interface ListBroadcastMessagesRequest {
  readonly query: Defaulted<ParametersOf<operations['listBroadcastMessages'], 'query'>, 'page' | 'per_page'>;
}

export type ListBroadcastMessagesResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listBroadcastMessages'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listBroadcastMessages'], 400 | 401 | 403>;

/** Create a broadcast message: POST /broadcast_messages */
export interface CreateBroadcastMessageRequest {
  readonly body: Defaulted<BodyOf<operations['createBroadcastMessage'], 'application/json'>>;
}

export type CreateBroadcastMessageResponse = JsonResponse<operations['createBroadcastMessage'], 201 | 400 | 401 | 403>;

/** Get a broadcast message: GET /broadcast_messages/{id} */
export interface GetBroadcastMessageRequest {
  readonly params: ParametersOf<operations['getBroadcastMessage'], 'path'>;
}

export type GetBroadcastMessageResponse = JsonResponse<operations['getBroadcastMessage'], 200 | 400 | 401 | 403 | 404>;

/** Change a broadcast message: PUT /broadcast_messages/{id} */
export interface UpdateBroadcastMessageRequest {
  readonly params: ParametersOf<operations['updateBroadcastMessage'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateBroadcastMessage'], 'application/json'>>;
}

export type UpdateBroadcastMessageResponse = JsonResponse<operations['updateBroadcastMessage'], 200 | 400 | 401 | 403 | 404>;

/** Remove a broadcast message: DELETE /broadcast_messages/{id} */
export interface DeleteBroadcastMessageRequest {
  readonly params: ParametersOf<operations['deleteBroadcastMessage'], 'path'>;
  readonly headers: ParametersOf<operations['deleteBroadcastMessage'], 'header'>;
}

export type DeleteBroadcastMessageResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['deleteBroadcastMessage'], 400 | 401 | 403 | 404 | 412>;
