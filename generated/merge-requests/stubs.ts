// Generated from spec/resources/merge-requests.yaml; do not edit. Run `npm run generate`.
import { stub } from '../../generator/runtime/stub.ts';

/** Each answers 501 until src/resources/merge-requests/service.ts has the function. */
export const mergeRequestsStubs = {
  listMergeRequests: stub('listMergeRequests', 'spec/resources/merge-requests.yaml:5:5'),
  listProjectMergeRequests: stub('listProjectMergeRequests', 'spec/resources/merge-requests.yaml:62:5'),
  getMergeRequest: stub('getMergeRequest', 'spec/resources/merge-requests.yaml:126:5'),
  cancelMergeWhenPipelineSucceeds: stub('cancelMergeWhenPipelineSucceeds', 'spec/resources/merge-requests.yaml:257:5'),
  mergeMergeRequest: stub('mergeMergeRequest', 'spec/resources/merge-requests.yaml:164:5'),
  getMergeRequestMergeRef: stub('getMergeRequestMergeRef', 'spec/resources/merge-requests.yaml:225:5'),
  rebaseMergeRequest: stub('rebaseMergeRequest', 'spec/resources/merge-requests.yaml:293:5'),
};
