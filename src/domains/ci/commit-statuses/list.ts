import type { ListCommitStatusesRequest } from '#generated/commit-statuses/types.ts';
import {
  filter,
  filterByChoice,
  filterByColumn,
  elsewhere,
  type Query,
} from '#src/lists/filter.ts';
import { list } from '#src/lists/list.ts';
import { listAuthorColumns, type AuthorColumns } from '#src/records/user.ts';
import { jobColumns, type JobRow } from '#src/domains/ci/pipelines/job-table.ts';

/** The parameters of the operation, and the commit. */
type Parameters = ListCommitStatusesRequest['query'] & {
  readonly commit: { readonly project: number; readonly sha: string };
};

/** A status with its author, if the account still exists. */
export type CommitStatusRow = JobRow & { readonly pipeline_ref: string } & (
    AuthorColumns | { readonly [Column in keyof AuthorColumns]: null }
  );

/** The statuses that are reported about a commit. */
export const commitStatusList = list<Parameters, null, CommitStatusRow>()({
  name: 'commit statuses',
  table: 'jobs',
  values: ({ query: { commit } }) => ({
    project: commit?.project ?? 0,
    sha: commit?.sha ?? '',
  }),
  shows(query, _, slots) {
    query.where('jobs.project_id', slots.project);
    query.where('jobs.sha', slots.sha);
  },
  filters: {
    commit: elsewhere,
    ref: filter({
      shapeOf: () => true,
      boundOf: (ref: string) => ({ ref }),
      narrow: (query, slots, _, { db }) => {
        const named = db('pipelines').whereRaw('pipelines.id = jobs.pipeline_id');
        query.whereExists(named.where('pipelines.ref', slots.ref));
      },
    }),
    stage: filterByColumn('jobs.stage'),
    name: filterByColumn('jobs.name'),
    all: filterByChoice({ false: (query) => void query.whereRaw('not jobs.retried') }),
  },
  hydrate: joinStatusAuthors,
});

/** Joins reports with their authors. */
export function joinStatusAuthors(reports: Query): Query {
  return reports
    .join('pipelines', 'pipelines.id', 'jobs.pipeline_id')
    .leftJoin('users as authors', 'authors.id', 'jobs.user_id')
    .select(...jobColumns, 'pipelines.ref as pipeline_ref')
    .select(listAuthorColumns());
}
