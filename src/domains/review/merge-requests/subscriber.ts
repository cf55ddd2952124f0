import { subscribeTo } from '#src/domain-events/subscription.ts';
import { assignmentsEnded } from '#src/domains/core/members/events.ts';
import { approvalChanged } from '#src/domains/review/merge-request-approvals/events.ts';
import { threadsResolved } from '#src/domains/planning/notes/events.ts';
import { pipelineChanged } from '#src/domains/ci/pipelines/events.ts';
import { forkCut } from '#src/domains/projects/project-forks/events.ts';
import { refsMoved } from '#src/domains/core/repositories/events.ts';
import {
  issuableChanged,
  issuableCreated,
  issuableDeleted,
} from '#src/domains/planning/issuables/events.ts';
import { userRemoved } from '#src/domains/core/users/events.ts';
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
import { endAssignmentsTo, removeUserRequests } from './of-users.ts';
import { enqueuePipelineOfHead } from './pipelines-of-heads.ts';
import { releaseRefs } from './release-refs.ts';

export const subscriptions = [
  // The repository's facts are refreshed before its branches are compared.
  subscribeTo(refsMoved, { record: followBranches, after: ['repositories'] }),
  subscribeTo(issuableCreated, { record: readClosingsOfNew }),
  subscribeTo(issuableCreated, { record: retargetNew }),
  subscribeTo(issuableChanged, { record: readOrCloseIssues }),
  subscribeTo(issuableChanged, { record: cancelForChange }),
  subscribeTo(issuableDeleted, { record: releaseRefs }),
  subscribeTo(versionAdded, { record: enqueuePipelineOfHead }),
  subscribeTo(versionAdded, { record: readClosingsOfVersion }),
  subscribeTo(versionAdded, { record: checkNewVersion }),
  subscribeTo(versionAdded, { record: cancelForVersion }),
  subscribeTo(pipelineChanged, { record: mergeAfterPipeline }),
  subscribeTo(approvalChanged, { record: mergeAfterApproval }),
  subscribeTo(threadsResolved, { record: mergeAfterThreads }),
  subscribeTo(forkCut, { record: closeWithRelation }),
  subscribeTo(assignmentsEnded, { follow: endAssignmentsTo }),
  subscribeTo(userRemoved, { prepare: removeUserRequests }),
];
