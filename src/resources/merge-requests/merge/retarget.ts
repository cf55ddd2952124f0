import { HttpError, NotFound } from '../../../errors.ts';
import { isPaid } from '../../../plan.ts';
import { findProjectFor } from '../../../policy/project-access.ts';
import { actorOf } from '../../../records/actor.ts';
import type { UserRow } from '../../../records/user.ts';
import type { WorkerDefinition } from '../../../workers/definition.ts';
import { headOf } from '../heads.ts';
import type { MergeRequestRow } from '../table.ts';
import { updateMergeRequest } from '../update.ts';

interface Payload {
  /** Of the merge request that was merged. */
  readonly id: number;
  readonly user_id: number;
}

const mostRetargeted = 4;

/** Once its source branch is gone, lets those that were to be merged into that go where it went. */
export const retargetMergeRequests: WorkerDefinition<Payload> = {
  name: 'retarget_merge_requests',

  async run({ id, user_id }, { db, git, clock, config }) {
    const merged = await db<MergeRequestRow>('merge_requests').where({ id }).first();
    const user = await db<UserRow>('users').where({ id: user_id }).first();
    if (merged === undefined || user === undefined) return;
    const { target_project_id, target_branch, source_branch } = merged;
    if ((await headOf(git.repository(target_project_id), source_branch)) !== null) return;
    const waiting = await db<MergeRequestRow>('merge_requests')
      .where({ target_project_id, target_branch: source_branch, state: 'opened' })
      .orderBy('id')
      .limit(mostRetargeted);
    if (waiting.length === 0) return;
    const actor = actorOf(user);
    const context = { db, git, clock, actor, paid: isPaid(config.plan) };
    try {
      const project = await findProjectFor(db, actor, target_project_id);
      for (const each of waiting) {
        await updateMergeRequest(context, project, each, { target_branch }).catch(ifRefused);
      }
    } catch (error) {
      if (!(error instanceof NotFound)) throw error;
    }
  },
};

/** Another one may have these branches already, or they are the same. */
function ifRefused(error: unknown): null {
  if (error instanceof HttpError) return null;
  throw error;
}
