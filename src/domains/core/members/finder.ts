import type { Database } from '#src/database/database.ts';
import { RowNotFound } from '#src/errors.ts';
import type { Actor } from '#src/records/actor.ts';
import type { MemberView } from './hydrate.ts';
import { listMembers } from './list.ts';
import type { MemberContainer } from './place.ts';
import { toOwnSource, type MembersSource, loadMemberSources } from './sources.ts';

/**
 * The direct membership of a user.
 * @throws RowNotFound if the user is no direct member
 */
export function findDirectMember(
  db: Database,
  actor: Actor,
  place: MemberContainer,
  userId: number,
  today: string,
): Promise<MemberView> {
  return findIn(db, actor, [toOwnSource(place)], userId, today);
}

/** Membership of a user from any source that the actor may see. */
export async function findAnyMember(
  db: Database,
  actor: Actor,
  place: MemberContainer,
  userId: number,
  today: string,
): Promise<MemberView> {
  return findIn(db, actor, await loadMemberSources(db, actor, place, today), userId, today);
}

async function findIn(
  db: Database,
  actor: Actor,
  sources: readonly MembersSource[],
  userId: number,
  today: string,
): Promise<MemberView> {
  const one = { page: 1, per_page: 1, user_ids: [userId] };
  const { rows } = await listMembers(db, actor, sources, one, today);
  const [member] = rows;
  if (member === undefined) throw new RowNotFound();
  return member;
}

/** The user whose personal namespace this is; null when it is a group. */
export async function findNamespaceOwner(
  db: Database,
  place: MemberContainer,
): Promise<number | null> {
  if (place.type === 'Namespace') return null;
  const namespace = await db<{ owner_id: number | null }>('namespaces')
    .where('id', place.namespaceId)
    .select('owner_id')
    .first();
  return namespace?.owner_id ?? null;
}
