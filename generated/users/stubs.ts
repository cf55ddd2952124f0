// Generated from spec/resources/users.yaml; do not edit. Run `npm run generate`.
import { stub } from '../../generator/runtime/stub.ts';

/** Each answers 501 until src/resources/users/service.ts has the function. */
export const usersStubs = {
  getCurrentUser: stub('getCurrentUser', 'spec/resources/users.yaml:5:5'),
  listUsers: stub('listUsers', 'spec/resources/users.yaml:62:5'),
  createUser: stub('createUser', 'spec/resources/users.yaml:187:5'),
  getUser: stub('getUser', 'spec/resources/users.yaml:276:5'),
};
