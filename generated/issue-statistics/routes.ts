// Generated from spec/resources/issue-statistics.yaml; do not edit. Run `npm run generate`.
import type { Operation } from '../../generator/runtime/operation.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeIssueStatistics } from '../issue-statistics/writers.ts';

/** Count the issues of a group */
export const getGroupIssuesStatistics: Operation = {
  id: 'getGroupIssuesStatistics',
  resource: 'issue-statistics',
  source: 'spec/resources/issue-statistics.yaml:61:5',
  method: 'GET',
  path: '/groups/{id}/issues_statistics',
  access: {"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},
  scopes: ["api","read_api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id"],
  order: ["id","assignee_id","assignee_username","author_id","author_username","confidential","created_after","created_before","due_date","epic_id","iids","in","issue_type","iteration_id","iteration_title","labels","milestone","milestone_id","my_reaction_emoji","non_archived","not","scope","search","updated_after","updated_before","weight"],
  decode: decoders.decodeGetGroupIssuesStatistics,
  validators: { params: checks.check1, query: checks.check2, body: null },
  relations: {"exclusive":[["assignee_id","assignee_username"],["author_id","author_username"],["iteration_id","iteration_title"],["milestone","milestone_id"]],"atLeastOne":[],"exactlyOne":[],"allOrNone":[]},
  takesBody: false,
  responses: {
    200: { write: writeIssueStatistics, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeAnyError, mediaType: null },
    422: { write: writeMessage, mediaType: null },
  },
};

/** Count issues */
export const getIssuesStatistics: Operation = {
  id: 'getIssuesStatistics',
  resource: 'issue-statistics',
  source: 'spec/resources/issue-statistics.yaml:5:5',
  method: 'GET',
  path: '/issues_statistics',
  access: {"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},
  scopes: ["api","read_api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: [],
  order: ["assignee_id","assignee_username","author_id","author_username","confidential","created_after","created_before","due_date","epic_id","iids","in","issue_type","iteration_id","iteration_title","labels","milestone","milestone_id","my_reaction_emoji","non_archived","not","scope","search","updated_after","updated_before","weight"],
  decode: decoders.decodeGetIssuesStatistics,
  validators: { params: null, query: checks.check2, body: null },
  relations: {"exclusive":[["assignee_id","assignee_username"],["author_id","author_username"],["iteration_id","iteration_title"],["milestone","milestone_id"]],"atLeastOne":[],"exactlyOne":[],"allOrNone":[]},
  takesBody: false,
  responses: {
    200: { write: writeIssueStatistics, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    422: { write: writeMessage, mediaType: null },
  },
};

/** Count the issues of a project */
export const getProjectIssuesStatistics: Operation = {
  id: 'getProjectIssuesStatistics',
  resource: 'issue-statistics',
  source: 'spec/resources/issue-statistics.yaml:116:5',
  method: 'GET',
  path: '/projects/{id}/issues_statistics',
  access: {"kind":"project","level":"visible","parameter":"id","feature":"issues","signedIn":false,"early":false},
  scopes: ["api","read_api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id"],
  order: ["id","assignee_id","assignee_username","author_id","author_username","confidential","created_after","created_before","due_date","epic_id","iids","in","issue_type","iteration_id","iteration_title","labels","milestone","milestone_id","my_reaction_emoji","not","order_by","search","sort","state","updated_after","updated_before","weight","with_labels_details","scope"],
  decode: decoders.decodeGetProjectIssuesStatistics,
  validators: { params: checks.check1, query: checks.check3, body: null },
  relations: {"exclusive":[["assignee_id","assignee_username"],["author_id","author_username"],["iteration_id","iteration_title"],["milestone","milestone_id"]],"atLeastOne":[],"exactlyOne":[],"allOrNone":[]},
  takesBody: false,
  responses: {
    200: { write: writeIssueStatistics, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeAnyError, mediaType: null },
    422: { write: writeMessage, mediaType: null },
  },
};
