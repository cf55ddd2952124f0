import type { Database } from '#src/database/database.ts';
import { openOnce, seal } from '#src/database/sealing.ts';
import { prepareStatement } from '#src/database/statement.ts';
import { Masking } from '#src/text/masking.ts';
import { Pauses } from '#src/turns/pauses.ts';
import type { JobRow } from '#src/domains/ci/pipelines/job-table.ts';
import { loadVariablesForJob } from '#src/domains/ci/variables/of-jobs.ts';
import { isProtectedRef } from './queue.ts';

/** The values that a log is not to show. */
export interface LogMask {
  readonly values: readonly string[];
  /** True for a growing log: an end that may begin a masked value waits for more. */
  readonly grows: boolean;
}

type Job = Pick<JobRow, 'project_id' | 'ref' | 'tag' | 'environment' | 'status'> & {
  readonly namespace_id: number;
};

/** Masks the values that the job received, and the current ones. */
export async function loadLogMask(db: Database, id: number): Promise<LogMask> {
  const job = await db('jobs')
    .join('projects', 'projects.id', 'jobs.project_id')
    .where('jobs.id', id)
    .select('jobs.project_id', 'jobs.ref', 'jobs.tag', 'jobs.environment', 'jobs.status')
    .first<Job | undefined>('projects.namespace_id');
  if (job === undefined) return { values: [], grows: false };
  const { project_id, namespace_id, environment, status } = job;
  const project = { id: project_id, namespace_id };
  const scope = { protected: await isProtectedRef(db, job), environment };
  const variables = await loadVariablesForJob(db, project, scope);
  return {
    values: [...(await findGivenValues(db, id)), ...listMaskedValues(variables)],
    grows: status === 'running',
  };
}

const listMaskedValues = (
  variables: readonly { readonly value: string; readonly masked: boolean }[],
): string[] => variables.filter(({ masked }) => masked).map(({ value }) => value);

const insertValues = prepareStatement<{ job: number; sealed: string }, never>(
  (db, { job, sealed }) =>
    db('job_masked_values')
      .insert({ job_id: job, values_sealed: sealed })
      .onConflict('job_id')
      .merge(),
);

const formatSealPurpose = (job: number) => `job_masked_values.values:${job}`;

/** Stores the masked values that a runner gets with its job: its tokens, and variables that may change later. */
export async function noteMaskedValues(
  db: Database,
  job: number,
  variables: readonly { readonly value: string; readonly masked: boolean }[],
): Promise<void> {
  const values = JSON.stringify(listMaskedValues(variables));
  await insertValues.run(db, { job, sealed: seal(db, values, formatSealPurpose(job)) });
}

async function findGivenValues(db: Database, job: number): Promise<readonly string[]> {
  const row = await db('job_masked_values')
    .where({ job_id: job })
    .first<{ values_sealed: string } | undefined>('values_sealed');
  if (row === undefined) return [];
  return JSON.parse(openOnce(db, row.values_sealed, formatSealPurpose(job))) as string[];
}

/** Deletes the values once the stored log is masked. */
export async function forgetMaskedValues(db: Database, job: number): Promise<void> {
  await db('job_masked_values').where({ job_id: job }).delete();
}

/** Bytes that are masked between two pauses for other work. */
const sliceBytes = 16_384;

/** Bytes of a log without these values: runners hide them, too, but need not. */
export async function* streamMaskedLog(
  bytes: AsyncIterable<Buffer>,
  { values, grows }: LogMask,
): AsyncGenerator<Buffer> {
  if (values.length === 0) {
    yield* bytes;
    return;
  }
  const masking = new Masking(values);
  const pauses = new Pauses();
  for await (const part of bytes) {
    for (let at = 0; at < part.length; at += sliceBytes) {
      const shown = masking.add(part.subarray(at, at + sliceBytes));
      if (shown.length > 0) yield shown;
      await pauses.take();
    }
  }
  if (grows) return;
  const rest = masking.end();
  if (rest.length > 0) yield rest;
}
