import { GitFailed, ObjectMissing } from '../errors.ts';
import type { BlamedLines } from '../formats/facts.ts';
import { checkFilePath } from '../formats/file-path.ts';
import { splitRecords } from '../formats/records.ts';
import { isObjectId } from '../formats/ref-name.ts';
import type { Repository } from '../repository.ts';

interface BlameQuery {
  readonly commitId: string;
  readonly path: string;
  /** Line numbers from 1, both included and both in the file; without them the whole file. */
  readonly range?: { readonly start: number; readonly end: number };
}

const bounds = { maxBytes: 64 * 1024 * 1024, timeLimit: 30_000, subject: 'blame' };
const newlineByte = 0x0a;
const entryHead = /^([0-9a-f]{40}) \d+ (\d+) (\d+)$/;

/**
 * The commits that last changed each line of a file that exists, in the order of the lines. Throws `GitTimeout` for
 * histories that take too long, `ObjectMissing` when there is no such commit.
 */
export async function blame(
  repository: Repository,
  { commitId, path, range }: BlameQuery,
): Promise<readonly BlamedLines[]> {
  checkFilePath(path);
  if (!isObjectId(commitId)) throw new ObjectMissing(commitId);
  const lines = range === undefined ? '' : `${range.start},${range.end}`;
  const key = repository.key(`${commitId}:${lines}:${path}`);
  const { blames, sharedBlames } = repository.caches;
  return (
    blames.get(key) ??
    sharedBlames.once(key, async () => {
      const args = ['blame', '--incremental', ...(lines === '' ? [] : ['-L', lines])];
      const found = merge(await read(repository, [...args, commitId, '--', path]));
      blames.set(key, found);
      return found;
    })
  );
}

/** The entries in the order of git: one line with the numbers, then facts up to the file name. */
async function read(repository: Repository, args: readonly string[]): Promise<BlamedLines[]> {
  const entries: BlamedLines[] = [];
  let inEntry = false;
  for await (const lines of splitRecords(repository.stream(args), newlineByte, bounds)) {
    for (const line of lines) {
      if (inEntry) {
        inEntry = line.toString('latin1', 0, 9) !== 'filename ';
        continue;
      }
      const [, commitId, first, count] = entryHead.exec(line.toString('latin1')) ?? [];
      if (commitId === undefined) throw new GitFailed('blame', line.toString('utf8', 0, 200));
      entries.push({ commitId, first: Number(first), count: Number(count) });
      inEntry = true;
    }
  }
  return entries;
}

/** Sorts the entries by line and joins neighbours of one commit. */
function merge(entries: readonly BlamedLines[]): BlamedLines[] {
  const merged: BlamedLines[] = [];
  for (const entry of entries.toSorted((a, b) => a.first - b.first)) {
    const last = merged.at(-1);
    if (last?.commitId === entry.commitId && last.first + last.count === entry.first) {
      merged[merged.length - 1] = { ...last, count: last.count + entry.count };
    } else {
      merged.push(entry);
    }
  }
  return merged;
}
