import type { Subscription } from './domain-events/subscription.ts';
import { subscriptions as accountMail } from './resources/account-mail/subscriber.ts';
import { subscriptions as epics } from './resources/epics/subscriber.ts';
import { subscriptions as auditEvents } from './resources/audit-events/subscriber.ts';
import { subscriptions as awardEmoji } from './resources/award-emoji/subscriber.ts';
import { subscriptions as containerRegistry } from './resources/container-registry/subscriber.ts';
import { subscriptions as deployKeys } from './resources/deploy-keys/subscriber.ts';
import { subscriptions as deployments } from './resources/deployments/subscriber.ts';
import { subscriptions as events } from './resources/events/subscriber.ts';
import { subscriptions as hooks } from './resources/hooks/subscriber.ts';
import { subscriptions as invitations } from './resources/invitations/subscriber.ts';
import { subscriptions as issues } from './resources/issues/subscriber.ts';
import { subscriptions as jobArtifacts } from './resources/job-artifacts/subscriber.ts';
import { subscriptions as boards } from './resources/boards/subscriber.ts';
import { subscriptions as jobExecution } from './resources/job-execution/subscriber.ts';
import { subscriptions as jobs } from './resources/jobs/subscriber.ts';
import { subscriptions as labels } from './resources/labels/subscriber.ts';
import { subscriptions as approvals } from './resources/merge-request-approvals/subscriber.ts';
import { subscriptions as cutForks } from './resources/merge-requests/close-between-forks.ts';
import { subscriptions as closedIssues } from './resources/merge-requests/close-issues.ts';
import { autoMergeSubscriptions as autoMerge } from './resources/merge-requests/auto-merge.ts';
import { subscriptions as mergeRequests } from './resources/merge-requests/check.ts';
import { subscriptions as pushedRequests } from './resources/merge-requests/follow-push.ts';
import { subscriptions as releasedRequests } from './resources/merge-requests/release-refs.ts';
import { subscriptions as retargetedRequests } from './resources/merge-requests/merge/retarget.ts';
import { subscriptions as peopleOfRequests } from './resources/merge-requests/of-users.ts';
import { subscriptions as milestones } from './resources/milestones/subscriber.ts';
import { subscriptions as notes } from './resources/notes/subscriber.ts';
import { subscriptions as iterations } from './resources/iterations/subscriber.ts';
import { subscriptions as pipelineSchedules } from './resources/pipeline-schedules/of-shut-out-users.ts';
import { subscriptions as projectForks } from './resources/project-forks/subscriber.ts';
import { subscriptions as protectedBranches } from './resources/protected-branches/subscriber.ts';
import { subscriptions as repositories } from './resources/repositories/subscriber.ts';
import { subscriptions as samlProviders } from './resources/saml-providers/subscriber.ts';
import { subscriptions as scim } from './resources/scim/subscriber.ts';
import { subscriptions as search } from './resources/search/subscriber.ts';
import { subscriptions as resourceGroups } from './resources/resource-groups/subscriber.ts';
import { subscriptions as resourceEvents } from './resources/resource-events/subscriber.ts';
import { subscriptions as sshKeys } from './resources/ssh-keys/subscriber.ts';
import { subscriptions as tags } from './resources/tags/subscriber.ts';
import { subscriptions as crossReferences } from './resources/cross-references/cross-references.ts';
import { subscriptions as mentions } from './resources/cross-references/mentions.ts';
import { subscriptions as commentedCommits } from './resources/cross-references/commented-commits.ts';
import { subscriptions as pushedCommits } from './resources/cross-references/pushed-commits.ts';
import { subscriptions as todos } from './resources/todos/subscriber.ts';

/** Everything that follows from domain events; one line per resource that subscribes, told in this order. */
export const subscriptions: readonly Subscription[] = [
  ...accountMail,
  ...auditEvents,
  ...containerRegistry,
  ...deployKeys,
  ...deployments,
  ...epics,
  ...events,
  ...invitations,
  ...issues,
  ...iterations,
  ...jobExecution,
  ...jobArtifacts,
  ...jobs,
  ...labels,
  ...closedIssues,
  ...cutForks,
  ...projectForks,
  ...mergeRequests,
  ...peopleOfRequests,
  ...approvals,
  ...autoMerge,
  ...milestones,
  // The labels and milestones of what moved are there already.
  ...boards,
  ...tags,
  ...pipelineSchedules,
  ...protectedBranches,
  ...repositories,
  ...samlProviders,
  ...scim,
  ...search,
  ...sshKeys,
  // Who is assigned is asked for that, and not for being mentioned.
  ...todos,
  ...mentions,
  ...notes,
  ...awardEmoji,
  ...crossReferences,
  ...commentedCommits,
  ...pushedCommits,
  ...pushedRequests,
  ...releasedRequests,
  ...retargetedRequests,
  ...resourceEvents,
  ...resourceGroups,
  // They show what all others made of it.
  ...hooks,
];
