// Generated from spec/resources/push-rules.yaml; do not edit. Run `npm run generate`.
import { stub } from '../../generator/runtime/stub.ts';

/** Each answers 501 until src/resources/push-rules/service.ts has the function. */
export const pushRulesStubs = {
  getPushRule: stub('getPushRule', 'spec/resources/push-rules.yaml:5:5'),
  createPushRule: stub('createPushRule', 'spec/resources/push-rules.yaml:40:5'),
  updatePushRule: stub('updatePushRule', 'spec/resources/push-rules.yaml:92:5'),
  deletePushRule: stub('deletePushRule', 'spec/resources/push-rules.yaml:152:5'),
};
