import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ObjectMissing, OutputTooLarge } from '#src/git/errors.ts';
import { readFileEntry } from '#src/git/reading/files.ts';
import { digestBlob, readBlob, streamBlob } from '#src/git/reading/blobs.ts';
import { countReachedCommits, findLastCommit, readCommitInfo } from '#src/git/reading/commits.ts';
import { resolveRef } from '#src/git/reading/resolve-ref.ts';
import { listBranchNames } from '#src/git/reading/branches.ts';
import { takeTurns } from '#test/support/waiting.ts';
import { bytesHeld } from '#test/support/young-garbage.ts';
import { create, runGit, startWorld, update, type TestRepository, type World } from './support.ts';

let world: World;
beforeAll(() => {
  world = startWorld();
});
afterAll(() => world.close());

/** A commit with entries that only the command line can make; names and contents as bytes. */
function commitOf(
  { cli, cliBytes }: TestRepository,
  entries: { mode: string; name: Buffer | string; id: string }[],
): string {
  const lines = entries.map(({ mode, name, id }) => {
    const type = mode === '160000' ? 'commit' : mode === '40000' ? 'tree' : 'blob';
    return Buffer.concat([Buffer.from(`${mode} ${type} ${id}\t`), Buffer.from(name), Buffer.of(0)]);
  });
  const tree = cliBytes(['mktree', '-z', '--missing'], Buffer.concat(lines)).toString().trim();
  return cli('commit-tree', tree, '-m', 'made by hand');
}

