import { createPersonalAccessToken } from '#src/auth/tokens.ts';
import type { NewPersonalAccessToken } from '#src/auth/tokens.ts';
import type { Database } from '#src/database/database.ts';
import { insertReturning } from '#src/database/dialect.ts';
import { changeAccess } from '#src/database/access-revision.ts';
import { findToday } from '#src/database/clock.ts';
import { hasInstanceSecret, useInstanceSecret } from '#src/database/sealing.ts';
import type { Git } from '#src/git/git.ts';
import { createEmptyRepository } from '#src/git/life/existence.ts';
import { addCommit } from '#src/git/writing/commit.ts';
import type { AccessLevel } from '#src/policy/access-level.ts';
import { refreshAuthorizations } from '#src/policy/authorizations.ts';
import type { GroupRow } from '#src/records/group.ts';
import type { NamespaceRow } from '#src/records/namespace.ts';
import type { ProjectRow } from '#src/records/project.ts';
import type { UserRow } from '#src/records/user.ts';
import type { EpicRow } from '#src/records/epic.ts';
import { insertEpic, type NewEpic } from '#src/domains/planning/epics/table.ts';
import { insertGroupLink, insertProjectLink } from '#src/domains/core/groups/links.ts';
import type { GroupLinkRow, ProjectLinkRow } from '#src/domains/core/groups/links.ts';
import { insertGroup } from '#src/domains/core/groups/table.ts';
import type { NewGroup } from '#src/domains/core/groups/table.ts';
import { insertMember, refreshMembers } from '#src/domains/core/members/table.ts';
import type { MemberRow, NewMember } from '#src/domains/core/members/table.ts';
import { insertProject } from '#src/domains/core/projects/table.ts';
import type { NewProject } from '#src/domains/core/projects/table.ts';
import { createAccount } from '#src/domains/core/users/account/accounts.ts';
import type { NewUser } from '#src/domains/core/users/table.ts';

/** Object with an id: a row, or a body of the API. */
export interface HasId {
  readonly id: number;
}

let count = 0;

/** A word that no other record of the run has: `user17`. */
export function unique(word: string): string {
  count += 1;
  return `${word}${count}`;
}

const now = () => new Date().toISOString();

/** An active, confirmed user with a personal namespace. */
export function seedUser(db: Database, user: Partial<NewUser> = {}): Promise<UserRow> {
  const username = user.username ?? unique('user');
  return createAccount(
    db,
    {
      username,
      name: `Name of ${username}`,
      email: `${username}@example.com`,
      confirmed_at: now(),
      proven: true,
      ...user,
    },
    now(),
  );
}

export interface GroupSeed extends Partial<Omit<NewGroup, 'parent' | 'ownerId'>> {
  readonly parent?: Pick<NamespaceRow, 'id' | 'full_path' | 'full_name' | 'depth'>;
  readonly owner?: HasId;
}

/** A public group without members, unless an owner is given. */
export function seedGroup(
  db: Database,
  { parent, owner, ...group }: GroupSeed = {},
): Promise<GroupRow> {
  knowSecret(db);
  const path = group.path ?? unique('group');
  return insertGroup(
    db,
    {
      name: `Name of ${path}`,
      path,
      visibility: 'public',
      parent: parent ?? null,
      ownerId: owner?.id ?? null,
      ...group,
    },
    now(),
  );
}

/** A server that opens what is seeded here needs it too. */
export const instanceSecret = 'the secret of the instances under test';

/** Registration tokens are sealed: a database that no server has opened needs a secret before it gets any. */
export function knowSecret(db: Database): void {
  if (!hasInstanceSecret(db)) useInstanceSecret(db, instanceSecret);
}

/** The personal namespace that every seeded user has. */
export async function personalNamespace(db: Database, user: HasId): Promise<NamespaceRow> {
  const row = await db<NamespaceRow>('namespaces').where({ owner_id: user.id }).first();
  if (row === undefined) throw new Error(`user ${user.id} has no personal namespace`);
  return row;
}

export interface ProjectSeed extends Partial<Omit<NewProject, 'creator_id'>> {
  readonly creator?: HasId;
  /** Creates the repository of the project; without it the project has none on disk. */
  readonly git?: Git;
  /** One commit on the default branch with a `README.md`; needs `git`. */
  readonly readme?: boolean;
}

/** A public project; in a group of its own when no namespace is given. */
export async function seedProject(db: Database, seed: ProjectSeed = {}): Promise<ProjectRow> {
  const { git, readme = false, creator, ...attributes } = seed;
  knowSecret(db);
  const path = seed.path ?? unique('project');
  const namespace = seed.namespace ?? (await seedGroup(db));
  const project = await db.transaction(async (db) => {
    const row = await insertProject(
      db,
      {
        name: `Name of ${path}`,
        visibility: 'public',
        ...(readme && { empty_repo: false, readme_path: 'README.md' }),
        ...attributes,
        path,
        namespace,
        creator_id: creator?.id ?? null,
      },
      now(),
    );
    await refreshAuthorizations(db, { projectIds: [row.id] });
    return row;
  });
  if (git !== undefined) await seedRepository(git, project, readme);
  return project;
}

