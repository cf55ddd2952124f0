import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as failures from '#src/git/errors.ts';
import { readCommitInfo } from '#src/git/reading/commits.ts';
import {
  makeMergeCommit,
  makeSquashCommit,
  mergesCleanly,
} from '#src/git/writing/merge-commits.ts';
import { updateRefs } from '#src/git/writing/refs.ts';
import { childrenOf, isRunning, signalProcess } from '#test/support/process.ts';
import { hostProcessOf } from '#test/support/git-host.ts';
import { ada, create, startWorld, update, type TestRepository, type World } from './support.ts';
import { takeTurns, until } from '#test/support/waiting.ts';

let world: World;
beforeAll(() => {
  world = startWorld();
});
afterAll(() => world.close());

const lines = (...changed: [number, string][]) => {
  const text = Array.from({ length: 20 }, (_, number) => `line ${number}`);
  for (const [number, line] of changed) text[number] = line;
  return `${text.join('\n')}\n`;
};

const people = { author: ada, committer: { ...ada, name: 'Committer' } };
const nothing = 'e'.repeat(40);

/** `main` and `topic` begin alike; `main` then changes line 2 of `f`, `topic` line 15. */
async function forked() {
  const made = await world.emptyRepository();
  const base = await made.commit('base', [create('f', lines()), create('dir/keep', 'x')]);
  made.cli('update-ref', 'refs/heads/topic', base);
  const target = await made.commit('target', [update('f', lines([2, 'target']))]);
  const source = await made.commit('source', [update('f', lines([15, 'source']))], 'topic');
  return { made, base, target, source };
}

/** The tree that git makes of it, null for a conflict. */
function mergeByGit({ cli }: TestRepository, ours: string, theirs: string): string | null {
  try {
    return cli('merge-tree', '--write-tree', '--no-messages', ours, theirs);
  } catch {
    return null;
  }
}

const treeOf = ({ cli }: TestRepository, commit: string) => cli('rev-parse', `${commit}^{tree}`);
const merge = ({ repository }: TestRepository, target: string, source: string) =>
  makeMergeCommit(repository, { target, source, message: 'Merge', ...people });

describe('mergesCleanly', () => {
  it('tells what merges and what conflicts, by one kept process', async () => {
    const { made, base, target, source } = await forked();
    const { repository } = made;
    const against = await made.commit('against', [update('f', lines([15, 'other']))]);
    const seen = new Set<number>();
    const ask = async (ours: string, theirs: string) => {
      const clean = await mergesCleanly(repository, { ours, theirs });
      expect(clean).toBe(mergeByGit(made, ours, theirs) !== null);
      for (const id of childrenOf(hostProcessOf(world.git), 'merge-tree')) seen.add(id);
      return clean;
    };
    expect(await ask(target, source)).toBe(true);
    expect(await ask(against, source)).toBe(false);
    expect(await ask(source, against)).toBe(false);
    expect(await ask(base, source)).toBe(true);
    expect(await ask(source, source)).toBe(true);
    expect(await ask(source, target)).toBe(true);
    expect(seen.size).toBe(1);
  });

  it('takes histories that share nothing for a conflict', async () => {
    const { made, target, source } = await forked();
    const alone = made.cli('commit-tree', `${target}^{tree}`, '-m', 'alone');
    const ask = (ours: string, theirs: string) => mergesCleanly(made.repository, { ours, theirs });
    expect(await ask(target, alone)).toBe(false);
    expect(await ask(alone, target)).toBe(false);
    expect(await ask(target, source)).toBe(true);
  });

  it('merges the places first where histories part in several', async () => {
    const { made, target, source } = await forked();
    const both = treeOf(made, await merge(made, target, source));
    const cross = (one: string, other: string, name: string) =>
      made.cli('commit-tree', both, '-p', one, '-p', other, '-m', name);
    made.cli('update-ref', 'refs/heads/one', cross(target, source, 'one'));
    made.cli('update-ref', 'refs/heads/other', cross(source, target, 'other'));
    const merged: [number, string][] = [
      [2, 'target'],
      [15, 'source'],
    ];
    const one = await made.commit('1', [update('f', lines(...merged, [5, 'one']))], 'one');
    const other = await made.commit('2', [update('f', lines(...merged, [10, 'two']))], 'other');
    const worse = await made.commit('3', [update('f', lines(...merged, [5, 'two']))], 'other');
    expect(made.cli('merge-base', '--all', one, other).split('\n')).toHaveLength(2);
    expect(treeOf(made, await merge(made, one, other))).toBe(mergeByGit(made, one, other));
    expect(await mergesCleanly(made.repository, { ours: one, theirs: worse })).toBe(false);
  });

  it('finds no commit that is not there', async () => {
    const { made, target } = await forked();
    const ask = (ours: string, theirs: string) => mergesCleanly(made.repository, { ours, theirs });
    await expect(ask(target, nothing)).rejects.toThrow(failures.ObjectMissing);
    await expect(ask(nothing, target)).rejects.toThrow(failures.ObjectMissing);
    await expect(ask('main', target)).rejects.toThrow(failures.ObjectMissing);
    await expect(ask(treeOf(made, target), target)).rejects.toThrow(failures.ObjectMissing);
  });
});

