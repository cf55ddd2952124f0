import type { Database } from '#src/database/database.ts';
import { audit, toAuditedUser, type Doing } from '#src/domain-events/audited.ts';
import { publish } from '#src/domain-events/publish.ts';
import { checkUnmodifiedSince } from '#src/text/unmodified-since.ts';
import { sshKeyRemoved } from './events.ts';
import { findSshKey } from './finder.ts';

/** @throws NotFound when the user has no such key, PreconditionFailed */
export async function removeSshKey(
  db: Database,
  user: { readonly id: number; readonly username: string },
  id: number,
  doing: Doing,
  unmodifiedSince?: string,
): Promise<void> {
  const key = await findSshKey(db, user.id, id);
  checkUnmodifiedSince(unmodifiedSince, key.updated_at);
  await db.transaction(async (db) => {
    if ((await db('ssh_keys').where({ id: key.id }).delete()) === 0) return;
    const target = { type: 'Key', id: key.id, details: key.title };
    await audit(db, toAuditedUser(user), { remove: 'ssh_key' }, doing, target);
    await publish(db, sshKeyRemoved({ key, owner: user }));
  });
}
