import { bump } from '#src/database/access-revision.ts';
import type { Database } from '#src/database/database.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { whereGranting } from '#src/records/membership.ts';
import { lockNamespace } from '#src/domains/core/namespaces/table.ts';
import { type MemberContainer, toSourceColumns } from './place.ts';

/**
 * Tells whether the group would have no owner without this user: no other active user owns it or a group above. Locks
 * the group and then reads the level again, so that of two owners who remove each other one stays. Projects always
 * have an owner.
 */
export async function isLastOwner(
  db: Database,
  place: MemberContainer,
  userId: number,
  today: string,
): Promise<boolean> {
  if (place.type === 'Project') return false;
  // The following change of memberships raises the revision, which must be locked before all others.
  await bump(db);
  await lockNamespace(db, place.id);
  const own = await db('members')
    .where({ ...toSourceColumns(place), user_id: userId })
    .first<{ access_level: number } | undefined>('access_level');
  if (own?.access_level !== AccessLevel.Owner) return false;
  const others = db('namespace_ancestors as above')
    .join('members', (on) => {
      on.on('members.source_id', 'above.ancestor_id');
      on.andOnVal('members.source_type', 'Namespace');
    })
    .join('users', 'users.id', 'members.user_id')
    .where('above.namespace_id', place.id)
    .where('members.access_level', AccessLevel.Owner)
    .whereNot('members.user_id', userId)
    .where('users.state', 'active')
    .whereNull('users.user_type');
  const other = await whereGranting(others, today).first<{ id: number } | undefined>('members.id');
  return other === undefined;
}
