import type { RequestContext } from '#src/context.ts';
import { Conflict } from '#src/errors.ts';
import { hourMs } from '#src/units.ts';
import { tidyRepository } from '#src/domains/core/repositories/workers.ts';

/**
 * Queues it, once an hour at most.
 * @throws Conflict when somebody did so within the last hour
 */
export async function startHousekeeping(
  { db, workers, clock }: Pick<RequestContext, 'db' | 'workers' | 'clock'>,
  { id }: { readonly id: number },
): Promise<void> {
  const now = clock();
  const requested_at = now.toISOString();
  await db.transaction(async (db) => {
    const begun = await db('project_housekeepings')
      .insert({ project_id: id, requested_at })
      .onConflict('project_id')
      .merge({ requested_at })
      .where(
        'project_housekeepings.requested_at',
        '<=',
        new Date(now.getTime() - hourMs).toISOString(),
      )
      .returning<{ project_id: number }[]>('project_id');
    if (begun.length === 0) {
      throw new Conflict(
        'Somebody already triggered housekeeping for this resource in the past 60 minutes',
      );
    }
    await workers.enqueue(db, tidyRepository, { project_id: id });
  });
}
