import { publish } from '../../domain-events/publish.ts';
import type { WorkerDependencies } from '../../workers/definition.ts';
import { targetChanged } from '../targets/events.ts';
import { type MergeRequestRow, mergeRequestTarget } from './table.ts';
import { withoutAutoMerge } from './update.ts';

/** Closes a merge request of which a side has gone; one that is not open stays as it is. */
export async function closeRequest(
  { db, clock }: Pick<WorkerDependencies, 'db' | 'clock'>,
  id: number,
  actorId: number,
): Promise<void> {
  await db.transaction(async (db) => {
    const before = await db<MergeRequestRow>('merge_requests')
      .where({ id })
      .forNoKeyUpdate()
      .first();
    if (before?.state !== 'opened') return;
    const at = clock();
    const now = at.toISOString();
    const closed = { state: 'closed', closed_at: now, closed_by_id: actorId } as const;
    const changed = { ...withoutAutoMerge, ...closed, updated_at: now };
    await db('merge_requests').where({ id }).update(changed);
    const project = await db('projects')
      .where({ id: before.target_project_id })
      .first<{ id: number; namespace_id: number; full_path: string } | undefined>(
        'id',
        'namespace_id',
        'full_path',
      );
    if (project === undefined) return;
    const target = mergeRequestTarget({ ...before, ...changed }, project);
    const changes = [{ attribute: 'state', to: 'closed' } as const];
    await publish(db, targetChanged({ target, actorId, at, changes }));
  });
}
