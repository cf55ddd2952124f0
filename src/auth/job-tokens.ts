import { randomBytes } from 'node:crypto';
import type { Database } from '#src/database/database.ts';
import { prepareStatement } from '#src/database/statement.ts';
import type { Actor } from '#src/records/actor.ts';
import { userColumns, type UserRow } from '#src/records/user.ts';

/** 20 characters; valid while the job runs. */
export const createJobToken = (): string => randomBytes(15).toString('base64url');

/** A running job, and the user for whom it runs. */
export interface JobCaller {
  readonly jobId: number;
  readonly projectId: number;
  readonly user: UserRow;
}

interface JobColumns {
  readonly job_id: number;
  readonly job_project_id: number;
}

const findByDigest = prepareStatement<{ digest: string }, UserRow & JobColumns>((db, { digest }) =>
  db('jobs')
    .join('users', 'users.id', 'jobs.user_id')
    .where('jobs.token_digest', digest)
    .where('jobs.status', 'running')
    .whereNull('jobs.erased_at')
    .select([...userColumns, 'jobs.id as job_id', 'jobs.project_id as job_project_id'])
    .limit(1),
);

/** Job that runs with this token; null for ended jobs, too. It is read each time. */
export async function loadJobCaller(db: Database, digest: string): Promise<JobCaller | null> {
  const row = await findByDigest.first(db, { digest });
  if (row === undefined) return null;
  const { job_id: jobId, job_project_id: projectId, ...user } = row;
  return { jobId, projectId, user };
}

/** Reach of a job token: its own project, or also other projects that its own project permits. */
export type JobReach = 'own' | 'scope';

/** User of a job, with the permissions of the job. */
export function createJobActor({ jobId, projectId, user }: JobCaller, reach: JobReach): Actor {
  return {
    user,
    token: { id: jobId, kind: 'job', scopes: ['api'], projectId, elsewhere: reach === 'scope' },
    admin: user.admin,
    external: user.external,
    impersonator: null,
  };
}
