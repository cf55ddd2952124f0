import type { Database } from '../../database/database.ts';
import { checkUnmodifiedSince } from '../../unmodified-since.ts';
import { findSshKey } from './finder.ts';

/** @throws NotFound when the user has no such key, PreconditionFailed */
export async function removeSshKey(
  db: Database,
  user: { readonly id: number },
  id: number,
  unmodifiedSince?: string,
): Promise<void> {
  const key = await findSshKey(db, user.id, id);
  checkUnmodifiedSince(unmodifiedSince, key.updated_at);
  await db('ssh_keys').where({ id: key.id }).delete();
}
