import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '../../database/database.ts';
import { rowsOfPart } from '../../database/in-parts.ts';
import { ofTarget, type Target, targetKinds } from './target.ts';

interface CopiedRows {
  readonly table: string;
  readonly columns: readonly string[];
  /** SQL for the rows that are copied; all without it. */
  readonly only?: string;
  /** A column that copies get this number in where the row has none. */
  readonly mark?: { readonly column: string; readonly value: number };
  /** Called for each part, with the ids of its rows and those of the copies in the same order. */
  readonly copied?: (ids: readonly number[], copies: readonly number[]) => Promise<void>;
}

type Place = Pick<Target, 'kind' | 'id'>;

/**
 * Copies the rows of one target to another, in their order. Within a transaction it is whole or nothing, however many
 * parts it takes, and others have their turn between these.
 */
export async function copyInParts(
  db: Database,
  { table, columns, only = 'true', mark, copied }: CopiedRows,
  from: Place,
  to: Place,
): Promise<void> {
  const source = targetKinds[from.kind].column;
  const { column } = targetKinds[to.kind];
  const names = columns.join(', ');
  const marked = mark === undefined ? '' : `, ${mark.column}`;
  const marks = mark === undefined ? '' : `, coalesce(${mark.column}, cast(? as bigint))`;
  const rowsOf = (place: Place) => db(table).where(ofTarget(place)).whereRaw(only);
  const idsOf = (place: Place, beyond: number) =>
    rowsOf(place).where('id', '>', beyond).orderBy('id').limit(rowsOfPart).pluck<number[]>('id');
  const newest = async () => {
    const row = await rowsOf(to).orderBy('id', 'desc').first<{ id: number } | undefined>('id');
    return row?.id ?? 0;
  };
  for (let after = 0; ; await nextTurn()) {
    const last = await rowsOf(from)
      .where('id', '>', after)
      .orderBy('id')
      .offset(rowsOfPart - 1)
      .first<{ id: number } | undefined>('id');
    const until = last === undefined ? '' : 'and id <= ?';
    const before = copied === undefined ? 0 : await newest();
    await db.raw(
      `insert into ${table} (${column}, ${names}${marked})
       select cast(? as bigint), ${names}${marks} from ${table}
       where ${source} = ? and ${only} and id > ? ${until} order by id`,
      [
        to.id,
        ...(mark === undefined ? [] : [mark.value]),
        from.id,
        after,
        ...(last === undefined ? [] : [last.id]),
      ],
    );
    await copied?.(await idsOf(from, after), await idsOf(to, before));
    if (last === undefined) return;
    after = last.id;
  }
}
