import { splitIntoBatches } from '#src/turns/in-batches.ts';
import type { CommitInfo } from '../formats/commit-object.ts';
import { isNegativeAnswer, ObjectMissing, OutputTooLarge } from '../errors.ts';
import { exceedsMemory } from './exceeds-memory.ts';
import type { LineStats } from '../formats/facts.ts';
import type { Repository } from '../repository.ts';
import { wholeCommitBytes } from '../whole-reads.ts';
import { readCommitInfo } from './commits.ts';

/** Commits to list. Ids are full ones of commits that exist, as `resolveRef` gives them. */
export type LogRange =
  /** Reached from `of`, but not from `without`. */
  | { readonly of: string; readonly without?: string | undefined }
  /** Reached from one of both, but not from both. */
  | { readonly either: readonly [string, string] }
  /** Reached from any branch or tag. */
  | 'all';

export interface LogOptions {
  readonly range: LogRange;
  /** ISO 8601; commits committed at this time or later. */
  readonly since?: string | undefined;
  /** ISO 8601; commits committed at this time or earlier. */
  readonly until?: string | undefined;
  /** Commits that change this file or a file in this directory; taken literally. */
  readonly path?: string | undefined;
  /** A part of `Name <address>` of the author, in any case; taken literally. */
  readonly author?: string | undefined;
  readonly firstParent?: boolean;
  /** `date`: newest first; `topo`: no parent before its children, lines of history together. */
  readonly order?: 'date' | 'topo';
  readonly skip?: number;
  readonly limit: number;
}

const timeLimitMs = 30_000;
const idLineBytes = 41;
const maxDateSeconds = 253_402_300_799;
const commitBatchSize = 25;
/** Maximum characters of all messages of a batch. */
const messageBatchChars = commitBatchSize * wholeCommitBytes;
/** git counts in 32 bits. */
const largestCount = 0x7fff_ffff;

/** A page of commits, the newest first, and of their messages as much as `readCommits` reads. */
export async function readLog(repository: Repository, options: LogOptions): Promise<CommitInfo[]> {
  return readCommits(repository, await listCommitIds(repository, options));
}

/** The git host knows ranges that parted a short while ago without starting git; null for everything else. */
async function listNear(
  repository: Repository,
  { range, limit, ...others }: LogOptions,
): Promise<readonly string[] | null> {
  if (typeof range === 'string' || !('of' in range) || range.without === undefined) return null;
  if (Object.values(others).some((other) => other !== undefined)) return null;
  const ids = await listCommitsNear(repository, range.of, range.without);
  return ids?.slice(0, limit) ?? null;
}

/**
 * All commits that one commit reaches and another does not, newest first; null when the git host cannot determine them.
 */
export async function listCommitsNear(
  repository: Repository,
  of: string,
  without: string,
): Promise<readonly string[] | null> {
  const { logs } = repository.caches;
  const key = repository.key(`${of} ^${without}`);
  const known = logs.get(key);
  if (known !== undefined) return known;
  const ids = await listRangeNear(repository, { of: [of], without });
  if (ids !== null) logs.set(key, ids);
  return ids;
}

/** All commits that some reach and another one does not, the newest first; null where the git host cannot tell. */
export async function listRangeNear(
  repository: Repository,
  range: { readonly of: readonly string[]; readonly without: string },
): Promise<readonly string[] | null> {
  if (![...range.of, range.without].every(isFullId)) return null;
  return (await repository.ask('range', range)).answer;
}

/** The ids of the commits of a range that the other options leave, in their order. */
export async function listCommitIds(
  repository: Repository,
  options: LogOptions,
): Promise<readonly string[]> {
  const args = listRevListArguments(options);
  if (args === null) return [];
  const ask = async () => {
    const bounds = { maxBytes: options.limit * idLineBytes + 4096, timeLimit: timeLimitMs };
    return splitLines(await repository.run(['rev-list', ...args], bounds));
  };
  // The history of branches and tags changes, so it is not cached; the history of a commit never changes.
  if (options.range === 'all') return ask();
  const { logs, sharedLogs } = repository.caches;
  const key = repository.key(args.join('\0'));
  const known = logs.get(key);
  if (known !== undefined) return known;
  return sharedLogs.once(key, async () => {
    const near = await listNear(repository, options);
    if (near !== null) return near;
    const ids = await ask();
    logs.set(key, ids);
    return ids;
  });
}

/**
 * The commits with these ids, in this order; very long messages are truncated. Throws `ObjectMissing` for a missing
 * one.
 */
