import type { Config } from '#src/config.ts';
import type { Database } from '#src/database/database.ts';
import { prepareStatement } from '#src/database/statement.ts';
import { findPlanLimits } from '#src/domains/platform/application/plan-limits.ts';
import { PipelineRefused } from './creation-request.ts';
import type { PipelineRow } from './table.ts';

/** Limit on active pipelines of a project that are counted: with more there is no room under any limit. */
const maxPipelines = 10_000;

const countPlanned = prepareStatement<
  { project: number; but: number; most: number },
  { jobs: number | null; pipelines: number }
>((db, { project, but, most }) =>
  db(
    db('pipelines')
      .where('project_id', project)
      .whereIn('status', ['created', 'waiting_for_resource', 'preparing', 'pending', 'running'])
      .where('id', '<>', but)
      .limit(most)
      .select('planned_jobs')
      .as('active'),
  )
    .sum({ jobs: 'planned_jobs' })
    .count({ pipelines: '*' }),
);

/** A project may begin the pipeline later, when others are over. */
export class TooManyActiveJobs extends PipelineRefused {}

/**
 * Checks the limit in the transaction that stores a pipeline, which is serialized by project.
 * @throws TooManyActiveJobs
 */
export async function requireRoomForJobs(
  db: Database,
  { plan }: Pick<Config, 'plan'>,
  { id, project_id, planned_jobs }: Pick<PipelineRow, 'id' | 'project_id' | 'planned_jobs'>,
): Promise<void> {
  const { ci_active_jobs: limit } = await findPlanLimits(db, plan);
  if (limit === 0) return;
  const values = { project: project_id, but: id, most: maxPipelines };
  const { jobs, pipelines } = (await countPlanned.first(db, values)) ?? { jobs: 0, pipelines: 0 };
  if (Number(jobs ?? 0) + planned_jobs > limit || Number(pipelines) >= maxPipelines) {
    throw new TooManyActiveJobs(
      'Project exceeded the allowed number of jobs in active pipelines. Retry later.',
    );
  }
}
