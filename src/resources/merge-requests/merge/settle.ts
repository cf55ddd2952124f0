import type { Database } from '../../../database/database.ts';
import { RepositoryMissing } from '../../../git/errors.ts';
import { isAncestor } from '../../../git/reading/log.ts';
import type { Git } from '../../../git/git.ts';
import { actorOf } from '../../../records/actor.ts';
import type { UserRow } from '../../../records/user.ts';
import {
  Postponed,
  type WorkerDefinition,
  type WorkerDependencies,
} from '../../../workers/definition.ts';
import { headOf } from '../heads.ts';
import { rebaseFailed, rebaseTakes } from '../rebase-state.ts';
import type { MergeRequestRow } from '../table.ts';
import {
  finishRow,
  mergeTakes,
  type ProjectPlace,
  releaseRow,
  removeSource,
  settling,
} from './steps.ts';

const batch = 100;
export const interrupted = 'Merge failed: it was interrupted. Please try again.';

/** Settles merges and rebases that a killed process left half done: what happened in git has happened. */
export const settleMergeRequests: WorkerDefinition<object> = {
  name: settling,

  async run(_, dependencies) {
    const { db, git, clock } = dependencies;
    let left = 0;
    for (const row of await underWay(db)) {
      const since = row.state === 'locked' ? row.locked_at : row.rebase_started_at;
      const takes = row.state === 'locked' ? mergeTakes : rebaseTakes;
      const age = clock().getTime() - Date.parse(since ?? '1970-01-01T00:00:00.000Z');
      if (age < takes) left += 1;
      else if (row.state === 'locked') await settleMerge(dependencies, git, row);
      else await rebaseFailed(db, row);
    }
    if (left > 0) throw new Postponed(mergeTakes);
  },
};

async function underWay(db: Database): Promise<readonly MergeRequestRow[]> {
  return db<MergeRequestRow>('merge_requests')
    .whereRaw("(state = 'locked' or rebase_started_at is not null)")
    .orderBy('id')
    .limit(batch);
}

async function settleMerge(
  dependencies: WorkerDependencies,
  git: Git,
  row: MergeRequestRow,
): Promise<void> {
  const { db, clock } = dependencies;
  if (!(await hasHappened(git, row))) {
    await releaseRow(db, row, interrupted, clock().toISOString());
    return;
  }
  const project = await db('projects')
    .where({ id: row.target_project_id })
    .first<ProjectPlace | undefined>('id', 'namespace_id', 'full_path');
  if (project === undefined) return;
  const by = row.merge_user_id ?? 0;
  const user = await db<UserRow>('users').where({ id: by }).first();
  const actor = user === undefined ? null : actorOf(user);
  if (actor?.user.state === 'active') await removeSource(dependencies, row, actor);
  await finishRow(dependencies, row, { project, actor });
}

/** Tells whether the target branch reaches what the merge made. */
async function hasHappened(git: Git, row: MergeRequestRow): Promise<boolean> {
  const { target_project_id, target_branch, in_progress_merge_sha: made } = row;
  if (made === null) return false;
  const repository = git.repository(target_project_id);
  try {
    const target = await headOf(repository, target_branch);
    if (target === null || (await repository.commitInfo(made)) === null) return false;
    return await isAncestor(repository, made, target);
  } catch (error) {
    if (error instanceof RepositoryMissing) return false;
    throw error;
  }
}
