import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { connect } from '../../../src/database/database.ts';
import { migrate } from '../../../src/database/migrate.ts';
import { useInstanceSecret } from '../../../src/database/sealing.ts';
import { createGit } from '../../../src/git/git.ts';
import { tidy, writeCommitGraph } from '../../../src/git/upkeep.ts';
import { AccessLevel } from '../../../src/policy/access-level.ts';
import { refreshAuthorizations } from '../../../src/policy/authorizations.ts';
import { addMember, seedGroup, seedProject, seedToken, seedUser } from '../../support/seed.ts';
import { benchSecret } from '../world.ts';
import { bulkyHistory, commits, filePaths, mainHistory, pickedCommits } from './histories.ts';
import { importHistory } from '../../../src/git/writing/history.ts';
import { protectFirstBranch } from '../../../src/resources/protected-branches/default-protection.ts';

const run = promisify(execFile);

/** A project with a repository. */
export interface Housed {
  readonly id: number;
  readonly fullPath: string;
  /** The repository as Hearth has it. */
  readonly gitDirectory: string;
  /** A copy of it, for others to write to. */
  readonly copy: string;
}

/** Repositories, and one maintainer of all of them. */
export interface GitWorld {
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly readerToken: string;
  readonly reader: { readonly name: string; readonly email: string };
  /** 2,000 commits, 1,000 files. */
  readonly history: Housed;
  readonly paths: readonly string[];
  /** As many files, and commits that each add one more to the first of all, with nothing else in common. */
  readonly picking: Housed;
  readonly picked: readonly string[];
  /** As many files and one commit each, to be written to. */
  readonly writable: readonly Housed[];
  /** Another such, which nothing is compared with. */
  readonly warming: Housed;
  /** 2,000 commits, some ten megabytes when packed. */
  readonly bulky: Housed;
  remove(): Promise<void>;
}

/** How many repositories are written to at once. */
export const writers = 8;
/** Commits that there are to be picked. */
const pickable = 240;

/** Makes the world: some twenty seconds. */
export async function createGitWorld(): Promise<GitWorld> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hearth-bench-git-'));
  const databaseUrl = `sqlite:${path.join(dataDir, 'hearth.sqlite')}`;
  const db = await connect(databaseUrl);
  await migrate(db);
  useInstanceSecret(db, benchSecret);
  const user = await seedUser(db, { username: 'reader', name: 'Reader' });
  const readerToken = 'bench-git-token-0123456789';
  await seedToken(db, user, { token: readerToken });
  const namespace = await seedGroup(db);
  await addMember(db, { group: namespace, user, level: AccessLevel.Maintainer });

  const git = createGit({ dataDir });
  const house = async (name: string): Promise<Housed & { repository: Repository }> => {
    const project = await seedProject(db, { namespace, path: name, empty_repo: false, git });
    await protectFirstBranch(db, project.id, project.default_branch, new Date().toISOString());
    const repository = git.repository(project.id);
    const gitDirectory = path.join(dataDir, 'repositories', `${repository.storedAt}.git`);
    const copy = path.join(dataDir, 'copies', `${name}.git`);
    return { id: project.id, fullPath: project.full_path, gitDirectory, copy, repository };
  };

  const history = await house('history');
  await importHistory(history.repository, { branch: 'main', commits: mainHistory() });
  const bulky = await house('bulky');
  await importHistory(bulky.repository, { branch: 'main', commits: bulkyHistory() });
  const picking = await house('picking');
  const base = await importHistory(picking.repository, { branch: 'main', commits: mainHistory(1) });
  const picked = await pickedCommits(picking.gitDirectory, base, pickable);
  const writable: (Housed & { repository: Repository })[] = [];
  for (let index = 0; index <= writers; index += 1) {
    const made = await house(`writable-${index}`);
    await importHistory(made.repository, { branch: 'main', commits: mainHistory(1) });
    writable.push(made);
  }
  const all = [history, bulky, picking, ...writable];
  const warming = writable.pop();
  if (warming === undefined) throw new Error('there is nothing to write to');
  for (const { repository, gitDirectory, copy } of all) {
    // As background work leaves them.
    await tidy(repository);
    await writeCommitGraph(repository);
    await cp(gitDirectory, copy, { recursive: true });
  }
  await git.close();
  await refreshAuthorizations(db, { userIds: [user.id] });
  await db.raw('analyze');
  await db.close();

  for (const { gitDirectory } of [history, bulky]) {
    const found = Number(await gitOutput(gitDirectory, 'rev-list', '--count', 'main'));
    if (found !== commits) throw new Error(`${found} commits instead of ${commits}`);
  }
  return {
    databaseUrl,
    dataDir,
    readerToken,
    reader: { name: user.name, email: user.email },
    history,
    paths: filePaths(),
    picking,
    picked,
    writable,
    warming,
    bulky,
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}

type Repository = ReturnType<ReturnType<typeof createGit>['repository']>;

/** The output of git about a repository, trimmed. */
export async function gitOutput(gitDirectory: string, ...args: string[]): Promise<string> {
  const maxBuffer = 64 * 1024 * 1024;
  const { stdout } = await run('git', ['--git-dir', gitDirectory, ...args], { maxBuffer });
  return stdout.trim();
}
