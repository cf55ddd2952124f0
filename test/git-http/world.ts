import { appendFile, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Git } from '#src/git/git.ts';
import type { Database } from '#src/database/database.ts';
import { resolveRef } from '#src/git/reading/resolve-ref.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import type { ProjectRow } from '#src/records/project.ts';
import type { UserRow } from '#src/records/user.ts';
import type { TestApp } from '#test/support/app.ts';
import {
  addMember,
  seedProject,
  seedToken,
  seedUser,
  type ProjectSeed,
} from '#test/support/seed.ts';
import { addressOf, commitFile, copyWorkTree, git, initWorkTree } from './support.ts';

export interface Place {
  readonly project: ProjectRow;
  /** A maintainer, unless another level is asked for. */
  readonly user: UserRow;
  readonly token: string;
  /** URL of the project with the token. */
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
  const { folder, first } = await (firstWorkTree ??= makeFirstWorkTree());
  const work = await copyWorkTree(folder);
  const owner = await member(app, place.project, AccessLevel.Owner);
  await git(work, 'push', '--quiet', owner.url, 'main');
  const remote = `[remote "origin"]\n\turl = ${place.url}\n\tfetch = +refs/heads/*:refs/remotes/origin/*\n`;
  await appendFile(join(work, '.git/config'), remote);
  return { ...place, work, first };
}

let firstWorkTree: ReturnType<typeof makeFirstWorkTree> | undefined;

/** The work tree that those of filled projects are copies of: git makes it once for all files of a worker. */
async function makeFirstWorkTree(): Promise<{ folder: string; first: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'hearth-first-'));
  await initWorkTree(folder);
  const first = await commitFile(folder, 'README.md', '# Kiln\n');
  // The remote ref is set as after a fetch.
  await git(folder, 'update-ref', 'refs/remotes/origin/main', first);
  return { folder, first };
}

/** Commit of a branch or tag of the stored repository; null without the ref. */
export async function storedRef(
  git: Git,
  { project }: { readonly project: ProjectRow },
  name: string,
): Promise<string | null> {
  return resolveRef(git.repository(project.id), name);
}
