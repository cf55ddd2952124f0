// Generated from spec/domains/* /commit-statuses.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeCommitStatus } from '../commit-statuses/writers.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';

/** List the statuses of a commit */
export const listCommitStatuses = defineOperation<HearthFacts>({
  id: 'listCommitStatuses',
  resource: 'commit-statuses',
  source: 'spec/domains/ci/commit-statuses.yaml#listCommitStatuses',
  method: 'GET',
  path: '/projects/{id}/repository/commits/{sha}/statuses',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"repository","signedIn":false,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id","sha"],
  order: ["id","sha","ref","stage","name","all","page","per_page"],
  validators: { params: checks.check1, query: checks.check2 },
  decode: decoders.decodeListCommitStatuses,
  responses: [
    answer.json((v: never) => w.array(v, writeCommitStatus), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Report the status of a commit */
export const createCommitStatus = defineOperation<HearthFacts>({
  id: 'createCommitStatus',
  resource: 'commit-statuses',
  source: 'spec/domains/ci/commit-statuses.yaml#createCommitStatus',
  method: 'POST',
  path: '/projects/{id}/statuses/{sha}',
  facts: {"access":{"kind":"project","level":"developer","parameter":"id","feature":"repository","signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","sha"],
  order: ["id","sha","state","ref","name","context","target_url","description","coverage","pipeline_id"],
  validators: { params: checks.check1, body: checks.check3 },
  decode: decoders.decodeCreateCommitStatus,
  responses: [
    answer.json(writeCommitStatus, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});
