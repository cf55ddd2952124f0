import type { PipelineStatus } from '../../../generated/common/types.ts';
import { compositeStatus, isFinal, type JobOutcome } from '../pipelines/composite-status.ts';
import type { JobRow } from '../pipelines/job-table.ts';

/** The columns of a job that its admission depends on. */
export type Candidate = Pick<
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

/** Says which statuses before a job let it begin. */
function beginsAfter(job: Candidate, prior: PipelineStatus): boolean {
  if (job.run_when === 'on_failure') return prior === 'failed';
  if (prior === 'success') return true;
  if (job.run_when === 'always') return prior === 'failed' || prior === 'skipped';
  return prior === 'skipped' && !(job.run_when === 'on_success' && job.has_needs);
}

/**
 * The jobs with the status `created` whose turn has come. They may come to be skipped, and let others begin or be
 * skipped, which is told too. `needs` names the jobs that one with needs waits for, as far as the pipeline has them.
 */
export function admit(
  jobs: readonly Candidate[],
  needs: ReadonlyMap<number, readonly string[]>,
): Map<number, Admitted> {
  const admitted = new Map<number, Admitted>();
  const now = (job: Candidate): JobOutcome => ({
    status: admitted.get(job.id) ?? job.status,
    allow_failure: job.allow_failure,
  });
  const byName = new Map(jobs.map((job) => [job.name, job]));
  const ordered = jobs.toSorted((a, b) => a.stage_index - b.stage_index || a.id - b.id);

  for (let settled = -1; settled < admitted.size;) {
    settled = admitted.size;
    const before = new Outcomes();
    let stage = new Outcomes();
    let index = ordered[0]?.stage_index;
    for (const job of ordered) {
      if (job.stage_index !== index) {
        before.addAll(stage);
        stage = new Outcomes();
        index = job.stage_index;
      }
      if (job.status === 'created' && !admitted.has(job.id)) {
        const prior = job.has_needs
          ? statusOfNeeds(
              (needs.get(job.id) ?? []).flatMap((name) => byName.get(name) ?? []),
              now,
            )
          : before.status();
        if (prior !== null && isFinal(prior)) {
          admitted.set(job.id, beginsAfter(job, prior) ? starting[job.run_when] : 'skipped');
        }
      }
      stage.add(now(job));
    }
  }
  return admitted;
}

/** Outcomes that are alike count once. */
class Outcomes {
  readonly #known = new Map<string, JobOutcome>();

  add(outcome: JobOutcome): void {
    this.#known.set(`${outcome.status} ${String(outcome.allow_failure)}`, outcome);
  }

  addAll(others: Outcomes): void {
    for (const outcome of others.#known.values()) this.add(outcome);
  }

  status(): PipelineStatus {
    return compositeStatus(this.#known.values()) ?? 'success';
  }
}

/** Null while it is to be waited for. */
function statusOfNeeds(
  needed: readonly Candidate[],
  now: (job: Candidate) => JobOutcome,
): PipelineStatus | null {
  const outcomes = needed.map((job) => now(job));
  const isPassedBy = ({ status, allow_failure }: JobOutcome) =>
    status === 'skipped' || (status === 'manual' && allow_failure);
  if (outcomes.some(isPassedBy)) return 'skipped';
  if (outcomes.some(({ status }) => !isFinal(status))) return null;
  return compositeStatus(outcomes) ?? 'success';
}
