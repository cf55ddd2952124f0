// Generated from the names of files in src; do not edit. Run `npm run generate`.
import type { NothingUndeclared, Undeclared } from '../../generator/runtime/undeclared.ts';
import type { RequestContext } from '#src/context.ts';
import type { CommitsService } from '../commits/service.ts';
import type { DeploymentsService } from '../deployments/service.ts';
import type { EpicsService } from '../epics/service.ts';
import type { IssuesService } from '../issues/service.ts';
import type { MergeRequestsService } from '../merge-requests/service.ts';
import type { MilestonesService } from '../milestones/service.ts';
import type { PipelinesService } from '../pipelines/service.ts';
import type { SshKeysService } from '../ssh-keys/service.ts';
import type { Services } from '../services.ts';

const written = {
  'access-requests': async () => (await import('#src/domains/projects/access-requests/service.ts')).accessRequests,
  application: async () => (await import('#src/domains/platform/application/service.ts')).application,
  'application-settings': async () => (await import('#src/domains/platform/application-settings/service.ts')).applicationSettings,
  applications: async () => (await import('#src/domains/accounts/applications/service.ts')).applications,
  'approval-rules': async () => (await import('#src/domains/code/approval-rules/service.ts')).approvalRules,
  'audit-events': async () => (await import('#src/domains/activity/audit-events/service.ts')).auditEvents,
  'award-emoji': async () => (await import('#src/domains/conversation/award-emoji/service.ts')).awardEmoji,
  boards: async () => (await import('#src/domains/conversation/boards/service.ts')).boards,
  branches: async () => (await import('#src/domains/code/branches/service.ts')).branches,
  'broadcast-messages': async () => (await import('#src/domains/platform/broadcast-messages/service.ts')).broadcastMessages,
  changelogs: async () => (await import('#src/domains/code/changelogs/service.ts')).changelogs,
  'child-epics': async () => (await import('#src/domains/planning/child-epics/service.ts')).childEpics,
  'ci-lint': async () => (await import('#src/domains/ci/ci-lint/service.ts')).ciLint,
  'cluster-agents': async () => (await import('#src/domains/ci/cluster-agents/service.ts')).clusterAgents,
  'commit-discussions': async () => (await import('#src/domains/conversation/commit-discussions/service.ts')).commitDiscussions,
  'commit-statuses': async () => (await import('#src/domains/ci/commit-statuses/service.ts')).commitStatuses,
  commits: async () => ({
    ...(await import('#src/domains/ci/commits/service.ts')).commits,
    ...(await import('#src/domains/code/commits/service.ts')).commits,
    ...(await import('#src/domains/review/commits/service.ts')).commits,
  }) satisfies CommitsService<RequestContext>,
  'container-registry': async () => (await import('#src/domains/registry/container-registry/service.ts')).containerRegistry,
  'custom-attributes': async () => (await import('#src/domains/projects/custom-attributes/service.ts')).customAttributes,
  'deploy-keys': async () => (await import('#src/domains/projects/deploy-keys/service.ts')).deployKeys,
  'deploy-tokens': async () => (await import('#src/domains/projects/deploy-tokens/service.ts')).deployTokens,
  deployments: async () => ({
    ...(await import('#src/domains/ci/deployments/service.ts')).deployments,
    ...(await import('#src/domains/review/deployments/service.ts')).deployments,
  }) satisfies DeploymentsService<RequestContext>,
  discussions: async () => (await import('#src/domains/conversation/discussions/service.ts')).discussions,
  emails: async () => (await import('#src/domains/accounts/emails/service.ts')).emails,
  environments: async () => (await import('#src/domains/ci/environments/service.ts')).environments,
  'epic-issues': async () => (await import('#src/domains/planning/epic-issues/service.ts')).epicIssues,
  epics: async () => ({
    ...(await import('#src/domains/conversation/epics/service.ts')).epics,
    ...(await import('#src/domains/planning/epics/service.ts')).epics,
  }) satisfies EpicsService<RequestContext>,
  events: async () => (await import('#src/domains/activity/events/service.ts')).events,
  features: async () => (await import('#src/domains/platform/features/service.ts')).features,
  'gpg-keys': async () => (await import('#src/domains/accounts/gpg-keys/service.ts')).gpgKeys,
  graphql: async () => (await import('#src/graphql/service.ts')).graphql,
  'group-hooks': async () => (await import('#src/domains/delivery/group-hooks/service.ts')).groupHooks,
  'group-import-export': async () => (await import('#src/domains/transfer/group-import-export/service.ts')).groupImportExport,
  groups: async () => (await import('#src/domains/core/groups/service.ts')).groups,
  'impersonation-tokens': async () => (await import('#src/domains/accounts/impersonation-tokens/service.ts')).impersonationTokens,
  'import-export': async () => (await import('#src/domains/transfer/import-export/service.ts')).importExport,
  integrations: async () => (await import('#src/domains/delivery/integrations/service.ts')).integrations,
  invitations: async () => (await import('#src/domains/accounts/invitations/service.ts')).invitations,
  'issue-links': async () => (await import('#src/domains/planning/issue-links/service.ts')).issueLinks,
  'issue-statistics': async () => (await import('#src/domains/planning/issue-statistics/service.ts')).issueStatistics,
  issues: async () => ({
    ...(await import('#src/domains/conversation/issues/service.ts')).issues,
    ...(await import('#src/domains/planning/issues/service.ts')).issues,
    ...(await import('#src/domains/review/issues/service.ts')).issues,
  }) satisfies IssuesService<RequestContext>,
  iterations: async () => (await import('#src/domains/planning/iterations/service.ts')).iterations,
  'job-artifacts': async () => (await import('#src/domains/ci/job-artifacts/service.ts')).jobArtifacts,
  'job-execution': async () => (await import('#src/domains/ci/job-execution/service.ts')).jobExecution,
  'job-token-scope': async () => (await import('#src/domains/ci/job-token-scope/service.ts')).jobTokenScope,
  jobs: async () => (await import('#src/domains/ci/jobs/service.ts')).jobs,
  labels: async () => (await import('#src/domains/planning/labels/service.ts')).labels,
  'linked-epics': async () => (await import('#src/domains/planning/linked-epics/service.ts')).linkedEpics,
  markdown: async () => (await import('#src/domains/planning/markdown/service.ts')).markdown,
  members: async () => (await import('#src/domains/core/members/service.ts')).members,
  'merge-request-approvals': async () => (await import('#src/domains/review/merge-request-approvals/service.ts')).mergeRequestApprovals,
  'merge-request-diffs': async () => (await import('#src/domains/review/merge-request-diffs/service.ts')).mergeRequestDiffs,
  'merge-requests': async () => ({
    ...(await import('#src/domains/conversation/merge-requests/service.ts')).mergeRequests,
    ...(await import('#src/domains/review/merge-requests/service.ts')).mergeRequests,
  }) satisfies MergeRequestsService<RequestContext>,
  metadata: async () => (await import('#src/domains/platform/metadata/service.ts')).metadata,
  milestones: async () => ({
    ...(await import('#src/domains/planning/milestones/service.ts')).milestones,
    ...(await import('#src/domains/review/milestones/service.ts')).milestones,
  }) satisfies MilestonesService<RequestContext>,
  namespaces: async () => (await import('#src/domains/core/namespaces/service.ts')).namespaces,
  notes: async () => (await import('#src/domains/conversation/notes/service.ts')).notes,
  oauth: async () => (await import('#src/domains/accounts/oauth/service.ts')).oauth,
  'personal-access-tokens': async () => (await import('#src/domains/accounts/personal-access-tokens/service.ts')).personalAccessTokens,
  'pipeline-schedules': async () => (await import('#src/domains/ci/pipeline-schedules/service.ts')).pipelineSchedules,
  pipelines: async () => ({
    ...(await import('#src/domains/ci/pipelines/service.ts')).pipelines,
    ...(await import('#src/domains/review/pipelines/service.ts')).pipelines,
  }) satisfies PipelinesService<RequestContext>,
  'project-approvals': async () => (await import('#src/domains/code/project-approvals/service.ts')).projectApprovals,
  'project-forks': async () => (await import('#src/domains/projects/project-forks/service.ts')).projectForks,
  'project-hooks': async () => (await import('#src/domains/delivery/project-hooks/service.ts')).projectHooks,
  'project-lifecycle': async () => (await import('#src/domains/projects/project-lifecycle/service.ts')).projectLifecycle,
  'project-maintenance': async () => (await import('#src/domains/projects/project-maintenance/service.ts')).projectMaintenance,
  'project-sharing': async () => (await import('#src/domains/projects/project-sharing/service.ts')).projectSharing,
  'project-stars': async () => (await import('#src/domains/projects/project-stars/service.ts')).projectStars,
  'project-templates': async () => (await import('#src/domains/projects/project-templates/service.ts')).projectTemplates,
  'project-uploads': async () => (await import('#src/domains/projects/project-uploads/service.ts')).projectUploads,
  projects: async () => (await import('#src/domains/core/projects/service.ts')).projects,
  'protected-branches': async () => (await import('#src/domains/code/protected-branches/service.ts')).protectedBranches,
  'protected-environments': async () => (await import('#src/domains/ci/protected-environments/service.ts')).protectedEnvironments,
  'protected-tags': async () => (await import('#src/domains/code/protected-tags/service.ts')).protectedTags,
  'push-rules': async () => (await import('#src/domains/code/push-rules/service.ts')).pushRules,
  'relations-export': async () => (await import('#src/domains/transfer/relations-export/service.ts')).relationsExport,
  repositories: async () => (await import('#src/domains/core/repositories/service.ts')).repositories,
  'repository-files': async () => (await import('#src/domains/code/repository-files/service.ts')).repositoryFiles,
  'resource-access-tokens': async () => (await import('#src/domains/accounts/resource-access-tokens/service.ts')).resourceAccessTokens,
  'resource-events': async () => (await import('#src/domains/conversation/resource-events/service.ts')).resourceEvents,
  'resource-groups': async () => (await import('#src/domains/ci/resource-groups/service.ts')).resourceGroups,
  runners: async () => (await import('#src/domains/ci/runners/service.ts')).runners,
  'saml-providers': async () => (await import('#src/domains/accounts/saml-providers/service.ts')).samlProviders,
  scim: async () => (await import('#src/domains/accounts/scim/service.ts')).scim,
  search: async () => (await import('#src/domains/activity/search/service.ts')).search,
  'secure-files': async () => (await import('#src/domains/ci/secure-files/service.ts')).secureFiles,
  'ssh-keys': async () => ({
    ...(await import('#src/domains/accounts/ssh-keys/service.ts')).sshKeys,
    ...(await import('#src/domains/projects/ssh-keys/service.ts')).sshKeys,
  }) satisfies SshKeysService<RequestContext>,
  suggestions: async () => (await import('#src/domains/review/suggestions/service.ts')).suggestions,
  'system-hooks': async () => (await import('#src/domains/delivery/system-hooks/service.ts')).systemHooks,
  tags: async () => (await import('#src/domains/code/tags/service.ts')).tags,
  templates: async () => (await import('#src/domains/projects/templates/service.ts')).templates,
  todos: async () => (await import('#src/domains/conversation/todos/service.ts')).todos,
  topics: async () => (await import('#src/domains/projects/topics/service.ts')).topics,
  triggers: async () => (await import('#src/domains/ci/triggers/service.ts')).triggers,
  users: async () => (await import('#src/domains/core/users/service.ts')).users,
  variables: async () => (await import('#src/domains/ci/variables/service.ts')).variables,
} satisfies Services<RequestContext>;

/** Functions of the operations, loaded on first use: `service.ts` of each resource. */
export const services: Services<RequestContext> = written;

export { graphqlFunctions } from './graphql.ts';

/** The type check reports here the properties that functions return and the document does not declare. */
export type DeclaredAnswers = NothingUndeclared<
  Undeclared<Services<RequestContext>, typeof written>
>;
