// Generated from spec/graphql; do not edit. Run `npm run generate`.
import { buildSchema, type Loaders, type SchemaOptions } from '../../generator/runtime/graphql/define.ts';
import type { GraphQLSchema } from 'graphql';
import type { GraphqlResolvers } from './resolvers.ts';
import { addAwardEmoji } from './schema/award-emoji.ts';
import { addBoards } from './schema/boards.ts';
import { addBranches } from './schema/branches.ts';
import { addChildEpics } from './schema/child-epics.ts';
import { addCiLint } from './schema/ci-lint.ts';
import { addClusterAgents } from './schema/cluster-agents.ts';
import { addCommits } from './schema/commits.ts';
import { addEnvironments } from './schema/environments.ts';
import { addEpicIssues } from './schema/epic-issues.ts';
import { addEpics } from './schema/epics.ts';
import { addEvents } from './schema/events.ts';
import { addGroups } from './schema/groups.ts';
import { addInstance } from './schema/instance.ts';
import { addIssueChanges } from './schema/issue-changes.ts';
import { addIssues } from './schema/issues.ts';
import { addIterations } from './schema/iterations.ts';
import { addJobTokenScope } from './schema/job-token-scope.ts';
import { addJobs } from './schema/jobs.ts';
import { addLabels } from './schema/labels.ts';
import { addMembers } from './schema/members.ts';
import { addMergeRequestApprovals } from './schema/merge-request-approvals.ts';
import { addMergeRequestChanges } from './schema/merge-request-changes.ts';
import { addMergeRequestPeople } from './schema/merge-request-people.ts';
import { addMergeRequests } from './schema/merge-requests.ts';
import { addMilestones } from './schema/milestones.ts';
import { addNamespaces } from './schema/namespaces.ts';
import { addNotes } from './schema/notes.ts';
import { addPermissions } from './schema/permissions.ts';
import { addPipelines } from './schema/pipelines.ts';
import { addProjects } from './schema/projects.ts';
import { addProtectedBranches } from './schema/protected-branches.ts';
import { addPushRules } from './schema/push-rules.ts';
import { addRegistry } from './schema/registry.ts';
import { addRepositories } from './schema/repositories.ts';
import { addRepositoryFiles } from './schema/repository-files.ts';
import { addRunners } from './schema/runners.ts';
import { addTimeboxReports } from './schema/timebox-reports.ts';
import { addTimelogs } from './schema/timelogs.ts';
import { addTodos } from './schema/todos.ts';
import { addTopics } from './schema/topics.ts';
import { addUsers } from './schema/users.ts';
import { addVariables } from './schema/variables.ts';
import { addWorkItems } from './schema/work-items.ts';

