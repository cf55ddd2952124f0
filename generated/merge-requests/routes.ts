// Generated from spec/domains/* /merge-requests.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage, writeTimeStats, writeUserBasic } from '../common/writers.ts';
import { writeMergeRequest, writeMergeRequestDetail, writeMergeRequestErrors, writeMergeRequestMergeRef, writeMergeRequestRebase, writeMergeRequestReviewer, writeMergeRequestSimple } from '../merge-requests/writers.ts';
import { writeTodo } from '../todos/writers.ts';

/** List the merge requests of a group */
export const listGroupMergeRequests = defineOperation<HearthFacts>({
  id: 'listGroupMergeRequests',
  resource: 'merge-requests',
  source: 'spec/domains/review/merge-requests.yaml#listGroupMergeRequests',
  method: 'GET',
  path: '/groups/{id}/merge_requests',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","non_archived","state","order_by","sort","milestone","view","labels","with_labels_details","with_merge_status_recheck","created_after","created_before","updated_after","updated_before","scope","author_id","author_username","assignee_id","approver_ids","approved_by_ids","reviewer_id","reviewer_username","my_reaction_emoji","source_branch","target_branch","search","in","wip","not","environment","deployed_before","deployed_after","page","per_page"],
  validators: { params: checks.check1, query: checks.check2 },
  relations: {"exclusive":[["author_id","author_username"],["reviewer_id","reviewer_username"]],"atLeastOne":[],"exactlyOne":[],"allOrNone":[]},
  innerRelations: [{"in":"query","name":"not","relations":{"exclusive":[["author_id","author_username"],["reviewer_id","reviewer_username"]],"atLeastOne":[],"exactlyOne":[],"allOrNone":[]}}],
  decode: decoders.decodeListGroupMergeRequests,
  responses: [
    answer.json((v: never) => w.array(v, (v: never) => (w.has(v, ["source_project_id"]) ? writeMergeRequest((v as never)) : writeMergeRequestSimple((v as never)))), 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** List merge requests */
export const listMergeRequests = defineOperation<HearthFacts>({
  id: 'listMergeRequests',
  resource: 'merge-requests',
  source: 'spec/domains/review/merge-requests.yaml#listMergeRequests',
  method: 'GET',
  path: '/merge_requests',
  facts: {"access":{"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  order: ["state","order_by","sort","milestone","view","labels","with_labels_details","with_merge_status_recheck","created_after","created_before","updated_after","updated_before","scope","author_id","author_username","assignee_id","approver_ids","approved_by_ids","reviewer_id","reviewer_username","my_reaction_emoji","source_branch","target_branch","search","in","wip","not","environment","deployed_before","deployed_after","page","per_page"],
  validators: { query: checks.check2 },
  relations: {"exclusive":[["author_id","author_username"],["reviewer_id","reviewer_username"]],"atLeastOne":[],"exactlyOne":[],"allOrNone":[]},
  innerRelations: [{"in":"query","name":"not","relations":{"exclusive":[["author_id","author_username"],["reviewer_id","reviewer_username"]],"atLeastOne":[],"exactlyOne":[],"allOrNone":[]}}],
  decode: decoders.decodeListMergeRequests,
  responses: [
    answer.json((v: never) => w.array(v, (v: never) => (w.has(v, ["source_project_id"]) ? writeMergeRequest((v as never)) : writeMergeRequestSimple((v as never)))), 200),
    answer.json(writeAnyError, 400, 401, 403),
  ],
});

/** List the merge requests of a project */
export const listProjectMergeRequests = defineOperation<HearthFacts>({
  id: 'listProjectMergeRequests',
  resource: 'merge-requests',
  source: 'spec/domains/review/merge-requests.yaml#listProjectMergeRequests',
  method: 'GET',
  path: '/projects/{id}/merge_requests',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"merge_requests","signedIn":true,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","iids","state","order_by","sort","milestone","view","labels","with_labels_details","with_merge_status_recheck","created_after","created_before","updated_after","updated_before","scope","author_id","author_username","assignee_id","approver_ids","approved_by_ids","reviewer_id","reviewer_username","my_reaction_emoji","source_branch","target_branch","search","in","wip","not","environment","deployed_before","deployed_after","page","per_page"],
  validators: { params: checks.check1, query: checks.check3 },
  relations: {"exclusive":[["author_id","author_username"],["reviewer_id","reviewer_username"]],"atLeastOne":[],"exactlyOne":[],"allOrNone":[]},
  innerRelations: [{"in":"query","name":"not","relations":{"exclusive":[["author_id","author_username"],["reviewer_id","reviewer_username"]],"atLeastOne":[],"exactlyOne":[],"allOrNone":[]}}],
  decode: decoders.decodeListProjectMergeRequests,
  responses: [
    answer.json((v: never) => w.array(v, (v: never) => (w.has(v, ["source_project_id"]) ? writeMergeRequest((v as never)) : writeMergeRequestSimple((v as never)))), 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Create a merge request */
export const createMergeRequest = defineOperation<HearthFacts>({
  id: 'createMergeRequest',
  resource: 'merge-requests',
  source: 'spec/domains/review/merge-requests.yaml#createMergeRequest',
  method: 'POST',
  path: '/projects/{id}/merge_requests',
  facts: {"access":{"kind":"project","level":"developer","parameter":"id","feature":"repository","signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id","source_branch","target_branch","target_project_id","title","description","assignee_id","assignee_ids","reviewer_ids","labels","add_labels","remove_labels","milestone_id","remove_source_branch","allow_collaboration","allow_maintainer_to_push","squash","approvals_before_merge"],
  validators: { params: checks.check1, body: checks.check4 },
  decode: decoders.decodeCreateMergeRequest,
  responses: [
    answer.json(writeMergeRequestDetail, 201),
    answer.json(writeAnyError, 400, 401, 403, 404),
    answer.json(writeMergeRequestErrors, 409, 422),
  ],
});

/** Get a merge request */
export const getMergeRequest = defineOperation<HearthFacts>({
  id: 'getMergeRequest',
  resource: 'merge-requests',
  source: 'spec/domains/review/merge-requests.yaml#getMergeRequest',
  method: 'GET',
  path: '/projects/{id}/merge_requests/{merge_request_iid}',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"merge_requests","signedIn":true,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id","merge_request_iid"],
  order: ["id","merge_request_iid","render_html","include_diverged_commits_count","include_rebase_in_progress"],
  validators: { params: checks.check5 },
  decode: decoders.decodeGetMergeRequest,
  responses: [
    answer.json(writeMergeRequestDetail, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Change a merge request */
export const updateMergeRequest = defineOperation<HearthFacts>({
  id: 'updateMergeRequest',
  resource: 'merge-requests',
  source: 'spec/domains/review/merge-requests.yaml#updateMergeRequest',
  method: 'PUT',
  path: '/projects/{id}/merge_requests/{merge_request_iid}',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"merge_requests","signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","merge_request_iid"],
  order: ["id","merge_request_iid","target_branch","add_assignee_ids","remove_assignee_ids","add_reviewer_ids","remove_reviewer_ids","state_event","discussion_locked","title","description","assignee_id","assignee_ids","reviewer_ids","labels","add_labels","remove_labels","milestone_id","remove_source_branch","allow_collaboration","allow_maintainer_to_push","squash","approvals_before_merge"],
  validators: { params: checks.check5, body: checks.check6 },
  relations: {"exclusive":[],"atLeastOne":[["assignee_id","assignee_ids","reviewer_ids","add_assignee_ids","remove_assignee_ids","add_reviewer_ids","remove_reviewer_ids","description","discussion_locked","labels","add_labels","remove_labels","milestone_id","remove_source_branch","allow_collaboration","allow_maintainer_to_push","squash","state_event","target_branch","title","approvals_before_merge"]],"exactlyOne":[],"allOrNone":[]},
  decode: decoders.decodeUpdateMergeRequest,
  responses: [
    answer.json(writeMergeRequestDetail, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
    answer.json(writeMergeRequestErrors, 409, 422),
  ],
});

/** Delete a merge request */
export const deleteMergeRequest = defineOperation<HearthFacts>({
  id: 'deleteMergeRequest',
  resource: 'merge-requests',
  source: 'spec/domains/review/merge-requests.yaml#deleteMergeRequest',
  method: 'DELETE',
  path: '/projects/{id}/merge_requests/{merge_request_iid}',
  facts: {"access":{"kind":"project","level":"owner","parameter":"id","feature":"merge_requests","signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","merge_request_iid"],
  order: ["id","merge_request_iid","If-Unmodified-Since"],
  validators: { params: checks.check5, headers: checks.check7 },
  decode: decoders.decodeDeleteMergeRequest,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 412),
  ],
});

/** Add time spent on a merge request */
export const addMergeRequestSpentTime = defineOperation<HearthFacts>({
  id: 'addMergeRequestSpentTime',
  resource: 'merge-requests',
  source: 'spec/domains/review/merge-requests.yaml#addMergeRequestSpentTime',
  method: 'POST',
  path: '/projects/{id}/merge_requests/{merge_request_iid}/add_spent_time',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"merge_requests","signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","merge_request_iid"],
  order: ["id","merge_request_iid","duration","summary","spent_at"],
  validators: { params: checks.check5, body: checks.check8 },
  decode: decoders.decodeAddMergeRequestSpentTime,
  responses: [
    answer.json(writeTimeStats, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** No longer merge when the pipeline succeeds */
export const cancelMergeWhenPipelineSucceeds = defineOperation<HearthFacts>({
  id: 'cancelMergeWhenPipelineSucceeds',
  resource: 'merge-requests',
  source: 'spec/domains/review/merge-requests.yaml#cancelMergeWhenPipelineSucceeds',
  method: 'POST',
  path: '/projects/{id}/merge_requests/{merge_request_iid}/cancel_merge_when_pipeline_succeeds',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"merge_requests","signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","merge_request_iid"],
  order: ["id","merge_request_iid"],
  validators: { params: checks.check5 },
  decode: decoders.decodeCancelMergeWhenPipelineSucceeds,
  responses: [
    answer.json(writeMergeRequestDetail, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 405, 406),
  ],
});

/** Merge a merge request */
export const mergeMergeRequest = defineOperation<HearthFacts>({
  id: 'mergeMergeRequest',
  resource: 'merge-requests',
  source: 'spec/domains/review/merge-requests.yaml#mergeMergeRequest',
  method: 'PUT',
  path: '/projects/{id}/merge_requests/{merge_request_iid}/merge',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"merge_requests","signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","merge_request_iid"],
  order: ["id","merge_request_iid","merge_commit_message","squash_commit_message","squash","should_remove_source_branch","merge_when_pipeline_succeeds","sha"],
  validators: { params: checks.check5, body: checks.check9 },
  decode: decoders.decodeMergeMergeRequest,
  responses: [
    answer.json(writeMergeRequestDetail, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 405, 406, 409),
  ],
});

/** Merge into the merge ref */
export const getMergeRequestMergeRef = defineOperation<HearthFacts>({
  id: 'getMergeRequestMergeRef',
  resource: 'merge-requests',
  source: 'spec/domains/review/merge-requests.yaml#getMergeRequestMergeRef',
  method: 'GET',
  path: '/projects/{id}/merge_requests/{merge_request_iid}/merge_ref',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id","merge_request_iid"],
  order: ["id","merge_request_iid"],
  validators: { params: checks.check5 },
  decode: decoders.decodeGetMergeRequestMergeRef,
  responses: [
    answer.json(writeMergeRequestMergeRef, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Merge into the merge ref, as some clients ask */
export const updateMergeRequestMergeRef = defineOperation<HearthFacts>({
  id: 'updateMergeRequestMergeRef',
  resource: 'merge-requests',
  source: 'spec/domains/review/merge-requests.yaml#updateMergeRequestMergeRef',
  method: 'PUT',
  path: '/projects/{id}/merge_requests/{merge_request_iid}/merge_ref',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"merge_requests","signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","merge_request_iid"],
  order: ["id","merge_request_iid"],
  validators: { params: checks.check5 },
  decode: decoders.decodeUpdateMergeRequestMergeRef,
  responses: [
    answer.json(writeMergeRequestMergeRef, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** List who takes part in a merge request */
export const listMergeRequestParticipants = defineOperation<HearthFacts>({
  id: 'listMergeRequestParticipants',
  resource: 'merge-requests',
  source: 'spec/domains/review/merge-requests.yaml#listMergeRequestParticipants',
  method: 'GET',
  path: '/projects/{id}/merge_requests/{merge_request_iid}/participants',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"merge_requests","signedIn":true,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id","merge_request_iid"],
  order: ["id","merge_request_iid","page","per_page"],
  validators: { params: checks.check5, query: checks.check10 },
  decode: decoders.decodeListMergeRequestParticipants,
  responses: [
    answer.json((v: never) => w.array(v, writeUserBasic), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Rebase a merge request */
export const rebaseMergeRequest = defineOperation<HearthFacts>({
  id: 'rebaseMergeRequest',
  resource: 'merge-requests',
  source: 'spec/domains/review/merge-requests.yaml#rebaseMergeRequest',
  method: 'PUT',
  path: '/projects/{id}/merge_requests/{merge_request_iid}/rebase',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"merge_requests","signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","merge_request_iid"],
  order: ["id","merge_request_iid","skip_ci"],
  validators: { params: checks.check5 },
  decode: decoders.decodeRebaseMergeRequest,
  responses: [
    answer.json(writeMergeRequestRebase, 202),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 409),
  ],
});

/** Remove the time spent on a merge request */
export const resetMergeRequestSpentTime = defineOperation<HearthFacts>({
  id: 'resetMergeRequestSpentTime',
  resource: 'merge-requests',
  source: 'spec/domains/review/merge-requests.yaml#resetMergeRequestSpentTime',
  method: 'POST',
  path: '/projects/{id}/merge_requests/{merge_request_iid}/reset_spent_time',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"merge_requests","signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","merge_request_iid"],
  order: ["id","merge_request_iid"],
  validators: { params: checks.check5 },
  decode: decoders.decodeResetMergeRequestSpentTime,
  responses: [
    answer.json(writeTimeStats, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Remove the time estimate of a merge request */
export const resetMergeRequestTimeEstimate = defineOperation<HearthFacts>({
  id: 'resetMergeRequestTimeEstimate',
  resource: 'merge-requests',
  source: 'spec/domains/review/merge-requests.yaml#resetMergeRequestTimeEstimate',
  method: 'POST',
  path: '/projects/{id}/merge_requests/{merge_request_iid}/reset_time_estimate',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"merge_requests","signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","merge_request_iid"],
  order: ["id","merge_request_iid"],
  validators: { params: checks.check5 },
  decode: decoders.decodeResetMergeRequestTimeEstimate,
  responses: [
    answer.json(writeTimeStats, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** List who is to review a merge request */
export const listMergeRequestReviewers = defineOperation<HearthFacts>({
  id: 'listMergeRequestReviewers',
  resource: 'merge-requests',
  source: 'spec/domains/review/merge-requests.yaml#listMergeRequestReviewers',
  method: 'GET',
  path: '/projects/{id}/merge_requests/{merge_request_iid}/reviewers',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"merge_requests","signedIn":true,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id","merge_request_iid"],
  order: ["id","merge_request_iid","page","per_page"],
  validators: { params: checks.check5, query: checks.check10 },
  decode: decoders.decodeListMergeRequestReviewers,
  responses: [
    answer.json((v: never) => w.array(v, writeMergeRequestReviewer), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Subscribe to a merge request */
export const subscribeToMergeRequest = defineOperation<HearthFacts>({
  id: 'subscribeToMergeRequest',
  resource: 'merge-requests',
  source: 'spec/domains/review/merge-requests.yaml#subscribeToMergeRequest',
  method: 'POST',
  path: '/projects/{id}/merge_requests/{merge_request_iid}/subscribe',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"merge_requests","signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","merge_request_iid"],
  order: ["id","merge_request_iid"],
  validators: { params: checks.check5 },
  decode: decoders.decodeSubscribeToMergeRequest,
  responses: [
    answer.json(writeMergeRequestDetail, 201),
    answer.empty(304),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Set the time estimate of a merge request */
export const setMergeRequestTimeEstimate = defineOperation<HearthFacts>({
  id: 'setMergeRequestTimeEstimate',
  resource: 'merge-requests',
  source: 'spec/domains/review/merge-requests.yaml#setMergeRequestTimeEstimate',
  method: 'POST',
  path: '/projects/{id}/merge_requests/{merge_request_iid}/time_estimate',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"merge_requests","signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","merge_request_iid"],
  order: ["id","merge_request_iid","duration"],
  validators: { params: checks.check5, body: checks.check11 },
  decode: decoders.decodeSetMergeRequestTimeEstimate,
  responses: [
    answer.json(writeTimeStats, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get the times of a merge request */
export const getMergeRequestTimeStats = defineOperation<HearthFacts>({
  id: 'getMergeRequestTimeStats',
  resource: 'merge-requests',
  source: 'spec/domains/review/merge-requests.yaml#getMergeRequestTimeStats',
  method: 'GET',
  path: '/projects/{id}/merge_requests/{merge_request_iid}/time_stats',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"merge_requests","signedIn":true,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id","merge_request_iid"],
  order: ["id","merge_request_iid"],
  validators: { params: checks.check5 },
  decode: decoders.decodeGetMergeRequestTimeStats,
  responses: [
    answer.json(writeTimeStats, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Add a merge request to one's to-dos */
export const createMergeRequestTodo = defineOperation<HearthFacts>({
  id: 'createMergeRequestTodo',
  resource: 'merge-requests',
  source: 'spec/domains/review/merge-requests.yaml#createMergeRequestTodo',
  method: 'POST',
  path: '/projects/{id}/merge_requests/{merge_request_iid}/todo',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"merge_requests","signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","merge_request_iid"],
  order: ["id","merge_request_iid"],
  validators: { params: checks.check5 },
  decode: decoders.decodeCreateMergeRequestTodo,
  responses: [
    answer.json(writeTodo, 201),
    answer.empty(304),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Unsubscribe from a merge request */
export const unsubscribeFromMergeRequest = defineOperation<HearthFacts>({
  id: 'unsubscribeFromMergeRequest',
  resource: 'merge-requests',
  source: 'spec/domains/review/merge-requests.yaml#unsubscribeFromMergeRequest',
  method: 'POST',
  path: '/projects/{id}/merge_requests/{merge_request_iid}/unsubscribe',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"merge_requests","signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","merge_request_iid"],
  order: ["id","merge_request_iid"],
  validators: { params: checks.check5 },
  decode: decoders.decodeUnsubscribeFromMergeRequest,
  responses: [
    answer.json(writeMergeRequestDetail, 201),
    answer.empty(304),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});
