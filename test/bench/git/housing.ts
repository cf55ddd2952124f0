import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { connect } from '#src/database/database.ts';
import { migrate } from '#src/database/migrate.ts';
import { useInstanceSecret } from '#src/database/sealing.ts';
import { createGit } from '#src/git/git.ts';
import type { Repository } from '#src/git/repository.ts';
import { tidy, writeCommitGraph } from '#src/git/upkeep.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { refreshAuthorizations } from '#src/policy/authorizations.ts';
import { protectFirstBranch } from '#src/domains/code/protected-branches/default-protection.ts';
import { addMember, seedGroup, seedProject, seedToken, seedUser } from '#test/support/seed.ts';
import { benchSecret } from '../world.ts';

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

/** The same while the world is made. */
export type Open = Housed & { readonly repository: Repository };

/** A world on SQLite with one maintainer of all its projects. */
export interface HousedWorld {
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly readerToken: string;
  readonly reader: { readonly name: string; readonly email: string };
  remove(): Promise<void>;
}

/** Makes a world to which projects can be added until it is closed, when they are tidied and copied. */
export async function openHousing() {
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
  const housed: Open[] = [];

  return {
    async house(name: string): Promise<Open> {
      const project = await seedProject(db, { namespace, path: name, empty_repo: false, git });
      await protectFirstBranch(db, project.id, project.default_branch, new Date().toISOString());
      const repository = git.repository(project.id);
      const gitDirectory = path.join(dataDir, 'repositories', `${repository.storedAt}.git`);
      const copy = path.join(dataDir, 'copies', `${name}.git`);
      const { id, full_path: fullPath } = project;
      const made = { id, fullPath, gitDirectory, copy, repository };
      housed.push(made);
      return made;
    },

    async close(): Promise<HousedWorld> {
      for (const { repository, gitDirectory, copy } of housed) {
        // Background work leaves the repository in this state.
        await tidy(repository);
        await writeCommitGraph(repository);
        await cp(gitDirectory, copy, { recursive: true });
      }
      await git.close();
      await refreshAuthorizations(db, { userIds: [user.id] });
      await db.raw('analyze');
      await db.close();
      return {
        databaseUrl,
        dataDir,
        readerToken,
        reader: { name: user.name, email: user.email },
        remove: () => rm(dataDir, { recursive: true, force: true }),
      };
    },
  };
}

/** The output of git about a repository, trimmed. */
export async function gitOutput(gitDirectory: string, ...args: string[]): Promise<string> {
  const maxBuffer = 64 * 1024 * 1024;
  const { stdout } = await run('git', ['--git-dir', gitDirectory, ...args], { maxBuffer });
  return stdout.trim();
}
