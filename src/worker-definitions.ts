import { sweepSessions } from './auth/workers.ts';
import { followEvent } from './domain-events/publish.ts';
import { deliverMail } from './mail/deliver.ts';
import { mailConfirmation, mailPasswordReset } from './resources/account-mail/asked-for.ts';
import { sweepBlobs } from './resources/application/workers.ts';
import { deleteMergedBranches } from './resources/branches/workers.ts';
import { dropOlderJobs, goOn } from './resources/deployments/job-workers.ts';
import {
  cleanUpImages,
  runExpirationPolicy,
  schedulePolicies,
} from './resources/container-registry/clean-up.ts';
import { collectLayers } from './resources/container-registry/collect.ts';
import { removeImages } from './resources/container-registry/remove-remains.ts';
import { removeUnpushed } from './resources/container-registry/unpushed.ts';
import { deleteRepository, deleteTags } from './resources/container-registry/workers.ts';
import {
  stopInTime,
  stopWithBranch,
  stopWithRequest,
} from './resources/deployments/stop-workers.ts';
import { linkMergeRequests } from './resources/deployments/link-merge-requests.ts';
import { deleteEnvironments } from './resources/environments/workers.ts';
import { purgeAuditEvents } from './resources/audit-events/workers.ts';
import { purgeEvents } from './resources/events/workers.ts';
import { deleteMarkedGroups } from './resources/groups/deletion/marked-groups.ts';
import { deliverToReceiver, deliverToSlowReceiver } from './resources/hooks/deliver.ts';
import { fanOutEvents } from './resources/hooks/fan-out.ts';
import { sweepDeliveries } from './resources/hooks/workers.ts';
import { deleteGroup } from './resources/groups/workers.ts';
import { copyIssueNotes } from './resources/issues/copy-notes.ts';
import { settleCopiedIssue } from './resources/issues/settle-copy.ts';
import { exportGroup, removeGroupExport } from './resources/import-export/export/group/worker.ts';
import {
  exportProject,
  removeExport,
  sendExport,
} from './resources/import-export/export/worker.ts';
import { importGroupArchive } from './resources/import-export/import/group/worker.ts';
import { endLeftImports } from './resources/import-export/import/left.ts';
import {
  fetchProjectArchive,
  importProjectArchive,
} from './resources/import-export/import/worker.ts';
import { advanceIterations } from './resources/iterations/workers.ts';
import { endOverdueJobs } from './resources/job-execution/overdue.ts';
import { archiveJobTrace } from './resources/job-execution/workers.ts';
import { expireArtifacts, sweepArtifacts } from './resources/job-artifacts/workers.ts';
import { cancelDownstream } from './resources/jobs/downstream/cancel.ts';
import { followDownstream } from './resources/jobs/downstream/follow.ts';
import { startDownstream } from './resources/jobs/downstream/start.ts';
import { startDelayedJob } from './resources/jobs/delayed.ts';
import { goOnProcessing } from './resources/jobs/processing.ts';
import { goOnRetrying } from './resources/jobs/retry-pipeline.ts';
import { endJobsOfUser } from './resources/jobs/of-shut-out-users.ts';
import { assignResource } from './resources/jobs/resources.ts';
import { resumeDownstream } from './resources/jobs/resume-downstream.ts';
import {
  countBillableMembers,
  expireMemberships,
  goOnRefreshing,
  retryRefreshing,
} from './resources/members/workers.ts';
import { askApprovers } from './resources/merge-request-approvals/ask-approvers.ts';
import { mergeWhenPipelineSucceeds } from './resources/merge-requests/auto-merge.ts';
import { checkMergeRequest, checkMergeRequests } from './resources/merge-requests/check.ts';
import { closeBetweenForks } from './resources/merge-requests/close-between-forks.ts';
import { closeMergedIssues, readClosingIssues } from './resources/merge-requests/close-issues.ts';
import { followPush } from './resources/merge-requests/follow-push.ts';
import { retargetMergeRequests } from './resources/merge-requests/merge/retarget.ts';
import { settleMergeRequests } from './resources/merge-requests/merge/settle.ts';
import { releaseRequestRefs } from './resources/merge-requests/release-refs.ts';
import { rebaseMergeRequest } from './resources/merge-requests/rebase.ts';
import { followVersion } from './resources/suggestions/follow-version.ts';
import { tellOfExpiringTokens } from './resources/personal-access-tokens/workers.ts';
import { releasePipeline } from './resources/pipelines/begin.ts';
import { beginPipelines } from './resources/pipelines/begin-later.ts';
import { createMergeRequestPipelines } from './resources/merge-requests/pipelines-of-heads.ts';
import { createPushPipelines } from './resources/pipelines/push.ts';
import { restSchedulesOfUser } from './resources/pipeline-schedules/of-shut-out-users.ts';
import {
  playPipelineSchedule,
  runPipelineSchedule,
} from './resources/pipeline-schedules/workers.ts';
import { copyToFork } from './resources/project-forks/workers.ts';
import { deleteMarkedProjects } from './resources/project-lifecycle/workers.ts';
import { tidyChangedRepositories } from './resources/project-maintenance/workers.ts';
import { importRepository } from './resources/projects/import/worker.ts';
import { tidyOauth } from './resources/oauth/workers.ts';
import { deleteProject } from './resources/projects/workers.ts';
import { exportRelations, removeRelationFiles } from './resources/relations-export/worker.ts';
import { removeHidden } from './resources/removals/remove-row.ts';
import { refreshRepository, tidyRepository } from './resources/repositories/workers.ts';
import { indexLongTexts, mergeTextIndexes } from './resources/search/workers.ts';
import { readCommitComment } from './resources/cross-references/commented-commits.ts';
import { readPushedCommits } from './resources/cross-references/pushed-commits.ts';
import { renameTopic } from './resources/topics/rename.ts';
import { removeBot } from './resources/users/deletion/retire-bots.ts';
import { deactivateDormantUsers, deleteUser } from './resources/users/workers.ts';

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
