import { setTimeout as delay } from 'node:timers/promises';
import type { MergeMergeRequest } from '../../../generated/merge-requests/types.ts';
import { type RequestContext, signedIn } from '../../context.ts';
import type { ProjectAccess } from '../../policy/project-access.ts';
import { findMergeRequest } from './finder.ts';
import { readHeads } from './heads.ts';
import { waitForPipeline } from './auto-merge.ts';
import type { MergeWishes } from './merge/commits.ts';
import { merge } from './merge/merge.ts';
import { checkMerge, requireMerger } from './merge/preconditions.ts';
import type { MergeRequestRow } from './table.ts';

/** Merges now, or when the pipeline succeeds; throws what `checkMerge` and `merge` throw. */
export async function acceptMergeRequest(
  context: RequestContext,
  project: ProjectAccess,
  found: MergeRequestRow,
  given: MergeMergeRequest,
): Promise<void> {
  const actor = signedIn(context);
  await requireMerger(context.db, project, found, actor);
  const mergeRequest = await withPushed(context, project, found);
  const { sha, merge_when_pipeline_succeeds: mayWait = false } = given;
  const wishes: MergeWishes = {
    merge_commit_message: given.merge_commit_message,
    squash_commit_message: given.squash_commit_message,
    squash: given.squash,
    should_remove_source_branch: given.should_remove_source_branch,
  };
  const asked = { actor, project, mergeRequest, sha, mayWait };
  const mergeable = await checkMerge(context, asked);
  if (mergeable.waits) {
    await waitForPipeline(context, mergeRequest, { sha: mergeable.source, wishes });
  } else {
    await merge(context, { ...asked, ...mergeable, wishes });
  }
}

/** Milliseconds for which a push that is not followed yet is waited for, and between two looks. */
const patience = 3_000;
const pause = 50;

/** Pushes are followed a moment later: whoever pushes and merges at once is not refused for that. */
async function withPushed(
  { db, git }: RequestContext,
  project: ProjectAccess,
  found: MergeRequestRow,
): Promise<MergeRequestRow> {
  let row = found;
  for (let waited = 0; waited < patience && row.state === 'opened'; waited += pause) {
    const { source } = await readHeads(git, row);
    if (source === null || source === row.head_sha) return row;
    await delay(pause);
    row = await findMergeRequest(db, project, row.iid);
  }
  return row;
}
