// Generated from spec/domains/* /push-rules.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { BodyOf, EmptyResponse, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type CreatePushRule = components['schemas']['CreatePushRule'];
export type PushRule = components['schemas']['PushRule'];
export type UpdatePushRule = components['schemas']['UpdatePushRule'];

/** Get the push rules of a project: GET /projects/{id}/push_rule */
export interface GetPushRuleRequest {
  readonly params: ParametersOf<operations['getPushRule'], 'path'>;
}

export type GetPushRuleResponse = JsonResponse<operations['getPushRule'], 200 | 401 | 403 | 404>;

/** Set push rules for a project: POST /projects/{id}/push_rule */
export interface CreatePushRuleRequest {
  readonly params: ParametersOf<operations['createPushRule'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createPushRule'], 'application/json'>>;
}

export type CreatePushRuleResponse = JsonResponse<operations['createPushRule'], 201 | 400 | 401 | 403 | 404 | 422>;

/** Change the push rules of a project: PUT /projects/{id}/push_rule */
export interface UpdatePushRuleRequest {
  readonly params: ParametersOf<operations['updatePushRule'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updatePushRule'], 'application/json'>>;
}

export type UpdatePushRuleResponse = JsonResponse<operations['updatePushRule'], 200 | 400 | 401 | 403 | 404>;

/** Remove the push rules of a project: DELETE /projects/{id}/push_rule */
export interface DeletePushRuleRequest {
  readonly params: ParametersOf<operations['deletePushRule'], 'path'>;
}

export type DeletePushRuleResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['deletePushRule'], 401 | 403 | 404>;
