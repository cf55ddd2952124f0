// Generated from spec/resources/events.yaml; do not edit. Run `npm run generate`.
import { stub } from '../../generator/runtime/stub.ts';

/** Each answers 501 until src/resources/events/service.ts has the function. */
export const eventsStubs = {
  listOwnEvents: stub('listOwnEvents', 'spec/resources/events.yaml:5:5'),
  listProjectEvents: stub('listProjectEvents', 'spec/resources/events.yaml:127:5'),
  listUserEvents: stub('listUserEvents', 'spec/resources/events.yaml:61:5'),
};