/** The operations that mutations run, each loaded with its resource. */
export const operations = {
  addChildEpic: async () => (await import('../child-epics/routes.ts')).addChildEpic,
  addEpicIssue: async () => (await import('../epic-issues/routes.ts')).addEpicIssue,
  addIssueSpentTime: async () => (await import('../issues/routes.ts')).addIssueSpentTime,
  addJobTokenScopeProject: async () => (await import('../job-token-scope/routes.ts')).addJobTokenScopeProject,
  addMergeRequestSpentTime: async () => (await import('../merge-requests/routes.ts')).addMergeRequestSpentTime,
  cancelJob: async () => (await import('../jobs/routes.ts')).cancelJob,
  cancelPipeline: async () => (await import('../pipelines/routes.ts')).cancelPipeline,
  createBranch: async () => (await import('../branches/routes.ts')).createBranch,
  createClusterAgent: async () => (await import('../cluster-agents/routes.ts')).createClusterAgent,
  createClusterAgentToken: async () => (await import('../cluster-agents/routes.ts')).createClusterAgentToken,
  createCommit: async () => (await import('../commits/routes.ts')).createCommit,
  createEpic: async () => (await import('../epics/routes.ts')).createEpic,
  createEpicAwardEmoji: async () => (await import('../award-emoji/routes.ts')).createEpicAwardEmoji,
  createEpicDiscussionNote: async () => (await import('../discussions/routes.ts')).createEpicDiscussionNote,
  createEpicNote: async () => (await import('../notes/routes.ts')).createEpicNote,
  createEpicNoteAwardEmoji: async () => (await import('../award-emoji/routes.ts')).createEpicNoteAwardEmoji,
  createEpicTodo: async () => (await import('../todos/routes.ts')).createEpicTodo,
  createGroupBoard: async () => (await import('../boards/routes.ts')).createGroupBoard,
  createGroupBoardList: async () => (await import('../boards/routes.ts')).createGroupBoardList,
  createGroupLabel: async () => (await import('../labels/routes.ts')).createGroupLabel,
  createIssue: async () => (await import('../issues/routes.ts')).createIssue,
  createIssueAwardEmoji: async () => (await import('../award-emoji/routes.ts')).createIssueAwardEmoji,
  createIssueDiscussionNote: async () => (await import('../discussions/routes.ts')).createIssueDiscussionNote,
  createIssueNote: async () => (await import('../issues/routes.ts')).createIssueNote,
  createIssueNoteAwardEmoji: async () => (await import('../award-emoji/routes.ts')).createIssueNoteAwardEmoji,
  createIssueTodo: async () => (await import('../issues/routes.ts')).createIssueTodo,
  createMergeRequest: async () => (await import('../merge-requests/routes.ts')).createMergeRequest,
  createMergeRequestAwardEmoji: async () => (await import('../award-emoji/routes.ts')).createMergeRequestAwardEmoji,
  createMergeRequestDiscussion: async () => (await import('../discussions/routes.ts')).createMergeRequestDiscussion,
  createMergeRequestDiscussionNote: async () => (await import('../discussions/routes.ts')).createMergeRequestDiscussionNote,
  createMergeRequestNote: async () => (await import('../notes/routes.ts')).createMergeRequestNote,
  createMergeRequestNoteAwardEmoji: async () => (await import('../award-emoji/routes.ts')).createMergeRequestNoteAwardEmoji,
  createMergeRequestTodo: async () => (await import('../merge-requests/routes.ts')).createMergeRequestTodo,
  createPipeline: async () => (await import('../pipelines/routes.ts')).createPipeline,
  createProjectBoard: async () => (await import('../boards/routes.ts')).createProjectBoard,
  createProjectBoardList: async () => (await import('../boards/routes.ts')).createProjectBoardList,
  createProjectLabel: async () => (await import('../labels/routes.ts')).createProjectLabel,
  deleteClusterAgent: async () => (await import('../cluster-agents/routes.ts')).deleteClusterAgent,
  deleteEpicAwardEmoji: async () => (await import('../award-emoji/routes.ts')).deleteEpicAwardEmoji,
  deleteEpicNote: async () => (await import('../notes/routes.ts')).deleteEpicNote,
  deleteEpicNoteAwardEmoji: async () => (await import('../award-emoji/routes.ts')).deleteEpicNoteAwardEmoji,
  deleteGroupBoard: async () => (await import('../boards/routes.ts')).deleteGroupBoard,
  deleteGroupBoardList: async () => (await import('../boards/routes.ts')).deleteGroupBoardList,
  deleteIssue: async () => (await import('../issues/routes.ts')).deleteIssue,
  deleteIssueAwardEmoji: async () => (await import('../award-emoji/routes.ts')).deleteIssueAwardEmoji,
  deleteIssueNote: async () => (await import('../notes/routes.ts')).deleteIssueNote,
  deleteIssueNoteAwardEmoji: async () => (await import('../award-emoji/routes.ts')).deleteIssueNoteAwardEmoji,
  deleteJobArtifacts: async () => (await import('../job-artifacts/routes.ts')).deleteJobArtifacts,
  deleteMergeRequestAwardEmoji: async () => (await import('../award-emoji/routes.ts')).deleteMergeRequestAwardEmoji,
  deleteMergeRequestNote: async () => (await import('../notes/routes.ts')).deleteMergeRequestNote,
  deleteMergeRequestNoteAwardEmoji: async () => (await import('../award-emoji/routes.ts')).deleteMergeRequestNoteAwardEmoji,
  deletePipeline: async () => (await import('../pipelines/routes.ts')).deletePipeline,
  deleteProjectBoard: async () => (await import('../boards/routes.ts')).deleteProjectBoard,
  deleteProjectBoardList: async () => (await import('../boards/routes.ts')).deleteProjectBoardList,
  deleteRegistryRepository: async () => (await import('../container-registry/routes.ts')).deleteRegistryRepository,
  deleteRegistryTag: async () => (await import('../container-registry/routes.ts')).deleteRegistryTag,
  deleteRunner: async () => (await import('../runners/routes.ts')).deleteRunner,
  markAllTodosAsDone: async () => (await import('../todos/routes.ts')).markAllTodosAsDone,
  markTodoAsDone: async () => (await import('../todos/routes.ts')).markTodoAsDone,
  mergeMergeRequest: async () => (await import('../merge-requests/routes.ts')).mergeMergeRequest,
  moveIssue: async () => (await import('../issues/routes.ts')).moveIssue,
  playJob: async () => (await import('../jobs/routes.ts')).playJob,
  removeJobTokenScopeProject: async () => (await import('../job-token-scope/routes.ts')).removeJobTokenScopeProject,
  reorderChildEpic: async () => (await import('../child-epics/routes.ts')).reorderChildEpic,
  reorderEpicIssue: async () => (await import('../epic-issues/routes.ts')).reorderEpicIssue,
  resetGroupRegistrationToken: async () => (await import('../runners/routes.ts')).resetGroupRegistrationToken,
  resetProjectRegistrationToken: async () => (await import('../runners/routes.ts')).resetProjectRegistrationToken,
  resetRegistrationToken: async () => (await import('../runners/routes.ts')).resetRegistrationToken,
  resolveMergeRequestDiscussion: async () => (await import('../discussions/routes.ts')).resolveMergeRequestDiscussion,
  retryJob: async () => (await import('../jobs/routes.ts')).retryJob,
  retryPipeline: async () => (await import('../pipelines/routes.ts')).retryPipeline,
  revokeClusterAgentToken: async () => (await import('../cluster-agents/routes.ts')).revokeClusterAgentToken,
  subscribeToEpic: async () => (await import('../epics/routes.ts')).subscribeToEpic,
  subscribeToIssue: async () => (await import('../issues/routes.ts')).subscribeToIssue,
  subscribeToMergeRequest: async () => (await import('../merge-requests/routes.ts')).subscribeToMergeRequest,
  unsubscribeFromEpic: async () => (await import('../epics/routes.ts')).unsubscribeFromEpic,
  unsubscribeFromIssue: async () => (await import('../issues/routes.ts')).unsubscribeFromIssue,
  unsubscribeFromMergeRequest: async () => (await import('../merge-requests/routes.ts')).unsubscribeFromMergeRequest,
  updateEpic: async () => (await import('../epics/routes.ts')).updateEpic,
  updateEpicNote: async () => (await import('../notes/routes.ts')).updateEpicNote,
  updateGroup: async () => (await import('../groups/routes.ts')).updateGroup,
  updateGroupBoard: async () => (await import('../boards/routes.ts')).updateGroupBoard,
  updateGroupBoardList: async () => (await import('../boards/routes.ts')).updateGroupBoardList,
  updateIssue: async () => (await import('../issues/routes.ts')).updateIssue,
  updateIssueNote: async () => (await import('../notes/routes.ts')).updateIssueNote,
  updateMergeRequest: async () => (await import('../merge-requests/routes.ts')).updateMergeRequest,
  updateMergeRequestNote: async () => (await import('../notes/routes.ts')).updateMergeRequestNote,
  updateProject: async () => (await import('../projects/routes.ts')).updateProject,
  updateProjectBoard: async () => (await import('../boards/routes.ts')).updateProjectBoard,
  updateProjectBoardList: async () => (await import('../boards/routes.ts')).updateProjectBoardList,
  updateRunner: async () => (await import('../runners/routes.ts')).updateRunner,
};

/** The type system, with the functions of its fields, which are loaded file by file when they are called. */
export function buildGraphqlSchema<C>(resolvers: Loaders<GraphqlResolvers<C>>, options: SchemaOptions): GraphQLSchema {
  const parts = [addAwardEmoji, addBoards, addBranches, addChildEpics, addCiLint, addClusterAgents, addCommits, addEnvironments, addEpicIssues, addEpics, addEvents, addGroups, addInstance, addIssueChanges, addIssues, addIterations, addJobTokenScope, addJobs, addLabels, addMembers, addMergeRequestApprovals, addMergeRequestChanges, addMergeRequestPeople, addMergeRequests, addMilestones, addNamespaces, addNotes, addPermissions, addPipelines, addProjects, addProtectedBranches, addPushRules, addRegistry, addRepositories, addRepositoryFiles, addRunners, addTimeboxReports, addTimelogs, addTodos, addTopics, addUsers, addVariables, addWorkItems];
  return buildSchema({ parts, resolvers, query: 'Query', mutation: 'Mutation' }, options);
}
