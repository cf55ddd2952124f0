// Generated from spec/resources/topics.yaml; do not edit. Run `npm run generate`.
import type { Operation } from '../../generator/runtime/operation.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeTopic } from '../topics/writers.ts';

/** List topics */
export const listTopics: Operation = {
  id: 'listTopics',
  resource: 'topics',
  source: 'spec/resources/topics.yaml:5:5',
  method: 'GET',
  path: '/topics',
  access: {"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},
  scopes: ["api","read_api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: true,
  pending: false,
  pathParameters: [],
  order: ["search","without_projects","page","per_page"],
  decode: decoders.decodeListTopics,
  validators: { params: null, query: checks.check1, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: (v: never) => w.array(v, writeTopic), mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
  },
};

/** Create a topic */
export const createTopic: Operation = {
  id: 'createTopic',
  resource: 'topics',
  source: 'spec/resources/topics.yaml:37:5',
  method: 'POST',
  path: '/topics',
  access: {"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},
  scopes: ["api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: [],
  order: ["name","title","description","avatar"],
  decode: decoders.decodeCreateTopic,
  validators: { params: null, query: null, body: checks.check2 },
  relations: null,
  takesBody: true,
  files: {"avatar":null},
  responses: {
    201: { write: writeTopic, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
  },
};

/** Get a topic */
export const getTopic: Operation = {
  id: 'getTopic',
  resource: 'topics',
  source: 'spec/resources/topics.yaml:72:5',
  method: 'GET',
  path: '/topics/{id}',
  access: {"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},
  scopes: ["api","read_api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id"],
  order: ["id"],
  decode: decoders.decodeGetTopic,
  validators: { params: checks.check3, query: null, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: writeTopic, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeMessage, mediaType: null },
  },
};

/** Change a topic */
export const updateTopic: Operation = {
  id: 'updateTopic',
  resource: 'topics',
  source: 'spec/resources/topics.yaml:107:5',
  method: 'PUT',
  path: '/topics/{id}',
  access: {"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},
  scopes: ["api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id"],
  order: ["id","name","title","description","avatar"],
  decode: decoders.decodeUpdateTopic,
  validators: { params: checks.check3, query: null, body: checks.check2 },
  relations: null,
  takesBody: true,
  files: {"avatar":null},
  responses: {
    200: { write: writeTopic, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeMessage, mediaType: null },
  },
};
