import type { Database } from '#src/database/database.ts';
import { audit, toAuditedUser, type Doing } from '#src/domain-events/audited.ts';
import { checkUnmodifiedSince } from '#src/text/unmodified-since.ts';
import { findGpgKey } from './finder.ts';
import { toAuditedGpgKey } from './table.ts';

/**
 * Removes a key. Verification results are not stored yet, so revoking a key is the same as removing it.
 * @throws NotFound when the user has no such key, PreconditionFailed
 */
export async function removeGpgKey(
  db: Database,
  user: { readonly id: number },
  id: number,
  doing: Doing,
  unmodifiedSince?: string,
): Promise<void> {
  const key = await findGpgKey(db, user.id, id);
  checkUnmodifiedSince(unmodifiedSince, key.updated_at);
  await db.transaction(async (db) => {
    if ((await db('gpg_keys').where({ id: key.id }).delete()) === 0) return;
    await audit(db, toAuditedUser(user), { remove: 'gpg_key' }, doing, toAuditedGpgKey(key));
  });
}
