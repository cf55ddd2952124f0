import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { RepositoryMissing } from '#src/git/errors.ts';
import { readCommitInfo } from '#src/git/reading/commits.ts';
import { listCommitIds } from '#src/git/reading/log.ts';
import type { Repository } from '#src/git/repository.ts';
import { splitIntoBatches, insertBatchRows } from '#src/turns/in-batches.ts';
import type { Query } from '#src/lists/filter.ts';
import type { WorkerDefinition } from '#src/workers/definition.ts';
import { ofDeployment } from '#src/workers/owners.ts';
import type { DeploymentRow } from './table.ts';

/** Limit on the newest commits between two deployments that are read. */
const maxCommits = 10_000;
const commitBatchSize = 500;

/** Links merge requests to a successful deployment: those merged since the previous one. */
export const linkMergeRequests: WorkerDefinition<{ readonly deployment_id: number }> = {
  name: 'link_deployed_merge_requests',
  worksFor: ({ deployment_id }, db) => ofDeployment(db, deployment_id),

  async run({ deployment_id: id }, { db, git }) {
    const deployment = await db<DeploymentRow>('deployments').where({ id }).first();
    if (deployment?.status !== 'success') return;
    const before = await findPreviousSuccess(db, deployment);
    const repository = git.repository(deployment.project_id);
    for (const commits of splitIntoBatches(
      await listCommits(repository, deployment, before),
      commitBatchSize,
    )) {
      await link(db, deployment, commits);
    }
  },
};

function findPreviousSuccess(
  db: Database,
  { id, environment_id }: DeploymentRow,
): Promise<DeploymentRow | undefined> {
  return db<DeploymentRow>('deployments')
    .where({ environment_id, status: 'success' })
    .where('id', '<', id)
    .orderBy('id', 'desc')
    .first();
}

async function listCommits(
  repository: Repository,
  { sha }: DeploymentRow,
  before: DeploymentRow | undefined,
): Promise<readonly string[]> {
  try {
    if ((await readCommitInfo(repository, sha)) === null) return [];
    // The commit of the previous deployment may be missing after a forced push.
    const known = before !== undefined && (await readCommitInfo(repository, before.sha)) !== null;
    const range = { of: sha, ...(known && { without: before.sha }) };
    return await listCommitIds(repository, { range, limit: maxCommits });
  } catch (error) {
    if (error instanceof RepositoryMissing) return [];
    throw error;
  }
}

/** Links merge requests whose merge or squash commit is deployed, or, if they have neither, their head. */
async function link(
  db: Database,
  { id, project_id, environment_id, finished_at, updated_at }: DeploymentRow,
  commits: readonly string[],
): Promise<void> {
  const selectMerged = (): Query =>
    db('merge_requests').where({ target_project_id: project_id, state: 'merged' }).select('id');
  const heads = whereInList(db('merge_request_commits as named'), 'named.sha', commits)
    .join('merge_requests', 'merge_requests.id', 'named.merge_request_id')
    .whereRaw('merge_requests.head_sha = named.sha')
    .where({ target_project_id: project_id, state: 'merged' })
    .select('merge_requests.id');
  const found = (await Promise.all([
    whereInList(selectMerged(), 'merge_commit_sha', commits),
    whereInList(selectMerged(), 'squash_commit_sha', commits),
    heads,
  ])) as { id: number }[][];
  const ids = new Set(found.flat().map((row) => row.id));
  if (ids.size === 0) return;
  const rows = [...ids].map((merge_request_id) => ({
    deployment_id: id,
    merge_request_id,
    environment_id,
    deployed_at: finished_at ?? updated_at,
  }));
  for (const some of splitIntoBatches(rows, insertBatchRows)) {
    await db('deployment_merge_requests').insert(some).onConflict().ignore();
  }
}
