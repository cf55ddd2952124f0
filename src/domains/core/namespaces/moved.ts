import type { Database } from '#src/database/database.ts';
import { walkBelonging } from '#src/database/walks.ts';
import type { Query } from '#src/lists/filter.ts';
import type { Moved } from './events.ts';
import { walkProjects, walkTree } from './tree.ts';

/** Ids of the projects that moved, in parts. */
export async function* walkMovedProjects(
  db: Database,
  { kind, id }: Moved,
): AsyncGenerator<readonly number[]> {
  if (kind === 'project') {
    yield [id];
    return;
  }
  yield* walkProjects(db, id);
}

const owners = {
  issues: 'project_id',
  merge_requests: 'target_project_id',
  epics: 'group_id',
} as const;

/** Ids of the issues, merge requests or epics that moved, in parts. */
export async function* walkMovedIssuables(
  db: Database,
  table: keyof typeof owners,
  moved: Moved,
): AsyncGenerator<readonly number[]> {
  if (table === 'epics' && moved.kind === 'project') return;
  const places = table === 'epics' ? walkTree(db, moved.id) : walkMovedProjects(db, moved);
  for await (const ids of places) {
    yield* walkBelonging(db(table), owners[table], ids, { key: 'iid', select: 'id' });
  }
}

/** Keeps the rows where the group in one column neither is nor is above the namespace in the other. */
export function whereElsewhere<Rows extends Query>(
  db: Database,
  query: Rows,
  group: string,
  namespace: string,
): Rows {
  const above = db('namespace_ancestors as above')
    .select(db.raw('1'))
    .whereRaw('above.namespace_id = ?? and above.ancestor_id = ??', [namespace, group]);
  query.whereNotExists(above);
  return query;
}

/** Columns of the new container, in which a milestone or label with the same title is searched. */
export interface NewContainer {
  /** The column of the project; null where groups alone count. */
  readonly project: string | null;
  /** The column of the group itself, or of the namespace that holds the project. */
  readonly namespace: string;
}

/**
 * SQL for the id of the nearest row in the container with the title of the row `old`. The project comes first, then the
 * nearest group. Null without one.
 */
export function selectSameTitle(
  table: 'labels' | 'milestones',
  { project, namespace }: NewContainer,
) {
  const ofGroups = `(
    select near.id from namespace_ancestors as above
    join ${table} as near on near.group_id = above.ancestor_id and near.title = old.title
    where above.namespace_id = ${namespace} order by above.distance limit 1
  )`;
  if (project === null) return ofGroups;
  const own = `(select id from ${table} where project_id = ${project} and title = old.title)`;
  return `coalesce(${own}, ${ofGroups})`;
}
