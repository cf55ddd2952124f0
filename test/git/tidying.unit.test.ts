import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBranchHead } from '#src/git/reading/branches.ts';
import { findLastCommit } from '#src/git/reading/commits.ts';
import { hostProcessOf } from '#test/support/git-host.ts';
import { childrenOf } from '#test/support/process.ts';
import { commandOf } from '#test/support/memory.ts';
import { tidy, needsTidying, writeCommitGraph } from '#src/git/upkeep.ts';
import { ada, create, startWorld, type TestRepository, type World } from './support.ts';
import { importHistory } from '#src/git/writing/history.ts';

const run = promisify(execFile);

let world: World;
beforeAll(() => {
  world = startWorld();
});
afterAll(() => world.close());

const textOf = (number: number) => `content ${number}\n`.repeat(200);

/** Commits in several packs, and some that are loose; the ids of the files by what they hold. */
async function scattered() {
  const made = await world.emptyRepository();
  const { repository, cli, commit } = made;
  for (let pack = 0; pack < 3; pack += 1) {
    const commits = Array.from({ length: 50 }, (_, index) => ({
      message: `commit ${pack}-${index}`,
      author: ada,
      committer: ada,
      changes: [{ path: `f-${pack}-${index}`, content: textOf(pack * 50 + index) }],
    }));
    await importHistory(repository, { branch: 'main', commits });
  }
  for (let number = 150; number < 170; number += 1) {
    await commit('loose', [create(`f-${number}`, textOf(number))]);
  }
  const blobs = new Map<string, string>();
  for (const line of cli('ls-tree', '-r', 'main').split('\n')) {
    const [, , id = '', path = ''] = line.split(/\s/);
    const [first = '0', second] = path.slice(2).split('-');
    const number = second === undefined ? Number(first) : Number(first) * 50 + Number(second);
    blobs.set(id, textOf(number));
  }
  await writeCommitGraph(repository);
  return { ...made, blobs };
}

const factsOf = ({ cli }: TestRepository) =>
  Object.fromEntries(
    cli('count-objects', '-v')
      .split('\n')
      .map((line) => line.split(': ')),
  ) as Record<string, string>;

/** Reads an object that no cache of the server contains. */
async function read({ repository }: TestRepository, id: string): Promise<string> {
  const ask = { id, type: 'blob', maxBytes: 100_000, sizeKnown: false } as const;
  return (await repository.ask('object', ask)).body.toString();
}

describe('tidying', () => {
  it('goes unnoticed by those who read and write meanwhile', async () => {
    const made = await scattered();
    const { repository, cli, commit, blobs } = made;
    expect(factsOf(made)).toMatchObject({ packs: '3', count: expect.not.stringMatching(/^0$/) });
    const progress = { over: false, reads: 0 };
    const ids = [...blobs.keys()];
    const reader = async (at: number) => {
      for (let next = at; !progress.over; next += 7) {
        const id = ids[next % ids.length] ?? '';
        expect(await read(made, id)).toBe(blobs.get(id));
        const head = await readBranchHead(repository, 'main');
        expect(await findLastCommit(repository, head ?? '', 'f-0-1')).toMatch(/^[0-9a-f]{40}$/);
        progress.reads += 1;
      }
    };
    const written: string[] = [];
    const writer = async () => {
      while (!progress.over) {
        const path = `meanwhile-${written.length}`;
        written.push(await commit('meanwhile', [create(path, path)]));
      }
    };
    const others = [reader(0), reader(1), reader(2), writer()];
    // However slow the others are, they get to something meanwhile.
    const enough = () => progress.reads > 10 && written.length > 3;
    for (let time = 0; time < 3 || !enough(); time += 1) await tidy(repository);
    progress.over = true;
    await Promise.all(others);

    expect(progress.reads).toBeGreaterThan(10);
    expect(written.length).toBeGreaterThan(3);
    expect(factsOf(made)).toMatchObject({ packs: '1' });
    const history = new Set(cli('rev-list', 'main').split('\n'));
    expect(written.filter((id) => !history.has(id))).toEqual([]);
    expect(history.size).toBe(170 + written.length);
    expect(cli('fsck', '--full', '--no-dangling')).toBe('');
  });

  it('by somebody else leaves kept processes able to read what has moved', async () => {
    const made = await scattered();
    const [first = '', second = '', third = ''] = made.blobs.keys();
    expect(await read(made, first)).toBe(made.blobs.get(first));
    const kept = keptReaders(made);
    expect(kept).not.toEqual([]);
    await run('git', ['--git-dir', made.directory, 'gc', '--quiet', '--prune=now']);
    expect(factsOf(made)).toMatchObject({ packs: '1', count: '0' });
    for (const id of [second, third, first]) {
      expect(await read(made, id)).toBe(made.blobs.get(id));
    }
    // Branches are in another file now.
    expect(await readBranchHead(made.repository, 'main')).toBe(made.cli('rev-parse', 'main'));
    expect(keptReaders(made)).toEqual(kept);
    const id = await made.commit('afterwards', [create('afterwards', 'x')]);
    expect(made.cli('rev-parse', 'main')).toBe(id);
  });

  it('leaves a commit graph that knows which paths each commit changed, whoever wrote one before', async () => {
    const made = await scattered();
    made.cli('commit-graph', 'write', '--reachable');
    await made.commit('new', [create('new', 'x')]);
    await tidy(made.repository);
    const graph = readFileSync(join(made.directory, 'objects/info/commit-graph'), 'latin1');
    expect(graph).toContain('BDAT');
    expect(made.cli('commit-graph', 'verify', '--no-progress')).toBe('');
  });

  it('is worth its time above a number of loose objects, or of packs', async () => {
    const { repository } = await scattered();
    expect(await needsTidying(repository)).toBe(false);
    expect(await needsTidying(repository, { loose: 1000, packs: 3 })).toBe(false);
    expect(await needsTidying(repository, { loose: 1000, packs: 2 })).toBe(true);
    expect(await needsTidying(repository, { loose: 10, packs: 50 })).toBe(true);
  });
});

/** Readers of this repository: those of others are closed after a while. */
function keptReaders({ directory }: TestRepository): number[] {
  return childrenOf(hostProcessOf(world.git), 'cat-file').filter((each) =>
    commandOf(each).includes(directory),
  );
}
