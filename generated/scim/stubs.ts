// Generated from spec/resources/scim.yaml; do not edit. Run `npm run generate`.
import { stub } from '../../generator/runtime/stub.ts';

/** Each answers 501 until src/resources/scim/service.ts has the function. */
export const scimStubs = {
  listScimUsers: stub('listScimUsers', 'spec/resources/scim.yaml:10:5'),
  createScimUser: stub('createScimUser', 'spec/resources/scim.yaml:62:5'),
  getScimUser: stub('getScimUser', 'spec/resources/scim.yaml:100:5'),
  replaceScimUser: stub('replaceScimUser', 'spec/resources/scim.yaml:118:5'),
  updateScimUser: stub('updateScimUser', 'spec/resources/scim.yaml:153:5'),
  deleteScimUser: stub('deleteScimUser', 'spec/resources/scim.yaml:184:5'),
};
