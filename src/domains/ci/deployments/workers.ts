import { dropOlderJobs, goOn } from './job-workers.ts';
import { linkMergeRequests } from './link-merge-requests.ts';
import { stopInTime, stopWithBranch, stopWithRequest } from './stop-workers.ts';

/** Background jobs of the resource. */
export const workers = [
  dropOlderJobs,
  goOn,
  linkMergeRequests,
  stopInTime,
  stopWithBranch,
  stopWithRequest,
];
