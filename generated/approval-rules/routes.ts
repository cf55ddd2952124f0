// Generated from spec/resources/approval-rules.yaml; do not edit. Run `npm run generate`.
import type { Operation } from '../../generator/runtime/operation.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeApprovalRule } from '../approval-rules/writers.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';

/** List the approval rules of a project */
export const listProjectApprovalRules: Operation = {
  id: 'listProjectApprovalRules',
  resource: 'approval-rules',
  source: 'spec/resources/approval-rules.yaml:5:5',
  method: 'GET',
  path: '/projects/{id}/approval_rules',
  access: {"kind":"project","level":"developer","parameter":"id","feature":null,"signedIn":true,"early":false},
  scopes: ["api","read_api"],
  tier: "premium",
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: true,
  pending: false,
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
  resource: 'approval-rules',
  source: 'spec/resources/approval-rules.yaml:73:5',
  method: 'POST',
  path: '/projects/{id}/approval_rules',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":false},
  scopes: ["api"],
  tier: "premium",
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id"],
  order: ["id","name","approvals_required","rule_type","user_ids","group_ids","protected_branch_ids","report_type","scanners","severity_levels","vulnerabilities_allowed","vulnerability_states","applies_to_all_protected_branches"],
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
  resource: 'approval-rules',
  source: 'spec/resources/approval-rules.yaml:98:5',
  method: 'GET',
  path: '/projects/{id}/approval_rules/{approval_rule_id}',
  access: {"kind":"project","level":"developer","parameter":"id","feature":null,"signedIn":true,"early":false},
  scopes: ["api","read_api"],
  tier: "premium",
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
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
  resource: 'approval-rules',
  source: 'spec/resources/approval-rules.yaml:114:5',
  method: 'PUT',
  path: '/projects/{id}/approval_rules/{approval_rule_id}',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":false},
  scopes: ["api"],
  tier: "premium",
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id","approval_rule_id"],
  order: ["id","approval_rule_id","name","approvals_required","user_ids","group_ids","users","groups","protected_branch_ids","scanners","severity_levels","vulnerabilities_allowed","vulnerability_states","applies_to_all_protected_branches","remove_hidden_groups"],
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

/** Delete an approval rule */
export const deleteProjectApprovalRule: Operation = {
  id: 'deleteProjectApprovalRule',
  resource: 'approval-rules',
  source: 'spec/resources/approval-rules.yaml:137:5',
  method: 'DELETE',
  path: '/projects/{id}/approval_rules/{approval_rule_id}',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":false},
  scopes: ["api"],
  tier: "premium",
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id","approval_rule_id"],
  order: ["id","approval_rule_id","If-Unmodified-Since"],
  decode: decoders.decodeDeleteProjectApprovalRule,
  validators: { params: checks.check4, query: null, body: null },
  relations: null,
  takesBody: true,
  responses: {
    204: { write: null, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeMessage, mediaType: null },
    412: { write: writeMessage, mediaType: null },
  },
};
