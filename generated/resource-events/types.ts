// Generated from spec/domains/* /resource-events.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type EventLabel = components['schemas']['EventLabel'];
export type IterationEvent = components['schemas']['IterationEvent'];
export type LabelEvent = components['schemas']['LabelEvent'];
export type MilestoneEvent = components['schemas']['MilestoneEvent'];
export type StateEvent = components['schemas']['StateEvent'];
export type WeightEvent = components['schemas']['WeightEvent'];

/** List changes of the labels of an epic: GET /groups/{id}/epics/{epic_id}/resource_label_events */
export interface ListEpicLabelEventsRequest {
  readonly params: ParametersOf<operations['listEpicLabelEvents'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listEpicLabelEvents'], 'query'>, 'page' | 'per_page'>;
}

export type ListEpicLabelEventsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listEpicLabelEvents'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listEpicLabelEvents'], 400 | 401 | 403 | 404>;

/** Get a change of the labels of an epic: GET /groups/{id}/epics/{epic_id}/resource_label_events/{event_id} */
export interface GetEpicLabelEventRequest {
  readonly params: ParametersOf<operations['getEpicLabelEvent'], 'path'>;
}

export type GetEpicLabelEventResponse = JsonResponse<operations['getEpicLabelEvent'], 200 | 400 | 401 | 403 | 404>;

/** List changes of the state of an epic: GET /groups/{id}/epics/{epic_id}/resource_state_events */
export interface ListEpicStateEventsRequest {
  readonly params: ParametersOf<operations['listEpicStateEvents'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listEpicStateEvents'], 'query'>, 'page' | 'per_page'>;
}

export type ListEpicStateEventsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listEpicStateEvents'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listEpicStateEvents'], 400 | 401 | 403 | 404>;

/** Get a change of the state of an epic: GET /groups/{id}/epics/{epic_id}/resource_state_events/{event_id} */
export interface GetEpicStateEventRequest {
  readonly params: ParametersOf<operations['getEpicStateEvent'], 'path'>;
}

export type GetEpicStateEventResponse = JsonResponse<operations['getEpicStateEvent'], 200 | 400 | 401 | 403 | 404>;

/** List changes of the iteration of an issue: GET /projects/{id}/issues/{issue_iid}/resource_iteration_events */
export interface ListIssueIterationEventsRequest {
  readonly params: ParametersOf<operations['listIssueIterationEvents'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listIssueIterationEvents'], 'query'>, 'page' | 'per_page'>;
}

export type ListIssueIterationEventsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listIssueIterationEvents'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listIssueIterationEvents'], 400 | 401 | 403 | 404>;

/** Get a change of the iteration of an issue: GET /projects/{id}/issues/{issue_iid}/resource_iteration_events/{event_id} */
export interface GetIssueIterationEventRequest {
  readonly params: ParametersOf<operations['getIssueIterationEvent'], 'path'>;
}

export type GetIssueIterationEventResponse = JsonResponse<operations['getIssueIterationEvent'], 200 | 400 | 401 | 403 | 404>;

/** List changes of the labels of an issue: GET /projects/{id}/issues/{issue_iid}/resource_label_events */
export interface ListIssueLabelEventsRequest {
  readonly params: ParametersOf<operations['listIssueLabelEvents'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listIssueLabelEvents'], 'query'>, 'page' | 'per_page'>;
}

export type ListIssueLabelEventsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listIssueLabelEvents'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listIssueLabelEvents'], 400 | 401 | 403 | 404>;

/** Get a change of the labels of an issue: GET /projects/{id}/issues/{issue_iid}/resource_label_events/{event_id} */
export interface GetIssueLabelEventRequest {
  readonly params: ParametersOf<operations['getIssueLabelEvent'], 'path'>;
}

export type GetIssueLabelEventResponse = JsonResponse<operations['getIssueLabelEvent'], 200 | 400 | 401 | 403 | 404>;

/** List changes of the milestone of an issue: GET /projects/{id}/issues/{issue_iid}/resource_milestone_events */
export interface ListIssueMilestoneEventsRequest {
  readonly params: ParametersOf<operations['listIssueMilestoneEvents'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listIssueMilestoneEvents'], 'query'>, 'page' | 'per_page'>;
}

export type ListIssueMilestoneEventsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listIssueMilestoneEvents'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listIssueMilestoneEvents'], 400 | 401 | 403 | 404>;

