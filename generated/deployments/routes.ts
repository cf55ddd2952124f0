// Generated from spec/domains/* /deployments.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeDeployment, writeDeploymentApproval, writeDeploymentDetail } from '../deployments/writers.ts';
import { writeMergeRequest, writeMergeRequestSimple } from '../merge-requests/writers.ts';

/** List the deployments of a project */
export const listDeployments = defineOperation<HearthFacts>({
  id: 'listDeployments',
  resource: 'deployments',
  source: 'spec/domains/ci/deployments.yaml#listDeployments',
  method: 'GET',
  path: '/projects/{id}/deployments',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"operations","signedIn":true,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","order_by","sort","updated_after","updated_before","environment","status","page","per_page"],
  validators: { params: checks.check1, query: checks.check2 },
  decode: decoders.decodeListDeployments,
  responses: [
    answer.json((v: never) => w.array(v, writeDeployment), 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Tell of a deployment */
export const createDeployment = defineOperation<HearthFacts>({
  id: 'createDeployment',
  resource: 'deployments',
  source: 'spec/domains/ci/deployments.yaml#createDeployment',
  method: 'POST',
  path: '/projects/{id}/deployments',
  facts: {"access":{"kind":"project","level":"developer","parameter":"id","feature":"operations","signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id","environment","sha","ref","tag","status"],
  validators: { params: checks.check1, body: checks.check3 },
  decode: decoders.decodeCreateDeployment,
  responses: [
    answer.json(writeDeploymentDetail, 201),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Get a deployment */
export const getDeployment = defineOperation<HearthFacts>({
  id: 'getDeployment',
  resource: 'deployments',
  source: 'spec/domains/ci/deployments.yaml#getDeployment',
  method: 'GET',
  path: '/projects/{id}/deployments/{deployment_id}',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"operations","signedIn":true,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id","deployment_id"],
  order: ["id","deployment_id"],
  validators: { params: checks.check4 },
  decode: decoders.decodeGetDeployment,
  responses: [
    answer.json(writeDeploymentDetail, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Say how far a deployment is */
export const updateDeployment = defineOperation<HearthFacts>({
  id: 'updateDeployment',
  resource: 'deployments',
  source: 'spec/domains/ci/deployments.yaml#updateDeployment',
  method: 'PUT',
  path: '/projects/{id}/deployments/{deployment_id}',
  facts: {"access":{"kind":"project","level":"developer","parameter":"id","feature":"operations","signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","deployment_id"],
  order: ["id","deployment_id","status"],
  validators: { params: checks.check4, body: checks.check5 },
  decode: decoders.decodeUpdateDeployment,
  responses: [
    answer.json(writeDeploymentDetail, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Delete a deployment */
export const deleteDeployment = defineOperation<HearthFacts>({
  id: 'deleteDeployment',
  resource: 'deployments',
  source: 'spec/domains/ci/deployments.yaml#deleteDeployment',
  method: 'DELETE',
  path: '/projects/{id}/deployments/{deployment_id}',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":"operations","signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","deployment_id"],
  order: ["id","deployment_id","If-Unmodified-Since"],
  validators: { params: checks.check4, headers: checks.check6 },
  decode: decoders.decodeDeleteDeployment,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 412),
  ],
});

/** Approve or reject a deployment */
export const voteOnDeployment = defineOperation<HearthFacts>({
  id: 'voteOnDeployment',
  resource: 'deployments',
  source: 'spec/domains/ci/deployments.yaml#voteOnDeployment',
  method: 'POST',
  path: '/projects/{id}/deployments/{deployment_id}/approval',
  facts: {"access":{"kind":"project","level":"developer","parameter":"id","feature":"operations","signedIn":true,"early":false},"scopes":["api"],"tier":"premium"},
  pathParameters: ["id","deployment_id"],
  order: ["id","deployment_id","status","comment","represented_as"],
  validators: { params: checks.check4, body: checks.check7 },
  decode: decoders.decodeVoteOnDeployment,
  responses: [
    answer.json(writeDeploymentApproval, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** List the merge requests of a deployment */
export const listDeploymentMergeRequests = defineOperation<HearthFacts>({
  id: 'listDeploymentMergeRequests',
  resource: 'deployments',
  source: 'spec/domains/ci/deployments.yaml#listDeploymentMergeRequests',
  method: 'GET',
  path: '/projects/{id}/deployments/{deployment_id}/merge_requests',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"operations","signedIn":true,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id","deployment_id"],
  order: ["id","deployment_id","state","order_by","sort","milestone","view","labels","with_labels_details","with_merge_status_recheck","created_after","created_before","updated_after","updated_before","author_id","author_username","assignee_id","approver_ids","approved_by_ids","reviewer_id","reviewer_username","my_reaction_emoji","source_branch","target_branch","search","in","wip","not","environment","deployed_before","deployed_after","page","per_page"],
  validators: { params: checks.check4, query: checks.check8 },
  relations: {"exclusive":[["author_id","author_username"],["reviewer_id","reviewer_username"]],"atLeastOne":[],"exactlyOne":[],"allOrNone":[]},
  innerRelations: [{"in":"query","name":"not","relations":{"exclusive":[["author_id","author_username"],["reviewer_id","reviewer_username"]],"atLeastOne":[],"exactlyOne":[],"allOrNone":[]}}],
  decode: decoders.decodeListDeploymentMergeRequests,
  responses: [
    answer.json((v: never) => w.array(v, (v: never) => (w.has(v, ["source_project_id"]) ? writeMergeRequest((v as never)) : writeMergeRequestSimple((v as never)))), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});
