import type { Database } from '#src/database/database.ts';
import { whereGranting } from '#src/records/membership.ts';
import { type MemberView, joinPeople } from './hydrate.ts';
import type { MemberWindow } from './list.ts';
import type { MemberSource } from './table.ts';

/** The memberships of a user by their numbers, and if there are more. */
export async function listUserMemberships(
  db: Database,
  { userId, type, today }: { userId: number; type: MemberSource; today: string },
  { limit, backwards, after, before }: MemberWindow,
): Promise<{ readonly rows: readonly MemberView[]; readonly more: boolean }> {
  const query = whereGranting(joinPeople(db('members')), today)
    .select('members.access_level')
    .where({ 'members.user_id': userId, 'members.source_type': type })
    .orderBy('members.id', backwards ? 'desc' : 'asc')
    .limit(limit + 1);
  // Memberships of groups and projects that are being deleted are excluded.
  if (type === 'Namespace') {
    query.join('namespaces', 'namespaces.id', 'members.source_id');
    query.where('namespaces.pending_delete', false);
  } else {
    query.join('projects', 'projects.id', 'members.source_id').whereNotNull('projects.listing');
  }
  if (after !== null) query.where('members.id', '>', after);
  if (before !== null) query.where('members.id', '<', before);
  const found = (await query) as MemberView[];
  const rows = found.slice(0, limit);
  return { rows: backwards ? rows.toReversed() : rows, more: found.length > limit };
}
