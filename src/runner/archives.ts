import { createWriteStream } from 'node:fs';
import { lstat, mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { RE2JS } from 're2js';
import { readFileBytes } from '#src/disk/read-file.ts';
import type { PayloadArtifact } from '#generated/job-execution/types.ts';

/** Files of an archive, and bytes that it unpacks to. */
const [mostFiles, mostBytes] = [200_000, 4_294_967_296];

/**
 * Pattern of paths: `*` within a folder, `**` across them, `?` one character. A folder stands for all its files. The
 * author of the configuration chooses the pattern: the matching time grows with its length alone.
 */
function compilePattern(pattern: string): RE2JS {
  const trimmed = pattern.replace(/^\.\//, '').replace(/\/+$/, '');
  const text = trimmed
    .split(/(\*\*\/|\*\*|\*|\?)/)
    .map((part) => wildcards[part] ?? RE2JS.quote(part))
    .join('');
  return RE2JS.compile(`${text}(?:/.*)?`, RE2JS.DOTALL);
}

const wildcards: Readonly<Record<string, string>> = {
  '**/': '(?:.*/)?',
  '**': '.*',
  '*': '[^/]*',
  '?': '[^/]',
};

/** The files of a folder that match the patterns, as paths below it; links and git's own files are omitted. */
export async function findMatchingFiles(
  folder: string,
  { paths, exclude }: Pick<PayloadArtifact, 'paths' | 'exclude'>,
): Promise<string[]> {
  const patterns = (paths ?? []).map(compilePattern);
  const unwanted = (exclude ?? []).map(compilePattern);
  const found: string[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/');
    if (path.startsWith('.git/')) continue;
    if (
      patterns.some((each) => each.matches(path)) &&
      !unwanted.some((each) => each.matches(path))
    ) {
      found.push(path);
    }
    if (found.length > mostFiles)
      throw new Error(`more than ${mostFiles} files match the artifacts`);
  }
  return found.sort();
}

export async function pack(
  folder: string,
  paths: readonly string[],
  target: string,
): Promise<void> {
  const { default: yazl } = await import('yazl');
  const zip = new yazl.ZipFile();
  for (const path of paths) zip.addFile(join(folder, path), path);
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(target));
}

/** The files one behind the other, packed: as most reports are sent. */
export async function compressFolder(
  folder: string,
  paths: readonly string[],
  target: string,
): Promise<void> {
  await pipeline(streamFiles(folder, paths), createGzip(), createWriteStream(target));
}

/** The files one behind the other, not packed. */
export async function concatenate(
  folder: string,
  paths: readonly string[],
  target: string,
): Promise<void> {
  await pipeline(streamFiles(folder, paths), createWriteStream(target));
}

async function* streamFiles(folder: string, paths: readonly string[]): AsyncGenerator<Buffer> {
  for (const path of paths) {
    yield* readFileBytes(join(folder, path));
  }
}

const linkMode = 0o120000;

/** Disks that do not tell small letters from large ones have the same folder under either. */
const isOfGit = (path: string) => path.split(sep, 1)[0]?.toLowerCase() === '.git';

/**
 * Unpacks an archive into a folder. Links, absolute names, and names that lead out of the folder, also through existing
 * links, are rejected.
 */
export async function unpackArchive(archive: string, folder: string): Promise<void> {
  const { default: yauzl } = await import('yauzl');
  const zip = await yauzl.openPromise(archive, { lazyEntries: true, strictFileNames: true });
  let [files, bytes] = [0, 0];
  for await (const entry of zip.eachEntry()) {
    files += 1;
    bytes += entry.uncompressedSize;
    if (files > mostFiles || bytes > mostBytes) throw new Error('the archive is too large');
    const name = entry.fileName;
    const mode = (entry.externalFileAttributes >>> 16) & 0o170000;
    const target = resolve(folder, name);
    if (
      mode === linkMode ||
      !target.startsWith(folder + sep) ||
      isOfGit(relative(folder, target))
    ) {
      throw new Error(
        'the archive has an entry that is not allowed: a link, a path outside the folder, or a part of .git',
      );
    }
    if (name.endsWith('/')) {
      await makeFolder(folder, target);
      continue;
    }
    await makeFolder(folder, dirname(target));
    // A link that is already there is replaced, and not followed.
    await rm(target, { force: true });
    const executable = ((entry.externalFileAttributes >>> 16) & 0o100) !== 0;
    const mask = executable ? 0o755 : 0o644;
    const output = createWriteStream(target, { flags: 'wx', mode: mask });
    await pipeline(await zip.openReadStreamPromise(entry), output);
  }
}

/** Creates the folders of a path, none of which may be a link. */
async function makeFolder(root: string, folder: string): Promise<void> {
  let at = root;
  for (const part of relative(root, folder).split(sep)) {
    if (part === '') continue;
    at = join(at, part);
    await mkdir(at).catch(() => {});
    if (!(await lstat(at)).isDirectory()) throw new Error('the archive has a path through a link');
  }
}
