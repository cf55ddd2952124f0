import type { Git } from '../../src/git/git.ts';
import type { Database } from '../../src/database/database.ts';
import { resolveRef } from '../../src/git/reading/resolve-ref.ts';
import { AccessLevel } from '../../src/policy/access-level.ts';
import type { ProjectRow } from '../../src/records/project.ts';
import type { UserRow } from '../../src/records/user.ts';
import type { TestApp } from '../support/app.ts';
import { addMember, seedProject, seedToken, seedUser, type ProjectSeed } from '../support/seed.ts';
import { addressOf, commitFile, git, newWorkTree } from './support.ts';

export interface Place {
  readonly project: ProjectRow;
  /** A maintainer, unless another level is asked for. */
  readonly user: UserRow;
  readonly token: string;
  /** Of the project, with the token in it. */
  readonly url: string;
}

type App = Pick<TestApp, 'db' | 'git' | 'origin'>;

/** A private project with an empty repository, and a member with a token. */
export async function emptyProject(
  app: App,
  { level = AccessLevel.Maintainer, ...seed }: ProjectSeed & { level?: AccessLevel } = {},
): Promise<Place> {
  const { db, git, origin } = app;
  const user = await seedUser(db);
  const project = await seedProject(db, { visibility: 'private', git, ...seed });
  await addMember(db, { project, user, level });
  const token = await pushToken(db, user);
  return { user, project, token, url: addressOf(origin, project.full_path, token) };
}

/** Another member of a project, with an address of their own. */
export async function member(
  { db, origin }: App,
  project: ProjectRow,
  level: AccessLevel,
): Promise<Omit<Place, 'project'>> {
  const user = await seedUser(db);
  if (level > AccessLevel.None) await addMember(db, { project, user, level });
  const token = await pushToken(db, user);
  return { user, token, url: addressOf(origin, project.full_path, token) };
}

async function pushToken(db: Database, user: UserRow): Promise<string> {
  return (await seedToken(db, user, { scopes: ['write_repository'] })).token;
}

/** The same with one commit on `main`, and a work tree that knows the project as `origin`. */
export async function filledProject(
  app: App,
  seed: ProjectSeed & { level?: AccessLevel } = {},
): Promise<Place & { readonly work: string; readonly first: string }> {
  const place = await emptyProject(app, seed);
  const work = await newWorkTree();
  const first = await commitFile(work, 'README.md', '# Kiln\n');
  const owner = await member(app, place.project, AccessLevel.Owner);
  await git(work, 'push', '--quiet', owner.url, 'main');
  await git(work, 'remote', 'add', 'origin', place.url);
  await git(work, 'fetch', '--quiet', 'origin');
  return { ...place, work, first };
}

/** What the branch or tag of the stored repository holds; null when there is none. */
export async function storedRef(
  git: Git,
  { project }: { readonly project: ProjectRow },
  name: string,
): Promise<string | null> {
  return resolveRef(git.repository(project.id), name);
}
