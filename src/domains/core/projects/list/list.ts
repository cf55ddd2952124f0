import type { Database } from '#src/database/database.ts';
import { list } from '#src/lists/list.ts';
import type { Values } from '#src/lists/filter.ts';
import type { SimpleRow } from '../rows.ts';
import { hydrate } from './details.ts';
import { projectFilters } from './filters.ts';
import { chooseProjectOrder, type ProjectFilters, sizeOrders } from './parameters.ts';
import {
  selectSourceContents,
  removeOverlapping,
  walkNearbyProjects,
  whereProjectShown,
  type ProjectsSource,
  listProjectSources,
  toSourceValues,
  selectSourceTotal,
  walkListedProjects,
} from './sources.ts';

const columnOrders = ['name', 'path', 'updated_at', 'last_activity_at', 'star_count'] as const;
const noParts = { full: false, statistics: false };
const statistics = { table: 'project_statistics', key: 'project_id' } as const;

export const projectList = list<Required<ProjectFilters>, ProjectsSource, SimpleRow>()({
  name: 'projects',
  table: 'projects',
  sources: listProjectSources,
  values: toSourceValues,
  shows: whereProjectShown,
  walk: walkListedProjects,
  contents: selectSourceContents,
  // The walk of authorizations ends behind the page nevertheless: its total is stored.
  isInOrder: ({ kind }) => kind !== 'within',
  disjoint: removeOverlapping,
  total: selectSourceTotal,
  nearby: walkNearbyProjects,
  filters: projectFilters,
  orders: {
    ...Object.fromEntries(columnOrders.map((name) => [name, { by: `projects.${name}` }])),
    ...Object.fromEntries(
      sizeOrders.map((name) => [name, { by: `project_statistics.${name}`, beside: statistics }]),
    ),
    similarity: { by: computeSimilarity },
  },
  orderOf(listQuery) {
    const order = chooseProjectOrder(listQuery);
    if (order === 'similarity') return { order, sort: 'desc' };
    // Similarity needs a search text. Without one the list is ordered by name, ascending by default.
    const usual = order === 'name' && listQuery.query.order_by === 'similarity' ? 'asc' : 'desc';
    return { order, sort: listQuery.query.sort ?? usual };
  },
  formOf: ({ actor, query: { parts = noParts } }) => ({ ...parts, user: actor !== null }),
  hydrate,
});

/** Rank of a project in a search: exact name or path (4), prefix (3), or other match. */
function computeSimilarity(db: Database, slots: Values): unknown {
  const text = slots['search.text'] as string;
  const pattern = slots['search.pattern'] as string;
  return db.raw(
    `case
       when lower(projects.path) = ? then 4
       when projects.name_key = ? then 4
       when substr(lower(projects.path), 1, length(?)) = ? then 3
       when substr(projects.name_key, 1, length(?)) = ? then 3
       when projects.name_key like ? escape '\\' then 2
       else 1
     end`,
    [text, text, text, text, text, text, pattern],
  );
}
