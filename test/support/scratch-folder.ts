import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statfsSync,
} from 'node:fs';
import type { Socket } from 'node:net';
import { freemem, tmpdir } from 'node:os';
import path from 'node:path';
import { isRunning } from './process.ts';

const MEMORY = '/dev/shm';
const PREFIX = 'hearth-run-';
const plenty = 4 * 2 ** 30;

/**
 * Ends what was started with the folder in its environment and still runs, and removes the folder. What ends may write
 * for another moment.
 */
const clean = `
  for it in $(grep -lsF -- "$0" /proc/[0-9]*/environ); do
    it=\${it#/proc/}
    kill -KILL "\${it%/environ}"
  done
  rm -rf -- "$0" || { sleep 1; rm -rf -- "$0"; }`;

/** The shell outlives this process for a moment, however that ends: it notices that its input has ended. */
const watch = `cat >/dev/null; ${clean}`;

/** Options without the folder in the environment: the process would end itself. */
const apart = () => ({ cwd: '/', env: { PATH: process.env['PATH'] } });

/**
 * Gives this process and all that it starts a temporary folder that goes with it, also when it is killed: in memory
 * where there is plenty, because tests make and remove ten thousands of files, none of which has to last. On the disk
 * is where files are that are measured.
 */
export function takeScratchFolder(where: 'memory' | 'disk' = 'memory'): void {
  const mine = `${PREFIX}${nameOf(process.pid)}-`;
  // The configuration of the tests is read anew for each project of a run.
  if (path.basename(tmpdir()).startsWith(mine)) return;
  const parent = where === 'memory' && hasRoom() ? MEMORY : tmpdir();
  for (const each of new Set([parent, tmpdir()])) sweepScratchFolders(each);
  const folder = mkdtempSync(path.join(parent, mine));
  // Mode of temporary folders: Postgres runs in it as another user.
  chmodSync(folder, 0o1777);
  process.env['TMPDIR'] = folder;
  // The loader of TypeScript looks for its cache before anything here runs, so that the scripts tell it to have none.
  // Processes that are started from here on have one, in the folder.
  delete process.env['TSX_DISABLE_CACHE'];
  startWatch(folder);
  process.once('exit', () => removeNow(folder));
}

function startWatch(folder: string): void {
  const shell = spawn('/bin/sh', ['-c', watch, folder], {
    ...apart(),
    stdio: ['pipe', 'ignore', 'ignore'],
    // The process is detached, so that signals of a terminal do not reach it.
    detached: true,
  });
  shell.unref();
  (shell.stdin as Socket).unref();
}

function removeNow(folder: string): void {
  spawnSync('/bin/sh', ['-c', clean, folder], { ...apart(), stdio: 'ignore' });
}

/** Removes what runs left whose watch was killed too. */
export function sweepScratchFolders(parent: string): void {
  for (const name of readdirSync(parent)) {
    if (isLeft(name)) removeNow(path.join(parent, name));
  }
}

/** Tells whether it is the folder of a process that has ended. Nobody can tell of processes in other containers. */
function isLeft(name: string): boolean {
  const [, owner, pid, , there] = /^hearth-run-((\d+)-(\w+)-(\w+))-/.exec(name) ?? [];
  return owner !== undefined && there === namespace() && nameOf(Number(pid)) !== owner;
}

/** The number of a process, its start, because numbers are given again, and where the number counts. */
function nameOf(pid: number): string {
  return `${pid}-${startOf(pid)}-${namespace()}`;
}

/** Start time of a process, in ticks since the start of the machine. */
function startOf(pid: number): string {
  if (process.platform !== 'linux') return isRunning(pid) ? 'running' : 'ended';
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The fields follow the name, which may contain any character.
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' ? 'ended' : (fields[18] ?? 'unknown');
  } catch {
    return 'ended';
  }
}

function namespace(): string {
  if (process.platform !== 'linux') return 'all';
  return /\d+/.exec(readlinkSync('/proc/self/ns/pid'))?.[0] ?? 'unknown';
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    // A mount without the right to execute programs would break the hooks of git.
    const mount = readFileSync('/proc/mounts', 'utf8').split(` ${MEMORY} `)[1] ?? 'noexec';
    const mayRun = !/^\S+ \S*\bnoexec\b/.test(mount);
    return mayRun && bavail * bsize > plenty && freemem() > plenty;
  } catch {
    // Not every system has it.
    return false;
  }
}
