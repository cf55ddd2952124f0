// Generated from spec/domains/* /resource-events.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListEpicLabelEventsRequest, ListEpicLabelEventsResponse, GetEpicLabelEventRequest, GetEpicLabelEventResponse, ListEpicStateEventsRequest, ListEpicStateEventsResponse, GetEpicStateEventRequest, GetEpicStateEventResponse, ListIssueIterationEventsRequest, ListIssueIterationEventsResponse, GetIssueIterationEventRequest, GetIssueIterationEventResponse, ListIssueLabelEventsRequest, ListIssueLabelEventsResponse, GetIssueLabelEventRequest, GetIssueLabelEventResponse, ListIssueMilestoneEventsRequest, ListIssueMilestoneEventsResponse, GetIssueMilestoneEventRequest, GetIssueMilestoneEventResponse, ListIssueStateEventsRequest, ListIssueStateEventsResponse, GetIssueStateEventRequest, GetIssueStateEventResponse, ListIssueWeightEventsRequest, ListIssueWeightEventsResponse, GetIssueWeightEventRequest, GetIssueWeightEventResponse, ListMergeRequestLabelEventsRequest, ListMergeRequestLabelEventsResponse, GetMergeRequestLabelEventRequest, GetMergeRequestLabelEventResponse, ListMergeRequestMilestoneEventsRequest, ListMergeRequestMilestoneEventsResponse, GetMergeRequestMilestoneEventRequest, GetMergeRequestMilestoneEventResponse, ListMergeRequestStateEventsRequest, ListMergeRequestStateEventsResponse, GetMergeRequestStateEventRequest, GetMergeRequestStateEventResponse } from './types.ts';

