import { sortSubscriptions } from './domain-events/order.ts';
import { subscriptions as accountMail } from './resources/account-mail/subscriber.ts';
import { subscriptions as auditEvents } from './resources/audit-events/subscriber.ts';
import { subscriptions as awardEmoji } from './resources/award-emoji/subscriber.ts';
import { subscriptions as boards } from './resources/boards/subscriber.ts';
import { subscriptions as containerRegistry } from './resources/container-registry/subscriber.ts';
import { subscriptions as crossReferences } from './resources/cross-references/subscriber.ts';
import { subscriptions as deployKeys } from './resources/deploy-keys/subscriber.ts';
import { subscriptions as deployments } from './resources/deployments/subscriber.ts';
import { subscriptions as epics } from './resources/epics/subscriber.ts';
import { subscriptions as events } from './resources/events/subscriber.ts';
import { subscriptions as hooks } from './resources/hooks/subscriber.ts';
import { subscriptions as invitations } from './resources/invitations/subscriber.ts';
import { subscriptions as issues } from './resources/issues/subscriber.ts';
import { subscriptions as iterations } from './resources/iterations/subscriber.ts';
import { subscriptions as jobArtifacts } from './resources/job-artifacts/subscriber.ts';
import { subscriptions as jobExecution } from './resources/job-execution/subscriber.ts';
import { subscriptions as jobs } from './resources/jobs/subscriber.ts';
import { subscriptions as labels } from './resources/labels/subscriber.ts';
import { subscriptions as mergeRequestApprovals } from './resources/merge-request-approvals/subscriber.ts';
import { subscriptions as mergeRequests } from './resources/merge-requests/subscriber.ts';
import { subscriptions as milestones } from './resources/milestones/subscriber.ts';
import { subscriptions as notes } from './resources/notes/subscriber.ts';
import { subscriptions as pipelineSchedules } from './resources/pipeline-schedules/subscriber.ts';
import { subscriptions as projectForks } from './resources/project-forks/subscriber.ts';
import { subscriptions as protectedBranches } from './resources/protected-branches/subscriber.ts';
import { subscriptions as repositories } from './resources/repositories/subscriber.ts';
import { subscriptions as resourceEvents } from './resources/resource-events/subscriber.ts';
import { subscriptions as resourceGroups } from './resources/resource-groups/subscriber.ts';
import { subscriptions as samlProviders } from './resources/saml-providers/subscriber.ts';
import { subscriptions as scim } from './resources/scim/subscriber.ts';
import { subscriptions as search } from './resources/search/subscriber.ts';
import { subscriptions as sshKeys } from './resources/ssh-keys/subscriber.ts';
import { subscriptions as tags } from './resources/tags/subscriber.ts';
import { subscriptions as todos } from './resources/todos/subscriber.ts';

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
