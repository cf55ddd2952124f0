import type { ListEnvironmentsRequest } from '#generated/environments/types.ts';
import { filterByChoice, filterByColumn, contains, elsewhere } from '#src/lists/filter.ts';
import { list } from '#src/lists/list.ts';
import type { EnvironmentRow } from './table.ts';

type Parameters = ListEnvironmentsRequest['query'] & { readonly project: number };

/** The environments of a project by name. */
export const environmentList = list<Parameters, 'project', EnvironmentRow>()({
  name: 'environments',
  table: 'environments',
  sources: () => ['project'],
  values: ({ query: { project } }) => ({ project: project ?? 0 }),
  shows: (query, _, slots) => void query.where('environments.project_id', slots.project),
  filters: {
    project: elsewhere,
    name: filterByColumn('environments.name'),
    search: contains('environments.name'),
    states: filterByChoice({
      available: (query) => void query.where('environments.state', 'available'),
      stopped: (query) => void query.where('environments.state', 'stopped'),
    }),
  },
  orders: { name: { by: 'environments.name' } },
  orderOf: () => ({ order: 'name', sort: 'asc' }),
});
