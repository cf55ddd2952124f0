import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '#src/database/database.ts';
import { partRows } from '#src/database/in-parts.ts';
import { toIssuableColumns, type Issuable, issuableKinds } from './issuable.ts';

interface CopiedRows {
  readonly table: string;
  readonly columns: readonly string[];
  /** SQL for the rows that are copied; all without it. */
  readonly only?: string;
  /** Columns with numbers that all copies get. */
  readonly given?: Readonly<Record<string, number>>;
}

type IssuableKey = Pick<Issuable, 'kind' | 'id'>;

/**
 * Copies the rows of one target to another, in their order. Within a transaction it is whole or nothing, however many
 * parts it takes, and others have their turn between these.
 */
export async function copyInParts(
  db: Database,
  { table, columns, only = 'true', given = {} }: CopiedRows,
  from: IssuableKey,
  to: IssuableKey,
): Promise<void> {
  const source = issuableKinds[from.kind].column;
  const names = columns.join(', ');
  const own = { ...toIssuableColumns(to), ...given };
  const numbers = Object.keys(own).map(() => 'cast(? as bigint)');
  for (let after = 0; ; await nextTurn()) {
    const last = await db(table)
      .where(toIssuableColumns(from))
      .whereRaw(only)
      .where('id', '>', after)
      .orderBy('id')
      .offset(partRows - 1)
      .first<{ id: number } | undefined>('id');
    const until = last === undefined ? '' : 'and id <= ?';
    await db.raw(
      `insert into ${table} (${Object.keys(own).join(', ')}, ${names})
       select ${numbers.join(', ')}, ${names} from ${table}
       where ${source} = ? and ${only} and id > ? ${until} order by id`,
      [...Object.values(own), from.id, after, ...(last === undefined ? [] : [last.id])],
    );
    if (last === undefined) return;
    after = last.id;
  }
}
