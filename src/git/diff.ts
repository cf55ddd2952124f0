import { GitTimeout } from './errors.ts';
import { diffTree } from './log.ts';
import { DiffReader, type Diff } from './diff-reader.ts';
import type { Repository } from './repository.ts';

export type { Diff, FileDiff } from './diff-reader.ts';

export interface DiffOptions {
  /** Only these files, and what is in these directories; taken literally. */
  readonly paths?: readonly string[];
  /** Lines of context around each change; 3 unless given. */
  readonly context?: number;
}

/** The tree without files, which git knows in every repository. */
export const emptyTree = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';

const timeLimit = 60_000;

/**
 * What differs between the trees of two commits (full ids of such as exist; null stands for no file at all), by path.
 * Renames are found. Of very many files the first are told, of very large changes that there are some.
 */
export async function diffTrees(
  repository: Repository,
  from: string | null,
  to: string,
  { paths = [], context = 3 }: DiffOptions = {},
): Promise<Diff> {
  const trees = [from ?? emptyTree, to];
  const { diffs, sharedDiffs } = repository.caches;
  const key = repository.key([...trees, context, ...paths].join('\0'));
  const known = diffs.get(key);
  if (known !== undefined) return known;
  return sharedDiffs.once(key, async () => {
    const args = [
      ...diffTree,
      ...['-r', '--raw', '--patch', '-M', '-l400', '--no-color', `--unified=${context}`],
      ...['--src-prefix=a/', '--dst-prefix=b/', '--end-of-options', ...trees, '--', ...paths],
    ];
    const diff = await readDiff(repository, args);
    diffs.set(key, diff);
    return diff;
  });
}

/** What a commit changes against its first parent. */
export function diffCommit(
  repository: Repository,
  { id, parents: [parent] }: { readonly id: string; readonly parents: readonly string[] },
): Promise<Diff> {
  return diffTrees(repository, parent ?? null, id);
}

async function readDiff(repository: Repository, args: readonly string[]): Promise<Diff> {
  const reader = new DiffReader();
  const output = repository.stream(args);
  const timer = setTimeout(() => output.destroy(new GitTimeout('diff-tree')), timeLimit);
  try {
    for await (const chunk of output) {
      reader.take(chunk as Buffer);
      // Leaving the loop ends the command.
      if (reader.sated) break;
    }
  } finally {
    clearTimeout(timer);
  }
  return reader.finish();
}
