import { digestToken, maxTokenChars } from '#src/auth/tokens.ts';
import type { Database } from '#src/database/database.ts';
import { Forbidden, HttpError } from '#src/errors.ts';
import type { JobWithOptions } from '#src/domains/ci/pipelines/job-table.ts';

/**
 * The running job of this token; a runner holds it while the job runs.
 * @throws Forbidden when there is no such job, and with its status when it is over
 */
export async function requireRunningJob(
  db: Database,
  token: string | undefined,
): Promise<JobWithOptions> {
  if (token === undefined || token.length > maxTokenChars) throw new Forbidden();
  const job = await db<JobWithOptions>('jobs').where('token_digest', digestToken(token)).first();
  if (job === undefined) throw new Forbidden();
  if (job.erased_at !== null) throw new Forbidden('Job has been erased!');
  if (job.status === 'running') return job;
  const message = '403 Forbidden - Job is not running';
  throw new HttpError(403, { message }, { 'Job-Status': job.status });
}
