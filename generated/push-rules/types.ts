// Generated from spec/resources/push-rules.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

export type CreatePushRule = components['schemas']['CreatePushRule'];
export type PushRule = components['schemas']['PushRule'];
export type UpdatePushRule = components['schemas']['UpdatePushRule'];

/** Get the push rules of a project: GET /projects/{id}/push_rule */
export interface GetPushRuleRequest {
  readonly params: ParametersOf<operations['getPushRule'], 'path'>;
}

export type GetPushRuleResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getPushRule'], 200>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getPushRule'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getPushRule'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getPushRule'], 404>; readonly headers?: never }
  ;

/** Set push rules for a project: POST /projects/{id}/push_rule */
export interface CreatePushRuleRequest {
  readonly params: ParametersOf<operations['createPushRule'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createPushRule'], 'application/json'>>;
}

export type CreatePushRuleResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createPushRule'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createPushRule'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createPushRule'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createPushRule'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['createPushRule'], 404>; readonly headers?: never }
  | { readonly status: 422; readonly body: JsonOf<operations['createPushRule'], 422>; readonly headers?: never }
  ;

/** Change the push rules of a project: PUT /projects/{id}/push_rule */
export interface UpdatePushRuleRequest {
  readonly params: ParametersOf<operations['updatePushRule'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updatePushRule'], 'application/json'>>;
}

export type UpdatePushRuleResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['updatePushRule'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['updatePushRule'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['updatePushRule'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['updatePushRule'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['updatePushRule'], 404>; readonly headers?: never }
  ;

/** Remove the push rules of a project: DELETE /projects/{id}/push_rule */
export interface DeletePushRuleRequest {
  readonly params: ParametersOf<operations['deletePushRule'], 'path'>;
}

export type DeletePushRuleResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deletePushRule'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deletePushRule'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deletePushRule'], 404>; readonly headers?: never }
  ;
