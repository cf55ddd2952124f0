import type { PipelineDetailedStatus } from '#generated/common/types.ts';
import type { JobRow } from '#src/domains/ci/pipelines/job-table.ts';
import { describePipelineStatus } from '#src/domains/ci/pipelines/detailed-status.ts';

type Shown = Pick<JobRow, 'status' | 'allow_failure' | 'failure_reason'>;

/** Failure reason of a job, in words. */
export const describeFailureReason = ({ failure_reason }: Pick<Shown, 'failure_reason'>): string =>
  (failure_reason ?? 'unknown_failure').replaceAll('_', ' ');

/** A status of a job as pages show it; `path` is that of its page, without the host. */
export function describeJobStatus(job: Shown, path: string): PipelineDetailedStatus {
  const shown = describePipelineStatus(job.status, { warnings: false, path });
  if (job.status === 'manual') {
    return { ...shown, text: 'manual', label: 'manual action', tooltip: 'manual action' };
  }
  if (job.status !== 'failed') return shown;
  const tooltip = `failed - (${describeFailureReason(job)})`;
  if (!job.allow_failure) return { ...shown, tooltip };
  return {
    ...shown,
    icon: 'status_warning',
    label: 'failed (allowed to fail)',
    group: 'failed-with-warnings',
    tooltip: `${tooltip} (allowed to fail)`,
  };
}
