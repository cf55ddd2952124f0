import { changeAccess } from '#src/database/access-revision.ts';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { fold } from '#src/database/folding.ts';
import { toDay } from '#src/text/day.ts';
import { publish } from '#src/domain-events/publish.ts';
import { invitationsAccepted, membersChanged } from './events.ts';
import { isStanding } from './standing.ts';
import { type MemberRow, refreshMembers, removeMembers, updateMember } from './table.ts';

/**
 * Makes a user a member wherever one of these addresses was invited. Callers run it in the transaction that confirms
 * an address, for new and existing accounts; an unconfirmed address proves nothing. An invitation also grants the
 * user's access request; for a member, the invitation is deleted. An invitation whose sender has lost the permission
 * stays unchanged.
 */
export async function acceptInvitations(
  db: Database,
  user: { readonly id: number },
  addresses: readonly string[],
  now: string,
): Promise<void> {
  const today = toDay(now);
  await changeAccess(db, async (db) => {
    for (const key of new Set(addresses.map(fold))) {
      const invitations = await db<MemberRow>('members')
        .where('invite_email_key', key)
        .where((either) => {
          either.whereNull('expires_at').orWhere('expires_at', '>', today);
        })
        .orderBy('id');
      const standing: MemberRow[] = [];
      for (const invitation of invitations) {
        if (await isStanding(db, invitation)) standing.push(invitation);
      }
      if (standing.length > 0) await accept(db, user.id, standing, now);
    }
  });
}

/** Makes a user a member by these open invitations, in the transaction that holds their rows. */
export async function accept(
  db: Database,
  userId: number,
  invitations: readonly MemberRow[],
  now: string,
): Promise<void> {
  const present = await loadPresent(db, userId, invitations);
  const joined: MemberRow[] = [];
  for (const invitation of invitations) {
    const there = present.get(`${invitation.source_type} ${invitation.source_id}`);
    if (there !== undefined && there.requested_at === null) {
      await removeMembers(db, [invitation.id], { event: null }, now);
      await keepLink(db, there.id, invitation);
      continue;
    }
    if (there !== undefined) await removeMembers(db, [there.id], { event: null }, now);
    const changes = {
      user_id: userId,
      invite_email: null,
      invite_email_key: null,
      invite_token_digest: null,
      invite_accepted_at: now,
      created_at: now,
    };
    const member = await updateMember(db, invitation.id, changes, now);
    await keepLink(db, invitation.id, invitation);
    if (member !== undefined) joined.push(member);
  }
  const at = new Date(now);
  await publish(db, membersChanged({ action: 'joined', members: joined, at }));
  const accepted = joined.map((member) => {
    const { created_by_id: inviter_id, source_type, source_id, access_level } = member;
    return { inviter_id, source_type, source_id, access_level };
  });
  await publish(db, invitationsAccepted({ user_id: userId, invitations: accepted, at }));
  await refreshMembers(db, joined, toDay(now));
}

/** The link in the mail can no longer be accepted, and leads the member to the project or group. */
async function keepLink(
  db: Database,
  id: number,
  { invite_token_digest: accepted_token_digest }: MemberRow,
): Promise<void> {
  if (accepted_token_digest === null) return;
  await db('members').where({ id }).update({ accepted_token_digest });
}

type Present = Pick<MemberRow, 'id' | 'source_type' | 'source_id' | 'requested_at'>;

/** The existing memberships of a user in the places of these rows, by type and id of the place. */
async function loadPresent(
  db: Database,
  userId: number,
  places: readonly Pick<MemberRow, 'source_type' | 'source_id'>[],
): Promise<ReadonlyMap<string, Present>> {
  const query = db('members')
    .where('user_id', userId)
    .select<Present[]>('id', 'source_type', 'source_id', 'requested_at');
  const ids = [...new Set(places.map(({ source_id }) => source_id))];
  const rows = await whereInList(query, 'source_id', ids);
  return new Map(rows.map((row) => [`${row.source_type} ${row.source_id}`, row]));
}
