import type { GraphQLSchema } from 'graphql';
import type { GraphqlResolvers } from '#generated/graphql/resolvers.ts';
import type { Loaders } from '#runtime/graphql/define.ts';
import type { GraphqlContext } from '#src/graphql/context.ts';

/** The functions of each file of `spec/graphql/`. */
export const graphqlFunctions = {
  awardEmoji: async () => (await import('#src/resources/award-emoji/graphql.ts')).awardEmojiGraphql,
  boards: async () => (await import('#src/resources/boards/graphql.ts')).boardsGraphql,
  branches: async () => (await import('#src/resources/branches/graphql.ts')).branchesGraphql,
  childEpics: async () => (await import('#src/resources/child-epics/graphql.ts')).childEpicsGraphql,
  ciLint: async () => (await import('#src/resources/ci-lint/graphql.ts')).ciLintGraphql,
  clusterAgents: async () =>
    (await import('#src/resources/cluster-agents/graphql.ts')).clusterAgentsGraphql,
  codeOwners: async () => (await import('#src/resources/code-owners/graphql.ts')).codeOwnersGraphql,
  commits: async () => (await import('#src/resources/commits/graphql.ts')).commitsGraphql,
  epics: async () => (await import('#src/resources/epics/graphql.ts')).epicsGraphql,
  epicIssues: async () => (await import('#src/resources/epic-issues/graphql.ts')).epicIssuesGraphql,
  environments: async () =>
    (await import('#src/resources/environments/graphql.ts')).environmentsGraphql,
  events: async () => (await import('#src/resources/events/graphql.ts')).eventsGraphql,
  groups: async () => (await import('#src/resources/groups/graphql.ts')).groupsGraphql,
  instance: async () => (await import('#src/resources/metadata/graphql.ts')).instanceGraphql,
  issueChanges: async () =>
    (await import('#src/resources/issues/graphql-changes.ts')).issueChangesGraphql,
  issueLinks: async () => (await import('#src/resources/issue-links/graphql.ts')).issueLinksGraphql,
  issues: async () => (await import('#src/resources/issues/graphql.ts')).issuesGraphql,
  iterations: async () => (await import('#src/resources/iterations/graphql.ts')).iterationsGraphql,
  jobs: async () => (await import('#src/resources/jobs/graphql.ts')).jobsGraphql,
  jobTokenScope: async () =>
    (await import('#src/resources/job-token-scope/graphql.ts')).jobTokenScopeGraphql,
  labels: async () => (await import('#src/resources/labels/graphql.ts')).labelsGraphql,
  mergeRequestApprovals: async () =>
    (await import('#src/resources/merge-request-approvals/graphql.ts'))
      .mergeRequestApprovalsGraphql,
  mergeRequestChanges: async () =>
    (await import('#src/resources/merge-requests/graphql-changes.ts')).mergeRequestChangesGraphql,
  mergeRequestPeople: async () =>
    (await import('#src/resources/merge-requests/graphql-people.ts')).mergeRequestPeopleGraphql,
  mergeRequestPipelines: async () =>
    (await import('#src/resources/pipelines/graphql-merge-requests.ts'))
      .mergeRequestPipelinesGraphql,
  mergeRequests: async () =>
    (await import('#src/resources/merge-requests/graphql.ts')).mergeRequestsGraphql,
  markdown: async () => (await import('#src/resources/markdown/graphql.ts')).markdownGraphql,
  members: async () => (await import('#src/resources/members/graphql.ts')).membersGraphql,
  milestones: async () => (await import('#src/resources/milestones/graphql.ts')).milestonesGraphql,
  namespaces: async () => (await import('#src/resources/namespaces/graphql.ts')).namespacesGraphql,
  notes: async () => (await import('#src/resources/notes/graphql.ts')).notesGraphql,
  permissions: async () => (await import('./permissions.ts')).permissionsGraphql,
  protectedBranches: async () =>
    (await import('#src/resources/protected-branches/graphql.ts')).protectedBranchesGraphql,
  pushRules: async () => (await import('#src/resources/push-rules/graphql.ts')).pushRulesGraphql,
  pipelines: async () => (await import('#src/resources/pipelines/graphql.ts')).pipelinesGraphql,
  projects: async () => (await import('#src/resources/projects/graphql.ts')).projectsGraphql,
  registry: async () =>
    (await import('#src/resources/container-registry/graphql.ts')).registryGraphql,
  repositories: async () =>
    (await import('#src/resources/repositories/graphql.ts')).repositoriesGraphql,
  repositoryFiles: async () =>
    (await import('#src/resources/repository-files/graphql.ts')).repositoryFilesGraphql,
  runners: async () => (await import('#src/resources/runners/graphql.ts')).runnersGraphql,
  timeboxReports: async () =>
    (await import('#src/resources/timebox-reports/graphql.ts')).timeboxReportsGraphql,
  timelogs: async () => (await import('#src/resources/time-tracking/graphql.ts')).timelogsGraphql,
  todos: async () => (await import('#src/resources/todos/graphql.ts')).todosGraphql,
  topics: async () => (await import('#src/resources/topics/graphql.ts')).topicsGraphql,
  variables: async () => (await import('#src/resources/variables/graphql.ts')).variablesGraphql,
  workItems: async () =>
    (await import('#src/resources/issues/graphql-work-items.ts')).workItemsGraphql,
  users: async () => (await import('#src/resources/users/graphql.ts')).usersGraphql,
} satisfies Loaders<GraphqlResolvers<GraphqlContext>>;

/** The type system: loaded when it is first asked for, its functions when they are. It is made anew each time. */
export async function loadGraphqlSchema(options: {
  readonly globalIdApp: string;
}): Promise<GraphQLSchema> {
  const { buildGraphqlSchema } = await import('#generated/graphql/schema.ts');
  return buildGraphqlSchema(graphqlFunctions, options);
}
