import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileChange } from '#src/git/writing/commit-request.ts';
import * as failures from '#src/git/errors.ts';
import { createGit } from '#src/git/git.ts';
import { readDefaultBranch } from '#src/git/reading/branches.ts';
import { resolveRef } from '#src/git/reading/resolve-ref.ts';
import { countReachedCommits, readCommitInfo } from '#src/git/reading/commits.ts';
import { addCommit } from '#src/git/writing/commit.ts';
import { readFileEntry } from '#src/git/reading/files.ts';
import { gitHost } from '#test/support/git-host.ts';
import {
  ada,
  create,
  runGit,
  startWorld,
  update,
  type TestRepository,
  type World,
} from './support.ts';
import { importHistory } from '#src/git/writing/history.ts';

let world: World;
beforeAll(() => {
  world = startWorld();
});
afterAll(() => world.close());

const remove = (path: string): FileChange => ({ action: 'delete', path });
const move = (previousPath: string, path: string, content?: string): FileChange => ({
  action: 'move',
  path,
  previousPath,
  ...(content !== undefined && { content: Buffer.from(content) }),
});

/** Every file of a branch as `mode path=content`. */
function filesOf({ cliBytes, cli }: TestRepository, ref = 'main'): string[] {
  return cliBytes(['ls-tree', '-r', '-z', ref])
    .toString()
    .split('\0')
    .filter((line) => line !== '')
    .map((line) => {
      const [meta = '', path = ''] = line.split('\t');
      const [mode = '', , id = ''] = meta.split(' ');
      return `${mode} ${path}=${cli('cat-file', 'blob', id)}`;
    });
}

async function withFiles(): Promise<TestRepository> {
  const made = await world.emptyRepository();
  await made.commit('start', [
    create('README', 'read me'),
    create('src/a.txt', 'a'),
    create('src/lib/b.txt', 'b'),
    { ...create('tool', '#!'), executable: true } as FileChange,
  ]);
  return made;
}