export async function readCommits(
  repository: Repository,
  ids: readonly string[],
): Promise<CommitInfo[]> {
  let left = messageBatchChars;
  let toCome = ids.length;
  return readEach(repository, ids, (commit) => {
    // The remaining commits share the remaining characters equally.
    const share = Math.floor(left / toCome);
    const { message } = commit;
    const cut = message.length > share ? { ...commit, message: message.slice(0, share) } : commit;
    left -= cut.message.length;
    toCome -= 1;
    return cut;
  });
}

/**
 * Reads commits with their whole messages, for searches in them. Throws `OutputTooLarge` above the limit of all
 * messages together.
 */
export async function readWholeCommits(
  repository: Repository,
  ids: readonly string[],
): Promise<CommitInfo[]> {
  let characters = 0;
  return readEach(repository, ids, (commit) => {
    characters += commit.message.length;
    if (characters > messageBatchChars) throw new OutputTooLarge('commits');
    return commit;
  });
}

async function readEach(
  repository: Repository,
  ids: readonly string[],
  take: (commit: CommitInfo) => CommitInfo,
): Promise<CommitInfo[]> {
  const commits: CommitInfo[] = [];
  for (const some of splitIntoBatches(ids, commitBatchSize)) {
    const read = await Promise.all(some.map((id) => readCommit(repository, id)));
    commits.push(...read.map(take));
  }
  return commits;
}

/** The commit with this id. Throws `ObjectMissing` if it does not exist. */
export async function readCommit(repository: Repository, id: string): Promise<CommitInfo> {
  const commit = await readCommitInfo(repository, id);
  if (commit === null) throw new ObjectMissing(id);
  return commit;
}

/**
 * The commits that `to` reaches and `from` does not, the oldest first; of more than `limit` the newest, and of their
 * messages as much as `readCommits` reads.
 */
export async function readCommitsBetween(
  repository: Repository,
  from: string,
  to: string,
  limit: number,
): Promise<CommitInfo[]> {
  const commits = await readLog(repository, { range: { of: to, without: from }, limit });
  return commits.reverse();
}

const isFullId = (id: string) => /^[0-9a-f]{40}$/.test(id);

async function findNearBase(
  repository: Repository,
  [one, other, ...more]: readonly string[],
): Promise<string | null> {
  if (one === undefined || other === undefined || more.length > 0) return null;
  if (!isFullId(one) || !isFullId(other)) return null;
  return (await repository.ask('mergeBase', { one, other })).answer;
}

/** The best common ancestor of two or more commits, null when they have none. */
export async function readMergeBase(
  repository: Repository,
  ids: readonly string[],
): Promise<string | null> {
  const { mergeBases } = repository.caches;
  const key = repository.key(ids.join(' '));
  const known = mergeBases.get(key);
  if (known !== undefined) return known === '' ? null : known;
  const near = await findNearBase(repository, ids);
  if (near !== null) {
    mergeBases.set(key, near);
    return near;
  }
  const args = ['merge-base', '--end-of-options', ...ids];
  const output = await repository
    .run(args, { maxBytes: 4096, timeLimit: timeLimitMs })
    .catch((error) => {
      if (isNegativeAnswer(error)) return null;
      throw error;
    });
  const id = output?.toString('latin1').trim() ?? '';
  mergeBases.set(key, id);
  return id === '' ? null : id;
}

/**
 * Tells whether `descendant` is `ancestor`, or builds on it; both are full ids. Git itself decides, because branches
 * are moved and deleted on the result.
 */
export async function isAncestor(
  repository: Repository,
  ancestor: string,
  descendant: string,
): Promise<boolean> {
  for (const id of [ancestor, descendant]) if (!isFullId(id)) throw new ObjectMissing(id);
  if (ancestor === descendant) return true;
  const { ancestry } = repository.caches;
  const key = repository.key(`${descendant}:${ancestor}`);
  const known = ancestry.get(key);
  if (known !== undefined) return known;
  const args = ['merge-base', '--is-ancestor', '--end-of-options', ancestor, descendant];
  const answer = await repository.run(args, { maxBytes: 4096, timeLimit: timeLimitMs }).then(
    () => true,
    (error: unknown) => {
      if (isNegativeAnswer(error)) return false;
      throw error;
    },
  );
  ancestry.set(key, answer);
  return answer;
}

