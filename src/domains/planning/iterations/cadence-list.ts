import { containsFolded, isAscii } from '#src/database/dialect.ts';
import { filterByColumn, elsewhere, filter, filterByBoolean } from '#src/lists/filter.ts';
import { list } from '#src/lists/list.ts';
import { selectLineage } from '#src/domains/core/namespaces/tree.ts';
import type { CadenceRow } from './table.ts';

interface Parameters {
  readonly namespace: number;
  readonly include_ancestors: boolean;
  readonly id: number;
  readonly active: boolean;
  readonly automatic: boolean;
  readonly duration: number;
  readonly title: string;
}

/** Iteration cadences of a group and of its ancestors. */
export const cadenceList = list<Parameters, 'group' | 'above', CadenceRow>()({
  name: 'iteration cadences',
  table: 'iteration_cadences',
  sources: ({ query: { include_ancestors: above } }) => [above === true ? 'above' : 'group'],
  values: ({ query: { namespace } }) => ({ namespace: namespace ?? 0 }),
  shows(query, source, slots, { db }) {
    if (source === 'group') query.where('iteration_cadences.group_id', slots.namespace);
    else query.whereIn('iteration_cadences.group_id', selectLineage(db, slots.namespace));
  },
  filters: {
    namespace: elsewhere,
    include_ancestors: elsewhere,
    id: filterByColumn('iteration_cadences.id'),
    active: filterByBoolean('iteration_cadences.active'),
    automatic: filterByBoolean('iteration_cadences.automatic'),
    duration: filterByColumn('iteration_cadences.duration_in_weeks'),
    title: filter({
      shapeOf: (text) => (text === '' ? null : isAscii(text)),
      boundOf: (text) => ({ text }),
      narrow: (query, { text }, ascii) =>
        void containsFolded(query, 'iteration_cadences.title', text, ascii),
    }),
  },
  orders: {},
});
