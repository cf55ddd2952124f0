// Generated from spec/domains/* /merge-request-approvals.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeApprovalState, writeMergeRequestApprovalRule, writeMergeRequestApprovals } from '../merge-request-approvals/writers.ts';

/** List the approval rules of a merge request */
export const listMergeRequestApprovalRules = defineOperation<HearthFacts>({
  id: 'listMergeRequestApprovalRules',
  resource: 'merge-request-approvals',
  source: 'spec/domains/review/merge-request-approvals.yaml#listMergeRequestApprovalRules',
  method: 'GET',
  path: '/projects/{id}/merge_requests/{merge_request_iid}/approval_rules',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"merge_requests","signedIn":true,"early":false},"scopes":["api","read_api"],"tier":"premium"},
  paginated: true,
  pathParameters: ["id","merge_request_iid"],
  order: ["id","merge_request_iid","page","per_page"],
  validators: { params: checks.check1, query: checks.check2 },
  decode: decoders.decodeListMergeRequestApprovalRules,
  responses: [
    answer.json((v: never) => w.array(v, writeMergeRequestApprovalRule), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Create an approval rule of a merge request */
export const createMergeRequestApprovalRule = defineOperation<HearthFacts>({
  id: 'createMergeRequestApprovalRule',
  resource: 'merge-request-approvals',
  source: 'spec/domains/review/merge-request-approvals.yaml#createMergeRequestApprovalRule',
  method: 'POST',
  path: '/projects/{id}/merge_requests/{merge_request_iid}/approval_rules',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"merge_requests","signedIn":true,"early":false},"scopes":["api"],"tier":"premium"},
  pathParameters: ["id","merge_request_iid"],
  order: ["id","merge_request_iid","name","approvals_required","approval_project_rule_id","user_ids","group_ids","users","groups"],
  validators: { params: checks.check1, body: checks.check3 },
  decode: decoders.decodeCreateMergeRequestApprovalRule,
  responses: [
    answer.json(writeMergeRequestApprovalRule, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get an approval rule of a merge request */
export const getMergeRequestApprovalRule = defineOperation<HearthFacts>({
  id: 'getMergeRequestApprovalRule',
  resource: 'merge-request-approvals',
  source: 'spec/domains/review/merge-request-approvals.yaml#getMergeRequestApprovalRule',
  method: 'GET',
  path: '/projects/{id}/merge_requests/{merge_request_iid}/approval_rules/{approval_rule_id}',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"merge_requests","signedIn":true,"early":false},"scopes":["api","read_api"],"tier":"premium"},
  pathParameters: ["id","merge_request_iid","approval_rule_id"],
  order: ["id","merge_request_iid","approval_rule_id"],
  validators: { params: checks.check4 },
  decode: decoders.decodeGetMergeRequestApprovalRule,
  responses: [
    answer.json(writeMergeRequestApprovalRule, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Change an approval rule of a merge request */
export const updateMergeRequestApprovalRule = defineOperation<HearthFacts>({
  id: 'updateMergeRequestApprovalRule',
  resource: 'merge-request-approvals',
  source: 'spec/domains/review/merge-request-approvals.yaml#updateMergeRequestApprovalRule',
  method: 'PUT',
  path: '/projects/{id}/merge_requests/{merge_request_iid}/approval_rules/{approval_rule_id}',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"merge_requests","signedIn":true,"early":false},"scopes":["api"],"tier":"premium"},
  pathParameters: ["id","merge_request_iid","approval_rule_id"],
  order: ["id","merge_request_iid","approval_rule_id","name","approvals_required","user_ids","group_ids","users","groups","remove_hidden_groups"],
  validators: { params: checks.check4, body: checks.check5 },
  decode: decoders.decodeUpdateMergeRequestApprovalRule,
  responses: [
    answer.json(writeMergeRequestApprovalRule, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Delete an approval rule of a merge request */
export const deleteMergeRequestApprovalRule = defineOperation<HearthFacts>({
  id: 'deleteMergeRequestApprovalRule',
  resource: 'merge-request-approvals',
  source: 'spec/domains/review/merge-request-approvals.yaml#deleteMergeRequestApprovalRule',
  method: 'DELETE',
  path: '/projects/{id}/merge_requests/{merge_request_iid}/approval_rules/{approval_rule_id}',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"merge_requests","signedIn":true,"early":false},"scopes":["api"],"tier":"premium"},
  pathParameters: ["id","merge_request_iid","approval_rule_id"],
  order: ["id","merge_request_iid","approval_rule_id","If-Unmodified-Since"],
  validators: { params: checks.check4, headers: checks.check6 },
  decode: decoders.decodeDeleteMergeRequestApprovalRule,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 412),
  ],
});

/** Get the approval state of a merge request */
export const getMergeRequestApprovalState = defineOperation<HearthFacts>({
  id: 'getMergeRequestApprovalState',
  resource: 'merge-request-approvals',
  source: 'spec/domains/review/merge-request-approvals.yaml#getMergeRequestApprovalState',
  method: 'GET',
  path: '/projects/{id}/merge_requests/{merge_request_iid}/approval_state',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"merge_requests","signedIn":true,"early":false},"scopes":["api","read_api"],"tier":"premium"},
  pathParameters: ["id","merge_request_iid"],
  order: ["id","merge_request_iid"],
  validators: { params: checks.check1 },
  decode: decoders.decodeGetMergeRequestApprovalState,
  responses: [
    answer.json(writeApprovalState, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get the approvals of a merge request */
export const getMergeRequestApprovals = defineOperation<HearthFacts>({
  id: 'getMergeRequestApprovals',
  resource: 'merge-request-approvals',
  source: 'spec/domains/review/merge-request-approvals.yaml#getMergeRequestApprovals',
  method: 'GET',
  path: '/projects/{id}/merge_requests/{merge_request_iid}/approvals',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"merge_requests","signedIn":true,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id","merge_request_iid"],
  order: ["id","merge_request_iid"],
  validators: { params: checks.check1 },
  decode: decoders.decodeGetMergeRequestApprovals,
  responses: [
    answer.json(writeMergeRequestApprovals, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Change how many approvals a merge request needs */
export const updateMergeRequestApprovals = defineOperation<HearthFacts>({
  id: 'updateMergeRequestApprovals',
  resource: 'merge-request-approvals',
  source: 'spec/domains/review/merge-request-approvals.yaml#updateMergeRequestApprovals',
  method: 'POST',
  path: '/projects/{id}/merge_requests/{merge_request_iid}/approvals',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"merge_requests","signedIn":true,"early":false},"scopes":["api"],"tier":"premium"},
  pathParameters: ["id","merge_request_iid"],
  order: ["id","merge_request_iid","approvals_required"],
  validators: { params: checks.check1 },
  decode: decoders.decodeUpdateMergeRequestApprovals,
  responses: [
    answer.json(writeMergeRequestApprovals, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Approve a merge request */
export const approveMergeRequest = defineOperation<HearthFacts>({
  id: 'approveMergeRequest',
  resource: 'merge-request-approvals',
  source: 'spec/domains/review/merge-request-approvals.yaml#approveMergeRequest',
  method: 'POST',
  path: '/projects/{id}/merge_requests/{merge_request_iid}/approve',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"merge_requests","signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","merge_request_iid"],
  order: ["id","merge_request_iid","sha","approval_password"],
  validators: { params: checks.check1, body: checks.check7 },
  decode: decoders.decodeApproveMergeRequest,
  responses: [
    answer.json(writeMergeRequestApprovals, 201),
    answer.json(writeAnyError, 400, 403),
    answer.json(writeMessage, 401, 404, 409),
  ],
});

/** Take back an approval */
export const unapproveMergeRequest = defineOperation<HearthFacts>({
  id: 'unapproveMergeRequest',
  resource: 'merge-request-approvals',
  source: 'spec/domains/review/merge-request-approvals.yaml#unapproveMergeRequest',
  method: 'POST',
  path: '/projects/{id}/merge_requests/{merge_request_iid}/unapprove',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"merge_requests","signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","merge_request_iid"],
  order: ["id","merge_request_iid"],
  validators: { params: checks.check1 },
  decode: decoders.decodeUnapproveMergeRequest,
  responses: [
    answer.json(writeMergeRequestApprovals, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});
