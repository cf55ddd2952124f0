// Generated from spec/domains/* /group-hooks.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, EmptyResponse, JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type CreateGroupHook = components['schemas']['CreateGroupHook'];
export type GroupHook = components['schemas']['GroupHook'];
export type SetGroupHookCustomHeader = components['schemas']['SetGroupHookCustomHeader'];
export type SetGroupHookUrlVariable = components['schemas']['SetGroupHookUrlVariable'];
export type UpdateGroupHook = components['schemas']['UpdateGroupHook'];

/** List the hooks of a group: GET /groups/{id}/hooks */
export interface ListGroupHooksRequest {
  readonly params: ParametersOf<operations['listGroupHooks'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listGroupHooks'], 'query'>, 'page' | 'per_page'>;
}

export type ListGroupHooksResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listGroupHooks'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listGroupHooks'], 400 | 401 | 403 | 404>;

/** Add a hook to a group: POST /groups/{id}/hooks */
export interface CreateGroupHookRequest {
  readonly params: ParametersOf<operations['createGroupHook'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createGroupHook'], 'application/json'>, 'push_events' | 'tag_push_events' | 'issues_events' | 'confidential_issues_events' | 'merge_requests_events' | 'note_events' | 'job_events' | 'pipeline_events' | 'wiki_page_events' | 'deployment_events' | 'releases_events' | 'feature_flag_events' | 'subgroup_events' | 'member_events' | 'project_events' | 'enable_ssl_verification' | 'branch_filter_strategy'>;
}

export type CreateGroupHookResponse = JsonResponse<operations['createGroupHook'], 201 | 400 | 401 | 403 | 404 | 422>;

/** Get a hook of a group: GET /groups/{id}/hooks/{hook_id} */
export interface GetGroupHookRequest {
  readonly params: ParametersOf<operations['getGroupHook'], 'path'>;
}

export type GetGroupHookResponse = JsonResponse<operations['getGroupHook'], 200 | 400 | 401 | 403 | 404>;

/** Change a hook of a group: PUT /groups/{id}/hooks/{hook_id} */
export interface UpdateGroupHookRequest {
  readonly params: ParametersOf<operations['updateGroupHook'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateGroupHook'], 'application/json'>>;
}

export type UpdateGroupHookResponse = JsonResponse<operations['updateGroupHook'], 200 | 400 | 401 | 403 | 404 | 422>;

/** Remove a hook from a group: DELETE /groups/{id}/hooks/{hook_id} */
export interface DeleteGroupHookRequest {
  readonly params: ParametersOf<operations['deleteGroupHook'], 'path'>;
  readonly headers: ParametersOf<operations['deleteGroupHook'], 'header'>;
}

export type DeleteGroupHookResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['deleteGroupHook'], 400 | 401 | 403 | 404 | 412>;

/** Set a header of its own: PUT /groups/{id}/hooks/{hook_id}/custom_headers/{key} */
export interface SetGroupHookCustomHeaderRequest {
  readonly params: ParametersOf<operations['setGroupHookCustomHeader'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['setGroupHookCustomHeader'], 'application/json'>>;
}

export type SetGroupHookCustomHeaderResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['setGroupHookCustomHeader'], 400 | 401 | 403 | 404 | 422>;

/** Remove a header of its own: DELETE /groups/{id}/hooks/{hook_id}/custom_headers/{key} */
export interface DeleteGroupHookCustomHeaderRequest {
  readonly params: ParametersOf<operations['deleteGroupHookCustomHeader'], 'path'>;
}

export type DeleteGroupHookCustomHeaderResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['deleteGroupHookCustomHeader'], 400 | 401 | 403 | 404>;

/** List what a hook of a group was sent: GET /groups/{id}/hooks/{hook_id}/events */
export interface ListGroupHookEventsRequest {
  readonly params: ParametersOf<operations['listGroupHookEvents'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listGroupHookEvents'], 'query'>, 'page' | 'per_page'>;
}

export type ListGroupHookEventsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listGroupHookEvents'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listGroupHookEvents'], 400 | 401 | 403 | 404>;

/** Send an entry of the log again: POST /groups/{id}/hooks/{hook_id}/events/{hook_event_id}/resend */
export interface ResendGroupHookEventRequest {
  readonly params: ParametersOf<operations['resendGroupHookEvent'], 'path'>;
}

export type ResendGroupHookEventResponse = JsonResponse<operations['resendGroupHookEvent'], 201 | 400 | 401 | 403 | 404 | 422 | 429>;

/** Try a hook of a group: POST /groups/{id}/hooks/{hook_id}/test/{trigger} */
export interface TestGroupHookRequest {
  readonly params: ParametersOf<operations['testGroupHook'], 'path'>;
}

export type TestGroupHookResponse = JsonResponse<operations['testGroupHook'], 201 | 400 | 401 | 403 | 404 | 422 | 429>;

/** Set a variable of the address: PUT /groups/{id}/hooks/{hook_id}/url_variables/{key} */
export interface SetGroupHookUrlVariableRequest {
  readonly params: ParametersOf<operations['setGroupHookUrlVariable'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['setGroupHookUrlVariable'], 'application/json'>>;
}

export type SetGroupHookUrlVariableResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['setGroupHookUrlVariable'], 400 | 401 | 403 | 404 | 422>;

/** Remove a variable of the address: DELETE /groups/{id}/hooks/{hook_id}/url_variables/{key} */
export interface DeleteGroupHookUrlVariableRequest {
  readonly params: ParametersOf<operations['deleteGroupHookUrlVariable'], 'path'>;
}

export type DeleteGroupHookUrlVariableResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['deleteGroupHookUrlVariable'], 400 | 401 | 403 | 404>;
