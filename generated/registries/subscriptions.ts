// Generated from the names of files in src; do not edit. Run `npm run generate`.
import { sortSubscriptions } from '#src/domain-events/order.ts';
import { subscriptions as accountMail } from '#src/domains/accounts/account-mail/subscriber.ts';
import { subscriptions as auditEvents } from '#src/domains/activity/audit-events/subscriber.ts';
import { subscriptions as awardEmoji } from '#src/domains/conversation/award-emoji/subscriber.ts';
import { subscriptions as boards } from '#src/domains/conversation/boards/subscriber.ts';
import { subscriptions as containerRegistry } from '#src/domains/registry/container-registry/subscriber.ts';
import { subscriptions as crossReferences } from '#src/domains/conversation/cross-references/subscriber.ts';
import { subscriptions as deployKeys } from '#src/domains/projects/deploy-keys/subscriber.ts';
import { subscriptions as deployments } from '#src/domains/ci/deployments/subscriber.ts';
import { subscriptions as epics } from '#src/domains/planning/epics/subscriber.ts';
import { subscriptions as events } from '#src/domains/activity/events/subscriber.ts';
import { subscriptions as invitations } from '#src/domains/accounts/invitations/subscriber.ts';
import { subscriptions as issues } from '#src/domains/planning/issues/subscriber.ts';
import { subscriptions as iterations } from '#src/domains/planning/iterations/subscriber.ts';
import { subscriptions as jobArtifacts } from '#src/domains/ci/job-artifacts/subscriber.ts';
import { subscriptions as jobExecution } from '#src/domains/ci/job-execution/subscriber.ts';
import { subscriptions as jobs } from '#src/domains/ci/jobs/subscriber.ts';
import { subscriptions as labels } from '#src/domains/planning/labels/subscriber.ts';
import { subscriptions as mergeRequestApprovals } from '#src/domains/review/merge-request-approvals/subscriber.ts';
import { subscriptions as mergeRequests } from '#src/domains/review/merge-requests/subscriber.ts';
import { subscriptions as milestones } from '#src/domains/planning/milestones/subscriber.ts';
import { subscriptions as notes } from '#src/domains/planning/notes/subscriber.ts';
import { subscriptions as pipelineSchedules } from '#src/domains/ci/pipeline-schedules/subscriber.ts';
import { subscriptions as pipelines } from '#src/domains/ci/pipelines/subscriber.ts';
import { subscriptions as projectForks } from '#src/domains/projects/project-forks/subscriber.ts';
import { subscriptions as protectedBranches } from '#src/domains/code/protected-branches/subscriber.ts';
import { subscriptions as repositories } from '#src/domains/core/repositories/subscriber.ts';
import { subscriptions as resourceEvents } from '#src/domains/planning/resource-events/subscriber.ts';
import { subscriptions as resourceGroups } from '#src/domains/ci/resource-groups/subscriber.ts';
import { subscriptions as samlProviders } from '#src/domains/accounts/saml-providers/subscriber.ts';
import { subscriptions as scim } from '#src/domains/accounts/scim/subscriber.ts';
import { subscriptions as search } from '#src/domains/activity/search/subscriber.ts';
import { subscriptions as sshKeys } from '#src/domains/accounts/ssh-keys/subscriber.ts';
import { subscriptions as suggestions } from '#src/domains/review/suggestions/subscriber.ts';
import { subscriptions as tags } from '#src/domains/code/tags/subscriber.ts';
import { subscriptions as todos } from '#src/domains/conversation/todos/subscriber.ts';
import { subscriptions as webhookEngine } from '#src/domains/delivery/webhook-engine/subscriber.ts';

/** Subscriptions to domain events: `subscriber.ts` of each resource. */
export const subscriptions = sortSubscriptions({
  'account-mail': accountMail,
  'audit-events': auditEvents,
  'award-emoji': awardEmoji,
  boards,
  'container-registry': containerRegistry,
  'cross-references': crossReferences,
  'deploy-keys': deployKeys,
  deployments,
  epics,
  events,
  invitations,
  issues,
  iterations,
  'job-artifacts': jobArtifacts,
  'job-execution': jobExecution,
  jobs,
  labels,
  'merge-request-approvals': mergeRequestApprovals,
  'merge-requests': mergeRequests,
  milestones,
  notes,
  'pipeline-schedules': pipelineSchedules,
  pipelines,
  'project-forks': projectForks,
  'protected-branches': protectedBranches,
  repositories,
  'resource-events': resourceEvents,
  'resource-groups': resourceGroups,
  'saml-providers': samlProviders,
  scim,
  search,
  'ssh-keys': sshKeys,
  suggestions,
  tags,
  todos,
  'webhook-engine': webhookEngine,
});
