import type { ListProjectMilestonesRequest } from '../../../generated/milestones/types.ts';
import { inList } from '../../database/dialect.ts';
import { type Asked, choice, column, contains, elsewhere, filter } from '../../lists/filter.ts';
import type { Filters } from '../../lists/declaration.ts';
import { list } from '../../lists/list.ts';
import type { SortDirection } from '../../lists/keyset.ts';
import { lastingWithin, type Timeframe } from '../../lists/timeframe.ts';
import { byExpression, latest } from '../targets/orders.ts';
import {
  narrowToPlace,
  type Place,
  type PlaceParameters,
  placesOf,
  placeValues,
  walkBelow,
} from './places.ts';
import { type ListedMilestoneRow, milestoneTexts, withPaths } from './table.ts';

/** The parameters of the operations, and the project or group. */
type Parameters = ListProjectMilestonesRequest['query'] &
  PlaceParameters & {
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
};

/** In the words of the index. */
const dueDate = `coalesce(milestones.due_date, ${latest})`;

const crossesProjects = ({ query }: Asked<Parameters>) => query.include_descendants === true;

/** Milestones of a project or group by due date, those without one last, or by their times. */
export const milestoneList = list<Parameters, Place, ListedMilestoneRow>()({
  name: 'milestones',
  table: 'milestones',
  crossesProjects,
  sources: placesOf,
  values: placeValues,
  walk: walkBelow,
  shows: narrowToPlace,
  filters,
  orders: {
    due_date: { by: byExpression(dueDate) },
    created_at: { by: 'milestones.created_at' },
    updated_at: { by: 'milestones.updated_at' },
  },
  orderOf: ({ query: { order_by: order = 'due_date', sort = 'asc' } }) => ({ order, sort }),
  hydrate: (page, _form, _slots, db) => withPaths(db, page),
  texts: milestoneTexts,
});

interface RankedSource extends Place {
  readonly due: 'ever' | 'ahead' | 'never' | 'past';
}

/** Milestones whose due dates are of one kind come before all of the next. */
const kinds = {
  'expired last': ['ahead', 'never', 'past'],
  'in both directions': ['ever', 'never'],
} as const;

/** Milestones of a project or group by due date in either direction, those without one behind those that have one. */
export const rankedMilestoneList = list<Parameters, RankedSource, ListedMilestoneRow>()({
  name: 'milestones by kinds of due dates',
  table: 'milestones',
  crossesProjects,
  sources(asked) {
    const due = kinds[asked.query.expired_last === true ? 'expired last' : 'in both directions'];
    return placesOf(asked).flatMap((place) => due.map((each) => ({ ...place, due: each })));
  },
  values: placeValues,
  walk: walkBelow,
  shows(query, source, slots, place) {
    narrowToPlace(query, source, slots, place);
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
    dated_first: { by: byExpression(dueDate) },
    expired_last: { by: byExpression(dueDate) },
  },
  orderOf: ({ query: { expired_last: last, sort = 'asc' } }) => ({
    order: last === true ? 'expired_last' : 'dated_first',
    sort,
  }),
  hydrate: (page, _form, _slots, db) => withPaths(db, page),
  texts: milestoneTexts,
});
