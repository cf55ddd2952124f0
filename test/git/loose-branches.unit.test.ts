import { mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { removeRepository } from '#src/git/life/existence.ts';
import { resolveRef } from '#src/git/reading/resolve-ref.ts';
import { TimeBudget } from '#src/git/time-budget.ts';
import { signalProcess } from '#test/support/process.ts';
import { create, startWorld, update, type TestRepository, type World } from './support.ts';

let world: World;

beforeAll(() => {
  world = startWorld();
});

afterAll(async () => {
  await world.close();
});

/** A repository whose `main` has two commits, both known to the server. */
async function twoCommits() {
  const made = await world.emptyRepository();
  const first = await made.commit('one', [create('f', '1')]);
  const second = await made.commit('two', [update('f', '2')]);
  return { ...made, first, second };
}

/** Commit of the branch according to git itself. */
function askGit({ cli }: TestRepository, branch: string): string | null {
  try {
    return cli('rev-parse', '--verify', '--quiet', `refs/heads/${branch}^{commit}`);
  } catch {
    return null;
  }
}

/** Answers while the git host stands still. */
async function withoutHost<T>(work: () => Promise<T>): Promise<T> {
  const host = world.git.hostProcessId;
  if (host === null) throw new Error('there is no git host');
  signalProcess(host, 'SIGSTOP');
  try {
    return await work();
  } finally {
    signalProcess(host, 'SIGCONT');
  }
}

describe('a branch that is a file of its own', () => {
  it('is read without the git host, as others left it', async () => {
    const { repository, first, second, cli, directory } = await twoCommits();
    mkdirSync(join(directory, 'refs/heads/a'), { recursive: true });
    writeFileSync(join(directory, 'refs/heads/a/b.c'), `${first}\n`);
    await withoutHost(async () => {
      expect(await resolveRef(repository, 'main')).toBe(second);
      expect(await resolveRef(repository, 'a/b.c')).toBe(first);
      cli('update-ref', 'refs/heads/main', first);
      expect(await resolveRef(repository, 'main')).toBe(first);
      cli('update-ref', 'refs/heads/main', second);
      expect(await resolveRef(repository, 'main')).toBe(second);
    });
  });

  it('means a commit that the server meets for the first time', async () => {
    const made = await twoCommits();
    const third = made.cli('commit-tree', `${made.second}^{tree}`, '-p', made.second, '-m', 'x');
    made.cli('update-ref', 'refs/heads/main', third);
    expect(await resolveRef(made.repository, 'main')).toBe(third);
  });
});

describe('the branch that git itself finds', () => {
  type Change = (made: TestRepository & { first: string; second: string }) => void;
  const file = (made: TestRepository, name: string) => join(made.directory, 'refs/heads', name);
  const changes: Readonly<Record<string, Change>> = {
    'nothing but what was written': () => undefined,
    'packed branches': ({ cli }) => cli('pack-refs', '--all'),
    'a packed branch and a newer file': ({ cli, first }) => {
      cli('pack-refs', '--all');
      cli('update-ref', 'refs/heads/main', first);
    },
    'a deleted branch': ({ cli }) => cli('update-ref', '-d', 'refs/heads/main'),
    'a packed branch that was deleted': ({ cli }) => {
      cli('pack-refs', '--all');
      cli('update-ref', '-d', 'refs/heads/main');
    },
    'a symbolic branch': ({ cli, first }) => {
      cli('update-ref', 'refs/heads/other', first);
      cli('symbolic-ref', 'refs/heads/main', 'refs/heads/other');
    },
    'a symbolic link to another branch': (made) => {
      made.cli('update-ref', 'refs/heads/other', made.first);
      renameSync(file(made, 'main'), file(made, 'moved'));
      symlinkSync('refs/heads/other', file(made, 'main'));
    },
    'a folder of branches under the name': ({ cli, first }) => {
      cli('update-ref', '-d', 'refs/heads/main');
      cli('update-ref', 'refs/heads/main/below', first);
    },
    'an empty folder under the name of a packed branch': (made) => {
      made.cli('pack-refs', '--all', '--prune');
      mkdirSync(file(made, 'main'));
    },
    'a tag of the same name': ({ cli, first }) => cli('tag', 'main', first),
    'an empty file': (made) => writeFileSync(file(made, 'main'), ''),
    'half an id': (made) => writeFileSync(file(made, 'main'), made.first.slice(0, 20)),
    'an id without a line break': (made) => writeFileSync(file(made, 'main'), made.first),
    'an id in capitals': (made) =>
      writeFileSync(file(made, 'main'), `${made.first.toUpperCase()}\n`),
    'an id and more': (made) => writeFileSync(file(made, 'main'), `${made.first}\nmore`),
    'an object that is not there': (made) =>
      writeFileSync(file(made, 'main'), `${'1'.repeat(40)}\n`),
    'a blob': (made) =>
      writeFileSync(file(made, 'main'), `${made.cli('rev-parse', `${made.first}:f`)}\n`),
  };

  it.each(Object.entries(changes))('is the result: %s', async (_what, change) => {
    const made = await twoCommits();
    expect(await resolveRef(made.repository, 'main')).toBe(made.second);
    change(made);
    for (const name of ['main', 'main/below', 'other']) {
      expect([name, await resolveRef(made.repository, name)]).toEqual([
        name,
        askGit(made, name) ?? (name === 'main' ? tagged(made) : null),
      ]);
    }
  });

  /** A tag of the same name counts where there is no such branch. */
  function tagged({ cli }: TestRepository): string | null {
    return cli('tag', '--list', 'main') === '' ? null : cli('rev-parse', 'refs/tags/main^{commit}');
  }

  it('is gone with the repository', async () => {
    const { repository } = await twoCommits();
    await removeRepository(repository);
    await expect(resolveRef(repository, 'main')).rejects.toThrow();
  });
});

describe('TimeBudget', () => {
  it('is used up by what is spent, and fills again', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    try {
      const budget = new TimeBudget({ share: 0.5, reserve: 5 });
      expect(budget.left()).toBe(true);
      budget.spend(20);
      expect(budget.left()).toBe(false);
      vi.advanceTimersByTime(29);
      expect(budget.left()).toBe(false);
      vi.advanceTimersByTime(2);
      expect(budget.left()).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });
});
