import type { Database } from '../../database/database.ts';
import { Pauses } from '../../pauses.ts';
import { jobColumns, type JobRow } from '../pipelines/job-table.ts';
import { lockPipeline, type PipelineRow } from '../pipelines/table.ts';
import { processPipeline, queueJobs } from './processing.ts';
import { repeatJob, resetSkipped } from './repeat.ts';

/** Begins the failed and canceled jobs of a pipeline again, those of later stages in their turn. */
export async function retryPipeline(
  { db, clock }: { readonly db: Database; readonly clock: () => Date },
  id: number,
  userId: number,
): Promise<PipelineRow | null> {
  return db.transaction(async (db) => {
    const pipeline = await lockPipeline(db, id);
    if (pipeline === undefined) return null;
    const at = clock();
    const over = await db('jobs')
      .where({ pipeline_id: id })
      .whereRaw('not retried')
      .whereNot('kind', 'external')
      .whereIn('status', ['failed', 'canceled'])
      .orderBy('id')
      .select<JobRow[]>(...jobColumns);
    const again: JobRow[] = [];
    const wanted: JobRow[] = [];
    const pauses = new Pauses();
    for (const job of over) {
      const next = await repeatJob(db, job, { userId, retries: 0 }, at);
      again.push(next);
      // Somebody began it before: it is not asked for once more.
      const waited = job.run_when === 'manual' || job.run_when === 'delayed';
      if (waited && job.started_at !== null) wanted.push(next);
      await pauses.take();
    }
    if (again.length > 0) await resetSkipped(db, pipeline, again);
    // All others wait for what is before them, like the first time.
    await queueJobs(db, wanted, at);
    return processPipeline(db, pipeline, at);
  });
}
