import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BranchMissing, InvalidFilePath, InvalidRefName } from '#src/git/errors.ts';
import { removeRepository } from '#src/git/life/existence.ts';
import { resolveRef } from '#src/git/reading/resolve-ref.ts';
import { countReachedCommits, findLastCommit, readCommitInfo } from '#src/git/reading/commits.ts';
import { readFileEntry } from '#src/git/reading/files.ts';
import { addCommit } from '#src/git/writing/commit.ts';
import { setDefaultBranch } from '#src/git/writing/default-branch.ts';
import { readBlob } from '#src/git/reading/blobs.ts';
import { ada, create, runGit, startWorld, type TestRepository, type World } from './support.ts';
import { importHistory } from '#src/git/writing/history.ts';

let world: World;
let made: TestRepository;
let head: string;
let canary: string;
let configuration: Buffer;

beforeAll(() => {
  world = startWorld();
});
afterAll(() => world.close());

beforeEach(async () => {
  made = await world.emptyRepository();
  head = await made.commit('start', [create('README', 'x'), create('dir/secret', 'y')]);
  canary = join(world.dataDir, `canary-${made.id}`);
  configuration = readFileSync(join(made.directory, 'config'));
});

afterEach(async () => {
  expect(existsSync(canary)).toBe(false);
  expect(readdirSync(world.dataDir)).toEqual(['repositories']);
  expect(readdirSync(made.directory).sort()).toEqual(['HEAD', 'config', 'objects', 'refs']);
  expect(readFileSync(join(made.directory, 'config')).equals(configuration)).toBe(true);
  // The host and its kept processes still serve the next request.
  expect(await resolveRef(made.repository, 'main')).toBe(head);
  expect(made.cli('fsck', '--strict', '--no-dangling')).toBe('');
});

const refs = (file: string) => [
  ...['-', '-h', '--help', `--output=${file}`, `--upload-pack=touch ${file}`, '--exec=x', '-c'],
  ...[`$(touch ${file})`, `\`touch ${file}\``, `;touch ${file}`, `|touch ${file}`, `main;${file}`],
  ...['main\n', 'main\nHEAD', 'main\0', 'main HEAD', ' main', 'main\t', 'main\r\nflush\r\n'],
  ...['main~1', 'main^', 'main^{tree}', 'main^0', ':/start', ':README', 'main:README', '^main'],
  ...['@', '@{-1}', '@{u}', 'main@{0}', 'main@{yesterday}', 'HEAD@{1}', 'HEAD^', 'HEAD~0'],
  ...['main..HEAD', '../main', '../../HEAD', 'a/../main', './main', '/main', 'main/', 'mai*'],
  ...['[m]ain', 'mai?', 'refs/heads/main', 'heads/main', 'config', 'objects', 'refs/heads'],
  ...['HEAD.lock', 'main.lock', 'x'.repeat(4096), `${'x/'.repeat(500)}x`, 'é'.repeat(600), ''],
  ...['\ud800', 'main\u0000', '{main}', 'main\\', '0', '0'.repeat(40), 'f'.repeat(39)],
  ...['describe-1-gabcdef0', `v1-0-g${'a'.repeat(7)}`, 'FETCH_HEAD', 'ORIG_HEAD', 'flush'],
];

