import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGit, type Git } from '#src/git/git.ts';
import { findLastCommit } from '#src/git/reading/commits.ts';
import { writeCommitGraph } from '#src/git/upkeep.ts';
import { gitHost } from '#test/support/git-host.ts';
import { isLong } from '#test/support/long.ts';
import { create, startWorld, update, type TestRepository, type World } from './support.ts';

let world: World;
beforeAll(() => {
  world = startWorld();
});
afterAll(() => world.close());

/** The same numbers every time. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return ((state >>> 8) & 0xffff) % below;
  };
}

const person = 'Ada <ada@example.com>';

/** A history with branches, merges of two and three, changed modes, deletions and returns; ids in order. */
function tangled({ cliBytes, cli }: TestRepository, size: number): string[] {
  const random = numbers(7);
  const lines: string[] = [];
  for (let number = 1; number <= size; number += 1) {
    const time = 1_700_000_000 + number * 10;
    lines.push('commit refs/heads/main', `mark :${number}`, `committer ${person} ${time} +0000`);
    lines.push('data 1', 'c');
    const parents = new Set<number>();
    const wanted = random(10) === 0 ? 3 : random(3) === 0 ? 2 : 1;
    if (number > 1) parents.add(Math.max(1, number - 1 - random(4)));
    while (number > 8 && parents.size < wanted) parents.add(number - 1 - random(6));
    const [first, ...others] = parents;
    if (first === undefined) lines.push('deleteall');
    else lines.push(`from :${first}`, ...others.map((mark) => `merge :${mark}`));
    const changes = random(5) === 0 ? 0 : 1 + random(2);
    for (let change = 0; change < changes; change += 1) {
      const path = paths[random(paths.length)] ?? '';
      if (random(6) === 0) lines.push(`D ${path}`);
      else {
        const content = `content ${random(3)}`;
        const mode = random(4) === 0 ? '100755' : '100644';
        lines.push(`M ${mode} inline ${path}`, `data ${content.length}`, content);
      }
    }
  }
  cliBytes(['fast-import', '--quiet', '--force'], `${lines.join('\n')}\n`);
  return cli('rev-list', '--topo-order', '--reverse', 'main').split('\n');
}

const paths = ['a', 'b', 'deep/er/a', 'deep/er/b', 'deep/c', 'with space', 'ümlaut', 'mod%'];
const asked = [...paths, 'deep', 'deep/er', 'missing', 'deep/missing'];

/** Answer of git itself for each commit and path. */
const expected = ({ cli }: TestRepository, commit: string, path: string) =>
  cli('--literal-pathspecs', 'rev-list', '--max-count=1', commit, '--', path) || null;

/** Answers of a server that has read nothing yet. */
async function withFreshServer(use: (git: Git) => Promise<void>): Promise<void> {
  const git = createGit({ dataDir: world.dataDir, hostModule: gitHost() });
  try {
    await use(git);
  } finally {
    await git.close();
  }
}

describe('the last commit of a path', () => {
  it('is the one that git finds, whatever part of the history the commit graph holds', async () => {
    const made = await world.emptyRepository();
    const ids = tangled(made, 120);
    const sample = ids.filter((_, index) => index % (isLong ? 9 : 18) === 0 || index > 114);
    const pairs = sample.flatMap((commit) => asked.map((path) => ({ commit, path })));
    const truth = pairs.map(({ commit, path }) => expected(made, commit, path));
    expect(new Set(truth).size).toBeGreaterThan(20);
    const check = () =>
      withFreshServer(async (git) => {
        const repository = git.repository(made.id);
        const found = await Promise.all(
          pairs.map(({ commit, path }) => findLastCommit(repository, commit, path)),
        );
        expect(found).toEqual(truth);
      });

    await check();
    // Half of the history, then all of it in two files, then in one.
    const half = ids[60] ?? '';
    const write = ['commit-graph', 'write', '--changed-paths', '--split=no-merge'];
    made.cliBytes([...write, '--stdin-commits'], `${half}\n`);
    await check();
    made.cliBytes([...write, '--reachable']);
    await check();
    made.cli('commit-graph', 'write', '--changed-paths', '--reachable');
    await check();
  });

  it('starts no process where the graph has it', async () => {
    const made = await world.emptyRepository();
    for (let number = 0; number < 30; number += 1) {
      const change = number === 0 ? create('f', 'f') : update('g', String(number));
      await made.commit('c', number === 1 ? [create('g', 'g')] : [change]);
    }
    await writeCommitGraph(made.repository);
    const head = made.cli('rev-parse', 'main');
    // No command can start without command slots.
    const git = createGit({
      dataDir: world.dataDir,
      hostModule: gitHost(),
      limits: { commands: 0, queue: 0 },
    });
    const repository = git.repository(made.id);
    expect(await findLastCommit(repository, head, 'f')).toBe(
      made.cli('rev-list', '--max-parents=0', 'main'),
    );
    expect(await findLastCommit(repository, head, 'g')).toBe(head);
    await expect(findLastCommit(repository, head, 'ümlaut')).rejects.toThrow();
    await git.close();
  });
});
