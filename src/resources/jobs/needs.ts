import type { Database } from '../../database/database.ts';
import { inList } from '../../database/dialect.ts';
import { statement } from '../../database/statement.ts';
import { inBatches } from '../../in-batches.ts';
import { Pauses } from '../../pauses.ts';
import type { JobRow } from '../pipelines/job-table.ts';

interface Need {
  readonly job_id: number;
  readonly name: string;
}

/** Jobs whose needs are read together, and needs that are read at once. */
const [jobsAtOnce, needsAtOnce] = [100, 2_000];

const findNeeds = statement<{ ids: readonly number[]; job: number; name: string }, Need>(
  (db, { ids, job, name }) =>
    inList(db('job_needs'), 'job_needs.job_id', ids)
      .whereRaw('(job_needs.job_id, job_needs.name) > (?, ?)', [job, name])
      .orderBy('job_needs.job_id')
      .orderBy('job_needs.name')
      .limit(needsAtOnce)
      .select('job_needs.job_id', 'job_needs.name'),
);

/** The names that jobs need, by the ids of those with needs; others have their turn in between. */
export async function needsOf(
  db: Database,
  jobs: readonly Pick<JobRow, 'id' | 'has_needs'>[],
): Promise<Map<number, string[]>> {
  const needs = new Map<number, string[]>();
  const pauses = new Pauses();
  const needing = jobs.filter(({ has_needs }) => has_needs).map(({ id }) => id);
  for (const ids of inBatches(needing, jobsAtOnce)) {
    let last: Need = { job_id: 0, name: '' };
    for (let count = needsAtOnce; count === needsAtOnce;) {
      const found = await findNeeds.all(db, { ids, job: last.job_id, name: last.name });
      for (const { job_id, name } of found) {
        const names = needs.get(job_id);
        if (names === undefined) needs.set(job_id, [name]);
        else names.push(name);
      }
      count = found.length;
      last = found.at(-1) ?? last;
      await pauses.take();
    }
  }
  return needs;
}
