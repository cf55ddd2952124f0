// Generated from spec/resources/issue-links.yaml; do not edit. Run `npm run generate`.
import type { Operation } from '../../generator/runtime/operation.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeIssueLink, writeLinkedIssue } from '../issue-links/writers.ts';

/** List the issues that an issue is linked to */
export const listIssueLinks: Operation = {
  id: 'listIssueLinks',
  resource: 'issue-links',
  source: 'spec/resources/issue-links.yaml:5:5',
  method: 'GET',
  path: '/projects/{id}/issues/{issue_iid}/links',
  access: {"kind":"project","level":"visible","parameter":"id","feature":"issues","signedIn":false,"early":false},
  scopes: ["api","read_api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: true,
  pending: false,
  pathParameters: ["id","issue_iid"],
  order: ["id","issue_iid","page","per_page"],
  decode: decoders.decodeListIssueLinks,
  validators: { params: checks.check1, query: checks.check2, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: (v: never) => w.array(v, writeLinkedIssue), mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeMessage, mediaType: null },
  },
};

/** Link two issues */
export const createIssueLink: Operation = {
  id: 'createIssueLink',
  resource: 'issue-links',
  source: 'spec/resources/issue-links.yaml:28:5',
  method: 'POST',
  path: '/projects/{id}/issues/{issue_iid}/links',
  access: {"kind":"project","level":"reporter","parameter":"id","feature":"issues","signedIn":true,"early":false},
  scopes: ["api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id","issue_iid"],
  order: ["id","issue_iid","target_project_id","target_issue_iid","link_type"],
  decode: decoders.decodeCreateIssueLink,
  validators: { params: checks.check1, query: null, body: checks.check3 },
  relations: null,
  takesBody: true,
  responses: {
    201: { write: writeIssueLink, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeMessage, mediaType: null },
    409: { write: writeMessage, mediaType: null },
    422: { write: writeMessage, mediaType: null },
  },
};

/** Unlink two issues */
export const deleteIssueLink: Operation = {
  id: 'deleteIssueLink',
  resource: 'issue-links',
  source: 'spec/resources/issue-links.yaml:76:5',
  method: 'DELETE',
  path: '/projects/{id}/issues/{issue_iid}/links/{issue_link_id}',
  access: {"kind":"project","level":"reporter","parameter":"id","feature":"issues","signedIn":true,"early":false},
  scopes: ["api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id","issue_iid","issue_link_id"],
  order: ["id","issue_iid","issue_link_id"],
  decode: decoders.decodeDeleteIssueLink,
  validators: { params: checks.check4, query: null, body: null },
  relations: null,
  takesBody: true,
  responses: {
    200: { write: writeIssueLink, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeMessage, mediaType: null },
  },
};
