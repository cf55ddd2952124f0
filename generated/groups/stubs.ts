// Generated from spec/resources/groups.yaml; do not edit. Run `npm run generate`.
import { stub } from '../../generator/runtime/stub.ts';

/** Each answers 501 until src/resources/groups/service.ts has the function. */
export const groupsStubs = {
  listGroups: stub('listGroups', 'spec/resources/groups.yaml:6:5'),
  createGroup: stub('createGroup', 'spec/resources/groups.yaml:110:5'),
  getGroup: stub('getGroup', 'spec/resources/groups.yaml:171:5'),
};
