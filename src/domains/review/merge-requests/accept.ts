import type { MergeMergeRequest } from '#generated/merge-requests/types.ts';
import { type RequestContext, requireActor } from '#src/context.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { catchUpWithSource } from './follow-source.ts';
import { waitForPipeline } from './auto-merge.ts';
import { readHeads } from './heads.ts';
import type { MergeWishes } from './merge/commits.ts';
import { merge } from './merge/merge.ts';
import { checkMerge, requireMerger } from './merge/preconditions.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';

/** Merges now, or when the pipeline succeeds; throws what `checkMerge` and `merge` throw. */
export async function acceptMergeRequest(
  context: RequestContext,
  project: ProjectAccess,
  found: MergeRequestRow,
  input: MergeMergeRequest,
): Promise<void> {
  const actor = requireActor(context);
  await requireMerger(context.db, project, found, actor);
  const before = await readHeads(context.git, found);
  const mergeRequest = await catchUpWithSource(context, found, before);
  const heads = mergeRequest === found ? before : await readHeads(context.git, mergeRequest);
  const { sha, merge_when_pipeline_succeeds: mayWait = false } = input;
  const wishes: MergeWishes = {
    merge_commit_message: input.merge_commit_message,
    squash_commit_message: input.squash_commit_message,
    squash: input.squash,
    should_remove_source_branch: input.should_remove_source_branch,
  };
  const merging = { actor, project, mergeRequest, heads, sha, mayWait };
  const mergeable = await checkMerge(context, merging);
  if (mergeable.waits) {
    await waitForPipeline(context, mergeRequest, { sha: mergeable.source, wishes });
  } else {
    await merge(context, { ...merging, ...mergeable, wishes });
  }
}
