import type { ListProjectPipelinesRequest } from '#generated/pipelines/types.ts';
import type { Database } from '#src/database/database.ts';
import { fold } from '#src/database/folding.ts';
import {
  filterByChoice,
  filterByColumn,
  elsewhere,
  filter,
  type Filter,
  type Query,
} from '#src/lists/filter.ts';
import { list } from '#src/lists/list.ts';
import { toUsernameKey } from '#src/records/user.ts';
import { isNoChild } from './finder.ts';
import type { PipelineRow } from './table.ts';

/** The parameters of the operation, and the project. */
type Parameters = ListProjectPipelinesRequest['query'] & {
  readonly project: { readonly id: number };
};

/** All pipelines, those that are no children, or the newest of these by ref. */
type Source = 'all' | 'without children' | 'newest of branches' | 'newest of tags';

/** Pipelines of a project. Child pipelines are listed only on request, or with their parents. */
export const pipelineList = list<Parameters, Source, PipelineRow>()({
  name: 'pipelines',
  table: 'pipelines',
  sources: ({ query: { project, source, scope } }) => {
    if (project === undefined) return [];
    if (scope === 'branches' || scope === 'tags') return [`newest of ${scope}`];
    return [source === undefined ? 'without children' : 'all'];
  },
  values: ({ query: { project } }) => ({ project: project?.id ?? 0 }),
  shows(query, source, slots) {
    if (isOfRefs(source)) return;
    query.where('pipelines.project_id', slots.project);
    if (source !== 'all') query.whereRaw(isNoChild);
  },
  contents: (db, source, slots) =>
    isOfRefs(source) ? selectNewestOfRefs(db, slots.project, source === 'newest of tags') : null,
  isInOrder: (source) => !isOfRefs(source),
  filters: {
    project: elsewhere,
    scope: filterByChoice({
      running: (query) => void query.where('pipelines.status', 'running'),
      pending: (query) => void query.where('pipelines.status', 'pending'),
      finished: (query) =>
        void query.whereIn('pipelines.status', ['success', 'failed', 'canceled']),
      // Separate sources.
      branches: null,
      tags: null,
    }),
    status: filterByColumn('pipelines.status'),
    source: filterByColumn('pipelines.source'),
    ref: filterByColumn('pipelines.ref'),
    sha: filterByColumn('pipelines.sha'),
    yaml_errors: filterByChoice({
      true: (query) => void query.whereNotNull('pipelines.yaml_errors'),
      false: (query) => void query.whereNull('pipelines.yaml_errors'),
    }),
    name: filterByStarter('name_key', fold),
    username: filterByStarter('username_key', (username) => toUsernameKey(username) ?? ''),
    updated_after: filterByColumn('pipelines.updated_at', '>'),
    updated_before: filterByColumn('pipelines.updated_at', '<'),
  },
  orders: {
    status: { by: 'pipelines.status' },
    ref: { by: 'pipelines.ref' },
    updated_at: { by: 'pipelines.updated_at' },
    // The expression repeats that of the index.
    user_id: { by: (db) => db.raw('coalesce(pipelines.user_id, 0)') },
  },
});

const isOfRefs = (source: Source) => source.startsWith('newest');

/** Sorts after all refs of merge requests. */
const behindRequests = 'refs/merge-requests0';
const isOfRequest = `refs.ref >= 'refs/merge-requests/' and refs.ref < '${behindRequests}'`;

/**
 * The newest pipeline of each branch or tag. The query skips from ref to ref in the index, since a few refs may have
 * most pipelines. It jumps over the refs of merge requests, which are no branches. Ranges and orders are written so
 * that only this index fits.
 */
function selectNewestOfRefs(db: Database, project: number, tag: boolean): Query {
  const which = tag ? 'and tag' : '';
  const newest = db.raw(
    `(with recursive refs (ref) as (
        select * from (select ref from pipelines where project_id = ? ${which}
                       order by ref limit 1) as first
        union all
        select (select next.ref from pipelines as next
                where next.project_id = ? ${which} and next.ref >
                  case when ${isOfRequest} then '${behindRequests}' else refs.ref end
                order by next.ref limit 1)
        from refs where refs.ref is not null
      )
      select (select each.id from pipelines as each
              where each.project_id = ? and each.ref >= refs.ref and each.ref <= refs.ref
                ${tag ? which : 'and not tag'} and each.source <> 'parent_pipeline'
              order by each.ref desc, each.id desc limit 1) as id
      from refs where refs.ref is not null and not (${isOfRequest})) as newest`,
    [project, project, project],
  );
  // SQLite keeps the order of a cross join.
  return db(newest).crossJoin(db.raw('pipelines')).whereRaw('pipelines.id = newest.id');
}

/** Pipelines of users of whom a folded column is so. */
function filterByStarter(
  key: 'name_key' | 'username_key',
  fold: (text: string) => string,
): Filter<string> {
  return filter({
    shapeOf: () => true,
    boundOf: (text) => ({ key: fold(text) }),
    narrow: (query, slots, _, { db }) => {
      const users = db('users').where(key, slots.key).select('id');
      query.whereIn('pipelines.user_id', users);
    },
  });
}
