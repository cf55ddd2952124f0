import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '../../database/database.ts';
import { ofTarget, type Target, targetKinds } from './target.ts';

/** Rows that one statement copies or deletes: on SQLite nothing else happens meanwhile. */
const rowsOfPart = 500;

/** Tables of which rows may hang on a target by the hundred thousand. */
const numerous = ['notes', 'resource_events'] as const;

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

/** Deletes what may hang on a target in great number, before the target itself is deleted with all the rest. */
export async function deleteInParts(
  db: Database,
  target: Pick<Target, 'kind' | 'id'>,
): Promise<void> {
  for (const table of numerous) {
    for (let deleted = rowsOfPart; deleted === rowsOfPart; await nextTurn()) {
      const part = db(table).where(ofTarget(target)).orderBy('id').limit(rowsOfPart).select('id');
      deleted = Number(await db(table).whereIn('id', part).delete());
    }
  }
}
