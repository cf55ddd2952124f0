// Generated from spec/resources/resource-events.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

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
  | { readonly status: 400; readonly body: JsonOf<operations['listEpicLabelEvents'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listEpicLabelEvents'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listEpicLabelEvents'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listEpicLabelEvents'], 404>; readonly headers?: never }
  ;

/** Get a change of the labels of an epic: GET /groups/{id}/epics/{epic_id}/resource_label_events/{event_id} */
export interface GetEpicLabelEventRequest {
  readonly params: ParametersOf<operations['getEpicLabelEvent'], 'path'>;
}

export type GetEpicLabelEventResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getEpicLabelEvent'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getEpicLabelEvent'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getEpicLabelEvent'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getEpicLabelEvent'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getEpicLabelEvent'], 404>; readonly headers?: never }
  ;

/** List changes of the state of an epic: GET /groups/{id}/epics/{epic_id}/resource_state_events */
export interface ListEpicStateEventsRequest {
  readonly params: ParametersOf<operations['listEpicStateEvents'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listEpicStateEvents'], 'query'>, 'page' | 'per_page'>;
}

export type ListEpicStateEventsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listEpicStateEvents'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listEpicStateEvents'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listEpicStateEvents'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listEpicStateEvents'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listEpicStateEvents'], 404>; readonly headers?: never }
  ;

/** Get a change of the state of an epic: GET /groups/{id}/epics/{epic_id}/resource_state_events/{event_id} */
export interface GetEpicStateEventRequest {
  readonly params: ParametersOf<operations['getEpicStateEvent'], 'path'>;
}

export type GetEpicStateEventResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getEpicStateEvent'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getEpicStateEvent'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getEpicStateEvent'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getEpicStateEvent'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getEpicStateEvent'], 404>; readonly headers?: never }
  ;

/** List changes of the iteration of an issue: GET /projects/{id}/issues/{issue_iid}/resource_iteration_events */
export interface ListIssueIterationEventsRequest {
  readonly params: ParametersOf<operations['listIssueIterationEvents'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listIssueIterationEvents'], 'query'>, 'page' | 'per_page'>;
}

export type ListIssueIterationEventsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listIssueIterationEvents'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listIssueIterationEvents'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listIssueIterationEvents'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listIssueIterationEvents'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listIssueIterationEvents'], 404>; readonly headers?: never }
  ;

/** Get a change of the iteration of an issue: GET /projects/{id}/issues/{issue_iid}/resource_iteration_events/{event_id} */
export interface GetIssueIterationEventRequest {
  readonly params: ParametersOf<operations['getIssueIterationEvent'], 'path'>;
}

export type GetIssueIterationEventResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getIssueIterationEvent'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getIssueIterationEvent'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getIssueIterationEvent'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getIssueIterationEvent'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getIssueIterationEvent'], 404>; readonly headers?: never }
  ;

/** List changes of the labels of an issue: GET /projects/{id}/issues/{issue_iid}/resource_label_events */
export interface ListIssueLabelEventsRequest {
  readonly params: ParametersOf<operations['listIssueLabelEvents'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listIssueLabelEvents'], 'query'>, 'page' | 'per_page'>;
}

export type ListIssueLabelEventsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listIssueLabelEvents'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listIssueLabelEvents'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listIssueLabelEvents'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listIssueLabelEvents'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listIssueLabelEvents'], 404>; readonly headers?: never }
  ;

/** Get a change of the labels of an issue: GET /projects/{id}/issues/{issue_iid}/resource_label_events/{event_id} */
export interface GetIssueLabelEventRequest {
  readonly params: ParametersOf<operations['getIssueLabelEvent'], 'path'>;
}

export type GetIssueLabelEventResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getIssueLabelEvent'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getIssueLabelEvent'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getIssueLabelEvent'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getIssueLabelEvent'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getIssueLabelEvent'], 404>; readonly headers?: never }
  ;

/** List changes of the milestone of an issue: GET /projects/{id}/issues/{issue_iid}/resource_milestone_events */
export interface ListIssueMilestoneEventsRequest {
  readonly params: ParametersOf<operations['listIssueMilestoneEvents'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listIssueMilestoneEvents'], 'query'>, 'page' | 'per_page'>;
}

export type ListIssueMilestoneEventsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listIssueMilestoneEvents'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listIssueMilestoneEvents'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listIssueMilestoneEvents'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listIssueMilestoneEvents'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listIssueMilestoneEvents'], 404>; readonly headers?: never }
  ;

/** Get a change of the milestone of an issue: GET /projects/{id}/issues/{issue_iid}/resource_milestone_events/{event_id} */
export interface GetIssueMilestoneEventRequest {
  readonly params: ParametersOf<operations['getIssueMilestoneEvent'], 'path'>;
}

export type GetIssueMilestoneEventResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getIssueMilestoneEvent'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getIssueMilestoneEvent'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getIssueMilestoneEvent'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getIssueMilestoneEvent'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getIssueMilestoneEvent'], 404>; readonly headers?: never }
  ;

/** List changes of the state of an issue: GET /projects/{id}/issues/{issue_iid}/resource_state_events */
export interface ListIssueStateEventsRequest {
  readonly params: ParametersOf<operations['listIssueStateEvents'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listIssueStateEvents'], 'query'>, 'page' | 'per_page'>;
}

export type ListIssueStateEventsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listIssueStateEvents'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listIssueStateEvents'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listIssueStateEvents'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listIssueStateEvents'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listIssueStateEvents'], 404>; readonly headers?: never }
  ;

/** Get a change of the state of an issue: GET /projects/{id}/issues/{issue_iid}/resource_state_events/{event_id} */
export interface GetIssueStateEventRequest {
  readonly params: ParametersOf<operations['getIssueStateEvent'], 'path'>;
}

export type GetIssueStateEventResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getIssueStateEvent'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getIssueStateEvent'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getIssueStateEvent'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getIssueStateEvent'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getIssueStateEvent'], 404>; readonly headers?: never }
  ;

/** List changes of the weight of an issue: GET /projects/{id}/issues/{issue_iid}/resource_weight_events */
export interface ListIssueWeightEventsRequest {
  readonly params: ParametersOf<operations['listIssueWeightEvents'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listIssueWeightEvents'], 'query'>, 'page' | 'per_page'>;
}

export type ListIssueWeightEventsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listIssueWeightEvents'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listIssueWeightEvents'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listIssueWeightEvents'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listIssueWeightEvents'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listIssueWeightEvents'], 404>; readonly headers?: never }
  ;

/** Get a change of the weight of an issue: GET /projects/{id}/issues/{issue_iid}/resource_weight_events/{event_id} */
export interface GetIssueWeightEventRequest {
  readonly params: ParametersOf<operations['getIssueWeightEvent'], 'path'>;
}

export type GetIssueWeightEventResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getIssueWeightEvent'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getIssueWeightEvent'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getIssueWeightEvent'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getIssueWeightEvent'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getIssueWeightEvent'], 404>; readonly headers?: never }
  ;

/** List changes of the labels of a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/resource_label_events */
export interface ListMergeRequestLabelEventsRequest {
  readonly params: ParametersOf<operations['listMergeRequestLabelEvents'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listMergeRequestLabelEvents'], 'query'>, 'page' | 'per_page'>;
}

export type ListMergeRequestLabelEventsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listMergeRequestLabelEvents'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listMergeRequestLabelEvents'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listMergeRequestLabelEvents'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listMergeRequestLabelEvents'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listMergeRequestLabelEvents'], 404>; readonly headers?: never }
  ;

/** Get a change of the labels of a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/resource_label_events/{event_id} */
export interface GetMergeRequestLabelEventRequest {
  readonly params: ParametersOf<operations['getMergeRequestLabelEvent'], 'path'>;
}

export type GetMergeRequestLabelEventResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getMergeRequestLabelEvent'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getMergeRequestLabelEvent'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getMergeRequestLabelEvent'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getMergeRequestLabelEvent'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getMergeRequestLabelEvent'], 404>; readonly headers?: never }
  ;

/** List changes of the milestone of a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/resource_milestone_events */
export interface ListMergeRequestMilestoneEventsRequest {
  readonly params: ParametersOf<operations['listMergeRequestMilestoneEvents'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listMergeRequestMilestoneEvents'], 'query'>, 'page' | 'per_page'>;
}

export type ListMergeRequestMilestoneEventsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listMergeRequestMilestoneEvents'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listMergeRequestMilestoneEvents'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listMergeRequestMilestoneEvents'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listMergeRequestMilestoneEvents'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listMergeRequestMilestoneEvents'], 404>; readonly headers?: never }
  ;

/** Get a change of the milestone of a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/resource_milestone_events/{event_id} */
export interface GetMergeRequestMilestoneEventRequest {
  readonly params: ParametersOf<operations['getMergeRequestMilestoneEvent'], 'path'>;
}

export type GetMergeRequestMilestoneEventResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getMergeRequestMilestoneEvent'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getMergeRequestMilestoneEvent'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getMergeRequestMilestoneEvent'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getMergeRequestMilestoneEvent'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getMergeRequestMilestoneEvent'], 404>; readonly headers?: never }
  ;

/** List changes of the state of a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/resource_state_events */
export interface ListMergeRequestStateEventsRequest {
  readonly params: ParametersOf<operations['listMergeRequestStateEvents'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listMergeRequestStateEvents'], 'query'>, 'page' | 'per_page'>;
}

export type ListMergeRequestStateEventsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listMergeRequestStateEvents'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listMergeRequestStateEvents'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listMergeRequestStateEvents'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listMergeRequestStateEvents'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listMergeRequestStateEvents'], 404>; readonly headers?: never }
  ;

/** Get a change of the state of a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/resource_state_events/{event_id} */
export interface GetMergeRequestStateEventRequest {
  readonly params: ParametersOf<operations['getMergeRequestStateEvent'], 'path'>;
}

export type GetMergeRequestStateEventResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getMergeRequestStateEvent'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getMergeRequestStateEvent'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getMergeRequestStateEvent'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getMergeRequestStateEvent'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getMergeRequestStateEvent'], 404>; readonly headers?: never }
  ;