describe('file and content', () => {
  const contents: [string, Buffer][] = [
    ['text', Buffer.from('hello\n')],
    ['empty', Buffer.alloc(0)],
    ['binary with NUL', Buffer.from([0, 1, 2, 255, 0, 10, 13, 0])],
    ['not UTF-8', Buffer.from('caf\xe9\n', 'latin1')],
    ['random', randomBytes(300_000)],
    [
      'what looks like an answer of git',
      Buffer.from(`${'a'.repeat(40)} blob 3\nabc\n x missing\n`),
    ],
  ];

  it.each(contents)('gives %s as the command line does', async (_, bytes) => {
    const { repository, commit, cli, cliBytes } = await world.emptyRepository();
    const id = await commit('add', [create('dir/file', bytes)]);
    const entry = await readFileEntry(repository, id, 'dir/file');
    expect(entry).toEqual({
      blobId: cli('rev-parse', `${id}:dir/file`),
      mode: '100644',
      size: bytes.length,
    });
    const content = await readBlob(repository, entry?.blobId ?? '');
    expect(content.equals(bytes)).toBe(true);
    expect(content.equals(cliBytes(['cat-file', 'blob', `${id}:dir/file`]))).toBe(true);
  });

  it.each([
    'a b',
    'ünï/日本語.txt',
    '"quoted"',
    'tab\there',
    'line\nbreak/below\nit',
    '-option',
    '--help',
    ':(glob)*',
    '*',
    'a:b',
    'HEAD',
    'x missing',
    `${'d'.repeat(200)}/${'f'.repeat(250)}`,
    'deep/'.repeat(100) + 'file',
  ])('finds %j', async (path) => {
    const { repository, commit } = await world.emptyRepository();
    const id = await commit('add', [create('other', '1'), create(path, 'content')]);
    const entry = await readFileEntry(repository, id, path);
    expect((await readBlob(repository, entry?.blobId ?? '')).toString()).toBe('content');
    expect(await readFileEntry(repository, id, `${path}x`)).toBeNull();
    expect(await readFileEntry(repository, id, `${path}/below`)).toBeNull();
    expect(await findLastCommit(repository, id, path)).toBe(id);
  });

  it('shows modes, and neither directories nor submodules', async () => {
    const made = await world.emptyRepository();
    const blob = made.cliBytes(['hash-object', '-w', '--stdin'], 'target').toString().trim();
    const folder = made.cliBytes(['mktree'], `100644 blob ${blob}\tinside\n`).toString().trim();
    const id = commitOf(made, [
      { mode: '100644', name: 'plain', id: blob },
      { mode: '100755', name: 'tool', id: blob },
      { mode: '120000', name: 'link', id: blob },
      { mode: '160000', name: 'module', id: 'c'.repeat(40) },
      { mode: '40000', name: 'folder', id: folder },
      { mode: '100644', name: Buffer.from('caf\xe9', 'latin1'), id: blob },
    ]);
    const { repository } = made;
    const modes = ['plain', 'tool', 'link', 'folder/inside', 'module', 'folder', 'café', 'none'];
    const found = await Promise.all(modes.map((name) => readFileEntry(repository, id, name)));
    expect(found.map((entry) => entry?.mode ?? null)).toEqual([
      '100644',
      '100755',
      '120000',
      '100644',
      null,
      null,
      null,
      null,
    ]);
    expect(await readFileEntry(repository, id, 'link/inside')).toBeNull();
    expect(await readFileEntry(repository, id, 'module/inside')).toBeNull();
  });

  it('keeps names that are not UTF-8 when a commit changes their folder', async () => {
    const made = await world.emptyRepository();
    const blob = made.cliBytes(['hash-object', '-w', '--stdin'], 'x').toString().trim();
    const odd = Buffer.from('caf\xe9', 'latin1');
    made.cli(
      'update-ref',
      'refs/heads/main',
      commitOf(made, [{ mode: '100644', name: odd, id: blob }]),
    );
    await made.commit('add', [create('b', 'y')]);
    const names = made.cliBytes(['ls-tree', '-z', '--name-only', 'main']);
    expect(names.equals(Buffer.concat([Buffer.from('b\0'), odd, Buffer.of(0)]))).toBe(true);
  });

  it('answers many questions at once, each with its own answer', async () => {
    const { repository, commit } = await world.emptyRepository();
    const paths = Array.from({ length: 300 }, (_, index) => `d${index % 7}/f${index}`);
    const id = await commit(
      'add',
      paths.map((path) => create(path, path.repeat(1 + (path.length % 50)))),
    );
    await Promise.all(
      paths.map(async (path) => {
        const entry = await readFileEntry(repository, id, path);
        const content = await readBlob(repository, entry?.blobId ?? '');
        expect(content.toString()).toBe(path.repeat(1 + (path.length % 50)));
      }),
    );
  });

  it('tells a missing object from one that is too large', async () => {
    const { repository, commit } = await world.emptyRepository();
    const id = await commit('add', [create('f', 'x'.repeat(1000))]);
    const { blobId = '' } = (await readFileEntry(repository, id, 'f')) ?? {};
    await expect(readBlob(repository, blobId, { maxBytes: 999 })).rejects.toThrow(OutputTooLarge);
    expect(await readBlob(repository, blobId, { maxBytes: 1000 })).toHaveLength(1000);
    for (const bad of ['f'.repeat(40), id, '', 'main', `${id}:f`, '--help']) {
      await expect(readBlob(repository, bad)).rejects.toThrow(ObjectMissing);
    }
  });

  it('does not find the objects of another repository', async () => {
    const [one, two] = [await world.emptyRepository(), await world.emptyRepository()];
    const id = await one.commit('add', [create('f', 'secret')]);
    const { blobId = '' } = (await readFileEntry(one.repository, id, 'f')) ?? {};
    await readBlob(one.repository, blobId);
    await two.commit('other', [create('g', 'x')]);
    expect(await resolveRef(two.repository, id)).toBeNull();
    expect(await readFileEntry(two.repository, id, 'f')).toBeNull();
    expect(await readCommitInfo(two.repository, id)).toBeNull();
    await expect(readBlob(two.repository, blobId)).rejects.toThrow(ObjectMissing);
    await expect(digestBlob(two.repository, blobId)).rejects.toThrow(ObjectMissing);
  });
});