/** The numbers of lines that each commit adds and deletes against its first parent; zeros where it changes none. */
export async function readLineStats(
  repository: Repository,
  commits: readonly Pick<CommitInfo, 'id' | 'parents'>[],
): Promise<ReadonlyMap<string, LineStats>> {
  const { lineStats } = repository.caches;
  const found = new Map<string, LineStats>();
  const unknown = commits.filter(({ id }) => {
    const known = lineStats.get(repository.key(id));
    if (known !== undefined) found.set(id, known);
    return known === undefined;
  });
  if (unknown.length === 0) return found;

  const input = unknown.map(({ id, parents: [parent] }) =>
    parent === undefined ? `${id}\n` : `${id} ${parent}\n`,
  );
  const args = [...diffTree, '--stdin', '--root', '--shortstat', '-r', '-M', '-l400'];
  const bounds = { maxBytes: unknown.length * 256 + 4096, timeLimit: timeLimitMs };
  for (const { id } of unknown) found.set(id, { additions: 0, deletions: 0 });
  try {
    const output = await repository.run(args, bounds, [Buffer.from(input.join(''))]);
    for (const [id, stats] of parseShortStats(output)) found.set(id, stats);
  } catch (error) {
    if (!exceedsMemory(error)) throw error;
    // A commit with too many changes to count gets no statistics. The others of its batch are counted one by one.
    for (const commit of unknown.length === 1 ? [] : unknown) {
      const [[id, stats] = []] = await readLineStats(repository, [commit]);
      if (id !== undefined && stats !== undefined) found.set(id, stats);
    }
  }
  for (const { id } of unknown) {
    const stats = found.get(id);
    if (stats !== undefined) lineStats.set(repository.key(id), stats);
  }
  return found;
}

/** `diff-tree` that runs nothing else. */
export const diffTree: readonly string[] = ['diff-tree', '--no-ext-diff', '--no-textconv'];

interface ContainingRef {
  readonly type: 'branch' | 'tag';
  readonly name: string;
}

/** Branches, then tags, that reach a commit, by name; at most `limit`. */
export async function listRefsContaining(
  repository: Repository,
  id: string,
  { types, limit }: { types: readonly ContainingRef['type'][]; limit: number },
): Promise<ContainingRef[]> {
  const places = types.map((type) => prefixes[type]);
  const args = ['for-each-ref', `--count=${limit}`, `--contains=${id}`, '--format=%(refname)'];
  const bounds = { maxBytes: 16 * 1024 * 1024, timeLimit: timeLimitMs };
  return splitLines(await repository.run([...args, ...places], bounds)).map((ref) =>
    ref.startsWith(prefixes.branch)
      ? { type: 'branch', name: ref.slice(prefixes.branch.length) }
      : { type: 'tag', name: ref.slice(prefixes.tag.length) },
  );
}

const prefixes = { branch: 'refs/heads/', tag: 'refs/tags/' } as const;

/** Null when nothing can match. */
function listRevListArguments(options: LogOptions): string[] | null {
  const { range, path, author, firstParent = false, order = 'date', skip = 0, limit } = options;
  const since = options.since === undefined ? 0 : Math.ceil(Date.parse(options.since) / 1000);
  const until =
    options.until === undefined ? maxDateSeconds : Math.floor(Date.parse(options.until) / 1000);
  if (!(until >= 0) || !(since <= maxDateSeconds) || skip > largestCount) return null;
  // Git would read each line as a separate pattern, and no author has such a name.
  if (author?.includes('\n') === true) return null;
  return [
    `--max-count=${limit}`,
    ...(skip > 0 ? [`--skip=${skip}`] : []),
    ...(since > 0 ? [`--since=@${since} +0000`] : []),
    ...(until < maxDateSeconds ? [`--until=@${until} +0000`] : []),
    ...(author === undefined || author === ''
      ? []
      : ['--fixed-strings', '--regexp-ignore-case', `--author=${author}`]),
    ...(firstParent ? ['--first-parent'] : []),
    ...(order === 'topo' ? ['--topo-order'] : []),
    ...listRangeArguments(range),
    '--',
    ...(path === undefined || path === '' ? [] : [path]),
  ];
}

function listRangeArguments(range: LogRange): string[] {
  if (range === 'all') return ['--branches', '--tags', '--end-of-options'];
  if ('either' in range) return ['--end-of-options', range.either.join('...')];
  const { of, without } = range;
  return ['--end-of-options', of, ...(without === undefined ? [] : [`^${without}`])];
}

/** Lines of commit ids, each with its summary if it changes files. */
function* parseShortStats(output: Buffer): Generator<[string, LineStats]> {
  let id = '';
  for (const line of splitLines(output)) {
    if (/^[0-9a-f]{40}$/.test(line)) id = line;
    else {
      const count = (word: string) => Number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1] ?? 0);
      yield [id, { additions: count('insertion'), deletions: count('deletion') }];
    }
  }
}

function splitLines(output: Buffer): string[] {
  return output
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '');
}
