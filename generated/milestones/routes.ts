// Generated from spec/domains/* /milestones.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage, writeMilestone } from '../common/writers.ts';
import { writeIssue } from '../issues/writers.ts';
import { writeMergeRequest } from '../merge-requests/writers.ts';
import { writeBurndownEvent } from '../milestones/writers.ts';

/** List the milestones of a group */
export const listGroupMilestones = defineOperation<HearthFacts>({
  id: 'listGroupMilestones',
  resource: 'milestones',
  source: 'spec/domains/planning/milestones.yaml#listGroupMilestones',
  method: 'GET',
  path: '/groups/{id}/milestones',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","iids","state","title","search","include_parent_milestones","updated_before","updated_after","page","per_page"],
  validators: { params: checks.check1, query: checks.check2 },
  decode: decoders.decodeListGroupMilestones,
  responses: [
    answer.json((v: never) => w.array(v, writeMilestone), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Create a milestone in a group */
export const createGroupMilestone = defineOperation<HearthFacts>({
  id: 'createGroupMilestone',
  resource: 'milestones',
  source: 'spec/domains/planning/milestones.yaml#createGroupMilestone',
  method: 'POST',
  path: '/groups/{id}/milestones',
  facts: {"access":{"kind":"group","level":"reporter","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id","title","description","due_date","start_date"],
  validators: { params: checks.check1, body: checks.check3 },
  decode: decoders.decodeCreateGroupMilestone,
  responses: [
    answer.json(writeMilestone, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get a milestone of a group */
export const getGroupMilestone = defineOperation<HearthFacts>({
  id: 'getGroupMilestone',
  resource: 'milestones',
  source: 'spec/domains/planning/milestones.yaml#getGroupMilestone',
  method: 'GET',
  path: '/groups/{id}/milestones/{milestone_id}',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id","milestone_id"],
  order: ["id","milestone_id"],
  validators: { params: checks.check4 },
  decode: decoders.decodeGetGroupMilestone,
  responses: [
    answer.json(writeMilestone, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Change a milestone of a group */
export const updateGroupMilestone = defineOperation<HearthFacts>({
  id: 'updateGroupMilestone',
  resource: 'milestones',
  source: 'spec/domains/planning/milestones.yaml#updateGroupMilestone',
  method: 'PUT',
  path: '/groups/{id}/milestones/{milestone_id}',
  facts: {"access":{"kind":"group","level":"reporter","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","milestone_id"],
  order: ["id","milestone_id","title","description","due_date","start_date","state_event"],
  validators: { params: checks.check4, body: checks.check5 },
  relations: {"exclusive":[],"atLeastOne":[["title","description","due_date","start_date","state_event"]],"exactlyOne":[],"allOrNone":[]},
  decode: decoders.decodeUpdateGroupMilestone,
  responses: [
    answer.json(writeMilestone, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Delete a milestone of a group */
export const deleteGroupMilestone = defineOperation<HearthFacts>({
  id: 'deleteGroupMilestone',
  resource: 'milestones',
  source: 'spec/domains/planning/milestones.yaml#deleteGroupMilestone',
  method: 'DELETE',
  path: '/groups/{id}/milestones/{milestone_id}',
  facts: {"access":{"kind":"group","level":"reporter","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","milestone_id"],
  order: ["id","milestone_id","If-Unmodified-Since"],
  validators: { params: checks.check4, headers: checks.check6 },
  decode: decoders.decodeDeleteGroupMilestone,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 412),
  ],
});

/** List the burndown events of a milestone of a group */
export const listGroupMilestoneBurndownEvents = defineOperation<HearthFacts>({
  id: 'listGroupMilestoneBurndownEvents',
  resource: 'milestones',
  source: 'spec/domains/planning/milestones.yaml#listGroupMilestoneBurndownEvents',
  method: 'GET',
  path: '/groups/{id}/milestones/{milestone_id}/burndown_events',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"],"tier":"premium"},
  paginated: true,
  pathParameters: ["id","milestone_id"],
  order: ["id","milestone_id","page","per_page"],
  validators: { params: checks.check4, query: checks.check7 },
  decode: decoders.decodeListGroupMilestoneBurndownEvents,
  responses: [
    answer.json((v: never) => w.array(v, writeBurndownEvent), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** List the issues of a milestone of a group */
export const listGroupMilestoneIssues = defineOperation<HearthFacts>({
  id: 'listGroupMilestoneIssues',
  resource: 'milestones',
  source: 'spec/domains/planning/milestones.yaml#listGroupMilestoneIssues',
  method: 'GET',
  path: '/groups/{id}/milestones/{milestone_id}/issues',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id","milestone_id"],
  order: ["id","milestone_id","page","per_page"],
  validators: { params: checks.check4, query: checks.check7 },
  decode: decoders.decodeListGroupMilestoneIssues,
  responses: [
    answer.json((v: never) => w.array(v, writeIssue), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** List the merge requests of a milestone of a group */
export const listGroupMilestoneMergeRequests = defineOperation<HearthFacts>({
  id: 'listGroupMilestoneMergeRequests',
  resource: 'milestones',
  source: 'spec/domains/planning/milestones.yaml#listGroupMilestoneMergeRequests',
  method: 'GET',
  path: '/groups/{id}/milestones/{milestone_id}/merge_requests',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id","milestone_id"],
  order: ["id","milestone_id","page","per_page"],
  validators: { params: checks.check4, query: checks.check7 },
  decode: decoders.decodeListGroupMilestoneMergeRequests,
  responses: [
    answer.json((v: never) => w.array(v, writeMergeRequest), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** List the milestones of a project */
export const listProjectMilestones = defineOperation<HearthFacts>({
  id: 'listProjectMilestones',
  resource: 'milestones',
  source: 'spec/domains/planning/milestones.yaml#listProjectMilestones',
  method: 'GET',
  path: '/projects/{id}/milestones',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","iids","state","title","search","include_parent_milestones","updated_before","updated_after","page","per_page"],
  validators: { params: checks.check1, query: checks.check2 },
  decode: decoders.decodeListProjectMilestones,
  responses: [
    answer.json((v: never) => w.array(v, writeMilestone), 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Create a milestone in a project */
export const createProjectMilestone = defineOperation<HearthFacts>({
  id: 'createProjectMilestone',
  resource: 'milestones',
  source: 'spec/domains/planning/milestones.yaml#createProjectMilestone',
  method: 'POST',
  path: '/projects/{id}/milestones',
  facts: {"access":{"kind":"project","level":"reporter","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id","title","description","due_date","start_date"],
  validators: { params: checks.check1, body: checks.check3 },
  decode: decoders.decodeCreateProjectMilestone,
  responses: [
    answer.json(writeMilestone, 201),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Get a milestone of a project */
export const getProjectMilestone = defineOperation<HearthFacts>({
  id: 'getProjectMilestone',
  resource: 'milestones',
  source: 'spec/domains/planning/milestones.yaml#getProjectMilestone',
  method: 'GET',
  path: '/projects/{id}/milestones/{milestone_id}',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id","milestone_id"],
  order: ["id","milestone_id"],
  validators: { params: checks.check4 },
  decode: decoders.decodeGetProjectMilestone,
  responses: [
    answer.json(writeMilestone, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Change a milestone of a project */
export const updateProjectMilestone = defineOperation<HearthFacts>({
  id: 'updateProjectMilestone',
  resource: 'milestones',
  source: 'spec/domains/planning/milestones.yaml#updateProjectMilestone',
  method: 'PUT',
  path: '/projects/{id}/milestones/{milestone_id}',
  facts: {"access":{"kind":"project","level":"reporter","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","milestone_id"],
  order: ["id","milestone_id","title","description","due_date","start_date","state_event"],
  validators: { params: checks.check4, body: checks.check5 },
  relations: {"exclusive":[],"atLeastOne":[["title","description","due_date","start_date","state_event"]],"exactlyOne":[],"allOrNone":[]},
  decode: decoders.decodeUpdateProjectMilestone,
  responses: [
    answer.json(writeMilestone, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Delete a milestone of a project */
export const deleteProjectMilestone = defineOperation<HearthFacts>({
  id: 'deleteProjectMilestone',
  resource: 'milestones',
  source: 'spec/domains/planning/milestones.yaml#deleteProjectMilestone',
  method: 'DELETE',
  path: '/projects/{id}/milestones/{milestone_id}',
  facts: {"access":{"kind":"project","level":"reporter","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","milestone_id"],
  order: ["id","milestone_id","If-Unmodified-Since"],
  validators: { params: checks.check4, headers: checks.check6 },
  decode: decoders.decodeDeleteProjectMilestone,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 412),
  ],
});

/** List the burndown events of a milestone of a project */
export const listProjectMilestoneBurndownEvents = defineOperation<HearthFacts>({
  id: 'listProjectMilestoneBurndownEvents',
  resource: 'milestones',
  source: 'spec/domains/planning/milestones.yaml#listProjectMilestoneBurndownEvents',
  method: 'GET',
  path: '/projects/{id}/milestones/{milestone_id}/burndown_events',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"],"tier":"premium"},
  paginated: true,
  pathParameters: ["id","milestone_id"],
  order: ["id","milestone_id","page","per_page"],
  validators: { params: checks.check4, query: checks.check7 },
  decode: decoders.decodeListProjectMilestoneBurndownEvents,
  responses: [
    answer.json((v: never) => w.array(v, writeBurndownEvent), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** List the issues of a milestone of a project */
export const listProjectMilestoneIssues = defineOperation<HearthFacts>({
  id: 'listProjectMilestoneIssues',
  resource: 'milestones',
  source: 'spec/domains/planning/milestones.yaml#listProjectMilestoneIssues',
  method: 'GET',
  path: '/projects/{id}/milestones/{milestone_id}/issues',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id","milestone_id"],
  order: ["id","milestone_id","page","per_page"],
  validators: { params: checks.check4, query: checks.check7 },
  decode: decoders.decodeListProjectMilestoneIssues,
  responses: [
    answer.json((v: never) => w.array(v, writeIssue), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** List the merge requests of a milestone of a project */
export const listProjectMilestoneMergeRequests = defineOperation<HearthFacts>({
  id: 'listProjectMilestoneMergeRequests',
  resource: 'milestones',
  source: 'spec/domains/planning/milestones.yaml#listProjectMilestoneMergeRequests',
  method: 'GET',
  path: '/projects/{id}/milestones/{milestone_id}/merge_requests',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id","milestone_id"],
  order: ["id","milestone_id","page","per_page"],
  validators: { params: checks.check4, query: checks.check7 },
  decode: decoders.decodeListProjectMilestoneMergeRequests,
  responses: [
    answer.json((v: never) => w.array(v, writeMergeRequest), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Make a milestone of a project one of its group */
export const promoteProjectMilestone = defineOperation<HearthFacts>({
  id: 'promoteProjectMilestone',
  resource: 'milestones',
  source: 'spec/domains/planning/milestones.yaml#promoteProjectMilestone',
  method: 'POST',
  path: '/projects/{id}/milestones/{milestone_id}/promote',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","milestone_id"],
  order: ["id","milestone_id"],
  validators: { params: checks.check4 },
  decode: decoders.decodePromoteProjectMilestone,
  responses: [
    answer.empty(200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});
