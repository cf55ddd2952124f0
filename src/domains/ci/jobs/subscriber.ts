import { subscribeTo } from '#src/domain-events/subscription.ts';
import { minuteMs } from '#src/units.ts';
import { isFinal } from '#src/domains/ci/pipelines/composite-status.ts';
import { jobColumns, type JobRow } from '#src/domains/ci/pipelines/job-table.ts';
import { pipelineChanged } from '#src/domains/ci/pipelines/events.ts';
import { releasePipeline } from '#src/domains/ci/pipelines/begin.ts';
import { usersShutOut } from '#src/domains/core/users/events.ts';
import { cancelDownstream } from './downstream/cancel.ts';
import { followDownstream } from './downstream/follow.ts';
import { startDownstream } from './downstream/start.ts';
import { startInTime } from './delayed.ts';
import { jobChanged, pipelineRemoved } from './events.ts';
import { resumeDownstream } from './resume-downstream.ts';
import { endJobsOfUsers } from './of-shut-out-users.ts';
import { enqueueAssigning } from './resources.ts';
import { countRunnerUsage } from './runner-usage.ts';

/** Milliseconds for which the commit of a finished pipeline is kept, because a retry may begin at the same time. */
const keepCommitMs = 10 * minuteMs;

export const subscriptions = [
  subscribeTo(usersShutOut, { record: endJobsOfUsers }),
  subscribeTo(jobChanged, {
    async record(db, { job, before, after, at }, { workers }) {
      const { id, kind, project_id, pipeline_id, resource_group } = job;
      if (after === 'scheduled') await startInTime(db, workers, job, at);
      if (kind === 'bridge' && after === 'pending')
        await workers.enqueue(db, startDownstream, { id });
      if (kind === 'bridge' && after === 'canceled' && before === 'running') {
        await workers.enqueue(db, cancelDownstream, { id });
      }
      if (resource_group === null) return;
      const isLeft = (before === 'pending' || before === 'running') && isFinal(after);
      // Other jobs may wait until this job has requested the resource.
      const comesNot =
        (before === 'created' || before === 'scheduled') && (after === 'manual' || isFinal(after));
      if (after === 'waiting_for_resource' || isLeft || comesNot) {
        await enqueueAssigning(db, workers, { project_id, pipeline_id });
      }
    },
  }),
  subscribeTo(pipelineRemoved, {
    async record(db, { pipelineId: pipeline_id, at }) {
      const running = await db('jobs')
        .where({ pipeline_id, status: 'running' })
        .select<JobRow[]>(...jobColumns);
      await countRunnerUsage(db, running, at);
    },
  }),
  subscribeTo(pipelineChanged, {
    async record(db, { pipeline, before, after, at }, { workers }) {
      const { id, project_id, source_job_id } = pipeline;
      const beginsAgain = before !== null && isFinal(before) && !isFinal(after);
      if (beginsAgain && source_job_id !== null)
        await workers.enqueue(db, resumeDownstream, { id: source_job_id });
      if (!isFinal(after) || pipeline.source === 'external') return;
      if (source_job_id !== null)
        await workers.enqueue(db, followDownstream, { id: source_job_id });
      if (before === null) return;
      const runAt = new Date(at.getTime() + keepCommitMs);
      await workers.enqueue(db, releasePipeline, { id, project_id }, { runAt });
    },
  }),
];
