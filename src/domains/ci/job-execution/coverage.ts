import type { Database } from '#src/database/database.ts';
import { findLastMatch } from '#src/patterns/patterns.ts';
import type { JobWithOptions } from '#src/domains/ci/pipelines/job-table.ts';
import { readPlannedJob } from './planned-job.ts';
import { readLogEnd, type TraceRow } from './trace.ts';

/** Bytes at the end of a log that are searched for the coverage. */
const lookedAtBytes = 262_144;

/** Last coverage in the log of a running job, with the configured pattern; otherwise null. */
export async function findCoverage(
  db: Database,
  job: Pick<JobWithOptions, 'options'>,
  trace: TraceRow | undefined,
): Promise<number | null> {
  const { coverage: pattern } = readPlannedJob(job);
  if (pattern === null || trace === undefined) return null;
  const end = await readLogEnd(db, trace, lookedAtBytes);
  const number = /\d+(?:\.\d+)?/.exec(findLastMatch(pattern, end.toString('utf8')) ?? '')?.[0];
  const percent = number === undefined ? NaN : Number(number);
  return percent >= 0 && percent <= 100 ? percent : null;
}
