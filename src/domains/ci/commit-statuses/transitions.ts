import type { PipelineStatus } from '#generated/common/types.ts';
import type { CreateCommitStatus } from '#generated/commit-statuses/types.ts';
import { BadRequest } from '#src/errors.ts';
import type { JobRow } from '#src/domains/ci/pipelines/job-table.ts';

type ReportedState = CreateCommitStatus['state'];

interface Event {
  readonly name: string;
  /** Statuses from which the transition is allowed. */
  readonly from: readonly PipelineStatus[];
}

const unfinished = ['created', 'pending', 'running'] as const;

/** Transition of a report to each state. */
const events: Readonly<Record<ReportedState, Event>> = {
  pending: { name: 'enqueue', from: ['created'] },
  // A created status passes through pending.
  running: { name: 'run', from: ['created', 'pending'] },
  success: { name: 'success', from: unfinished },
  failed: { name: 'drop', from: unfinished },
  canceled: { name: 'cancel', from: unfinished },
};

type Progress = Pick<
  JobRow,
  'status' | 'failure_reason' | 'queued_at' | 'started_at' | 'finished_at'
>;

/**
 * The columns of a report that tell of its progress, once it is in this state.
 * @throws BadRequest when it cannot come to be in it
 */
export function advance(before: Progress, state: ReportedState, now: string): Progress {
  const { name, from } = events[state];
  const { status } = before;
  if (!from.includes(status)) {
    throw new BadRequest(
      `Cannot transition status via :${name} from :${status} (Reason(s): Status cannot transition via "${name}")`,
    );
  }
  const queued_at = before.queued_at ?? (state === 'pending' || state === 'running' ? now : null);
  const started_at = state === 'running' ? now : before.started_at;
  const finished_at = state === 'pending' || state === 'running' ? null : now;
  const failure_reason = state === 'failed' ? 'api_failure' : null;
  return { status: state, failure_reason, queued_at, started_at, finished_at };
}
