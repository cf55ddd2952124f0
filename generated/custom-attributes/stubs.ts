// Generated from spec/resources/custom-attributes.yaml; do not edit. Run `npm run generate`.
import { stub } from '../../generator/runtime/stub.ts';

/** Each answers 501 until src/resources/custom-attributes/service.ts has the function. */
export const customAttributesStubs = {
  listGroupCustomAttributes: stub('listGroupCustomAttributes', 'spec/resources/custom-attributes.yaml:132:5'),
  getGroupCustomAttribute: stub('getGroupCustomAttribute', 'spec/resources/custom-attributes.yaml:156:5'),
  setGroupCustomAttribute: stub('setGroupCustomAttribute', 'spec/resources/custom-attributes.yaml:182:5'),
  deleteGroupCustomAttribute: stub('deleteGroupCustomAttribute', 'spec/resources/custom-attributes.yaml:214:5'),
  listProjectCustomAttributes: stub('listProjectCustomAttributes', 'spec/resources/custom-attributes.yaml:236:5'),
  getProjectCustomAttribute: stub('getProjectCustomAttribute', 'spec/resources/custom-attributes.yaml:260:5'),
  setProjectCustomAttribute: stub('setProjectCustomAttribute', 'spec/resources/custom-attributes.yaml:286:5'),
  deleteProjectCustomAttribute: stub('deleteProjectCustomAttribute', 'spec/resources/custom-attributes.yaml:318:5'),
  listUserCustomAttributes: stub('listUserCustomAttributes', 'spec/resources/custom-attributes.yaml:6:5'),
  getUserCustomAttribute: stub('getUserCustomAttribute', 'spec/resources/custom-attributes.yaml:36:5'),
  setUserCustomAttribute: stub('setUserCustomAttribute', 'spec/resources/custom-attributes.yaml:68:5'),
  deleteUserCustomAttribute: stub('deleteUserCustomAttribute', 'spec/resources/custom-attributes.yaml:105:5'),
};
