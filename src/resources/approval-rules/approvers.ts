import type { Database } from '../../database/database.ts';
import { inList } from '../../database/dialect.ts';
import { AccessLevel } from '../../policy/access-level.ts';
import { openedGroups } from '../../policy/visible.ts';
import type { Actor } from '../../records/actor.ts';
import { groupColumns, type GroupRow } from '../../records/group.ts';
import { whereGranting } from '../../records/membership.ts';
import type { UserBasicRow } from '../../records/user.ts';

/** The tables of the users and groups of rules begin with this. */
export type RuleKind = 'approval_rule';

/** The users and groups of a rule, as somebody may see them. */
export interface Approvers {
  readonly users: readonly UserBasicRow[];
  readonly groups: readonly GroupRow[];
  /** The active ones of the users and of the direct members of the groups: each once, by id. */
  readonly eligible: readonly UserBasicRow[];
  readonly containsHiddenGroups: boolean;
}

interface Asking {
  readonly db: Database;
  readonly actor: Actor | null;
  readonly today: string;
}

/** `seen`: as the database says yes or no. */
type ListedGroup = GroupRow & { readonly rule_id: number; readonly seen: boolean | number };

/** Of one rule, or of one group. */
type Person = UserBasicRow & { readonly rule_id: number | null; readonly group_id: number | null };

/** The users and groups of these rules. Of groups that the actor cannot see the members are not told either. */
export async function approversOf(
  asking: Asking,
  kind: RuleKind,
  ruleIds: readonly number[],
): Promise<(ruleId: number) => Approvers> {
  const listed = await groupsOf(asking, kind, ruleIds);
  const seen = new Set(listed.filter((group) => Boolean(group.seen)).map(({ id }) => id));
  const people = await peopleOf(asking, kind, ruleIds, [...seen]);
  const usersOf = groupBy(people, ({ rule_id }) => rule_id);
  const membersOf = groupBy(people, ({ group_id }) => group_id);
  const groupsOfRule = groupBy(listed, ({ rule_id }) => rule_id);
  return (ruleId) => {
    const all = groupsOfRule.get(ruleId) ?? [];
    const groups = all.filter(({ id }) => seen.has(id));
    const users = usersOf.get(ruleId) ?? [];
    const eligible = new Map(
      [users, ...groups.map(({ id }) => membersOf.get(id) ?? [])]
        .flat()
        .filter(({ state }) => state === 'active')
        .map((user) => [user.id, user] as const),
    );
    return {
      users,
      groups,
      eligible: [...eligible.values()].sort((one, other) => one.id - other.id),
      containsHiddenGroups: groups.length < all.length,
    };
  };
}

function groupsOf({ db, actor, today }: Asking, kind: RuleKind, ruleIds: readonly number[]) {
  const same = openedGroups(db, actor, today).whereRaw('namespaces.id = listed.group_id');
  const groups = db(`${kind}_groups as listed`)
    .join('namespaces', 'namespaces.id', 'listed.group_id')
    .join('groups', 'groups.namespace_id', 'namespaces.id')
    .where('namespaces.pending_delete', false)
    .orderBy('listed.group_id')
    .select<ListedGroup[]>(
      ...groupColumns,
      'listed.rule_id',
      db.raw('exists ? as seen', [same.select(db.raw('1'))]),
    );
  return inList(groups, 'listed.rule_id', ruleIds);
}

/** The users of the rules, and the direct members of the groups. */
async function peopleOf(
  { db, today }: Asking,
  kind: RuleKind,
  ruleIds: readonly number[],
  groupIds: readonly number[],
): Promise<Person[]> {
  const listed = db(`${kind}_users as listed`).join('users', 'users.id', 'listed.user_id');
  const users = inList(listed, 'listed.rule_id', ruleIds).select(
    ...columns,
    'listed.rule_id as rule_id',
    db.raw('null as group_id'),
  );
  const inside = db('members').join('users', 'users.id', 'members.user_id');
  const members = whereGranting(inList(inside, 'members.source_id', groupIds), today)
    .where('members.source_type', 'Namespace')
    .where('members.access_level', '>', AccessLevel.Minimal)
    .select(...columns, db.raw('null as rule_id'), 'members.source_id as group_id');
  const both = groupIds.length === 0 ? users : users.unionAll([members]);
  return db<Person>(both.as('people')).orderBy('id').select<Person[]>('*');
}

const columns = ['id', 'username', 'name', 'state', 'avatar'].map((name) => `users.${name}`);

function groupBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  return groups;
}
