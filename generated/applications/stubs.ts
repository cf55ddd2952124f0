// Generated from spec/resources/applications.yaml; do not edit. Run `npm run generate`.
import { stub } from '../../generator/runtime/stub.ts';

/** Each answers 501 until src/resources/applications/service.ts has the function. */
export const applicationsStubs = {
  listApplications: stub('listApplications', 'spec/resources/applications.yaml:6:5'),
  createApplication: stub('createApplication', 'spec/resources/applications.yaml:29:5'),
  deleteApplication: stub('deleteApplication', 'spec/resources/applications.yaml:67:5'),
};
