// Generated from spec/resources/project-uploads.yaml; do not edit. Run `npm run generate`.
import { stub } from '../../generator/runtime/stub.ts';

/** Each answers 501 until src/resources/project-uploads/service.ts has the function. */
export const projectUploadsStubs = {
  getProjectAvatar: stub('getProjectAvatar', 'spec/resources/project-uploads.yaml:48:5'),
  uploadProjectFile: stub('uploadProjectFile', 'spec/resources/project-uploads.yaml:5:5'),
};