/** One function per operation of resource-events; `C` is the request context of the server. */
export interface ResourceEventsService<C extends SubjectTypes> {
  /** List changes of the labels of an epic. GET /groups/{id}/epics/{epic_id}/resource_label_events (spec/domains/conversation/resource-events.yaml#listEpicLabelEvents) */
  listEpicLabelEvents(
    request: ListEpicLabelEventsRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<ListEpicLabelEventsResponse>;
  /** Get a change of the labels of an epic. GET /groups/{id}/epics/{epic_id}/resource_label_events/{event_id} (spec/domains/conversation/resource-events.yaml#getEpicLabelEvent) */
  getEpicLabelEvent(
    request: GetEpicLabelEventRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<GetEpicLabelEventResponse>;
  /** List changes of the state of an epic. GET /groups/{id}/epics/{epic_id}/resource_state_events (spec/domains/conversation/resource-events.yaml#listEpicStateEvents) */
  listEpicStateEvents(
    request: ListEpicStateEventsRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<ListEpicStateEventsResponse>;
  /** Get a change of the state of an epic. GET /groups/{id}/epics/{epic_id}/resource_state_events/{event_id} (spec/domains/conversation/resource-events.yaml#getEpicStateEvent) */
  getEpicStateEvent(
    request: GetEpicStateEventRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<GetEpicStateEventResponse>;
  /** List changes of the iteration of an issue. GET /projects/{id}/issues/{issue_iid}/resource_iteration_events (spec/domains/conversation/resource-events.yaml#listIssueIterationEvents) */
  listIssueIterationEvents(
    request: ListIssueIterationEventsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListIssueIterationEventsResponse>;
  /** Get a change of the iteration of an issue. GET /projects/{id}/issues/{issue_iid}/resource_iteration_events/{event_id} (spec/domains/conversation/resource-events.yaml#getIssueIterationEvent) */
  getIssueIterationEvent(
    request: GetIssueIterationEventRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetIssueIterationEventResponse>;
  /** List changes of the labels of an issue. GET /projects/{id}/issues/{issue_iid}/resource_label_events (spec/domains/conversation/resource-events.yaml#listIssueLabelEvents) */
  listIssueLabelEvents(
    request: ListIssueLabelEventsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListIssueLabelEventsResponse>;
  /** Get a change of the labels of an issue. GET /projects/{id}/issues/{issue_iid}/resource_label_events/{event_id} (spec/domains/conversation/resource-events.yaml#getIssueLabelEvent) */
  getIssueLabelEvent(
    request: GetIssueLabelEventRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetIssueLabelEventResponse>;
  /** List changes of the milestone of an issue. GET /projects/{id}/issues/{issue_iid}/resource_milestone_events (spec/domains/conversation/resource-events.yaml#listIssueMilestoneEvents) */
  listIssueMilestoneEvents(
    request: ListIssueMilestoneEventsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListIssueMilestoneEventsResponse>;
  /** Get a change of the milestone of an issue. GET /projects/{id}/issues/{issue_iid}/resource_milestone_events/{event_id} (spec/domains/conversation/resource-events.yaml#getIssueMilestoneEvent) */
  getIssueMilestoneEvent(
    request: GetIssueMilestoneEventRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetIssueMilestoneEventResponse>;
  /** List changes of the state of an issue. GET /projects/{id}/issues/{issue_iid}/resource_state_events (spec/domains/conversation/resource-events.yaml#listIssueStateEvents) */
  listIssueStateEvents(
    request: ListIssueStateEventsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListIssueStateEventsResponse>;
  /** Get a change of the state of an issue. GET /projects/{id}/issues/{issue_iid}/resource_state_events/{event_id} (spec/domains/conversation/resource-events.yaml#getIssueStateEvent) */
  getIssueStateEvent(
    request: GetIssueStateEventRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetIssueStateEventResponse>;
  /** List changes of the weight of an issue. GET /projects/{id}/issues/{issue_iid}/resource_weight_events (spec/domains/conversation/resource-events.yaml#listIssueWeightEvents) */
  listIssueWeightEvents(
    request: ListIssueWeightEventsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListIssueWeightEventsResponse>;
  /** Get a change of the weight of an issue. GET /projects/{id}/issues/{issue_iid}/resource_weight_events/{event_id} (spec/domains/conversation/resource-events.yaml#getIssueWeightEvent) */
  getIssueWeightEvent(
    request: GetIssueWeightEventRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetIssueWeightEventResponse>;
  /** List changes of the labels of a merge request. GET /projects/{id}/merge_requests/{merge_request_iid}/resource_label_events (spec/domains/conversation/resource-events.yaml#listMergeRequestLabelEvents) */
  listMergeRequestLabelEvents(
    request: ListMergeRequestLabelEventsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListMergeRequestLabelEventsResponse>;
  /** Get a change of the labels of a merge request. GET /projects/{id}/merge_requests/{merge_request_iid}/resource_label_events/{event_id} (spec/domains/conversation/resource-events.yaml#getMergeRequestLabelEvent) */
  getMergeRequestLabelEvent(
    request: GetMergeRequestLabelEventRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetMergeRequestLabelEventResponse>;
  /** List changes of the milestone of a merge request. GET /projects/{id}/merge_requests/{merge_request_iid}/resource_milestone_events (spec/domains/conversation/resource-events.yaml#listMergeRequestMilestoneEvents) */
  listMergeRequestMilestoneEvents(
    request: ListMergeRequestMilestoneEventsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListMergeRequestMilestoneEventsResponse>;
  /** Get a change of the milestone of a merge request. GET /projects/{id}/merge_requests/{merge_request_iid}/resource_milestone_events/{event_id} (spec/domains/conversation/resource-events.yaml#getMergeRequestMilestoneEvent) */
  getMergeRequestMilestoneEvent(
    request: GetMergeRequestMilestoneEventRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetMergeRequestMilestoneEventResponse>;
  /** List changes of the state of a merge request. GET /projects/{id}/merge_requests/{merge_request_iid}/resource_state_events (spec/domains/conversation/resource-events.yaml#listMergeRequestStateEvents) */
  listMergeRequestStateEvents(
    request: ListMergeRequestStateEventsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListMergeRequestStateEventsResponse>;
  /** Get a change of the state of a merge request. GET /projects/{id}/merge_requests/{merge_request_iid}/resource_state_events/{event_id} (spec/domains/conversation/resource-events.yaml#getMergeRequestStateEvent) */
  getMergeRequestStateEvent(
    request: GetMergeRequestStateEventRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetMergeRequestStateEventResponse>;
}
