import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '../../database/database.ts';
import { rowsOfPart } from '../../database/in-parts.ts';
import { ofTarget, type Target, targetKinds } from './target.ts';

interface CopiedRows {
  readonly table: string;
  readonly columns: readonly string[];
  /** SQL for the rows that are copied; all without it. */
  readonly only?: string;
}

type Place = Pick<Target, 'kind' | 'id'>;

/**
 * Copies the rows of one target to another, in their order. Within a transaction it is whole or nothing, however many
 * parts it takes, and others have their turn between these.
 */
export async function copyInParts(
  db: Database,
  { table, columns, only = 'true' }: CopiedRows,
  from: Place,
  to: Place,
): Promise<void> {
  const source = targetKinds[from.kind].column;
  const { column } = targetKinds[to.kind];
  const names = columns.join(', ');
  for (let after = 0; ; await nextTurn()) {
    const last = await db(table)
      .where(ofTarget(from))
      .whereRaw(only)
      .where('id', '>', after)
      .orderBy('id')
      .offset(rowsOfPart - 1)
      .first<{ id: number } | undefined>('id');
    const until = last === undefined ? '' : 'and id <= ?';
    await db.raw(
      `insert into ${table} (${column}, ${names})
       select cast(? as bigint), ${names} from ${table}
       where ${source} = ? and ${only} and id > ? ${until} order by id`,
      [to.id, from.id, after, ...(last === undefined ? [] : [last.id])],
    );
    if (last === undefined) return;
    after = last.id;
  }
}
