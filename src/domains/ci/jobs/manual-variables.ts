import type { Database } from '#src/database/database.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import type { Actor } from '#src/records/actor.ts';
import type { JobRow } from '#src/domains/ci/pipelines/job-table.ts';

type Started = Pick<JobRow, 'id' | 'name' | 'pipeline_id' | 'user_id'>;

/**
 * Tells whether the actor may read the variables that a job was started with: maintainers may, and the user who set
 * them. A retried job has the variables of its earlier run, which another user may have set.
 */
export async function mayReadManualVariables(
  db: Database,
  actor: Actor | null,
  { level }: Pick<ProjectAccess, 'level'>,
  { id, name, pipeline_id, user_id }: Started,
): Promise<boolean> {
  if (level >= AccessLevel.Maintainer) return true;
  if (actor === null || level < AccessLevel.Developer || actor.user.id !== user_id) return false;
  const ofOthers = await db('jobs')
    .where({ pipeline_id, name })
    .where('id', '<', id)
    .where((others) => {
      others.whereNull('user_id').orWhereNot('user_id', actor.user.id);
    })
    .whereExists(db('job_variables').whereRaw('job_variables.job_id = jobs.id'))
    .first('id');
  return ofOthers === undefined;
}
