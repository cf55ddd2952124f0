import type { Database } from '../../database/database.ts';
import { inList } from '../../database/dialect.ts';
import { publish } from '../../domain-events/publish.ts';
import type { Actor } from '../../records/actor.ts';
import { groupChanged, type GroupChange } from '../groups/events.ts';
import type { Place } from './place.ts';

/** Named as the author of what the identity provider of a group did, which is no user. */
const identityProvider = { id: -1, name: 'SCIM' };

/**
 * Announces what was done to the members of a group, in the transaction of the change. Without an actor the identity
 * provider of the group did it.
 */
export async function announceMemberChange(
  db: Database,
  place: Place,
  userIds: readonly number[],
  change: GroupChange,
  { actor, now }: { readonly actor: Actor | null; readonly now: string },
): Promise<void> {
  if (place.type !== 'Namespace' || userIds.length === 0) return;
  const group = await db('namespaces')
    .where('id', place.id)
    .first<{ id: number; full_path: string } | undefined>('id', 'full_path');
  if (group === undefined) return;
  const users = await inList(db('users'), 'id', userIds)
    .orderBy('id')
    .select<{ id: number; name: string }[]>('id', 'name');
  const author = actor?.user ?? identityProvider;
  for (const { id, name } of users) {
    const target = { type: 'User', id, details: name } as const;
    await publish(db, groupChanged({ author, group, target, change, at: now }));
  }
}
