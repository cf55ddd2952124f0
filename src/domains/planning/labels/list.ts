import type { ListGroupLabelsRequest } from '#generated/labels/types.ts';
import type { Database } from '#src/database/database.ts';
import { toDay } from '#src/text/day.ts';
import {
  type ListQuery,
  filterByColumn,
  contains,
  elsewhere,
  type Query,
} from '#src/lists/filter.ts';
import { list } from '#src/lists/list.ts';
import { listVisibilities } from '#src/policy/visibility.ts';
import { selectUserGroups } from '#src/policy/visible.ts';
import type { Container } from '#src/records/container.ts';
import type { Visibility } from '#src/records/visibility.ts';
import { selectLineage, selectTree } from '#src/domains/core/namespaces/tree.ts';
import type { LabelRow } from './table.ts';

/** The parameters of the operations, and the project or group. */
type Parameters = ListGroupLabelsRequest['query'] & {
  readonly container: Container;
  /** Selects labels with exactly this title. */
  readonly title?: string;
};

/** Labels of the project or group, of the groups above it, or of the descendants. */
interface Source {
  readonly [name: string]: string | readonly Visibility[] | null;
  readonly of:
    'project' | 'group' | 'its group' | 'above' | 'groups below' | 'projects' | 'projects below';
  /** Visibilities that every caller sees; null if the caller sees all. */
  readonly open: readonly Visibility[] | null;
}

/** Labels of a project or group by title. */
export const labelList = list<Parameters, Source, LabelRow>()({
  name: 'labels',
  table: 'labels',
  sources({ actor, query }) {
    const open = actor?.admin === true ? null : listVisibilities(actor);
    return query.container === undefined
      ? []
      : listSources(query.container, query).map((of) => ({ of, open }));
  },
  values: ({ actor, now, query: { container } }) => ({
    container: container?.id ?? 0,
    namespace: container?.namespaceId ?? 0,
    user: actor?.user.id ?? 0,
    today: toDay(now),
  }),
  shows: (query, source, slots, { db }) => void shows(db, query, source, slots),
  filters: {
    container: elsewhere,
    include_ancestor_groups: elsewhere,
    include_descendant_groups: elsewhere,
    only_group_labels: elsewhere,
    with_counts: elsewhere,
    search: contains('labels.title', 'labels.description'),
    title: filterByColumn('labels.title'),
  },
  orders: { title: { by: 'labels.title_key' } },
  orderOf: () => ({ order: 'title', sort: 'asc' }),
});

function listSources({ kind }: Container, query: ListQuery<Parameters>['query']): Source['of'][] {
  const { include_ancestor_groups: above = true, include_descendant_groups: below = false } = query;
  if (kind === 'project') return ['project', above ? 'above' : 'its group'];
  const places: Source['of'][] = [above ? 'above' : 'group'];
  if (below) places.push('groups below');
  if (query.only_group_labels === false) places.push(below ? 'projects below' : 'projects');
  return places;
}

interface LabelSlots {
  readonly container: number;
  readonly namespace: number;
  readonly user: number;
  readonly today: string;
}

function shows(
  db: Database,
  query: Query,
  { of, open }: Source,
  { container, namespace, user, today }: LabelSlots,
): Query {
  switch (of) {
    case 'project':
      return query.where('labels.project_id', container);
    case 'group':
      return query.where('labels.group_id', container);
    case 'its group':
      return query.where('labels.group_id', namespace);
    case 'above':
      return query.whereIn('labels.group_id', selectLineage(db, namespace));
    case 'groups below': {
      const groups = db('namespaces').whereIn('id', selectTree(db, container)).select('id');
      if (open !== null) {
        groups.where((either) => {
          void either
            .whereIn('visibility', open)
            .orWhereIn('id', selectUserGroups(db, user, today));
        });
      }
      return query.whereIn('labels.group_id', groups);
    }
    case 'projects':
    case 'projects below': {
      const projects = db('projects').whereNotNull('listing').select('id');
      if (of === 'projects') projects.where('namespace_id', container);
      else projects.whereIn('namespace_id', selectTree(db, container));
      if (open !== null) {
        const authorizations = db('project_authorizations')
          .where('user_id', user)
          .select('project_id');
        projects.where((either) => {
          void either.whereIn('visibility', open).orWhereIn('id', authorizations);
        });
      }
      return query.whereIn('labels.project_id', projects);
    }
  }
}