describe('commit', () => {
  it('makes the first commit of an empty repository, on any branch, which becomes the default', async () => {
    const made = await world.emptyRepository();
    const id = await made.commit('first', [create('dir/f', 'x')], 'trunk');
    expect(await readDefaultBranch(made.repository)).toBe('trunk');
    expect(await resolveRef(made.repository, 'HEAD')).toBe(id);
    expect((await readCommitInfo(made.repository, id))?.parents).toEqual([]);
    expect(made.cli('fsck', '--strict', '--no-dangling')).toBe('');
    await expect(made.commit('more', [create('g', 'x')], 'main')).rejects.toThrow(
      failures.BranchMissing,
    );
  });

  it('gives the same ids as the command line for the same input', async () => {
    const made = await withFiles();
    const id = made.cli('rev-parse', 'main');
    const again = await withFiles();
    expect(again.cli('rev-parse', 'main')).toBe(id);

    const workTree = join(world.dataDir, 'work-tree');
    mkdirSync(join(workTree, 'src/lib'), { recursive: true });
    writeFileSync(join(workTree, 'README'), 'read me');
    writeFileSync(join(workTree, 'src/a.txt'), 'a');
    writeFileSync(join(workTree, 'src/lib/b.txt'), 'b');
    writeFileSync(join(workTree, 'tool'), '#!', { mode: 0o755 });
    runGit(['init', '--quiet', workTree]);
    runGit(['add', '.'], '', workTree);
    const tree = runGit(['write-tree'], '', workTree).toString().trim();
    expect(made.cli('rev-parse', `${id}^{tree}`)).toBe(tree);
  });

  it('applies all changes in order, as one commit', async () => {
    const made = await withFiles();
    const parent = made.cli('rev-parse', 'main');
    const id = await made.commit('everything', [
      update('README', 'changed'),
      move('src/a.txt', 'src/c.txt'),
      move('src/lib/b.txt', 'lib/b.txt', 'moved and changed'),
      { action: 'chmod', path: 'tool', executable: false },
      create('new/deep/file', ''),
      create('gone', 'x'),
      remove('gone'),
      { action: 'chmod', path: 'src/c.txt', executable: true },
    ]);
    expect(filesOf(made)).toEqual([
      '100644 README=changed',
      '100644 lib/b.txt=moved and changed',
      '100644 new/deep/file=',
      '100755 src/c.txt=a',
      '100644 tool=#!',
    ]);
    expect((await readCommitInfo(made.repository, id))?.parents).toEqual([parent]);
    expect(made.cli('fsck', '--strict', '--no-dangling')).toBe('');
  });

  it('orders folders and files as git does', async () => {
    const made = await world.emptyRepository();
    const paths = ['a', 'a.b', 'a0', 'b/x', 'b.c', 'b0', 'b-', 'é', 'z/é/ü'];
    await made.commit(
      'names',
      paths.map((path) => create(path, path)),
    );
    expect(made.cli('fsck', '--strict', '--no-dangling')).toBe('');
    expect(filesOf(made)).toHaveLength(paths.length);
  });

  it('leaves no empty folders, and lets a file take the place of a folder', async () => {
    const made = await withFiles();
    await made.commit('turn', [
      remove('src/a.txt'),
      remove('src/lib/b.txt'),
      create('src', 'file'),
    ]);
    expect(filesOf(made)).toEqual(['100644 README=read me', '100644 src=file', '100755 tool=#!']);
    await made.commit('and back', [remove('src'), create('src/a', 'x')]);
    await made.commit('all', [remove('src/a'), remove('README'), remove('tool')]);
    expect(made.cli('ls-tree', 'main')).toBe('');
    expect(made.cli('fsck', '--strict', '--no-dangling')).toBe('');
  });

  it('keeps the mode on update unless told, and leaves links links', async () => {
    const made = await withFiles();
    const blob = made.cliBytes(['hash-object', '-w', '--stdin'], 'README').toString().trim();
    const tree = made
      .cliBytes(['mktree'], `120000 blob ${blob}\tlink\n160000 commit ${'c'.repeat(40)}\tmodule\n`)
      .toString()
      .trim();
    made.cli('update-ref', 'refs/heads/links', made.cli('commit-tree', tree, '-m', 'links'));
    await made.commit('a', [update('tool', 'new')]);
    expect(filesOf(made)).toContain('100755 tool=new');
    const chmod = { action: 'chmod', path: 'link', executable: true } as const;
    // A commit, since its author wanted one; a link has no mode to be changed.
    await made.commit('b', [chmod], 'links');
    expect(made.cli('ls-tree', 'links')).toContain('120000 blob');
    await expect(made.commit('b', [update('module', 'x')], 'links')).rejects.toThrow(
      failures.FileMissing,
    );
    const move = { action: 'move', path: 'moved', previousPath: 'module' } as const;
    await expect(
      made.commit('b', [{ ...move, content: Buffer.from('x') }], 'links'),
    ).rejects.toThrow(failures.FileMissing);
    await expect(made.commit('b', [create('link/x', 'x')], 'links')).rejects.toThrow(
      failures.FileExists,
    );
    await made.commit('c', [update('link', 'tool'), remove('module')], 'links');
    expect(filesOf(made, 'links')).toEqual(['120000 link=tool']);
  });

  const refusals: [string, FileChange[], new (subject: string) => Error, string][] = [
    ['create over a file', [create('README', 'x')], failures.FileExists, 'README'],
    ['create below a file', [create('README/x', 'x')], failures.FileExists, 'README/x'],
    ['create over a folder', [create('src', 'x')], failures.DirectoryExists, 'src'],
    ['create twice', [create('n', 'x'), create('n', 'y')], failures.FileExists, 'n'],
    ['update of nothing', [update('none', 'x')], failures.FileMissing, 'none'],
    ['update of a folder', [update('src', 'x')], failures.FileMissing, 'src'],
    ['update below a file', [update('README/x', 'x')], failures.FileMissing, 'README/x'],
    ['delete of nothing', [remove('src/none')], failures.FileMissing, 'src/none'],
    ['delete of a folder', [remove('src')], failures.FileMissing, 'src'],
    ['delete twice', [remove('tool'), remove('tool')], failures.FileMissing, 'tool'],
    ['move of nothing', [move('none', 'x')], failures.FileMissing, 'none'],
    ['move onto a file', [move('tool', 'README')], failures.FileExists, 'README'],
    ['move onto a folder', [move('tool', 'src')], failures.DirectoryExists, 'src'],
    [
      'chmod of nothing',
      [{ action: 'chmod', path: 'n', executable: true }],
      failures.FileMissing,
      'n',
    ],
    ['same content', [update('README', 'read me')], failures.NothingChanged, 'main'],
    ['no changes', [], failures.NothingChanged, 'main'],
    ['there and back', [create('n', 'x'), remove('n')], failures.NothingChanged, 'main'],
  ];

  it.each(refusals)('refuses %s and changes nothing', async (_, changes, failure, subject) => {
    const made = await withFiles();
    const before = made.cli('rev-parse', 'main');
    const refused = made.commit('refused', changes);
    await expect(refused).rejects.toThrow(failure);
    await expect(refused).rejects.toMatchObject({ subject });
    expect(made.cli('rev-parse', 'main')).toBe(before);
  });

  it('starts branches elsewhere, and overwrites only what the caller has seen', async () => {
    const made = await withFiles();
    const { repository } = made;
    const start = made.cli('rev-parse', 'main');
    const request = { message: 'm', author: ada, committer: ada, startFrom: start };
    const add = (content: string) => [create('n', content)];
    const one = await addCommit(repository, { ...request, branch: 'topic', changes: add('1') });
    expect(made.cli('rev-parse', 'topic^')).toBe(start);
    await expect(
      addCommit(repository, { ...request, branch: 'topic', changes: add('2') }),
    ).rejects.toThrow(failures.BranchExists);
    await expect(
      addCommit(repository, {
        ...request,
        branch: 'topic',
        expectedHead: start,
        changes: add('2'),
      }),
    ).rejects.toThrow(failures.BranchMoved);
    await addCommit(repository, {
      ...request,
      branch: 'topic',
      expectedHead: one,
      changes: add('2'),
    });
    expect(made.cli('rev-parse', 'topic^')).toBe(start);
    await expect(
      addCommit(repository, { ...request, branch: 'topic/sub', changes: add('3') }),
    ).rejects.toThrow(failures.RefConflict);
    await expect(
      addCommit(repository, {
        ...request,
        branch: 'x',
        startFrom: 'f'.repeat(40),
        changes: add('4'),
      }),
    ).rejects.toThrow(failures.ObjectMissing);
    const tree = made.cli('rev-parse', 'main^{tree}');
    await expect(
      addCommit(repository, { ...request, branch: 'x', startFrom: tree, changes: add('5') }),
    ).rejects.toThrow(failures.ObjectMissing);
    made.cli('update-ref', '-d', 'refs/heads/topic');
    await addCommit(repository, { ...request, branch: 'topic/sub', changes: add('6') });
    expect(made.cli('fsck', '--strict', '--no-dangling')).toBe('');
  });

  it('refuses to build on another head than expected', async () => {
    const made = await withFiles();
    const seen = made.cli('rev-parse', 'main');
    const request = { branch: 'main', message: 'm', author: ada, committer: ada };
    const pushed = made.cli('commit-tree', `${seen}^{tree}`, '-p', seen, '-m', 'pushed');
    made.cli('update-ref', 'refs/heads/main', pushed);
    const changes = [update('README', 'mine')];
    await expect(
      addCommit(made.repository, { ...request, expectedHead: seen, changes }),
    ).rejects.toThrow(failures.BranchMoved);
    await expect(
      addCommit(made.repository, { ...request, expectedHead: null, changes }),
    ).rejects.toThrow(failures.BranchMoved);
    await addCommit(made.repository, { ...request, expectedHead: pushed, changes });
    expect(made.cli('rev-parse', 'main^')).toBe(pushed);
  });

  it('lets one of many parallel commits win each round', async () => {
    const made = await withFiles();
    // A second server process on the same data: a host and caches of its own.
    const other = createGit({ dataDir: world.dataDir, hostModule: gitHost() });
    const request = { branch: 'main', message: 'm', author: ada, committer: ada };
    let wins = 0;
    for (let round = 0; round < 8; round += 1) {
      const expectedHead = made.cli('rev-parse', 'main');
      const results = await Promise.allSettled(
        Array.from({ length: 8 }, (_, index) =>
          addCommit((index % 2 === 0 ? world.git : other).repository(made.id), {
            ...request,
            expectedHead,
            changes: [create(`r${round}-${index}`, 'x')],
          }),
        ),
      );
      const lost = results.filter((result) => result.status === 'rejected');
      expect(lost).toHaveLength(7);
      for (const { reason } of lost) expect(reason).toBeInstanceOf(failures.BranchMoved);
      wins += 1;
    }
    expect(made.cli('rev-list', '--count', 'main')).toBe(String(wins + 1));
    expect(made.cli('fsck', '--strict', '--no-dangling')).toBe('');
    await other.close();
  });

  it('loses none of many parallel commits that expect nothing, from two processes', async () => {
    const made = await withFiles();
    // A second server process on the same data: a host and caches of its own.
    const other = createGit({ dataDir: world.dataDir, hostModule: gitHost() });
    const request = { branch: 'main', message: 'm', author: ada, committer: ada };
    const results = await Promise.allSettled(
      Array.from({ length: 40 }, (_, index) =>
        addCommit((index % 4 === 0 ? other : world.git).repository(made.id), {
          ...request,
          changes: [create(`f${index}`, 'x')],
        }),
      ),
    );
    const ids = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    const history = made.cli('rev-list', 'main').split('\n');
    expect(history).toHaveLength(ids.length + 1);
    expect(history).toEqual(expect.arrayContaining(ids));
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(failures.BranchMoved);
    }
    expect(made.cli('fsck', '--strict', '--no-dangling')).toBe('');
    await other.close();
  });

  it('stores 50 MB unchanged while others are served', async () => {
    const made = await withFiles();
    const large = randomBytes(50 * 1024 * 1024);
    const head = made.cli('rev-parse', 'main');
    const storing = made.commit('large', [create('large.bin', large)]);
    let served = 0;
    let done = false;
    void storing.finally(() => (done = true));
    while (!done) {
      expect(await resolveRef(made.repository, 'main')).not.toBeNull();
      served += 1;
    }
    // A commit that held the host up would let one or two through.
    expect(served).toBeGreaterThan(4);
    const id = await storing;
    expect(made.cliBytes(['cat-file', 'blob', `${id}:large.bin`]).equals(large)).toBe(true);
    expect(made.cli('rev-parse', `${id}^`)).toBe(head);
  });

  it('cleans what would forge the commit', async () => {
    const made = await withFiles();
    const evil = { name: 'a\ncommitter b <b@b> 1 +0000', email: '<x>\n', date: ada.date };
    const id = await addCommit(made.repository, {
      branch: 'main',
      message: 'title\0hidden',
      author: evil,
      committer: ada,
      changes: [create('n', 'x')],
    });
    expect(await readCommitInfo(made.repository, id)).toMatchObject({
      author: { name: 'acommitter b b@b 1 +0000', email: 'x' },
      committer: { name: ada.name },
      message: 'titlehidden',
    });
    expect(made.cli('fsck', '--strict', '--no-dangling')).toBe('');
  });

  it('is not held up for ever by a lock that a kill left behind', async () => {
    const made = await withFiles();
    const lock = join(made.directory, 'refs/heads/main.lock');
    writeFileSync(lock, '');
    await expect(made.commit('blocked', [create('n', 'x')])).rejects.toThrow(failures.GitFailure);
    const old = new Date(Date.now() - 3_600_000);
    utimesSync(lock, old, old);
    await made.commit('free', [create('n', 'x')]);
    rmSync(lock, { force: true });
  });
});

