import { findToday } from '#src/database/clock.ts';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { prepareStatement } from '#src/database/statement.ts';
import type { Actor } from '#src/records/actor.ts';
import { AccessLevel } from './access-level.ts';
import { findDefaultProtection } from './default-protection.ts';
import type { isFeatureVisible } from './features.ts';
import { joinMembers } from './grants.ts';
import type { ProjectAccess } from './project-access.ts';
import { createWildcardTest, type RefTest } from './ref-pattern.ts';
import { findSharedBranches } from './shared-branches.ts';

/** The facts of a project that decide about its branches and tags. */
type RefProject = Pick<
  ProjectAccess,
  'id' | 'level' | 'archived' | 'empty_repo' | 'default_branch'
> &
  Parameters<typeof isFeatureVisible>[0];

/** A level, user or group that a protection admits. Level 0 admits no user, 60 administrators. */
export interface Admission {
  readonly access_level: number | null;
  readonly user_id: number | null;
  readonly group_id: number | null;
}

interface BranchAbilities {
  /** True where a protection matches the name. */
  readonly protected: boolean;
  readonly canPush: boolean;
  /** May merge into the branch; users with their own right to push may merge too. */
  readonly canMerge: boolean;
  /** May replace existing commits. */
  readonly canForcePush: boolean;
  /**
   * May delete through the API: git clients cannot delete a protected branch, and the default branch cannot be deleted
   * at all.
   */
  readonly canDelete: boolean;
  readonly canCreate: boolean;
}

export interface TagAbilities {
  readonly protected: boolean;
  readonly canCreate: boolean;
  /** May delete through the API: git clients cannot delete or move a protected tag. */
  readonly canDelete: boolean;
}

/** The branch protections of one project for one actor: for lists, which check many names. */
export interface BranchRules {
  abilities(branch: string): BranchAbilities;
  /** Tells whether a matching protection permits developers to push, or to merge. */
  developersCan(branch: string): { readonly push: boolean; readonly merge: boolean };
}

/**
 * Abilities of an actor on a branch of this name, which need not exist. Any matching protection can grant an ability;
 * without a match, the level in the project decides.
 *
 * While the repository is empty, the protection of its future first branch applies to every name. An archived project
 * allows nothing.
 *
 * A user who may merge a merge request from a branch may also push to it, where its author allows that and no
 * protection matches. This gives no right to create or delete the branch.
 */
export async function findBranchAbilities(
  db: Database,
  project: RefProject,
  actor: Actor | null,
  branch: string,
): Promise<BranchAbilities> {
  return (await loadBranchRules(db, project, actor, [branch])).abilities(branch);
}

/** The abilities of an actor on a tag of this name, by the rules for branches. */
export async function findTagAbilities(
  db: Database,
  project: RefProject,
  actor: Actor | null,
  tag: string,
): Promise<TagAbilities> {
  return (await loadTagRules(db, project, actor))(tag);
}

interface StoredRule extends Admission {
  readonly id: number;
  readonly name: string;
}

type StoredBranchRule = StoredRule & {
  readonly allow_force_push: boolean;
  readonly action: 'push' | 'merge' | 'unprotect' | null;
};

const findBranchRules = prepareStatement<{ project: number }, StoredBranchRule>((db, { project }) =>
  db('protected_branches as rules')
    .leftJoin('protected_branch_access_levels as levels', 'levels.protected_branch_id', 'rules.id')
    .where('rules.project_id', project)
    .select('rules.id', 'rules.name', 'rules.allow_force_push')
    .select('levels.action', 'levels.access_level', 'levels.user_id', 'levels.group_id'),
);

const findTagRules = prepareStatement<{ project: number }, StoredRule>((db, { project }) =>
  db('protected_tags as rules')
    .leftJoin('protected_tag_access_levels as levels', 'levels.protected_tag_id', 'rules.id')
    .where('rules.project_id', project)
    .select('rules.id', 'rules.name')
    .select('levels.access_level', 'levels.user_id', 'levels.group_id'),
);

