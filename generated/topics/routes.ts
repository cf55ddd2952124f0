// Generated from spec/domains/* /topics.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeTopic } from '../topics/writers.ts';

/** List topics */
export const listTopics = defineOperation<HearthFacts>({
  id: 'listTopics',
  resource: 'topics',
  source: 'spec/domains/projects/topics.yaml#listTopics',
  method: 'GET',
  path: '/topics',
  facts: {"access":{"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  order: ["search","without_projects","page","per_page"],
  validators: { query: checks.check1 },
  decode: decoders.decodeListTopics,
  responses: [
    answer.json((v: never) => w.array(v, writeTopic), 200),
    answer.json(writeAnyError, 400, 401, 403),
  ],
});

/** Create a topic */
export const createTopic = defineOperation<HearthFacts>({
  id: 'createTopic',
  resource: 'topics',
  source: 'spec/domains/projects/topics.yaml#createTopic',
  method: 'POST',
  path: '/topics',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  order: ["name","title","description","avatar"],
  validators: { body: checks.check2 },
  files: {"avatar":null},
  decode: decoders.decodeCreateTopic,
  responses: [
    answer.json(writeTopic, 201),
    answer.json(writeAnyError, 400, 401, 403),
  ],
});

/** Get a topic */
export const getTopic = defineOperation<HearthFacts>({
  id: 'getTopic',
  resource: 'topics',
  source: 'spec/domains/projects/topics.yaml#getTopic',
  method: 'GET',
  path: '/topics/{id}',
  facts: {"access":{"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check3 },
  decode: decoders.decodeGetTopic,
  responses: [
    answer.json(writeTopic, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Change a topic */
export const updateTopic = defineOperation<HearthFacts>({
  id: 'updateTopic',
  resource: 'topics',
  source: 'spec/domains/projects/topics.yaml#updateTopic',
  method: 'PUT',
  path: '/topics/{id}',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id","name","title","description","avatar"],
  validators: { params: checks.check3, body: checks.check2 },
  files: {"avatar":null},
  decode: decoders.decodeUpdateTopic,
  responses: [
    answer.json(writeTopic, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});
