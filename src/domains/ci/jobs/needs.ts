import { walkRows } from '#src/database/behind.ts';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { splitIntoBatches } from '#src/turns/in-batches.ts';
import { Pauses } from '#src/turns/pauses.ts';
import type { JobRow } from '#src/domains/ci/pipelines/job-table.ts';

interface Need {
  readonly job_id: number;
  readonly name: string;
}

/** Jobs whose needs are read together, and needs that are read at once. */
const [jobsAtOnce, needsAtOnce] = [100, 2_000];

/** Names of needed jobs, by the ids of jobs with needs; yields to other work between batches. */
export async function loadJobNeeds(
  db: Database,
  jobs: readonly Pick<JobRow, 'id' | 'has_needs'>[],
): Promise<Map<number, string[]>> {
  const needs = new Map<number, string[]>();
  const pauses = new Pauses();
  const needing = jobs.filter(({ has_needs }) => has_needs).map(({ id }) => id);
  for (const ids of splitIntoBatches(needing, jobsAtOnce)) {
    let first = 0;
    // Each page loads only jobs whose needs were not read yet.
    const selectRows = () =>
      whereInList(
        db('job_needs'),
        'job_needs.job_id',
        ids.filter((id) => id >= first),
      ).select('job_needs.job_id', 'job_needs.name');
    const along = { by: ['job_id', 'name'], of: 'job_needs', atOnce: needsAtOnce } as const;
    for await (const found of walkRows<Need>(selectRows, along)) {
      for (const { job_id, name } of found) {
        const names = needs.get(job_id);
        if (names === undefined) needs.set(job_id, [name]);
        else names.push(name);
      }
      first = found.at(-1)?.job_id ?? first;
      await pauses.take();
    }
  }
  return needs;
}
