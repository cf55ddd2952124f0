import type { ListGroupIterationsRequest } from '#generated/iterations/types.ts';
import type { Database } from '#src/database/database.ts';
import { containsFolded, whereInList, isAscii } from '#src/database/dialect.ts';
import { listColumnsBeside, describeLongText, selectLongTexts } from '#src/database/long-texts.ts';
import { toDay } from '#src/text/day.ts';
import {
  filterByColumn,
  countConditions,
  elsewhere,
  filter,
  type Filter,
  type Query,
} from '#src/lists/filter.ts';
import { list } from '#src/lists/list.ts';
import { filterLastingWithin, type Timeframe } from '#src/lists/timeframe.ts';
import { selectLineage } from '#src/domains/core/namespaces/tree.ts';
import type { IterationRow, ShownIterationRow } from './table.ts';

/** The parameters of the operations, and the group; of a project the namespace that holds it. */
type Parameters = ListGroupIterationsRequest['query'] & {
  readonly namespace: number;
  readonly id?: number;
  readonly iid?: number;
  readonly cadence_ids?: readonly number[];
  readonly timeframe?: Timeframe;
};

/** Iterations of the group itself, or also of the groups above it. */
type Source = 'group' | 'above';

export interface ListedIterationRow extends ShownIterationRow {
  readonly group_path: string;
}

const iterationColumns = listColumnsBeside<Omit<IterationRow, 'description'>>('iterations', {
  id: true,
  group_id: true,
  cadence_id: true,
  iid: true,
  sequence: true,
  title: true,
  start_date: true,
  due_date: true,
  created_at: true,
  updated_at: true,
});

const iterationTexts = [describeLongText('iterations', 'description')];

/** Iterations by their last day. */
export const iterationList = list<Parameters, Source, ListedIterationRow>()({
  name: 'iterations',
  table: 'iterations',
  sources: ({ query: { include_ancestors: above } }) => [above === false ? 'group' : 'above'],
  values: ({ query: { namespace } }) => ({ namespace: namespace ?? 0 }),
  walk: (db, source, slots) =>
    source === 'group'
      ? null
      : {
          rows: selectGroupsAbove(db, slots.namespace),
          each: 'iterations.group_id = above.ancestor_id',
        },
  shows(query, source, slots, { db, found }) {
    if (source === 'group') query.where('iterations.group_id', slots.namespace);
    // The other walk begins at the groups.
    else if (found) {
      query.whereIn('iterations.group_id', selectLineage(db, slots.namespace));
    }
  },
  filters: {
    namespace: elsewhere,
    include_ancestors: elsewhere,
    in: elsewhere,
    id: filterByColumn('iterations.id'),
    iid: filterByColumn('iterations.iid'),
    cadence_ids: filter({
      shapeOf: (ids) => countConditions(ids) > 0 || null,
      boundOf: (ids) => ({ ids }),
      narrow: (query, { ids }) => void whereInList(query, 'iterations.cadence_id', ids),
    }),
    timeframe: filterLastingWithin('iterations.start_date', 'iterations.due_date'),
    state: filterByState(),
    search: filterByTitles(),
    updated_after: filterByColumn('iterations.updated_at', '>='),
    updated_before: filterByColumn('iterations.updated_at', '<='),
  },
  orders: { due_date: { by: 'iterations.due_date' } },
  orderOf: () => ({ order: 'due_date', sort: 'asc' }),
  hydrate(page, _form, _slots, db) {
    page.join('namespaces', 'namespaces.id', 'iterations.group_id');
    page.select(...iterationColumns, 'namespaces.full_path as group_path');
    return selectLongTexts(page, db, iterationTexts);
  },
  texts: iterationTexts,
});

const selectGroupsAbove = (db: Database, namespace: number): Query =>
  db('namespace_ancestors as above').where('above.namespace_id', namespace);

type State = NonNullable<Parameters['state']>;

/** Compares the state with the current day. */
function filterByState(): Filter<State> {
  return filter({
    shapeOf: (state) => (state === 'all' ? null : state),
    boundOf: (_, { now }) => ({ today: toDay(now) }),
    timed: (state) => state !== 'all',
    narrow(query, { today }, state) {
      if (state === 'closed') query.where('iterations.due_date', '<', today);
      else if (state === 'upcoming') query.where('iterations.start_date', '>', today);
      else query.where('iterations.due_date', '>=', today);
      if (state === 'current' || state === 'started')
        query.where('iterations.start_date', '<=', today);
    },
  });
}

function filterByTitles(): Filter<string, Parameters> {
  return filter({
    shapeOf(text, { query }) {
      const titles = query.in?.length ? query.in : ['title'];
      if (text === '') return null;
      return {
        ascii: isAscii(text),
        // Selects titles of iterations, titles of cadences, or both.
        own: titles.includes('title'),
        cadence: titles.includes('cadence_title'),
      };
    },
    boundOf: (text) => ({ text }),
    narrow(query, { text }, { ascii, own, cadence }, { db }) {
      query.where((either) => {
        if (own) {
          either.orWhere((titled) => void containsFolded(titled, 'iterations.title', text, ascii));
        }
        if (!cadence) return;
        const cadences = db('iteration_cadences')
          .select(db.raw('1'))
          .whereRaw('iteration_cadences.id = iterations.cadence_id');
        either.orWhereExists(containsFolded(cadences, 'iteration_cadences.title', text, ascii));
      });
    },
  });
}
