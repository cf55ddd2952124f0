import type { Database } from '#src/database/database.ts';
import { BadRequest, RowNotFound } from '#src/errors.ts';
import type { Workers } from '#src/workers/definition.ts';
import { publish } from '#src/domain-events/publish.ts';
import type { EnvironmentRow } from '#src/domains/ci/environments/table.ts';
import { deploymentChanged, type AnnouncedDeploymentStatus } from './events.ts';
import { linkMergeRequests } from './link-merge-requests.ts';
import { stopInTime } from './stop-workers.ts';
import type { DeploymentRow, DeploymentStatus } from './table.ts';

interface Progress {
  readonly status: DeploymentStatus;
  readonly at: Date;
  /** Changes of the environment where the deployment succeeds. */
  readonly environment?: Partial<Pick<EnvironmentRow, 'external_url' | 'tier' | 'auto_stop_at'>>;
}

/** Deployments that are planned, blocked or skipped are not announced. */
const isTold = (status: DeploymentStatus): status is AnnouncedDeploymentStatus =>
  status !== 'created' && status !== 'blocked' && status !== 'skipped';

const over: ReadonlySet<DeploymentStatus> = new Set(['success', 'failed', 'canceled', 'skipped']);

/**
 * Updates the status of a deployment, in a transaction. A successful one becomes the environment's current deployment,
 * unless a later one was faster; a worker finds its merge requests soon after.
 */
export async function advanceDeployment(
  { db, workers }: { readonly db: Database; readonly workers: Pick<Workers, 'enqueue'> },
  { id, environment_id }: Pick<DeploymentRow, 'id' | 'environment_id'>,
  { status, at, environment = {} }: Progress,
): Promise<void> {
  const now = at.toISOString();
  const locked = await db<EnvironmentRow>('environments')
    .where({ id: environment_id })
    .forUpdate()
    .first<EnvironmentRow | undefined>();
  if (locked === undefined) throw new RowNotFound();
  const finished_at = over.has(status) ? now : null;
  await db('deployments').where({ id }).update({ status, finished_at, updated_at: now });
  if (isTold(status)) {
    const project = { id: locked.project_id };
    await publish(db, deploymentChanged({ id, project, status, at }));
  }
  if (status !== 'success') return;
  if (locked.last_deployment_id === null || locked.last_deployment_id <= id) {
    await db('environments')
      .where({ id: environment_id })
      .update({
        ...environment,
        state: 'available',
        auto_delete_at: null,
        last_deployment_id: id,
        updated_at: now,
      });
  }
  await workers.enqueue(db, linkMergeRequests, { deployment_id: id });
  if (environment.auto_stop_at != null) {
    const runAt = new Date(environment.auto_stop_at);
    await workers.enqueue(db, stopInTime, { environment_id }, { runAt });
  }
}

/** The words of the changes, as refusals name them. */
const changes = { running: 'run', success: 'succeed', failed: 'drop', canceled: 'cancel' } as const;

/** @throws BadRequest where a deployment that is this far cannot become so */
export function checkTransition(from: DeploymentStatus, to: keyof typeof changes): void {
  const possible = to === 'running' ? from === 'created' || from === 'blocked' : from !== to;
  if (!possible) throw new BadRequest({ status: [`cannot transition via "${changes[to]}"`] });
}
