// Generated from spec/resources/broadcast-messages.yaml; do not edit. Run `npm run generate`.
import { stub } from '../../generator/runtime/stub.ts';

/** Each answers 501 until src/resources/broadcast-messages/service.ts has the function. */
export const broadcastMessagesStubs = {
  listBroadcastMessages: stub('listBroadcastMessages', 'spec/resources/broadcast-messages.yaml:5:5'),
  createBroadcastMessage: stub('createBroadcastMessage', 'spec/resources/broadcast-messages.yaml:34:5'),
  getBroadcastMessage: stub('getBroadcastMessage', 'spec/resources/broadcast-messages.yaml:74:5'),
  updateBroadcastMessage: stub('updateBroadcastMessage', 'spec/resources/broadcast-messages.yaml:115:5'),
  deleteBroadcastMessage: stub('deleteBroadcastMessage', 'spec/resources/broadcast-messages.yaml:167:5'),
};
