import type { Services } from '#generated/services.ts';
import type { NothingUndeclared, Undeclared } from '#runtime/undeclared.ts';
import type { RequestContext } from './context.ts';

const written = {
  'access-requests': async () =>
    (await import('./resources/access-requests/service.ts')).accessRequests,
  application: async () => (await import('./resources/application/service.ts')).application,
  'application-settings': async () =>
    (await import('./resources/application-settings/service.ts')).applicationSettings,
  applications: async () => (await import('./resources/applications/service.ts')).applications,
  'approval-rules': async () =>
    (await import('./resources/approval-rules/service.ts')).approvalRules,
  'audit-events': async () => (await import('./resources/audit-events/service.ts')).auditEvents,
  'award-emoji': async () => (await import('./resources/award-emoji/service.ts')).awardEmoji,
  boards: async () => (await import('./resources/boards/service.ts')).boards,
  branches: async () => (await import('./resources/branches/service.ts')).branches,
  'broadcast-messages': async () =>
    (await import('./resources/broadcast-messages/service.ts')).broadcastMessages,
  changelogs: async () => (await import('./resources/changelogs/service.ts')).changelogs,
  'child-epics': async () => (await import('./resources/child-epics/service.ts')).childEpics,
  'ci-lint': async () => (await import('./resources/ci-lint/service.ts')).ciLint,
  'cluster-agents': async () =>
    (await import('./resources/cluster-agents/service.ts')).clusterAgents,
  'commit-discussions': async () =>
    (await import('./resources/commit-discussions/service.ts')).commitDiscussions,
  'commit-statuses': async () =>
    (await import('./resources/commit-statuses/service.ts')).commitStatuses,
  commits: async () => (await import('./resources/commits/service.ts')).commits,
  'container-registry': async () =>
    (await import('./resources/container-registry/service.ts')).containerRegistry,
  'custom-attributes': async () =>
    (await import('./resources/custom-attributes/service.ts')).customAttributes,
  deployments: async () => (await import('./resources/deployments/service.ts')).deployments,
  'deploy-keys': async () => (await import('./resources/deploy-keys/service.ts')).deployKeys,
  'deploy-tokens': async () => (await import('./resources/deploy-tokens/service.ts')).deployTokens,
  discussions: async () => (await import('./resources/discussions/service.ts')).discussions,
  emails: async () => (await import('./resources/emails/service.ts')).emails,
  environments: async () => (await import('./resources/environments/service.ts')).environments,
  'epic-issues': async () => (await import('./resources/epic-issues/service.ts')).epicIssues,
  epics: async () => (await import('./resources/epics/service.ts')).epics,
  events: async () => (await import('./resources/events/service.ts')).events,
  features: async () => (await import('./resources/features/service.ts')).features,
  'gpg-keys': async () => (await import('./resources/gpg-keys/service.ts')).gpgKeys,
  graphql: async () => (await import('./graphql/service.ts')).graphql,
  'group-hooks': async () => (await import('./resources/group-hooks/service.ts')).groupHooks,
  'group-import-export': async () =>
    (await import('./resources/group-import-export/service.ts')).groupImportExport,
  groups: async () => (await import('./resources/groups/service.ts')).groups,
  'impersonation-tokens': async () =>
    (await import('./resources/impersonation-tokens/service.ts')).impersonationTokens,
  integrations: async () => (await import('./resources/integrations/service.ts')).integrations,
  'import-export': async () => (await import('./resources/import-export/service.ts')).importExport,
  invitations: async () => (await import('./resources/invitations/service.ts')).invitations,
  'issue-links': async () => (await import('./resources/issue-links/service.ts')).issueLinks,
  'issue-statistics': async () =>
    (await import('./resources/issue-statistics/service.ts')).issueStatistics,
  issues: async () => (await import('./resources/issues/service.ts')).issues,
  iterations: async () => (await import('./resources/iterations/service.ts')).iterations,
  'job-execution': async () => (await import('./resources/job-execution/service.ts')).jobExecution,
  'job-artifacts': async () => (await import('./resources/job-artifacts/service.ts')).jobArtifacts,
  jobs: async () => (await import('./resources/jobs/service.ts')).jobs,
  labels: async () => (await import('./resources/labels/service.ts')).labels,
  'linked-epics': async () => (await import('./resources/linked-epics/service.ts')).linkedEpics,
  markdown: async () => (await import('./resources/markdown/service.ts')).markdown,
  members: async () => (await import('./resources/members/service.ts')).members,
  'merge-request-approvals': async () =>
    (await import('./resources/merge-request-approvals/service.ts')).mergeRequestApprovals,
  'merge-request-diffs': async () =>
    (await import('./resources/merge-request-diffs/service.ts')).mergeRequestDiffs,
  'merge-requests': async () =>
    (await import('./resources/merge-requests/service.ts')).mergeRequests,
  metadata: async () => (await import('./resources/metadata/service.ts')).metadata,
  milestones: async () => (await import('./resources/milestones/service.ts')).milestones,
  namespaces: async () => (await import('./resources/namespaces/service.ts')).namespaces,
  notes: async () => (await import('./resources/notes/service.ts')).notes,
  oauth: async () => (await import('./resources/oauth/service.ts')).oauth,
  'pipeline-schedules': async () =>
    (await import('./resources/pipeline-schedules/service.ts')).pipelineSchedules,
  'personal-access-tokens': async () =>
    (await import('./resources/personal-access-tokens/service.ts')).personalAccessTokens,
  'project-approvals': async () =>
    (await import('./resources/project-approvals/service.ts')).projectApprovals,
  'project-forks': async () => (await import('./resources/project-forks/service.ts')).projectForks,
  'project-hooks': async () => (await import('./resources/project-hooks/service.ts')).projectHooks,
  'project-lifecycle': async () =>
    (await import('./resources/project-lifecycle/service.ts')).projectLifecycle,
  'project-maintenance': async () =>
    (await import('./resources/project-maintenance/service.ts')).projectMaintenance,
  'project-sharing': async () =>
    (await import('./resources/project-sharing/service.ts')).projectSharing,
  'project-stars': async () => (await import('./resources/project-stars/service.ts')).projectStars,
  'project-templates': async () =>
    (await import('./resources/project-templates/service.ts')).projectTemplates,
  'project-uploads': async () =>
    (await import('./resources/project-uploads/service.ts')).projectUploads,
  pipelines: async () => (await import('./resources/pipelines/service.ts')).pipelines,
  projects: async () => (await import('./resources/projects/service.ts')).projects,
  'protected-branches': async () =>
    (await import('./resources/protected-branches/service.ts')).protectedBranches,
  'protected-environments': async () =>
    (await import('./resources/protected-environments/service.ts')).protectedEnvironments,
  'protected-tags': async () =>
    (await import('./resources/protected-tags/service.ts')).protectedTags,
  'push-rules': async () => (await import('./resources/push-rules/service.ts')).pushRules,
  'relations-export': async () =>
    (await import('./resources/relations-export/service.ts')).relationsExport,
  repositories: async () => (await import('./resources/repositories/service.ts')).repositories,
  'repository-files': async () =>
    (await import('./resources/repository-files/service.ts')).repositoryFiles,
  'resource-access-tokens': async () =>
    (await import('./resources/resource-access-tokens/service.ts')).resourceAccessTokens,
  'resource-events': async () =>
    (await import('./resources/resource-events/service.ts')).resourceEvents,
  'resource-groups': async () =>
    (await import('./resources/resource-groups/service.ts')).resourceGroups,
  'job-token-scope': async () =>
    (await import('./resources/job-token-scope/service.ts')).jobTokenScope,
  runners: async () => (await import('./resources/runners/service.ts')).runners,
  'saml-providers': async () =>
    (await import('./resources/saml-providers/service.ts')).samlProviders,
  scim: async () => (await import('./resources/scim/service.ts')).scim,
  search: async () => (await import('./resources/search/service.ts')).searches,
  'secure-files': async () => (await import('./resources/secure-files/service.ts')).secureFiles,
  'ssh-keys': async () => (await import('./resources/ssh-keys/service.ts')).sshKeys,
  suggestions: async () => (await import('./resources/suggestions/service.ts')).suggestions,
  'system-hooks': async () => (await import('./resources/system-hooks/service.ts')).systemHooks,
  tags: async () => (await import('./resources/tags/service.ts')).tags,
  todos: async () => (await import('./resources/todos/service.ts')).todos,
  topics: async () => (await import('./resources/topics/service.ts')).topics,
  triggers: async () => (await import('./resources/triggers/service.ts')).triggers,
  users: async () => (await import('./resources/users/service.ts')).users,
  variables: async () => (await import('./resources/variables/service.ts')).variables,
} satisfies Services<RequestContext>;

/** Functions behind the operations of the document; one line per resource, loaded on first use. */
export const services: Services<RequestContext> = written;

export { graphqlFunctions } from './graphql/load-schema.ts';

/** The type check names here what a function answers and the document does not declare. */
export type DeclaredAnswers = NothingUndeclared<
  Undeclared<Services<RequestContext>, typeof written>
>;
