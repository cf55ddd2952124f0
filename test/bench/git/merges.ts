import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createGit } from '#src/git/git.ts';
import { createEmptyRepository } from '#src/git/life/existence.ts';
import { readFileEntry } from '#src/git/reading/files.ts';
import { readBlob } from '#src/git/reading/blobs.ts';
import type { Repository } from '#src/git/repository.ts';
import { tidy } from '#src/git/upkeep.ts';
import { addCommit } from '#src/git/writing/commit.ts';
import { importHistory } from '#src/git/writing/history.ts';
import { makeMergeCommit, mergesCleanly, rebaseCommits } from '#src/git/writing/merge-commits.ts';
import { updateRefs } from '#src/git/writing/refs.ts';
import { requireSame } from './checks.ts';
import { filePaths, mainHistory } from './histories.ts';
import { gitOutput } from './housing.ts';
import { head, timeRow, type Effort } from './rows.ts';
import { warmUp } from './timing.ts';

const run = promisify(execFile);

const person = { name: 'Reader', email: 'reader@example.com', date: '2024-03-04T05:06:07Z' };
const people = { author: person, committer: person };
/** Heads that one round asks about, merges of it, and commits of the branch that it rebases. */
const asked = 10;
const merged = 10;
const rebased = 20;
/** Files that `main` changes. */
const shared = 100;

/** One repository in this process, and a copy for git itself. */
interface MergeWorld {
  readonly repository: Repository;
  readonly directory: string;
  readonly copy: string;
  readonly base: string;
  /** Changes the first line of some files. */
  readonly main: string;
  /** One commit upon the base each: a line of a file that `main` left alone. */
  readonly apart: readonly string[];
  /** The same with another line of a file that `main` changed. */
  readonly topics: readonly string[];
  /** The same with the very line that `main` changed. */
  readonly conflicting: readonly string[];
  /** Twenty commits upon the base, which git must merge. */
  readonly long: string;
  close(): Promise<void>;
}

/** Prints what merge requests ask of git, in process, against one git process per step. */
export async function compareMerges({ rounds }: Effort): Promise<void> {
  const world = await createMergeWorld((rounds + warmUp) * asked);
  const { repository, main, apart, topics, conflicting } = world;
  try {
    head('git: merges, in process against one process per step');
    const of = (all: readonly string[], round: number, count: number) =>
      all.slice(round * count, (round + 1) * count);
    // All at once, as when a branch has moved into which many are to be merged.
    const ask = (heads: readonly string[]) =>
      Promise.all(heads.map((theirs) => mergesCleanly(repository, { ours: main, theirs })));
    const askGit = (heads: readonly string[]) =>
      Promise.all(
        heads.map((theirs) => {
          const args = ['merge-tree', '--write-tree', '--no-messages', main, theirs];
          return gitOutput(world.copy, ...args).then(
            () => true,
            () => false,
          );
        }),
      );
    const questions = [
      ['whether two heads merge that changed other files', apart, true, '50'],
      ['the same with other lines of a file', topics, true, ''],
      ['the same with the same line', conflicting, false, ''],
    ] as const;
    for (const [name, heads, clean, target] of questions) {
      const check = (answers: readonly boolean[]) =>
        requireSame(name, answers, Array<boolean>(asked).fill(clean));
      await timeRow(
        name,
        {
          ours: async (round) => check(await ask(of(heads, round, asked))),
          theirs: async (round) => check(await askGit(of(heads, round, asked))),
        },
        { rounds, perRound: asked, target },
      );
    }
    await timeRow(
      'the same, asked again',
      {
        ours: async () => void (await ask(apart.slice(0, asked))),
        theirs: async () => void (await askGit(apart.slice(0, asked))),
      },
      { rounds, perRound: asked, target: '' },
    );

    let [ourHead, theirHead] = [main, main];
    await timeRow(
      'a merge into a branch, three processes',
      {
        ours: async (round) => {
          for (const source of of(apart, round, merged))
            ourHead = await merge(world, ourHead, source);
        },
        theirs: async (round) => {
          for (const source of of(apart, round, merged))
            theirHead = await mergeByGit(world, theirHead, source);
        },
      },
      { rounds, perRound: merged, target: '10' },
    );
    const trees = [world.directory, world.copy].map((directory) =>
      gitOutput(directory, 'rev-parse', 'main^{tree}'),
    );
    requireSame('the merges', await trees[0], await trees[1]);

    const work = path.join(path.dirname(world.copy), 'work');
    await run('git', ['clone', '--quiet', '--shared', world.copy, work]);
    await timeRow(
      `a rebase of ${rebased} commits, against git rebase`,
      {
        ours: async () => {
          const onto = main;
          await rebaseCommits(repository, { onto, head: world.long, committer: person });
        },
        theirs: async () => {
          const inside = (...args: string[]) => run('git', ['-C', work, ...args]);
          await inside('checkout', '--quiet', '--detach', world.long);
          await inside('-c', 'user.name=Reader', '-c', 'user.email=r@example.com', 'rebase', main);
        },
      },
      { rounds, perRound: 1, target: '' },
    );
  } finally {
    await world.close();
  }
}

