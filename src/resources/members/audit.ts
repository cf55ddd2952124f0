import type { Database } from '../../database/database.ts';
import { inList } from '../../database/dialect.ts';
import type { Actor } from '../../records/actor.ts';
import { type AuditChange, recordGroupAuditEvent } from '../group-audit-events/record.ts';
import type { Place } from './place.ts';

/** Notes for the owners of a group what was done to its members, in the transaction of the change. */
export async function recordMemberChange(
  db: Database,
  place: Place,
  userIds: readonly number[],
  change: AuditChange,
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
    await recordGroupAuditEvent(db, { author: actor.user, group, target, change, at: now });
  }
}
