// Generated from spec/domains/* /push-rules.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { GetPushRuleRequest, GetPushRuleResponse, CreatePushRuleRequest, CreatePushRuleResponse, UpdatePushRuleRequest, UpdatePushRuleResponse, DeletePushRuleRequest, DeletePushRuleResponse } from './types.ts';

/** One function per operation of push-rules; `C` is the request context of the server. */
export interface PushRulesService<C extends SubjectTypes> {
  /** Get the push rules of a project. GET /projects/{id}/push_rule (spec/domains/code/push-rules.yaml#getPushRule) */
  getPushRule(
    request: GetPushRuleRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetPushRuleResponse>;
  /** Set push rules for a project. POST /projects/{id}/push_rule (spec/domains/code/push-rules.yaml#createPushRule) */
  createPushRule(
    request: CreatePushRuleRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<CreatePushRuleResponse>;
  /** Change the push rules of a project. PUT /projects/{id}/push_rule (spec/domains/code/push-rules.yaml#updatePushRule) */
  updatePushRule(
    request: UpdatePushRuleRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<UpdatePushRuleResponse>;
  /** Remove the push rules of a project. DELETE /projects/{id}/push_rule (spec/domains/code/push-rules.yaml#deletePushRule) */
  deletePushRule(
    request: DeletePushRuleRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DeletePushRuleResponse>;
}
