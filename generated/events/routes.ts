// Generated from spec/domains/* /events.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeEvent } from '../events/writers.ts';

/** List your events */
export const listOwnEvents = defineOperation<HearthFacts>({
  id: 'listOwnEvents',
  resource: 'events',
  source: 'spec/domains/activity/events.yaml#listOwnEvents',
  method: 'GET',
  path: '/events',
  facts: {"access":{"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["read_user","api","read_api"]},
  paginated: true,
  order: ["action","target_type","before","after","sort","scope","page","per_page"],
  validators: { query: checks.check1 },
  decode: decoders.decodeListOwnEvents,
  responses: [
    answer.json((v: never) => w.array(v, writeEvent), 200),
    answer.json(writeAnyError, 400, 401, 403),
  ],
});

/** List the events of a project */
export const listProjectEvents = defineOperation<HearthFacts>({
  id: 'listProjectEvents',
  resource: 'events',
  source: 'spec/domains/activity/events.yaml#listProjectEvents',
  method: 'GET',
  path: '/projects/{id}/events',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","action","target_type","before","after","sort","page","per_page"],
  validators: { params: checks.check2, query: checks.check3 },
  decode: decoders.decodeListProjectEvents,
  responses: [
    answer.json((v: never) => w.array(v, writeEvent), 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** List the events of a user */
export const listUserEvents = defineOperation<HearthFacts>({
  id: 'listUserEvents',
  resource: 'events',
  source: 'spec/domains/activity/events.yaml#listUserEvents',
  method: 'GET',
  path: '/users/{id}/events',
  facts: {"access":{"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["read_user","api","read_api"]},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","action","target_type","before","after","sort","page","per_page"],
  validators: { params: checks.check2, query: checks.check3 },
  decode: decoders.decodeListUserEvents,
  responses: [
    answer.json((v: never) => w.array(v, writeEvent), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});
