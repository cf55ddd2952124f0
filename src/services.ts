import type { Services } from '#generated/services.ts';
import type { NothingUndeclared, Undeclared } from '#runtime/undeclared.ts';
import type { RequestContext } from './context.ts';

const written = {
  'access-requests': async () =>
    (await import('./domains/projects/access-requests/service.ts')).accessRequests,
  application: async () => (await import('./domains/platform/application/service.ts')).application,
  'application-settings': async () =>
    (await import('./domains/platform/application-settings/service.ts')).applicationSettings,
  applications: async () =>
    (await import('./domains/accounts/applications/service.ts')).applications,
  'approval-rules': async () =>
    (await import('./domains/code/approval-rules/service.ts')).approvalRules,
  'audit-events': async () =>
    (await import('./domains/activity/audit-events/service.ts')).auditEvents,
  'award-emoji': async () =>
    (await import('./domains/conversation/award-emoji/service.ts')).awardEmoji,
  boards: async () => (await import('./domains/conversation/boards/service.ts')).boards,
  branches: async () => (await import('./domains/code/branches/service.ts')).branches,
  'broadcast-messages': async () =>
    (await import('./domains/platform/broadcast-messages/service.ts')).broadcastMessages,
  changelogs: async () => (await import('./domains/code/changelogs/service.ts')).changelogs,
  'child-epics': async () => (await import('./domains/planning/child-epics/service.ts')).childEpics,
  'ci-lint': async () => (await import('./domains/ci/ci-lint/service.ts')).ciLint,
  'cluster-agents': async () =>
    (await import('./domains/ci/cluster-agents/service.ts')).clusterAgents,
  'commit-discussions': async () =>
    (await import('./domains/conversation/commit-discussions/service.ts')).commitDiscussions,
  'commit-statuses': async () =>
    (await import('./domains/ci/commit-statuses/service.ts')).commitStatuses,
  commits: async () => (await import('./domains/code/commits/service.ts')).commits,
  'container-registry': async () =>
    (await import('./domains/registry/container-registry/service.ts')).containerRegistry,
  'custom-attributes': async () =>
    (await import('./domains/projects/custom-attributes/service.ts')).customAttributes,
  deployments: async () => (await import('./domains/ci/deployments/service.ts')).deployments,
  'deploy-keys': async () => (await import('./domains/projects/deploy-keys/service.ts')).deployKeys,
  'deploy-tokens': async () =>
    (await import('./domains/projects/deploy-tokens/service.ts')).deployTokens,
  discussions: async () =>
    (await import('./domains/conversation/discussions/service.ts')).discussions,
  emails: async () => (await import('./domains/accounts/emails/service.ts')).emails,
  environments: async () => (await import('./domains/ci/environments/service.ts')).environments,
  'epic-issues': async () => (await import('./domains/planning/epic-issues/service.ts')).epicIssues,
  epics: async () => (await import('./domains/planning/epics/service.ts')).epics,
  events: async () => (await import('./domains/activity/events/service.ts')).events,
  features: async () => (await import('./domains/platform/features/service.ts')).features,
  'gpg-keys': async () => (await import('./domains/accounts/gpg-keys/service.ts')).gpgKeys,
  graphql: async () => (await import('./graphql/service.ts')).graphql,
  'group-hooks': async () => (await import('./domains/delivery/group-hooks/service.ts')).groupHooks,
  'group-import-export': async () =>
    (await import('./domains/transfer/group-import-export/service.ts')).groupImportExport,
  groups: async () => (await import('./domains/core/groups/service.ts')).groups,
  'impersonation-tokens': async () =>
    (await import('./domains/accounts/impersonation-tokens/service.ts')).impersonationTokens,
  integrations: async () =>
    (await import('./domains/delivery/integrations/service.ts')).integrations,
  'import-export': async () =>
    (await import('./domains/transfer/import-export/service.ts')).importExport,
  invitations: async () => (await import('./domains/accounts/invitations/service.ts')).invitations,
  'issue-links': async () => (await import('./domains/planning/issue-links/service.ts')).issueLinks,
  'issue-statistics': async () =>
    (await import('./domains/planning/issue-statistics/service.ts')).issueStatistics,
  issues: async () => (await import('./domains/planning/issues/service.ts')).issues,
  iterations: async () => (await import('./domains/planning/iterations/service.ts')).iterations,
  'job-execution': async () => (await import('./domains/ci/job-execution/service.ts')).jobExecution,
  'job-artifacts': async () => (await import('./domains/ci/job-artifacts/service.ts')).jobArtifacts,
  jobs: async () => (await import('./domains/ci/jobs/service.ts')).jobs,
  labels: async () => (await import('./domains/planning/labels/service.ts')).labels,
  'linked-epics': async () =>
    (await import('./domains/planning/linked-epics/service.ts')).linkedEpics,
  markdown: async () => (await import('./domains/planning/markdown/service.ts')).markdown,
  members: async () => (await import('./domains/core/members/service.ts')).members,
  'merge-request-approvals': async () =>
    (await import('./domains/review/merge-request-approvals/service.ts')).mergeRequestApprovals,
  'merge-request-diffs': async () =>
    (await import('./domains/review/merge-request-diffs/service.ts')).mergeRequestDiffs,
  'merge-requests': async () =>
    (await import('./domains/review/merge-requests/service.ts')).mergeRequests,
  metadata: async () => (await import('./domains/platform/metadata/service.ts')).metadata,
  milestones: async () => (await import('./domains/planning/milestones/service.ts')).milestones,
  namespaces: async () => (await import('./domains/core/namespaces/service.ts')).namespaces,
  notes: async () => (await import('./domains/conversation/notes/service.ts')).notes,
  oauth: async () => (await import('./domains/accounts/oauth/service.ts')).oauth,
  'pipeline-schedules': async () =>
    (await import('./domains/ci/pipeline-schedules/service.ts')).pipelineSchedules,
  'personal-access-tokens': async () =>
    (await import('./domains/accounts/personal-access-tokens/service.ts')).personalAccessTokens,
  'project-approvals': async () =>
    (await import('./domains/code/project-approvals/service.ts')).projectApprovals,
  'project-forks': async () =>
    (await import('./domains/projects/project-forks/service.ts')).projectForks,
  'project-hooks': async () =>
    (await import('./domains/delivery/project-hooks/service.ts')).projectHooks,
  'project-lifecycle': async () =>
    (await import('./domains/projects/project-lifecycle/service.ts')).projectLifecycle,
  'project-maintenance': async () =>
    (await import('./domains/projects/project-maintenance/service.ts')).projectMaintenance,
  'project-sharing': async () =>
    (await import('./domains/projects/project-sharing/service.ts')).projectSharing,
  'project-stars': async () =>
    (await import('./domains/projects/project-stars/service.ts')).projectStars,
  'project-templates': async () =>
    (await import('./domains/projects/project-templates/service.ts')).projectTemplates,
  'project-uploads': async () =>
    (await import('./domains/projects/project-uploads/service.ts')).projectUploads,
  pipelines: async () => (await import('./domains/ci/pipelines/service.ts')).pipelines,
  projects: async () => (await import('./domains/core/projects/service.ts')).projects,
  'protected-branches': async () =>
    (await import('./domains/code/protected-branches/service.ts')).protectedBranches,
  'protected-environments': async () =>
    (await import('./domains/ci/protected-environments/service.ts')).protectedEnvironments,
  'protected-tags': async () =>
    (await import('./domains/code/protected-tags/service.ts')).protectedTags,
  'push-rules': async () => (await import('./domains/code/push-rules/service.ts')).pushRules,
  'relations-export': async () =>
    (await import('./domains/transfer/relations-export/service.ts')).relationsExport,
  repositories: async () => (await import('./domains/core/repositories/service.ts')).repositories,
  'repository-files': async () =>
    (await import('./domains/code/repository-files/service.ts')).repositoryFiles,
  'resource-access-tokens': async () =>
    (await import('./domains/accounts/resource-access-tokens/service.ts')).resourceAccessTokens,
  'resource-events': async () =>
    (await import('./domains/conversation/resource-events/service.ts')).resourceEvents,
  'resource-groups': async () =>
    (await import('./domains/ci/resource-groups/service.ts')).resourceGroups,
  'job-token-scope': async () =>
    (await import('./domains/ci/job-token-scope/service.ts')).jobTokenScope,
  runners: async () => (await import('./domains/ci/runners/service.ts')).runners,
  'saml-providers': async () =>
    (await import('./domains/accounts/saml-providers/service.ts')).samlProviders,
  scim: async () => (await import('./domains/accounts/scim/service.ts')).scim,
  search: async () => (await import('./domains/activity/search/service.ts')).searches,
  'secure-files': async () => (await import('./domains/ci/secure-files/service.ts')).secureFiles,
  'ssh-keys': async () => (await import('./domains/accounts/ssh-keys/service.ts')).sshKeys,
  suggestions: async () => (await import('./domains/review/suggestions/service.ts')).suggestions,
  'system-hooks': async () =>
    (await import('./domains/delivery/system-hooks/service.ts')).systemHooks,
  tags: async () => (await import('./domains/code/tags/service.ts')).tags,
  todos: async () => (await import('./domains/conversation/todos/service.ts')).todos,
  topics: async () => (await import('./domains/projects/topics/service.ts')).topics,
  triggers: async () => (await import('./domains/ci/triggers/service.ts')).triggers,
  users: async () => (await import('./domains/core/users/service.ts')).users,
  variables: async () => (await import('./domains/ci/variables/service.ts')).variables,
} satisfies Services<RequestContext>;

/** Functions behind the operations of the document; one line per resource, loaded on first use. */
export const services: Services<RequestContext> = written;

export { graphqlFunctions } from './graphql/load-schema.ts';

/** The type check names here what a function answers and the document does not declare. */
export type DeclaredAnswers = NothingUndeclared<
  Undeclared<Services<RequestContext>, typeof written>
>;
