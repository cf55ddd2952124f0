import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as failures from '#src/git/errors.ts';
import { removeRepository } from '#src/git/life/existence.ts';
import { readBranchHead } from '#src/git/reading/branches.ts';
import { readCommitInfo } from '#src/git/reading/commits.ts';
import { borrowCommit, makeCherryPick, revert, tryReplay } from '#src/git/writing/merging.ts';
import { ada, create, startWorld, update, type TestRepository, type World } from './support.ts';

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

function request({ cli }: TestRepository, commit: string, branch: string) {
  const parents = cli('rev-list', '--parents', '-n1', commit).split(' ');
  const people = { author: ada, committer: { ...ada, name: 'Committer' } };
  return { branch, commit, parent: parents[1] ?? null, message: 'again', ...people };
}

/** `main` and `other` begin alike; `main` then changes line 2 of `f`, `other` line 15. */
async function forked() {
  const made = await world.emptyRepository();
  const base = await made.commit('base', [create('f', lines()), create('keep', 'x')]);
  made.cli('update-ref', 'refs/heads/other', base);
  const change = await made.commit('change', [update('f', lines([2, 'changed']))]);
  const other = await made.commit('other', [update('f', lines([15, 'other']))], 'other');
  return { made, base, change, other };
}

const fileOf = ({ cliBytes }: TestRepository, ref: string, path = 'f') =>
  cliBytes(['cat-file', 'blob', `${ref}:${path}`]).toString();

describe('makeCherryPick', () => {
  it('makes the change of one commit, and no other, on another branch', async () => {
    const { made, change, other } = await forked();
    const id = await makeCherryPick(made.repository, request(made, change, 'other'));
    expect(await readBranchHead(made.repository, 'other')).toBe(id);
    expect(fileOf(made, 'other')).toBe(lines([2, 'changed'], [15, 'other']));
    expect(await readCommitInfo(made.repository, id)).toMatchObject({
      parents: [other],
      message: 'again',
      author: { name: ada.name },
      committer: { name: 'Committer' },
    });
    expect(made.cli('fsck', '--strict', '--no-dangling')).toBe('');
  });

  it('takes a branch that is at the parent of the commit forward', async () => {
    const { made, base, change } = await forked();
    made.cli('update-ref', 'refs/heads/third', base);
    const id = await makeCherryPick(made.repository, request(made, change, 'third'));
    expect(id).not.toBe(change);
    expect(fileOf(made, 'third')).toBe(lines([2, 'changed']));
  });

  it('follows files that were moved on the branch', async () => {
    const { made, change } = await forked();
    const move = { action: 'move', path: 'dir/g', previousPath: 'f' } as const;
    await made.commit('move', [move], 'other');
    await makeCherryPick(made.repository, request(made, change, 'other'));
    expect(fileOf(made, 'other', 'dir/g')).toBe(lines([2, 'changed'], [15, 'other']));
  });

  it('brings a commit without parents, and what a merge brought', async () => {
    const { made, base, other } = await forked();
    const tree = made.cliBytes(['mktree'], '').toString().trim();
    const alone = made.cli('commit-tree', tree, '-m', 'alone');
    made.cli('update-ref', 'refs/heads/alone', alone);
    await makeCherryPick(made.repository, request(made, base, 'alone'));
    expect(fileOf(made, 'alone', 'keep')).toBe('x');

    const args = ['-p', base, '-p', other, '-m', 'merge'];
    const merge = made.cli('commit-tree', `${other}^{tree}`, ...args);
    await makeCherryPick(made.repository, request(made, merge, 'main'));
    expect(fileOf(made, 'main')).toBe(lines([2, 'changed'], [15, 'other']));
  });

  it('refuses what conflicts, what is there already, and what is not there', async () => {
    const { made, change } = await forked();
    const { repository } = made;
    const conflicting = await made.commit('x', [update('f', lines([2, 'mine']))], 'other');
    const pick = (commit: string, branch: string) =>
      makeCherryPick(repository, request(made, commit, branch));
    await expect(pick(change, 'other')).rejects.toThrow(failures.MergeConflict);
    await expect(pick(change, 'main')).rejects.toThrow(failures.NothingChanged);
    await expect(pick(change, 'missing')).rejects.toThrow(failures.BranchMissing);
    await expect(pick(change, '-x')).rejects.toThrow(failures.InvalidRefName);
    const missing = { ...request(made, change, 'other'), commit: 'e'.repeat(40) };
    await expect(makeCherryPick(repository, missing)).rejects.toThrow(failures.ObjectMissing);
    expect(await readBranchHead(repository, 'other')).toBe(conflicting);
  });

  it('keeps to the head that is expected, and tries first without doing it', async () => {
    const { made, change, base, other } = await forked();
    const ask = request(made, change, 'other');
    const { repository } = made;
    await tryReplay(repository, ask, { undo: false });
    expect(await readBranchHead(repository, 'other')).toBe(other);
    const stale = { ...ask, expectedHead: base };
    await expect(makeCherryPick(repository, stale)).rejects.toThrow(failures.BranchMoved);
    await makeCherryPick(repository, { ...ask, expectedHead: other });
    await expect(tryReplay(repository, ask, { undo: false })).rejects.toThrow(
      failures.NothingChanged,
    );
  });

  it('loses nothing when many are made at once', async () => {
    const made = await world.emptyRepository();
    const base = await made.commit('base', [create('f', 'x')]);
    const picks: string[] = [];
    for (let number = 0; number < 12; number += 1) {
      const tree = made.cliBytes(['cat-file', '-p', `${base}^{tree}`]).toString();
      const more = `100644 blob ${made.cli('rev-parse', `${base}:f`)}\tf${number}\n`;
      const id = made
        .cliBytes(['mktree'], tree + more)
        .toString()
        .trim();
      picks.push(made.cli('commit-tree', id, '-p', base, '-m', `${number}`));
    }
    await Promise.all(
      picks.map((id) => makeCherryPick(made.repository, request(made, id, 'main'))),
    );
    expect(made.cli('rev-list', '--count', 'main')).toBe('13');
    expect(made.cli('ls-tree', '--name-only', 'main').split('\n')).toHaveLength(13);
  });
});

