import type { ListProjectMilestonesRequest } from '#generated/milestones/types.ts';
import { whereInList } from '#src/database/dialect.ts';
import {
  type ListQuery,
  filterByChoice,
  filterByColumn,
  contains,
  elsewhere,
  filter,
} from '#src/lists/filter.ts';
import type { Filters } from '#src/lists/declaration.ts';
import { list } from '#src/lists/list.ts';
import type { SortDirection } from '#src/lists/keyset.ts';
import { filterLastingWithin, type Timeframe } from '#src/lists/timeframe.ts';
import { sortByExpression, latest } from '#src/domains/planning/issuables/orders.ts';
import {
  narrowToContainer,
  type MilestoneContainer,
  type ContainerParameters,
  listMilestoneContainers,
  toMilestoneContainerValues,
  walkBelow,
} from './places.ts';
import { type ListedMilestoneRow, milestoneTexts, joinPaths } from './table.ts';

/** The parameters of the operations, and the project or group. */
type Parameters = ListProjectMilestonesRequest['query'] &
  ContainerParameters & {
    readonly ids?: readonly number[];
    readonly timeframe?: Timeframe;
    readonly order_by?: 'created_at' | 'due_date' | 'updated_at';
    readonly sort?: SortDirection;
    /** Milestones whose due date has passed come last. */
    readonly expired_last?: boolean;
  };

const filters: Filters<Parameters> = {
  container: elsewhere,
  expired_last: elsewhere,
  include_descendants: elsewhere,
  include_parent_milestones: elsewhere,
  ids: filter({
    shapeOf: () => true,
    boundOf: (ids: readonly number[]) => ({ ids }),
    narrow: (query, { ids }) => void whereInList(query, 'milestones.id', ids),
  }),
  timeframe: filterLastingWithin('milestones.start_date', 'milestones.due_date'),
  iids: filter({
    shapeOf: (iids) => iids.length > 0 || null,
    boundOf: (iids) => ({ iids }),
    narrow: (query, { iids }) => void whereInList(query, 'milestones.iid', iids),
  }),
  state: filterByChoice({
    active: (query) => void query.where('milestones.state', 'active'),
    closed: (query) => void query.where('milestones.state', 'closed'),
    all: null,
  }),
  title: filterByColumn('milestones.title'),
  search: contains('milestones.title', 'milestones.description'),
  updated_before: filterByColumn('milestones.updated_at', '<'),
  updated_after: filterByColumn('milestones.updated_at', '>'),
};

/** The expression repeats that of the index. */
const dueDate = `coalesce(milestones.due_date, ${latest})`;

const isAcrossProjects = ({ query }: ListQuery<Parameters>) => query.include_descendants === true;

/** Milestones of a project or group, by due date with undated ones last, or by their times. */
export const milestoneList = list<Parameters, MilestoneContainer, ListedMilestoneRow>()({
  name: 'milestones',
  table: 'milestones',
  crossesProjects: isAcrossProjects,
  sources: listMilestoneContainers,
  values: toMilestoneContainerValues,
  walk: walkBelow,
  shows: narrowToContainer,
  filters,
  orders: {
    due_date: { by: sortByExpression(dueDate) },
    created_at: { by: 'milestones.created_at' },
    updated_at: { by: 'milestones.updated_at' },
  },
  orderOf: ({ query: { order_by: order = 'due_date', sort = 'asc' } }) => ({ order, sort }),
  hydrate: (page, _form, _slots, db) => joinPaths(db, page),
  texts: milestoneTexts,
});

interface RankedSource extends MilestoneContainer {
  readonly due: 'ever' | 'ahead' | 'never' | 'past';
}

/** Milestones whose due dates are of one kind come before all of the next. */
const kinds = {
  'expired last': ['ahead', 'never', 'past'],
  'in both directions': ['ever', 'never'],
} as const;

/** Milestones of a project or group by due date in either direction; undated ones sort last. */
export const rankedMilestoneList = list<Parameters, RankedSource, ListedMilestoneRow>()({
  name: 'milestones by kinds of due dates',
  table: 'milestones',
  crossesProjects: isAcrossProjects,
  sources(listQuery) {
    const due =
      kinds[listQuery.query.expired_last === true ? 'expired last' : 'in both directions'];
    return listMilestoneContainers(listQuery).flatMap((place) =>
      due.map((each) => ({ ...place, due: each })),
    );
  },
  values: toMilestoneContainerValues,
  walk: walkBelow,
  shows(query, source, slots, place) {
    narrowToContainer(query, source, slots, place);
    const { due } = source;
    const { db } = place;
    const day = db.raw(dueDate);
    const never = db.raw(latest);
    if (due === 'never') query.whereRaw('? = ?', [day, never]);
    else query.whereRaw('? < ?', [day, due === 'past' ? slots.today : never]);
    if (due === 'ahead') query.whereRaw('? >= ?', [day, slots.today]);
  },
  rankOf: ({ due }) => ({ ahead: 0, ever: 0, never: 1, past: 2 })[due],
  filters,
  orders: {
    dated_first: { by: sortByExpression(dueDate) },
    expired_last: { by: sortByExpression(dueDate) },
  },
  orderOf: ({ query: { expired_last: last, sort = 'asc' } }) => ({
    order: last === true ? 'expired_last' : 'dated_first',
    sort,
  }),
  hydrate: (page, _form, _slots, db) => joinPaths(db, page),
  texts: milestoneTexts,
});
