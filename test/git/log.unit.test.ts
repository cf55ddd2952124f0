import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ObjectMissing, OutputTooLarge } from '#src/git/errors.ts';
import type { ImportedCommit } from '#src/git/writing/history.ts';
import {
  readCommitsBetween,
  isAncestor,
  listCommitIds,
  readMergeBase,
  readCommit,
  readCommits,
  readLineStats,
  readLog,
  readWholeCommits,
  listRefsContaining,
  type LogOptions,
} from '#src/git/reading/log.ts';
import { wholeCommitBytes } from '#src/git/whole-reads.ts';
import { ada, startWorld, type TestRepository, type World } from './support.ts';
import { importHistory } from '#src/git/writing/history.ts';

let world: World;
let made: TestRepository;
let head: string;

const bob = { name: 'Bob (a+b)* Example', email: 'bob@example.com' };
const start = Date.parse('2022-01-01T00:00:00Z');
const dateOf = (number: number) => new Date(start + number * 3_600_000).toISOString();

function* history(count: number): Generator<ImportedCommit> {
  for (let number = 0; number < count; number += 1) {
    const date = dateOf(number);
    yield {
      message: `Commit ${number}\n\nReviewed-by: Ada <ada@example.com>\n`,
      author: { ...(number % 3 === 0 ? bob : ada), date },
      committer: { ...ada, date },
      changes: [{ path: `folder-${number % 7}/f`, content: `${number}\n` }],
    };
  }
}

beforeAll(async () => {
  world = startWorld();
  made = await world.emptyRepository();
  head = await importHistory(made.repository, { branch: 'main', commits: history(60) });
});
afterAll(() => world.close());

const numbers = async (options: Partial<LogOptions>) => {
  const log = await readLog(made.repository, { range: { of: head }, limit: 100, ...options });
  return log.map(({ message }) => Number(/Commit (\d+)/.exec(message)?.[1]));
};

describe('readLog', () => {
  it('reads pages, the newest first', async () => {
    expect(await numbers({ limit: 3 })).toEqual([59, 58, 57]);
    expect(await numbers({ limit: 3, skip: 57 })).toEqual([2, 1, 0]);
    expect(await numbers({ limit: 3, skip: 60 })).toEqual([]);
    expect(await numbers({ limit: 3, skip: Number.MAX_SAFE_INTEGER })).toEqual([]);
  });

  it('takes both ends of a time span in, also far outside of all time', async () => {
    const since = dateOf(10);
    expect(await numbers({ since, until: dateOf(12) })).toEqual([12, 11, 10]);
    expect(await numbers({ since: '2022-01-01T10:00:00.001Z', until: dateOf(12) })).toEqual([
      12, 11,
    ]);
    expect(await numbers({ until: '1969-12-31T23:59:59Z' })).toEqual([]);
    expect(await numbers({ since: '9999-12-31T23:59:59Z' })).toEqual([]);
    expect(await numbers({ since: '1800-01-01T00:00:00Z', limit: 1 })).toEqual([59]);
  });

  it('narrows to a path, taken literally', async () => {
    expect(await numbers({ path: 'folder-1', limit: 2 })).toEqual([57, 50]);
    expect(await numbers({ path: 'folder-2/f', limit: 1 })).toEqual([58]);
    expect(await numbers({ path: 'folder-*' })).toEqual([]);
    expect(await numbers({ path: ':(glob)**' })).toEqual([]);
    expect(await numbers({ path: '--all' })).toEqual([]);
  });

  it('narrows to an author, taken literally', async () => {
    expect(await numbers({ author: 'BOB@example', limit: 2 })).toEqual([57, 54]);
    expect(await numbers({ author: 'Bob (a+b)* Example <bob', limit: 1 })).toEqual([57]);
    expect(await numbers({ author: 'Bob .*' })).toEqual([]);
    expect(await numbers({ author: 'bob\nada' })).toEqual([]);
    expect(await numbers({ author: '--all' })).toEqual([]);
  });

  it('shows a later commit at once where it reads all branches', async () => {
    const other = await world.emptyRepository();
    const all = { range: 'all', limit: 10 } as const;
    expect(await listCommitIds(other.repository, all)).toEqual([]);
    const id = await other.commit('one', [
      { action: 'create', path: 'f', content: Buffer.from('') },
    ]);
    expect(await listCommitIds(other.repository, all)).toEqual([id]);
  });

  it('leaves out what only hidden refs reach', async () => {
    const hidden = made.cli('commit-tree', `${head}^{tree}`, '-p', head, '-m', 'hidden');
    made.cli('update-ref', 'refs/merge-requests/1/head', hidden);
    const ids = await listCommitIds(made.repository, { range: 'all', limit: 1 });
    expect(ids).toEqual([head]);
  });

  it('reads ranges, one side and both', async () => {
    const at = async (number: number) =>
      made.cli('rev-list', '--max-count=1', `--skip=${59 - number}`, 'main');
    const [first, last] = [await at(5), await at(8)];
    expect(await numbers({ range: { of: last, without: first } })).toEqual([8, 7, 6]);
    expect(await numbers({ range: { either: [last, first] } })).toEqual([8, 7, 6]);
    const between = await readCommitsBetween(made.repository, first, last, 2);
    expect(between.map(({ message }) => message.slice(0, 8))).toEqual(['Commit 7', 'Commit 8']);
  });
});

