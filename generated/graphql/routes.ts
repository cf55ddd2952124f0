// Generated from spec/domains/* /graphql.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeGraphqlFailure, writeGraphqlResult } from '../graphql/writers.ts';

/** Show the GraphQL explorer */
export const showGraphqlExplorer = defineOperation<HearthFacts>({
  id: 'showGraphqlExplorer',
  resource: 'graphql',
  source: 'spec/domains/platform/graphql.yaml#showGraphqlExplorer',
  method: 'GET',
  path: '/-/graphql-explorer',
  facts: {"access":{"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"],"security":["browserSession"]},
  decode: decoders.decodeShowGraphqlExplorer,
  responses: [
    answer.content('text/html; charset=utf-8', 200),
  ],
});

/** Run a GraphQL query or mutation */
export const runGraphqlQuery = defineOperation<HearthFacts>({
  id: 'runGraphqlQuery',
  resource: 'graphql',
  source: 'spec/domains/platform/graphql.yaml#runGraphqlQuery',
  method: 'POST',
  path: '/api/graphql',
  facts: {"access":{"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"]},
  order: ["X-CSRF-Token","body"],
  validators: { headers: checks.check1, body: checks.check2 },
  wholeBody: "json",
  wholeForm: true,
  decode: decoders.decodeRunGraphqlQuery,
  responses: [
    answer.json((v: never) => (Array.isArray(v) ? w.array((v as never), writeGraphqlResult) : writeGraphqlResult((v as never))), 200),
    answer.json(writeGraphqlFailure, 400, 401, 403, 422),
  ],
});

/** Run a GraphQL query from the address */
export const getGraphqlQuery = defineOperation<HearthFacts>({
  id: 'getGraphqlQuery',
  resource: 'graphql',
  source: 'spec/domains/platform/graphql.yaml#getGraphqlQuery',
  method: 'GET',
  path: '/api/graphql',
  facts: {"access":{"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"]},
  order: ["query","variables","operationName","X-CSRF-Token"],
  validators: { query: checks.check3, headers: checks.check1 },
  decode: decoders.decodeGetGraphqlQuery,
  responses: [
    answer.json(writeGraphqlResult, 200),
    answer.json(writeGraphqlFailure, 400, 401, 403, 422),
  ],
});
