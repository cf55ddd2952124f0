// Generated from spec/graphql/merge-requests.graphql; do not edit. Run `npm run generate`.
import * as r from '../../../generator/runtime/graphql/read.ts';
import type { MergeRequestQueryArguments, MergeRequestsResolverNegatedParams } from '../resolvers.ts';

export const toMergeRequestQuery = (a: MergeRequestQueryArguments) => ({
  ...(a.authorUsername != null && { author_username: a.authorUsername }),
  ...(a.createdAfter != null && { created_after: a.createdAfter }),
  ...(a.createdBefore != null && { created_before: a.createdBefore }),
  ...(a.iids != null && { iids: r.readGlobalIdNumbers(a.iids) }),
  ...(a.in != null && { in: a.in.map((each) => r.lower(each)) }),
  ...(a.mergedAfter != null && { merged_after: a.mergedAfter }),
  ...(a.mergedBefore != null && { merged_before: a.mergedBefore }),
  ...(a.milestoneTitle != null && { milestone: a.milestoneTitle }),
  ...(a.not != null && { not: toNegatedMergeRequests(a.not) }),
  ...(a.reviewerUsername != null && { reviewer_username: a.reviewerUsername }),
  ...(a.search != null && { search: a.search }),
  ...(a.sourceBranches != null && { source_branches: [...a.sourceBranches] }),
  ...(a.state != null && { state: a.state }),
  ...(a.targetBranches != null && { target_branches: [...a.targetBranches] }),
  ...(a.updatedAfter != null && { updated_after: a.updatedAfter }),
  ...(a.updatedBefore != null && { updated_before: a.updatedBefore }),
});

export const toNegatedMergeRequests = (a: MergeRequestsResolverNegatedParams) => ({
  ...(a.labels != null && { labels: [...a.labels] }),
  ...(a.milestoneTitle != null && { milestone: a.milestoneTitle }),
});
