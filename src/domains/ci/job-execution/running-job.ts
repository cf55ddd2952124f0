import { digestToken } from '#src/auth/tokens.ts';
import type { RequestContext } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { prepareStatement } from '#src/database/statement.ts';
import { Forbidden, HttpError } from '#src/errors.ts';
import type { PipelineStatus } from '#generated/common/types.ts';
import type { JobRow, JobWithOptions } from '#src/domains/ci/pipelines/job-table.ts';
import { refuseRunnerToken } from '#src/domains/ci/runners/caller.ts';

type FoundJob = JobWithOptions & { readonly listing: string | null };

const findByToken = prepareStatement<{ id: number; digest: string }, FoundJob>(
  (db, { id, digest }) =>
    db('jobs')
      .join('projects', 'projects.id', 'jobs.project_id')
      .where('jobs.id', id)
      .where('jobs.token_digest', digest)
      .select('jobs.*', 'projects.listing')
      .limit(1),
);

/** Status 403 for a runner whose job has ended: the runner then stops it. */
export const createNotRunning = (status: PipelineStatus): HttpError =>
  new HttpError(403, { message: '403 Forbidden - Job is not running' }, { 'Job-Status': status });

/**
 * The running job of this id, for the runner that holds its token.
 * @throws Forbidden, with the status of a job that is over
 */
export async function loadRunningJob(
  id: number,
  token: string | undefined,
  context: RequestContext,
): Promise<JobWithOptions> {
  const digest = digestToken(token ?? '');
  const job = await findByToken.first(context.db, { id, digest });
  if (job === undefined) throw await refuseRunnerToken(context);
  if (job.listing === null) throw new Forbidden('Project has been deleted!');
  if (job.erased_at !== null) throw new Forbidden('Job has been erased!');
  if (job.status !== 'running') throw createNotRunning(job.status);
  return job;
}

/** The error of a job that ended during the request of its runner. */
export async function loadEndedMeanwhile(db: Database, id: number): Promise<HttpError> {
  const job = await db<JobRow>('jobs').where({ id }).first('status');
  return createNotRunning(job?.status ?? 'canceled');
}

const lockIfRunning = prepareStatement<{ id: number }, { id: number }>((db, { id }) =>
  db('jobs')
    .where({ id, status: 'running' })
    .whereNull('erased_at')
    .forShare()
    .limit(1)
    .select('id'),
);

/** Tells whether a job still runs, and locks its status until the end of the transaction. */
export async function isStillRunning(db: Database, id: number): Promise<boolean> {
  return (await lockIfRunning.first(db, { id })) !== undefined;
}

/** Milliseconds between two notes of when a runner spoke of its job. */
const contactIntervalMs = 20_000;

/** Notes that the runner of a job is alive. */
export async function noteSignOfLife(
  db: Database,
  { id, contacted_at }: Pick<JobRow, 'id' | 'contacted_at'>,
  now: Date,
): Promise<void> {
  if (contacted_at !== null && now.getTime() - Date.parse(contacted_at) < contactIntervalMs) return;
  await db('jobs').where({ id, status: 'running' }).update({ contacted_at: now.toISOString() });
}
