// Generated from spec/resources/search.yaml; do not edit. Run `npm run generate`.
import { stub } from '../../generator/runtime/stub.ts';

/** Each answers 501 until src/resources/search/service.ts has the function. */
export const searchStubs = {
  searchGroupByDashPath: stub('searchGroupByDashPath', 'spec/resources/search.yaml:161:5'),
  searchGroup: stub('searchGroup', 'spec/resources/search.yaml:89:5'),
  searchProjectByDashPath: stub('searchProjectByDashPath', 'spec/resources/search.yaml:294:5'),
  searchProject: stub('searchProject', 'spec/resources/search.yaml:233:5'),
  searchInstance: stub('searchInstance', 'spec/resources/search.yaml:5:5'),
};
