// Generated from spec/domains/* /resource-events.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeIterationEvent, writeLabelEvent, writeMilestoneEvent, writeStateEvent, writeWeightEvent } from '../resource-events/writers.ts';

/** List changes of the labels of an epic */
export const listEpicLabelEvents = defineOperation<HearthFacts>({
  id: 'listEpicLabelEvents',
  resource: 'resource-events',
  source: 'spec/domains/conversation/resource-events.yaml#listEpicLabelEvents',
  method: 'GET',
  path: '/groups/{id}/epics/{epic_id}/resource_label_events',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"],"tier":"premium"},
  paginated: true,
  pathParameters: ["id","epic_id"],
  order: ["id","epic_id","page","per_page"],
  validators: { params: checks.check1, query: checks.check2 },
  decode: decoders.decodeListEpicLabelEvents,
  responses: [
    answer.json((v: never) => w.array(v, writeLabelEvent), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get a change of the labels of an epic */
export const getEpicLabelEvent = defineOperation<HearthFacts>({
  id: 'getEpicLabelEvent',
  resource: 'resource-events',
  source: 'spec/domains/conversation/resource-events.yaml#getEpicLabelEvent',
  method: 'GET',
  path: '/groups/{id}/epics/{epic_id}/resource_label_events/{event_id}',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"],"tier":"premium"},
  pathParameters: ["id","epic_id","event_id"],
  order: ["id","epic_id","event_id"],
  validators: { params: checks.check3 },
  decode: decoders.decodeGetEpicLabelEvent,
  responses: [
    answer.json(writeLabelEvent, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** List changes of the state of an epic */
export const listEpicStateEvents = defineOperation<HearthFacts>({
  id: 'listEpicStateEvents',
  resource: 'resource-events',
  source: 'spec/domains/conversation/resource-events.yaml#listEpicStateEvents',
  method: 'GET',
  path: '/groups/{id}/epics/{epic_id}/resource_state_events',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"],"tier":"premium"},
  paginated: true,
  pathParameters: ["id","epic_id"],
  order: ["id","epic_id","page","per_page"],
  validators: { params: checks.check1, query: checks.check2 },
  decode: decoders.decodeListEpicStateEvents,
  responses: [
    answer.json((v: never) => w.array(v, writeStateEvent), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get a change of the state of an epic */
export const getEpicStateEvent = defineOperation<HearthFacts>({
  id: 'getEpicStateEvent',
  resource: 'resource-events',
  source: 'spec/domains/conversation/resource-events.yaml#getEpicStateEvent',
  method: 'GET',
  path: '/groups/{id}/epics/{epic_id}/resource_state_events/{event_id}',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"],"tier":"premium"},
  pathParameters: ["id","epic_id","event_id"],
  order: ["id","epic_id","event_id"],
  validators: { params: checks.check3 },
  decode: decoders.decodeGetEpicStateEvent,
  responses: [
    answer.json(writeStateEvent, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** List changes of the iteration of an issue */
export const listIssueIterationEvents = defineOperation<HearthFacts>({
  id: 'listIssueIterationEvents',
  resource: 'resource-events',
  source: 'spec/domains/conversation/resource-events.yaml#listIssueIterationEvents',
  method: 'GET',
  path: '/projects/{id}/issues/{issue_iid}/resource_iteration_events',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"issues","signedIn":false,"early":false},"scopes":["api","read_api"],"tier":"premium"},
  paginated: true,
  pathParameters: ["id","issue_iid"],
  order: ["id","issue_iid","page","per_page"],
  validators: { params: checks.check4, query: checks.check2 },
  decode: decoders.decodeListIssueIterationEvents,
  responses: [
    answer.json((v: never) => w.array(v, writeIterationEvent), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get a change of the iteration of an issue */
export const getIssueIterationEvent = defineOperation<HearthFacts>({
  id: 'getIssueIterationEvent',
  resource: 'resource-events',
  source: 'spec/domains/conversation/resource-events.yaml#getIssueIterationEvent',
  method: 'GET',
  path: '/projects/{id}/issues/{issue_iid}/resource_iteration_events/{event_id}',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"issues","signedIn":false,"early":false},"scopes":["api","read_api"],"tier":"premium"},
  pathParameters: ["id","issue_iid","event_id"],
  order: ["id","issue_iid","event_id"],
  validators: { params: checks.check5 },
  decode: decoders.decodeGetIssueIterationEvent,
  responses: [
    answer.json(writeIterationEvent, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** List changes of the labels of an issue */
export const listIssueLabelEvents = defineOperation<HearthFacts>({
  id: 'listIssueLabelEvents',
  resource: 'resource-events',
  source: 'spec/domains/conversation/resource-events.yaml#listIssueLabelEvents',
  method: 'GET',
  path: '/projects/{id}/issues/{issue_iid}/resource_label_events',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"issues","signedIn":false,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id","issue_iid"],
  order: ["id","issue_iid","page","per_page"],
  validators: { params: checks.check4, query: checks.check2 },
  decode: decoders.decodeListIssueLabelEvents,
  responses: [
    answer.json((v: never) => w.array(v, writeLabelEvent), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get a change of the labels of an issue */
export const getIssueLabelEvent = defineOperation<HearthFacts>({
  id: 'getIssueLabelEvent',
  resource: 'resource-events',
  source: 'spec/domains/conversation/resource-events.yaml#getIssueLabelEvent',
  method: 'GET',
  path: '/projects/{id}/issues/{issue_iid}/resource_label_events/{event_id}',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"issues","signedIn":false,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id","issue_iid","event_id"],
  order: ["id","issue_iid","event_id"],
  validators: { params: checks.check5 },
  decode: decoders.decodeGetIssueLabelEvent,
  responses: [
    answer.json(writeLabelEvent, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** List changes of the milestone of an issue */
export const listIssueMilestoneEvents = defineOperation<HearthFacts>({
  id: 'listIssueMilestoneEvents',
  resource: 'resource-events',
  source: 'spec/domains/conversation/resource-events.yaml#listIssueMilestoneEvents',
  method: 'GET',
  path: '/projects/{id}/issues/{issue_iid}/resource_milestone_events',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"issues","signedIn":false,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id","issue_iid"],
  order: ["id","issue_iid","page","per_page"],
  validators: { params: checks.check4, query: checks.check2 },
  decode: decoders.decodeListIssueMilestoneEvents,
  responses: [
    answer.json((v: never) => w.array(v, writeMilestoneEvent), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get a change of the milestone of an issue */
export const getIssueMilestoneEvent = defineOperation<HearthFacts>({
  id: 'getIssueMilestoneEvent',
  resource: 'resource-events',
  source: 'spec/domains/conversation/resource-events.yaml#getIssueMilestoneEvent',
  method: 'GET',
  path: '/projects/{id}/issues/{issue_iid}/resource_milestone_events/{event_id}',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"issues","signedIn":false,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id","issue_iid","event_id"],
  order: ["id","issue_iid","event_id"],
  validators: { params: checks.check5 },
  decode: decoders.decodeGetIssueMilestoneEvent,
  responses: [
    answer.json(writeMilestoneEvent, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** List changes of the state of an issue */
export const listIssueStateEvents = defineOperation<HearthFacts>({
  id: 'listIssueStateEvents',
  resource: 'resource-events',
  source: 'spec/domains/conversation/resource-events.yaml#listIssueStateEvents',
  method: 'GET',
  path: '/projects/{id}/issues/{issue_iid}/resource_state_events',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"issues","signedIn":false,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id","issue_iid"],
  order: ["id","issue_iid","page","per_page"],
  validators: { params: checks.check4, query: checks.check2 },
  decode: decoders.decodeListIssueStateEvents,
  responses: [
    answer.json((v: never) => w.array(v, writeStateEvent), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get a change of the state of an issue */
export const getIssueStateEvent = defineOperation<HearthFacts>({
  id: 'getIssueStateEvent',
  resource: 'resource-events',
  source: 'spec/domains/conversation/resource-events.yaml#getIssueStateEvent',
  method: 'GET',
  path: '/projects/{id}/issues/{issue_iid}/resource_state_events/{event_id}',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"issues","signedIn":false,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id","issue_iid","event_id"],
  order: ["id","issue_iid","event_id"],
  validators: { params: checks.check5 },
  decode: decoders.decodeGetIssueStateEvent,
  responses: [
    answer.json(writeStateEvent, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** List changes of the weight of an issue */
export const listIssueWeightEvents = defineOperation<HearthFacts>({
  id: 'listIssueWeightEvents',
  resource: 'resource-events',
  source: 'spec/domains/conversation/resource-events.yaml#listIssueWeightEvents',
  method: 'GET',
  path: '/projects/{id}/issues/{issue_iid}/resource_weight_events',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"issues","signedIn":false,"early":false},"scopes":["api","read_api"],"tier":"premium"},
  paginated: true,
  pathParameters: ["id","issue_iid"],
  order: ["id","issue_iid","page","per_page"],
  validators: { params: checks.check4, query: checks.check2 },
  decode: decoders.decodeListIssueWeightEvents,
  responses: [
    answer.json((v: never) => w.array(v, writeWeightEvent), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get a change of the weight of an issue */
export const getIssueWeightEvent = defineOperation<HearthFacts>({
  id: 'getIssueWeightEvent',
  resource: 'resource-events',
  source: 'spec/domains/conversation/resource-events.yaml#getIssueWeightEvent',
  method: 'GET',
  path: '/projects/{id}/issues/{issue_iid}/resource_weight_events/{event_id}',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"issues","signedIn":false,"early":false},"scopes":["api","read_api"],"tier":"premium"},
  pathParameters: ["id","issue_iid","event_id"],
  order: ["id","issue_iid","event_id"],
  validators: { params: checks.check5 },
  decode: decoders.decodeGetIssueWeightEvent,
  responses: [
    answer.json(writeWeightEvent, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** List changes of the labels of a merge request */
export const listMergeRequestLabelEvents = defineOperation<HearthFacts>({
  id: 'listMergeRequestLabelEvents',
  resource: 'resource-events',
  source: 'spec/domains/conversation/resource-events.yaml#listMergeRequestLabelEvents',
  method: 'GET',
  path: '/projects/{id}/merge_requests/{merge_request_iid}/resource_label_events',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"merge_requests","signedIn":true,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id","merge_request_iid"],
  order: ["id","merge_request_iid","page","per_page"],
  validators: { params: checks.check6, query: checks.check2 },
  decode: decoders.decodeListMergeRequestLabelEvents,
  responses: [
    answer.json((v: never) => w.array(v, writeLabelEvent), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get a change of the labels of a merge request */
export const getMergeRequestLabelEvent = defineOperation<HearthFacts>({
  id: 'getMergeRequestLabelEvent',
  resource: 'resource-events',
  source: 'spec/domains/conversation/resource-events.yaml#getMergeRequestLabelEvent',
  method: 'GET',
  path: '/projects/{id}/merge_requests/{merge_request_iid}/resource_label_events/{event_id}',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"merge_requests","signedIn":true,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id","merge_request_iid","event_id"],
  order: ["id","merge_request_iid","event_id"],
  validators: { params: checks.check7 },
  decode: decoders.decodeGetMergeRequestLabelEvent,
  responses: [
    answer.json(writeLabelEvent, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** List changes of the milestone of a merge request */
export const listMergeRequestMilestoneEvents = defineOperation<HearthFacts>({
  id: 'listMergeRequestMilestoneEvents',
  resource: 'resource-events',
  source: 'spec/domains/conversation/resource-events.yaml#listMergeRequestMilestoneEvents',
  method: 'GET',
  path: '/projects/{id}/merge_requests/{merge_request_iid}/resource_milestone_events',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"merge_requests","signedIn":true,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id","merge_request_iid"],
  order: ["id","merge_request_iid","page","per_page"],
  validators: { params: checks.check6, query: checks.check2 },
  decode: decoders.decodeListMergeRequestMilestoneEvents,
  responses: [
    answer.json((v: never) => w.array(v, writeMilestoneEvent), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get a change of the milestone of a merge request */
export const getMergeRequestMilestoneEvent = defineOperation<HearthFacts>({
  id: 'getMergeRequestMilestoneEvent',
  resource: 'resource-events',
  source: 'spec/domains/conversation/resource-events.yaml#getMergeRequestMilestoneEvent',
  method: 'GET',
  path: '/projects/{id}/merge_requests/{merge_request_iid}/resource_milestone_events/{event_id}',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"merge_requests","signedIn":true,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id","merge_request_iid","event_id"],
  order: ["id","merge_request_iid","event_id"],
  validators: { params: checks.check7 },
  decode: decoders.decodeGetMergeRequestMilestoneEvent,
  responses: [
    answer.json(writeMilestoneEvent, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** List changes of the state of a merge request */
export const listMergeRequestStateEvents = defineOperation<HearthFacts>({
  id: 'listMergeRequestStateEvents',
  resource: 'resource-events',
  source: 'spec/domains/conversation/resource-events.yaml#listMergeRequestStateEvents',
  method: 'GET',
  path: '/projects/{id}/merge_requests/{merge_request_iid}/resource_state_events',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"merge_requests","signedIn":true,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id","merge_request_iid"],
  order: ["id","merge_request_iid","page","per_page"],
  validators: { params: checks.check6, query: checks.check2 },
  decode: decoders.decodeListMergeRequestStateEvents,
  responses: [
    answer.json((v: never) => w.array(v, writeStateEvent), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get a change of the state of a merge request */
export const getMergeRequestStateEvent = defineOperation<HearthFacts>({
  id: 'getMergeRequestStateEvent',
  resource: 'resource-events',
  source: 'spec/domains/conversation/resource-events.yaml#getMergeRequestStateEvent',
  method: 'GET',
  path: '/projects/{id}/merge_requests/{merge_request_iid}/resource_state_events/{event_id}',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"merge_requests","signedIn":true,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id","merge_request_iid","event_id"],
  order: ["id","merge_request_iid","event_id"],
  validators: { params: checks.check7 },
  decode: decoders.decodeGetMergeRequestStateEvent,
  responses: [
    answer.json(writeStateEvent, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});
