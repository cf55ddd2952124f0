import { elsewhere } from '#src/lists/filter.ts';
import { list } from '#src/lists/list.ts';
import {
  type Issuable,
  type IssuableColumn,
  issuableKinds,
} from '#src/domains/planning/issuables/issuable.ts';
import {
  type EventKind,
  type ListedResourceEventRow,
  joinEventUsers,
} from '#src/domains/planning/resource-events/table.ts';

interface Parameters {
  readonly page: number;
  readonly per_page: number;
  readonly of: Pick<Issuable, 'kind' | 'id'>;
  readonly kind: EventKind;
}

type Source = readonly [column: IssuableColumn, kind: EventKind];

/** Changes of one kind of an issue, merge request or epic, the oldest first. */
export const resourceEventList = list<Parameters, Source, ListedResourceEventRow>()({
  name: 'resource_events',
  table: 'resource_events',
  sources: ({ query: { of, kind } }) =>
    of === undefined || kind === undefined ? [] : [[issuableKinds[of.kind].column, kind]],
  values: ({ query: { of } }) => ({ owner: of?.id ?? 0 }),
  shows(query, [column, kind], { owner }) {
    query.where(`resource_events.${column}`, owner).where('resource_events.kind', kind);
  },
  filters: { of: elsewhere, kind: elsewhere },
  orderOf: () => ({ order: 'id', sort: 'asc' }),
  hydrate: joinEventUsers,
});
