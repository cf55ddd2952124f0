import type { GraphQLSchema } from 'graphql';
import type { GraphqlResolvers } from '#generated/graphql/resolvers.ts';
import type { Loaders } from '#runtime/graphql/define.ts';
import type { GraphqlContext } from './context.ts';

/** The functions of each file of `spec/graphql/`. */
export const graphqlFunctions = {
  awardEmoji: async () => (await import('./conversation/award-emoji.ts')).awardEmojiGraphql,
  boards: async () => (await import('./conversation/boards.ts')).boardsGraphql,
  branches: async () => (await import('./code/branches.ts')).branchesGraphql,
  childEpics: async () => (await import('./planning/child-epics.ts')).childEpicsGraphql,
  ciLint: async () => (await import('./ci/ci-lint.ts')).ciLintGraphql,
  clusterAgents: async () => (await import('./ci/cluster-agents.ts')).clusterAgentsGraphql,
  codeOwners: async () => (await import('./code/code-owners.ts')).codeOwnersGraphql,
  commits: async () => (await import('./code/commits.ts')).commitsGraphql,
  epics: async () => (await import('./planning/epics.ts')).epicsGraphql,
  epicIssues: async () => (await import('./planning/epic-issues.ts')).epicIssuesGraphql,
  environments: async () => (await import('./ci/environments.ts')).environmentsGraphql,
  events: async () => (await import('./activity/events.ts')).eventsGraphql,
  groups: async () => (await import('./core/groups.ts')).groupsGraphql,
  instance: async () => (await import('./platform/metadata.ts')).instanceGraphql,
  issueChanges: async () => (await import('./planning/issues-changes.ts')).issueChangesGraphql,
  issueLinks: async () => (await import('./planning/issue-links.ts')).issueLinksGraphql,
  issues: async () => (await import('./planning/issues.ts')).issuesGraphql,
  iterations: async () => (await import('./planning/iterations.ts')).iterationsGraphql,
  jobs: async () => (await import('./ci/jobs.ts')).jobsGraphql,
  jobTokenScope: async () => (await import('./ci/job-token-scope.ts')).jobTokenScopeGraphql,
  labels: async () => (await import('./planning/labels.ts')).labelsGraphql,
  mergeRequestApprovals: async () =>
    (await import('./review/merge-request-approvals.ts')).mergeRequestApprovalsGraphql,
  mergeRequestChanges: async () =>
    (await import('./review/merge-requests-changes.ts')).mergeRequestChangesGraphql,
  mergeRequestPeople: async () =>
    (await import('./review/merge-requests-people.ts')).mergeRequestPeopleGraphql,
  mergeRequestPipelines: async () =>
    (await import('./ci/pipelines-merge-requests.ts')).mergeRequestPipelinesGraphql,
  mergeRequests: async () => (await import('./review/merge-requests.ts')).mergeRequestsGraphql,
  markdown: async () => (await import('./planning/markdown.ts')).markdownGraphql,
  members: async () => (await import('./core/members.ts')).membersGraphql,
  milestones: async () => (await import('./planning/milestones.ts')).milestonesGraphql,
  namespaces: async () => (await import('./core/namespaces.ts')).namespacesGraphql,
  notes: async () => (await import('./planning/notes.ts')).notesGraphql,
  permissions: async () => (await import('./core/permissions.ts')).permissionsGraphql,
  protectedBranches: async () =>
    (await import('./code/protected-branches.ts')).protectedBranchesGraphql,
  pushRules: async () => (await import('./code/push-rules.ts')).pushRulesGraphql,
  pipelines: async () => (await import('./ci/pipelines.ts')).pipelinesGraphql,
  projects: async () => (await import('./core/projects.ts')).projectsGraphql,
  registry: async () => (await import('./registry/container-registry.ts')).registryGraphql,
  repositories: async () => (await import('./core/repositories.ts')).repositoriesGraphql,
  repositoryFiles: async () => (await import('./code/repository-files.ts')).repositoryFilesGraphql,
  runners: async () => (await import('./ci/runners.ts')).runnersGraphql,
  timeboxReports: async () => (await import('./planning/timebox-reports.ts')).timeboxReportsGraphql,
  timelogs: async () => (await import('./planning/time-tracking.ts')).timelogsGraphql,
  todos: async () => (await import('./conversation/todos.ts')).todosGraphql,
  topics: async () => (await import('./projects/topics.ts')).topicsGraphql,
  variables: async () => (await import('./ci/variables.ts')).variablesGraphql,
  workItems: async () => (await import('./planning/issues-work-items.ts')).workItemsGraphql,
  users: async () => (await import('./core/users.ts')).usersGraphql,
} satisfies Loaders<GraphqlResolvers<GraphqlContext>>;

/** The type system: loaded when it is first asked for, its functions when they are. It is made anew each time. */
export async function loadGraphqlSchema(options: {
  readonly globalIdApp: string;
}): Promise<GraphQLSchema> {
  const { buildGraphqlSchema } = await import('#generated/graphql/schema.ts');
  return buildGraphqlSchema(graphqlFunctions, options);
}
