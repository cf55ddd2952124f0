import type { Database } from '../../database/database.ts';
import { publish } from '../../domain-events/publish.ts';
import { membersChanged } from '../members/events.ts';
import { sourcesWith } from './finder.ts';
import { type MemberRow, refreshMembers, removeMembers, updateMember } from '../members/table.ts';
import { fold } from '../../database/folding.ts';

/**
 * Makes a user a member wherever one of these addresses was invited. To be called in the transaction that confirms
 * an address, whether the account is new or not; an unconfirmed address proves nothing. A request of the user for
 * the same place is granted by it; where the user is a member already, the invitation only goes.
 */
export async function acceptInvitations(
  db: Database,
  user: { readonly id: number },
  addresses: readonly string[],
  now: string,
): Promise<void> {
  const today = now.slice(0, 10);
  await db.transaction(async (db) => {
    for (const key of new Set(addresses.map(fold))) {
      const invitations = await db<MemberRow>('members')
        .where('invite_email_key', key)
        .where((either) => {
          either.whereNull('expires_at').orWhere('expires_at', '>', today);
        })
        .orderBy('id');
      if (invitations.length > 0) await accept(db, user.id, invitations, now);
    }
  });
}

async function accept(
  db: Database,
  userId: number,
  invitations: readonly MemberRow[],
  now: string,
): Promise<void> {
  const present = await sourcesWith(db, userId, invitations);
  const joined: MemberRow[] = [];
  for (const invitation of invitations) {
    const there = present.get(`${invitation.source_type} ${invitation.source_id}`);
    if (there !== undefined && there.requested_at === null) {
      await removeMembers(db, [invitation.id], { event: null }, now);
      continue;
    }
    if (there !== undefined) await removeMembers(db, [there.id], { event: null }, now);
    const changes = {
      user_id: userId,
      invite_email: null,
      invite_email_key: null,
      invite_accepted_at: now,
      created_at: now,
    };
    const member = await updateMember(db, invitation.id, changes, now);
    if (member !== undefined) joined.push(member);
  }
  await publish(db, membersChanged({ action: 'joined', members: joined, at: new Date(now) }));
  await refreshMembers(db, joined, now.slice(0, 10));
}