async function seedRepository(git: Git, project: ProjectRow, readme: boolean): Promise<void> {
  const repository = git.repository(project.id);
  await createEmptyRepository(repository, { defaultBranch: project.default_branch });
  if (!readme) return;
  const author = { name: 'Seed', email: 'seed@example.com', date: '2022-04-22T10:15:30Z' };
  await addCommit(repository, {
    branch: project.default_branch,
    message: 'Initial commit',
    author,
    committer: author,
    changes: [{ action: 'create', path: 'README.md', content: Buffer.from(`# ${project.name}\n`) }],
  });
}

export type MemberSeed = Partial<Omit<NewMember, 'source_type' | 'source_id' | 'user_id'>> &
  ({ readonly group: HasId } | { readonly project: HasId }) & {
    readonly user: HasId;
    readonly level: AccessLevel;
  };

/** A direct membership in a group or a project. */
export function addMember(db: Database, seed: MemberSeed): Promise<MemberRow> {
  const { user, level, ...attributes } = seed;
  const source =
    'group' in attributes
      ? ({ source_type: 'Namespace', source_id: attributes.group.id } as const)
      : ({ source_type: 'Project', source_id: attributes.project.id } as const);
  const { state, expires_at = null, requested_at = null, created_by_id = null } = attributes;
  return insertMember(
    db,
    {
      ...source,
      user_id: user.id,
      access_level: level,
      ...(state && { state }),
      expires_at,
      requested_at,
      created_by_id,
    },
    now(),
  );
}

/** Members of a group without any before, all at once: a refresh for each is most of what a world costs. */
export function addMembers(
  db: Database,
  group: HasId,
  members: readonly { readonly user: HasId; readonly level: AccessLevel }[],
): Promise<void> {
  const times = { created_at: now(), updated_at: now() };
  const rows = members.map(({ user, level }) => ({
    ...({ source_type: 'Namespace', source_id: group.id } as const),
    ...{ user_id: user.id, access_level: level },
  }));
  return changeAccess(db, async (db) => {
    await db('members').insert(rows.map((row) => ({ ...row, ...times })));
    await refreshMembers(db, rows, findToday(db));
  });
}

export interface ShareSeed {
  /** The invited group. */
  readonly with: HasId;
  /** The most its members get. */
  readonly level: AccessLevel;
  readonly expires_at?: string | null;
}

/** Gives the members of one group access to another group. */
export function shareGroup(db: Database, group: HasId, share: ShareSeed): Promise<GroupLinkRow> {
  const link = {
    shared_group_id: group.id,
    shared_with_group_id: share.with.id,
    group_access: share.level,
    expires_at: share.expires_at ?? null,
  };
  return insertGroupLink(db, link, now());
}

/** Gives the members of a group access to a project. */
export function shareProject(
  db: Database,
  project: HasId,
  share: ShareSeed,
): Promise<ProjectLinkRow> {
  const link = {
    project_id: project.id,
    group_id: share.with.id,
    group_access: share.level,
    expires_at: share.expires_at ?? null,
  };
  return insertProjectLink(db, link, now());
}

/** A personal access token that may do everything its owner may, unless scopes are given. */
export function seedToken(
  db: Database,
  user: HasId,
  token: Partial<Omit<NewPersonalAccessToken, 'userId'>> = {},
): ReturnType<typeof createPersonalAccessToken> {
  return createPersonalAccessToken(
    db,
    { name: unique('token'), scopes: ['api'], ...token, userId: user.id },
    now(),
  );
}

export interface EpicSeed extends Omit<Partial<NewEpic>, 'group_id' | 'author_id'> {
  readonly group: HasId;
  readonly author: HasId;
}

export function seedEpic(db: Database, { group, author, ...epic }: EpicSeed): Promise<EpicRow> {
  const title = epic.title ?? unique('epic');
  const row = { ...epic, title, group_id: group.id, author_id: author.id };
  return db.transaction((db) => insertEpic(db, row, now()));
}

export interface IterationSeed {
  readonly group: HasId;
  /** `YYYY-MM-DD`, as the other. */
  readonly start_date?: string;
  readonly due_date?: string;
}

/** An iteration in a cadence of its own. */
export async function seedIteration(
  db: Database,
  { group, start_date = '2030-01-01', due_date = '2030-01-14' }: IterationSeed,
): Promise<HasId> {
  const common = { group_id: group.id, created_at: now(), updated_at: now() };
  const cadence = { ...common, title: unique('cadence'), automatic: false, active: true };
  const { id: cadence_id } = await insertReturning<HasId>(db, 'iteration_cadences', {
    ...cadence,
    roll_over: false,
  });
  // Each iteration has its own cadence, and so its own number.
  const iid = cadence_id;
  const iteration = { ...common, cadence_id, iid, sequence: 1, start_date, due_date };
  return insertReturning<HasId>(db, 'iterations', iteration);
}
