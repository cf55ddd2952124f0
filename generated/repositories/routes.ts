// Generated from spec/domains/* /repositories.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeCommit, writeMessage } from '../common/writers.ts';
import { writeRepositoryBlob, writeRepositoryComparison, writeRepositoryContributor, writeTreeEntry } from '../repositories/writers.ts';

/** Download an archive of the files */
export const getRepositoryArchive = defineOperation<HearthFacts>({
  id: 'getRepositoryArchive',
  resource: 'repositories',
  source: 'spec/domains/core/repositories.yaml#getRepositoryArchive',
  method: 'GET',
  path: '/projects/{id}/repository/archive',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"repository","signedIn":false,"early":false},"scopes":["api","read_api"],"rateLimit":"repository_archive"},
  pathParameters: ["id"],
  order: ["id","sha","path","format"],
  validators: { params: checks.check1, query: checks.check2 },
  decode: decoders.decodeGetRepositoryArchive,
  responses: [
    answer.content('application/octet-stream', 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 429),
  ],
});

/** Download an archive of the files in a format */
export const getRepositoryArchiveInFormat = defineOperation<HearthFacts>({
  id: 'getRepositoryArchiveInFormat',
  resource: 'repositories',
  source: 'spec/domains/core/repositories.yaml#getRepositoryArchiveInFormat',
  method: 'GET',
  path: '/projects/{id}/repository/archive.{format}',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"repository","signedIn":false,"early":false},"scopes":["api","read_api"],"rateLimit":"repository_archive"},
  pathParameters: ["id","format"],
  order: ["id","format","sha","path"],
  validators: { params: checks.check3, query: checks.check4 },
  decode: decoders.decodeGetRepositoryArchiveInFormat,
  responses: [
    answer.content('application/octet-stream', 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 429),
  ],
});

/** Get a blob */
export const getRepositoryBlob = defineOperation<HearthFacts>({
  id: 'getRepositoryBlob',
  resource: 'repositories',
  source: 'spec/domains/core/repositories.yaml#getRepositoryBlob',
  method: 'GET',
  path: '/projects/{id}/repository/blobs/{sha}',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"repository","signedIn":false,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id","sha"],
  order: ["id","sha"],
  validators: { params: checks.check5 },
  decode: decoders.decodeGetRepositoryBlob,
  responses: [
    answer.json(writeRepositoryBlob, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 429),
  ],
});

/** Read the bytes of a blob */
export const getRawRepositoryBlob = defineOperation<HearthFacts>({
  id: 'getRawRepositoryBlob',
  resource: 'repositories',
  source: 'spec/domains/core/repositories.yaml#getRawRepositoryBlob',
  method: 'GET',
  path: '/projects/{id}/repository/blobs/{sha}/raw',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"repository","signedIn":false,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id","sha"],
  order: ["id","sha"],
  validators: { params: checks.check5 },
  decode: decoders.decodeGetRawRepositoryBlob,
  responses: [
    answer.content('text/plain', 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 429),
  ],
});

/** Compare two refs */
export const compareRepositoryRefs = defineOperation<HearthFacts>({
  id: 'compareRepositoryRefs',
  resource: 'repositories',
  source: 'spec/domains/core/repositories.yaml#compareRepositoryRefs',
  method: 'GET',
  path: '/projects/{id}/repository/compare',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"repository","signedIn":false,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id"],
  order: ["id","from","to","from_project_id","straight"],
  validators: { params: checks.check1, query: checks.check6 },
  decode: decoders.decodeCompareRepositoryRefs,
  responses: [
    answer.json(writeRepositoryComparison, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** List contributors */
export const listRepositoryContributors = defineOperation<HearthFacts>({
  id: 'listRepositoryContributors',
  resource: 'repositories',
  source: 'spec/domains/core/repositories.yaml#listRepositoryContributors',
  method: 'GET',
  path: '/projects/{id}/repository/contributors',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"repository","signedIn":false,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","order_by","sort","page","per_page"],
  validators: { params: checks.check1, query: checks.check7 },
  decode: decoders.decodeListRepositoryContributors,
  responses: [
    answer.json((v: never) => w.array(v, writeRepositoryContributor), 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Find the common ancestor */
export const getRepositoryMergeBase = defineOperation<HearthFacts>({
  id: 'getRepositoryMergeBase',
  resource: 'repositories',
  source: 'spec/domains/core/repositories.yaml#getRepositoryMergeBase',
  method: 'GET',
  path: '/projects/{id}/repository/merge_base',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"repository","signedIn":false,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id"],
  order: ["id","refs"],
  validators: { params: checks.check1, query: checks.check8 },
  decode: decoders.decodeGetRepositoryMergeBase,
  responses: [
    answer.json(writeCommit, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** List files and directories */
export const listRepositoryTree = defineOperation<HearthFacts>({
  id: 'listRepositoryTree',
  resource: 'repositories',
  source: 'spec/domains/core/repositories.yaml#listRepositoryTree',
  method: 'GET',
  path: '/projects/{id}/repository/tree',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"repository","signedIn":false,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","ref","path","recursive","page_token","pagination","page","per_page"],
  validators: { params: checks.check1, query: checks.check9 },
  decode: decoders.decodeListRepositoryTree,
  responses: [
    answer.json((v: never) => w.array(v, writeTreeEntry), 200),
    answer.json(writeAnyError, 400, 401, 403, 405),
    answer.json(writeMessage, 404),
  ],
});
