import { Pauses } from '#src/turns/pauses.ts';
import { GitFailed, isNegativeAnswer, OutputTooLarge } from '../errors.ts';
import type { Repository } from '../repository.ts';
import { readFileEntry } from './files.ts';
import { readBlob } from './blobs.ts';

/** Limits of a search for names and ids, without contents. */
const bounds = { maxBytes: 16 * 1024 * 1024, timeLimit: 15_000 };
/** Files beyond that are found, but their lines are not shown. */
const maxShownBytes = 1024 * 1024;
const contextLines = 2;
const maxLineChars = 500;

/** Part of a file. */
interface Excerpt {
  readonly path: string;
  readonly text: string;
  /** Number of its first line, from 1. */
  readonly startLine: number;
}

/**
 * Paths, in byte order, of the files of a commit whose lines or names contain a text, in any case of ASCII letters;
 * binary files match by name alone. `text` is one line.
 * @throws GitTimeout
 * @throws OutputTooLarge for more than 16 MB of paths
 */
export async function findFilesWith(
  repository: Repository,
  commitId: string,
  text: string,
): Promise<string[]> {
  const [contents, names] = await Promise.all([
    repository.run(listGrepArguments(commitId, text), bounds).catch(returnNothing),
    repository.run(['ls-tree', '-r', '-z', '--name-only', '--full-tree', commitId], bounds),
  ]);
  const lowerText = toLowerAscii(text);
  const pauses = new Pauses();
  const holding = new Set<string>();
  for (const name of splitNames(contents)) {
    holding.add(name.slice(commitId.length + 1));
    await pauses.take();
  }
  // Git lists all names in the order of their bytes.
  const found: string[] = [];
  for (const path of splitNames(names)) {
    if (holding.has(path) || toLowerAscii(path).includes(lowerText)) found.push(path);
    await pauses.take();
  }
  return found;
}

function listGrepArguments(commitId: string, text: string): string[] {
  const options = ['--files-with-matches', '-z', '-I', '--ignore-case', '--fixed-strings'];
  return ['-c', 'grep.threads=2', 'grep', ...options, '--full-name', '-e', text, commitId];
}

/** Returns empty output where git found no match; throws `OutputTooLarge` where a file exceeds the memory of git. */
function returnNothing(error: unknown): Buffer {
  if (isNegativeAnswer(error)) return Buffer.alloc(0);
  const isTooLarge = error instanceof GitFailed && /memory|allocate/i.test(error.detail);
  throw isTooLarge ? new OutputTooLarge('grep') : error;
}

/** One after the other: there may be a million. */
function* splitNames(output: Buffer): Generator<string> {
  let start = 0;
  for (;;) {
    const end = output.indexOf(0, start);
    if (end === -1) return;
    yield output.toString('utf8', start, end);
    start = end + 1;
  }
}

const toLowerAscii = (text: string) => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/**
 * The first place in a file that has the text, with the lines around it; the beginning of the file when only its name
 * has the text.
 */
export async function readExcerpt(
  repository: Repository,
  commitId: string,
  path: string,
  text: string,
): Promise<Excerpt> {
  const file = await readFileEntry(repository, commitId, path);
  if (file === null || file.size > maxShownBytes) return { path, text: '', startLine: 1 };
  const bytes = await readBlob(repository, file.blobId, { maxBytes: maxShownBytes });
  // git, too, takes such a file for binary.
  if (bytes.subarray(0, 8000).includes(0)) return { path, text: '', startLine: 1 };
  const lines = bytes.toString('utf8').split('\n');
  const lowerText = toLowerAscii(text);
  const at = Math.max(
    0,
    lines.findIndex((line) => toLowerAscii(line).includes(lowerText)),
  );
  const start = Math.max(0, at - contextLines);
  const shown = lines.slice(start, at + contextLines + 1).map(cut);
  return { path, text: shown.join('\n').replace(/\n*$/, '\n'), startLine: start + 1 };
}

/** Not between the halves of a character. */
function cut(line: string): string {
  return line.length <= maxLineChars ? line : line.slice(0, maxLineChars).toWellFormed();
}

/**
 * Ids of the commits that a commit reaches, itself included, in whose message a text is, in any case of ASCII letters;
 * the newest first. Throws `GitTimeout`, and `OutputTooLarge` for hundreds of thousands.
 */
export async function findCommitsWith(
  repository: Repository,
  commitId: string,
  text: string,
): Promise<string[]> {
  const args = ['rev-list', '--regexp-ignore-case', '--fixed-strings', `--grep=${text}`];
  const output = await repository.run([...args, '--end-of-options', commitId, '--'], bounds);
  return output.toString('latin1').split('\n').slice(0, -1);
}
