// Generated from spec/resources/project-sharing.yaml; do not edit. Run `npm run generate`.
import { stub } from '../../generator/runtime/stub.ts';

/** Each answers 501 until src/resources/project-sharing/service.ts has the function. */
export const projectSharingStubs = {
  listProjectGroups: stub('listProjectGroups', 'spec/resources/project-sharing.yaml:45:5'),
  importProjectMembers: stub('importProjectMembers', 'spec/resources/project-sharing.yaml:169:5'),
  shareProject: stub('shareProject', 'spec/resources/project-sharing.yaml:97:5'),
  unshareProject: stub('unshareProject', 'spec/resources/project-sharing.yaml:140:5'),
  listProjectUsers: stub('listProjectUsers', 'spec/resources/project-sharing.yaml:5:5'),
};
