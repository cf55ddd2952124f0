// Generated from spec/resources/project-approvals.yaml; do not edit. Run `npm run generate`.
import type { Operation } from '../../generator/runtime/operation.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError } from '../common/writers.ts';
import { writeApprovalConfiguration } from '../project-approvals/writers.ts';

/** Get the approval configuration of a project */
export const getProjectApprovals: Operation = {
  id: 'getProjectApprovals',
  resource: 'project-approvals',
  source: 'spec/resources/project-approvals.yaml:5:5',
  method: 'GET',
  path: '/projects/{id}/approvals',
  access: {"kind":"project","level":"developer","parameter":"id","feature":null,"signedIn":true,"early":false},
  scopes: ["api","read_api"],
  tier: "premium",
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
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
  resource: 'project-approvals',
  source: 'spec/resources/project-approvals.yaml:33:5',
  method: 'POST',
  path: '/projects/{id}/approvals',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":false},
  scopes: ["api"],
  tier: "premium",
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id"],
  order: ["id","approvals_before_merge","reset_approvals_on_push","disable_overriding_approvers_per_merge_request","merge_requests_author_approval","merge_requests_disable_committers_approval","require_password_to_approve"],
  decode: decoders.decodeUpdateProjectApprovals,
  validators: { params: checks.check1, query: null, body: checks.check2 },
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
