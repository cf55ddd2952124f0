// Generated from spec/domains/* /resource-events.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, JsonAnswer, ListingOf, Send } from '../../generator/runtime/client.ts';
import type { JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListEpicLabelEventsInput {
  readonly params: ParametersOf<operations['listEpicLabelEvents'], 'path'>;
  readonly query?: ParametersOf<operations['listEpicLabelEvents'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListEpicLabelEventsAnswer = JsonAnswer<operations['listEpicLabelEvents'], 200 | 400 | 401 | 403 | 404>;

const listEpicLabelEventsCall: ClientCall = {
  id: 'listEpicLabelEvents',
  method: 'GET',
  path: "/api/v4/groups/{id}/epics/{epic_id}/resource_label_events",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface GetEpicLabelEventInput {
  readonly params: ParametersOf<operations['getEpicLabelEvent'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetEpicLabelEventAnswer = JsonAnswer<operations['getEpicLabelEvent'], 200 | 400 | 401 | 403 | 404>;

const getEpicLabelEventCall: ClientCall = {
  id: 'getEpicLabelEvent',
  method: 'GET',
  path: "/api/v4/groups/{id}/epics/{epic_id}/resource_label_events/{event_id}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface ListEpicStateEventsInput {
  readonly params: ParametersOf<operations['listEpicStateEvents'], 'path'>;
  readonly query?: ParametersOf<operations['listEpicStateEvents'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListEpicStateEventsAnswer = JsonAnswer<operations['listEpicStateEvents'], 200 | 400 | 401 | 403 | 404>;

const listEpicStateEventsCall: ClientCall = {
  id: 'listEpicStateEvents',
  method: 'GET',
  path: "/api/v4/groups/{id}/epics/{epic_id}/resource_state_events",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface GetEpicStateEventInput {
  readonly params: ParametersOf<operations['getEpicStateEvent'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetEpicStateEventAnswer = JsonAnswer<operations['getEpicStateEvent'], 200 | 400 | 401 | 403 | 404>;

const getEpicStateEventCall: ClientCall = {
  id: 'getEpicStateEvent',
  method: 'GET',
  path: "/api/v4/groups/{id}/epics/{epic_id}/resource_state_events/{event_id}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface ListIssueIterationEventsInput {
  readonly params: ParametersOf<operations['listIssueIterationEvents'], 'path'>;
  readonly query?: ParametersOf<operations['listIssueIterationEvents'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListIssueIterationEventsAnswer = JsonAnswer<operations['listIssueIterationEvents'], 200 | 400 | 401 | 403 | 404>;

const listIssueIterationEventsCall: ClientCall = {
  id: 'listIssueIterationEvents',
  method: 'GET',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/resource_iteration_events",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface GetIssueIterationEventInput {
  readonly params: ParametersOf<operations['getIssueIterationEvent'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetIssueIterationEventAnswer = JsonAnswer<operations['getIssueIterationEvent'], 200 | 400 | 401 | 403 | 404>;

const getIssueIterationEventCall: ClientCall = {
  id: 'getIssueIterationEvent',
  method: 'GET',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/resource_iteration_events/{event_id}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface ListIssueLabelEventsInput {
  readonly params: ParametersOf<operations['listIssueLabelEvents'], 'path'>;
  readonly query?: ParametersOf<operations['listIssueLabelEvents'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListIssueLabelEventsAnswer = JsonAnswer<operations['listIssueLabelEvents'], 200 | 400 | 401 | 403 | 404>;

const listIssueLabelEventsCall: ClientCall = {
  id: 'listIssueLabelEvents',
  method: 'GET',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/resource_label_events",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface GetIssueLabelEventInput {
  readonly params: ParametersOf<operations['getIssueLabelEvent'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetIssueLabelEventAnswer = JsonAnswer<operations['getIssueLabelEvent'], 200 | 400 | 401 | 403 | 404>;

const getIssueLabelEventCall: ClientCall = {
  id: 'getIssueLabelEvent',
  method: 'GET',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/resource_label_events/{event_id}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface ListIssueMilestoneEventsInput {
  readonly params: ParametersOf<operations['listIssueMilestoneEvents'], 'path'>;
  readonly query?: ParametersOf<operations['listIssueMilestoneEvents'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListIssueMilestoneEventsAnswer = JsonAnswer<operations['listIssueMilestoneEvents'], 200 | 400 | 401 | 403 | 404>;

const listIssueMilestoneEventsCall: ClientCall = {
  id: 'listIssueMilestoneEvents',
  method: 'GET',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/resource_milestone_events",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface GetIssueMilestoneEventInput {
  readonly params: ParametersOf<operations['getIssueMilestoneEvent'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetIssueMilestoneEventAnswer = JsonAnswer<operations['getIssueMilestoneEvent'], 200 | 400 | 401 | 403 | 404>;

const getIssueMilestoneEventCall: ClientCall = {
  id: 'getIssueMilestoneEvent',
  method: 'GET',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/resource_milestone_events/{event_id}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface ListIssueStateEventsInput {
  readonly params: ParametersOf<operations['listIssueStateEvents'], 'path'>;
  readonly query?: ParametersOf<operations['listIssueStateEvents'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListIssueStateEventsAnswer = JsonAnswer<operations['listIssueStateEvents'], 200 | 400 | 401 | 403 | 404>;

const listIssueStateEventsCall: ClientCall = {
  id: 'listIssueStateEvents',
  method: 'GET',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/resource_state_events",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface GetIssueStateEventInput {
  readonly params: ParametersOf<operations['getIssueStateEvent'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetIssueStateEventAnswer = JsonAnswer<operations['getIssueStateEvent'], 200 | 400 | 401 | 403 | 404>;

const getIssueStateEventCall: ClientCall = {
  id: 'getIssueStateEvent',
  method: 'GET',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/resource_state_events/{event_id}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface ListIssueWeightEventsInput {
  readonly params: ParametersOf<operations['listIssueWeightEvents'], 'path'>;
  readonly query?: ParametersOf<operations['listIssueWeightEvents'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListIssueWeightEventsAnswer = JsonAnswer<operations['listIssueWeightEvents'], 200 | 400 | 401 | 403 | 404>;

const listIssueWeightEventsCall: ClientCall = {
  id: 'listIssueWeightEvents',
  method: 'GET',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/resource_weight_events",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface GetIssueWeightEventInput {
  readonly params: ParametersOf<operations['getIssueWeightEvent'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetIssueWeightEventAnswer = JsonAnswer<operations['getIssueWeightEvent'], 200 | 400 | 401 | 403 | 404>;

const getIssueWeightEventCall: ClientCall = {
  id: 'getIssueWeightEvent',
  method: 'GET',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/resource_weight_events/{event_id}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface ListMergeRequestLabelEventsInput {
  readonly params: ParametersOf<operations['listMergeRequestLabelEvents'], 'path'>;
  readonly query?: ParametersOf<operations['listMergeRequestLabelEvents'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListMergeRequestLabelEventsAnswer = JsonAnswer<operations['listMergeRequestLabelEvents'], 200 | 400 | 401 | 403 | 404>;

const listMergeRequestLabelEventsCall: ClientCall = {
  id: 'listMergeRequestLabelEvents',
  method: 'GET',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/resource_label_events",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface GetMergeRequestLabelEventInput {
  readonly params: ParametersOf<operations['getMergeRequestLabelEvent'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetMergeRequestLabelEventAnswer = JsonAnswer<operations['getMergeRequestLabelEvent'], 200 | 400 | 401 | 403 | 404>;

const getMergeRequestLabelEventCall: ClientCall = {
  id: 'getMergeRequestLabelEvent',
  method: 'GET',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/resource_label_events/{event_id}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface ListMergeRequestMilestoneEventsInput {
  readonly params: ParametersOf<operations['listMergeRequestMilestoneEvents'], 'path'>;
  readonly query?: ParametersOf<operations['listMergeRequestMilestoneEvents'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListMergeRequestMilestoneEventsAnswer = JsonAnswer<operations['listMergeRequestMilestoneEvents'], 200 | 400 | 401 | 403 | 404>;

const listMergeRequestMilestoneEventsCall: ClientCall = {
  id: 'listMergeRequestMilestoneEvents',
  method: 'GET',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/resource_milestone_events",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface GetMergeRequestMilestoneEventInput {
  readonly params: ParametersOf<operations['getMergeRequestMilestoneEvent'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetMergeRequestMilestoneEventAnswer = JsonAnswer<operations['getMergeRequestMilestoneEvent'], 200 | 400 | 401 | 403 | 404>;

const getMergeRequestMilestoneEventCall: ClientCall = {
  id: 'getMergeRequestMilestoneEvent',
  method: 'GET',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/resource_milestone_events/{event_id}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface ListMergeRequestStateEventsInput {
  readonly params: ParametersOf<operations['listMergeRequestStateEvents'], 'path'>;
  readonly query?: ParametersOf<operations['listMergeRequestStateEvents'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListMergeRequestStateEventsAnswer = JsonAnswer<operations['listMergeRequestStateEvents'], 200 | 400 | 401 | 403 | 404>;

const listMergeRequestStateEventsCall: ClientCall = {
  id: 'listMergeRequestStateEvents',
  method: 'GET',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/resource_state_events",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface GetMergeRequestStateEventInput {
  readonly params: ParametersOf<operations['getMergeRequestStateEvent'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetMergeRequestStateEventAnswer = JsonAnswer<operations['getMergeRequestStateEvent'], 200 | 400 | 401 | 403 | 404>;

const getMergeRequestStateEventCall: ClientCall = {
  id: 'getMergeRequestStateEvent',
  method: 'GET',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/resource_state_events/{event_id}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface ResourceEventsClient {
  /** List changes of the labels of an epic: GET /groups/{id}/epics/{epic_id}/resource_label_events */
  listEpicLabelEvents: ListingOf<ListEpicLabelEventsInput, ListEpicLabelEventsAnswer, JsonOf<operations['listEpicLabelEvents'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Get a change of the labels of an epic: GET /groups/{id}/epics/{epic_id}/resource_label_events/{event_id} */
  getEpicLabelEvent(request: GetEpicLabelEventInput): Promise<GetEpicLabelEventAnswer>;
  /** List changes of the state of an epic: GET /groups/{id}/epics/{epic_id}/resource_state_events */
  listEpicStateEvents: ListingOf<ListEpicStateEventsInput, ListEpicStateEventsAnswer, JsonOf<operations['listEpicStateEvents'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Get a change of the state of an epic: GET /groups/{id}/epics/{epic_id}/resource_state_events/{event_id} */
  getEpicStateEvent(request: GetEpicStateEventInput): Promise<GetEpicStateEventAnswer>;
  /** List changes of the iteration of an issue: GET /projects/{id}/issues/{issue_iid}/resource_iteration_events */
  listIssueIterationEvents: ListingOf<ListIssueIterationEventsInput, ListIssueIterationEventsAnswer, JsonOf<operations['listIssueIterationEvents'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Get a change of the iteration of an issue: GET /projects/{id}/issues/{issue_iid}/resource_iteration_events/{event_id} */
  getIssueIterationEvent(request: GetIssueIterationEventInput): Promise<GetIssueIterationEventAnswer>;
  /** List changes of the labels of an issue: GET /projects/{id}/issues/{issue_iid}/resource_label_events */
  listIssueLabelEvents: ListingOf<ListIssueLabelEventsInput, ListIssueLabelEventsAnswer, JsonOf<operations['listIssueLabelEvents'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Get a change of the labels of an issue: GET /projects/{id}/issues/{issue_iid}/resource_label_events/{event_id} */
  getIssueLabelEvent(request: GetIssueLabelEventInput): Promise<GetIssueLabelEventAnswer>;
  /** List changes of the milestone of an issue: GET /projects/{id}/issues/{issue_iid}/resource_milestone_events */
  listIssueMilestoneEvents: ListingOf<ListIssueMilestoneEventsInput, ListIssueMilestoneEventsAnswer, JsonOf<operations['listIssueMilestoneEvents'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Get a change of the milestone of an issue: GET /projects/{id}/issues/{issue_iid}/resource_milestone_events/{event_id} */
  getIssueMilestoneEvent(request: GetIssueMilestoneEventInput): Promise<GetIssueMilestoneEventAnswer>;
  /** List changes of the state of an issue: GET /projects/{id}/issues/{issue_iid}/resource_state_events */
  listIssueStateEvents: ListingOf<ListIssueStateEventsInput, ListIssueStateEventsAnswer, JsonOf<operations['listIssueStateEvents'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Get a change of the state of an issue: GET /projects/{id}/issues/{issue_iid}/resource_state_events/{event_id} */
  getIssueStateEvent(request: GetIssueStateEventInput): Promise<GetIssueStateEventAnswer>;
  /** List changes of the weight of an issue: GET /projects/{id}/issues/{issue_iid}/resource_weight_events */
  listIssueWeightEvents: ListingOf<ListIssueWeightEventsInput, ListIssueWeightEventsAnswer, JsonOf<operations['listIssueWeightEvents'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Get a change of the weight of an issue: GET /projects/{id}/issues/{issue_iid}/resource_weight_events/{event_id} */
  getIssueWeightEvent(request: GetIssueWeightEventInput): Promise<GetIssueWeightEventAnswer>;
  /** List changes of the labels of a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/resource_label_events */
  listMergeRequestLabelEvents: ListingOf<ListMergeRequestLabelEventsInput, ListMergeRequestLabelEventsAnswer, JsonOf<operations['listMergeRequestLabelEvents'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Get a change of the labels of a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/resource_label_events/{event_id} */
  getMergeRequestLabelEvent(request: GetMergeRequestLabelEventInput): Promise<GetMergeRequestLabelEventAnswer>;
  /** List changes of the milestone of a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/resource_milestone_events */
  listMergeRequestMilestoneEvents: ListingOf<ListMergeRequestMilestoneEventsInput, ListMergeRequestMilestoneEventsAnswer, JsonOf<operations['listMergeRequestMilestoneEvents'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Get a change of the milestone of a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/resource_milestone_events/{event_id} */
  getMergeRequestMilestoneEvent(request: GetMergeRequestMilestoneEventInput): Promise<GetMergeRequestMilestoneEventAnswer>;
  /** List changes of the state of a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/resource_state_events */
  listMergeRequestStateEvents: ListingOf<ListMergeRequestStateEventsInput, ListMergeRequestStateEventsAnswer, JsonOf<operations['listMergeRequestStateEvents'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Get a change of the state of a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/resource_state_events/{event_id} */
  getMergeRequestStateEvent(request: GetMergeRequestStateEventInput): Promise<GetMergeRequestStateEventAnswer>;
}

export const resourceEventsClient = (send: Send): ResourceEventsClient => ({
  listEpicLabelEvents: listing(send, listEpicLabelEventsCall),
  getEpicLabelEvent: (request) => send(getEpicLabelEventCall, request),
  listEpicStateEvents: listing(send, listEpicStateEventsCall),
  getEpicStateEvent: (request) => send(getEpicStateEventCall, request),
  listIssueIterationEvents: listing(send, listIssueIterationEventsCall),
  getIssueIterationEvent: (request) => send(getIssueIterationEventCall, request),
  listIssueLabelEvents: listing(send, listIssueLabelEventsCall),
  getIssueLabelEvent: (request) => send(getIssueLabelEventCall, request),
  listIssueMilestoneEvents: listing(send, listIssueMilestoneEventsCall),
  getIssueMilestoneEvent: (request) => send(getIssueMilestoneEventCall, request),
  listIssueStateEvents: listing(send, listIssueStateEventsCall),
  getIssueStateEvent: (request) => send(getIssueStateEventCall, request),
  listIssueWeightEvents: listing(send, listIssueWeightEventsCall),
  getIssueWeightEvent: (request) => send(getIssueWeightEventCall, request),
  listMergeRequestLabelEvents: listing(send, listMergeRequestLabelEventsCall),
  getMergeRequestLabelEvent: (request) => send(getMergeRequestLabelEventCall, request),
  listMergeRequestMilestoneEvents: listing(send, listMergeRequestMilestoneEventsCall),
  getMergeRequestMilestoneEvent: (request) => send(getMergeRequestMilestoneEventCall, request),
  listMergeRequestStateEvents: listing(send, listMergeRequestStateEventsCall),
  getMergeRequestStateEvent: (request) => send(getMergeRequestStateEventCall, request),
});
