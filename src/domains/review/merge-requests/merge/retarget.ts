import type { Database } from '#src/database/database.ts';
import type { FactsOf } from '#src/domain-events/domain-event.ts';
import type { SubscriberDependencies } from '#src/domain-events/subscription.ts';
import { HttpError } from '#src/errors.ts';
import { isPaid } from '#src/plan.ts';
import { findProjectAsUser } from '#src/policy/project-as-user.ts';
import {
  toUnknownRequest,
  readWorkRequest,
  type StoredRequest,
} from '#src/policy/work-requester.ts';
import type { WorkerDefinition } from '#src/workers/definition.ts';
import { toUserOwner } from '#src/workers/owners.ts';
import type { issuableCreated } from '#src/domains/planning/issuables/events.ts';
import { mayChangeMergeRequest } from '../finder.ts';
import { readHead } from '../heads.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';
import { minuteMs } from '#src/units.ts';
import { updateMergeRequest } from '../update.ts';

interface Payload extends StoredRequest {
  /** The id of the merge request that was merged. */
  readonly id: number;
}

const maxRetargeted = 4;

/** Moves merge requests to the branch that their target was merged into, once that target branch is deleted. */
export const retargetMergeRequests: WorkerDefinition<Payload> = {
  name: 'retarget_merge_requests',
  worksFor: ({ user_id }) => toUserOwner(user_id),

  async run({ id, ...cause }, { db, git, clock, config }) {
    const merged = await db<MergeRequestRow>('merge_requests').where({ id }).first();
    if (merged === undefined) return;
    const { target_project_id, target_branch, source_branch } = merged;
    if ((await readHead(git.repository(target_project_id), source_branch)) !== null) return;
    const waiting = await db<MergeRequestRow>('merge_requests')
      .where({ target_project_id, target_branch: source_branch, state: 'opened' })
      .orderBy('id')
      .limit(maxRetargeted);
    // The user who merged may have been blocked since, or lost what they may do here.
    const found =
      waiting.length === 0
        ? null
        : await findProjectAsUser(db, readWorkRequest(cause), target_project_id);
    if (found === null) return;
    const { project, actor } = found;
    const context = { db, git, clock, actor, paid: isPaid(config.plan) };
    for (const each of waiting) {
      if (!(await mayChangeMergeRequest(context, project, each))) continue;
      await updateMergeRequest(context, project, each, { target_branch }).catch(
        returnNullIfRefused,
      );
    }
  },
};

/** Milliseconds that a merge request may take to be made, from looking at its branches on. */
const creationTimeoutMs = 10 * minuteMs;

/**
 * Retargets a new merge request whose target was merged and deleted during its creation: that merge did not find it.
 */
export async function retargetNew(
  db: Database,
  { target: { kind, id }, at }: FactsOf<typeof issuableCreated>,
  { workers }: SubscriberDependencies,
): Promise<void> {
  if (kind !== 'merge_request') return;
  const merged = await findMergeOfTarget(db, id, new Date(at.getTime() - creationTimeoutMs));
  if (merged === undefined) return;
  const { merge_user_id, author_id } = merged;
  // The row of a merge keeps the user alone.
  const by = toUnknownRequest(merge_user_id ?? author_id);
  await workers.enqueue(db, retargetMergeRequests, { id: merged.id, ...by });
}

type Merged = Pick<MergeRequestRow, 'id' | 'author_id' | 'merge_user_id'>;

/** The merge request, merged since or being merged, whose source is the target of this one. */
async function findMergeOfTarget(
  db: Database,
  id: number,
  since: Date,
): Promise<Merged | undefined> {
  return db('merge_requests as made')
    .join('merge_requests as merged', (on) => {
      on.on('merged.source_project_id', 'made.target_project_id');
      on.on('merged.target_project_id', 'made.target_project_id');
      on.on('merged.source_branch', 'made.target_branch');
    })
    .where('made.id', id)
    .whereIn('merged.state', ['locked', 'merged'])
    .where((either) => {
      either.whereNull('merged.merged_at').orWhere('merged.merged_at', '>', since.toISOString());
    })
    .orderBy('merged.id', 'desc')
    .first<Merged | undefined>('merged.id', 'merged.author_id', 'merged.merge_user_id');
}

/** Another one may have these branches already, or they are the same. */
function returnNullIfRefused(error: unknown): null {
  if (error instanceof HttpError) return null;
  throw error;
}