describe('makeMergeCommit', () => {
  it('makes what git makes, and moves no ref', async () => {
    const { made, target, source } = await forked();
    const before = made.cli('for-each-ref');
    const id = await merge(made, target, source);
    expect(treeOf(made, id)).toBe(mergeByGit(made, target, source));
    expect(await readCommitInfo(made.repository, id)).toMatchObject({
      parents: [target, source],
      message: 'Merge',
      author: { name: ada.name },
      committer: { name: 'Committer' },
    });
    expect(made.cli('for-each-ref')).toBe(before);
    made.cli('update-ref', 'refs/heads/main', id);
    expect(made.cli('fsck', '--strict', '--no-dangling')).toBe('');
  });

  it('makes a commit also where one of both would do', async () => {
    const { made, base, source } = await forked();
    const id = await merge(made, base, source);
    expect(treeOf(made, id)).toBe(treeOf(made, source));
    expect(made.cli('rev-list', '--parents', '-n1', id)).toBe(`${id} ${base} ${source}`);
  });

  it('refuses what conflicts, and leaves nothing of it', async () => {
    const { made, source } = await forked();
    const against = await made.commit('against', [update('f', lines([15, 'other']))]);
    await expect(merge(made, against, source)).rejects.toThrow(failures.MergeConflict);
    expect(made.cli('fsck', '--full', '--unreachable', '--no-reflogs')).toBe('');
  });
});

describe('a git host that is killed', () => {
  it('leaves every merge that was answered, and nothing torn', async () => {
    const { made, base, target } = await forked();
    const { repository } = made;
    const sources: string[] = [];
    for (let number = 0; number < 40; number += 1) {
      made.cli('update-ref', `refs/heads/topic-${number}`, base);
      // Every other one is for git to merge.
      const change = number % 2 === 0 ? create(`f-${number}`, 'x') : update('f', lines([15, 'y']));
      sources.push(await made.commit('topic', [change], `topic-${number}`));
    }
    const runs = () => until(() => world.git.hostProcessId !== null);
    const known = new Set([target]);
    const answered: string[] = [];
    const kills: Promise<number | undefined>[] = [];
    const kill = async (host: number | undefined, turns: number) => {
      await takeTurns(turns);
      // The one before may have ended it, and nobody has noticed yet.
      if (host !== undefined && isRunning(host)) signalProcess(host, 'SIGKILL');
      return host;
    };
    for (const [at, source] of sources.entries()) {
      await runs();
      const host = world.git.hostProcessId ?? undefined;
      if (at % 10 === 5) kills.push(kill(host, at));
      const head = made.cli('rev-parse', 'main');
      // A merge that was not answered may have happened, also a moment later.
      expect(known).toContain(head);
      const id = await merge(made, head, source).catch(() => null);
      if (id === null) continue;
      known.add(id);
      const moved = { ref: 'refs/heads/main', from: head, to: id };
      await updateRefs(repository, [moved]).then(
        () => answered.push(id),
        () => undefined,
      );
    }
    // The last kill may come when all merges are done, and is noticed later.
    const killed = await Promise.all(kills);
    await until(() => {
      const host = world.git.hostProcessId;
      return host !== null && !killed.includes(host);
    });
    const reached = new Set(made.cli('rev-list', 'main').split('\n'));
    expect(answered.filter((id) => !reached.has(id))).toEqual([]);
    expect(answered.length).toBeGreaterThan(20);
    expect(made.cli('fsck', '--full', '--strict', '--no-dangling')).toBe('');
  });
});

describe('makeSquashCommit', () => {
  it('has the files of the head, upon the base', async () => {
    const { made, base, source } = await forked();
    const later = await made.commit('more', [create('new', 'x')], 'topic');
    const squash = (from: string, head: string) =>
      makeSquashCommit(made.repository, { base: from, head, message: 'One', ...people });
    const id = await squash(base, later);
    expect(made.cli('rev-list', '--parents', '-n1', id)).toBe(`${id} ${base}`);
    expect(treeOf(made, id)).toBe(treeOf(made, later));
    await expect(squash(nothing, source)).rejects.toThrow(failures.ObjectMissing);
    await expect(squash(base, nothing)).rejects.toThrow(failures.ObjectMissing);
  });
});
