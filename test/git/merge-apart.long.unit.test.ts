import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createObject } from '#src/git/host/loose-objects.ts';
import { mergeApart } from '#src/git/host/merge-apart.ts';
import { ObjectReader } from '#src/git/host/object-reader.ts';
import { TreeReader } from '#src/git/host/tree-reader.ts';
import { isLong } from '#test/support/long.ts';
import { startWorld, type TestRepository, type World } from './support.ts';

/** Mode and content of each file; a submodule's content is the id of its commit. */
type Files = Readonly<Record<string, string | { readonly mode: string; readonly content: string }>>;

let world: World;
let made: TestRepository;
let reader: ObjectReader;
beforeAll(async () => {
  world = startWorld();
  made = await world.emptyRepository();
  reader = new ObjectReader(made.directory, 30_000);
});
afterAll(async () => {
  await reader.close();
  await world.close();
});

/** Three commits, two upon the first. */
function commitAll(base: Files, ours: Files, theirs: Files): void {
  const commit = (name: string, files: Files, from?: string) =>
    [
      `commit refs/heads/${name}`,
      'committer Ada Example <ada@example.com> 1650000000 +0000',
      'data 0',
      ...(from === undefined ? [] : [`from refs/heads/${from}`]),
      'deleteall',
      ...Object.entries(files).flatMap(([path, file]) => {
        const { mode, content } =
          typeof file === 'string' ? { mode: '100644', content: file } : file;
        if (mode === '160000') return [`M ${mode} ${content} ${path}`];
        return [`M ${mode} inline ${path}`, `data ${Buffer.byteLength(content)}`, content];
      }),
      '',
    ].join('\n');
  made.cliBytes(
    ['fast-import', '--quiet', '--force'],
    commit('base', base) + commit('ours', ours, 'base') + commit('theirs', theirs, 'base'),
  );
}

async function mergeHere(): Promise<string | null> {
  const trees = new TreeReader();
  const treeOf = (branch: string) => made.cli('rev-parse', `${branch}^{tree}`);
  return mergeApart(
    {
      read: (id) => trees.entries(reader, id),
      write: async (tree) => (await createObject('tree', tree)).id,
    },
    { base: treeOf('base'), ours: treeOf('ours'), theirs: treeOf('theirs') },
  );
}

/** The tree that git makes of it, null for a conflict. */
function mergeByGit(): string | null {
  const args = ['merge-tree', '--write-tree', '--no-messages', 'ours', 'theirs'];
  const { status, stdout } = spawnSync('git', ['--git-dir', made.directory, ...args], {
    encoding: 'utf8',
  });
  expect([0, 1]).toContain(status);
  return status === 0 ? stdout.trim() : null;
}

const base = { 'a/f': '1', 'a/b/g': '2', 'c/h': '3', i: '4' };

describe('merging without git', () => {
  it.each<[string, Files, Files]>([
    ['files in different folders', { ...base, 'a/n': 'x' }, { ...base, 'c/h': 'y' }],
    ['files in one folder', { ...base, 'a/n': 'x' }, { ...base, 'a/o': 'y', 'a/f': 'z' }],
    ['a folder that both make', { ...base, 'n/x': 'x' }, { ...base, 'n/y': 'y' }],
    ['the same on both sides', { ...base, i: 'x', 'n/x': 'x' }, { ...base, i: 'x', 'n/y': 'y' }],
    ['what may be run', { ...base, i: { mode: '100755', content: '4' } }, { ...base, n: 'x' }],
  ])('comes to what git comes to for %s', async (_, ours, theirs) => {
    commitAll(base, ours, theirs);
    const merged = await mergeHere();
    expect(merged).not.toBeNull();
    expect(merged).toBe(mergeByGit());
  });

  const { i: _gone, ...without } = base;
  const { 'a/b/g': moved, ...others } = base;
  it.each<[string, Files, Files]>([
    ['one file that both change', { ...base, i: 'x' }, { ...base, i: 'y' }],
    ['one file that both add', { ...base, n: 'x' }, { ...base, n: 'y' }],
    ['a file that one deletes', without, { ...base, n: 'x' }],
    ['a file that one moves', { ...base, n: 'x' }, { ...others, 'a/m': moved }],
    ['the same moved by both', { ...others, 'a/m': moved }, { ...others, 'a/m': moved, n: 'x' }],
    ['a file where the other has a folder', { ...base, n: 'x' }, { ...base, 'n/x': 'y' }],
    [
      'a file that becomes a link',
      { ...base, i: { mode: '120000', content: 'c' } },
      { ...base, n: 'x' },
    ],
    ['a folder that becomes a file', { 'a/f': '1', 'a/b': 'x', 'c/h': '3', i: '4' }, base],
  ])('is left to git for %s', async (_, ours, theirs) => {
    commitAll(base, ours, { ...theirs, 'a/other': 'z' });
    expect(await mergeHere()).toBeNull();
  });

  it('is left to git where it takes many trees', async () => {
    const many = (content: string) =>
      Object.fromEntries(Array.from({ length: 80 }, (_, at) => [`d${at}/f`, content]));
    commitAll(many('1'), { ...many('2'), n: 'x' }, { ...many('1'), o: 'y' });
    expect(await mergeHere()).toBe(mergeByGit());
    const more = (content: string) => ({
      ...many(content),
      ...Object.fromEntries(Array.from({ length: 80 }, (_, at) => [`e${at}/f`, content])),
    });
    commitAll(more('1'), { ...more('2'), n: 'x' }, { ...more('1'), o: 'y' });
    expect(await mergeHere()).toBeNull();
  });

  const path = fc.constantFrom('f', 'g', 'a', 'a/f', 'a/g', 'a/b/f', 'a/b/g', 'c/f', 'c/d/f');
  const content = fc.constantFrom('one\n', 'two\n', 'one\ntwo\nthree\nfour\n');
  const files = fc.dictionary(path, content, { maxKeys: 6 });
  const changes = fc.array(fc.record({ path, content: fc.option(content, { freq: 4 }) }), {
    maxLength: 4,
  });

  function changed(
    before: Files,
    side: readonly { path: string; content: string | null }[],
  ): Files {
    const after: Record<string, Files[string]> = { ...before };
    for (const { path, content } of side) {
      for (const other of Object.keys(after)) {
        // A folder takes the place of a file, and a file that of a folder.
        if (path.startsWith(`${other}/`) || other.startsWith(`${path}/`)) delete after[other];
      }
      if (content === null) delete after[path];
      else after[path] = content;
    }
    return after;
  }

  it('never comes to anything else than git, whatever both sides did', async () => {
    const numRuns = isLong ? 150 : 40;
    let decided = 0;
    await fc.assert(
      fc.asyncProperty(files, changes, changes, async (start, one, other) => {
        const before = changed(
          {},
          Object.entries(start).map(([path, content]) => ({ path, content })),
        );
        commitAll(before, changed(before, one), changed(before, other));
        const merged = await mergeHere();
        if (merged === null) return;
        decided += 1;
        expect(merged).toBe(mergeByGit());
      }),
      { numRuns, seed: 7 },
    );
    expect(decided).toBeGreaterThan(numRuns / 5);
  });
});
