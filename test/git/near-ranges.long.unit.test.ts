import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countCommits } from '#src/git/reading/commit-range.ts';
import { listCommitIds, readMergeBase } from '#src/git/reading/log.ts';
import { findMergedInto } from '#src/git/writing/refs.ts';
import { isLong } from '#test/support/long.ts';
import { startWorld, type TestRepository, type World } from './support.ts';

let world: World;
beforeAll(() => {
  world = startWorld();
});
afterAll(() => world.close());

/** Each commit with the numbers of its parents, and its date. */
type Graph = readonly { readonly parents: readonly number[]; readonly date: number }[];

/** Tangled: each commit has one or two of the last few as parents, and some have none. */
function tangled(seed: number, dateOf: (number: number) => number): Graph {
  let state = seed;
  const random = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
  return Array.from({ length: 16 }, (_, number) => {
    const parents = [random(5), random(5)].map((back) => number - 1 - back);
    const count = number % 9 === 0 ? 0 : 1 + random(2);
    const known = [...new Set(parents)].filter((parent) => parent >= 0).slice(0, count);
    return { parents: known, date: dateOf(number) };
  });
}

/** The ids of the commits of a graph. */
async function make(graph: Graph): Promise<{ made: TestRepository; ids: string[] }> {
  const made = await world.emptyRepository();
  const lines = graph.flatMap(({ parents, date }, number) => {
    const [from, ...merged] = parents.map((parent) => `:${parent + 1}`);
    return [
      ...[`commit refs/heads/b${number}`, `mark :${number + 1}`],
      ...[`committer A <a@example.com> ${1_700_000_000 + date} +0000`, 'data 1', 'x'],
      ...(from === undefined ? [] : [`from ${from}`]),
      ...merged.map((mark) => `merge ${mark}`),
      `M 100644 inline f${number}`,
      ...['data 1', 'x'],
    ];
  });
  made.cliBytes(['fast-import', '--quiet'], `${lines.join('\n')}\n`);
  const ids = made.cli('rev-parse', ...graph.map((_, number) => `b${number}`)).split('\n');
  return { made, ids };
}

/** The best common ancestors that git finds; null among them where there is none. */
function basesOf({ cli }: TestRepository, one: string, other: string): (string | null)[] {
  try {
    return cli('merge-base', '--all', one, other).split('\n');
  } catch {
    return [null];
  }
}

describe('a pair of branches that diverged recently', () => {
  /** Step between the commits that each commit is compared with. */
  const gap = isLong ? 3 : 7;

  it.each([
    ['one after the other', (number: number) => number],
    ['some at the same time', (number: number) => Math.floor(number / 4)],
    ['all at the same time', () => 0],
  ])('has the same range as in git, of commits made %s', async (_, dateOf) => {
    const { made, ids } = await make(tangled(7, dateOf));
    for (const [number, of] of ids.entries()) {
      const others = ids.filter((__, other) => other % gap === number % gap);
      for (const without of others) {
        const told = made.cli('rev-list', of, `^${without}`).split('\n').filter(Boolean);
        const range = { of, without };
        expect(await listCommitIds(made.repository, { range, limit: 100 })).toEqual(told);
        expect(await listCommitIds(made.repository, { range, limit: 2 })).toEqual(told.slice(0, 2));
        expect(await countCommits(made.repository, { from: without, to: of })).toBe(told.length);
      }
    }
  });

  it('has the best common ancestor that git finds', async () => {
    const { made, ids } = await make(tangled(11, (number) => number));
    for (const one of ids.slice(4, isLong ? 10 : 6)) {
      for (const other of ids) {
        const found = await readMergeBase(made.repository, [one, other]);
        expect(basesOf(made, one, other)).toContain(found);
      }
    }
  });

  it('is merged as far as a branch reaches it', async () => {
    const { made, ids } = await make(tangled(13, (number) => Math.floor(number / 2)));
    for (const target of ids) {
      const beyond = made.cli('rev-list', ...ids, `^${target}`).split('\n');
      const merged = await findMergedInto(made.repository, target, ids);
      expect(ids.filter((id) => !merged.has(id)).sort()).toEqual(beyond.filter(Boolean).sort());
    }
  });
});
