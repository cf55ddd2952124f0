import { changeAccess } from '#src/database/access-revision.ts';
import type { Database } from '#src/database/database.ts';
import type { Git } from '#src/git/git.ts';
import { refreshAuthorizations } from '#src/policy/authorizations.ts';
import type { NamespaceRow } from '#src/records/namespace.ts';
import type { ProjectRow } from '#src/records/project.ts';
import { insertGroup } from '#src/domains/core/groups/table.ts';
import { insertMember } from '#src/domains/core/members/table.ts';
import type { MemberSource } from '#src/domains/core/members/table.ts';
import { insertProject } from '#src/domains/core/projects/table.ts';
import { createAccount } from '#src/domains/core/users/account/accounts.ts';
import { writeMergeRequests } from './merge-requests.ts';
import { people } from './people.ts';
import { writePipeline } from './pipeline.ts';
import type { Username } from './people.ts';
import { writePlans } from './plans.ts';
import { demoGroups, demoProjects } from './places.ts';
import type { DemoGroup, DemoProject } from './places.ts';
import { writeRepository } from './repositories.ts';

/**
 * Loads users, nested groups and projects with their histories and merge requests. The rows are one transaction;
 * repositories follow, each of which is whole or not there. What an interrupted load left out, the next one adds.
 */
export async function loadDemo(db: Database, git: Git, now: string): Promise<void> {
  if (!(await hasRows(db))) await changeAccess(db, (db) => writeRows(db, now));
  for (const project of demoProjects) {
    const row = await db<ProjectRow>('projects').where({ full_path: project.fullPath }).first();
    if (row === undefined) continue;
    await writeRepository(db, git.repository(row.id), row.id, project, now);
    if (project.fullPath !== 'demo/kiln') continue;
    await writeMergeRequests({ db, git }, row, now);
    await writePipeline({ db, git }, row, now);
  }
}

async function hasRows(db: Database): Promise<boolean> {
  const found = await db('namespaces').where({ full_path: 'demo' }).select('id').first();
  return found !== undefined;
}

async function writeRows(db: Database, now: string): Promise<void> {
  const users = new Map<string, number>();
  for (const [username, { name, email, job_title }] of Object.entries(people)) {
    // Accounts without a password cannot sign in.
    const user = await createAccount(
      db,
      { username, name, email, job_title, confirmed_at: now, proven: true },
      now,
    );
    users.set(username, user.id);
  }
  const getUserId = (username: Username) => requireKnown(users.get(username), username);

  for (const group of demoGroups) await writeGroup(db, group, getUserId, now);
  for (const project of demoProjects) await writeProject(db, project, getUserId, now);
  const planned = await db<ProjectRow>('projects').where({ full_path: 'demo/kiln' }).first();
  await writePlans(db, requireKnown(planned, 'demo/kiln'), getUserId, now);
}

type IdOf = (username: Username) => number;

async function writeGroup(db: Database, group: DemoGroup, idOf: IdOf, now: string): Promise<void> {
  const { parent, path } = await findParentNamespace(db, group.fullPath);
  const { name, description, visibility } = group;
  const owner = { ownerId: idOf(group.owner) };
  const row = await insertGroup(db, { name, path, description, visibility, parent, ...owner }, now);
  await writeMembers(db, { source_type: 'Namespace', source_id: row.id }, group.members, idOf, now);
}

async function writeProject(
  db: Database,
  project: DemoProject,
  idOf: IdOf,
  now: string,
): Promise<void> {
  const { parent, path } = await findParentNamespace(db, project.fullPath);
  const { name, description, visibility, creator, topics = [], archived = false } = project;
  const hasHistory = project.story !== undefined;
  const row = await insertProject(
    db,
    {
      namespace: requireKnown(parent, project.fullPath),
      creator_id: idOf(creator),
      name,
      path,
      description,
      visibility,
      topics,
      archived,
      empty_repo: !hasHistory,
      readme_path: hasHistory ? 'README.md' : null,
      created_at: new Date(Date.parse(now) - (project.days + 1) * 86_400_000).toISOString(),
      last_activity_at: new Date(Date.parse(now) - 86_400_000).toISOString(),
    },
    now,
  );
  const source = { source_type: 'Project', source_id: row.id } as const;
  await writeMembers(db, source, project.members ?? {}, idOf, now);
  await refreshAuthorizations(db, { projectIds: [row.id] });
}

async function writeMembers(
  db: Database,
  source: { readonly source_type: MemberSource; readonly source_id: number },
  members: DemoGroup['members'],
  idOf: IdOf,
  now: string,
): Promise<void> {
  for (const username of Object.keys(members) as Username[]) {
    const access_level = requireKnown(members[username], username);
    const member = { ...source, user_id: idOf(username), access_level };
    await insertMember(
      db,
      { ...member, expires_at: null, requested_at: null, created_by_id: null },
      now,
    );
  }
}

/** Parent namespace of a full path, null at the top, and the last part of the path. */
async function findParentNamespace(
  db: Database,
  fullPath: string,
): Promise<{ parent: NamespaceRow | null; path: string }> {
  const slash = fullPath.lastIndexOf('/');
  const path = fullPath.slice(slash + 1);
  if (slash < 0) return { parent: null, path };
  const above = fullPath.slice(0, slash);
  const parent = await db<NamespaceRow>('namespaces').where({ full_path: above }).first();
  return { parent: requireKnown(parent, above), path };
}

function requireKnown<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined)
    throw new Error(`The demo refers to ${what} too early`);
  return value;
}
