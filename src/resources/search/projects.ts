import type { Actor } from '../../auth/actor.ts';
import type { Database } from '../../database/database.ts';
import { cappedCount, inList } from '../../database/dialect.ts';
import { containing, findContaining } from '../../database/text-search.ts';
import { MAXIMUM_TOTAL, offsetPage, offsetWindow, type Page } from '../../pagination/offset.ts';
import type { GroupAccess } from '../../policy/group-access.ts';
import { visibleProjects } from '../../policy/visible.ts';
import type { SearchQuery } from './query.ts';

/** Ids of projects in a group and in those below it, as far as the actor may see them; `text` is folded. */
export async function projectsIn(
  db: Database,
  actor: Actor,
  group: Pick<GroupAccess, 'id'>,
  text: string,
  query: SearchQuery,
): Promise<Page<{ id: number }>> {
  const found = await findContaining(db, 'projects', text);
  const projects = visibleProjects(db, actor)
    .select('projects.id')
    .whereIn(
      'projects.namespace_id',
      db('namespace_ancestors').select('namespace_id').where('ancestor_id', group.id),
    )
    .whereRaw("projects.search_text like ? escape '\\'", [containing(text)])
    .orderBy('projects.id', query.sort);
  if (found !== null) inList(projects, 'projects.id', found);
  const window = offsetWindow(query);
  const page = projects.clone().limit(window.limit).offset(window.offset);
  const fetched = (await page) as { id: number }[];
  return offsetPage(window, fetched, () => cappedCount(db, projects, MAXIMUM_TOTAL + 1));
}
