import type { RawTree } from '#runtime/raw.ts';
import type { ProtectedRefAccessLevel } from '#generated/protected-branches/types.ts';
import type { AccessLevelRow } from '#src/domains/code/protected-branches/access-levels.ts';
import { takeAtMost } from './bounds.ts';
import type { ImportContext } from './context.ts';
import { readList, readNumber } from './values.ts';

export interface AdmissionRules {
  /** The levels that such a list may hold. */
  readonly levels: readonly ProtectedRefAccessLevel[];
  /** The level that replaces entries without an account here; it admits no additional users. */
  readonly closed: ProtectedRefAccessLevel;
  /** The levels where the archive has no such list. */
  readonly usual: readonly ProtectedRefAccessLevel[];
  readonly most: number;
}

const toRow = (access_level: ProtectedRefAccessLevel): AccessLevelRow => ({
  access_level,
  user_id: null,
  group_id: null,
});

/**
 * Reads the levels, users and groups that a protection admits, each once. Entries without an account here are dropped;
 * if no other is left, `closed` replaces them. Calls `refused` for lists that lose an entry.
 */
export async function readAdmissions(
  context: ImportContext,
  record: RawTree,
  name: string,
  { levels, closed, usual, most }: AdmissionRules,
  refused: () => Promise<void>,
): Promise<readonly AccessLevelRow[]> {
  if (!Array.isArray(record[name])) return usual.map(toRow);
  const found = new Map<string, AccessLevelRow>();
  let lost = false;
  for (const entry of await takeAtMost(readList(record, name), most, refused)) {
    const row = await readAdmission(context, entry, levels);
    if (row === null) lost = true;
    else found.set(`${row.access_level} ${row.user_id} ${row.group_id}`, row);
  }
  if (!lost) return [...found.values()];
  await refused();
  return found.size === 0 ? [toRow(closed)] : [...found.values()];
}

/** Null for an entry without an account here. Levels alone need no paid plan. */
export async function readAdmission(
  { users, groups, named, paid }: ImportContext,
  entry: RawTree,
  levels: readonly ProtectedRefAccessLevel[],
): Promise<AccessLevelRow | null> {
  const isNamed = (column: 'user_id' | 'group_id') => (entry[column] ?? null) !== null;
  if (isNamed('user_id')) {
    const user_id = paid ? users.known(entry, 'user_id') : null;
    if (user_id === null) return null;
    named.users.add(user_id);
    return { access_level: null, user_id, group_id: null };
  }
  if (isNamed('group_id')) {
    const group_id = paid ? await groups.findWithAccess(entry) : null;
    if (group_id === null) return null;
    named.groups.add(group_id);
    return { access_level: null, user_id: null, group_id };
  }
  const level = readNumber(entry, 'access_level');
  const known = levels.find((each) => each === level);
  return known === undefined ? null : toRow(known);
}
