import { filterByColumn, elsewhere } from '#src/lists/filter.ts';
import { list } from '#src/lists/list.ts';
import { type Container, type OwnerColumn, toOwnerColumn } from '#src/records/container.ts';
import { type ListedBoardRow, joinBoardParts } from './table.ts';

interface Parameters {
  readonly container: Container;
  readonly id: number;
}

/** Boards of exactly a project or group, the oldest first. */
export const boardList = list<Parameters, OwnerColumn, ListedBoardRow>()({
  name: 'boards',
  table: 'boards',
  sources: ({ query: { container } }) =>
    container === undefined ? [] : [toOwnerColumn(container)],
  values: ({ query: { container } }) => ({ owner: container?.id ?? 0 }),
  shows: (query, source, slots) => void query.where(`boards.${source}`, slots.owner),
  filters: { container: elsewhere, id: filterByColumn('boards.id') },
  orders: {},
  hydrate: (page, _form, _slots, db) => joinBoardParts(db, page),
});
