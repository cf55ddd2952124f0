// Generated from spec/graphql/epics.graphql; do not edit. Run `npm run generate`.
import * as r from '../../../generator/runtime/graphql/read.ts';
import type { EpicBodyArguments, EpicQueryArguments, NegatedEpicFilterInput } from '../resolvers.ts';

export const toEpicBody = (a: EpicBodyArguments) => ({
  ...(a.color != null && { color: a.color }),
  ...(a.confidential != null && { confidential: a.confidential }),
  ...(a.description !== undefined && { description: a.description }),
  ...(a.dueDateFixed !== undefined && { due_date_fixed: a.dueDateFixed }),
  ...(a.dueDateIsFixed != null && { due_date_is_fixed: a.dueDateIsFixed }),
  ...(a.startDateFixed !== undefined && { start_date_fixed: a.startDateFixed }),
  ...(a.startDateIsFixed != null && { start_date_is_fixed: a.startDateIsFixed }),
  ...(a.stateEvent != null && { state_event: r.lower(a.stateEvent) }),
  ...(a.title != null && { title: a.title }),
});

export const toEpicQuery = (a: EpicQueryArguments) => ({
  ...(a.authorUsername != null && { author_username: a.authorUsername }),
  ...(a.confidential != null && { confidential: a.confidential }),
  ...(a.createdAfter != null && { created_after: a.createdAfter }),
  ...(a.createdBefore != null && { created_before: a.createdBefore }),
  ...(a.labelName != null && { labels: [...a.labelName] }),
  ...(a.milestoneTitle != null && { milestone_title: a.milestoneTitle }),
  ...(a.myReactionEmoji != null && { my_reaction_emoji: a.myReactionEmoji }),
  ...(a.not != null && { not: toNegatedEpics(a.not) }),
  ...(a.state != null && { state: a.state }),
  ...(a.updatedAfter != null && { updated_after: a.updatedAfter }),
  ...(a.updatedBefore != null && { updated_before: a.updatedBefore }),
});

export const toNegatedEpics = (a: NegatedEpicFilterInput) => ({
  ...(a.authorUsername != null && { author_username: a.authorUsername }),
  ...(a.labelName != null && { labels: r.listWords(a.labelName) }),
  ...(a.myReactionEmoji != null && { my_reaction_emoji: a.myReactionEmoji }),
});
