import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const from = resolve('.ci/hook-readers');
const lockfile = 'package-lock.json';

/** Installs the packages of `.ci/hook-readers`, as its lockfile pins them, where that was not done. Answers the folder. */
export function installReaders(): string {
  const folder = resolve('.cache/hook-readers');
  const wanted = readFileSync(join(from, lockfile), 'utf8');
  const has = (name: string) => existsSync(join(folder, name));
  const done = has('node_modules/.package-lock.json') && has(lockfile);
  if (done && readFileSync(join(folder, lockfile), 'utf8') === wanted) return folder;
  mkdirSync(folder, { recursive: true });
  for (const name of ['package.json', lockfile]) copyFileSync(join(from, name), join(folder, name));
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-fund', '--no-audit', '--silent'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return folder;
}
