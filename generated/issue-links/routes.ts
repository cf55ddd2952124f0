// Generated from spec/domains/* /issue-links.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeIssueLink, writeLinkedIssue } from '../issue-links/writers.ts';

/** List the issues that an issue is linked to */
export const listIssueLinks = defineOperation<HearthFacts>({
  id: 'listIssueLinks',
  resource: 'issue-links',
  source: 'spec/domains/planning/issue-links.yaml#listIssueLinks',
  method: 'GET',
  path: '/projects/{id}/issues/{issue_iid}/links',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"issues","signedIn":true,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id","issue_iid"],
  order: ["id","issue_iid","page","per_page"],
  validators: { params: checks.check1, query: checks.check2 },
  decode: decoders.decodeListIssueLinks,
  responses: [
    answer.json((v: never) => w.array(v, writeLinkedIssue), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Link two issues */
export const createIssueLink = defineOperation<HearthFacts>({
  id: 'createIssueLink',
  resource: 'issue-links',
  source: 'spec/domains/planning/issue-links.yaml#createIssueLink',
  method: 'POST',
  path: '/projects/{id}/issues/{issue_iid}/links',
  facts: {"access":{"kind":"project","level":"reporter","parameter":"id","feature":"issues","signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","issue_iid"],
  order: ["id","issue_iid","target_project_id","target_issue_iid","link_type"],
  validators: { params: checks.check1, body: checks.check3 },
  decode: decoders.decodeCreateIssueLink,
  responses: [
    answer.json(writeIssueLink, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 409, 422),
  ],
});

/** Unlink two issues */
export const deleteIssueLink = defineOperation<HearthFacts>({
  id: 'deleteIssueLink',
  resource: 'issue-links',
  source: 'spec/domains/planning/issue-links.yaml#deleteIssueLink',
  method: 'DELETE',
  path: '/projects/{id}/issues/{issue_iid}/links/{issue_link_id}',
  facts: {"access":{"kind":"project","level":"reporter","parameter":"id","feature":"issues","signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","issue_iid","issue_link_id"],
  order: ["id","issue_iid","issue_link_id","If-Unmodified-Since"],
  validators: { params: checks.check4, headers: checks.check5 },
  decode: decoders.decodeDeleteIssueLink,
  responses: [
    answer.json(writeIssueLink, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 412),
  ],
});