describe('contentStream', () => {
  it('streams 50 MB unchanged, in flat memory on both sides', async () => {
    const { repository, cliBytes } = await world.emptyRepository();
    const size = 50 * 1024 * 1024;
    // The function releases these bytes before others are counted.
    const store = () => {
      const bytes = randomBytes(size);
      const id = cliBytes(['hash-object', '-w', '--stdin'], bytes).toString().trim();
      return [id, createHash('sha256').update(bytes).digest('hex')] as const;
    };
    const [blobId, expected] = store();

    const hostMemory = () => {
      const status = readFileSync(`/proc/${world.git.hostProcessId}/status`, 'utf8');
      return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024;
    };
    const [hostBefore, before] = [hostMemory(), bytesHeld()];
    let highest = before;
    const hash = createHash('sha256');
    let [received, looks] = [0, 0];
    for await (const chunk of streamBlob(repository, blobId)) {
      hash.update(chunk as Buffer);
      received += (chunk as Buffer).length;
      if (received > looks * 4 * 1024 * 1024) {
        looks += 1;
        highest = Math.max(highest, bytesHeld());
      }
      // A reader that dawdles must not make anybody hold the rest.
      if (received < 2 * 1024 * 1024) await takeTurns();
    }
    expect(received).toBe(size);
    expect(hash.digest('hex')).toBe(expected);
    expect((highest - before) / 1024 / 1024).toBeLessThan(48);
    expect(hostMemory() - hostBefore).toBeLessThan(48);
    expect(await digestBlob(repository, blobId)).toBe(expected);
  });

  it('can be left early, and others are served meanwhile', async () => {
    const { repository, commit, cliBytes } = await world.emptyRepository();
    const id = await commit('add', [create('f', 'x')]);
    const large = randomBytes(5 * 1024 * 1024);
    const blobId = cliBytes(['hash-object', '-w', '--stdin'], large).toString().trim();
    const idle = Array.from({ length: 12 }, () => streamBlob(repository, blobId));
    for (const stream of idle) stream.once('readable', () => undefined);
    expect(await findLastCommit(repository, id, 'f')).toBe(id);
    expect(await readFileEntry(repository, id, 'f')).toMatchObject({ size: 1 });
    for (const stream of idle) stream.destroy();
  });

  it.each(['f'.repeat(40), 'main', '--help', ''])('fails on %j with ObjectMissing', async (id) => {
    const { repository } = await world.emptyRepository();
    const read = async () => {
      for await (const chunk of streamBlob(repository, id)) void chunk;
    };
    await expect(read()).rejects.toThrow(ObjectMissing);
  });
});

describe('resolve', () => {
  it('knows branches, tags, commit ids and HEAD, in this order', async () => {
    const { repository, commit, cli } = await world.emptyRepository();
    const first = await commit('one', [create('f', '1')]);
    const second = await commit('two', [update('f', '2')]);
    cli('tag', '-a', 'v1', '-m', 'annotated', first);
    cli('tag', 'light/weight', first);
    cli('branch', 'both', second);
    cli('tag', 'both', first);
    cli('update-ref', `refs/heads/${first}`, second);
    cli('update-ref', `refs/heads/${first.slice(0, 8)}`, second);
    const wanted = {
      main: second,
      HEAD: second,
      v1: first,
      'light/weight': first,
      both: second,
      [second]: second,
      [second.toUpperCase()]: second,
      [second.slice(0, 7)]: second,
      // A full id is the commit; a shortened one may be hidden by a branch.
      [first]: first,
      [first.slice(0, 8)]: second,
      [first.slice(0, 9)]: first,
      [second.slice(0, 6)]: null,
      none: null,
      'refs/heads/main': null,
      'heads/main': null,
    };
    for (const [ref, id] of Object.entries(wanted)) {
      expect([ref, await resolveRef(repository, ref)]).toEqual([ref, id]);
    }
  });

  it('does not take blobs, trees or tags of them for commits', async () => {
    const { repository, commit, cli } = await world.emptyRepository();
    const id = await commit('one', [create('f', '1')]);
    const tree = cli('rev-parse', `${id}^{tree}`);
    cli('tag', 'tree-tag', tree);
    for (const ref of [tree, tree.slice(0, 10), 'tree-tag', cli('rev-parse', `${id}:f`)]) {
      expect(await resolveRef(repository, ref)).toBeNull();
    }
  });

  it('does not name hidden refs', async () => {
    const { repository, commit, cli } = await world.emptyRepository();
    const id = await commit('one', [create('f', '1')]);
    cli('update-ref', 'refs/merge-requests/1/head', id);
    cli('update-ref', 'refs/abcdef0', id);
    const names = ['merge-requests/1/head', 'refs/merge-requests/1/head', 'abcdef0', '1/head'];
    for (const ref of names) expect(await resolveRef(repository, ref)).toBeNull();
  });

  it('sees what others do at once: pushes, packed refs, deletions', async () => {
    const made = await world.emptyRepository();
    const { repository, cli } = made;
    let last = await made.commit('one', [create('f', '1')]);
    for (let round = 0; round < 3; round += 1) {
      expect(await resolveRef(repository, 'main')).toBe(last);
      last = cli('commit-tree', `${last}^{tree}`, '-p', last, '-m', `round ${round}`);
      runGit(['push', '--quiet', made.directory, `${last}:refs/heads/main`], '', made.directory);
      expect(await resolveRef(repository, 'main')).toBe(last);
      cli('pack-refs', '--all');
      expect(await resolveRef(repository, 'main')).toBe(last);
      cli('update-ref', 'refs/heads/extra', last);
      expect(await resolveRef(repository, 'extra')).toBe(last);
      cli('update-ref', '-d', 'refs/heads/extra');
      expect(await resolveRef(repository, 'extra')).toBeNull();
      cli('gc', '--quiet', '--prune=now');
      expect(await readCommitInfo(repository, last)).toMatchObject({ id: last });
    }
  });

  it('sees, when many ask at once, nothing older than the question', async () => {
    const { repository, commit } = await world.emptyRepository();
    await commit('start', [create('f', '0')]);
    for (let round = 1; round <= 20; round += 1) {
      const early = Array.from({ length: 5 }, () => resolveRef(repository, 'main'));
      const id = await commit(`round ${round}`, [update('f', String(round))]);
      const late = await Promise.all(
        Array.from({ length: 5 }, () => resolveRef(repository, 'main')),
      );
      expect(new Set(late)).toEqual(new Set([id]));
      await Promise.all(early);
    }
  });
});

