import { subscribeTo, type Subscription } from '#src/domain-events/subscription.ts';
import { jobChanged, jobErased } from '#src/domains/ci/jobs/events.ts';
import { isFinal } from '#src/domains/ci/pipelines/composite-status.ts';
import { endOverdueJobs, lookIntervalMs } from './overdue.ts';
import { eraseTrace } from './trace.ts';
import { archiveJobTrace } from './workers.ts';

/** Monitors waiting and running jobs; logs of ended jobs are stored as blobs until they are erased. */
export const subscriptions: readonly Subscription[] = [
  subscribeTo(jobChanged, {
    async record(db, { job, after, at }, { workers }) {
      if (after === 'pending' || after === 'running') {
        const runAt = new Date(at.getTime() + lookIntervalMs);
        await workers.enqueue(db, endOverdueJobs, {}, { key: endOverdueJobs.name, runAt });
      }
      if (job.runner_id === null || !isFinal(after)) return;
      await workers.enqueue(db, archiveJobTrace, { jobId: job.id });
    },
  }),
  subscribeTo(jobErased, { record: (db, { job }) => eraseTrace(db, job.id) }),
];
