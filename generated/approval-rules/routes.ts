// Generated from spec/domains/* /approval-rules.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeApprovalRule } from '../approval-rules/writers.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';

/** List the approval rules of a project */
export const listProjectApprovalRules = defineOperation<HearthFacts>({
  id: 'listProjectApprovalRules',
  resource: 'approval-rules',
  source: 'spec/domains/code/approval-rules.yaml#listProjectApprovalRules',
  method: 'GET',
  path: '/projects/{id}/approval_rules',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"],"tier":"premium"},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","page","per_page"],
  validators: { params: checks.check1, query: checks.check2 },
  decode: decoders.decodeListProjectApprovalRules,
  responses: [
    answer.json((v: never) => w.array(v, writeApprovalRule), 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Create an approval rule */
export const createProjectApprovalRule = defineOperation<HearthFacts>({
  id: 'createProjectApprovalRule',
  resource: 'approval-rules',
  source: 'spec/domains/code/approval-rules.yaml#createProjectApprovalRule',
  method: 'POST',
  path: '/projects/{id}/approval_rules',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"],"tier":"premium"},
  pathParameters: ["id"],
  order: ["id","name","approvals_required","rule_type","user_ids","group_ids","users","groups","protected_branch_ids","report_type","scanners","severity_levels","vulnerabilities_allowed","vulnerability_states","applies_to_all_protected_branches"],
  validators: { params: checks.check1, body: checks.check3 },
  decode: decoders.decodeCreateProjectApprovalRule,
  responses: [
    answer.json(writeApprovalRule, 201),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Get an approval rule */
export const getProjectApprovalRule = defineOperation<HearthFacts>({
  id: 'getProjectApprovalRule',
  resource: 'approval-rules',
  source: 'spec/domains/code/approval-rules.yaml#getProjectApprovalRule',
  method: 'GET',
  path: '/projects/{id}/approval_rules/{approval_rule_id}',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"],"tier":"premium"},
  pathParameters: ["id","approval_rule_id"],
  order: ["id","approval_rule_id"],
  validators: { params: checks.check4 },
  decode: decoders.decodeGetProjectApprovalRule,
  responses: [
    answer.json(writeApprovalRule, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Change an approval rule */
export const updateProjectApprovalRule = defineOperation<HearthFacts>({
  id: 'updateProjectApprovalRule',
  resource: 'approval-rules',
  source: 'spec/domains/code/approval-rules.yaml#updateProjectApprovalRule',
  method: 'PUT',
  path: '/projects/{id}/approval_rules/{approval_rule_id}',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"],"tier":"premium"},
  pathParameters: ["id","approval_rule_id"],
  order: ["id","approval_rule_id","name","approvals_required","user_ids","group_ids","users","groups","protected_branch_ids","scanners","severity_levels","vulnerabilities_allowed","vulnerability_states","applies_to_all_protected_branches","remove_hidden_groups"],
  validators: { params: checks.check4, body: checks.check5 },
  decode: decoders.decodeUpdateProjectApprovalRule,
  responses: [
    answer.json(writeApprovalRule, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Delete an approval rule */
export const deleteProjectApprovalRule = defineOperation<HearthFacts>({
  id: 'deleteProjectApprovalRule',
  resource: 'approval-rules',
  source: 'spec/domains/code/approval-rules.yaml#deleteProjectApprovalRule',
  method: 'DELETE',
  path: '/projects/{id}/approval_rules/{approval_rule_id}',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"],"tier":"premium"},
  pathParameters: ["id","approval_rule_id"],
  order: ["id","approval_rule_id","If-Unmodified-Since"],
  validators: { params: checks.check4, headers: checks.check6 },
  decode: decoders.decodeDeleteProjectApprovalRule,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 412),
  ],
});
