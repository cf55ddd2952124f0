// Generated from spec/resources/environments.yaml; do not edit. Run `npm run generate`.
import { stub } from '../../generator/runtime/stub.ts';

/** Each answers 501 until src/resources/environments/service.ts has the function. */
export const environmentsStubs = {
  listEnvironments: stub('listEnvironments', 'spec/resources/environments.yaml:6:5'),
  createEnvironment: stub('createEnvironment', 'spec/resources/environments.yaml:65:5'),
  deleteReviewApps: stub('deleteReviewApps', 'spec/resources/environments.yaml:110:5'),
  getEnvironment: stub('getEnvironment', 'spec/resources/environments.yaml:183:5'),
  updateEnvironment: stub('updateEnvironment', 'spec/resources/environments.yaml:236:5'),
  deleteEnvironment: stub('deleteEnvironment', 'spec/resources/environments.yaml:280:5'),
  stopEnvironment: stub('stopEnvironment', 'spec/resources/environments.yaml:304:5'),
};
