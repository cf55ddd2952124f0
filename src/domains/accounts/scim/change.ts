import { changeAccess } from '#src/database/access-revision.ts';
import type { Database } from '#src/database/database.ts';
import { isUniqueViolation } from '#src/database/dialect.ts';
import { toDay } from '#src/text/day.ts';
import { lockNamespace } from '#src/domains/core/namespaces/table.ts';
import type { ProvisionedGroup } from './caller.ts';
import { requireScimUser } from './finder.ts';
import { join, leave } from './membership.ts';
import type { IdentityInput } from './patch.ts';
import { createScimConflict } from './refusals.ts';
import { findByExternUid, isActiveIdentity, type ScimUserRow, updateIdentity } from './table.ts';

const uidTaken = 'Extern uid has already been taken';

/**
 * Changes an identity, and the membership with it: one group is changed by one request at a time.
 * @throws HttpError 404 when nobody has the id, 409 when the new one is another user's, 412 for the last owner
 */
export async function changeScimUser(
  db: Database,
  group: ProvisionedGroup,
  externUid: string,
  input: IdentityInput,
  now: string,
): Promise<ScimUserRow> {
  return changeAccess(db, async (db) => {
    await lockNamespace(db, group.id);
    const before = await requireScimUser(db, group, externUid);
    const { active = true, externUid: uid = before.extern_uid } = input;
    const other = await findByExternUid(db, group.provider_id, uid);
    if (other !== undefined && other.id !== before.id) throw createScimConflict(uidTaken);
    if (active) {
      if (!isActiveIdentity(before, toDay(now))) await join(db, group, before.user_id, now);
    } else await leave(db, group, before.user_id, now);
    if (active !== before.active || uid !== before.extern_uid)
      await updateIdentity(db, before.id, { active, extern_uid: uid }, now);
    return requireScimUser(db, group, uid);
  });
}

/** Maps a violation of a unique index to its error: another request, such as an administrator's, took the id. */
export function toNamedConflict(error: unknown): Error | null {
  if (isUidTaken(error)) return createScimConflict(uidTaken);
  if (isUniqueViolation(error, 'user_id')) return createScimConflict('User has already been taken');
  return null;
}

/** Tells whether a write failed because another user has the id. */
export const isUidTaken = (error: unknown): boolean =>
  ['identities_account', 'extern_uid_key'].some((name) => isUniqueViolation(error, name));
