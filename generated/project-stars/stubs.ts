// Generated from spec/resources/project-stars.yaml; do not edit. Run `npm run generate`.
import { stub } from '../../generator/runtime/stub.ts';

/** Each answers 501 until src/resources/project-stars/service.ts has the function. */
export const projectStarsStubs = {
  starProject: stub('starProject', 'spec/resources/project-stars.yaml:5:5'),
  listProjectStarrers: stub('listProjectStarrers', 'spec/resources/project-stars.yaml:51:5'),
  unstarProject: stub('unstarProject', 'spec/resources/project-stars.yaml:28:5'),
};
