import type { PipelineStatus } from '#generated/common/types.ts';

/** The facts of a job that the status of its stage and pipeline depends on. */
export interface JobOutcome {
  readonly status: PipelineStatus;
  readonly allow_failure: boolean;
}

/** `warning`: a failure that is allowed; `ignored`: a manual job that nothing depends on. */
type Outcome = PipelineStatus | 'warning' | 'ignored';

/** Statuses of a set with only these outcomes, in the order of their checks. */
const only: readonly (readonly [PipelineStatus, ReadonlySet<Outcome>])[] = [
  ['skipped', new Set<Outcome>(['skipped', 'ignored'])],
  ['success', new Set<Outcome>(['success', 'skipped', 'warning', 'ignored'])],
  ['created', new Set<Outcome>(['created', 'warning', 'ignored'])],
  ['preparing', new Set<Outcome>(['preparing', 'warning', 'ignored'])],
  ['canceled', new Set<Outcome>(['canceled', 'success', 'skipped', 'warning', 'ignored'])],
  ['pending', new Set<Outcome>(['pending', 'created', 'skipped', 'warning', 'ignored'])],
];

/** Statuses of a set that holds any of these, tried next. */
const any: readonly (readonly [PipelineStatus, readonly Outcome[]])[] = [
  ['running', ['running', 'pending']],
  ['waiting_for_resource', ['waiting_for_resource']],
  ['manual', ['manual']],
  ['scheduled', ['scheduled']],
  ['preparing', ['preparing']],
  ['running', ['created']],
];

/** The status of a stage or pipeline with these jobs, of each name the latest; null without any. */
export function computeCompositeStatus(jobs: Iterable<JobOutcome>): PipelineStatus | null {
  const outcomes = new Set(Array.from(jobs, toOutcome));
  if (outcomes.size === 0) return null;
  for (const [status, set] of only) {
    if ([...outcomes].every((outcome) => set.has(outcome))) return status;
  }
  for (const [status, some] of any) {
    if (some.some((outcome) => outcomes.has(outcome))) return status;
  }
  return 'failed';
}

function toOutcome({ status, allow_failure }: JobOutcome): Outcome {
  if (!allow_failure) return status;
  if (status === 'failed' || status === 'canceled') return 'warning';
  return status === 'manual' ? 'ignored' : status;
}

const active: ReadonlySet<PipelineStatus> = new Set<PipelineStatus>([
  'created',
  'waiting_for_resource',
  'preparing',
  'pending',
  'running',
  'scheduled',
]);

/** True if the status changes without a manual start. */
export const isActiveStatus = (status: PipelineStatus): boolean => active.has(status);

const underWay: ReadonlySet<PipelineStatus> = new Set<PipelineStatus>([
  'waiting_for_resource',
  'preparing',
  'pending',
  'running',
]);

/** True if a runner has the job, or the job waits for a runner. */
export const isUnderWay = (status: PipelineStatus): boolean => underWay.has(status);

const final: ReadonlySet<PipelineStatus> = new Set<PipelineStatus>([
  'success',
  'failed',
  'canceled',
  'skipped',
]);

/** True if only a retry can change the status. */
export const isFinal = (status: PipelineStatus): boolean => final.has(status);
