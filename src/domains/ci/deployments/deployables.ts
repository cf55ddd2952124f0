import type { ArtifactsJob } from '#generated/job-artifacts/types.ts';
import type { RequestContext } from '#src/context.ts';
import { whereInList } from '#src/database/dialect.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { type ListedJobRow, joinPipelines } from '#src/domains/ci/jobs/list.ts';
import { presentJobs } from '#src/domains/ci/jobs/presenter.ts';
import { mayReadPipelines } from '#src/domains/ci/pipelines/policy.ts';
import type { DeploymentRow } from './table.ts';

/** Jobs of deployments by id, if they exist and the caller may read them. */
export async function loadDeployables(
  context: Parameters<typeof presentJobs>[0],
  project: ProjectAccess,
  deployments: readonly Pick<DeploymentRow, 'job_id'>[],
): Promise<ReadonlyMap<number, ArtifactsJob>> {
  const { db }: Pick<RequestContext, 'db'> = context;
  const ids = deployments.flatMap(({ job_id }) => job_id ?? []);
  if (ids.length === 0 || !(await mayReadPipelines(db, project))) return new Map();
  const jobs = whereInList(db('jobs'), 'jobs.id', ids).where('jobs.project_id', project.id);
  const rows = (await joinPipelines(jobs)) as ListedJobRow[];
  const presented = await presentJobs(context, project, rows);
  return new Map(presented.map((job) => [job.id, job]));
}
