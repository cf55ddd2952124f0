import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import path from 'node:path';

const MEMORY = '/dev/shm';
const PREFIX = 'hearth-run-';
const plenty = 4 * 2 ** 30;
const aDay = 24 * 60 * 60 * 1000;

/**
 * Gives this process and all that it starts a temporary folder that goes with it: in memory where there is plenty,
 * because tests make and remove ten thousands of files, none of which has to last.
 */
export function takeScratchFolder(): void {
  // The configuration is read anew for each project of a run.
  if (path.basename(tmpdir()).startsWith(PREFIX)) return;
  const parent = hasRoom() ? MEMORY : tmpdir();
  sweep(parent);
  const folder = mkdtempSync(path.join(parent, PREFIX));
  // As temporary folders are: Postgres works in it as somebody else.
  chmodSync(folder, 0o1777);
  process.env['TMPDIR'] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
}

/** Removes what runs left that were killed. */
function sweep(parent: string): void {
  for (const name of readdirSync(parent)) {
    const folder = path.join(parent, name);
    if (!name.startsWith(PREFIX)) continue;
    const { mtimeMs } = statSync(folder, { throwIfNoEntry: false }) ?? { mtimeMs: Infinity };
    if (mtimeMs < Date.now() - aDay) rmSync(folder, { recursive: true, force: true });
  }
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    // Where programs may not be run, git could not run its hooks.
    const mount = readFileSync('/proc/mounts', 'utf8').split(` ${MEMORY} `)[1] ?? 'noexec';
    const mayRun = !/^\S+ \S*\bnoexec\b/.test(mount);
    return mayRun && bavail * bsize > plenty && freemem() > plenty;
  } catch {
    // Not every system has it.
    return false;
  }
}
