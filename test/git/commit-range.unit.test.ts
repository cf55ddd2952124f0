import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ObjectMissing } from '#src/git/errors.ts';
import { cloneRepository } from '#src/git/life/filling.ts';
import { countAheadAndBehind, countCommits } from '#src/git/reading/commit-range.ts';
import { isAncestor, readLog } from '#src/git/reading/log.ts';
import { listNewCommits } from '#src/git/reading/pushed.ts';
import { addCommit } from '#src/git/writing/commit.ts';
import { importHistory } from '#src/git/writing/history.ts';
import { borrowCommit } from '#src/git/writing/merging.ts';
import { findMergedInto, formatRequestRef, updateRefs } from '#src/git/writing/refs.ts';
import { ada, create, startWorld, type World } from './support.ts';

let world: World;
let topic: Awaited<ReturnType<typeof longTopic>>;
beforeAll(async () => {
  world = startWorld();
  topic = await longTopic();
});
afterAll(() => world.close());

const many = 5500;

/** `main` with one commit more than the base, `topic` with thousands. */
async function longTopic() {
  const made = await world.emptyRepository();
  const base = await made.commit('base', [create('f', 'x')]);
  made.cli('update-ref', 'refs/heads/topic', base);
  const commits = Array.from({ length: many }, (_, number) => ({
    message: `${number}`,
    author: ada,
    committer: ada,
    changes: [{ path: 'g', content: `${number}` }],
  }));
  const head = await importHistory(made.repository, { branch: 'topic', commits });
  const target = await made.commit('target', [create('h', 'x')]);
  return { made, repository: made.repository, base, head, target };
}

describe('the commits between two', () => {
  it('are counted, and read page by page, however many they are', async () => {
    const { made, repository, base, head, target } = topic;
    const counted = await countAheadAndBehind(repository, { base: target, head });
    expect(counted).toEqual({ ahead: many, behind: 1 });
    expect(await countAheadAndBehind(repository, { base: head, head: target })).toEqual({
      ahead: 1,
      behind: many,
    });
    expect(await countCommits(repository, { from: target, to: head })).toBe(many);
    expect(await countCommits(repository, { from: base, to: head })).toBe(many);
    expect(await countCommits(repository, { from: null, to: head })).toBe(many + 1);

    const page = (skip: number) =>
      readLog(repository, { range: { of: head, without: target }, skip, limit: 100 });
    const ids = made.cli('rev-list', head, `^${target}`).split('\n');
    for (const skip of [0, 100, 5400]) {
      const commits = await page(skip);
      expect(commits.map(({ id }) => id)).toEqual(ids.slice(skip, skip + 100));
    }
    expect(await page(many)).toEqual([]);
    expect([
      await isAncestor(repository, base, head),
      await isAncestor(repository, target, head),
    ]).toEqual([true, false]);
  });

  it('of something that is not there are not counted', async () => {
    const { repository, base } = topic;
    const ask = (head: string) => countAheadAndBehind(repository, { base, head });
    await expect(ask('main')).rejects.toThrow(ObjectMissing);
    await expect(ask('e'.repeat(40))).rejects.toThrow('git failed');
  });
});

describe('thousands of heads', () => {
  it('are found to be merged or not by one command', async () => {
    const { made, repository, head, target } = topic;
    const heads = made.cli('rev-list', head).split('\n');
    const half = heads[2000] ?? '';
    const merged = await findMergedInto(repository, half, [...heads, target]);
    expect(merged.size).toBe(heads.length - 2000);
    expect(merged.has(half)).toBe(true);
    expect(merged.has(target)).toBe(false);
  });
});

describe('a commit that is new to a repository', () => {
  it('is also what only a merge request has brought there', async () => {
    const made = await world.emptyRepository();
    await made.commit('base', [create('f', 'x')]);
    const fork = world.git.repository(9000);
    await cloneRepository(made.repository, fork, { defaultBranch: 'main' });
    const changes = [create('g', 'x')];
    const people = { author: ada, committer: ada };
    const head = await addCommit(fork, { branch: 'main', message: 'forked', ...people, changes });
    await borrowCommit(made.repository, fork, head);
    await updateRefs(made.repository, [{ ref: formatRequestRef(3, 'head'), to: head }]);
    expect((await listNewCommits(made.repository, head)).map(({ id }) => id)).toEqual([head]);
    made.cli('update-ref', 'refs/heads/topic', head);
    expect(await listNewCommits(made.repository, head)).toEqual([]);
  });
});
