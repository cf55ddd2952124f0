// Generated from spec/graphql; do not edit. Run `npm run generate`.
import { buildSchema, type SchemaOptions } from '../../generator/runtime/graphql/define.ts';
import type { GraphQLSchema } from 'graphql';
import type { GraphqlResolvers } from './resolvers.ts';
import { addBranches } from './schema/branches.ts';
import { addCommits } from './schema/commits.ts';
import { addGroups } from './schema/groups.ts';
import { addInstance } from './schema/instance.ts';
import { addIssues } from './schema/issues.ts';
import { addLabels } from './schema/labels.ts';
import { addMergeRequestApprovals } from './schema/merge-request-approvals.ts';
import { addMergeRequestChanges } from './schema/merge-request-changes.ts';
import { addMergeRequestPeople } from './schema/merge-request-people.ts';
import { addMergeRequests } from './schema/merge-requests.ts';
import { addMilestones } from './schema/milestones.ts';
import { addNamespaces } from './schema/namespaces.ts';
import { addNotes } from './schema/notes.ts';
import { addPermissions } from './schema/permissions.ts';
import { addProjects } from './schema/projects.ts';
import { addRepositories } from './schema/repositories.ts';
import { addRepositoryFiles } from './schema/repository-files.ts';
import { addUsers } from './schema/users.ts';

/** The operations that mutations run, each loaded with its resource. */
export const operations = {
  createBranch: async () => (await import('../branches/routes.ts')).createBranch,
  createCommit: async () => (await import('../commits/routes.ts')).createCommit,
  createEpicDiscussionNote: async () => (await import('../discussions/routes.ts')).createEpicDiscussionNote,
  createEpicNote: async () => (await import('../notes/routes.ts')).createEpicNote,
  createGroupLabel: async () => (await import('../labels/routes.ts')).createGroupLabel,
  createIssue: async () => (await import('../issues/routes.ts')).createIssue,
  createIssueDiscussionNote: async () => (await import('../discussions/routes.ts')).createIssueDiscussionNote,
  createIssueNote: async () => (await import('../issues/routes.ts')).createIssueNote,
  createMergeRequest: async () => (await import('../merge-requests/routes.ts')).createMergeRequest,
  createMergeRequestDiscussionNote: async () => (await import('../discussions/routes.ts')).createMergeRequestDiscussionNote,
  createMergeRequestNote: async () => (await import('../notes/routes.ts')).createMergeRequestNote,
  createProjectLabel: async () => (await import('../labels/routes.ts')).createProjectLabel,
  mergeMergeRequest: async () => (await import('../merge-requests/routes.ts')).mergeMergeRequest,
  moveIssue: async () => (await import('../issues/routes.ts')).moveIssue,
  subscribeToMergeRequest: async () => (await import('../merge-requests/routes.ts')).subscribeToMergeRequest,
  unsubscribeFromMergeRequest: async () => (await import('../merge-requests/routes.ts')).unsubscribeFromMergeRequest,
  updateIssue: async () => (await import('../issues/routes.ts')).updateIssue,
  updateMergeRequest: async () => (await import('../merge-requests/routes.ts')).updateMergeRequest,
};

/** The type system, with the functions of its fields. */
export function buildGraphqlSchema<C>(resolvers: GraphqlResolvers<C>, options: SchemaOptions): GraphQLSchema {
  const parts = [addBranches, addCommits, addGroups, addInstance, addIssues, addLabels, addMergeRequestApprovals, addMergeRequestChanges, addMergeRequestPeople, addMergeRequests, addMilestones, addNamespaces, addNotes, addPermissions, addProjects, addRepositories, addRepositoryFiles, addUsers];
  return buildSchema({ parts, resolvers, query: 'Query', mutation: 'Mutation' }, options);
}
