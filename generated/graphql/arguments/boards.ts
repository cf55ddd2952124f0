// Generated from spec/graphql/boards.graphql; do not edit. Run `npm run generate`.
import * as r from '../../../generator/runtime/graphql/read.ts';
import type { BoardBodyArguments, BoardIssueInput, BoardListCreateInput, NegatedBoardIssueInput } from '../resolvers.ts';

export const toBoardBody = (a: BoardBodyArguments) => ({
  ...(a.assigneeId !== undefined && { assignee_id: a.assigneeId === null ? null : r.readIdNumber(a.assigneeId) }),
  ...(a.hideBacklogList != null && { hide_backlog_list: a.hideBacklogList }),
  ...(a.hideClosedList != null && { hide_closed_list: a.hideClosedList }),
  ...(a.milestoneId !== undefined && { milestone_id: a.milestoneId === null ? null : r.readIdNumber(a.milestoneId) }),
  ...(a.weight !== undefined && { weight: a.weight }),
});

export const toBoardIssueQuery = (a: BoardIssueInput) => ({
  ...(a.assigneeUsername != null && { assignee_username: r.listWords(a.assigneeUsername) }),
  ...(a.assigneeWildcardId != null && { assignee_id: r.word(r.capital(a.assigneeWildcardId)) }),
  ...(a.authorUsername != null && { author_username: a.authorUsername }),
  ...(a.confidential != null && { confidential: a.confidential }),
  ...(a.epicId != null && { epic_id: r.readIdNumber(a.epicId) }),
  ...(a.iids != null && { iids: r.readGlobalIdNumbers(a.iids) }),
  ...(a.iterationCadenceId != null && { cadence_ids: a.iterationCadenceId.map((each) => r.readIdNumber(each)) }),
  ...(a.iterationTitle != null && { iteration_title: a.iterationTitle }),
  ...(a.labelName != null && { labels: r.listWords(a.labelName) }),
  ...(a.milestoneTitle != null && { milestone: a.milestoneTitle }),
  ...(a.milestoneWildcardId != null && { milestone_id: r.capital(a.milestoneWildcardId) }),
  ...(a.myReactionEmoji != null && { my_reaction_emoji: a.myReactionEmoji }),
  ...(a.search != null && { search: a.search }),
  ...(a.types != null && { issue_types: a.types.map((each) => r.lower(each)) }),
  ...(a.weight != null && { weight: r.readIdOrWord(a.weight) }),
});

export const toBoardListBody = (a: BoardListCreateInput) => ({
  ...(a.assigneeId != null && { assignee_id: r.readIdNumber(a.assigneeId) }),
  ...(a.iterationId != null && { iteration_id: r.readIdNumber(a.iterationId) }),
  ...(a.labelId != null && { label_id: r.readIdNumber(a.labelId) }),
  ...(a.milestoneId != null && { milestone_id: r.readIdNumber(a.milestoneId) }),
});

export const toNegatedBoardIssues = (a: NegatedBoardIssueInput) => ({
  ...(a.assigneeUsername != null && { assignee_username: r.listWords(a.assigneeUsername) }),
  ...(a.authorUsername != null && { author_username: a.authorUsername }),
  ...(a.epicId != null && { epic_id: r.readIdNumber(a.epicId) }),
  ...(a.iids != null && { iids: r.readGlobalIdNumbers(a.iids) }),
  ...(a.iterationTitle != null && { iteration_title: a.iterationTitle }),
  ...(a.labelName != null && { labels: r.listWords(a.labelName) }),
  ...(a.milestoneTitle != null && { milestone: a.milestoneTitle }),
  ...(a.milestoneWildcardId != null && { milestone_id: r.capital(a.milestoneWildcardId) }),
  ...(a.myReactionEmoji != null && { my_reaction_emoji: a.myReactionEmoji }),
  ...(a.types != null && { issue_types: a.types.map((each) => r.lower(each)) }),
  ...(a.weight != null && { weight: r.readIidNumber(a.weight) }),
});
