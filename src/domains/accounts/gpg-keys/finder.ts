import type { Database } from '#src/database/database.ts';
import { NotFound } from '#src/errors.ts';
import { type OffsetQuery, type Page, paginate } from '#src/lists/offset.ts';
import type { GpgKeyRow } from './table.ts';

export function listGpgKeys(
  db: Database,
  userId: number,
  query: OffsetQuery,
): Promise<Page<GpgKeyRow>> {
  const keys = db<GpgKeyRow>('gpg_keys').select('gpg_keys.*').where('user_id', userId);
  return paginate(db, keys.orderBy('id'), query);
}

/** @throws NotFound when the user has no such key */
export async function findGpgKey(db: Database, userId: number, id: number): Promise<GpgKeyRow> {
  const key = await db<GpgKeyRow>('gpg_keys').where({ id, user_id: userId }).first();
  if (key === undefined) throw new NotFound('GPG Key');
  return key;
}
