import type { Database } from '../../database/database.ts';
import { inList } from '../../database/dialect.ts';
import { publish } from '../../domain-events/publish.ts';
import type { Actor } from '../../records/actor.ts';
import { groupChanged, type GroupChange } from '../groups/events.ts';
import type { Place } from './place.ts';

/** Announces what was done to the members of a group, in the transaction of the change. */
export async function announceMemberChange(
  db: Database,
  place: Place,
  userIds: readonly number[],
  change: GroupChange,
  { actor, now }: { readonly actor: Actor; readonly now: string },
): Promise<void> {
  if (place.type !== 'Namespace' || userIds.length === 0) return;
  const group = await db('namespaces')
    .where('id', place.id)
    .first<{ id: number; full_path: string } | undefined>('id', 'full_path');
  if (group === undefined) return;
  const users = await inList(db('users'), 'id', userIds)
    .orderBy('id')
    .select<{ id: number; name: string }[]>('id', 'name');
  for (const { id, name } of users) {
    const target = { type: 'User', id, details: name } as const;
    await publish(db, groupChanged({ author: actor.user, group, target, change, at: now }));
  }
}
