// Generated from spec/domains/* /project-approvals.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError } from '../common/writers.ts';
import { writeApprovalConfiguration } from '../project-approvals/writers.ts';

/** Get the approval configuration of a project */
export const getProjectApprovals = defineOperation<HearthFacts>({
  id: 'getProjectApprovals',
  resource: 'project-approvals',
  source: 'spec/domains/code/project-approvals.yaml#getProjectApprovals',
  method: 'GET',
  path: '/projects/{id}/approvals',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"],"tier":"premium"},
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeGetProjectApprovals,
  responses: [
    answer.json(writeApprovalConfiguration, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Change the approval configuration of a project */
export const updateProjectApprovals = defineOperation<HearthFacts>({
  id: 'updateProjectApprovals',
  resource: 'project-approvals',
  source: 'spec/domains/code/project-approvals.yaml#updateProjectApprovals',
  method: 'POST',
  path: '/projects/{id}/approvals',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"],"tier":"premium"},
  pathParameters: ["id"],
  order: ["id","approvals_before_merge","reset_approvals_on_push","disable_overriding_approvers_per_merge_request","merge_requests_author_approval","merge_requests_disable_committers_approval","require_password_to_approve"],
  validators: { params: checks.check1, body: checks.check2 },
  relations: {"exclusive":[],"atLeastOne":[["approvals_before_merge","reset_approvals_on_push","disable_overriding_approvers_per_merge_request","merge_requests_author_approval","merge_requests_disable_committers_approval","require_password_to_approve"]],"exactlyOne":[],"allOrNone":[]},
  decode: decoders.decodeUpdateProjectApprovals,
  responses: [
    answer.json(writeApprovalConfiguration, 201),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});
