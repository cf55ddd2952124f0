import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hostProcessOf } from '#test/support/git-host.ts';
import { childrenOf, signalProcess } from '#test/support/process.ts';
import { MergeConflict } from '#src/git/errors.ts';
import { makeCherryPick, tryReplay } from '#src/git/writing/merging.ts';
import { ada, create, startWorld, update, type TestRepository, type World } from './support.ts';
import { tidy } from '#src/git/upkeep.ts';

let world: World;
beforeEach(() => {
  world = startWorld();
});
afterEach(() => world.close());

const lines = (line: number, text: string) =>
  Array.from({ length: 30 }, (_, at) => (at === line ? text : `line ${at}`)).join('\n');

/**
 * `main`, and commits upon its first one that each change one line of the same file, on branches of their own; `main`
 * changes another line, so that every pick is for git to merge.
 */
async function topics(count: number) {
  const made = await world.emptyRepository();
  const base = await made.commit('base', [create('folder/f', lines(-1, '')), create('g', 'g')]);
  await made.commit('main', [update('folder/f', lines(29, 'changed'))]);
  const commits: string[] = [];
  for (let number = 0; number < count; number += 1) {
    made.cli('update-ref', `refs/heads/topic-${number}`, base);
    const changes = [update('folder/f', lines(number * 5, `topic ${number}`))];
    commits.push(await made.commit('topic', changes, `topic-${number}`));
  }
  const request = (commit: string) => {
    const people = { author: ada, committer: ada };
    return { branch: 'main', commit, parent: base, message: 'again', ...people };
  };
  const pick = (commit: string) => makeCherryPick(made.repository, request(commit));
  return { ...made, commits, pick, request };
}

function mergers(): number[] {
  return childrenOf(hostProcessOf(world.git), 'merge-tree');
}

const scratchFolders = () =>
  readdirSync(join(world.dataDir, 'repositories/incoming')).filter((name) =>
    name.includes('merge'),
  );

const fileOf = ({ cliBytes }: TestRepository) =>
  cliBytes(['cat-file', 'blob', 'main:folder/f']).toString();

describe('merging trees', () => {
  it('asks one kept process for one merge after the other', async () => {
    const made = await topics(4);
    const seen = new Set<number>();
    for (const commit of made.commits) {
      await made.pick(commit);
      for (const merger of mergers()) seen.add(merger);
    }
    expect(seen.size).toBe(1);
    for (let number = 0; number < 4; number += 1) expect(fileOf(made)).toContain(`topic ${number}`);
  });

  it('leaves nothing in the repository that nothing reaches, not even after a dry run', async () => {
    const made = await topics(2);
    const [first = '', second = ''] = made.commits;
    await made.pick(first);
    await tryReplay(made.repository, made.request(second), { undo: false });
    expect(made.cli('fsck', '--full', '--unreachable', '--no-reflogs')).toBe('');
  });

  it('goes on after a conflict, and after the process was killed', async () => {
    const made = await topics(3);
    const [first = '', second = '', third = ''] = made.commits;
    const again = await made.commit('conflict', [update('folder/f', lines(0, 'other'))], 'topic-1');
    await made.pick(first);
    const conflicting = { ...made.request(again), parent: second };
    await expect(makeCherryPick(made.repository, conflicting)).rejects.toBeInstanceOf(
      MergeConflict,
    );
    await made.pick(third);
    const [killed] = mergers();
    signalProcess(killed, 'SIGKILL');
    await made.pick(second);
    expect(fileOf(made)).toContain('topic 1');
    expect(made.cli('fsck', '--full')).toBe('');
  });

  it('keeps what it makes apart, and clears it away', async () => {
    const made = await topics(1);
    await made.pick(made.commits[0] ?? '');
    expect(scratchFolders()).toHaveLength(1);
    await tidy(made.repository);
    expect(mergers()).toEqual([]);
    expect(scratchFolders()).toEqual([]);
  });
});
