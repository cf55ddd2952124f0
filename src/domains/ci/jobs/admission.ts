import type { PipelineStatus } from '#generated/common/types.ts';
import {
  computeCompositeStatus,
  isFinal,
  type JobOutcome,
} from '#src/domains/ci/pipelines/composite-status.ts';
import type { JobRow } from '#src/domains/ci/pipelines/job-table.ts';
import { sortByNeeds, gatherStages } from './order-of-needs.ts';

/** The columns of a job that its admission depends on. */
export type JobCandidate = Pick<
  JobRow,
  'id' | 'name' | 'stage_index' | 'status' | 'allow_failure' | 'run_when' | 'has_needs'
>;

/** The status that a job gets when its turn has come; `pending` also where it has to wait for a resource first. */
export type Admitted = 'pending' | 'manual' | 'scheduled' | 'skipped';

const starting: Readonly<Record<JobRow['run_when'], Admitted>> = {
  on_success: 'pending',
  on_failure: 'pending',
  always: 'pending',
  manual: 'manual',
  delayed: 'scheduled',
};

/** The next status of a `created` job after these; null while it must wait. */
export function chooseTurnAfter(job: JobCandidate, prior: PipelineStatus | null): Admitted | null {
  if (prior === null || !isFinal(prior)) return null;
  return mayBeginAfter(job, prior) ? starting[job.run_when] : 'skipped';
}

/** Tells whether a job may start after the given status of earlier jobs. */
function mayBeginAfter(job: JobCandidate, prior: PipelineStatus): boolean {
  if (job.run_when === 'on_failure') return prior === 'failed';
  if (prior === 'success') return true;
  if (job.run_when === 'always') return prior === 'failed' || prior === 'skipped';
  // Manual and delayed jobs are skipped after skipped jobs that they need, so that nothing untested is deployed.
  return prior === 'skipped' && !job.has_needs;
}

/**
 * Finds the `created` jobs that may start. Jobs may be skipped, which in turn starts or skips others; these are
 * included. `needs` names the dependencies of jobs with needs that exist in the pipeline.
 */
export function admit(
  jobs: readonly JobCandidate[],
  needs: ReadonlyMap<number, readonly string[]>,
): Map<number, Admitted> {
  const admitted = new Map<number, Admitted>();
  const getOutcome = (job: JobCandidate): JobOutcome => ({
    status: admitted.get(job.id) ?? job.status,
    allow_failure: job.allow_failure,
  });
  const byName = new Map(jobs.map((job) => [job.name, job]));
  const stages = gatherStages(jobs);
  const before = new Outcomes();
  let counted = 0;
  const computeStatusBefore = (index: number) => {
    for (let stage = stages[counted]; stage !== undefined && stage.index < index;) {
      for (const job of stage.jobs) before.add(getOutcome(job));
      counted += 1;
      stage = stages[counted];
    }
    return before.status();
  };

  for (const job of sortByNeeds(jobs, needs)) {
    if (job.status !== 'created') continue;
    const prior = job.has_needs
      ? computeStatusOfNeeds(
          (needs.get(job.id) ?? []).flatMap((name) => {
            const needed = byName.get(name);
            return needed === undefined ? [] : [getOutcome(needed)];
          }),
        )
      : computeStatusBefore(job.stage_index);
    const turn = chooseTurnAfter(job, prior);
    if (turn !== null) admitted.set(job.id, turn);
  }
  return admitted;
}

/** Counts equal outcomes once. */
class Outcomes {
  readonly #known = new Map<string, JobOutcome>();

  add(outcome: JobOutcome): void {
    this.#known.set(`${outcome.status} ${String(outcome.allow_failure)}`, outcome);
  }

  status(): PipelineStatus {
    return computeCompositeStatus(this.#known.values()) ?? 'success';
  }
}

/** The combined status of a job's dependencies; null while one is unfinished. */
export function computeStatusOfNeeds(outcomes: readonly JobOutcome[]): PipelineStatus | null {
  const isPassedBy = ({ status, allow_failure }: JobOutcome) =>
    status === 'skipped' || (status === 'manual' && allow_failure);
  if (outcomes.some(isPassedBy)) return 'skipped';
  if (outcomes.some(({ status }) => !isFinal(status))) return null;
  return computeCompositeStatus(outcomes) ?? 'success';
}
