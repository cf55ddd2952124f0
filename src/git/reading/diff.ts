import type { Readable } from 'node:stream';
import { GitTimeout } from '../errors.ts';
import { exceedsMemory } from './exceeds-memory.ts';
import { diffTree } from './log.ts';
import { renames } from './renames.ts';
import { DiffReader, type Diff, type DiffLimits, usualDiffLimits } from '../formats/diff-reader.ts';
import type { Repository } from '../repository.ts';

export type { Diff, DiffLimits, FileDiff } from '../formats/diff-reader.ts';

interface DiffOptions {
  /** Only these files and the files in these directories; patterns are taken literally. */
  readonly paths?: readonly string[];
  /** Lines of context around each change; 3 unless given. */
  readonly context?: number;
  readonly limits?: DiffLimits;
  /** Number of files, from the first on, whose patches are wanted; all unless given. Git need not make the others. */
  readonly first?: number | undefined;
}

/** The tree without files, which git knows in every repository. */
export const emptyTree = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';

const timeLimitMs = 60_000;

/**
 * The differences between the trees of two commits (full ids of commits that exist; null stands for no file at all), by
 * path. Renames are found. Of very many files only the first are listed, and of a very large change only its extent.
 */
export async function diffTrees(
  repository: Repository,
  from: string | null,
  to: string,
  { paths = [], context = 3, limits = usualDiffLimits, first = Infinity }: DiffOptions = {},
): Promise<Diff> {
  const trees = [from ?? emptyTree, to];
  const { diffs, sharedDiffs } = repository.caches;
  const { files, lines, patchBytes } = limits;
  const formatKey = (first: number) =>
    repository.key([...trees, context, files, lines, patchBytes, first, ...paths].join('\0'));
  const key = formatKey(first);
  const known = diffs.get(formatKey(Infinity)) ?? diffs.get(key);
  if (known !== undefined) return known;
  return sharedDiffs.once(key, async () => {
    const failed = await createFailureMemory(repository, trees);
    if (failed.isKnown()) return tooLarge;
    const listArguments = (...how: string[]) => [
      ...[...diffTree, '-r', '--raw', ...how, '--no-color', '--src-prefix=a/', '--dst-prefix=b/'],
      ...['--end-of-options', ...trees, '--', ...paths],
    ];
    const listed = [renames, '-l400'];
    const whole = listArguments('--patch', ...listed, `--unified=${context}`);
    const diff = await readDiff(repository, whole, limits, first)
      // A file exceeds git's memory or time limit: the diff then lists the changed files without their lines, or
      // without the renames that only lines reveal.
      .catch(createFallback(() => readDiff(repository, listArguments(...listed), limits)))
      .catch(createFallback(() => readDiff(repository, listArguments('-M100%'), limits)))
      // Trees of a few kilobytes may expand to billions of files.
      .catch(
        createFallback(async () => {
          failed.note();
          return tooLarge;
        }),
      );
    diffs.set(diff.files.length <= first ? formatKey(Infinity) : key, diff);
    return diff;
  });
}

const tooLarge: Diff = { files: [], overflow: true };

/** Tells whether an earlier comparison of these trees failed: commits with the same files share one result. */
async function createFailureMemory(repository: Repository, commits: readonly string[]) {
  const { hugeDifferences } = repository.caches;
  const names = commits.map((commit) => `${commit}^{tree}`);
  const { answer } = await repository.ask('inspect', { names });
  // Trees mean one content in all repositories.
  const key = answer.map((facts) => facts?.id ?? '').join(' ');
  return {
    isKnown: () => hugeDifferences.get(key) === true,
    note: () => hugeDifferences.set(key, true),
  };
}

/** A handler for `catch`, which tries another way where git had too little memory. */
function createFallback(another: () => Promise<Diff>): (error: unknown) => Promise<Diff> {
  return (error) => {
    if (!exceedsMemory(error)) throw error;
    return another();
  };
}

/** The changes of a commit against its first parent. */
export function diffCommit(
  repository: Repository,
  { id, parents: [parent] }: { readonly id: string; readonly parents: readonly string[] },
  limits?: DiffLimits,
): Promise<Diff> {
  return diffTrees(repository, parent ?? null, id, limits && { limits });
}

/** The patch between the trees of two commits (full ids), as git prints it: the reader takes as much as they want. */
export function streamPatch(repository: Repository, from: string, to: string): Readable {
  const how = [
    '-r',
    '--patch',
    renames,
    '-l400',
    '--no-color',
    '--src-prefix=a/',
    '--dst-prefix=b/',
  ];
  return repository.stream([...diffTree, ...how, '--end-of-options', from, to]);
}

/** Maximum number of commits in a stream of mails; of a longer history the newest ones. */
const maxMails = 1000;

/**
 * The commits after `from` up to `to` (full ids), oldest first, as mails that `git am` applies; only `to` without
 * `from`. Merge commits have no mail.
 */
export function streamMails(repository: Repository, from: string | null, to: string): Readable {
  const how = ['--stdout', '--no-signature', '--no-color', '--src-prefix=a/', '--dst-prefix=b/'];
  const range = from === null ? ['-1', '--root', to] : [`-${maxMails}`, `${from}..${to}`];
  return repository.stream(['format-patch', ...how, ...range, '--']);
}

async function readDiff(
  repository: Repository,
  args: readonly string[],
  limits: DiffLimits,
  first = Infinity,
): Promise<Diff> {
  const reader = new DiffReader(limits, first);
  const output = repository.stream(args);
  const timer = setTimeout(() => output.destroy(new GitTimeout('diff-tree')), timeLimitMs);
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
