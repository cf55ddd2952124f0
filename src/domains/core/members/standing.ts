import type { Database } from '#src/database/database.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { findGroupLevel } from '#src/policy/group-level.ts';
import { findUser } from '#src/records/user.ts';
import type { MemberRow } from './table.ts';

type Invitation = Pick<MemberRow, 'created_by_id' | 'source_type' | 'source_id'>;

/**
 * Tells whether the sender of an invitation could still send it. An invitation grants nothing if its sender has lost
 * the permission, was blocked, or was deleted.
 */
export async function isStanding(db: Database, invitation: Invitation): Promise<boolean> {
  const { created_by_id: inviterId } = invitation;
  const inviter = inviterId === null ? undefined : await findUser(db, inviterId);
  if (inviter === undefined) return false;
  if (inviter.state !== 'active' && inviter.state !== 'deactivated') return false;
  return inviter.admin || (await mayManageMembers(db, inviter.id, invitation));
}

/** Owners manage members of groups, maintainers those of projects. */
async function mayManageMembers(
  db: Database,
  userId: number,
  { source_type, source_id }: Invitation,
): Promise<boolean> {
  if (source_type === 'Namespace') {
    return (await findGroupLevel(db, userId, source_id)) >= AccessLevel.Owner;
  }
  const authorization = await db('project_authorizations')
    .where({ project_id: source_id, user_id: userId })
    .where('access_level', '>=', AccessLevel.Maintainer)
    .first<{ project_id: number } | undefined>('project_id');
  return authorization !== undefined;
}
