import { subscribeTo } from '#src/domain-events/subscription.ts';
import { assignmentsEnded } from '#src/resources/members/events.ts';
import { approvalChanged } from '#src/resources/merge-request-approvals/events.ts';
import { threadsResolved } from '#src/resources/notes/events.ts';
import { pipelineChanged } from '#src/resources/pipelines/events.ts';
import { forkCut } from '#src/resources/project-forks/events.ts';
import { refsMoved } from '#src/resources/repositories/events.ts';
import {
  issuableChanged,
  issuableCreated,
  issuableDeleted,
} from '#src/resources/issuables/events.ts';
import { userRemoved } from '#src/resources/users/events.ts';
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
  // The repository's facts are refreshed before its branches are compared.
  subscribeTo(refsMoved, { record: followBranches, after: ['repositories'] }),
  subscribeTo(issuableCreated, { record: readClosingsOfNew }),
  subscribeTo(issuableCreated, { record: retargetNew }),
  subscribeTo(issuableChanged, { record: readOrCloseIssues }),
  subscribeTo(issuableChanged, { record: cancelForChange }),
  subscribeTo(issuableDeleted, { record: releaseRefs }),
  subscribeTo(versionAdded, { record: readClosingsOfVersion }),
  subscribeTo(versionAdded, { record: checkNewVersion }),
  subscribeTo(versionAdded, { record: cancelForVersion }),
  subscribeTo(pipelineChanged, { record: mergeAfterPipeline }),
  subscribeTo(approvalChanged, { record: mergeAfterApproval }),
  subscribeTo(threadsResolved, { record: mergeAfterThreads }),
  subscribeTo(forkCut, { record: closeWithRelation }),
  subscribeTo(assignmentsEnded, { follow: endAssignmentsTo }),
  subscribeTo(userRemoved, { prepare: removeRequestsOf }),
];
