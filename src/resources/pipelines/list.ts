import type { ListProjectPipelinesRequest } from '../../../generated/pipelines/types.ts';
import type { Database } from '../../database/database.ts';
import { fold } from '../../database/folding.ts';
import { choice, column, elsewhere, type Filter, type Query } from '../../lists/filter.ts';
import { list } from '../../lists/list.ts';
import { usernameKey } from '../../records/user.ts';
import type { BasicPipelineRow } from './presenter.ts';

/** The parameters of the operation, and the project. */
type Parameters = ListProjectPipelinesRequest['query'] & {
  readonly project: { readonly id: number };
};

/** Pipelines of a project. Children are met with their parents, and otherwise only where they are asked for. */
export const pipelineList = list<Parameters, 'all' | 'without children', BasicPipelineRow>({
  name: 'pipelines',
  table: 'pipelines',
  sources: ({ query: { project, source } }) => {
    if (project === undefined) return [];
    return [source === undefined ? 'without children' : 'all'];
  },
  values: ({ query: { project } }) => ({ project: project?.id ?? 0 }),
  shows(query, source, slots) {
    query.where('pipelines.project_id', slots['project'] as number);
    if (source !== 'all') query.whereNot('pipelines.source', 'parent_pipeline');
  },
  filters: {
    project: elsewhere,
    scope: choice({
      running: (query) => void query.where('pipelines.status', 'running'),
      pending: (query) => void query.where('pipelines.status', 'pending'),
      finished: (query) =>
        void query.whereIn('pipelines.status', ['success', 'failed', 'canceled']),
      branches: (query, { db }) => newestOfRefs(query, db, false),
      tags: (query, { db }) => newestOfRefs(query, db, true),
    }),
    status: column('pipelines.status'),
    source: column('pipelines.source'),
    ref: column('pipelines.ref'),
    sha: column('pipelines.sha'),
    yaml_errors: choice({
      true: (query) => void query.whereNotNull('pipelines.yaml_errors'),
      false: (query) => void query.whereNull('pipelines.yaml_errors'),
    }),
    name: startedBy('name_key', fold),
    username: startedBy('username_key', (username) => usernameKey(username) ?? ''),
    updated_after: column('pipelines.updated_at', '>'),
    updated_before: column('pipelines.updated_at', '<'),
  },
  orders: {
    status: { by: 'pipelines.status' },
    ref: { by: 'pipelines.ref' },
    updated_at: { by: 'pipelines.updated_at' },
    // As the index has it.
    user_id: { by: (db) => db.raw('coalesce(pipelines.user_id, 0)') },
  },
});

/** Narrows pipelines to those that no later one of the same branch, or tag, has followed. */
function newestOfRefs(query: Query, db: Database, tag: boolean): void {
  const later = db('pipelines as later')
    .select(db.raw('1'))
    .whereRaw('later.project_id = pipelines.project_id and later.ref = pipelines.ref')
    .whereRaw('later.id > pipelines.id')
    .whereRaw(tag ? 'later.tag' : 'not later.tag');
  query.whereRaw(tag ? 'pipelines.tag' : 'not pipelines.tag').whereNotExists(later);
}

/** Pipelines of users of whom a folded column is so. */
function startedBy(
  key: 'name_key' | 'username_key',
  fold: (text: string) => string,
): Filter<string> {
  return {
    shapeOf: () => true,
    boundOf: (text) => ({ key: fold(text) }),
    narrow: (query, slots, _, { db }) => {
      const users = db('users')
        .where(key, slots['key'] as string)
        .select('id');
      query.whereIn('pipelines.user_id', users);
    },
  };
}