describe('revert', () => {
  it('undoes one commit, whatever came after it', async () => {
    const { made, change } = await forked();
    await made.commit('later', [update('f', lines([2, 'changed'], [15, 'later']))]);
    await revert(made.repository, request(made, change, 'main'));
    expect(fileOf(made, 'main')).toBe(lines([15, 'later']));
    await expect(revert(made.repository, request(made, change, 'main'))).rejects.toThrow(
      failures.NothingChanged,
    );
  });

  it('undoes the newest commit, and the first one', async () => {
    const { made, base, change } = await forked();
    await revert(made.repository, request(made, change, 'main'));
    expect(fileOf(made, 'main')).toBe(lines());
    await revert(made.repository, request(made, base, 'main'));
    expect(made.cli('ls-tree', 'main')).toBe('');
    expect(made.cli('fsck', '--strict', '--no-dangling')).toBe('');
  });

  it('refuses to undo what was changed again', async () => {
    const { made, change } = await forked();
    await made.commit('later', [update('f', lines([2, 'changed again']))]);
    await expect(revert(made.repository, request(made, change, 'main'))).rejects.toThrow(
      failures.MergeConflict,
    );
  });
});

describe('borrowCommit', () => {
  it('copies a commit with what it reaches, so that the other repository can go', async () => {
    const { made, change, base } = await forked();
    const target = await world.emptyRepository();
    await borrowCommit(target.repository, made.repository, base);
    target.cli('update-ref', 'refs/heads/main', base);
    await borrowCommit(target.repository, made.repository, change);
    await borrowCommit(target.repository, made.repository, change);
    await removeRepository(made.repository);
    target.cli('update-ref', 'refs/heads/new', change);
    expect(fileOf(target, 'new')).toBe(lines([2, 'changed']));
    expect(target.cli('fsck', '--strict', '--no-dangling')).toBe('');
  });

  it('finds no commit that is not there', async () => {
    const { made } = await forked();
    const target = await world.emptyRepository();
    const borrow = (id: string) => borrowCommit(target.repository, made.repository, id);
    await expect(borrow('e'.repeat(40))).rejects.toThrow(failures.ObjectMissing);
    await expect(borrow('main')).rejects.toThrow(failures.InvalidRefName);
  });
});
