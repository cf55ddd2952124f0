// Generated from spec/resources/commits.yaml; do not edit. Run `npm run generate`.
import { stub } from '../../generator/runtime/stub.ts';

/** Each answers 501 until src/resources/commits/service.ts has the function. */
export const commitsStubs = {
  listCommits: stub('listCommits', 'spec/resources/commits.yaml:5:5'),
  createCommit: stub('createCommit', 'spec/resources/commits.yaml:72:5'),
  getCommit: stub('getCommit', 'spec/resources/commits.yaml:125:5'),
  cherryPickCommit: stub('cherryPickCommit', 'spec/resources/commits.yaml:411:5'),
  listCommitComments: stub('listCommitComments', 'spec/resources/commits.yaml:211:5'),
  createCommitComment: stub('createCommitComment', 'spec/resources/commits.yaml:245:5'),
  listCommitDiff: stub('listCommitDiff', 'spec/resources/commits.yaml:147:5'),
  listCommitMergeRequests: stub('listCommitMergeRequests', 'spec/resources/commits.yaml:349:5'),
  listCommitRefs: stub('listCommitRefs', 'spec/resources/commits.yaml:181:5'),
  revertCommit: stub('revertCommit', 'spec/resources/commits.yaml:450:5'),
  getCommitSignature: stub('getCommitSignature', 'spec/resources/commits.yaml:376:5'),
  listCommitStatuses: stub('listCommitStatuses', 'spec/resources/commits.yaml:289:5'),
};
