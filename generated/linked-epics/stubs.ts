// Generated from spec/resources/linked-epics.yaml; do not edit. Run `npm run generate`.
import { stub } from '../../generator/runtime/stub.ts';

/** Each answers 501 until src/resources/linked-epics/service.ts has the function. */
export const linkedEpicsStubs = {
  listLinkedEpics: stub('listLinkedEpics', 'spec/resources/linked-epics.yaml:5:5'),
  linkEpic: stub('linkEpic', 'spec/resources/linked-epics.yaml:77:5'),
  unlinkEpic: stub('unlinkEpic', 'spec/resources/linked-epics.yaml:128:5'),
};
