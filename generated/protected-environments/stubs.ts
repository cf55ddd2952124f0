// Generated from spec/resources/protected-environments.yaml; do not edit. Run `npm run generate`.
import { stub } from '../../generator/runtime/stub.ts';

/** Each answers 501 until src/resources/protected-environments/service.ts has the function. */
export const protectedEnvironmentsStubs = {
  listProtectedEnvironments: stub('listProtectedEnvironments', 'spec/resources/protected-environments.yaml:6:5'),
  createProtectedEnvironment: stub('createProtectedEnvironment', 'spec/resources/protected-environments.yaml:36:5'),
  getProtectedEnvironment: stub('getProtectedEnvironment', 'spec/resources/protected-environments.yaml:95:5'),
  deleteProtectedEnvironment: stub('deleteProtectedEnvironment', 'spec/resources/protected-environments.yaml:125:5'),
};
