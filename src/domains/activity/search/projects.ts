import type { Knex } from 'knex';
import type { Database } from '#src/database/database.ts';
import { hasPart, whereInList } from '#src/database/dialect.ts';
import { findContaining } from '#src/database/text-search.ts';
import { type Page, paginate } from '#src/lists/offset.ts';
import type { GroupAccess } from '#src/policy/group-access.ts';
import { selectVisibleProjects } from '#src/policy/visible.ts';
import type { Actor } from '#src/records/actor.ts';
import type { SearchQuery } from './query.ts';

/** Ids of projects in a group and its descendants that the actor may see; `text` is folded. */
export async function searchProjectsIn(
  db: Database,
  actor: Actor,
  group: Pick<GroupAccess, 'id'>,
  text: string,
  query: SearchQuery,
): Promise<Page<{ id: number }>> {
  const found = await findContaining(db, 'projects', text);
  const projects = selectVisibleProjects(db, actor)
    .select('projects.id')
    .whereIn(
      'projects.namespace_id',
      db('namespace_ancestors').select('namespace_id').where('ancestor_id', group.id),
    )
    .orderBy('projects.id', query.sort);
  hasPart(projects, 'projects.search_text', text);
  if (found !== null) whereInList(projects, 'projects.id', found);
  return paginate(db, projects as Knex.QueryBuilder<{ id: number }, { id: number }[]>, query);
}
