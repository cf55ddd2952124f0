// Generated from spec/domains/* /namespaces.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeNamespace, writeNamespaceExistence } from '../namespaces/writers.ts';

/** List namespaces */
export const listNamespaces = defineOperation<HearthFacts>({
  id: 'listNamespaces',
  resource: 'namespaces',
  source: 'spec/domains/core/namespaces.yaml#listNamespaces',
  method: 'GET',
  path: '/namespaces',
  facts: {"access":{"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  order: ["search","owned_only","top_level_only","page","per_page"],
  validators: { query: checks.check1 },
  decode: decoders.decodeListNamespaces,
  responses: [
    answer.json((v: never) => w.array(v, writeNamespace), 200),
    answer.json(writeAnyError, 400, 401, 403),
  ],
});

/** Get a namespace */
export const getNamespace = defineOperation<HearthFacts>({
  id: 'getNamespace',
  resource: 'namespaces',
  source: 'spec/domains/core/namespaces.yaml#getNamespace',
  method: 'GET',
  path: '/namespaces/{id}',
  facts: {"access":{"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check2 },
  decode: decoders.decodeGetNamespace,
  responses: [
    answer.json(writeNamespace, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Find out whether a path is taken */
export const namespaceExists = defineOperation<HearthFacts>({
  id: 'namespaceExists',
  resource: 'namespaces',
  source: 'spec/domains/core/namespaces.yaml#namespaceExists',
  method: 'GET',
  path: '/namespaces/{id}/exists',
  facts: {"access":{"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"],"rateLimit":"namespace_exists"},
  pathParameters: ["id"],
  order: ["id","parent_id"],
  validators: { params: checks.check3, query: checks.check4 },
  decode: decoders.decodeNamespaceExists,
  responses: [
    answer.json(writeNamespaceExistence, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
    answer.json(writeMessage, 429),
  ],
});
