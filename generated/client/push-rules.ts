// Generated from spec/resources/push-rules.yaml; do not edit. Run `npm run generate`.
import type { ClientCall, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface GetPushRuleInput {
  readonly params: ParametersOf<operations['getPushRule'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetPushRuleAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getPushRule'], 200> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getPushRule'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getPushRule'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getPushRule'], 404> }
  ;

const getPushRuleCall: ClientCall = {
  id: 'getPushRule',
  method: 'GET',
  path: "/api/v4/projects/{id}/push_rule",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface CreatePushRuleInput {
  readonly params: ParametersOf<operations['createPushRule'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['createPushRule'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreatePushRuleAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createPushRule'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createPushRule'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createPushRule'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createPushRule'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['createPushRule'], 404> }
  | { readonly status: 422; readonly headers: Headers; readonly body: JsonOf<operations['createPushRule'], 422> }
  ;

const createPushRuleCall: ClientCall = {
  id: 'createPushRule',
  method: 'POST',
  path: "/api/v4/projects/{id}/push_rule",
  commas: [],
  body: "application/json",
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    422: 'json',
  },
};

export interface UpdatePushRuleInput {
  readonly params: ParametersOf<operations['updatePushRule'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['updatePushRule'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdatePushRuleAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['updatePushRule'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['updatePushRule'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['updatePushRule'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['updatePushRule'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['updatePushRule'], 404> }
  ;

const updatePushRuleCall: ClientCall = {
  id: 'updatePushRule',
  method: 'PUT',
  path: "/api/v4/projects/{id}/push_rule",
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

export interface DeletePushRuleInput {
  readonly params: ParametersOf<operations['deletePushRule'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DeletePushRuleAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['deletePushRule'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['deletePushRule'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['deletePushRule'], 404> }
  ;

const deletePushRuleCall: ClientCall = {
  id: 'deletePushRule',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/push_rule",
  commas: [],
  body: null,
  answers: {
    204: 'none',
    401: 'json',
    403: 'json',
    404: 'json',
  },
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
