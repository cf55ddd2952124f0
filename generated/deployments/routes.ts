// Generated from spec/resources/deployments.yaml; do not edit. Run `npm run generate`.
import type { Operation } from '../../generator/runtime/operation.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeDeployment, writeDeploymentApproval, writeDeploymentDetail } from '../deployments/writers.ts';
import { writeMergeRequest, writeMergeRequestSimple } from '../merge-requests/writers.ts';

/** List the deployments of a project */
export const listDeployments: Operation = {
  id: 'listDeployments',
  resource: 'deployments',
  source: 'spec/resources/deployments.yaml:8:5',
  method: 'GET',
  path: '/projects/{id}/deployments',
  access: {"kind":"project","level":"visible","parameter":"id","feature":"operations","signedIn":true,"early":false},
  scopes: ["api","read_api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: true,
  pending: false,
  pathParameters: ["id"],
  order: ["id","order_by","sort","updated_after","updated_before","environment","status","page","per_page"],
  decode: decoders.decodeListDeployments,
  validators: { params: checks.check1, query: checks.check2, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: (v: never) => w.array(v, writeDeployment), mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeAnyError, mediaType: null },
  },
};

/** Tell of a deployment */
export const createDeployment: Operation = {
  id: 'createDeployment',
  resource: 'deployments',
  source: 'spec/resources/deployments.yaml:83:5',
  method: 'POST',
  path: '/projects/{id}/deployments',
  access: {"kind":"project","level":"developer","parameter":"id","feature":"operations","signedIn":true,"early":false},
  scopes: ["api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id"],
  order: ["id","environment","sha","ref","tag","status"],
  decode: decoders.decodeCreateDeployment,
  validators: { params: checks.check1, query: null, body: checks.check3 },
  relations: null,
  takesBody: true,
  responses: {
    201: { write: writeDeployment, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeAnyError, mediaType: null },
  },
};

/** Get a deployment */
export const getDeployment: Operation = {
  id: 'getDeployment',
  resource: 'deployments',
  source: 'spec/resources/deployments.yaml:143:5',
  method: 'GET',
  path: '/projects/{id}/deployments/{deployment_id}',
  access: {"kind":"project","level":"visible","parameter":"id","feature":"operations","signedIn":true,"early":false},
  scopes: ["api","read_api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id","deployment_id"],
  order: ["id","deployment_id"],
  decode: decoders.decodeGetDeployment,
  validators: { params: checks.check4, query: null, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: writeDeploymentDetail, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeMessage, mediaType: null },
  },
};

/** Say how far a deployment is */
export const updateDeployment: Operation = {
  id: 'updateDeployment',
  resource: 'deployments',
  source: 'spec/resources/deployments.yaml:187:5',
  method: 'PUT',
  path: '/projects/{id}/deployments/{deployment_id}',
  access: {"kind":"project","level":"developer","parameter":"id","feature":"operations","signedIn":true,"early":false},
  scopes: ["api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id","deployment_id"],
  order: ["id","deployment_id","status"],
  decode: decoders.decodeUpdateDeployment,
  validators: { params: checks.check4, query: null, body: checks.check5 },
  relations: null,
  takesBody: true,
  responses: {
    200: { write: writeDeployment, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeMessage, mediaType: null },
  },
};

/** Delete a deployment */
export const deleteDeployment: Operation = {
  id: 'deleteDeployment',
  resource: 'deployments',
  source: 'spec/resources/deployments.yaml:240:5',
  method: 'DELETE',
  path: '/projects/{id}/deployments/{deployment_id}',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":"operations","signedIn":true,"early":false},
  scopes: ["api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id","deployment_id"],
  order: ["id","deployment_id"],
  decode: decoders.decodeDeleteDeployment,
  validators: { params: checks.check4, query: null, body: null },
  relations: null,
  takesBody: true,
  responses: {
    204: { write: null, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeMessage, mediaType: null },
  },
};

/** Approve or reject a deployment */
export const voteOnDeployment: Operation = {
  id: 'voteOnDeployment',
  resource: 'deployments',
  source: 'spec/resources/deployments.yaml:312:5',
  method: 'POST',
  path: '/projects/{id}/deployments/{deployment_id}/approval',
  access: {"kind":"project","level":"developer","parameter":"id","feature":"operations","signedIn":true,"early":false},
  scopes: ["api"],
  tier: "premium",
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id","deployment_id"],
  order: ["id","deployment_id","status","comment","represented_as"],
  decode: decoders.decodeVoteOnDeployment,
  validators: { params: checks.check4, query: null, body: checks.check6 },
  relations: null,
  takesBody: true,
  responses: {
    201: { write: writeDeploymentApproval, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeMessage, mediaType: null },
  },
};

/** List the merge requests of a deployment */
export const listDeploymentMergeRequests: Operation = {
  id: 'listDeploymentMergeRequests',
  resource: 'deployments',
  source: 'spec/resources/deployments.yaml:261:5',
  method: 'GET',
  path: '/projects/{id}/deployments/{deployment_id}/merge_requests',
  access: {"kind":"project","level":"visible","parameter":"id","feature":"operations","signedIn":true,"early":false},
  scopes: ["api","read_api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: true,
  pending: false,
  pathParameters: ["id","deployment_id"],
  order: ["id","deployment_id","state","order_by","sort","milestone","view","labels","with_labels_details","with_merge_status_recheck","created_after","created_before","updated_after","updated_before","author_id","author_username","assignee_id","approver_ids","approved_by_ids","reviewer_id","reviewer_username","my_reaction_emoji","source_branch","target_branch","search","in","wip","not","environment","deployed_before","deployed_after","page","per_page"],
  decode: decoders.decodeListDeploymentMergeRequests,
  validators: { params: checks.check4, query: checks.check7, body: null },
  relations: {"exclusive":[["author_id","author_username"],["reviewer_id","reviewer_username"]],"atLeastOne":[],"exactlyOne":[],"allOrNone":[]},
  takesBody: false,
  responses: {
    200: { write: (v: never) => w.array(v, (v: never) => (w.has(v, ["source_project_id"]) ? writeMergeRequest((v as never)) : writeMergeRequestSimple((v as never)))), mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeMessage, mediaType: null },
  },
};
