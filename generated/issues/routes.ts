// Generated from spec/domains/* /issues.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage, writeNote, writeTimeStats, writeUserBasic } from '../common/writers.ts';
import { writeIssue, writeIssueNoteCommands, writeIssueReorderError, writeUserAgentDetail } from '../issues/writers.ts';
import { writeMergeRequest } from '../merge-requests/writers.ts';
import { writeTodo } from '../todos/writers.ts';

/** List the issues of a group */
export const listGroupIssues = defineOperation<HearthFacts>({
  id: 'listGroupIssues',
  resource: 'issues',
  source: 'spec/domains/planning/issues.yaml#listGroupIssues',
  method: 'GET',
  path: '/groups/{id}/issues',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","assignee_id","assignee_username","author_id","author_username","confidential","created_after","created_before","due_date","epic_id","iids","in","issue_type","iteration_id","iteration_title","labels","milestone","milestone_id","my_reaction_emoji","non_archived","not","order_by","scope","search","sort","state","updated_after","updated_before","weight","with_labels_details","page","per_page"],
  validators: { params: checks.check1, query: checks.check2 },
  relations: {"exclusive":[["assignee_id","assignee_username"],["author_id","author_username"],["iteration_id","iteration_title"],["milestone","milestone_id"]],"atLeastOne":[],"exactlyOne":[],"allOrNone":[]},
  innerRelations: [{"in":"query","name":"not","relations":{"exclusive":[["assignee_id","assignee_username"],["author_id","author_username"],["iteration_id","iteration_title"],["milestone","milestone_id"]],"atLeastOne":[],"exactlyOne":[],"allOrNone":[]}}],
  decode: decoders.decodeListGroupIssues,
  responses: [
    answer.json((v: never) => w.array(v, writeIssue), 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
    answer.json(writeMessage, 422),
  ],
});

/** List issues */
export const listIssues = defineOperation<HearthFacts>({
  id: 'listIssues',
  resource: 'issues',
  source: 'spec/domains/planning/issues.yaml#listIssues',
  method: 'GET',
  path: '/issues',
  facts: {"access":{"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  order: ["assignee_id","assignee_username","author_id","author_username","confidential","created_after","created_before","due_date","epic_id","iids","in","issue_type","iteration_id","iteration_title","labels","milestone","milestone_id","my_reaction_emoji","non_archived","not","order_by","scope","search","sort","state","updated_after","updated_before","weight","with_labels_details","page","per_page"],
  validators: { query: checks.check2 },
  relations: {"exclusive":[["assignee_id","assignee_username"],["author_id","author_username"],["iteration_id","iteration_title"],["milestone","milestone_id"]],"atLeastOne":[],"exactlyOne":[],"allOrNone":[]},
  innerRelations: [{"in":"query","name":"not","relations":{"exclusive":[["assignee_id","assignee_username"],["author_id","author_username"],["iteration_id","iteration_title"],["milestone","milestone_id"]],"atLeastOne":[],"exactlyOne":[],"allOrNone":[]}}],
  decode: decoders.decodeListIssues,
  responses: [
    answer.json((v: never) => w.array(v, writeIssue), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 422),
  ],
});

/** Get an issue by its id */
export const getIssueById = defineOperation<HearthFacts>({
  id: 'getIssueById',
  resource: 'issues',
  source: 'spec/domains/planning/issues.yaml#getIssueById',
  method: 'GET',
  path: '/issues/{id}',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check3 },
  decode: decoders.decodeGetIssueById,
  responses: [
    answer.json(writeIssue, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** List the issues of a project */
export const listProjectIssues = defineOperation<HearthFacts>({
  id: 'listProjectIssues',
  resource: 'issues',
  source: 'spec/domains/planning/issues.yaml#listProjectIssues',
  method: 'GET',
  path: '/projects/{id}/issues',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","assignee_id","assignee_username","author_id","author_username","confidential","created_after","created_before","due_date","epic_id","iids","in","issue_type","iteration_id","iteration_title","labels","milestone","milestone_id","my_reaction_emoji","not","order_by","search","sort","state","updated_after","updated_before","weight","with_labels_details","scope","page","per_page"],
  validators: { params: checks.check1, query: checks.check4 },
  relations: {"exclusive":[["assignee_id","assignee_username"],["author_id","author_username"],["iteration_id","iteration_title"],["milestone","milestone_id"]],"atLeastOne":[],"exactlyOne":[],"allOrNone":[]},
  innerRelations: [{"in":"query","name":"not","relations":{"exclusive":[["assignee_id","assignee_username"],["author_id","author_username"],["iteration_id","iteration_title"],["milestone","milestone_id"]],"atLeastOne":[],"exactlyOne":[],"allOrNone":[]}}],
  decode: decoders.decodeListProjectIssues,
  responses: [
    answer.json((v: never) => w.array(v, writeIssue), 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
    answer.json(writeMessage, 422),
  ],
});

/** Create an issue */
export const createIssue = defineOperation<HearthFacts>({
  id: 'createIssue',
  resource: 'issues',
  source: 'spec/domains/planning/issues.yaml#createIssue',
  method: 'POST',
  path: '/projects/{id}/issues',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"issues","signedIn":true,"early":false},"scopes":["api"],"rateLimit":"issues_create"},
  pathParameters: ["id"],
  order: ["id","title","description","move_after_id","move_before_id","assignee_ids","assignee_id","milestone_id","labels","add_labels","remove_labels","due_date","confidential","discussion_locked","issue_type","severity","weight","epic_id","epic_iid","health_status","iteration_id","created_at","iid","merge_request_to_resolve_discussions_of","discussion_to_resolve"],
  validators: { params: checks.check1, body: checks.check5 },
  relations: {"exclusive":[["epic_id","epic_iid"]],"atLeastOne":[],"exactlyOne":[],"allOrNone":[]},
  decode: decoders.decodeCreateIssue,
  responses: [
    answer.json(writeIssue, 201),
    answer.json(writeAnyError, 400, 401, 403, 404),
    answer.json(writeMessage, 409, 429),
  ],
});

/** Get an issue */
export const getIssue = defineOperation<HearthFacts>({
  id: 'getIssue',
  resource: 'issues',
  source: 'spec/domains/planning/issues.yaml#getIssue',
  method: 'GET',
  path: '/projects/{id}/issues/{issue_iid}',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"issues","signedIn":false,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id","issue_iid"],
  order: ["id","issue_iid"],
  validators: { params: checks.check6 },
  decode: decoders.decodeGetIssue,
  responses: [
    answer.json(writeIssue, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Change an issue */
export const updateIssue = defineOperation<HearthFacts>({
  id: 'updateIssue',
  resource: 'issues',
  source: 'spec/domains/planning/issues.yaml#updateIssue',
  method: 'PUT',
  path: '/projects/{id}/issues/{issue_iid}',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"issues","signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","issue_iid"],
  order: ["id","issue_iid","title","description","move_after_id","move_before_id","assignee_ids","assignee_id","milestone_id","labels","add_labels","remove_labels","due_date","confidential","discussion_locked","issue_type","severity","weight","epic_id","epic_iid","health_status","iteration_id","add_assignee_ids","remove_assignee_ids","state_event","updated_at"],
  validators: { params: checks.check6, body: checks.check7 },
  relations: {"exclusive":[["epic_id","epic_iid"]],"atLeastOne":[["assignee_id","assignee_ids","add_assignee_ids","remove_assignee_ids","confidential","description","discussion_locked","due_date","labels","add_labels","remove_labels","move_after_id","move_before_id","milestone_id","state_event","title","issue_type","severity","updated_at","weight","epic_id","epic_iid","health_status","iteration_id"]],"exactlyOne":[],"allOrNone":[]},
  decode: decoders.decodeUpdateIssue,
  responses: [
    answer.json(writeIssue, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Delete an issue */
export const deleteIssue = defineOperation<HearthFacts>({
  id: 'deleteIssue',
  resource: 'issues',
  source: 'spec/domains/planning/issues.yaml#deleteIssue',
  method: 'DELETE',
  path: '/projects/{id}/issues/{issue_iid}',
  facts: {"access":{"kind":"project","level":"owner","parameter":"id","feature":"issues","signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","issue_iid"],
  order: ["id","issue_iid","If-Unmodified-Since"],
  validators: { params: checks.check6, headers: checks.check8 },
  decode: decoders.decodeDeleteIssue,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 412),
  ],
});

/** Add time spent on an issue */
export const addIssueSpentTime = defineOperation<HearthFacts>({
  id: 'addIssueSpentTime',
  resource: 'issues',
  source: 'spec/domains/planning/issues.yaml#addIssueSpentTime',
  method: 'POST',
  path: '/projects/{id}/issues/{issue_iid}/add_spent_time',
  facts: {"access":{"kind":"project","level":"reporter","parameter":"id","feature":"issues","signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","issue_iid"],
  order: ["id","issue_iid","duration","summary","spent_at"],
  validators: { params: checks.check6, body: checks.check9 },
  decode: decoders.decodeAddIssueSpentTime,
  responses: [
    answer.json(writeTimeStats, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Copy an issue */
export const cloneIssue = defineOperation<HearthFacts>({
  id: 'cloneIssue',
  resource: 'issues',
  source: 'spec/domains/planning/issues.yaml#cloneIssue',
  method: 'POST',
  path: '/projects/{id}/issues/{issue_iid}/clone',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"issues","signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","issue_iid"],
  order: ["id","issue_iid","to_project_id","with_notes"],
  validators: { params: checks.check6 },
  decode: decoders.decodeCloneIssue,
  responses: [
    answer.json(writeIssue, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** List the merge requests that close an issue */
export const listIssueClosedBy = defineOperation<HearthFacts>({
  id: 'listIssueClosedBy',
  resource: 'issues',
  source: 'spec/domains/planning/issues.yaml#listIssueClosedBy',
  method: 'GET',
  path: '/projects/{id}/issues/{issue_iid}/closed_by',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"issues","signedIn":false,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id","issue_iid"],
  order: ["id","issue_iid","page","per_page"],
  validators: { params: checks.check6, query: checks.check10 },
  decode: decoders.decodeListIssueClosedBy,
  responses: [
    answer.json((v: never) => w.array(v, writeMergeRequest), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Move an issue to another project */
export const moveIssue = defineOperation<HearthFacts>({
  id: 'moveIssue',
  resource: 'issues',
  source: 'spec/domains/planning/issues.yaml#moveIssue',
  method: 'POST',
  path: '/projects/{id}/issues/{issue_iid}/move',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"issues","signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","issue_iid"],
  order: ["id","issue_iid","to_project_id"],
  validators: { params: checks.check6 },
  decode: decoders.decodeMoveIssue,
  responses: [
    answer.json(writeIssue, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Comment on an issue */
export const createIssueNote = defineOperation<HearthFacts>({
  id: 'createIssueNote',
  resource: 'issues',
  source: 'spec/domains/planning/issues.yaml#createIssueNote',
  method: 'POST',
  path: '/projects/{id}/issues/{issue_iid}/notes',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"issues","signedIn":true,"early":true},"scopes":["api"],"rateLimit":"notes_create"},
  pathParameters: ["id","issue_iid"],
  order: ["id","issue_iid","body","confidential","internal","created_at"],
  validators: { params: checks.check6, body: checks.check11 },
  bodyLimit: 4259840,
  decode: decoders.decodeCreateIssueNote,
  responses: [
    answer.json(writeNote, 201),
    answer.json(writeIssueNoteCommands, 202),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 429),
  ],
});

/** List who takes part in an issue */
export const listIssueParticipants = defineOperation<HearthFacts>({
  id: 'listIssueParticipants',
  resource: 'issues',
  source: 'spec/domains/planning/issues.yaml#listIssueParticipants',
  method: 'GET',
  path: '/projects/{id}/issues/{issue_iid}/participants',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"issues","signedIn":false,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id","issue_iid"],
  order: ["id","issue_iid","page","per_page"],
  validators: { params: checks.check6, query: checks.check10 },
  decode: decoders.decodeListIssueParticipants,
  responses: [
    answer.json((v: never) => w.array(v, writeUserBasic), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** List the merge requests related to an issue */
export const listIssueRelatedMergeRequests = defineOperation<HearthFacts>({
  id: 'listIssueRelatedMergeRequests',
  resource: 'issues',
  source: 'spec/domains/planning/issues.yaml#listIssueRelatedMergeRequests',
  method: 'GET',
  path: '/projects/{id}/issues/{issue_iid}/related_merge_requests',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"issues","signedIn":false,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id","issue_iid"],
  order: ["id","issue_iid","page","per_page"],
  validators: { params: checks.check6, query: checks.check10 },
  decode: decoders.decodeListIssueRelatedMergeRequests,
  responses: [
    answer.json((v: never) => w.array(v, writeMergeRequest), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Move an issue in the order made by hand */
export const reorderIssue = defineOperation<HearthFacts>({
  id: 'reorderIssue',
  resource: 'issues',
  source: 'spec/domains/planning/issues.yaml#reorderIssue',
  method: 'PUT',
  path: '/projects/{id}/issues/{issue_iid}/reorder',
  facts: {"access":{"kind":"project","level":"reporter","parameter":"id","feature":"issues","signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","issue_iid"],
  order: ["id","issue_iid","move_after_id","move_before_id"],
  validators: { params: checks.check6, body: checks.check12 },
  relations: {"exclusive":[],"atLeastOne":[["move_after_id","move_before_id"]],"exactlyOne":[],"allOrNone":[]},
  decode: decoders.decodeReorderIssue,
  responses: [
    answer.json(writeIssue, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
    answer.json(writeIssueReorderError, 422),
  ],
});

/** Remove the time spent on an issue */
export const resetIssueSpentTime = defineOperation<HearthFacts>({
  id: 'resetIssueSpentTime',
  resource: 'issues',
  source: 'spec/domains/planning/issues.yaml#resetIssueSpentTime',
  method: 'POST',
  path: '/projects/{id}/issues/{issue_iid}/reset_spent_time',
  facts: {"access":{"kind":"project","level":"reporter","parameter":"id","feature":"issues","signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","issue_iid"],
  order: ["id","issue_iid"],
  validators: { params: checks.check6 },
  decode: decoders.decodeResetIssueSpentTime,
  responses: [
    answer.json(writeTimeStats, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Remove the time estimate of an issue */
export const resetIssueTimeEstimate = defineOperation<HearthFacts>({
  id: 'resetIssueTimeEstimate',
  resource: 'issues',
  source: 'spec/domains/planning/issues.yaml#resetIssueTimeEstimate',
  method: 'POST',
  path: '/projects/{id}/issues/{issue_iid}/reset_time_estimate',
  facts: {"access":{"kind":"project","level":"reporter","parameter":"id","feature":"issues","signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","issue_iid"],
  order: ["id","issue_iid"],
  validators: { params: checks.check6 },
  decode: decoders.decodeResetIssueTimeEstimate,
  responses: [
    answer.json(writeTimeStats, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Subscribe to an issue */
export const subscribeToIssue = defineOperation<HearthFacts>({
  id: 'subscribeToIssue',
  resource: 'issues',
  source: 'spec/domains/planning/issues.yaml#subscribeToIssue',
  method: 'POST',
  path: '/projects/{id}/issues/{issue_iid}/subscribe',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"issues","signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","issue_iid"],
  order: ["id","issue_iid"],
  validators: { params: checks.check6 },
  decode: decoders.decodeSubscribeToIssue,
  responses: [
    answer.json(writeIssue, 201),
    answer.empty(304),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Set the time estimate of an issue */
export const setIssueTimeEstimate = defineOperation<HearthFacts>({
  id: 'setIssueTimeEstimate',
  resource: 'issues',
  source: 'spec/domains/planning/issues.yaml#setIssueTimeEstimate',
  method: 'POST',
  path: '/projects/{id}/issues/{issue_iid}/time_estimate',
  facts: {"access":{"kind":"project","level":"reporter","parameter":"id","feature":"issues","signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","issue_iid"],
  order: ["id","issue_iid","duration"],
  validators: { params: checks.check6, body: checks.check13 },
  decode: decoders.decodeSetIssueTimeEstimate,
  responses: [
    answer.json(writeTimeStats, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get the times of an issue */
export const getIssueTimeStats = defineOperation<HearthFacts>({
  id: 'getIssueTimeStats',
  resource: 'issues',
  source: 'spec/domains/planning/issues.yaml#getIssueTimeStats',
  method: 'GET',
  path: '/projects/{id}/issues/{issue_iid}/time_stats',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"issues","signedIn":false,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id","issue_iid"],
  order: ["id","issue_iid"],
  validators: { params: checks.check6 },
  decode: decoders.decodeGetIssueTimeStats,
  responses: [
    answer.json(writeTimeStats, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Add an issue to one's to-dos */
export const createIssueTodo = defineOperation<HearthFacts>({
  id: 'createIssueTodo',
  resource: 'issues',
  source: 'spec/domains/planning/issues.yaml#createIssueTodo',
  method: 'POST',
  path: '/projects/{id}/issues/{issue_iid}/todo',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"issues","signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","issue_iid"],
  order: ["id","issue_iid"],
  validators: { params: checks.check6 },
  decode: decoders.decodeCreateIssueTodo,
  responses: [
    answer.json(writeTodo, 201),
    answer.empty(304),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Unsubscribe from an issue */
export const unsubscribeFromIssue = defineOperation<HearthFacts>({
  id: 'unsubscribeFromIssue',
  resource: 'issues',
  source: 'spec/domains/planning/issues.yaml#unsubscribeFromIssue',
  method: 'POST',
  path: '/projects/{id}/issues/{issue_iid}/unsubscribe',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"issues","signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","issue_iid"],
  order: ["id","issue_iid"],
  validators: { params: checks.check6 },
  decode: decoders.decodeUnsubscribeFromIssue,
  responses: [
    answer.json(writeIssue, 201),
    answer.empty(304),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get the client that created an issue */
export const getIssueUserAgentDetail = defineOperation<HearthFacts>({
  id: 'getIssueUserAgentDetail',
  resource: 'issues',
  source: 'spec/domains/planning/issues.yaml#getIssueUserAgentDetail',
  method: 'GET',
  path: '/projects/{id}/issues/{issue_iid}/user_agent_detail',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id","issue_iid"],
  order: ["id","issue_iid"],
  validators: { params: checks.check6 },
  decode: decoders.decodeGetIssueUserAgentDetail,
  responses: [
    answer.json(writeUserAgentDetail, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});
