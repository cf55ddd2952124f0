import type { WorkerDefinition } from '../../workers/definition.ts';
import { ofJob } from '../../workers/owners.ts';
import type { JobRow } from '../pipelines/job-table.ts';
import { enqueueJob } from './transitions.ts';

/** Begins a delayed job when its time has come. */
export const startDelayedJob: WorkerDefinition<{ readonly id: number }> = {
  name: 'start_delayed_job',
  worksFor: ({ id }, db) => ofJob(db, id),

  async run({ id }, { db, clock }) {
    const job = await db<JobRow>('jobs').where({ id }).first();
    const at = clock();
    // It may have been canceled, or begun by hand.
    if (job?.status !== 'scheduled' || (job.scheduled_at ?? '') > at.toISOString()) return;
    await enqueueJob(db, id, { from: ['scheduled'] }, at);
  },
};