describe('history', () => {
  it('finds the last commit of a path as git log does', async () => {
    const { repository, commit, cli } = await world.emptyRepository();
    for (let index = 0; index < 12; index += 1) {
      const change = index < 4 ? create : update;
      await commit(`c${index}`, [change(`f${index % 4}`, `v${index}`)]);
    }
    const head = cli('rev-parse', 'main~2');
    for (const path of ['f0', 'f1', 'f2', 'f3']) {
      const expected = cli('log', '-1', '--format=%H', head, '--', path);
      expect(await findLastCommit(repository, head, path)).toBe(expected);
    }
    expect(await findLastCommit(repository, head, 'none')).toBeNull();
    expect(await findLastCommit(repository, head, '*')).toBeNull();
    expect(await countReachedCommits(repository, 'main')).toBe(12);
    expect(await countReachedCommits(repository, head)).toBe(10);
    expect(await countReachedCommits(repository, 'none')).toBe(0);
  });

  it('reads commits whatever their age and alphabet', async () => {
    const { repository, commit, cli, cliBytes } = await world.emptyRepository();
    const id = await commit('Ünïcode title\n\nbody\n', [create('f', '1')]);
    expect(await readCommitInfo(repository, id)).toEqual({
      id,
      parents: [],
      author: {
        name: 'Ada Example',
        email: 'ada@example.com',
        date: '2022-04-22T10:15:30.000+02:00',
      },
      committer: {
        name: 'Ada Example',
        email: 'ada@example.com',
        date: '2022-04-22T10:15:30.000+02:00',
      },
      message: 'Ünïcode title\n\nbody\n',
    });

    const tree = cli('rev-parse', `${id}^{tree}`);
    const object = Buffer.from(
      `tree ${tree}\nparent ${id}\nparent ${id}\nauthor J\xe9r\xf4me <j@x> 1 -0130\n` +
        `committer <> 2 +0000\nencoding ISO-8859-1\ngpgsig -----BEGIN\n author fake <f@x> 9 +0000\n\ncaf\xe9`,
      'latin1',
    );
    const args = ['hash-object', '-t', 'commit', '-w', '--stdin', '--literally'];
    const old = cliBytes(args, object).toString().trim();
    expect(await readCommitInfo(repository, old)).toEqual({
      id: old,
      parents: [id, id],
      author: { name: 'Jérôme', email: 'j@x', date: '1969-12-31T22:30:01.000-01:30' },
      committer: { name: '', email: '', date: '1970-01-01T00:00:02.000+00:00' },
      message: 'café',
    });
    expect(await readCommitInfo(repository, tree)).toBeNull();
    expect(await readCommitInfo(repository, 'main')).toBeNull();
  });

  it('lists branches up to a limit', async () => {
    const { repository, commit, cli } = await world.emptyRepository();
    expect(await listBranchNames(repository, { limit: 5 })).toEqual([]);
    const id = await commit('one', [create('f', '1')]);
    for (const name of ['b', 'a/x', 'é']) cli('branch', name, id);
    expect(await listBranchNames(repository, { limit: 10 })).toEqual(['a/x', 'b', 'main', 'é']);
    expect(await listBranchNames(repository, { limit: 2 })).toEqual(['a/x', 'b']);
  });
});
