import type { ListPipelineJobsRequest } from '../../../generated/jobs/types.ts';
import { choice, elsewhere, filter, type Filter, type Query } from '../../lists/filter.ts';
import { list } from '../../lists/list.ts';
import { jobColumns, type JobRow } from '../pipelines/job-table.ts';
import type { BasicPipelineRow } from '../pipelines/presenter.ts';

/** The parameters of the operations, and where the jobs are. */
type Parameters = ListPipelineJobsRequest['query'] & {
  readonly place: {
    readonly project: number;
    /** All of the project when null. */
    readonly pipeline: number | null;
    readonly kind: 'build' | 'bridge';
  };
};

type Prefixed = {
  readonly [Column in keyof BasicPipelineRow as `pipeline_${Column}`]: BasicPipelineRow[Column];
};

/** A job with what it shows of its pipeline and its project. */
export type ListedJobRow = JobRow &
  Omit<Prefixed, 'pipeline_id' | 'pipeline_project_id'> & {
    readonly ci_job_token_scope_enabled: boolean;
  };

const inStates: Filter<readonly JobRow['status'][]> = filter({
  shapeOf: (states) => (states.length === 0 ? null : [...new Set(states)].toSorted()),
  narrow: (query, _, states) => void query.whereIn('jobs.status', states),
});

/** The jobs of a project or of a pipeline, the newest first. */
export const jobList = list<Parameters, 'project' | 'pipeline', ListedJobRow>()({
  name: 'jobs',
  table: 'jobs',
  sources: ({ query: { place } }) => [place?.pipeline == null ? 'project' : 'pipeline'],
  values: ({ query: { place } }) => ({
    project: place?.project ?? 0,
    pipeline: place?.pipeline ?? 0,
    kind: place?.kind ?? 'build',
  }),
  shows(query, source, slots) {
    query.where(`jobs.${source}_id`, slots[source]);
    query.where('jobs.kind', slots.kind);
  },
  filters: {
    place: elsewhere,
    scope: inStates,
    include_retried: choice({ false: (query) => void query.whereRaw('not jobs.retried') }),
  },
  orders: { id: { by: 'jobs.id' } },
  orderOf: () => ({ order: 'id', sort: 'desc' }),
  hydrate: withPipelines,
});

/** Joins to jobs what they show of their pipelines and projects. */
export function withPipelines(jobs: Query): Query {
  const columns = ['iid', 'sha', 'ref', 'status', 'source', 'created_at', 'updated_at'];
  return jobs
    .join('pipelines', 'pipelines.id', 'jobs.pipeline_id')
    .join('project_settings', 'project_settings.project_id', 'jobs.project_id')
    .select(...jobColumns, 'project_settings.ci_job_token_scope_enabled')
    .select(columns.map((column) => `pipelines.${column} as pipeline_${column}`));
}
