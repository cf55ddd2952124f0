// Generated from spec/domains/* /push-rules.yaml; do not edit. Run `npm run generate`.
import type { ClientCall, EmptyAnswer, JsonAnswer, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface GetPushRuleInput {
  readonly params: ParametersOf<operations['getPushRule'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetPushRuleAnswer = JsonAnswer<operations['getPushRule'], 200 | 401 | 403 | 404>;

const getPushRuleCall: ClientCall = {
  id: 'getPushRule',
  method: 'GET',
  path: "/api/v4/projects/{id}/push_rule",
  answers: { json: [200, 401, 403, 404] },
};

export interface CreatePushRuleInput {
  readonly params: ParametersOf<operations['createPushRule'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['createPushRule'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreatePushRuleAnswer = JsonAnswer<operations['createPushRule'], 201 | 400 | 401 | 403 | 404 | 422>;

const createPushRuleCall: ClientCall = {
  id: 'createPushRule',
  method: 'POST',
  path: "/api/v4/projects/{id}/push_rule",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404, 422] },
};

export interface UpdatePushRuleInput {
  readonly params: ParametersOf<operations['updatePushRule'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['updatePushRule'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdatePushRuleAnswer = JsonAnswer<operations['updatePushRule'], 200 | 400 | 401 | 403 | 404>;

const updatePushRuleCall: ClientCall = {
  id: 'updatePushRule',
  method: 'PUT',
  path: "/api/v4/projects/{id}/push_rule",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DeletePushRuleInput {
  readonly params: ParametersOf<operations['deletePushRule'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DeletePushRuleAnswer = EmptyAnswer<204> | JsonAnswer<operations['deletePushRule'], 401 | 403 | 404>;

const deletePushRuleCall: ClientCall = {
  id: 'deletePushRule',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/push_rule",
  answers: { none: [204], json: [401, 403, 404] },
};

export interface PushRulesClient {
  /** Get the push rules of a project: GET /projects/{id}/push_rule */
  getPushRule(request: GetPushRuleInput): Promise<GetPushRuleAnswer>;
  /** Set push rules for a project: POST /projects/{id}/push_rule */
  createPushRule(request: CreatePushRuleInput): Promise<CreatePushRuleAnswer>;
  /** Change the push rules of a project: PUT /projects/{id}/push_rule */
  updatePushRule(request: UpdatePushRuleInput): Promise<UpdatePushRuleAnswer>;
  /** Remove the push rules of a project: DELETE /projects/{id}/push_rule */
  deletePushRule(request: DeletePushRuleInput): Promise<DeletePushRuleAnswer>;
}

export const pushRulesClient = (send: Send): PushRulesClient => ({
  getPushRule: (request) => send(getPushRuleCall, request),
  createPushRule: (request) => send(createPushRuleCall, request),
  updatePushRule: (request) => send(updatePushRuleCall, request),
  deletePushRule: (request) => send(deletePushRuleCall, request),
});