/** Get a change of the milestone of an issue: GET /projects/{id}/issues/{issue_iid}/resource_milestone_events/{event_id} */
export interface GetIssueMilestoneEventRequest {
  readonly params: ParametersOf<operations['getIssueMilestoneEvent'], 'path'>;
}

export type GetIssueMilestoneEventResponse = JsonResponse<operations['getIssueMilestoneEvent'], 200 | 400 | 401 | 403 | 404>;

/** List changes of the state of an issue: GET /projects/{id}/issues/{issue_iid}/resource_state_events */
export interface ListIssueStateEventsRequest {
  readonly params: ParametersOf<operations['listIssueStateEvents'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listIssueStateEvents'], 'query'>, 'page' | 'per_page'>;
}

export type ListIssueStateEventsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listIssueStateEvents'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listIssueStateEvents'], 400 | 401 | 403 | 404>;

/** Get a change of the state of an issue: GET /projects/{id}/issues/{issue_iid}/resource_state_events/{event_id} */
export interface GetIssueStateEventRequest {
  readonly params: ParametersOf<operations['getIssueStateEvent'], 'path'>;
}

export type GetIssueStateEventResponse = JsonResponse<operations['getIssueStateEvent'], 200 | 400 | 401 | 403 | 404>;

/** List changes of the weight of an issue: GET /projects/{id}/issues/{issue_iid}/resource_weight_events */
export interface ListIssueWeightEventsRequest {
  readonly params: ParametersOf<operations['listIssueWeightEvents'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listIssueWeightEvents'], 'query'>, 'page' | 'per_page'>;
}

export type ListIssueWeightEventsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listIssueWeightEvents'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listIssueWeightEvents'], 400 | 401 | 403 | 404>;

/** Get a change of the weight of an issue: GET /projects/{id}/issues/{issue_iid}/resource_weight_events/{event_id} */
export interface GetIssueWeightEventRequest {
  readonly params: ParametersOf<operations['getIssueWeightEvent'], 'path'>;
}

export type GetIssueWeightEventResponse = JsonResponse<operations['getIssueWeightEvent'], 200 | 400 | 401 | 403 | 404>;

/** List changes of the labels of a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/resource_label_events */
export interface ListMergeRequestLabelEventsRequest {
  readonly params: ParametersOf<operations['listMergeRequestLabelEvents'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listMergeRequestLabelEvents'], 'query'>, 'page' | 'per_page'>;
}

export type ListMergeRequestLabelEventsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listMergeRequestLabelEvents'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listMergeRequestLabelEvents'], 400 | 401 | 403 | 404>;

/** Get a change of the labels of a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/resource_label_events/{event_id} */
export interface GetMergeRequestLabelEventRequest {
  readonly params: ParametersOf<operations['getMergeRequestLabelEvent'], 'path'>;
}

export type GetMergeRequestLabelEventResponse = JsonResponse<operations['getMergeRequestLabelEvent'], 200 | 400 | 401 | 403 | 404>;

/** List changes of the milestone of a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/resource_milestone_events */
export interface ListMergeRequestMilestoneEventsRequest {
  readonly params: ParametersOf<operations['listMergeRequestMilestoneEvents'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listMergeRequestMilestoneEvents'], 'query'>, 'page' | 'per_page'>;
}

export type ListMergeRequestMilestoneEventsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listMergeRequestMilestoneEvents'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listMergeRequestMilestoneEvents'], 400 | 401 | 403 | 404>;

/** Get a change of the milestone of a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/resource_milestone_events/{event_id} */
export interface GetMergeRequestMilestoneEventRequest {
  readonly params: ParametersOf<operations['getMergeRequestMilestoneEvent'], 'path'>;
}

export type GetMergeRequestMilestoneEventResponse = JsonResponse<operations['getMergeRequestMilestoneEvent'], 200 | 400 | 401 | 403 | 404>;

/** List changes of the state of a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/resource_state_events */
export interface ListMergeRequestStateEventsRequest {
  readonly params: ParametersOf<operations['listMergeRequestStateEvents'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listMergeRequestStateEvents'], 'query'>, 'page' | 'per_page'>;
}

export type ListMergeRequestStateEventsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listMergeRequestStateEvents'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listMergeRequestStateEvents'], 400 | 401 | 403 | 404>;

/** Get a change of the state of a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/resource_state_events/{event_id} */
export interface GetMergeRequestStateEventRequest {
  readonly params: ParametersOf<operations['getMergeRequestStateEvent'], 'path'>;
}

export type GetMergeRequestStateEventResponse = JsonResponse<operations['getMergeRequestStateEvent'], 200 | 400 | 401 | 403 | 404>;
