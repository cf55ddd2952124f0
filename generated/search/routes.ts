// Generated from spec/domains/* /search.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeSearchResult } from '../search/writers.ts';

/** Search a group, by the path with a dash */
export const searchGroupByDashPath = defineOperation<HearthFacts>({
  id: 'searchGroupByDashPath',
  resource: 'search',
  source: 'spec/domains/activity/search.yaml#searchGroupByDashPath',
  method: 'GET',
  path: '/groups/{id}/-/search',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"],"rateLimit":"search"},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","scope","search","state","confidential","order_by","sort","page","per_page"],
  validators: { params: checks.check1, query: checks.check2 },
  decode: decoders.decodeSearchGroupByDashPath,
  responses: [
    answer.json((v: never) => w.array(v, writeSearchResult), 200),
    answer.json(writeAnyError, 400, 401, 403, 408),
    answer.json(writeMessage, 404, 429),
  ],
});

/** Search a group */
export const searchGroup = defineOperation<HearthFacts>({
  id: 'searchGroup',
  resource: 'search',
  source: 'spec/domains/activity/search.yaml#searchGroup',
  method: 'GET',
  path: '/groups/{id}/search',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"],"rateLimit":"search"},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","scope","search","state","confidential","order_by","sort","page","per_page"],
  validators: { params: checks.check1, query: checks.check2 },
  decode: decoders.decodeSearchGroup,
  responses: [
    answer.json((v: never) => w.array(v, writeSearchResult), 200),
    answer.json(writeAnyError, 400, 401, 403, 408),
    answer.json(writeMessage, 404, 429),
  ],
});

/** Search a project, by the path with a dash */
export const searchProjectByDashPath = defineOperation<HearthFacts>({
  id: 'searchProjectByDashPath',
  resource: 'search',
  source: 'spec/domains/activity/search.yaml#searchProjectByDashPath',
  method: 'GET',
  path: '/projects/{id}/-/search',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"],"rateLimit":"search"},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","scope","search","state","confidential","order_by","sort","ref","page","per_page"],
  validators: { params: checks.check1, query: checks.check3 },
  decode: decoders.decodeSearchProjectByDashPath,
  responses: [
    answer.json((v: never) => w.array(v, writeSearchResult), 200),
    answer.json(writeAnyError, 400, 401, 403, 404, 405, 408),
    answer.json(writeMessage, 429),
  ],
});

/** Search a project */
export const searchProject = defineOperation<HearthFacts>({
  id: 'searchProject',
  resource: 'search',
  source: 'spec/domains/activity/search.yaml#searchProject',
  method: 'GET',
  path: '/projects/{id}/search',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"],"rateLimit":"search"},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","scope","search","state","confidential","order_by","sort","ref","page","per_page"],
  validators: { params: checks.check1, query: checks.check3 },
  decode: decoders.decodeSearchProject,
  responses: [
    answer.json((v: never) => w.array(v, writeSearchResult), 200),
    answer.json(writeAnyError, 400, 401, 403, 404, 405, 408),
    answer.json(writeMessage, 429),
  ],
});

/** Search the instance */
export const searchInstance = defineOperation<HearthFacts>({
  id: 'searchInstance',
  resource: 'search',
  source: 'spec/domains/activity/search.yaml#searchInstance',
  method: 'GET',
  path: '/search',
  facts: {"access":{"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"],"rateLimit":"search"},
  paginated: true,
  order: ["scope","search","state","confidential","order_by","sort","page","per_page"],
  validators: { query: checks.check4 },
  decode: decoders.decodeSearchInstance,
  responses: [
    answer.json((v: never) => w.array(v, writeSearchResult), 200),
    answer.json(writeAnyError, 400, 401, 403, 405, 408),
    answer.json(writeMessage, 429),
  ],
});