async function merge(world: MergeWorld, target: string, source: string): Promise<string> {
  const id = await makeMergeCommit(world.repository, {
    ...{ target, source, message: 'Merge', ...people },
  });
  await updateRefs(world.repository, [{ ref: 'refs/heads/main', from: target, to: id }]);
  return id;
}

async function mergeByGit({ copy }: MergeWorld, target: string, source: string): Promise<string> {
  const tree = await gitOutput(copy, 'merge-tree', '--write-tree', target, source);
  const identity = ['-c', 'user.name=Reader', '-c', 'user.email=reader@example.com'];
  const parents = ['-p', target, '-p', source];
  const id = await gitOutput(copy, ...identity, 'commit-tree', tree, ...parents, '-m', 'Merge');
  await gitOutput(copy, 'update-ref', 'refs/heads/main', id, target);
  return id;
}

async function createMergeWorld(count: number): Promise<MergeWorld> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hearth-bench-merges-'));
  const git = createGit({ dataDir });
  const repository = git.repository(1);
  await createEmptyRepository(repository, { defaultBranch: 'main' });
  const base = await importHistory(repository, { branch: 'main', commits: mainHistory(1) });
  const paths = filePaths();
  const contents = new Map<string, string[]>();
  for (const file of paths.slice(0, 2 * shared)) {
    const { blobId = '' } = (await readFileEntry(repository, base, file)) ?? {};
    contents.set(file, (await readBlob(repository, blobId)).toString().split('\n'));
  }
  const changed = (file: string, line: number, text: string) => {
    const lines = [...(contents.get(file) ?? [])];
    lines[line] = text;
    return { action: 'update' as const, path: file, content: Buffer.from(lines.join('\n')) };
  };
  const commit = (branch: string, changes: ReturnType<typeof changed>[], startFrom?: string) =>
    addCommit(repository, { branch, startFrom, message: branch, ...people, changes });
  const files = [...contents.keys()].slice(0, shared);
  const others = [...contents.keys()].slice(shared);
  const main = await commit(
    'main',
    files.map((file) => changed(file, 0, '// main')),
  );
  const apart: string[] = [];
  const topics: string[] = [];
  const conflicting: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const file = files[number % files.length] ?? '';
    const line = 5 + 10 * (Math.floor(number / files.length) % 7);
    topics.push(await commit(`topic-${number}`, [changed(file, line, `// ${number}`)], base));
    const other = changed(others[number % others.length] ?? '', line, `// ${number}`);
    apart.push(await commit(`apart-${number}`, [other], base));
    const against = [changed(file, 0, `// ${number}`)];
    conflicting.push(await commit(`against-${number}`, against, base));
  }
  let long = base;
  for (let number = 0; number < rebased; number += 1) {
    const changes = [changed(files[number] ?? '', 40, `// long ${number}`)];
    long = await commit('long', changes, number === 0 ? base : undefined);
  }
  await tidy(repository);
  const directory = path.join(dataDir, 'repositories', `${repository.storedAt}.git`);
  const copy = path.join(dataDir, 'copy.git');
  await cp(directory, copy, { recursive: true });
  return {
    ...{ repository, directory, copy, base, main, apart, topics, conflicting, long },
    close: async () => {
      await git.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
