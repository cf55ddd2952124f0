import { on } from '../../domain-events/subscription.ts';
import { assignmentsEnded } from '../members/events.ts';
import { approvalChanged } from '../merge-request-approvals/events.ts';
import { threadsResolved } from '../notes/events.ts';
import { pipelineChanged } from '../pipelines/events.ts';
import { forkCut } from '../project-forks/events.ts';
import { refsMoved } from '../repositories/events.ts';
import { targetChanged, targetCreated, targetDeleted } from '../targets/events.ts';
import { userRemoved } from '../users/events.ts';
import {
  cancelForChange,
  cancelForVersion,
  mergeAfterApproval,
  mergeAfterPipeline,
  mergeAfterThreads,
} from './auto-merge.ts';
import { checkNewVersion } from './check.ts';
import { closeWithRelation } from './close-between-forks.ts';
import { readClosingsOfNew, readClosingsOfVersion, readOrCloseIssues } from './close-issues.ts';
import { versionAdded } from './events.ts';
import { followBranches } from './follow-push.ts';
import { retargetNew } from './merge/retarget.ts';
import { endAssignmentsTo, removeRequestsOf } from './of-users.ts';
import { releaseRefs } from './release-refs.ts';

export const subscriptions = [
  // The repository is to be looked at anew before its branches are compared.
  on(refsMoved, { record: followBranches, after: ['repositories'] }),
  on(targetCreated, { record: readClosingsOfNew }),
  on(targetCreated, { record: retargetNew }),
  on(targetChanged, { record: readOrCloseIssues }),
  on(targetChanged, { record: cancelForChange }),
  on(targetDeleted, { record: releaseRefs }),
  on(versionAdded, { record: readClosingsOfVersion }),
  on(versionAdded, { record: checkNewVersion }),
  on(versionAdded, { record: cancelForVersion }),
  on(pipelineChanged, { record: mergeAfterPipeline }),
  on(approvalChanged, { record: mergeAfterApproval }),
  on(threadsResolved, { record: mergeAfterThreads }),
  on(forkCut, { record: closeWithRelation }),
  on(assignmentsEnded, { follow: endAssignmentsTo }),
  on(userRemoved, { prepare: removeRequestsOf }),
];
