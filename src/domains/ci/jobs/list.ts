import type { ListPipelineJobsRequest } from '#generated/jobs/types.ts';
import type { Database } from '#src/database/database.ts';
import { filterByChoice, elsewhere, filter, type Filter, type Query } from '#src/lists/filter.ts';
import { list } from '#src/lists/list.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { jobColumns, type JobRow } from '#src/domains/ci/pipelines/job-table.ts';
import type { BasicPipelineRow } from '#src/domains/ci/pipelines/presenter.ts';

/** The parameters of the operations, and where the jobs are. */
type Parameters = ListPipelineJobsRequest['query'] & {
  readonly place: {
    readonly project: number;
    /** Id of the pipeline; null for all jobs of the project. */
    readonly pipeline: number | null;
    /** One stage of the pipeline, by its index, where it is given. */
    readonly stage?: number;
    /** Jobs of every kind when null. */
    readonly kind: 'build' | 'bridge' | null;
    /** Id of a runner: lists the jobs of the runner instead of those of a project. */
    readonly runner?: number;
  };
  /** True for jobs that a later run replaced, false for the latest of each name. */
  readonly retried?: boolean;
};

type Source =
  | 'project'
  | 'pipeline'
  | 'pipeline, every kind'
  | 'stage'
  | 'runner'
  | 'runner, as far as the actor reports';

type Prefixed = {
  readonly [Column in keyof BasicPipelineRow as `pipeline_${Column}`]: BasicPipelineRow[Column];
};

/** Job with the displayed data of its pipeline and project. */
export type ListedJobRow = JobRow &
  Omit<Prefixed, 'pipeline_id' | 'pipeline_project_id'> & {
    readonly ci_job_token_scope_enabled: boolean;
  };

const inStates: Filter<readonly JobRow['status'][]> = filter({
  shapeOf: (states) => (states.length === 0 ? null : [...new Set(states)].toSorted()),
  narrow: (query, _, states) => void query.whereIn('jobs.status', states),
});

/** The jobs of a project or of a pipeline, the newest first. */
export const jobList = list<Parameters, Source, ListedJobRow>()({
  name: 'jobs',
  table: 'jobs',
  crossesProjects: ({ query: { place } }) => place?.runner !== undefined,
  sources: ({ admin, query: { place } }) => {
    if (place?.runner !== undefined) {
      return [admin ? 'runner' : 'runner, as far as the actor reports'];
    }
    if (place?.pipeline == null) return ['project'];
    if (place.stage !== undefined) return ['stage'];
    return [place.kind === null ? 'pipeline, every kind' : 'pipeline'];
  },
  values: ({ actor, query: { place } }) => ({
    runner: place?.runner ?? 0,
    user: actor?.user.id ?? 0,
    project: place?.project ?? 0,
    pipeline: place?.pipeline ?? 0,
    stage: place?.stage ?? 0,
    kind: place?.kind ?? 'build',
  }),
  shows(query, source, slots, { db }) {
    if (source === 'runner' || source === 'runner, as far as the actor reports') {
      query.where('jobs.runner_id', slots.runner);
      if (source !== 'runner') query.whereExists(selectReportedProjects(db, slots));
      return;
    }
    if (source === 'project') query.where('jobs.project_id', slots.project);
    else query.where('jobs.pipeline_id', slots.pipeline);
    if (source === 'stage') query.where('jobs.stage_index', slots.stage);
    if (source === 'project' || source === 'pipeline') query.where('jobs.kind', slots.kind);
  },
  filters: {
    place: elsewhere,
    scope: inStates,
    include_retried: filterByChoice({ false: (query) => void query.whereRaw('not jobs.retried') }),
    retried: filterByChoice({
      true: (query) => void query.whereRaw('jobs.retried'),
      false: (query) => void query.whereRaw('not jobs.retried'),
    }),
  },
  orders: { id: { by: 'jobs.id' } },
  orderOf: () => ({ order: 'id', sort: 'desc' }),
  hydrate: joinPipelines,
});

/** The project of a job, where the user is at least reporter. */
const selectReportedProjects = (db: Database, { user }: { readonly user: number }): Query =>
  db('project_authorizations as held')
    .select(db.raw('1'))
    .whereRaw('held.project_id = jobs.project_id')
    .where('held.user_id', user)
    .where('held.access_level', '>=', AccessLevel.Reporter);

/** Joins the displayed data of pipelines and projects to jobs. */
export function joinPipelines(jobs: Query): Query {
  const columns = ['iid', 'sha', 'ref', 'status', 'source', 'created_at', 'updated_at'];
  return jobs
    .join('pipelines', 'pipelines.id', 'jobs.pipeline_id')
    .join('project_settings', 'project_settings.project_id', 'jobs.project_id')
    .select(...jobColumns, 'project_settings.ci_job_token_scope_enabled')
    .select(columns.map((column) => `pipelines.${column} as pipeline_${column}`));
}
