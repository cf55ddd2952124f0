import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';

/**
 * Makes these lists ones of another label or milestone. Keeps the oldest of several lists of a board that would be of
 * the same.
 */
export async function mergeLists(
  db: Database,
  { column, id }: { readonly column: 'label_id' | 'milestone_id'; readonly id: number },
  lists: readonly number[],
): Promise<void> {
  const selectFound = () => whereInList(db('board_lists'), 'id', lists);
  const rows = await db('board_lists')
    .whereIn('board_id', selectFound().select('board_id'))
    .where((either) => void whereInList(either, 'id', lists).orWhere(column, id))
    .select<{ id: number; board_id: number }[]>('id', 'board_id');
  const oldest = new Map<number, number>();
  for (const row of rows) {
    oldest.set(row.board_id, Math.min(row.id, oldest.get(row.board_id) ?? row.id));
  }
  const younger = rows.filter((row) => oldest.get(row.board_id) !== row.id);
  await whereInList(
    db('board_lists'),
    'id',
    younger.map((row) => row.id),
  ).delete();
  await selectFound().update({ [column]: id });
}
