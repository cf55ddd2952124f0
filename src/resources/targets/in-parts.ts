import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '../../database/database.ts';
import { ofTarget, type Target, targetKinds } from './target.ts';

/** Rows that one statement copies: on SQLite nothing else happens meanwhile. */
const rowsOfPart = 500;

/**
 * Copies the rows of one target to another of its kind, in their order. Within a transaction it is whole or nothing,
 * however many parts it takes, and others have their turn between these.
 */
export async function copyInParts(
  db: Database,
  { table, columns }: { readonly table: string; readonly columns: readonly string[] },
  from: Pick<Target, 'kind' | 'id'>,
  to: number,
): Promise<void> {
  const { column } = targetKinds[from.kind];
  const names = columns.join(', ');
  for (let after = 0; ; await nextTurn()) {
    const last = await db(table)
      .where(ofTarget(from))
      .where('id', '>', after)
      .orderBy('id')
      .offset(rowsOfPart - 1)
      .first<{ id: number } | undefined>('id');
    const until = last === undefined ? '' : 'and id <= ?';
    await db.raw(
      `insert into ${table} (${column}, ${names})
       select cast(? as bigint), ${names} from ${table}
       where ${column} = ? and id > ? ${until} order by id`,
      [to, from.id, after, ...(last === undefined ? [] : [last.id])],
    );
    if (last === undefined) return;
    after = last.id;
  }
}
