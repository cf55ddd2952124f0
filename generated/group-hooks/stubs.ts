// Generated from spec/resources/group-hooks.yaml; do not edit. Run `npm run generate`.
import { stub } from '../../generator/runtime/stub.ts';

/** Each answers 501 until src/resources/group-hooks/service.ts has the function. */
export const groupHooksStubs = {
  listGroupHooks: stub('listGroupHooks', 'spec/resources/group-hooks.yaml:5:5'),
  createGroupHook: stub('createGroupHook', 'spec/resources/group-hooks.yaml:50:5'),
  getGroupHook: stub('getGroupHook', 'spec/resources/group-hooks.yaml:117:5'),
  updateGroupHook: stub('updateGroupHook', 'spec/resources/group-hooks.yaml:167:5'),
  deleteGroupHook: stub('deleteGroupHook', 'spec/resources/group-hooks.yaml:235:5'),
};