describe('merges', () => {
  let merge: string;
  let side: string;
  beforeAll(() => {
    const commit = (...args: string[]) => made.cli('commit-tree', `${head}^{tree}`, ...args);
    side = commit('-p', `${head}~2`, '-m', 'side');
    merge = commit('-p', head, '-p', side, '-m', 'merge');
  });

  it('are followed along their first parent if that is asked for', async () => {
    const range = { of: merge };
    const all = await listCommitIds(made.repository, { range, limit: 4 });
    expect(all).toContain(side);
    const first = await listCommitIds(made.repository, { range, limit: 4, firstParent: true });
    expect(first).toEqual([merge, ...made.cli('rev-list', '--max-count=3', head).split('\n')]);
    const topo = await listCommitIds(made.repository, { range, limit: 4, order: 'topo' });
    expect(topo.slice(0, 2)).toEqual([merge, side]);
  });

  it('have an ancestor in common, or not', async () => {
    const { repository } = made;
    expect(await readMergeBase(repository, [head, side])).toBe(made.cli('rev-parse', `${head}~2`));
    expect(await isAncestor(repository, side, merge)).toBe(true);
    expect(await isAncestor(repository, merge, side)).toBe(false);
    const alone = made.cli('commit-tree', `${head}^{tree}`, '-m', 'alone');
    expect(await readMergeBase(repository, [alone, head])).toBeNull();
    expect(await readMergeBase(repository, [alone, head])).toBeNull();
    await expect(readMergeBase(repository, ['f'.repeat(40), head])).rejects.toThrow('git failed');
  });

  it('are counted against their first parent', async () => {
    const commits = await Promise.all([merge, head].map((id) => readCommit(made.repository, id)));
    const stats = await readLineStats(made.repository, commits);
    expect(stats.get(merge)).toEqual({ additions: 0, deletions: 0 });
    expect(stats.get(head)).toEqual({ additions: 1, deletions: 1 });
    const root = await readCommit(made.repository, made.cli('rev-list', '--max-parents=0', 'main'));
    const again = await readLineStats(made.repository, [root, ...commits]);
    expect(again.get(root.id)).toEqual({ additions: 1, deletions: 0 });
  });
});

describe('readCommit', () => {
  it('shows the beginning of a message that is far too long', async () => {
    const text = Buffer.alloc(9 * 1024 * 1024, 'long ');
    const id = made
      .cliBytes(['commit-tree', `${head}^{tree}`], text)
      .toString()
      .trim();
    const commit = await readCommit(made.repository, id);
    expect(commit).toMatchObject({ id, author: { email: 'cli@example.com' } });
    expect(commit.message.length).toBeLessThan(wholeCommitBytes);
    await expect(readCommit(made.repository, 'e'.repeat(40))).rejects.toThrow(ObjectMissing);
  });
});

describe('readCommits', () => {
  it('shortens the longest of messages that fill books together', async () => {
    const commitOf = (text: string) =>
      made
        .cliBytes(['commit-tree', `${head}^{tree}`], text)
        .toString()
        .trim();
    const [book, note] = [commitOf('x'.repeat(1_200_000)), commitOf('y'.repeat(1000))];
    const ids = [...Array<string>(20).fill(note), ...Array<string>(40).fill(book), note];
    const commits = await readCommits(made.repository, ids);
    expect(commits.map(({ id }) => id)).toEqual(ids);
    const lengths = commits.map(({ message }) => message.length);
    expect(lengths.filter((length) => length === 1000)).toHaveLength(21);
    expect(Math.min(...lengths.slice(20, 60))).toBeGreaterThan(500_000);
    const sum = lengths.reduce((total, length) => total + length, 0);
    expect(sum).toBeLessThanOrEqual(25 * wholeCommitBytes);
    await expect(readWholeCommits(made.repository, ids)).rejects.toThrow(OutputTooLarge);
    expect(await readWholeCommits(made.repository, [book, note])).toHaveLength(2);
  });
});

describe('listRefsContaining', () => {
  it('tells branches, then tags, and not what is no commit', async () => {
    const old = made.cli('rev-parse', `${head}~5`);
    made.cli('tag', 'v1', head);
    made.cli('tag', '-a', '-m', 'noted', 'v2', head);
    made.cli('tag', 'old', `${head}~9`);
    made.cli('tag', 'tree', `${head}^{tree}`);
    made.cli('update-ref', 'refs/heads/other', head);
    made.cli('update-ref', 'refs/merge-requests/2/head', head);
    const find = (types: ('branch' | 'tag')[], limit = 10) =>
      listRefsContaining(made.repository, old, { types, limit });
    expect(await find(['branch', 'tag'])).toEqual([
      { type: 'branch', name: 'main' },
      { type: 'branch', name: 'other' },
      { type: 'tag', name: 'v1' },
      { type: 'tag', name: 'v2' },
    ]);
    expect(await find(['tag'], 1)).toEqual([{ type: 'tag', name: 'v1' }]);
  });
});
