import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { ImportedCommit } from '#src/git/writing/history.ts';

const folders = 20;
const filesPerFolder = 50;
/** Commits of the history; the first one adds all files. */
export const commits = 2000;
const linesPerFile = 80;
const bulkyFiles = 200;
/** Hexadecimal digits, of which half is left when they are packed. */
const bulkyBytes = 12_000;
const start = Date.parse('2024-01-01T00:00:00Z');
const minute = 60_000;

/** Paths of the thousand files of the histories. */
export function filePaths(): string[] {
  const number = (index: number) => String(index).padStart(2, '0');
  return Array.from({ length: folders * filesPerFolder }, (_, index) => {
    const folder = number(Math.floor(index / filesPerFolder));
    return `source/part-${folder}/module-${number(index % filesPerFolder)}.js`;
  });
}

/** One commit adds all files, each later one changes some lines of one of them; all, or the first `most` commits. */
export function* mainHistory(most = Infinity): Generator<ImportedCommit> {
  const random = numbers(1);
  const paths = filePaths();
  const files = paths.map((_, index) =>
    Array.from({ length: linesPerFile }, (_, line) => `const value${line} = ${index * line + 1};`),
  );
  const contentOf = (index: number) => `${files[index]?.join('\n')}\n`;
  const added = paths.map((path, index) => ({ path, content: contentOf(index) }));
  yield commit('Add all modules', 0, added);
  for (let number = 1; number < Math.min(most, commits); number += 1) {
    // A step that shares no factor with their number comes to all of them.
    const index = (number * 389) % paths.length;
    const lines = files[index] ?? [];
    for (let change = 0; change < 4; change += 1) {
      const line = random() % linesPerFile;
      lines[line] = `const value${line} = ${random()}; // as of change ${number}`;
    }
    const path = paths[index] ?? '';
    yield commit(`Change ${path}`, number, [{ path, content: contentOf(index) }]);
  }
}

/** Each commit writes one file anew, with content that hardly packs. */
export function* bulkyHistory(): Generator<ImportedCommit> {
  const random = numbers(2);
  for (let number = 0; number < commits; number += 1) {
    let content = '';
    while (content.length < bulkyBytes) content += `${random().toString(16).padStart(8, '0')}\n`;
    const path = `data/${number % 10}/part-${number % bulkyFiles}.txt`;
    yield commit(`Write ${path}`, number, [{ path, content }]);
  }
}

function commit(
  message: string,
  number: number,
  changes: ImportedCommit['changes'],
): ImportedCommit {
  const person = `Author ${number % 7}`;
  const date = new Date(start + number * minute).toISOString();
  const identity = { name: person, email: `author-${number % 7}@example.com`, date };
  return { message, author: identity, committer: identity, changes };
}

/** The same numbers every time, of 31 bits. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state ^ (state >>> 15)) & 0x7fff_ffff;
  };
}

/** A commit to be made, on a branch of its own. */
interface Branched {
  readonly branch: string;
  readonly message: string;
  readonly from: string;
  readonly files: readonly { readonly path: string; readonly content: string }[];
}

/** Makes commits upon `base` that each add one file, and returns their ids; branches keep them. */
export async function pickedCommits(
  gitDirectory: string,
  from: string,
  count: number,
): Promise<string[]> {
  const made = Array.from({ length: count }, (_, number) => {
    const added = `source/part-${String(number % folders).padStart(2, '0')}/topic-${number}.js`;
    const files = [{ path: added, content: `export const picked = ${number};\n` }];
    return { branch: `topic-${number}`, message: `Add topic ${number}`, from, files };
  });
  return importBranches(gitDirectory, made);
}

const wideFiles = 2000;
const wideLines = 20;

/** Files of some lines; `change` is another one each time. */
export function wideTree(change: number) {
  return Array.from({ length: wideFiles }, (_, index) => {
    const lines = Array.from({ length: wideLines }, (_, line) => `const value${line} = ${index};`);
    if (change > 0) lines[7] = `const changed = ${change};`;
    const path = `wide/${String(index % 40).padStart(2, '0')}/file-${index}.js`;
    return { path, content: `${lines.join('\n')}\n` };
  });
}

/** Makes commits upon `from` that each change all files of `wideTree`. */
export async function wideCommits(
  gitDirectory: string,
  from: string,
  count: number,
): Promise<string[]> {
  const made = Array.from({ length: count }, (_, number) => {
    const files = wideTree(number + 1);
    return { branch: `wide-${number}`, message: `Change everything ${number}`, from, files };
  });
  return importBranches(gitDirectory, made);
}

/** The commits, by their ids. */
async function importBranches(
  gitDirectory: string,
  branched: readonly Branched[],
): Promise<string[]> {
  const lines: string[] = [];
  for (const [number, { branch, message, from, files }] of branched.entries()) {
    lines.push(`commit refs/heads/${branch}`, `mark :${number + 1}`);
    lines.push(`committer Author 1 <author-1@example.com> ${1_720_000_000 + number} +0000`);
    lines.push(`data ${message.length}`, message, `from ${from}`);
    for (const { path, content } of files) {
      lines.push(`M 100644 inline ${path}`, `data ${content.length}`, content);
    }
  }
  const marks = path.join(gitDirectory, 'marks-of-branches');
  const args = ['fast-import', '--quiet', `--export-marks=${marks}`];
  const child = spawn('git', ['--git-dir', gitDirectory, ...args], {
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  child.stdin.end(`${lines.join('\n')}\n`);
  await once(child, 'close');
  const ids = (await readFile(marks, 'utf8')).trimEnd().split('\n');
  await rm(marks);
  if (ids.length !== branched.length) throw new Error('the commits were not made');
  const byMark = ids.map((line) => line.slice(1).split(' ') as [string, string]);
  return byMark.toSorted(([one], [other]) => Number(one) - Number(other)).map(([, id]) => id);
}
