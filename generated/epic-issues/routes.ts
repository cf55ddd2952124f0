// Generated from spec/domains/* /epic-issues.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeEpicIssue, writeEpicIssueLink } from '../epic-issues/writers.ts';

/** List the issues of an epic, by the path with a dash */
export const listEpicIssuesByDashPath = defineOperation<HearthFacts>({
  id: 'listEpicIssuesByDashPath',
  resource: 'epic-issues',
  source: 'spec/domains/planning/epic-issues.yaml#listEpicIssuesByDashPath',
  method: 'GET',
  path: '/groups/{id}/-/epics/{epic_iid}/issues',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"],"tier":"premium"},
  paginated: true,
  pathParameters: ["id","epic_iid"],
  order: ["id","epic_iid","page","per_page"],
  validators: { params: checks.check1, query: checks.check2 },
  decode: decoders.decodeListEpicIssuesByDashPath,
  responses: [
    answer.json((v: never) => w.array(v, writeEpicIssue), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Put an issue into an epic, by the path with a dash */
export const addEpicIssueByDashPath = defineOperation<HearthFacts>({
  id: 'addEpicIssueByDashPath',
  resource: 'epic-issues',
  source: 'spec/domains/planning/epic-issues.yaml#addEpicIssueByDashPath',
  method: 'POST',
  path: '/groups/{id}/-/epics/{epic_iid}/issues/{epic_issue_id}',
  facts: {"access":{"kind":"group","level":"reporter","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"],"tier":"premium"},
  pathParameters: ["id","epic_iid","epic_issue_id"],
  order: ["id","epic_iid","epic_issue_id","move_before_id","move_after_id"],
  validators: { params: checks.check3, body: checks.check4 },
  decode: decoders.decodeAddEpicIssueByDashPath,
  responses: [
    answer.json(writeEpicIssueLink, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 409),
  ],
});

/** Move an issue within its epic, by the path with a dash */
export const reorderEpicIssueByDashPath = defineOperation<HearthFacts>({
  id: 'reorderEpicIssueByDashPath',
  resource: 'epic-issues',
  source: 'spec/domains/planning/epic-issues.yaml#reorderEpicIssueByDashPath',
  method: 'PUT',
  path: '/groups/{id}/-/epics/{epic_iid}/issues/{epic_issue_id}',
  facts: {"access":{"kind":"group","level":"reporter","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"],"tier":"premium"},
  pathParameters: ["id","epic_iid","epic_issue_id"],
  order: ["id","epic_iid","epic_issue_id","move_before_id","move_after_id"],
  validators: { params: checks.check3, body: checks.check4 },
  relations: {"exclusive":[],"atLeastOne":[["move_before_id","move_after_id"]],"exactlyOne":[],"allOrNone":[]},
  decode: decoders.decodeReorderEpicIssueByDashPath,
  responses: [
    answer.json((v: never) => w.array(v, writeEpicIssue), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Take an issue out of an epic, by the path with a dash */
export const removeEpicIssueByDashPath = defineOperation<HearthFacts>({
  id: 'removeEpicIssueByDashPath',
  resource: 'epic-issues',
  source: 'spec/domains/planning/epic-issues.yaml#removeEpicIssueByDashPath',
  method: 'DELETE',
  path: '/groups/{id}/-/epics/{epic_iid}/issues/{epic_issue_id}',
  facts: {"access":{"kind":"group","level":"reporter","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"],"tier":"premium"},
  pathParameters: ["id","epic_iid","epic_issue_id"],
  order: ["id","epic_iid","epic_issue_id","If-Unmodified-Since"],
  validators: { params: checks.check3, headers: checks.check5 },
  decode: decoders.decodeRemoveEpicIssueByDashPath,
  responses: [
    answer.json(writeEpicIssueLink, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 412),
  ],
});

/** List the issues of an epic */
export const listEpicIssues = defineOperation<HearthFacts>({
  id: 'listEpicIssues',
  resource: 'epic-issues',
  source: 'spec/domains/planning/epic-issues.yaml#listEpicIssues',
  method: 'GET',
  path: '/groups/{id}/epics/{epic_iid}/issues',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"],"tier":"premium"},
  paginated: true,
  pathParameters: ["id","epic_iid"],
  order: ["id","epic_iid","page","per_page"],
  validators: { params: checks.check1, query: checks.check2 },
  decode: decoders.decodeListEpicIssues,
  responses: [
    answer.json((v: never) => w.array(v, writeEpicIssue), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Put an issue into an epic */
export const addEpicIssue = defineOperation<HearthFacts>({
  id: 'addEpicIssue',
  resource: 'epic-issues',
  source: 'spec/domains/planning/epic-issues.yaml#addEpicIssue',
  method: 'POST',
  path: '/groups/{id}/epics/{epic_iid}/issues/{epic_issue_id}',
  facts: {"access":{"kind":"group","level":"reporter","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"],"tier":"premium"},
  pathParameters: ["id","epic_iid","epic_issue_id"],
  order: ["id","epic_iid","epic_issue_id","move_before_id","move_after_id"],
  validators: { params: checks.check3, body: checks.check4 },
  decode: decoders.decodeAddEpicIssue,
  responses: [
    answer.json(writeEpicIssueLink, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 409),
  ],
});

/** Move an issue within its epic */
export const reorderEpicIssue = defineOperation<HearthFacts>({
  id: 'reorderEpicIssue',
  resource: 'epic-issues',
  source: 'spec/domains/planning/epic-issues.yaml#reorderEpicIssue',
  method: 'PUT',
  path: '/groups/{id}/epics/{epic_iid}/issues/{epic_issue_id}',
  facts: {"access":{"kind":"group","level":"reporter","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"],"tier":"premium"},
  pathParameters: ["id","epic_iid","epic_issue_id"],
  order: ["id","epic_iid","epic_issue_id","move_before_id","move_after_id"],
  validators: { params: checks.check3, body: checks.check4 },
  relations: {"exclusive":[],"atLeastOne":[["move_before_id","move_after_id"]],"exactlyOne":[],"allOrNone":[]},
  decode: decoders.decodeReorderEpicIssue,
  responses: [
    answer.json((v: never) => w.array(v, writeEpicIssue), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Take an issue out of an epic */
export const removeEpicIssue = defineOperation<HearthFacts>({
  id: 'removeEpicIssue',
  resource: 'epic-issues',
  source: 'spec/domains/planning/epic-issues.yaml#removeEpicIssue',
  method: 'DELETE',
  path: '/groups/{id}/epics/{epic_iid}/issues/{epic_issue_id}',
  facts: {"access":{"kind":"group","level":"reporter","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"],"tier":"premium"},
  pathParameters: ["id","epic_iid","epic_issue_id"],
  order: ["id","epic_iid","epic_issue_id","If-Unmodified-Since"],
  validators: { params: checks.check3, headers: checks.check5 },
  decode: decoders.decodeRemoveEpicIssue,
  responses: [
    answer.json(writeEpicIssueLink, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 412),
  ],
});
