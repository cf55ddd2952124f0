import type { Database } from '#src/database/database.ts';
import { toDay } from '#src/text/day.ts';
import { Forbidden } from '#src/errors.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { requireUser } from '#src/records/user.ts';
import { addMember } from '#src/domains/core/members/add.ts';
import type { MemberContainer } from '#src/domains/core/members/place.ts';
import { toSourceColumns } from '#src/domains/core/members/place.ts';
import { removeFromTree } from '#src/domains/core/members/remove.ts';
import type { ProvisionedGroup } from './caller.ts';
import { createScimRefusal } from './refusals.ts';

const toMemberContainer = ({ id }: ProvisionedGroup): MemberContainer => ({
  type: 'Namespace',
  id,
  level: AccessLevel.Owner,
  viaAdministrator: false,
  namespaceId: id,
  topLevel: true,
  word: 'group',
});

/** Gives a user the default role, unless they are a member: the group is locked. */
export async function join(
  db: Database,
  group: ProvisionedGroup,
  userId: number,
  now: string,
): Promise<void> {
  const place = toMemberContainer(group);
  const member = await db('members')
    .where({ ...toSourceColumns(place), user_id: userId })
    .whereNull('requested_at')
    .where((either) => {
      either.whereNull('expires_at').orWhere('expires_at', '>', toDay(now));
    })
    .first('id');
  if (member !== undefined) return;
  const user = await requireUser(db, userId);
  const access = { access_level: group.default_membership_role };
  await addMember(db, place, user, access, { actor: null, paid: true, now });
}

/** @throws HttpError 412 when the group would be left without owner */
export async function leave(
  db: Database,
  group: ProvisionedGroup,
  userId: number,
  now: string,
): Promise<void> {
  try {
    await removeFromTree(db, toMemberContainer(group), userId, { actor: null, now });
  } catch (error) {
    if (error instanceof Forbidden)
      throw createScimRefusal('The last owner of a group cannot be removed');
    throw error;
  }
}
