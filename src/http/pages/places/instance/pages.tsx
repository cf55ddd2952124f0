import { readPathId } from '../../page-query.ts';
import type { PlacePages } from '../place-pages.ts';
import { showOwnIssues, showOwnMergeRequests, showTodos } from './dashboard.tsx';
import { showGroups, showProjects } from './explore.tsx';
import { showSearch } from './search.tsx';

/** Lists across the instance: projects, groups, the own work, and the search. */
export function addInstancePages(pages: PlacePages): void {
  pages.instance('/explore', showProjects);
  pages.instance('/explore/projects', showProjects);
  pages.instance('/explore/groups', showGroups);
  pages.instance('/search', showSearch);
  pages.own('/dashboard/issues', showOwnIssues);
  pages.own('/dashboard/merge_requests', showOwnMergeRequests);
  pages.own('/dashboard/todos', showTodos);
  pages.ownForm('/dashboard/todos/:id/done', async ({ api }, _form, req) => {
    await api.call('markTodoAsDone', { params: { id: readPathId(req) } });
    return { redirect: '/dashboard/todos' };
  });
}