/** The rules for many branches; the branches in `names` may be shared with the actor. */
export async function loadBranchRules(
  db: Database,
  project: RefProject,
  actor: Actor | null,
  names: readonly string[] = [],
): Promise<BranchRules> {
  const rules = await loadOwnRules(db, project, actor);
  const shared = await listSharedBranches(db, project, actor, names);
  if (shared.size === 0) return rules;
  const getAbilities = (branch: string) => {
    const own = rules.abilities(branch);
    if (own.protected || !shared.has(branch)) return own;
    return { ...own, canPush: true, canForcePush: true };
  };
  return { ...rules, abilities: getAbilities };
}

/** Tells whether users without their own push right may push to some branch of the project. */
export async function mayPushToShared(
  db: Database,
  project: RefProject,
  actor: Actor | null,
): Promise<boolean> {
  return (await listSharedBranches(db, project, actor, null)).size > 0;
}

/** The branches shared with the actor, who may merge their merge requests. */
async function listSharedBranches(
  db: Database,
  project: RefProject,
  actor: Actor | null,
  names: readonly string[] | null,
): Promise<ReadonlySet<string>> {
  const rules = new Map<number, BranchRules>();
  const shared = new Set<string>();
  for (const { name, target, target_branch } of await findSharedBranches(
    db,
    project,
    actor,
    names,
  )) {
    const known = rules.get(target.id) ?? (await loadOwnRules(db, target, actor));
    rules.set(target.id, known);
    if (known.abilities(target_branch).canMerge) shared.add(name);
  }
  return shared;
}

async function loadOwnRules(
  db: Database,
  project: RefProject,
  actor: Actor | null,
): Promise<BranchRules> {
  const stored = await findBranchRules.all(db, { project: project.id });
  const admits = await createAdmissionCheck(db, project, actor, stored);
  const closed = project.empty_repo && !(await isOpenToDevelopers(db, project.id));
  const matching = createMatcher(stored);
  const may = (least: AccessLevel) => !project.archived && project.level >= least;

  function getAbilities(branch: string): BranchAbilities {
    const rules = matching(branch);
    const isProtected = closed || rules.length > 0;
    const free = isProtected ? closed && may(AccessLevel.Maintainer) : may(AccessLevel.Developer);
    const isActionAdmitted = (action: 'push' | 'merge') =>
      may(AccessLevel.Developer) && rules.some((rule) => rule.action === action && admits(rule));
    const canPush = free || isActionAdmitted('push');
    const canDelete = may(isProtected ? AccessLevel.Maintainer : AccessLevel.Developer);
    return {
      protected: isProtected,
      canPush,
      canMerge: canPush || isActionAdmitted('merge'),
      canForcePush: free || (canPush && rules.some((rule) => rule.allow_force_push)),
      canDelete: canDelete && branch !== project.default_branch,
      canCreate: canPush,
    };
  }

  function getDeveloperAbilities(branch: string) {
    const rules = matching(branch);
    const isNamedForDevelopers = (action: 'push' | 'merge') =>
      rules.some((rule) => rule.action === action && rule.access_level === AccessLevel.Developer);
    return { push: isNamedForDevelopers('push'), merge: isNamedForDevelopers('merge') };
  }
  return { abilities: getAbilities, developersCan: getDeveloperAbilities };
}

/** Gives the abilities of an actor on tags of a project, by the name of the tag. */
export async function loadTagRules(
  db: Database,
  project: RefProject,
  actor: Actor | null,
): Promise<(tag: string) => TagAbilities> {
  const stored = await findTagRules.all(db, { project: project.id });
  const admits = await createAdmissionCheck(db, project, actor, stored);
  const matching = createMatcher(stored);
  const may = (least: AccessLevel) => !project.archived && project.level >= least;
  return (tag) => {
    const rules = matching(tag);
    const developer = may(AccessLevel.Developer);
    if (rules.length === 0) return { protected: false, canCreate: developer, canDelete: developer };
    const canCreate = developer && rules.some(admits);
    return { protected: true, canCreate, canDelete: may(AccessLevel.Maintainer) };
  };
}

