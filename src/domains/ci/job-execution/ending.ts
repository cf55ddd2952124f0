import type { UpdateRunningJob } from '#generated/job-execution/types.ts';
import type { RequestContext } from '#src/context.ts';
import { BadRequest } from '#src/errors.ts';
import { minuteMs } from '#src/units.ts';
import { finishJob } from '#src/domains/ci/jobs/transitions.ts';
import type { JobWithOptions } from '#src/domains/ci/pipelines/job-table.ts';
import { toFailureReason } from './failure-reasons.ts';
import { loadEndedMeanwhile, noteSignOfLife } from './running-job.ts';
import { findCoverage } from './coverage.ts';
import { findTrace } from './trace.ts';

/** Milliseconds without new bytes after which the end of a log is no longer expected. */
const silenceTimeoutMs = minuteMs;

const missesBytes = (bytes: number | null | undefined, size: number) =>
  bytes != null && bytes > size;

/**
 * Stores the state that a runner reports for its job. False while its log is incomplete.
 * @throws BadRequest for a state that is none
 * @throws Forbidden where the job ended meanwhile
 */
export async function reportJob(
  context: RequestContext,
  job: JobWithOptions,
  { state = 'running', failure_reason, exit_code, output }: UpdateRunningJob,
): Promise<boolean> {
  const { db, clock } = context;
  const at = clock();
  if (state === 'running') {
    await noteSignOfLife(db, job, at);
    return true;
  }
  if (state !== 'success' && state !== 'failed') {
    throw new BadRequest('400 Bad request - Unknown build state!');
  }
  const trace = await findTrace(db, job.id);
  const heard = Date.parse(trace?.updated_at ?? job.contacted_at ?? job.updated_at);
  if (missesBytes(output?.bytesize, trace?.size ?? 0) && at.getTime() - heard < silenceTimeoutMs) {
    return false;
  }
  const coverage = await findCoverage(db, job, trace);
  const outcome = {
    status: state,
    ...(state === 'failed' && { failureReason: toFailureReason(failure_reason) }),
    ...(exit_code != null && { exitCode: exit_code }),
    ...(coverage !== null && { coverage }),
  } as const;
  const ended = await finishJob(db, job.id, outcome, at);
  if (ended !== null) return true;
  throw await loadEndedMeanwhile(db, job.id);
}
