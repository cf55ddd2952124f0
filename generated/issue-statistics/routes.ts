// Generated from spec/domains/* /issue-statistics.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeIssueStatistics } from '../issue-statistics/writers.ts';

/** Count the issues of a group */
export const getGroupIssuesStatistics = defineOperation<HearthFacts>({
  id: 'getGroupIssuesStatistics',
  resource: 'issue-statistics',
  source: 'spec/domains/planning/issue-statistics.yaml#getGroupIssuesStatistics',
  method: 'GET',
  path: '/groups/{id}/issues_statistics',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id"],
  order: ["id","assignee_id","assignee_username","author_id","author_username","confidential","created_after","created_before","due_date","epic_id","iids","in","issue_type","iteration_id","iteration_title","labels","milestone","milestone_id","my_reaction_emoji","non_archived","not","scope","search","updated_after","updated_before","weight"],
  validators: { params: checks.check1, query: checks.check2 },
  relations: {"exclusive":[["assignee_id","assignee_username"],["author_id","author_username"],["iteration_id","iteration_title"],["milestone","milestone_id"]],"atLeastOne":[],"exactlyOne":[],"allOrNone":[]},
  innerRelations: [{"in":"query","name":"not","relations":{"exclusive":[["assignee_id","assignee_username"],["author_id","author_username"],["iteration_id","iteration_title"],["milestone","milestone_id"]],"atLeastOne":[],"exactlyOne":[],"allOrNone":[]}}],
  decode: decoders.decodeGetGroupIssuesStatistics,
  responses: [
    answer.json(writeIssueStatistics, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
    answer.json(writeMessage, 422),
  ],
});

/** Count issues */
export const getIssuesStatistics = defineOperation<HearthFacts>({
  id: 'getIssuesStatistics',
  resource: 'issue-statistics',
  source: 'spec/domains/planning/issue-statistics.yaml#getIssuesStatistics',
  method: 'GET',
  path: '/issues_statistics',
  facts: {"access":{"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"]},
  order: ["assignee_id","assignee_username","author_id","author_username","confidential","created_after","created_before","due_date","epic_id","iids","in","issue_type","iteration_id","iteration_title","labels","milestone","milestone_id","my_reaction_emoji","non_archived","not","scope","search","updated_after","updated_before","weight"],
  validators: { query: checks.check2 },
  relations: {"exclusive":[["assignee_id","assignee_username"],["author_id","author_username"],["iteration_id","iteration_title"],["milestone","milestone_id"]],"atLeastOne":[],"exactlyOne":[],"allOrNone":[]},
  innerRelations: [{"in":"query","name":"not","relations":{"exclusive":[["assignee_id","assignee_username"],["author_id","author_username"],["iteration_id","iteration_title"],["milestone","milestone_id"]],"atLeastOne":[],"exactlyOne":[],"allOrNone":[]}}],
  decode: decoders.decodeGetIssuesStatistics,
  responses: [
    answer.json(writeIssueStatistics, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 422),
  ],
});

/** Count the issues of a project */
export const getProjectIssuesStatistics = defineOperation<HearthFacts>({
  id: 'getProjectIssuesStatistics',
  resource: 'issue-statistics',
  source: 'spec/domains/planning/issue-statistics.yaml#getProjectIssuesStatistics',
  method: 'GET',
  path: '/projects/{id}/issues_statistics',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id"],
  order: ["id","assignee_id","assignee_username","author_id","author_username","confidential","created_after","created_before","due_date","epic_id","iids","in","issue_type","iteration_id","iteration_title","labels","milestone","milestone_id","my_reaction_emoji","not","order_by","search","sort","updated_after","updated_before","weight","with_labels_details","scope"],
  validators: { params: checks.check1, query: checks.check3 },
  relations: {"exclusive":[["assignee_id","assignee_username"],["author_id","author_username"],["iteration_id","iteration_title"],["milestone","milestone_id"]],"atLeastOne":[],"exactlyOne":[],"allOrNone":[]},
  innerRelations: [{"in":"query","name":"not","relations":{"exclusive":[["assignee_id","assignee_username"],["author_id","author_username"],["iteration_id","iteration_title"],["milestone","milestone_id"]],"atLeastOne":[],"exactlyOne":[],"allOrNone":[]}}],
  decode: decoders.decodeGetProjectIssuesStatistics,
  responses: [
    answer.json(writeIssueStatistics, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
    answer.json(writeMessage, 422),
  ],
});