/** Tells whether a protection of the project matches a branch or tag name. */
export async function isProtectedName(
  db: Database,
  project: Pick<RefProject, 'id'>,
  { refType, name }: { readonly refType: 'branch' | 'tag'; readonly name: string },
): Promise<boolean> {
  const find = refType === 'tag' ? findTagRules : findBranchRules;
  const stored: readonly StoredRule[] = await find.all(db, { project: project.id });
  return createMatcher(stored)(name).length > 0;
}

/** Tells whether any of these entries admits the actor. */
export async function isAdmitted(
  db: Database,
  project: Pick<RefProject, 'id' | 'level'>,
  actor: Actor | null,
  admissions: readonly Admission[],
): Promise<boolean> {
  return admissions.some(await createAdmissionCheck(db, project, actor, admissions));
}

/** Finds the rules whose name matches: it looks plain names up, and tries each wildcard. */
function createMatcher<Rule extends StoredRule>(stored: readonly Rule[]): (name: string) => Rule[] {
  const plain = new Map<string, Rule[]>();
  const wildcards = new Map<string, { readonly matches: RefTest; readonly rules: Rule[] }>();
  for (const rule of stored) {
    if (rule.name.includes('*')) {
      const same = wildcards.get(rule.name);
      if (same !== undefined) same.rules.push(rule);
      else wildcards.set(rule.name, { matches: createWildcardTest(rule.name), rules: [rule] });
    } else {
      const same = plain.get(rule.name);
      if (same === undefined) plain.set(rule.name, [rule]);
      else same.push(rule);
    }
  }
  // Several questions follow for each name.
  let last: { readonly name: string; readonly found: Rule[] } | null = null;
  return (name) => {
    if (last?.name === name) return last.found;
    const found = [...(plain.get(name) ?? [])];
    for (const { matches, rules } of wildcards.values()) {
      if (matches(name)) found.push(...rules);
    }
    last = { name, found };
    return found;
  };
}

/** Returns a check that tells of each level, user or group whether it admits the actor. */
export async function createAdmissionCheck(
  db: Database,
  { level }: Pick<RefProject, 'level'>,
  actor: Actor | null,
  admissions: readonly Admission[],
): Promise<(admission: Admission) => boolean> {
  if (actor === null) return () => false;
  const groups = actor.admin ? new Set<number>() : await findOwnGroups(db, actor, admissions);
  return ({ access_level, user_id, group_id }) => {
    if (user_id !== null) return actor.admin || user_id === actor.user.id;
    if (group_id !== null) return actor.admin || groups.has(group_id);
    // The level `None` admits no user; neither does a protection without any level, whose user was deleted.
    if (access_level === null || access_level === AccessLevel.None) return false;
    return actor.admin || level >= access_level;
  };
}

interface Membership {
  readonly groups: readonly number[];
  readonly user: number;
  readonly today: string;
}

const findMemberships = prepareStatement<Membership, { id: number }>(
  (db, { groups, user, today }) => {
    const query = whereInList(db('namespaces'), 'namespaces.id', groups)
      .where('namespaces.pending_delete', false)
      .where('members.user_id', user)
      .distinct('namespaces.id');
    return joinMembers(query, 'namespaces.id', today);
  },
);

/** Finds the groups among the admissions that have the actor as a member, directly or through a group above. */
async function findOwnGroups(
  db: Database,
  { user }: Actor,
  admissions: readonly Admission[],
): Promise<ReadonlySet<number>> {
  const groups = [...new Set(admissions.flatMap(({ group_id }) => group_id ?? []))];
  if (groups.length === 0) return new Set();
  const found = await findMemberships.all(db, { groups, user: user.id, today: findToday(db) });
  return new Set(found.map(({ id }) => id));
}

/** Tells whether developers may make the first push. */
async function isOpenToDevelopers(db: Database, projectId: number): Promise<boolean> {
  const { push } = (await findDefaultProtection(db, projectId)) ?? { push: AccessLevel.Developer };
  return push === AccessLevel.Developer;
}
