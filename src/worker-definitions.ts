import { sweepSessions } from './auth/workers.ts';
import { followEvent } from './domain-events/publish.ts';
import { deliverMail } from './mail/deliver.ts';
import { mailConfirmation, mailPasswordReset } from './domains/accounts/account-mail/asked-for.ts';
import { sweepBlobs } from './domains/platform/application/workers.ts';
import { deleteMergedBranches } from './domains/code/branches/workers.ts';
import { dropOlderJobs, goOn } from './domains/ci/deployments/job-workers.ts';
import {
  cleanUpImages,
  runExpirationPolicy,
  schedulePolicies,
} from './domains/registry/container-registry/clean-up.ts';
import { collectLayers } from './domains/registry/container-registry/collect.ts';
import { removeImages } from './domains/registry/container-registry/remove-remains.ts';
import { removeUnpushed } from './domains/registry/container-registry/unpushed.ts';
import { deleteRepository, deleteTags } from './domains/registry/container-registry/workers.ts';
import {
  stopInTime,
  stopWithBranch,
  stopWithRequest,
} from './domains/ci/deployments/stop-workers.ts';
import { linkMergeRequests } from './domains/ci/deployments/link-merge-requests.ts';
import { deleteEnvironments } from './domains/ci/environments/workers.ts';
import { purgeAuditEvents } from './domains/activity/audit-events/workers.ts';
import { purgeEvents } from './domains/activity/events/workers.ts';
import { deleteMarkedGroups } from './domains/core/groups/deletion/marked-groups.ts';
import { deliverToReceiver, deliverToSlowReceiver } from './domains/delivery/hooks/deliver.ts';
import { fanOutEvents } from './domains/delivery/hooks/fan-out.ts';
import { sweepDeliveries } from './domains/delivery/hooks/workers.ts';
import { deleteGroup } from './domains/core/groups/workers.ts';
import { copyIssueNotes } from './domains/planning/issues/copy-notes.ts';
import { settleCopiedIssue } from './domains/planning/issues/settle-copy.ts';
import {
  exportGroup,
  removeGroupExport,
} from './domains/transfer/import-export/export/group/worker.ts';
import {
  exportProject,
  removeExport,
  sendExport,
} from './domains/transfer/import-export/export/worker.ts';
import { importGroupArchive } from './domains/transfer/import-export/import/group/worker.ts';
import { endLeftImports } from './domains/transfer/import-export/import/left.ts';
import {
  fetchProjectArchive,
  importProjectArchive,
} from './domains/transfer/import-export/import/worker.ts';
import { advanceIterations } from './domains/planning/iterations/workers.ts';
import { endOverdueJobs } from './domains/ci/job-execution/overdue.ts';
import { archiveJobTrace } from './domains/ci/job-execution/workers.ts';
import { expireArtifacts, sweepArtifacts } from './domains/ci/job-artifacts/workers.ts';
import { cancelDownstream } from './domains/ci/jobs/downstream/cancel.ts';
import { followDownstream } from './domains/ci/jobs/downstream/follow.ts';
import { startDownstream } from './domains/ci/jobs/downstream/start.ts';
import { startDelayedJob } from './domains/ci/jobs/delayed.ts';
import { goOnProcessing } from './domains/ci/jobs/processing.ts';
import { goOnRetrying } from './domains/ci/jobs/retry-pipeline.ts';
import { endJobsOfUser } from './domains/ci/jobs/of-shut-out-users.ts';
import { assignResource } from './domains/ci/jobs/resources.ts';
import { resumeDownstream } from './domains/ci/jobs/resume-downstream.ts';
import {
  countBillableMembers,
  expireMemberships,
  goOnRefreshing,
  retryRefreshing,
} from './domains/core/members/workers.ts';
import { askApprovers } from './domains/review/merge-request-approvals/ask-approvers.ts';
import { mergeWhenPipelineSucceeds } from './domains/review/merge-requests/auto-merge.ts';
import { checkMergeRequest, checkMergeRequests } from './domains/review/merge-requests/check.ts';
import { closeBetweenForks } from './domains/review/merge-requests/close-between-forks.ts';
import {
  closeMergedIssues,
  readClosingIssues,
} from './domains/review/merge-requests/close-issues.ts';
import { followPush } from './domains/review/merge-requests/follow-push.ts';
import { retargetMergeRequests } from './domains/review/merge-requests/merge/retarget.ts';
import { settleMergeRequests } from './domains/review/merge-requests/merge/settle.ts';
import { releaseRequestRefs } from './domains/review/merge-requests/release-refs.ts';
import { rebaseMergeRequest } from './domains/review/merge-requests/rebase.ts';
import { followVersion } from './domains/review/suggestions/follow-version.ts';
import { tellOfExpiringTokens } from './domains/accounts/personal-access-tokens/workers.ts';
import { releasePipeline } from './domains/ci/pipelines/begin.ts';
import { beginPipelines } from './domains/ci/pipelines/begin-later.ts';
import { createMergeRequestPipelines } from './domains/review/merge-requests/pipelines-of-heads.ts';
import { createPushPipelines } from './domains/ci/pipelines/push.ts';
import { restSchedulesOfUser } from './domains/ci/pipeline-schedules/of-shut-out-users.ts';
import {
  playPipelineSchedule,
  runPipelineSchedule,
} from './domains/ci/pipeline-schedules/workers.ts';
import { copyToFork } from './domains/projects/project-forks/workers.ts';
import { deleteMarkedProjects } from './domains/projects/project-lifecycle/workers.ts';
import { tidyChangedRepositories } from './domains/projects/project-maintenance/workers.ts';
import { importRepository } from './domains/core/projects/import/worker.ts';
import { tidyOauth } from './domains/accounts/oauth/workers.ts';
import { deleteProject } from './domains/core/projects/workers.ts';
import {
  exportRelations,
  removeRelationFiles,
} from './domains/transfer/relations-export/worker.ts';
import { removeHidden } from './domains/projects/removals/remove-row.ts';
import { refreshRepository, tidyRepository } from './domains/core/repositories/workers.ts';
import { indexLongTexts, mergeTextIndexes } from './domains/activity/search/workers.ts';
import { readCommitComment } from './domains/conversation/cross-references/commented-commits.ts';
import { readPushedCommits } from './domains/conversation/cross-references/pushed-commits.ts';
import { renameTopic } from './domains/projects/topics/rename.ts';
import { removeBot } from './domains/core/users/deletion/retire-bots.ts';
import { deactivateDormantUsers, deleteUser } from './domains/core/users/workers.ts';

