import type { Knex } from 'knex';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { gatherRowsBy } from '#src/database/group-rows.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { selectOpenedGroups } from '#src/policy/visible.ts';
import type { Actor } from '#src/records/actor.ts';
import { groupColumns, type GroupRow } from '#src/records/group.ts';
import { whereGranting } from '#src/records/membership.ts';
import type { UserBasicRow } from '#src/records/user.ts';
import { Crowd, type Members, createMembers } from './crowd.ts';

/** The tables of the users and groups of rules begin with this. */
export type RuleKind = 'approval_rule' | 'approval_request_rule';

/** The users and groups of a rule that the actor may see. */
export interface Approvers {
  readonly users: readonly UserBasicRow[];
  readonly groups: readonly GroupRow[];
  /** The active ones of the users and of the direct members of the groups. */
  readonly eligible: Crowd;
  readonly containsHiddenGroups: boolean;
  /** Ids of all groups, including hidden ones. */
  readonly groupIds: readonly number[];
  /** All users whose approvals count, including members of hidden groups. */
  readonly counting: Crowd;
}

export interface Asking {
  readonly db: Database;
  readonly actor: Actor | null;
  readonly today: string;
}

/** `seen`: boolean of the database. */
export type SeenGroup = GroupRow & { readonly seen: boolean | number };

type ListedGroup = SeenGroup & { readonly rule_id: number };

/** A user of one rule, or of one group. */
type Person = UserBasicRow & { readonly rule_id: number | null; readonly group_id: number | null };

/** Users and groups of these rules. Members of groups that the actor cannot see are omitted, too. */
export async function loadApprovers(
  asking: Asking,
  kind: RuleKind,
  ruleIds: readonly number[],
): Promise<(ruleId: number) => Approvers> {
  if (ruleIds.length === 0) return () => noApprovers;
  const listed = await selectGroups(asking, kind, ruleIds);
  const groupIds = [...new Set(listed.map(({ id }) => id))];
  const people = await listPeople(asking, kind, ruleIds, groupIds);
  const users = gatherRowsBy(people, ({ rule_id }) => rule_id);
  const members = gatherRowsBy(people, ({ group_id }) => group_id);
  const groups = gatherRowsBy(listed, ({ rule_id }) => rule_id);
  const membersOf = gatherMembers(members);
  const found = new Map(
    ruleIds.map((id) => [
      id,
      createApprovers(users.get(id) ?? [], groups.get(id) ?? [], membersOf),
    ]),
  );
  return (id) => found.get(id) ?? noApprovers;
}

/** The members of a group by its id, which are put together once. */
export function gatherMembers(
  rows: ReadonlyMap<number | null, readonly UserBasicRow[]>,
): (groupId: number) => Members {
  const known = new Map<number, Members>();
  return (groupId) => {
    const members = known.get(groupId) ?? createMembers(rows.get(groupId) ?? []);
    known.set(groupId, members);
    return members;
  };
}

export const noApprovers: Approvers = createApprovers([], [], () => createMembers([]));

/**
 * Maximum eligible users of one response; a hundred rules, or one per line of a file, may name a group of thousands.
 */
const maxShownApprovers = 20_000;

/** Presents the approvers of several rules in one response, within a limit: only the first rules list all of them. */
export function listShownApprovers(all: readonly Approvers[]): Approvers[] {
  let left = maxShownApprovers;
  return all.map((approvers) => {
    const eligible = left === 0 ? [] : approvers.eligible.all().slice(0, left);
    left -= eligible.length;
    return { ...approvers, eligible: new Crowd(eligible, []) };
  });
}

/** The approvers that these users and groups are together. */
export function createApprovers(
  users: readonly UserBasicRow[],
  groups: readonly SeenGroup[],
  membersOf: (groupId: number) => Members,
): Approvers {
  const seen = groups.filter((group) => Boolean(group.seen));
  const createCrowd = (some: readonly GroupRow[]) =>
    new Crowd(
      users,
      some.map(({ id }) => membersOf(id)),
    );
  return {
    users,
    groups: seen,
    eligible: createCrowd(seen),
    containsHiddenGroups: seen.length < groups.length,
    groupIds: groups.map(({ id }) => id),
    counting: createCrowd(groups),
  };
}

/** Each active user once, by id. */
export function listActiveUsers<User extends UserBasicRow>(users: readonly User[]): User[] {
  const active = users.filter(({ state }) => state === 'active');
  const byId = new Map(active.map((user) => [user.id, user]));
  return [...byId.values()].sort((one, other) => one.id - other.id);
}

function selectGroups(asking: Asking, kind: RuleKind, ruleIds: readonly number[]) {
  const groups = asking
    .db(`${kind}_groups as listed`)
    .join('namespaces', 'namespaces.id', 'listed.group_id')
    .orderBy('listed.group_id')
    .select<ListedGroup[]>('listed.rule_id');
  return whereInList(addVisibleGroups(asking, groups), 'listed.rule_id', ruleIds);
}

/** Selects the whole groups of a query that holds `namespaces`, and whether the actor may see more of them than the name. */
export function addVisibleGroups<Groups extends Knex.QueryBuilder>(
  { db, actor, today }: Asking,
  groups: Groups,
): Groups {
  const same = selectOpenedGroups(db, actor, today).whereRaw('namespaces.id = groups.namespace_id');
  groups
    .join('groups', 'groups.namespace_id', 'namespaces.id')
    .where('namespaces.pending_delete', false)
    .select(...groupColumns, db.raw('exists ? as seen', [same.select(db.raw('1'))]));
  return groups;
}

/** The users of the rules, and the direct members of the groups. */
async function listPeople(
  asking: Asking,
  kind: RuleKind,
  ruleIds: readonly number[],
  groupIds: readonly number[],
): Promise<Person[]> {
  const { db } = asking;
  const listed = db(`${kind}_users as listed`).join('users', 'users.id', 'listed.user_id');
  const users = whereInList(listed, 'listed.rule_id', ruleIds).select(
    ...columns,
    'listed.rule_id as rule_id',
    db.raw('null as group_id'),
  );
  const members = loadMembersWithin(asking, groupIds).select(db.raw('null as rule_id'));
  const both =
    groupIds.length === 0
      ? users
      : users.unionAll([members.select('members.source_id as group_id')]);
  return db<Person>(both.as('people')).orderBy('id').select<Person[]>('*');
}

/** The direct members of these groups, as embedded users. */
export function loadMembersWithin({ db, today }: Asking, groupIds: readonly number[]) {
  const inside = db('members').join('users', 'users.id', 'members.user_id');
  return whereGranting(whereInList(inside, 'members.source_id', groupIds), today)
    .where('members.source_type', 'Namespace')
    .where('members.access_level', '>', AccessLevel.Minimal)
    .select(...columns);
}

const columns = ['id', 'username', 'name', 'state', 'avatar'].map((name) => `users.${name}`);
