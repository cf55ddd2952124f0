// Generated from spec/resources/graphql.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError } from '../common/writers.ts';
import { writeGraphqlFailure, writeGraphqlResult } from '../graphql/writers.ts';

/** Show the GraphQL explorer */
export const showGraphqlExplorer = defineOperation({
  id: 'showGraphqlExplorer',
  resource: 'graphql',
  source: 'spec/resources/graphql.yaml:72:5',
  method: 'GET',
  path: '/-/graphql-explorer',
  access: {"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},
  scopes: ["api","read_api"],
  pending: true,
  decode: decoders.decodeShowGraphqlExplorer,
  responses: [
    answer.content('text/html; charset=utf-8', 200),
  ],
});

/** Run a GraphQL query or mutation */
export const runGraphqlQuery = defineOperation({
  id: 'runGraphqlQuery',
  resource: 'graphql',
  source: 'spec/resources/graphql.yaml:9:5',
  method: 'POST',
  path: '/api/graphql',
  access: {"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},
  scopes: ["api","read_api"],
  pending: true,
  order: ["X-CSRF-Token","query","variables","operationName"],
  validators: { body: checks.check1 },
  decode: decoders.decodeRunGraphqlQuery,
  responses: [
    answer.json(writeGraphqlResult, 200),
    answer.json(writeAnyError, 400),
    answer.json(writeGraphqlFailure, 401, 422),
    answer.json((v: never) => (w.has(v, ["errors"]) ? writeGraphqlFailure((v as never)) : writeAnyError((v as never))), 403),
  ],
});

/** Run a GraphQL query from the address */
export const getGraphqlQuery = defineOperation({
  id: 'getGraphqlQuery',
  resource: 'graphql',
  source: 'spec/resources/graphql.yaml:41:5',
  method: 'GET',
  path: '/api/graphql',
  access: {"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},
  scopes: ["api","read_api"],
  pending: true,
  order: ["query","variables","operationName"],
  validators: { query: checks.check2 },
  decode: decoders.decodeGetGraphqlQuery,
  responses: [
    answer.json(writeGraphqlResult, 200),
    answer.json(writeAnyError, 400),
    answer.json(writeGraphqlFailure, 401, 422),
    answer.json((v: never) => (w.has(v, ["errors"]) ? writeGraphqlFailure((v as never)) : writeAnyError((v as never))), 403),
  ],
});
