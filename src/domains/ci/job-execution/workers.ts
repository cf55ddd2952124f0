import type { WorkerDefinition } from '#src/workers/definition.ts';
import { ofJob } from '#src/workers/owners.ts';
import { moveTraceToArchive } from './trace.ts';
import { endOverdueJobs } from './overdue.ts';

interface OverJob {
  readonly jobId: number;
}

/** Puts the log of a job that is over into one blob. */
export const archiveJobTrace: WorkerDefinition<OverJob> = {
  name: 'archive_job_trace',
  worksFor: ({ jobId }, db) => ofJob(db, jobId),

  async run({ jobId }, { db, storage, clock }) {
    await moveTraceToArchive({ db, storage }, jobId, clock().toISOString());
  },
};

/** Background jobs of the resource. */
export const workers = [archiveJobTrace, endOverdueJobs];
