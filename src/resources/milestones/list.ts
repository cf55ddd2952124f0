import type { ListProjectMilestonesRequest } from '../../../generated/milestones/types.ts';
import { inList } from '../../database/dialect.ts';
import { choice, column, contains, elsewhere, filter } from '../../lists/filter.ts';
import { list } from '../../lists/list.ts';
import { lastingWithin, type Timeframe } from '../../lists/timeframe.ts';
import { type Container, type OwnerColumn, ownerColumn } from '../../records/container.ts';
import { lineageOf } from '../namespaces/tree.ts';
import { type ListedMilestoneRow, milestoneTexts, withPaths } from './table.ts';

/** The parameters of the operations, and the project or group. */
type Parameters = ListProjectMilestonesRequest['query'] & {
  readonly container: Container;
  readonly ids?: readonly number[];
  readonly timeframe?: Timeframe;
};

/** Milestones of a project or group by due date, those without one last. */
export const milestoneList = list<Parameters, OwnerColumn | 'above', ListedMilestoneRow>()({
  name: 'milestones',
  table: 'milestones',
  sources({ query: { container, include_parent_milestones: parents } }) {
    if (container === undefined) return [];
    // A group is the first of those above it.
    const own = parents === true && container.kind === 'group' ? [] : [ownerColumn(container)];
    return parents === true ? [...own, 'above'] : own;
  },
  values: ({ query: { container } }) => ({
    owner: container?.id ?? 0,
    namespace: container?.namespaceId ?? 0,
  }),
  shows(query, source, slots, { db }) {
    if (source !== 'above') {
      query.where(`milestones.${source}`, slots.owner);
      return;
    }
    query.whereIn('milestones.group_id', lineageOf(db, slots.namespace));
  },
  filters: {
    container: elsewhere,
    include_parent_milestones: elsewhere,
    ids: filter({
      shapeOf: () => true,
      boundOf: (ids: readonly number[]) => ({ ids }),
      narrow: (query, { ids }) => void inList(query, 'milestones.id', ids),
    }),
    timeframe: lastingWithin('milestones.start_date', 'milestones.due_date'),
    iids: filter({
      shapeOf: (iids) => iids.length > 0 || null,
      boundOf: (iids) => ({ iids }),
      narrow: (query, { iids }) => void inList(query, 'milestones.iid', iids),
    }),
    state: choice({
      active: (query) => void query.where('milestones.state', 'active'),
      closed: (query) => void query.where('milestones.state', 'closed'),
      all: null,
    }),
    title: column('milestones.title'),
    search: contains('milestones.title', 'milestones.description'),
    updated_before: column('milestones.updated_at', '<'),
    updated_after: column('milestones.updated_at', '>'),
  },
  orders: { due_date: { by: (db) => db.raw("coalesce(milestones.due_date, '9999-12-31')") } },
  orderOf: () => ({ order: 'due_date', sort: 'asc' }),
  hydrate: (page, _form, _slots, db) => withPaths(db, page),
  texts: milestoneTexts,
});
