import { mergeWhenPipelineSucceeds } from './auto-merge.ts';
import { checkMergeRequest, checkMergeRequests } from './check.ts';
import { closeBetweenForks } from './close-between-forks.ts';
import { closeMergedIssues, readClosingIssues } from './close-issues.ts';
import { followPush } from './follow-push.ts';
import { retargetMergeRequests } from './merge/retarget.ts';
import { settleMergeRequests } from './merge/settle.ts';
import { createMergeRequestPipelines } from './pipelines-of-heads.ts';
import { rebaseMergeRequest } from './rebase.ts';
import { releaseRequestRefs } from './release-refs.ts';

/** Background jobs of the resource. */
export const workers = [
  checkMergeRequest,
  checkMergeRequests,
  closeBetweenForks,
  closeMergedIssues,
  createMergeRequestPipelines,
  followPush,
  mergeWhenPipelineSucceeds,
  readClosingIssues,
  rebaseMergeRequest,
  releaseRequestRefs,
  retargetMergeRequests,
  settleMergeRequests,
];
