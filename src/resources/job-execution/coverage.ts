import type { Database } from '../../database/database.ts';
import type { Storage } from '../../storage/storage.ts';
import { lastMatch } from '../../patterns.ts';
import type { JobRow } from '../pipelines/job-table.ts';
import { plannedJobOf } from './planned-job.ts';
import { readTrace } from './trace.ts';

/** Characters at the end of a log in which the coverage is looked for. */
const looked = 262_144;

/** The percentage that the log of a job tells last, where its configuration says how; else null. */
export async function coverageIn(
  from: { readonly db: Database; readonly storage: Storage },
  job: Pick<JobRow, 'id' | 'options'>,
): Promise<number | null> {
  const { coverage: pattern } = plannedJobOf(job);
  if (pattern === null) return null;
  const trace = await readTrace(from, job.id);
  if (trace === null) return null;
  let end = Buffer.alloc(0);
  for await (const bytes of trace as AsyncIterable<Buffer>) {
    end = Buffer.concat([end, bytes]).subarray(-looked);
  }
  const number = /\d+(?:\.\d+)?/.exec(lastMatch(pattern, end.toString('utf8')) ?? '')?.[0];
  const percent = number === undefined ? NaN : Number(number);
  return percent >= 0 && percent <= 100 ? percent : null;
}
