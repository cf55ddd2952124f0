// Generated from spec/graphql/issues.graphql; do not edit. Run `npm run generate`.
import * as r from '../../../generator/runtime/graphql/read.ts';
import type { CreateIssueInput, IssueQueryArguments, IssueSetConfidentialInput, IssueSetLockedInput, IssueSetSeverityInput, NegatedIssueFilterInput, Operations, UpdateIssueInput } from '../resolvers.ts';

export const toCreateIssueBody = (a: CreateIssueInput, app: string) => ({
  ...(a.assigneeIds != null && { assignee_ids: a.assigneeIds.map((each) => r.readIdNumber(each)) }),
  ...(a.confidential != null && { confidential: a.confidential }),
  ...(a.createdAt != null && { created_at: a.createdAt }),
  ...(a.description !== undefined && { description: a.description }),
  ...(a.discussionToResolve != null && { discussion_to_resolve: r.readGlobalIdEnd(app, a.discussionToResolve) }),
  ...(a.dueDate !== undefined && { due_date: a.dueDate }),
  ...(a.epicId != null && { epic_id: r.readIdNumber(a.epicId) }),
  ...(a.healthStatus !== undefined && { health_status: a.healthStatus === null ? null : r.snake(a.healthStatus) }),
  ...(a.iid != null && { iid: a.iid }),
  ...(a.labels != null && { labels: [...a.labels] }),
  ...(a.locked != null && { discussion_locked: a.locked }),
  ...(a.milestoneId != null && { milestone_id: r.readIdNumber(a.milestoneId) }),
  ...(a.moveAfterId != null && { move_after_id: r.readIdNumber(a.moveAfterId) }),
  ...(a.moveBeforeId != null && { move_before_id: r.readIdNumber(a.moveBeforeId) }),
  title: a.title,
  ...(a.type != null && { issue_type: r.word(r.lower(a.type)) }),
  ...(a.weight !== undefined && { weight: a.weight }),
});

export const toIssueQuery = (a: IssueQueryArguments) => ({
  ...(a.assigneeId != null && { assignee_id: r.readIdOrWord(a.assigneeId) }),
  ...(a.authorUsername != null && { author_username: a.authorUsername }),
  ...(a.closedAfter != null && { closed_after: a.closedAfter }),
  ...(a.closedBefore != null && { closed_before: a.closedBefore }),
  ...(a.confidential != null && { confidential: a.confidential }),
  ...(a.createdAfter != null && { created_after: a.createdAfter }),
  ...(a.createdBefore != null && { created_before: a.createdBefore }),
  ...(a.labelName != null && { labels: r.listWords(a.labelName) }),
  ...(a.milestoneWildcardId != null && { milestone_id: r.capital(a.milestoneWildcardId) }),
  ...(a.myReactionEmoji != null && { my_reaction_emoji: a.myReactionEmoji }),
  ...(a.search != null && { search: a.search }),
  ...(a.types != null && { issue_types: a.types.map((each) => r.lower(each)) }),
  ...(a.updatedAfter != null && { updated_after: a.updatedAfter }),
  ...(a.updatedBefore != null && { updated_before: a.updatedBefore }),
  ...(a.weight != null && { weight: r.readIdOrWord(a.weight) }),
});

export const toNegatedIssues = (a: NegatedIssueFilterInput, app: string) => ({
  ...(a.assigneeId != null && { assignee_id: r.readIidNumber(a.assigneeId) }),
  ...(a.assigneeUsernames != null && { assignee_username: [...a.assigneeUsernames] }),
  ...(a.authorUsername != null && { author_username: a.authorUsername }),
  ...(a.epicId != null && { epic_id: r.readIidNumber(r.readGlobalIdEnd(app, a.epicId, "Epic")) }),
  ...(a.iids != null && { iids: r.readGlobalIdNumbers(a.iids) }),
  ...(a.labelName != null && { labels: [...a.labelName] }),
  ...(a.milestoneWildcardId != null && { milestone_id: r.capital(a.milestoneWildcardId) }),
  ...(a.myReactionEmoji != null && { my_reaction_emoji: a.myReactionEmoji }),
  ...(a.types != null && { issue_types: a.types.map((each) => r.lower(each)) }),
  ...(a.weight != null && { weight: r.readIidNumber(a.weight) }),
});

export const toUpdateIssueBody = (a: UpdateIssueInput, app: string) => ({
  ...(a.confidential != null && { confidential: a.confidential }),
  ...(a.description !== undefined && { description: a.description }),
  ...(a.dueDate !== undefined && { due_date: a.dueDate }),
  ...(a.epicId !== undefined && { epic_id: a.epicId === null ? null : r.readIdNumber(a.epicId) }),
  ...(a.healthStatus !== undefined && { health_status: a.healthStatus === null ? null : r.snake(a.healthStatus) }),
  ...(a.locked != null && { discussion_locked: a.locked }),
  ...(a.milestoneId !== undefined && { milestone_id: a.milestoneId === null ? null : r.parseGlobalIdNumber(r.readGlobalIdEnd(app, a.milestoneId, "Milestone")) }),
  ...(a.stateEvent != null && { state_event: r.lower(a.stateEvent) }),
  ...(a.title != null && { title: a.title }),
  ...(a.type != null && { issue_type: r.word(r.lower(a.type)) }),
  ...(a.weight !== undefined && { weight: a.weight }),
});

/** The mutations that are one operation. */
export const mutations = {
  issueSetConfidential: async (a: IssueSetConfidentialInput, { updateIssue }: Pick<Operations, 'updateIssue'>) => {
    const { body } = await updateIssue({ params: { id: a.projectPath, issue_iid: r.parseGlobalIdNumber(a.iid) }, body: { confidential: a.confidential } });
    return { issue: { id: body.id } };
  },
  issueSetLocked: async (a: IssueSetLockedInput, { updateIssue }: Pick<Operations, 'updateIssue'>) => {
    const { body } = await updateIssue({ params: { id: a.projectPath, issue_iid: r.parseGlobalIdNumber(a.iid) }, body: { discussion_locked: a.locked } });
    return { issue: { id: body.id } };
  },
  issueSetSeverity: async (a: IssueSetSeverityInput, { updateIssue }: Pick<Operations, 'updateIssue'>) => {
    const { body } = await updateIssue({ params: { id: a.projectPath, issue_iid: r.parseGlobalIdNumber(a.iid) }, body: { severity: a.severity } });
    return { issue: { id: body.id } };
  },
};
