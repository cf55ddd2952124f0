// Generated from spec/resources/job-artifacts.yaml; do not edit. Run `npm run generate`.
import { stub } from '../../generator/runtime/stub.ts';

/** Each answers 501 until src/resources/job-artifacts/service.ts has the function. */
export const jobArtifactsStubs = {
  deleteProjectArtifacts: stub('deleteProjectArtifacts', 'spec/resources/job-artifacts.yaml:205:5'),
  downloadRefArtifacts: stub('downloadRefArtifacts', 'spec/resources/job-artifacts.yaml:151:5'),
  downloadRefArtifactFile: stub('downloadRefArtifactFile', 'spec/resources/job-artifacts.yaml:178:5'),
  downloadJobArtifacts: stub('downloadJobArtifacts', 'spec/resources/job-artifacts.yaml:7:5'),
  deleteJobArtifacts: stub('deleteJobArtifacts', 'spec/resources/job-artifacts.yaml:32:5'),
  keepJobArtifacts: stub('keepJobArtifacts', 'spec/resources/job-artifacts.yaml:49:5'),
  downloadJobArtifactFile: stub('downloadJobArtifactFile', 'spec/resources/job-artifacts.yaml:124:5'),
};