describe('importHistory', () => {
  const commits = Array.from({ length: 400 }, (_, index) => ({
    message: `Commit ${index}\n`,
    author: { ...ada, date: new Date(1_600_000_000_000 + index * 60_000).toISOString() },
    committer: ada,
    changes: [
      { path: `dir ${index % 5}/"file\\${index % 17}\n`, content: `v${index}` },
      { path: 'counter', content: String(index), executable: true },
      ...(index % 50 === 49 ? [{ path: `dir 4/"file\\${index % 17}\n`, content: null }] : []),
    ],
  }));

  it('adds a history to an empty repository, and more to it later', async () => {
    const made = await world.emptyRepository();
    const { repository, cli } = made;
    const id = await importHistory(repository, { branch: 'trunk', commits });
    expect(await resolveRef(repository, 'HEAD')).toBe(id);
    expect(await countReachedCommits(repository, 'trunk')).toBe(400);
    expect(await readCommitInfo(repository, id)).toMatchObject({ message: 'Commit 399\n' });
    expect(cli('fsck', '--strict', '--no-dangling')).toBe('');
    const [first] = commits;
    if (first === undefined) throw new Error('no commit was made');
    const more = [{ ...first, changes: [{ path: 'more', content: Buffer.of(0, 255) }] }];
    const next = await importHistory(repository, { branch: 'trunk', commits: more });
    expect(cli('rev-parse', `${next}^`)).toBe(id);
    await addCommit(repository, {
      branch: 'trunk',
      message: 'on top',
      author: ada,
      committer: ada,
      changes: [update('counter', 'x')],
    });
    expect(await countReachedCommits(repository, 'trunk')).toBe(402);
    expect((await readFileEntry(repository, next, 'counter'))?.mode).toBe('100755');
  });

  it('gives the same ids each time', async () => {
    const [one, two] = [await world.emptyRepository(), await world.emptyRepository()];
    const history = { branch: 'main', commits };
    expect(await importHistory(one.repository, history)).toBe(
      await importHistory(two.repository, history),
    );
  });
});
