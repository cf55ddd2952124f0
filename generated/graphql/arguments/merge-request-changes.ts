// Generated from spec/graphql/merge-request-changes.graphql; do not edit. Run `npm run generate`.
import type { MergeRequestAcceptInput, MergeRequestCreateInput } from '../resolvers.ts';

export const toCreateMergeRequestBody = (a: MergeRequestCreateInput) => ({
  ...(a.description !== undefined && { description: a.description }),
  ...(a.labels != null && { labels: [...a.labels] }),
  source_branch: a.sourceBranch,
  target_branch: a.targetBranch,
  title: a.title,
});

export const toMergeBody = (a: MergeRequestAcceptInput) => ({
  ...(a.commitMessage != null && { merge_commit_message: a.commitMessage }),
  sha: a.sha,
  ...(a.shouldRemoveSourceBranch != null && { should_remove_source_branch: a.shouldRemoveSourceBranch }),
  ...(a.squash != null && { squash: a.squash }),
  ...(a.squashCommitMessage != null && { squash_commit_message: a.squashCommitMessage }),
});
