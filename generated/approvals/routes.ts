// Generated from spec/resources/approvals.yaml; do not edit. Run `npm run generate`.
import type { Operation } from '../../generator/runtime/operation.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeApprovalConfiguration, writeApprovalRule } from '../approvals/writers.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';

/** List the approval rules of a project */
export const listProjectApprovalRules: Operation = {
  id: 'listProjectApprovalRules',
  resource: 'approvals',
  source: 'spec/resources/approvals.yaml:83:5',
  method: 'GET',
  path: '/projects/{id}/approval_rules',
  access: {"kind":"project","level":"developer","parameter":"id","feature":null,"signedIn":true,"early":false},
  scopes: ["api","read_api"],
  tier: "premium",
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: true,
  pending: true,
  pathParameters: ["id"],
  order: ["id","page","per_page"],
  decode: decoders.decodeListProjectApprovalRules,
  validators: { params: checks.check1, query: checks.check2, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: (v: never) => w.array(v, writeApprovalRule), mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeAnyError, mediaType: null },
  },
};

/** Create an approval rule */
export const createProjectApprovalRule: Operation = {
  id: 'createProjectApprovalRule',
  resource: 'approvals',
  source: 'spec/resources/approvals.yaml:150:5',
  method: 'POST',
  path: '/projects/{id}/approval_rules',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":false},
  scopes: ["api"],
  tier: "premium",
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: true,
  pathParameters: ["id"],
  order: ["id","name","approvals_required","rule_type","user_ids","group_ids","protected_branch_ids","report_type","scanners","severity_levels","vulnerabilities_allowed","vulnerability_states"],
  decode: decoders.decodeCreateProjectApprovalRule,
  validators: { params: checks.check1, query: null, body: checks.check3 },
  relations: null,
  takesBody: true,
  responses: {
    201: { write: writeApprovalRule, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeAnyError, mediaType: null },
  },
};

/** Get an approval rule */
export const getProjectApprovalRule: Operation = {
  id: 'getProjectApprovalRule',
  resource: 'approvals',
  source: 'spec/resources/approvals.yaml:176:5',
  method: 'GET',
  path: '/projects/{id}/approval_rules/{approval_rule_id}',
  access: {"kind":"project","level":"developer","parameter":"id","feature":null,"signedIn":true,"early":false},
  scopes: ["api","read_api"],
  tier: "premium",
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: true,
  pathParameters: ["id","approval_rule_id"],
  order: ["id","approval_rule_id"],
  decode: decoders.decodeGetProjectApprovalRule,
  validators: { params: checks.check4, query: null, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: writeApprovalRule, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeMessage, mediaType: null },
  },
};

/** Change an approval rule */
export const updateProjectApprovalRule: Operation = {
  id: 'updateProjectApprovalRule',
  resource: 'approvals',
  source: 'spec/resources/approvals.yaml:193:5',
  method: 'PUT',
  path: '/projects/{id}/approval_rules/{approval_rule_id}',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":false},
  scopes: ["api"],
  tier: "premium",
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: true,
  pathParameters: ["id","approval_rule_id"],
  order: ["id","approval_rule_id","name","approvals_required","user_ids","group_ids","users","groups","protected_branch_ids","scanners","severity_levels","remove_hidden_groups"],
  decode: decoders.decodeUpdateProjectApprovalRule,
  validators: { params: checks.check4, query: null, body: checks.check5 },
  relations: null,
  takesBody: true,
  responses: {
    200: { write: writeApprovalRule, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeMessage, mediaType: null },
  },
};

/** Get the approval configuration of a project */
export const getProjectApprovals: Operation = {
  id: 'getProjectApprovals',
  resource: 'approvals',
  source: 'spec/resources/approvals.yaml:5:5',
  method: 'GET',
  path: '/projects/{id}/approvals',
  access: {"kind":"project","level":"developer","parameter":"id","feature":null,"signedIn":true,"early":false},
  scopes: ["api","read_api"],
  tier: "premium",
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: true,
  pathParameters: ["id"],
  order: ["id"],
  decode: decoders.decodeGetProjectApprovals,
  validators: { params: checks.check1, query: null, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: writeApprovalConfiguration, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeAnyError, mediaType: null },
  },
};

/** Change the approval configuration of a project */
export const updateProjectApprovals: Operation = {
  id: 'updateProjectApprovals',
  resource: 'approvals',
  source: 'spec/resources/approvals.yaml:34:5',
  method: 'POST',
  path: '/projects/{id}/approvals',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":false},
  scopes: ["api"],
  tier: "premium",
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: true,
  pathParameters: ["id"],
  order: ["id","approvals_before_merge","reset_approvals_on_push","disable_overriding_approvers_per_merge_request","merge_requests_author_approval","merge_requests_disable_committers_approval","require_password_to_approve"],
  decode: decoders.decodeUpdateProjectApprovals,
  validators: { params: checks.check1, query: null, body: checks.check6 },
  relations: {"exclusive":[],"atLeastOne":[["approvals_before_merge","reset_approvals_on_push","disable_overriding_approvers_per_merge_request","merge_requests_author_approval","merge_requests_disable_committers_approval","require_password_to_approve"]],"exactlyOne":[],"allOrNone":[]},
  takesBody: true,
  responses: {
    201: { write: writeApprovalConfiguration, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeAnyError, mediaType: null },
  },
};
