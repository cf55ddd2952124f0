import type { GraphQLSchema } from 'graphql';
import type { GraphqlResolvers } from '../../../generated/graphql/resolvers.ts';
import type { Loaders } from '../../../generator/runtime/graphql/define.ts';
import type { GraphqlContext } from '../../graphql/context.ts';

/** The functions of each file of `spec/graphql/`. */
export const graphqlFunctions = {
  awardEmoji: async () => (await import('../award-emoji/graphql.ts')).awardEmojiGraphql,
  boards: async () => (await import('../boards/graphql.ts')).boardsGraphql,
  branches: async () => (await import('../branches/graphql.ts')).branchesGraphql,
  childEpics: async () => (await import('../child-epics/graphql.ts')).childEpicsGraphql,
  ciLint: async () => (await import('../ci-lint/graphql.ts')).ciLintGraphql,
  clusterAgents: async () => (await import('../cluster-agents/graphql.ts')).clusterAgentsGraphql,
  codeOwners: async () => (await import('../code-owners/graphql.ts')).codeOwnersGraphql,
  commits: async () => (await import('../commits/graphql.ts')).commitsGraphql,
  epics: async () => (await import('../epics/graphql.ts')).epicsGraphql,
  epicIssues: async () => (await import('../epic-issues/graphql.ts')).epicIssuesGraphql,
  environments: async () => (await import('../environments/graphql.ts')).environmentsGraphql,
  events: async () => (await import('../events/graphql.ts')).eventsGraphql,
  groups: async () => (await import('../groups/graphql.ts')).groupsGraphql,
  instance: async () => (await import('../metadata/graphql.ts')).instanceGraphql,
  issueChanges: async () => (await import('../issues/graphql-changes.ts')).issueChangesGraphql,
  issueLinks: async () => (await import('../issue-links/graphql.ts')).issueLinksGraphql,
  issues: async () => (await import('../issues/graphql.ts')).issuesGraphql,
  iterations: async () => (await import('../iterations/graphql.ts')).iterationsGraphql,
  jobs: async () => (await import('../jobs/graphql.ts')).jobsGraphql,
  jobTokenScope: async () => (await import('../job-token-scope/graphql.ts')).jobTokenScopeGraphql,
  labels: async () => (await import('../labels/graphql.ts')).labelsGraphql,
  mergeRequestApprovals: async () =>
    (await import('../merge-request-approvals/graphql.ts')).mergeRequestApprovalsGraphql,
  mergeRequestChanges: async () =>
    (await import('../merge-requests/graphql-changes.ts')).mergeRequestChangesGraphql,
  mergeRequestPeople: async () =>
    (await import('../merge-requests/graphql-people.ts')).mergeRequestPeopleGraphql,
  mergeRequestPipelines: async () =>
    (await import('../pipelines/graphql-merge-requests.ts')).mergeRequestPipelinesGraphql,
  mergeRequests: async () => (await import('../merge-requests/graphql.ts')).mergeRequestsGraphql,
  markdown: async () => (await import('../markdown/graphql.ts')).markdownGraphql,
  members: async () => (await import('../members/graphql.ts')).membersGraphql,
  milestones: async () => (await import('../milestones/graphql.ts')).milestonesGraphql,
  namespaces: async () => (await import('../namespaces/graphql.ts')).namespacesGraphql,
  notes: async () => (await import('../notes/graphql.ts')).notesGraphql,
  permissions: async () => (await import('./permissions.ts')).permissionsGraphql,
  protectedBranches: async () =>
    (await import('../protected-branches/graphql.ts')).protectedBranchesGraphql,
  pushRules: async () => (await import('../push-rules/graphql.ts')).pushRulesGraphql,
  pipelines: async () => (await import('../pipelines/graphql.ts')).pipelinesGraphql,
  projects: async () => (await import('../projects/graphql.ts')).projectsGraphql,
  registry: async () => (await import('../container-registry/graphql.ts')).registryGraphql,
  repositories: async () => (await import('../repositories/graphql.ts')).repositoriesGraphql,
  repositoryFiles: async () =>
    (await import('../repository-files/graphql.ts')).repositoryFilesGraphql,
  runners: async () => (await import('../runners/graphql.ts')).runnersGraphql,
  timeboxReports: async () => (await import('../timebox-reports/graphql.ts')).timeboxReportsGraphql,
  timelogs: async () => (await import('../time-tracking/graphql.ts')).timelogsGraphql,
  todos: async () => (await import('../todos/graphql.ts')).todosGraphql,
  topics: async () => (await import('../topics/graphql.ts')).topicsGraphql,
  variables: async () => (await import('../variables/graphql.ts')).variablesGraphql,
  workItems: async () => (await import('../issues/graphql-work-items.ts')).workItemsGraphql,
  users: async () => (await import('../users/graphql.ts')).usersGraphql,
} satisfies Loaders<GraphqlResolvers<GraphqlContext>>;

/** The type system: loaded when it is first asked for, its functions when they are. It is made anew each time. */
export async function loadGraphqlSchema(options: {
  readonly globalIdApp: string;
}): Promise<GraphQLSchema> {
  const { buildGraphqlSchema } = await import('../../../generated/graphql/schema.ts');
  return buildGraphqlSchema(graphqlFunctions, options);
}
