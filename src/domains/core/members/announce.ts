import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { audited } from '#src/domain-events/audited.ts';
import { publish } from '#src/domain-events/publish.ts';
import type { Actor } from '#src/records/actor.ts';
import { groupChanged, type GroupChange } from '#src/domains/core/groups/events.ts';
import type { MemberContainer } from './place.ts';

/** Author of changes by the identity provider of a group, which is no user. */
export const identityProvider = { id: -1, name: 'SCIM' };

/**
 * Announces a change of members of a group or project, in its transaction. Without an actor the identity provider of
 * the group is the author.
 */
export async function announceMemberChange(
  db: Database,
  place: MemberContainer,
  userIds: readonly number[],
  change: GroupChange,
  { actor, now }: { readonly actor: Actor | null; readonly now: string },
): Promise<void> {
  if (userIds.length === 0) return;
  const users = await whereInList(db('users'), 'id', userIds)
    .orderBy('id')
    .select<{ id: number; name: string }[]>('id', 'name');
  const group = await findGroup(db, place);
  const author = actor?.user ?? identityProvider;
  for (const { id, name } of users) {
    const target = { type: 'User', id, details: name } as const;
    const facts = { author, target, change, at: now };
    if (group !== undefined) await publish(db, groupChanged({ ...facts, group }));
    else if (place.type === 'Project') {
      await publish(db, audited({ ...facts, entity: { type: 'Project', id: place.id } }));
    }
  }
}

async function findGroup(db: Database, { type, id }: MemberContainer) {
  if (type !== 'Namespace') return undefined;
  return db('namespaces')
    .where({ id })
    .first<{ id: number; full_path: string } | undefined>('id', 'full_path');
}
