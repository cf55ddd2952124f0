// Generated from spec/resources/projects.yaml; do not edit. Run `npm run generate`.
import { stub } from '../../generator/runtime/stub.ts';

/** Each answers 501 until src/resources/projects/service.ts has the function. */
export const projectsStubs = {
  listProjects: stub('listProjects', 'spec/resources/projects.yaml:5:5'),
  createProject: stub('createProject', 'spec/resources/projects.yaml:187:5'),
  createProjectForUser: stub('createProjectForUser', 'spec/resources/projects.yaml:354:5'),
  getProject: stub('getProject', 'spec/resources/projects.yaml:395:5'),
  updateProject: stub('updateProject', 'spec/resources/projects.yaml:546:5'),
  deleteProject: stub('deleteProject', 'spec/resources/projects.yaml:659:5'),
};
