import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { type Loaded, load } from '../load/load.ts';

/** The folder, or the document in it, is not there at the git ref. */
export class NoSuchRef extends Error {}

/**
 * Loads the document as it was at a git ref; the work tree and the index stay as they are.
 * Its own style and extensions are not checked: the rules were others then.
 * @throws NoSuchRef
 */
export function loadAt(ref: string, entry: string): Loaded {
  const folder = realpathSync(dirname(resolve(entry)));
  const top = git(folder, ['rev-parse', '--show-toplevel']).toString().trim();
  const inside = relative(realpathSync(top), folder);
  const list = git(top, [
    'ls-tree',
    '-r',
    '-z',
    '--name-only',
    '--end-of-options',
    ref,
    '--',
    `${inside}/`,
  ]);
  const paths = list
    .toString()
    .split('\0')
    .filter((path) => path !== '');
  const copy = mkdtempSync(join(tmpdir(), 'spec-at-'));
  try {
    for (const [index, content] of contents(top, ref, paths).entries()) {
      const target = join(copy, paths[index] ?? '');
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, content);
    }
    const file = join(inside, basename(entry));
    if (!paths.includes(file)) throw new NoSuchRef(`${file} is not in ${ref}`);
    return load(join(copy, file), { foreign: true });
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function git(folder: string, args: readonly string[], input = ''): Buffer {
  try {
    return execFileSync('git', args, { cwd: folder, input, maxBuffer: 2 ** 30, stdio: 'pipe' });
  } catch (error) {
    const said = (error as { stderr?: Buffer }).stderr?.toString().trim() ?? String(error);
    throw new NoSuchRef(said.split('\n')[0]);
  }
}

/** Each file's content, from one process. */
function contents(top: string, ref: string, paths: readonly string[]): Buffer[] {
  const out = git(top, ['cat-file', '--batch'], paths.map((path) => `${ref}:${path}\n`).join(''));
  const found: Buffer[] = [];
  for (let at = 0; at < out.length;) {
    const end = out.indexOf('\n', at);
    const size = Number(out.subarray(at, end).toString().split(' ').at(-1));
    found.push(out.subarray(end + 1, end + 1 + size));
    at = end + 1 + size + 1;
  }
  return found;
}
