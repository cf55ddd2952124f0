import { elsewhere } from '#src/lists/filter.ts';
import { list } from '#src/lists/list.ts';
import { type Awardable, type ListedAwardRow, joinAwardUsers } from './table.ts';

interface Parameters {
  readonly page: number;
  readonly per_page: number;
  readonly of: Awardable;
}

/** The reactions to a target, oldest first. */
export const awardList = list<Parameters, Awardable['column'], ListedAwardRow>()({
  name: 'award_emoji',
  table: 'award_emoji',
  sources: ({ query: { of } }) => (of === undefined ? [] : [of.column]),
  values: ({ query: { of } }) => ({ owner: of?.id ?? 0 }),
  shows: (query, column, { owner }) => void query.where(`award_emoji.${column}`, owner),
  filters: { of: elsewhere },
  orderOf: () => ({ order: 'id', sort: 'asc' }),
  hydrate: joinAwardUsers,
});
