import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

export interface Ran {
  /** 0 for success. */
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** The git command line, with no configuration but what it is given. */
export function runGit(cwd: string, ...args: readonly string[]): Promise<Ran> {
  return new Promise((resolve) => {
    const options = { cwd, env: environment, maxBuffer: 64 * 1024 * 1024 };
    execFile('git', [...args], options, (error, stdout, stderr) => {
      const code = error === null ? 0 : typeof error.code === 'number' ? error.code : -1;
      resolve({ code, stdout, stderr });
    });
  });
}

/** The same; what fails fails the test, with git's own words. */
export async function git(cwd: string, ...args: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await runGit(cwd, ...args);
  if (code !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return stdout.trim();
}

const environment: NodeJS.ProcessEnv = {
  PATH: process.env.PATH,
  HOME: '/nonexistent',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_TERMINAL_PROMPT: '0',
  GIT_AUTHOR_NAME: 'Command Line',
  GIT_AUTHOR_EMAIL: 'cli@example.com',
  GIT_COMMITTER_NAME: 'Command Line',
  GIT_COMMITTER_EMAIL: 'cli@example.com',
};

/** A folder that is gone after the test. */
export async function scratch(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hearth-push-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A new repository with `main` and nothing in it. */
export async function newWorkTree(): Promise<string> {
  const folder = await scratch();
  await initWorkTree(folder);
  return folder;
}

/** Creates a work tree without the sample hooks of git. */
export const initWorkTree = (folder: string) =>
  git(folder, 'init', '--quiet', '--initial-branch=main', '--template=');

/** A copy of a work tree that is gone after the test. */
export async function copyWorkTree(from: string): Promise<string> {
  const folder = await scratch();
  await cp(from, folder, { recursive: true, preserveTimestamps: true });
  return folder;
}

/** Commits one file; the id of the commit. */
export async function commitFile(folder: string, name: string, content: string): Promise<string> {
  await writeFile(join(folder, name), content);
  await git(folder, 'add', name);
  await git(folder, 'commit', '--quiet', '--message', `Write ${name}`);
  return readHead(folder);
}

/** The commit that the work tree has just got, which no packed ref holds yet. */
async function readHead(folder: string): Promise<string> {
  const head = (await readFile(join(folder, '.git/HEAD'), 'utf8')).trim();
  if (!head.startsWith('ref: ')) return head;
  return (await readFile(join(folder, '.git', head.slice('ref: '.length)), 'utf8')).trim();
}

/** The address of a project with a token in place of the password. */
export function addressOf(origin: string, fullPath: string, token: string | null): string {
  const url = new URL(`${origin}/${fullPath}.git`);
  if (token !== null) {
    url.username = 'anybody';
    url.password = token;
  }
  return url.href;
}
