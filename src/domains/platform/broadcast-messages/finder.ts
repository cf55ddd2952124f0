import type { Database } from '#src/database/database.ts';
import { RowNotFound } from '#src/errors.ts';
import type { Page, OffsetQuery } from '#src/lists/offset.ts';
import { paginate } from '#src/lists/offset.ts';
import type { BroadcastMessageRow } from './table.ts';

/** All messages, newest first. */
export function listBroadcastMessages(
  db: Database,
  query: OffsetQuery,
): Promise<Page<BroadcastMessageRow>> {
  return paginate(
    db,
    db<BroadcastMessageRow>('broadcast_messages').select('*').orderBy('id', 'desc'),
    query,
  );
}

/** @throws RowNotFound for an unknown id */
export async function findBroadcastMessage(db: Database, id: number): Promise<BroadcastMessageRow> {
  const message = await db<BroadcastMessageRow>('broadcast_messages').where({ id }).first();
  if (message === undefined) throw new RowNotFound();
  return message;
}