/** Every kind of background work; one line per definition. */
export const workerDefinitions = [
  advanceIterations,
  archiveJobTrace,
  askApprovers,
  assignResource,
  beginPipelines,
  cancelDownstream,
  checkMergeRequest,
  checkMergeRequests,
  closeBetweenForks,
  closeMergedIssues,
  cleanUpImages,
  runExpirationPolicy,
  schedulePolicies,
  collectLayers,
  removeUnpushed,
  copyIssueNotes,
  copyToFork,
  countBillableMembers,
  createMergeRequestPipelines,
  createPushPipelines,
  deactivateDormantUsers,
  deleteGroup,
  deleteMarkedGroups,
  deleteMarkedProjects,
  deleteEnvironments,
  deleteMergedBranches,
  deleteProject,
  deleteRepository,
  deleteTags,
  deleteUser,
  deliverMail,
  deliverToReceiver,
  deliverToSlowReceiver,
  expireArtifacts,
  dropOlderJobs,
  endJobsOfUser,
  endLeftImports,
  endOverdueJobs,
  expireMemberships,
  exportGroup,
  exportProject,
  sendExport,
  exportRelations,
  fanOutEvents,
  followDownstream,
  followEvent,
  followPush,
  followVersion,
  goOn,
  goOnProcessing,
  goOnRetrying,
  goOnRefreshing,
  importGroupArchive,
  importProjectArchive,
  fetchProjectArchive,
  importRepository,
  indexLongTexts,
  linkMergeRequests,
  mailConfirmation,
  mailPasswordReset,
  mergeTextIndexes,
  mergeWhenPipelineSucceeds,
  playPipelineSchedule,
  purgeAuditEvents,
  purgeEvents,
  readClosingIssues,
  readCommitComment,
  readPushedCommits,
  rebaseMergeRequest,
  refreshRepository,
  releasePipeline,
  releaseRequestRefs,
  removeBot,
  removeExport,
  removeGroupExport,
  removeImages,
  removeRelationFiles,
  removeHidden,
  renameTopic,
  runPipelineSchedule,
  restSchedulesOfUser,
  resumeDownstream,
  retargetMergeRequests,
  retryRefreshing,
  settleCopiedIssue,
  settleMergeRequests,
  sweepArtifacts,
  startDelayedJob,
  startDownstream,
  stopInTime,
  stopWithBranch,
  stopWithRequest,
  sweepBlobs,
  sweepDeliveries,
  sweepSessions,
  tellOfExpiringTokens,
  tidyChangedRepositories,
  tidyOauth,
  tidyRepository,
];
