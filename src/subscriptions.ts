import { sortSubscriptions } from './domain-events/order.ts';
import { subscriptions as accountMail } from './domains/accounts/account-mail/subscriber.ts';
import { subscriptions as auditEvents } from './domains/activity/audit-events/subscriber.ts';
import { subscriptions as awardEmoji } from './domains/conversation/award-emoji/subscriber.ts';
import { subscriptions as boards } from './domains/conversation/boards/subscriber.ts';
import { subscriptions as containerRegistry } from './domains/registry/container-registry/subscriber.ts';
import { subscriptions as crossReferences } from './domains/conversation/cross-references/subscriber.ts';
import { subscriptions as deployKeys } from './domains/projects/deploy-keys/subscriber.ts';
import { subscriptions as deployments } from './domains/ci/deployments/subscriber.ts';
import { subscriptions as epics } from './domains/planning/epics/subscriber.ts';
import { subscriptions as events } from './domains/activity/events/subscriber.ts';
import { subscriptions as hooks } from './domains/delivery/hooks/subscriber.ts';
import { subscriptions as invitations } from './domains/accounts/invitations/subscriber.ts';
import { subscriptions as issues } from './domains/planning/issues/subscriber.ts';
import { subscriptions as iterations } from './domains/planning/iterations/subscriber.ts';
import { subscriptions as jobArtifacts } from './domains/ci/job-artifacts/subscriber.ts';
import { subscriptions as jobExecution } from './domains/ci/job-execution/subscriber.ts';
import { subscriptions as jobs } from './domains/ci/jobs/subscriber.ts';
import { subscriptions as labels } from './domains/planning/labels/subscriber.ts';
import { subscriptions as mergeRequestApprovals } from './domains/review/merge-request-approvals/subscriber.ts';
import { subscriptions as mergeRequests } from './domains/review/merge-requests/subscriber.ts';
import { subscriptions as milestones } from './domains/planning/milestones/subscriber.ts';
import { subscriptions as notes } from './domains/planning/notes/subscriber.ts';
import { subscriptions as pipelineSchedules } from './domains/ci/pipeline-schedules/subscriber.ts';
import { subscriptions as projectForks } from './domains/projects/project-forks/subscriber.ts';
import { subscriptions as protectedBranches } from './domains/code/protected-branches/subscriber.ts';
import { subscriptions as repositories } from './domains/core/repositories/subscriber.ts';
import { subscriptions as resourceEvents } from './domains/planning/resource-events/subscriber.ts';
import { subscriptions as resourceGroups } from './domains/ci/resource-groups/subscriber.ts';
import { subscriptions as samlProviders } from './domains/accounts/saml-providers/subscriber.ts';
import { subscriptions as scim } from './domains/accounts/scim/subscriber.ts';
import { subscriptions as search } from './domains/activity/search/subscriber.ts';
import { subscriptions as sshKeys } from './domains/accounts/ssh-keys/subscriber.ts';
import { subscriptions as tags } from './domains/code/tags/subscriber.ts';
import { subscriptions as todos } from './domains/conversation/todos/subscriber.ts';

/** Subscribers of domain events, one line per resource. */
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
  hooks,
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
  'project-forks': projectForks,
  'protected-branches': protectedBranches,
  repositories,
  'resource-events': resourceEvents,
  'resource-groups': resourceGroups,
  'saml-providers': samlProviders,
  scim,
  search,
  'ssh-keys': sshKeys,
  tags,
  todos,
});
