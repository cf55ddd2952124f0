// Generated from spec/domains/* /iterations.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeIssueIteration } from '../issues/writers.ts';

/** List the iterations of a group */
export const listGroupIterations = defineOperation<HearthFacts>({
  id: 'listGroupIterations',
  resource: 'iterations',
  source: 'spec/domains/planning/iterations.yaml#listGroupIterations',
  method: 'GET',
  path: '/groups/{id}/iterations',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"],"tier":"premium"},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","state","search","in","include_ancestors","updated_after","updated_before","page","per_page"],
  validators: { params: checks.check1, query: checks.check2 },
  decode: decoders.decodeListGroupIterations,
  responses: [
    answer.json((v: never) => w.array(v, writeIssueIteration), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** List the iterations of a project */
export const listProjectIterations = defineOperation<HearthFacts>({
  id: 'listProjectIterations',
  resource: 'iterations',
  source: 'spec/domains/planning/iterations.yaml#listProjectIterations',
  method: 'GET',
  path: '/projects/{id}/iterations',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"issues","signedIn":false,"early":false},"scopes":["api","read_api"],"tier":"premium"},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","state","search","in","include_ancestors","updated_after","updated_before","page","per_page"],
  validators: { params: checks.check1, query: checks.check2 },
  decode: decoders.decodeListProjectIterations,
  responses: [
    answer.json((v: never) => w.array(v, writeIssueIteration), 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});
