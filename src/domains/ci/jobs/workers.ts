import { startDelayedJob } from './delayed.ts';
import { cancelDownstream } from './downstream/cancel.ts';
import { followDownstream } from './downstream/follow.ts';
import { startDownstream } from './downstream/start.ts';
import { endJobsOfUser } from './of-shut-out-users.ts';
import { goOnProcessing } from './processing.ts';
import { assignResource } from './resources.ts';
import { resumeDownstream } from './resume-downstream.ts';
import { goOnRetrying } from './retry-pipeline.ts';

/** Background jobs of the resource. */
export const workers = [
  assignResource,
  cancelDownstream,
  endJobsOfUser,
  followDownstream,
  goOnProcessing,
  goOnRetrying,
  resumeDownstream,
  startDelayedJob,
  startDownstream,
];