describe('refs', () => {
  it('resolves nothing hostile', async () => {
    for (const ref of refs(canary)) {
      expect([ref, await resolveRef(made.repository, ref)]).toEqual([ref, null]);
      expect(await countReachedCommits(made.repository, ref)).toBe(0);
      expect(await readCommitInfo(made.repository, ref)).toBeNull();
      expect(await readFileEntry(made.repository, ref, 'README')).toBeNull();
      expect(await findLastCommit(made.repository, ref, 'README')).toBeNull();
    }
  });

  it('does not take a described name for a commit, unless a branch is called so', async () => {
    const name = `v1-0-g${head.slice(0, 10)}`;
    expect(await resolveRef(made.repository, name)).toBeNull();
    await expect(made.commit('m', [create('n', 'x')], name)).rejects.toThrow(BranchMissing);
    made.cli('update-ref', `refs/heads/${name}`, head);
    expect(await resolveRef(made.repository, name)).toBe(head);
  });

  it('lets a push touch branches and tags only', async () => {
    const push = (ref: string) => () =>
      runGit(['push', '--quiet', made.directory, `${head}:${ref}`], '', made.directory);
    for (const ref of ['refs/x', 'refs/remotes/refs/heads/x', 'refs/replace/x', 'refs/notes/x']) {
      expect(push(ref)).toThrow(/hidden ref/);
    }
    expect(push('refs/tags/refs/heads/x')).toThrow(/hidden ref/);
    expect(push('refs/heads/refs/heads/x')).toThrow(/hidden ref/);
    push('refs/tags/x')();
    push('refs/heads/x')();
  });

  it('makes no branch of a hostile name', async () => {
    const harmless =
      /^(?:config|objects|heads\/main|flush|\{main\}|0+|f+|FETCH_HEAD|ORIG_HEAD|v1-.*|describe-.*|;touch.*|\$\(touch.*|`touch.*|\|touch.*|main;.*|(?:x\/)+x)$/;
    for (const branch of refs(canary).filter((name) => !harmless.test(name))) {
      const request = { message: 'm', author: ada, committer: ada, changes: [create('n', 'x')] };
      await expect(addCommit(made.repository, { ...request, branch })).rejects.toThrow(
        InvalidRefName,
      );
      await expect(setDefaultBranch(made.repository, branch)).rejects.toThrow(InvalidRefName);
      await expect(importHistory(made.repository, { branch, commits: [] })).rejects.toThrow(
        InvalidRefName,
      );
    }
  });

  it('takes no hostile commit id', async () => {
    for (const ref of refs(canary).filter((name) => !/^0{40}$/.test(name) && name !== '')) {
      const request = { branch: 'n', message: 'm', author: ada, committer: ada };
      const changes = [create('n', 'x')];
      await expect(
        addCommit(made.repository, { ...request, startFrom: ref, changes }),
      ).rejects.toThrow(InvalidRefName);
      await expect(
        addCommit(made.repository, { ...request, expectedHead: ref, changes }),
      ).rejects.toThrow(InvalidRefName);
    }
  });
});

describe('paths', () => {
  it.each([
    ...['../canary', 'a/../../canary', '/etc/passwd', '//etc/passwd', '..', '.', './README', ''],
    ...[
      '.git/config',
      '.GIT/config',
      '.gIt/hooks/post-update',
      'git~1/config',
      'GIT~1',
      'dir/.git',
    ],
    ...['.git::$INDEX_ALLOCATION/config', '.git:x', '.git./config', '.git /config', '.g\u200dit/x'],
    ...['dir//secret', 'dir/', 'README\0.txt', '\0', 'x'.repeat(4097), '..\\canary', 'a\\..\\b'],
  ])('refuses %j everywhere', async (path) => {
    const { repository } = made;
    await expect(readFileEntry(repository, head, path)).rejects.toThrow(InvalidFilePath);
    await expect(findLastCommit(repository, head, path)).rejects.toThrow(InvalidFilePath);
    await expect(made.commit('m', [create(path, 'x')])).rejects.toThrow(InvalidFilePath);
    await expect(
      made.commit('m', [{ action: 'move', path: 'n', previousPath: path }]),
    ).rejects.toThrow(InvalidFilePath);
    const history = {
      message: 'm',
      author: ada,
      committer: ada,
      changes: [{ path, content: 'x' }],
    };
    await expect(importHistory(repository, { branch: 'main', commits: [history] })).rejects.toThrow(
      InvalidFilePath,
    );
  });

  it.each([
    ...['*', ':(glob)**', ':(top)README', ':/README', ':!README', ':^x', '?EADME', 'READM[E]'],
    ...[
      '--help',
      '-p',
      '--',
      'README\n',
      '\nREADME',
      'README missing',
      'dir/secret\nflush',
      'readme',
    ],
  ])('finds nothing for %j', async (path) => {
    expect(await readFileEntry(made.repository, head, path)).toBeNull();
    expect(await findLastCommit(made.repository, head, path)).toBeNull();
  });
});

describe('the environment', () => {
  it('runs no hook and follows no replaced object', async () => {
    const hooks = join(made.directory, 'hooks');
    const other = made.cliBytes(['hash-object', '-w', '--stdin'], 'replaced').toString().trim();
    const { blobId = '' } = (await readFileEntry(made.repository, head, 'README')) ?? {};
    made.cli('update-ref', `refs/replace/${blobId}`, other);
    expect((await readBlob(made.repository, blobId)).toString()).toBe('x');
    made.cli('update-ref', '-d', `refs/replace/${blobId}`);

    mkdirSync(hooks);
    for (const name of ['reference-transaction', 'post-update', 'update', 'pre-receive']) {
      writeFileSync(join(hooks, name), `#!/bin/sh\ntouch ${canary}\n`);
      chmodSync(join(hooks, name), 0o755);
    }
    const id = await made.commit('hooked', [create('n', 'x')], 'main');
    head = id;
    rmSync(hooks, { recursive: true });
  });

  it('does not read a symbolic link of the work tree as a file outside', async () => {
    const link = made.cliBytes(['hash-object', '-w', '--stdin'], '/etc/passwd').toString().trim();
    const tree = made.cliBytes(['mktree'], `120000 blob ${link}\tlink\n`).toString().trim();
    const id = made.cli('commit-tree', tree, '-m', 'link');
    const entry = await readFileEntry(made.repository, id, 'link');
    expect((await readBlob(made.repository, entry?.blobId ?? '')).toString()).toBe('/etc/passwd');
  });

  it('keeps to the store: a repository path that is a link elsewhere can be removed safely', async () => {
    const outside = await world.emptyRepository();
    await outside.commit('kept', [create('f', 'x')]);
    const moved = `${outside.directory}.moved`;
    renameSync(outside.directory, moved);
    symlinkSync(moved, outside.directory);
    await removeRepository(outside.repository);
    expect(existsSync(join(moved, 'HEAD'))).toBe(true);
  });
});
