import type { Database } from '../../database/database.ts';
import { Masking } from '../../masking.ts';
import { Pauses } from '../../pauses.ts';
import type { JobRow } from '../pipelines/job-table.ts';
import { variablesFor } from '../variables/of-jobs.ts';
import { isProtectedRef } from './queue.ts';

/** Values of variables that nobody is to read in the log of a job, as far as the job is given them. */
export async function maskedValues(db: Database, id: number): Promise<readonly string[]> {
  const job = await db('jobs')
    .join('projects', 'projects.id', 'jobs.project_id')
    .where('jobs.id', id)
    .first<
      | (Pick<JobRow, 'project_id' | 'ref' | 'tag' | 'environment'> & { namespace_id: number })
      | undefined
    >('jobs.project_id', 'jobs.ref', 'jobs.tag', 'jobs.environment', 'projects.namespace_id');
  if (job === undefined) return [];
  const { project_id, namespace_id, environment } = job;
  const project = { id: project_id, namespace_id };
  const asked = { protected: await isProtectedRef(db, job), environment };
  const variables = await variablesFor(db, project, asked);
  return variables.filter(({ masked }) => masked).map(({ value }) => value);
}

/** Bytes that are looked at before others may have their turn. */
const atOnce = 16_384;

/** Bytes of a log without these values: runners hide them, too, but need not. */
export async function* withoutValues(
  bytes: AsyncIterable<Buffer>,
  values: readonly string[],
): AsyncGenerator<Buffer> {
  if (values.length === 0) {
    yield* bytes;
    return;
  }
  const masking = new Masking(values);
  const pauses = new Pauses();
  for await (const part of bytes) {
    for (let at = 0; at < part.length; at += atOnce) {
      const shown = masking.add(part.subarray(at, at + atOnce));
      if (shown.length > 0) yield shown;
      await pauses.take();
    }
  }
  const rest = masking.end();
  if (rest.length > 0) yield rest;
}
