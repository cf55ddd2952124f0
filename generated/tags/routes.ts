// Generated from spec/domains/* /tags.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeCommitSignature, writeMessage } from '../common/writers.ts';
import { writeTag } from '../tags/writers.ts';

/** List tags */
export const listTags = defineOperation<HearthFacts>({
  id: 'listTags',
  resource: 'tags',
  source: 'spec/domains/code/tags.yaml#listTags',
  method: 'GET',
  path: '/projects/{id}/repository/tags',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"repository","signedIn":false,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","order_by","sort","search","page","per_page"],
  validators: { params: checks.check1, query: checks.check2 },
  decode: decoders.decodeListTags,
  responses: [
    answer.json((v: never) => w.array(v, writeTag), 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Create a tag */
export const createTag = defineOperation<HearthFacts>({
  id: 'createTag',
  resource: 'tags',
  source: 'spec/domains/code/tags.yaml#createTag',
  method: 'POST',
  path: '/projects/{id}/repository/tags',
  facts: {"access":{"kind":"project","level":"developer","parameter":"id","feature":"repository","signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id","tag_name","ref","message","release_description"],
  validators: { params: checks.check1, body: checks.check3 },
  decode: decoders.decodeCreateTag,
  responses: [
    answer.json(writeTag, 201),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Get a tag */
export const getTag = defineOperation<HearthFacts>({
  id: 'getTag',
  resource: 'tags',
  source: 'spec/domains/code/tags.yaml#getTag',
  method: 'GET',
  path: '/projects/{id}/repository/tags/{tag_name}',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"repository","signedIn":false,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id","tag_name"],
  order: ["id","tag_name"],
  validators: { params: checks.check4 },
  decode: decoders.decodeGetTag,
  responses: [
    answer.json(writeTag, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Delete a tag */
export const deleteTag = defineOperation<HearthFacts>({
  id: 'deleteTag',
  resource: 'tags',
  source: 'spec/domains/code/tags.yaml#deleteTag',
  method: 'DELETE',
  path: '/projects/{id}/repository/tags/{tag_name}',
  facts: {"access":{"kind":"project","level":"developer","parameter":"id","feature":"repository","signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","tag_name"],
  order: ["id","tag_name","If-Unmodified-Since"],
  validators: { params: checks.check4, headers: checks.check5 },
  decode: decoders.decodeDeleteTag,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 412),
  ],
});

/** Get the signature of a tag */
export const getTagSignature = defineOperation<HearthFacts>({
  id: 'getTagSignature',
  resource: 'tags',
  source: 'spec/domains/code/tags.yaml#getTagSignature',
  method: 'GET',
  path: '/projects/{id}/repository/tags/{tag_name}/signature',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"repository","signedIn":false,"early":false},"scopes":["api","read_api"],"rateLimit":"signatures"},
  pathParameters: ["id","tag_name"],
  order: ["id","tag_name"],
  validators: { params: checks.check4 },
  decode: decoders.decodeGetTagSignature,
  responses: [
    answer.json(writeCommitSignature, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 429),
  ],
});
