// Generated from spec/resources/project-lifecycle.yaml; do not edit. Run `npm run generate`.
import { stub } from '../../generator/runtime/stub.ts';

/** Each answers 501 until src/resources/project-lifecycle/service.ts has the function. */
export const projectLifecycleStubs = {
  archiveProject: stub('archiveProject', 'spec/resources/project-lifecycle.yaml:5:5'),
  restoreProject: stub('restoreProject', 'spec/resources/project-lifecycle.yaml:51:5'),
  transferProject: stub('transferProject', 'spec/resources/project-lifecycle.yaml:79:5'),
  listProjectTransferLocations: stub('listProjectTransferLocations', 'spec/resources/project-lifecycle.yaml:118:5'),
  unarchiveProject: stub('unarchiveProject', 'spec/resources/project-lifecycle.yaml:29:5'),
};
