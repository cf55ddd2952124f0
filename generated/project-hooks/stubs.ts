// Generated from spec/resources/project-hooks.yaml; do not edit. Run `npm run generate`.
import { stub } from '../../generator/runtime/stub.ts';

/** Each answers 501 until src/resources/project-hooks/service.ts has the function. */
export const projectHooksStubs = {
  listProjectHooks: stub('listProjectHooks', 'spec/resources/project-hooks.yaml:5:5'),
  createProjectHook: stub('createProjectHook', 'spec/resources/project-hooks.yaml:47:5'),
  getProjectHook: stub('getProjectHook', 'spec/resources/project-hooks.yaml:111:5'),
  updateProjectHook: stub('updateProjectHook', 'spec/resources/project-hooks.yaml:158:5'),
  deleteProjectHook: stub('deleteProjectHook', 'spec/resources/project-hooks.yaml:223:5'),
  testProjectHook: stub('testProjectHook', 'spec/resources/project-hooks.yaml:247:5'),
};
