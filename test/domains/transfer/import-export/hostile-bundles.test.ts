import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { directoryOf, runGit } from '#test/git/support.ts';
import { archiveOf } from '#test/support/project-archives.ts';
import { seedUser } from '#test/support/seed.ts';
import { importWorld } from './import-world.ts';

const { db, environment, imported } = await importWorld();
const { dataDir } = environment.config;
const folder = await mkdtemp(join(tmpdir(), 'hostile-bundles-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const source = join(folder, 'source.git');
runGit(['init', '--quiet', '--bare', '--initial-branch=main', source]);
const run = (args: string[], input: string | Buffer = '') =>
  runGit(
    [`--git-dir=${source}`, '-c', 'user.name=Ann', '-c', 'user.email=ann@example.com', ...args],
    input,
  )
    .toString()
    .trim();
const blob = run(['hash-object', '-w', '--stdin'], 'Fires pots');
const tree = run(['mktree'], `100644 blob ${blob}\tREADME.md\n`);
const otherTree = run(['mktree'], `100644 blob ${blob}\tOTHER.md\n`);
const first = run(['commit-tree', '-m', 'First', tree]);
const second = run(['commit-tree', '-p', first, '-m', 'Second', tree]);
const other = run(['commit-tree', '-m', 'Of nobody', otherTree]);

/** Writes an object that git itself would not write. */
const written = (type: 'commit' | 'tree' | 'tag', content: string | Buffer) =>
  run(['hash-object', '-w', '--stdin', '--literally', '-t', type], content);

const ann = 'Ann <ann@example.com> 1767225600 +0000';
const mallory = 'Mallory <mallory@example.com> 1767225600 +0000';

/** A pack with these objects and all that they name, behind a header of our own. */
function bundleOf(refs: readonly (readonly [string, string])[], ids: readonly string[]): Buffer {
  const pack = runGit(
    [`--git-dir=${source}`, 'pack-objects', '--quiet', '--revs', '--stdout'],
    `${ids.join('\n')}\n`,
  );
  const lines = ['# v2 git bundle', ...refs.map(([name, id]) => `${id} ${name}`), '', ''];
  return Buffer.concat([Buffer.from(lines.join('\n'), 'latin1'), pack]);
}

const importBundle = async (bundle: Buffer, files: Readonly<Record<string, string>> = {}) =>
  imported(await seedUser(db), await archiveOf({ files: { 'project.bundle': bundle, ...files } }));

const gitOf = (id: number, ...args: string[]) =>
  runGit([`--git-dir=${directoryOf(dataDir, id)}`, ...args], '')
    .toString()
    .trim();

describe('a bundle', () => {
  it('brings no refs but those that a repository of ours has, and no files', async () => {
    const taken = [
      ['refs/heads/main', second],
      ['refs/tags/v1', first],
      ['refs/merge-requests/1/head', second],
      [`refs/keep-around/${first}`, first],
    ] as const;
    const refused = [
      ['HEAD', second],
      ['refs/merge-requests/1/merge', second],
      ['refs/merge-requests/0/head', second],
      ['refs/merge-requests/x/head', second],
      ['refs/merge-requests/9999999999/head', second],
      ['refs/merge-requests/2/head/below', second],
      [`refs/keep-around/${first}x`, first],
      [`refs/keep-around/${second}`, first],
      ['refs/keep-around/main', first],
      ['refs/replace/' + first, second],
      ['refs/notes/commits', first],
      ['refs/pipelines/1', first],
      ['refs/heads/../../config', first],
      ['refs/heads/../../hooks/post-receive', first],
      ['refs/heads/a.lock', first],
      ['refs/heads/a..b', first],
      ['refs/heads/-x', first],
      ['refs/heads/HEAD', first],
      [`refs/heads/${'a'.repeat(40)}`, first],
      ['refs/heads/a b', first],
      ['refs/heads/\xff', first],
      ['config', first],
      ['hooks/post-receive', first],
      ['objects/info/alternates', first],
      ['FETCH_HEAD', first],
      ['packed-refs', first],
    ] as const;
    const files = {
      'project.git/hooks/post-receive': '#!/bin/sh\ntouch /tmp/harm\n',
      'project.git/objects/info/alternates': '/etc\n',
      'objects/info/alternates': '/etc\n',
      'hooks/post-receive': '#!/bin/sh\n',
      config: '[core]\n\tfsmonitor = false; touch /tmp/harm\n',
      HEAD: 'ref: ../../../etc/passwd\n',
    };
    const { id, status, get } = await importBundle(
      bundleOf([...refused, ...taken], [second]),
      files,
    );
    expect(status).toMatchObject({ import_status: 'finished', failed_relations: [] });
    const refs = gitOf(id, 'for-each-ref', '--format=%(refname) %(objectname)').split('\n');
    expect(refs.toSorted()).toEqual(taken.map((pair) => pair.join(' ')).toSorted());
    expect(gitOf(id, 'symbolic-ref', 'HEAD')).toBe('refs/heads/main');

    const directory = directoryOf(dataDir, id);
    const empty = await importBundle(bundleOf([['refs/heads/main', first]], [first]));
    const settingsOf = (of: number) =>
      gitOf(of, 'config', '--local', '--list').split('\n').toSorted();
    expect(settingsOf(id)).toEqual(settingsOf(empty.id));
    const hooks = await readdir(join(directory, 'hooks')).catch(() => []);
    expect(hooks.filter((name) => !name.endsWith('.sample'))).toEqual([]);
    expect(await readdir(join(directory, 'objects/info'))).not.toContain('alternates');
    expect((await get('/repository/branches')).body).toMatchObject([
      { name: 'main', default: true },
    ]);
    expect((await get('/repository/tags')).body).toMatchObject([{ name: 'v1' }]);
  });

  const entry = (mode: string, name: string, id: string) =>
    Buffer.concat([Buffer.from(`${mode} ${name}\0`), Buffer.from(id, 'hex')]);
  const commitOf = (of: string) => run(['commit-tree', '-m', 'Hostile', of]);
  const link = run(['hash-object', '-w', '--stdin'], '/etc/passwd');
  const modules = run(
    ['hash-object', '-w', '--stdin'],
    '[submodule "x"]\n\tpath = x\n\turl = -u./harm\n',
  );
  const forged = (headers: readonly string[]) =>
    written('commit', `${headers.join('\n')}\n\nForged\n`);

  /** Objects that git itself refuses in a push. */
  const refused: readonly (readonly [string, () => string])[] = [
    ['a folder called .git', () => commitOf(written('tree', entry('40000', '.git', tree)))],
    ['a folder called ..', () => commitOf(written('tree', entry('40000', '..', tree)))],
    ['a name with a slash', () => commitOf(written('tree', entry('100644', 'a/b', blob)))],
    [
      'a name twice',
      () =>
        commitOf(
          written('tree', Buffer.concat([entry('100644', 'a', blob), entry('100644', 'a', link)])),
        ),
    ],
    [
      'modules that are a link',
      () => commitOf(written('tree', entry('120000', '.gitmodules', link))),
    ],
    [
      'a module with an option for its address',
      () => commitOf(written('tree', entry('100644', '.gitmodules', modules))),
    ],
    [
      'two authors',
      () => forged([`tree ${tree}`, `author ${ann}`, `author ${mallory}`, `committer ${ann}`]),
    ],
    [
      'two trees',
      () => forged([`tree ${tree}`, `tree ${otherTree}`, `author ${ann}`, `committer ${ann}`]),
    ],
    [
      'a parent behind its author',
      () => forged([`tree ${tree}`, `author ${ann}`, `parent ${other}`, `committer ${ann}`]),
    ],
    ['no author', () => forged([`tree ${tree}`, `committer ${ann}`])],
    [
      'an author with an angle bracket',
      () => forged([`tree ${tree}`, 'author A <b <c@d> 1767225600 +0000', `committer ${ann}`]),
    ],
    ['NUL in its headers', () => forged([`tree ${tree}`, `author ${ann}\0`, `committer ${ann}`])],
    [
      'a date beyond all time',
      () =>
        forged([
          `tree ${tree}`,
          'author Ann <a@b.c> 99999999999999999999 +0000',
          `committer ${ann}`,
        ]),
    ],
  ];

  it.each(refused)('with %s makes nothing, and says so', async (_, make) => {
    const id = make();
    const { status, get } = await importBundle(bundleOf([['refs/heads/main', id]], [id]));
    expect(status).toMatchObject({
      ...{ import_status: 'failed' },
      import_error: 'The repository of the archive holds something that is not valid',
    });
    expect((await get()).body).toMatchObject({ empty_repo: true });
  });

  const broken: readonly (readonly [string, () => Buffer])[] = [
    ['names what is not in it', () => bundleOf([['refs/heads/main', 'f'.repeat(40)]], [first])],
    [
      'lacks what it needs',
      () => {
        const whole = bundleOf([['refs/heads/main', second]], [second, `^${first}`]);
        return whole;
      },
    ],
    [
      'says that it is not whole',
      () => {
        const text = `# v2 git bundle\n-${first} First\n${second} refs/heads/main\n\n`;
        return Buffer.concat([Buffer.from(text), packBehind(bundleOf([], [second]))]);
      },
    ],
    [
      'is of another kind of ids',
      () =>
        Buffer.concat([
          Buffer.from(`# v3 git bundle\n@object-format=sha256\n${first} refs/heads/main\n\n`),
          packBehind(bundleOf([], [first])),
        ]),
    ],
    ['is cut', () => bundleOf([['refs/heads/main', second]], [second]).subarray(0, -30)],
    ['is something else', () => Buffer.from('no bundle at all')],
  ];

  it.each(broken)('that %s makes nothing, and says so', async (_, make) => {
    const { status, get } = await importBundle(make());
    expect(status.import_status).toBe('failed');
    expect(status.import_error).toMatch(/^The repository of the archive/);
    expect(status.import_error).not.toContain(dataDir);
    expect((await get()).body).toMatchObject({ empty_repo: true });
  });

  it('with headers that come again behind the committer is read as git reads it', async () => {
    const id = forged([
      ...[`tree ${tree}`, `parent ${first}`, `author ${ann}`, `committer ${ann}`],
      ...[`tree ${otherTree}`, `parent ${other}`, `committer ${mallory}`],
    ]);
    const { status, get } = await importBundle(bundleOf([['refs/heads/main', id]], [id, other]));
    expect(status.import_status).toBe('finished');
    expect((await get('/repository/commits/main')).body).toMatchObject({ parent_ids: [first] });
    const files = (await get('/repository/tree')).body as { name: string }[];
    expect(files.map(({ name }) => name)).toEqual(['README.md']);
    const commits = (await get('/repository/commits')).body as { id: string }[];
    expect(commits.map((commit) => commit.id)).toEqual([id, first]);
  });

  it('with a link in its tree shows the link, and nothing behind it', async () => {
    const id = commitOf(
      run(['mktree'], `120000 blob ${link}\tHEAD\n120000 blob ${link}\tREADME.md\n`),
    );
    const { status, get } = await importBundle(bundleOf([['refs/heads/main', id]], [id]));
    expect(status.import_status).toBe('finished');
    for (const name of ['HEAD', 'README.md']) {
      const file = await get(`/repository/files/${name}/raw?ref=main`);
      expect(file.bytes.toString()).toBe('/etc/passwd');
    }
  });
});

/** The pack of a bundle. */
const packBehind = (bundle: Buffer) => bundle.subarray(bundle.indexOf('\n\n') + 2);
