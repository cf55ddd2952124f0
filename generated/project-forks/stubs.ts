// Generated from spec/resources/project-forks.yaml; do not edit. Run `npm run generate`.
import { stub } from '../../generator/runtime/stub.ts';

/** Each answers 501 until src/resources/project-forks/service.ts has the function. */
export const projectForksStubs = {
  forkProject: stub('forkProject', 'spec/resources/project-forks.yaml:5:5'),
  deleteProjectFork: stub('deleteProjectFork', 'spec/resources/project-forks.yaml:48:5'),
  createProjectFork: stub('createProjectFork', 'spec/resources/project-forks.yaml:65:5'),
  listProjectForks: stub('listProjectForks', 'spec/resources/project-forks.yaml:100:5'),
};
