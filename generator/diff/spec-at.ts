import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { type Config, withoutStyle } from '../config.ts';
import { type Loaded, load } from '../load/load.ts';

/** The folder, or its document, does not exist at the git ref. */
export class NoSuchRef extends Error {}

/**
 * Loads the document as of a git ref; the work tree and the index stay unchanged. Its own style and extensions are not
 * checked, because the rules may have changed since.
 * @param likely files that it may have been made of: those of the document as it is now
 * @throws NoSuchRef
 */
export function loadAt(
  ref: string,
  entry: string,
  config: Config,
  likely: readonly string[] = [],
): Loaded {
  const given = dirname(resolve(entry));
  const folder = realpathSync(given);
  const top = realpathSync(runGit(folder, ['rev-parse', '--show-toplevel']).toString().trim());
  const inside = relative(top, folder);
  const there = listPaths(top, ref, dirname(inside));
  const file = join(inside, basename(entry));
  if (!there.has(file)) throw new NoSuchRef(`${file} is not in ${ref}`);
  const temporary = mkdtempSync(join(tmpdir(), 'spec-at-'));
  try {
    // The copy keeps the name of the folder, because positions contain it.
    const copy = join(temporary, basename(given));
    const read = new Set<string>();
    const { folders } = config.dialect;
    let wanted = [
      file,
      ...[...there].filter((path) =>
        folders.some((folder) => path.startsWith(`${join(inside, folder)}/`)),
      ),
      ...likely.map((path) => join(inside, relative(given, path))),
    ];
    for (;;) {
      const missing = [...new Set(wanted)].filter((path) => there.has(path) && !read.has(path));
      for (const [index, content] of readContents(top, ref, missing).entries()) {
        const path = missing[index] ?? '';
        read.add(path);
        const target = join(copy, relative(inside, path));
        mkdirSync(dirname(target), { recursive: true });
        writeFileSync(target, content);
      }
      const loaded = load(join(copy, basename(entry)), { config: withoutStyle(config) });
      // Files that it refers to and that were unknown before.
      wanted = loaded.sources.map((path) => join(inside, relative(copy, path)));
      if (wanted.every((path) => read.has(path) || !there.has(path))) return loaded;
    }
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** The files below a folder, from the top. */
function listPaths(top: string, ref: string, folder: string): ReadonlySet<string> {
  const within = folder === '.' ? [] : ['--', `${folder}/`];
  const args = ['ls-tree', '-r', '-z', '--name-only', '--end-of-options', ref, ...within];
  const paths = runGit(top, args).toString().split('\0');
  return new Set(paths.filter((path) => path !== ''));
}

function runGit(folder: string, args: readonly string[], input = ''): Buffer {
  try {
    return execFileSync('git', args, { cwd: folder, input, maxBuffer: 2 ** 30, stdio: 'pipe' });
  } catch (error) {
    const said = (error as { stderr?: Buffer }).stderr?.toString().trim() ?? String(error);
    throw new NoSuchRef(said.split('\n')[0]);
  }
}

/** Each file's content, from one process. */
function readContents(top: string, ref: string, paths: readonly string[]): Buffer[] {
  const out = runGit(
    top,
    ['cat-file', '--batch'],
    paths.map((path) => `${ref}:${path}\n`).join(''),
  );
  const found: Buffer[] = [];
  for (let at = 0; at < out.length;) {
    const end = out.indexOf('\n', at);
    const size = Number(out.subarray(at, end).toString().split(' ').at(-1));
    found.push(out.subarray(end + 1, end + 1 + size));
    at = end + 1 + size + 1;
  }
  return found;
}
