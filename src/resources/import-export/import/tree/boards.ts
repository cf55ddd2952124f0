import type { RawTree } from '../../../../../generator/runtime/raw.ts';
import { insertReturning } from '../../../../database/dialect.ts';
import { toOwnerColumn } from '../../../../records/container.ts';
import { type ContainerContext, storeInTurn } from '../context.ts';
import { readFlag, readList, readMildText, readNumber, readPart, readTime } from '../values.ts';
import { storeLeaves } from './on-targets.ts';
import { ensureLabel } from './titled.ts';

/** Lists that a board is given. */
const maxLists = 1000;
const maxNameChars = 255;

/** Stores a board with its lists of labels, each label once; the lists of what is open and closed every board has. */
export async function storeBoard(context: ContainerContext, record: RawTree): Promise<void> {
  const { container, now } = context;
  const created_at = readTime(record, 'created_at') ?? now;
  const updated_at = readTime(record, 'updated_at') ?? created_at;
  const places = new Map<number, number>();
  for (const list of readList(record, 'lists').slice(0, maxLists)) {
    const label = readPart(list, 'label');
    if (label === null) continue;
    const id = await ensureLabel(context, label);
    if (!places.has(id)) places.set(id, readNumber(list, 'position') ?? places.size);
  }
  const board = await storeInTurn(context, (db) =>
    insertReturning<{ id: number }>(db, 'boards', {
      [toOwnerColumn(container)]: container.id,
      name: readMildText(record, 'name', maxNameChars) ?? 'Development',
      hide_backlog_list: readFlag(record, 'hide_backlog_list'),
      hide_closed_list: readFlag(record, 'hide_closed_list'),
      ...{ created_at, updated_at },
    }),
  );
  const inOrder = [...places].toSorted(([, one], [, other]) => one - other);
  const rows = inOrder.map(([label_id], position) => ({
    ...{ board_id: board.id, label_id, position, created_at, updated_at },
  }));
  await storeLeaves(context, 'board_lists', rows);
}
