import type { PipelineStatus } from '#generated/common/types.ts';
import { createDomainEvent } from '#src/domain-events/domain-event.ts';
import type { JobRow } from '#src/domains/ci/pipelines/job-table.ts';

export interface JobChanged {
  /** The job after the change. */
  readonly job: JobRow;
  readonly before: PipelineStatus;
  readonly after: PipelineStatus;
  readonly at: Date;
}

/** The status of a job changed. Published under the lock of the pipeline. */
export const jobChanged = createDomainEvent<JobChanged>('job_changed');

export interface JobsCreated {
  readonly projectId: number;
  /** Ids of new jobs of one pipeline; a pipeline may be announced in several parts. */
  readonly ids: readonly number[];
  readonly at: Date;
}

/** Announces new jobs of one transaction, none of which has started. */
export const jobsCreated = createDomainEvent<JobsCreated>('jobs_created');

interface JobErased {
  readonly job: JobRow;
  readonly at: Date;
}

/** Announces that the log and the artifacts of a job must be deleted, in the transaction that marks them. */
export const jobErased = createDomainEvent<JobErased>('job_erased');

interface PipelineRemoved {
  readonly pipelineId: number;
  readonly projectId: number;
  readonly at: Date;
}

/** A pipeline is about to be removed with its jobs, whose rows are still there. */
export const pipelineRemoved = createDomainEvent<PipelineRemoved>('pipeline_removed');
