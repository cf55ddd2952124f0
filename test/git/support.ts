import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileChange } from '#src/git/writing/commit-request.ts';
import { createGit, type Git, type GitOptions } from '#src/git/git.ts';
import type { Identity } from '#src/git/formats/identity.ts';
import { createEmptyRepository } from '#src/git/life/existence.ts';
import type { Repository } from '#src/git/repository.ts';
import { addCommit } from '#src/git/writing/commit.ts';
import { gitHost } from '#test/support/git-host.ts';

export const ada: Identity = {
  name: 'Ada Example',
  email: 'ada@example.com',
  date: '2022-04-22T10:15:30+02:00',
};

export interface World {
  readonly git: Git;
  readonly dataDir: string;
  /** A new repository with an unborn `main`. */
  emptyRepository(): Promise<TestRepository>;
  close(): Promise<void>;
}

export interface TestRepository {
  readonly id: number;
  readonly repository: Repository;
  /** The bare repository on disk. */
  readonly directory: string;
  /** Output of the git command line, trimmed. */
  cli(...args: string[]): string;
  /** The same with input, and untouched bytes as output. */
  cliBytes(args: string[], input?: Buffer | string): Buffer;
  commit(message: string, changes: FileChange[], branch?: string): Promise<string>;
}

/** A git of its own in a temporary directory, with the real host process. */
export function startWorld(limits?: GitOptions['limits']): World {
  const dataDir = mkdtempSync(join(tmpdir(), 'hearth-git-'));
  const git = createGit({ dataDir, hostModule: gitHost(), ...(limits && { limits }) });
  let nextId = 1;
  return {
    git,
    dataDir,
    async emptyRepository() {
      const id = nextId++;
      const repository = git.repository(id);
      await createEmptyRepository(repository, { defaultBranch: 'main' });
      return repositoryTools(id, repository, directoryOf(dataDir, id));
    },
    async close() {
      await git.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export function directoryOf(dataDir: string, projectId: number): string {
  const hash = createHash('sha256').update(String(projectId)).digest('hex');
  return join(dataDir, 'repositories', hash.slice(0, 2), hash.slice(2, 4), `${hash}.git`);
}

export function create(path: string, content: string | Buffer): FileChange {
  return { action: 'create', path, content: Buffer.from(content) };
}

export function update(path: string, content: string | Buffer): FileChange {
  return { action: 'update', path, content: Buffer.from(content) };
}

/** Runs the git command line with a clean environment. */
export function runGit(args: string[], input: Buffer | string = '', cwd = '/'): Buffer {
  return execFileSync('git', args, {
    cwd,
    input,
    maxBuffer: 256 * 1024 * 1024,
    stdio: ['pipe', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: '/nonexistent',
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_AUTHOR_NAME: 'Command Line',
      GIT_AUTHOR_EMAIL: 'cli@example.com',
      GIT_COMMITTER_NAME: 'Command Line',
      GIT_COMMITTER_EMAIL: 'cli@example.com',
    },
  });
}

function repositoryTools(id: number, repository: Repository, directory: string): TestRepository {
  const cliBytes = (args: string[], input?: Buffer | string) =>
    runGit([`--git-dir=${directory}`, ...args], input);
  return {
    id,
    repository,
    directory,
    cliBytes,
    cli: (...args) => cliBytes(args).toString().trim(),
    commit: (message, changes, branch = 'main') =>
      addCommit(repository, { branch, message, author: ada, committer: ada, changes }),
  };
}
