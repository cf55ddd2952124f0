// Generated from spec/resources/graphql.yaml; do not edit. Run `npm run generate`.
import type { Operation } from '../../generator/runtime/operation.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError } from '../common/writers.ts';
import { writeGraphqlFailure, writeGraphqlResult } from '../graphql/writers.ts';

/** Show the GraphQL explorer */
export const showGraphqlExplorer: Operation = {
  id: 'showGraphqlExplorer',
  resource: 'graphql',
  source: 'spec/resources/graphql.yaml:72:5',
  method: 'GET',
  path: '/-/graphql-explorer',
  access: {"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},
  scopes: ["api","read_api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: true,
  pathParameters: [],
  order: [],
  decode: decoders.decodeShowGraphqlExplorer,
  validators: { params: null, query: null, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: null, mediaType: "text/html; charset=utf-8" },
  },
};

/** Run a GraphQL query or mutation */
export const runGraphqlQuery: Operation = {
  id: 'runGraphqlQuery',
  resource: 'graphql',
  source: 'spec/resources/graphql.yaml:9:5',
  method: 'POST',
  path: '/api/graphql',
  access: {"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},
  scopes: ["api","read_api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: true,
  pathParameters: [],
  order: ["X-CSRF-Token","query","variables","operationName"],
  decode: decoders.decodeRunGraphqlQuery,
  validators: { params: null, query: null, body: checks.check1 },
  relations: null,
  takesBody: true,
  responses: {
    200: { write: writeGraphqlResult, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeGraphqlFailure, mediaType: null },
    403: { write: (v: never) => (w.has(v, ["errors"]) ? writeGraphqlFailure((v as never)) : writeAnyError((v as never))), mediaType: null },
    422: { write: writeGraphqlFailure, mediaType: null },
  },
};

/** Run a GraphQL query from the address */
export const getGraphqlQuery: Operation = {
  id: 'getGraphqlQuery',
  resource: 'graphql',
  source: 'spec/resources/graphql.yaml:41:5',
  method: 'GET',
  path: '/api/graphql',
  access: {"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},
  scopes: ["api","read_api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: true,
  pathParameters: [],
  order: ["query","variables","operationName"],
  decode: decoders.decodeGetGraphqlQuery,
  validators: { params: null, query: checks.check2, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: writeGraphqlResult, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeGraphqlFailure, mediaType: null },
    403: { write: (v: never) => (w.has(v, ["errors"]) ? writeGraphqlFailure((v as never)) : writeAnyError((v as never))), mediaType: null },
    422: { write: writeGraphqlFailure, mediaType: null },
  },
};
