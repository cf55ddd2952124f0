// Generated from spec/resources/resource-events.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListEpicLabelEventsRequest, ListEpicLabelEventsResponse, GetEpicLabelEventRequest, GetEpicLabelEventResponse, ListEpicStateEventsRequest, ListEpicStateEventsResponse, GetEpicStateEventRequest, GetEpicStateEventResponse, ListIssueIterationEventsRequest, ListIssueIterationEventsResponse, GetIssueIterationEventRequest, GetIssueIterationEventResponse, ListIssueLabelEventsRequest, ListIssueLabelEventsResponse, GetIssueLabelEventRequest, GetIssueLabelEventResponse, ListIssueMilestoneEventsRequest, ListIssueMilestoneEventsResponse, GetIssueMilestoneEventRequest, GetIssueMilestoneEventResponse, ListIssueStateEventsRequest, ListIssueStateEventsResponse, GetIssueStateEventRequest, GetIssueStateEventResponse, ListIssueWeightEventsRequest, ListIssueWeightEventsResponse, GetIssueWeightEventRequest, GetIssueWeightEventResponse, ListMergeRequestLabelEventsRequest, ListMergeRequestLabelEventsResponse, GetMergeRequestLabelEventRequest, GetMergeRequestLabelEventResponse, ListMergeRequestMilestoneEventsRequest, ListMergeRequestMilestoneEventsResponse, GetMergeRequestMilestoneEventRequest, GetMergeRequestMilestoneEventResponse, ListMergeRequestStateEventsRequest, ListMergeRequestStateEventsResponse, GetMergeRequestStateEventRequest, GetMergeRequestStateEventResponse } from './types.ts';

/** One function per operation of resource-events; `C` is the request context of the server. */
export interface ResourceEventsService<C extends SubjectTypes> {
  /** List changes of the labels of an epic. GET /groups/{id}/epics/{epic_id}/resource_label_events (spec/resources/resource-events.yaml:5:5) */
  listEpicLabelEvents(
    request: ListEpicLabelEventsRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<ListEpicLabelEventsResponse>;
  /** Get a change of the labels of an epic. GET /groups/{id}/epics/{epic_id}/resource_label_events/{event_id} (spec/resources/resource-events.yaml:46:5) */
  getEpicLabelEvent(
    request: GetEpicLabelEventRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<GetEpicLabelEventResponse>;
  /** List changes of the state of an epic. GET /groups/{id}/epics/{epic_id}/resource_state_events (spec/resources/resource-events.yaml:87:5) */
  listEpicStateEvents(
    request: ListEpicStateEventsRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<ListEpicStateEventsResponse>;
  /** Get a change of the state of an epic. GET /groups/{id}/epics/{epic_id}/resource_state_events/{event_id} (spec/resources/resource-events.yaml:123:5) */
  getEpicStateEvent(
    request: GetEpicStateEventRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<GetEpicStateEventResponse>;
  /** List changes of the iteration of an issue. GET /projects/{id}/issues/{issue_iid}/resource_iteration_events (spec/resources/resource-events.yaml:159:5) */
  listIssueIterationEvents(
    request: ListIssueIterationEventsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListIssueIterationEventsResponse>;
  /** Get a change of the iteration of an issue. GET /projects/{id}/issues/{issue_iid}/resource_iteration_events/{event_id} (spec/resources/resource-events.yaml:208:5) */
  getIssueIterationEvent(
    request: GetIssueIterationEventRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetIssueIterationEventResponse>;
  /** List changes of the labels of an issue. GET /projects/{id}/issues/{issue_iid}/resource_label_events (spec/resources/resource-events.yaml:257:5) */
  listIssueLabelEvents(
    request: ListIssueLabelEventsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListIssueLabelEventsResponse>;
  /** Get a change of the labels of an issue. GET /projects/{id}/issues/{issue_iid}/resource_label_events/{event_id} (spec/resources/resource-events.yaml:297:5) */
  getIssueLabelEvent(
    request: GetIssueLabelEventRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetIssueLabelEventResponse>;
  /** List changes of the milestone of an issue. GET /projects/{id}/issues/{issue_iid}/resource_milestone_events (spec/resources/resource-events.yaml:337:5) */
  listIssueMilestoneEvents(
    request: ListIssueMilestoneEventsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListIssueMilestoneEventsResponse>;
  /** Get a change of the milestone of an issue. GET /projects/{id}/issues/{issue_iid}/resource_milestone_events/{event_id} (spec/resources/resource-events.yaml:385:5) */
  getIssueMilestoneEvent(
    request: GetIssueMilestoneEventRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetIssueMilestoneEventResponse>;
  /** List changes of the state of an issue. GET /projects/{id}/issues/{issue_iid}/resource_state_events (spec/resources/resource-events.yaml:433:5) */
  listIssueStateEvents(
    request: ListIssueStateEventsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListIssueStateEventsResponse>;
  /** Get a change of the state of an issue. GET /projects/{id}/issues/{issue_iid}/resource_state_events/{event_id} (spec/resources/resource-events.yaml:468:5) */
  getIssueStateEvent(
    request: GetIssueStateEventRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetIssueStateEventResponse>;
  /** List changes of the weight of an issue. GET /projects/{id}/issues/{issue_iid}/resource_weight_events (spec/resources/resource-events.yaml:503:5) */
  listIssueWeightEvents(
    request: ListIssueWeightEventsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListIssueWeightEventsResponse>;
  /** Get a change of the weight of an issue. GET /projects/{id}/issues/{issue_iid}/resource_weight_events/{event_id} (spec/resources/resource-events.yaml:538:5) */
  getIssueWeightEvent(
    request: GetIssueWeightEventRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetIssueWeightEventResponse>;
  /** List changes of the labels of a merge request. GET /projects/{id}/merge_requests/{merge_request_iid}/resource_label_events (spec/resources/resource-events.yaml:573:5) */
  listMergeRequestLabelEvents(
    request: ListMergeRequestLabelEventsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListMergeRequestLabelEventsResponse>;
  /** Get a change of the labels of a merge request. GET /projects/{id}/merge_requests/{merge_request_iid}/resource_label_events/{event_id} (spec/resources/resource-events.yaml:613:5) */
  getMergeRequestLabelEvent(
    request: GetMergeRequestLabelEventRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetMergeRequestLabelEventResponse>;
  /** List changes of the milestone of a merge request. GET /projects/{id}/merge_requests/{merge_request_iid}/resource_milestone_events (spec/resources/resource-events.yaml:653:5) */
  listMergeRequestMilestoneEvents(
    request: ListMergeRequestMilestoneEventsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListMergeRequestMilestoneEventsResponse>;
  /** Get a change of the milestone of a merge request. GET /projects/{id}/merge_requests/{merge_request_iid}/resource_milestone_events/{event_id} (spec/resources/resource-events.yaml:701:5) */
  getMergeRequestMilestoneEvent(
    request: GetMergeRequestMilestoneEventRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetMergeRequestMilestoneEventResponse>;
  /** List changes of the state of a merge request. GET /projects/{id}/merge_requests/{merge_request_iid}/resource_state_events (spec/resources/resource-events.yaml:749:5) */
  listMergeRequestStateEvents(
    request: ListMergeRequestStateEventsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListMergeRequestStateEventsResponse>;
  /** Get a change of the state of a merge request. GET /projects/{id}/merge_requests/{merge_request_iid}/resource_state_events/{event_id} (spec/resources/resource-events.yaml:784:5) */
  getMergeRequestStateEvent(
    request: GetMergeRequestStateEventRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetMergeRequestStateEventResponse>;
}
