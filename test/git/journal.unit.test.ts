import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createGit } from '#src/git/git.ts';
import { makeCherryPick } from '#src/git/writing/merging.ts';
import { makeMergeCommit } from '#src/git/writing/merge-commits.ts';
import { updateRefs } from '#src/git/writing/refs.ts';
import { computeMachineName } from '#src/git/owners.ts';
import { addCommit } from '#src/git/writing/commit.ts';
import { resolveRef } from '#src/git/reading/resolve-ref.ts';
import { gitHost, hostProcessOf } from '#test/support/git-host.ts';
import { childrenOf, signalProcess } from '#test/support/process.ts';
import { ada, create, runGit, startWorld, update } from './support.ts';
import { until } from '#test/support/waiting.ts';
import type { TestRepository, World } from './support.ts';

let world: World;
let folders: string[];
beforeEach(() => {
  world = startWorld();
  folders = [];
});
afterEach(async () => {
  await world.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const journalFolder = () => join(world.dataDir, 'repositories/journal');

/** Entries of the journals, one a line. */
function entries(): string[] {
  if (!existsSync(journalFolder())) return [];
  return readdirSync(journalFolder()).flatMap((name) =>
    readFileSync(join(journalFolder(), name), 'utf8')
      .split('\n')
      .filter((line) => line.includes('"commit"')),
  );
}

/** A repository with one commit, for which the journal is used from now on. */
async function journaled(): Promise<TestRepository> {
  const made = await world.emptyRepository();
  const repository = made.repository.movedBy({ id: 7 });
  const commit: TestRepository['commit'] = (message, changes, branch = 'main') =>
    addCommit(repository, { branch, message, author: ada, committer: ada, changes });
  await commit('first', [create('file', '0')]);
  // The first commit that could use it checks whether the file system supports one sync of everything.
  for (let number = 1; entries().length === 0; number += 1) {
    await commit(`try ${number}`, [update('file', `${number}`)]);
  }
  return { ...made, repository, commit };
}

interface Cut {
  /** A copy of everything as it was before. */
  readonly before: string;
  /** Journals as they were afterwards, by name. */
  readonly journals: ReadonlyMap<string, string>;
  /** Commit of `main` now. */
  readonly head: string;
}

/** Does something, again where everything was synced meanwhile so that the journal has not all of it any more. */
async function journaledAll({ cli }: TestRepository, work: () => Promise<string>): Promise<Cut> {
  for (;;) {
    const before = snapshot();
    const start = cli('rev-parse', 'main');
    const head = await work();
    const journals = new Map(
      readdirSync(journalFolder()).map((name) => [
        name,
        readFileSync(join(journalFolder(), name), 'utf8'),
      ]),
    );
    const text = [...journals.values()].join('');
    if (text.includes(`"from":"${start}"`) && text.includes(`"to":"${head}"`)) {
      return { before, journals, head };
    }
  }
}

/**
 * State of the store after a power cut: the journal is whole, objects are missing or empty, refs are unchanged or
 * empty, and the machine has restarted.
 */
function afterPowerCut({ before, journals }: Omit<Cut, 'head'>, { empty = false } = {}): string {
  const dataDir = copyOf(before);
  for (const [name, text] of journals) {
    const another = text.replaceAll(/"boot":"[^"]+"/g, '"boot":"another"');
    writeFileSync(join(dataDir, 'repositories/journal', name), another);
  }
  if (!empty) return dataDir;
  const now = join(world.dataDir, 'repositories');
  const written = readdirSync(now, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /objects\/..\/[0-9a-f]{38}$/.test(name) || name.endsWith('refs/heads/main'),
  );
  for (const name of written) {
    const copy = join(dataDir, 'repositories', name);
    const same = existsSync(copy) && readFileSync(copy).equals(readFileSync(join(now, name)));
    if (same) continue;
    mkdirSync(dirname(copy), { recursive: true });
    rmSync(copy, { force: true });
    writeFileSync(copy, '');
  }
  return dataDir;
}

const snapshot = () => copyOf(world.dataDir);

/** Times of files included, to the nanosecond. */
function copyOf(from: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-journal-'));
  folders.push(folder);
  execFileSync('cp', ['-a', `${from}/.`, folder]);
  return folder;
}

/** Starts a git there, and tells where `main` is and what it would tell of. */
async function startAgain(dataDir: string, { id, directory }: TestRepository) {
  const git = createGit({ dataDir, hostModule: gitHost() });
  try {
    const head = await resolveRef(git.repository(id), 'main');
    const there = directory.replace(world.dataDir, dataDir);
    const fsck = runGit([`--git-dir=${there}`, 'fsck', '--full', '--no-dangling']).toString();
    const marks = join(dataDir, 'repositories/marks');
    const notes = readdirSync(marks).map((name) => readFileSync(join(marks, name), 'utf8'));
    return { head, fsck, notes: notes.join(''), content: head === null ? null : contentOf(there) };
  } finally {
    await git.close();
  }
}

const contentOf = (directory: string) =>
  runGit([`--git-dir=${directory}`, 'show', 'main:file']).toString();

describe('the repository after a power cut:', () => {
  it.each([
    ['are as they were', false],
    ['are empty', true],
  ])('commits that were answered are there, also where their files %s', async (_, empty) => {
    const made = await journaled();
    const cut = await journaledAll(made, async () => {
      for (const text of ['a', 'b']) await made.commit(text, [update('file', text)]);
      return made.commit('c', [update('file', 'c')]);
    });
    const again = await startAgain(afterPowerCut(cut, { empty }), made);
    expect(again).toMatchObject({ head: cut.head, content: 'c', fsck: '' });
    // The notes announce the move.
    expect(again.notes).toContain(`"to":"${cut.head}"`);
  });

  it('picked commits are there, too', async () => {
    const made = await journaled();
    let number = 0;
    const cut = await journaledAll(made, async () => {
      const topic = `topic-${(number += 1)}`;
      made.cli('branch', topic, await made.commit('base', [create(`f${number}`, '1')]));
      const commit = await made.commit('topic', [create(`g${number}`, '2')], topic);
      const parent = await made.commit('more', [update('file', `m${number}`)]);
      return makeCherryPick(made.repository, {
        ...{ commit, parent: made.cli('rev-parse', `${commit}^`), branch: 'main' },
        ...{ expectedHead: parent, message: 'picked', author: ada, committer: ada },
      });
    });
    const again = await startAgain(afterPowerCut(cut, { empty: true }), made);
    expect(again).toMatchObject({ head: cut.head, fsck: '' });
  });

  it('merges are there, too', async () => {
    const made = await journaled();
    let number = 0;
    const cut = await journaledAll(made, async () => {
      const topic = `topic-${(number += 1)}`;
      made.cli('branch', topic, 'main');
      const source = await made.commit('topic', [create(`t${number}`, '1')], topic);
      const target = await made.commit('more', [update('file', `m${number}`)]);
      const text = { message: 'merged', author: ada, committer: ada };
      const to = await makeMergeCommit(made.repository, { target, source, ...text });
      await updateRefs(made.repository, [{ ref: 'refs/heads/main', from: target, to }]);
      return to;
    });
    const again = await startAgain(afterPowerCut(cut, { empty: true }), made);
    expect(again).toMatchObject({ head: cut.head, content: `m${number}`, fsck: '' });
  });

  it('a branch that was moved to a commit made before is there', async () => {
    const made = await journaled();
    const one = await made.commit('one', [update('file', 'one')]);
    const other = await made.commit('other', [update('file', 'other')]);
    const cut = await journaledAll(made, async () => {
      const from = made.cli('rev-parse', 'main');
      const to = from === one ? other : one;
      await updateRefs(made.repository, [{ ref: 'refs/heads/main', from, to }]);
      return to;
    });
    const again = await startAgain(afterPowerCut(cut, { empty: true }), made);
    expect(again).toMatchObject({ head: cut.head, fsck: '' });
    expect(again.notes).toContain(`"to":"${cut.head}"`);
  });

  it('a ref that was moved back since stays where it is', async () => {
    const made = await journaled();
    let number = 0;
    const cut = await journaledAll(made, () =>
      made.commit('new', [update('file', `new ${(number += 1)}\n`)]),
    );
    const dataDir = afterPowerCut(cut);
    const ref = join(made.directory.replace(world.dataDir, dataDir), 'refs/heads/main');
    const old = readFileSync(ref, 'latin1');
    const later = Date.now() / 1000 + 5;
    utimesSync(ref, later, later);
    expect((await startAgain(dataDir, made)).head).toBe(old.trim());
  });

  it('a branch that was deleted since stays away', async () => {
    const made = await journaled();
    made.cli('branch', 'in/folder', 'main');
    let number = 0;
    const cut = await journaledAll(made, async () => {
      await made.commit('new', [create(`n${(number += 1)}`, 'new')], 'in/folder');
      return made.commit('new', [create(`n${number}`, 'new')]);
    });
    const dataDir = afterPowerCut(cut);
    const heads = join(made.directory.replace(world.dataDir, dataDir), 'refs/heads');
    rmSync(join(heads, 'in'), { recursive: true });
    expect((await startAgain(dataDir, made)).head).toBe(cut.head);
    expect(existsSync(join(heads, 'in'))).toBe(false);
  });

  it('what was cut off on a full disk takes nothing along that came later', async () => {
    const made = await journaled();
    let number = 0;
    const cut = await journaledAll(made, () => {
      for (const name of readdirSync(journalFolder())) {
        writeFileSync(join(journalFolder(), name), '{"boot":"', { flag: 'a' });
      }
      return made.commit('a', [update('file', `a ${(number += 1)}`)]);
    });
    const again = await startAgain(afterPowerCut(cut, { empty: true }), made);
    expect(again).toMatchObject({ head: cut.head, content: `a ${number}` });
  });

  it('an entry that was being written is nobody’s commit', async () => {
    const made = await journaled();
    let first = '';
    const cut = await journaledAll(made, async () => {
      first = await made.commit('a', [update('file', 'a')]);
      return made.commit('b', [update('file', 'b')]);
    });
    const torn = [...cut.journals].map(([name, text]): [string, string] => [
      name,
      text.slice(0, text.lastIndexOf(cut.head)),
    ]);
    const dataDir = afterPowerCut({ ...cut, journals: new Map(torn) }, { empty: true });
    expect(await startAgain(dataDir, made)).toMatchObject({ head: first, content: 'a', fsck: '' });
  });
});

describe('the journal', () => {
  it('is emptied once everything is synced, and goes with its host', async () => {
    const made = await journaled();
    let number = 0;
    await journaledAll(made, () => made.commit('a', [update('file', `a ${(number += 1)}`)]));
    await until(() => entries().length === 0);
    await world.git.close();
    expect(readdirSync(journalFolder())).toEqual([]);
  });

  it('of a killed host is not needed while the machine goes on, and goes with the next', async () => {
    const made = await journaled();
    const head = await made.commit('a', [update('file', 'a')]);
    const [left = ''] = readdirSync(journalFolder());
    const host = world.git.hostProcessId;
    signalProcess(host ?? undefined, 'SIGKILL');
    await until(() => world.git.hostProcessId !== null && world.git.hostProcessId !== host);
    await until(() => !existsSync(join(journalFolder(), left)));
    expect(made.cli('rev-parse', 'main')).toBe(head);
    expect(made.cli('fsck', '--full', '--no-dangling')).toBe('');
  });

  it('tells of the locks that a killed host held, was about to take, or had let go', async () => {
    const made = await journaled();
    const heads = join(made.directory, 'refs/heads');
    const [text = ''] = readdirSync(journalFolder()).map((name) =>
      readFileSync(join(journalFolder(), name), 'utf8'),
    );
    const boot = /"boot":"([^"]+)"/.exec(text)?.[1];
    const { pid } = spawnSync('true');
    const lines = ['held', 'begun', 'of-another', 'never'].map((ref) => {
      const path = join(heads, `${ref}.lock`);
      const temporary = `${path}.${pid}-1.lock`;
      if (ref !== 'never') writeFileSync(temporary, '');
      if (ref === 'held') linkSync(temporary, path);
      if (ref === 'of-another') writeFileSync(path, '');
      return `${JSON.stringify({ boot, lock: { path, temporary } })}\n`;
    });
    writeFileSync(join(journalFolder(), `${computeMachineName()}.${pid}.0`), lines.join(''));
    signalProcess(world.git.hostProcessId ?? undefined, 'SIGKILL');
    await until(() => readdirSync(heads).toSorted().join(' ') === 'main of-another.lock');
  });

  it('leaves to git what somebody else has locked', async () => {
    const made = await journaled();
    const lock = join(made.directory, 'refs/heads/main.lock');
    const host = hostProcessOf(world.git);
    const updaters = () => childrenOf(host, 'update-ref');
    // Git waits for a second: on a machine that stands still meanwhile it has to be asked again.
    const head = await until(async () => {
      for (const each of updaters()) signalProcess(each, 'SIGKILL');
      await until(() => updaters().length === 0);
      writeFileSync(lock, '');
      const waiting = made.commit('waits', [update('file', 'waits')]).catch(() => null);
      await until(() => updaters().length > 0);
      rmSync(lock);
      return waiting;
    });
    expect(made.cli('rev-parse', 'main')).toBe(head);
    expect(made.cli('show', 'main:file')).toBe('waits');
  });

  it('moves no branch to what is no commit', async () => {
    const made = await journaled();
    const from = made.cli('rev-parse', 'main');
    for (const to of ['e'.repeat(40), made.cli('rev-parse', 'main:file')]) {
      const move = updateRefs(made.repository, [{ ref: 'refs/heads/main', from, to }]);
      await expect(move).rejects.toThrow();
    }
    expect(made.cli('rev-parse', 'main')).toBe(from);
  });

  it('leaves large objects to be synced by themselves', async () => {
    const made = await journaled();
    await until(() => entries().length === 0);
    const head = await made.commit('large', [create('large', Buffer.alloc(300_000, 'x'))]);
    expect(entries().join('').length).toBeLessThan(20_000);
    expect(made.cli('rev-parse', 'main')).toBe(head);
  });
});
