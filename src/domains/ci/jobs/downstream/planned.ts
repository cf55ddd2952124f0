import type { PlannedJob } from '#src/ci/plan.ts';
import type { JobWithOptions } from '#src/domains/ci/pipelines/job-table.ts';

/** The job as its pipeline planned it. */
export const readTriggerJob = ({ options }: JobWithOptions): PlannedJob | null =>
  options === null ? null : (JSON.parse(options) as PlannedJob);
