import type { Knex } from 'knex';
import { findToday } from '#src/database/clock.ts';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { joinMembers, joinProjectMembers } from '#src/policy/grants.ts';
import { selectOpenedGroups } from '#src/policy/visible.ts';
import type { Actor } from '#src/records/actor.ts';
import { selectGroupsWithAccess } from '#src/domains/code/protected-branches/access-levels.ts';
import { Failures } from './context.ts';
import type { NamedPrincipals } from './named-groups.ts';

interface OfProject {
  readonly id: number;
  readonly namespace_id: number;
}

interface Showing {
  readonly project: OfProject;
  /** The user who imports. */
  readonly actor: Actor;
  readonly named: NamedPrincipals;
  /** ISO 8601. */
  readonly now: string;
}

/**
 * Removes users and groups from protections and approval rules that have lost their access to the project since the
 * import read them. A protection admits nobody in their place; the importer approves in their place.
 */
export async function removeStrangers(
  db: Database,
  { project, actor, named, now }: Showing,
): Promise<void> {
  const { id: projectId } = project;
  const failures = new Failures({ db, projectId, now });
  const users = await findStrangers(db, project, [...named.users]);
  const groups = [...named.groups];
  const withAccess = selectGroupsWithAccess(db, project);
  const opened = selectOpenedGroups(db, actor, findToday(db));
  const strangers: readonly Strangers[] = [
    { column: 'user_id', ofProtections: users, ofRules: users },
    {
      column: 'group_id',
      ofProtections: await findMissing(groups, withAccess),
      ofRules: await findMissing(groups, opened),
    },
  ];
  for (const { column, ofProtections, ofRules } of strangers) {
    for (const { table, levels, key, closed, only } of protections) {
      if (ofProtections.length === 0) break;
      const own = db(table).where({ project_id: projectId }).select('id');
      const rows = whereInList(db(levels).whereIn(key, own), column, ofProtections);
      if (only !== null) void rows.whereIn('action', only);
      const changed = await rows.update({ access_level: closed, user_id: null, group_id: null });
      if (changed > 0) await failures.note(table, null);
    }
    for (const { kind, relation, rulesOf } of approvals) {
      if (ofRules.length === 0) break;
      const named = db(`${kind}_${column === 'user_id' ? 'users' : 'groups'}`);
      const rows = whereInList(named.whereIn('rule_id', rulesOf(db, projectId)), column, ofRules);
      const changed = await rows.clone().distinct<{ rule_id: number }[]>('rule_id');
      if (changed.length === 0) continue;
      await rows.delete();
      const approvers = changed.map(({ rule_id }) => ({ rule_id, user_id: actor.user.id }));
      await db(`${kind}_users`).insert(approvers).onConflict().ignore();
      await failures.note(relation, null);
    }
  }
}

interface Strangers {
  readonly column: 'user_id' | 'group_id';
  readonly ofProtections: readonly number[];
  readonly ofRules: readonly number[];
}

const branches = {
  table: 'protected_branches',
  levels: 'protected_branch_access_levels',
  key: 'protected_branch_id',
};
const environments = { table: 'protected_environments', key: 'protected_environment_id' };

/** The access levels of protections, and the level that admits nobody or only administrators. */
const protections = [
  { ...branches, closed: 0, only: ['push', 'merge'] },
  { ...branches, closed: 60, only: ['unprotect'] },
  {
    table: 'protected_tags',
    levels: 'protected_tag_access_levels',
    key: 'protected_tag_id',
    closed: 0,
    only: null,
  },
  { ...environments, levels: 'protected_environment_deployers', closed: 60, only: null },
  { ...environments, levels: 'protected_environment_approvers', closed: 60, only: null },
] as const;

const approvals = [
  {
    kind: 'approval_rule',
    relation: 'approval_rules',
    rulesOf: (db: Database, projectId: number) =>
      db('approval_rules').where('project_id', projectId).select('id'),
  },
  {
    kind: 'approval_request_rule',
    relation: 'merge_requests',
    rulesOf: (db: Database, projectId: number) =>
      db('approval_request_rules as rules')
        .join('merge_requests', 'merge_requests.id', 'rules.merge_request_id')
        .where('merge_requests.target_project_id', projectId)
        .select('rules.id'),
  },
] as const;

/** Finds the users who are members of neither the project nor a group above it. */
async function findStrangers(
  db: Database,
  { id, namespace_id }: OfProject,
  users: readonly number[],
): Promise<readonly number[]> {
  if (users.length === 0) return [];
  const today = findToday(db);
  const ofProject = joinProjectMembers(
    db('projects').where('projects.id', id),
    'projects.id',
    today,
  );
  const ofGroups = joinMembers(
    db('namespaces').where('namespaces.id', namespace_id),
    'namespaces.id',
    today,
  );
  const members = new Set<number>();
  for (const query of [ofProject, ofGroups]) {
    const found = await whereInList(query, 'members.user_id', users).pluck<number[]>(
      'members.user_id',
    );
    for (const user of found) members.add(user);
  }
  return users.filter((user) => !members.has(user));
}

/** Finds the ids that the query does not return. */
async function findMissing(
  ids: readonly number[],
  groups: Knex.QueryBuilder,
): Promise<readonly number[]> {
  if (ids.length === 0) return [];
  const found = await whereInList(groups, 'namespaces.id', ids).pluck<number[]>('namespaces.id');
  const there = new Set(found);
  return ids.filter((id) => !there.has(id));
}
