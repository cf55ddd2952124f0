// Generated from spec/domains/* /broadcast-messages.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeBroadcastMessage } from '../broadcast-messages/writers.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';

/** List broadcast messages */
export const listBroadcastMessages = defineOperation<HearthFacts>({
  id: 'listBroadcastMessages',
  resource: 'broadcast-messages',
  source: 'spec/domains/platform/broadcast-messages.yaml#listBroadcastMessages',
  method: 'GET',
  path: '/broadcast_messages',
  facts: {"access":{"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  order: ["page","per_page"],
  validators: { query: checks.check1 },
  decode: decoders.decodeListBroadcastMessages,
  responses: [
    answer.json((v: never) => w.array(v, writeBroadcastMessage), 200),
    answer.json(writeAnyError, 400, 401, 403),
  ],
});

/** Create a broadcast message */
export const createBroadcastMessage = defineOperation<HearthFacts>({
  id: 'createBroadcastMessage',
  resource: 'broadcast-messages',
  source: 'spec/domains/platform/broadcast-messages.yaml#createBroadcastMessage',
  method: 'POST',
  path: '/broadcast_messages',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  order: ["message","starts_at","ends_at","color","font","target_access_levels","target_path","broadcast_type","dismissable"],
  validators: { body: checks.check2 },
  decode: decoders.decodeCreateBroadcastMessage,
  responses: [
    answer.json(writeBroadcastMessage, 201),
    answer.json(writeAnyError, 400, 401, 403),
  ],
});

/** Get a broadcast message */
export const getBroadcastMessage = defineOperation<HearthFacts>({
  id: 'getBroadcastMessage',
  resource: 'broadcast-messages',
  source: 'spec/domains/platform/broadcast-messages.yaml#getBroadcastMessage',
  method: 'GET',
  path: '/broadcast_messages/{id}',
  facts: {"access":{"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check3 },
  decode: decoders.decodeGetBroadcastMessage,
  responses: [
    answer.json(writeBroadcastMessage, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Change a broadcast message */
export const updateBroadcastMessage = defineOperation<HearthFacts>({
  id: 'updateBroadcastMessage',
  resource: 'broadcast-messages',
  source: 'spec/domains/platform/broadcast-messages.yaml#updateBroadcastMessage',
  method: 'PUT',
  path: '/broadcast_messages/{id}',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id","message","starts_at","ends_at","color","font","target_access_levels","target_path","broadcast_type","dismissable"],
  validators: { params: checks.check3, body: checks.check2 },
  decode: decoders.decodeUpdateBroadcastMessage,
  responses: [
    answer.json(writeBroadcastMessage, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Remove a broadcast message */
export const deleteBroadcastMessage = defineOperation<HearthFacts>({
  id: 'deleteBroadcastMessage',
  resource: 'broadcast-messages',
  source: 'spec/domains/platform/broadcast-messages.yaml#deleteBroadcastMessage',
  method: 'DELETE',
  path: '/broadcast_messages/{id}',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id","If-Unmodified-Since"],
  validators: { params: checks.check3, headers: checks.check4 },
  decode: decoders.decodeDeleteBroadcastMessage,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 412),
  ],
});
