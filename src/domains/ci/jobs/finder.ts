import type { Database } from '#src/database/database.ts';
import { RowNotFound } from '#src/errors.ts';
import type { ProjectRow } from '#src/records/project.ts';
import type { JobWithOptions } from '#src/domains/ci/pipelines/job-table.ts';
import { type ListedJobRow, joinPipelines } from './list.ts';

/**
 * A job that a runner takes, or that starts a pipeline.
 * @throws RowNotFound
 */
export async function findJob(
  db: Database,
  project: Pick<ProjectRow, 'id'>,
  id: number,
): Promise<ListedJobRow & JobWithOptions> {
  const jobs = db('jobs').where({ 'jobs.id': id, 'jobs.project_id': project.id });
  const row = await joinPipelines(jobs.whereNot('jobs.kind', 'external'))
    .select('jobs.options')
    .first<(ListedJobRow & JobWithOptions) | undefined>();
  if (row === undefined) throw new RowNotFound();
  return row;
}
