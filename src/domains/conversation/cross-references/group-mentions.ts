import type { Database } from '#src/database/database.ts';
import { findRequester, type WorkRequest } from '#src/policy/work-requester.ts';
import { toDay } from '#src/text/day.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { selectOpenedGroups } from '#src/policy/visible.ts';
import { whereGranting } from '#src/records/membership.ts';

/**
 * Upper limit on group members that one text notifies. A text that names groups with more members notifies none of
 * them.
 */
const maxMembers = 100;

/** A member of a group that a text names. */
interface MentionedMember {
  readonly id: number;
  /** The full path of the group, in lower case. */
  readonly group: string;
}

/**
 * The direct members of the groups with these full paths (in lower case) that the author of a text sees, and that let
 * themselves be mentioned.
 */
export async function loadMembersMentioned(
  db: Database,
  paths: readonly string[],
  { by, at }: { readonly by: WorkRequest; readonly at: Date },
): Promise<readonly MentionedMember[]> {
  if (paths.length === 0) return [];
  const actor = await findRequester(db, by);
  if (actor === null) return [];
  const today = toDay(at);
  const places = paths.map(() => '?').join(', ');
  const groups = await selectOpenedGroups(db, actor, today)
    .join('groups as mentioned', 'mentioned.namespace_id', 'namespaces.id')
    .whereRaw(`lower(namespaces.full_path) in (${places})`, [...paths])
    .whereRaw('coalesce(mentioned.mentions_disabled, false) = false')
    .select<{ id: number; path: string }[]>(
      'namespaces.id',
      db.raw('lower(namespaces.full_path) as path'),
    );
  if (groups.length === 0) return [];
  const pathOf = new Map(groups.map(({ id, path }) => [id, path]));
  const members = await whereGranting(db('members'), today)
    .where('members.source_type', 'Namespace')
    .whereIn('members.source_id', [...pathOf.keys()])
    .where('members.access_level', '>', AccessLevel.Minimal)
    .orderBy('members.user_id')
    .limit(maxMembers + 1)
    .select<{ user_id: number; source_id: number }[]>('members.user_id', 'members.source_id');
  if (members.length > maxMembers) return [];
  return members.map((row) => ({ id: row.user_id, group: pathOf.get(row.source_id) ?? '' }));
}
