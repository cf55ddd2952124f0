import { readFileStats } from '#src/git/reading/file-stats.ts';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { diffCommit, diffTrees } from '#src/git/reading/diff.ts';
import { readCommit } from '#src/git/reading/log.ts';
import { unquotePath } from '#src/git/formats/quoted-path.ts';
import { hostProcessOf } from '#test/support/git-host.ts';
import { childrenOf } from '#test/support/process.ts';
import { until } from '#test/support/waiting.ts';
import { create, startWorld, update, type TestRepository, type World } from './support.ts';

let world: World;
beforeAll(() => {
  world = startWorld();
});
afterAll(() => world.close());

async function changed({ repository }: TestRepository, id: string) {
  return diffCommit(repository, await readCommit(repository, id));
}

/** A commit with these entries of `git mktree`, a line each. */
function treeCommit({ cli, cliBytes }: TestRepository, entries: string, parent?: string): string {
  const tree = cliBytes(['mktree'], entries).toString().trim();
  return cli('commit-tree', tree, ...(parent === undefined ? [] : ['-p', parent]), '-m', 'tree');
}

const blob = ({ cliBytes }: TestRepository, content: string | Buffer) =>
  cliBytes(['hash-object', '-w', '--stdin'], content).toString().trim();

describe('diffTrees', () => {
  it('takes files for one that was renamed where they have three tenths in common', async () => {
    const made = await world.emptyRepository();
    const line = (number: number) => `line ${number} of what was written of the kiln\n`;
    const text = (kept: number, others = 100) =>
      Array.from({ length: 40 }, (_, at) => line(at < kept ? at : at + others)).join('');
    await made.commit('one', [create('old.txt', text(40))]);
    const near = await made.commit('two', [
      { action: 'delete', path: 'old.txt' },
      create('near.txt', text(18)),
    ]);
    expect((await changed(made, near)).files).toMatchObject([{ change: 'renamed' }]);
    const before = made.cli('rev-parse', `${near}^`);
    expect(await readFileStats(made.repository, before, near)).toHaveLength(1);
    const far = await made.commit('three', [
      { action: 'delete', path: 'near.txt' },
      create('far.txt', text(4, 500)),
    ]);
    const changes = (await changed(made, far)).files.map(({ change }) => change);
    expect(changes.toSorted()).toEqual(['added', 'deleted']);
  });

  it('tells what is added, changed, moved, deleted, and what changed its mode', async () => {
    const made = await world.emptyRepository();
    const first = await made.commit('one', [
      create('a.txt', 'one\ntwo\nthree\n'),
      create('moved.txt', 'a\nb\nc\nd\ne\nf\ng\nh\n'),
      create('gone.txt', 'bye'),
      create('tool', '#!'),
    ]);
    const second = await made.commit('two', [
      update('a.txt', 'one\n2\nthree\n'),
      { action: 'move', path: 'to/here.txt', previousPath: 'moved.txt' },
      { action: 'delete', path: 'gone.txt' },
      { action: 'chmod', path: 'tool', executable: true },
      create('new.txt', ''),
    ]);
    const whole = { binary: false, extent: 'whole' };
    const names = (path: string) => ({ oldPath: path, newPath: path, ...whole });
    const modes = (oldMode: string, newMode: string) => ({ oldMode, newMode });
    expect(await changed(made, second)).toEqual({
      overflow: false,
      files: [
        {
          ...names('a.txt'),
          ...modes('100644', '100644'),
          change: 'modified',
          patch: '@@ -1,3 +1,3 @@\n one\n-two\n+2\n three\n',
        },
        {
          ...names('gone.txt'),
          ...modes('100644', '0'),
          change: 'deleted',
          patch: '@@ -1 +0,0 @@\n-bye\n\\ No newline at end of file\n',
        },
        { ...names('new.txt'), ...modes('0', '100644'), change: 'added', patch: '' },
        {
          ...whole,
          oldPath: 'moved.txt',
          newPath: 'to/here.txt',
          ...modes('100644', '100644'),
          change: 'renamed',
          patch: '',
        },
        { ...names('tool'), ...modes('100644', '100755'), change: 'modified', patch: '' },
      ],
    });
    expect((await changed(made, first)).files.map(({ change }) => change)).toEqual(
      Array(4).fill('added'),
    );
    const some = await diffTrees(made.repository, first, second, { paths: ['to', 'a.txt'] });
    expect(some.files.map(({ newPath }) => newPath)).toEqual(['a.txt', 'to/here.txt']);
    const bare = await diffTrees(made.repository, first, second, { context: 0, paths: ['a.txt'] });
    expect(bare.files[0]?.patch).toBe('@@ -2 +2 @@ one\n-two\n+2\n');
  });

  it('takes lines of content for nothing else, whatever they say', async () => {
    const made = await world.emptyRepository();
    const lines = 'diff --git a/x b/x\n@@ -1 +1 @@\n\nBinary files a and b differ\n-- \n';
    await made.commit('one', [create('f', lines), create('g', '1\n')]);
    const id = await made.commit('two', [update('f', `${lines}${lines}`), update('g', '2\n')]);
    const { files } = await changed(made, id);
    expect(files.map(({ newPath }) => newPath)).toEqual(['f', 'g']);
    expect(files[0]?.patch.split('\n').filter((line) => line.startsWith('+'))).toEqual([
      '+diff --git a/x b/x',
      '+@@ -1 +1 @@',
      '+',
      '+Binary files a and b differ',
      '+-- ',
    ]);
    expect(files[1]?.patch).toBe('@@ -1 +1 @@\n-1\n+2\n');
  });

  it('says of binary files that they differ, and shows what is not UTF-8 with marks', async () => {
    const made = await world.emptyRepository();
    await made.commit('one', [create('b', Buffer.from([0, 1])), create('latin', 'x\n')]);
    const id = await made.commit('two', [
      update('b', Buffer.from([0, 2])),
      update('latin', Buffer.from([0xe9, 0x0a])),
    ]);
    expect((await changed(made, id)).files).toMatchObject([
      { binary: true, patch: 'Binary files a/b and b/b differ\n' },
      { binary: false, patch: '@@ -1 +1 @@\n-x\n+\ufffd\n' },
    ]);
  });

  it('reads names with control characters, quotes, and what is not UTF-8', async () => {
    const made = await world.emptyRepository();
    const id = blob(made, 'x\n');
    const names = ['tab\tname', 'line\nbreak', 'quo"te', 'back\\slash', 'ümlaut'];
    const listed = names.map((name) => `100644 blob ${id}\t${name}\0`).join('');
    const entries = Buffer.concat([
      Buffer.from(listed),
      Buffer.from(`100644 blob ${id}\t`),
      Buffer.from([0x6c, 0xe9, 0]),
    ]);
    const tree = made.cliBytes(['mktree', '-z'], entries).toString().trim();
    const commit = made.cli('commit-tree', tree, '-m', 'names');
    const { files } = await changed(made, commit);
    expect(files.map(({ newPath }) => newPath).sort()).toEqual([...names, 'l\ufffd'].sort());
    expect(files.every(({ patch }) => patch === '@@ -0,0 +1 @@\n+x\n')).toBe(true);
    expect(unquotePath('"a\\303\\251"')).toHaveLength(3);
  });

  it('tells links, submodules, and files that become one', async () => {
    const made = await world.emptyRepository();
    const [id, target] = [blob(made, 'text\n'), blob(made, 'text')];
    const module = 'c'.repeat(40);
    const first = treeCommit(made, `100644 blob ${id}\tf\n100644 blob ${id}\tg\n`);
    const second = treeCommit(
      made,
      `120000 blob ${target}\tf\n100644 blob ${target}\tg\n160000 commit ${module}\tmodule\n`,
      first,
    );
    expect((await changed(made, second)).files).toMatchObject([
      {
        newPath: 'f',
        oldMode: '100644',
        newMode: '120000',
        change: 'modified',
        patch: '@@ -1 +0,0 @@\n-text\n@@ -0,0 +1 @@\n+text\n\\ No newline at end of file\n',
      },
      { newPath: 'g', patch: '@@ -1 +1 @@\n-text\n+text\n\\ No newline at end of file\n' },
      {
        newPath: 'module',
        newMode: '160000',
        patch: `@@ -0,0 +1 @@\n+Subproject commit ${module}\n`,
      },
    ]);
  });

  it('shows no patch that is too large, and the others all the same', async () => {
    const made = await world.emptyRepository();
    const id = await made.commit('large', [
      create('a', 'small\n'),
      create('b', 'x'.repeat(150 * 1024)),
      create('c', 'line\n'.repeat(50_000)),
      create('d', 'small\n'),
    ]);
    const { files } = await changed(made, id);
    expect(files.map(({ extent }) => extent)).toEqual(['whole', 'collapsed', 'too-large', 'whole']);
    expect(files.map(({ patch }) => patch.length)).toEqual([21, 0, 0, 21]);
  });

  it('reads past a line that does not end, and not at all what is larger than any text', async () => {
    const made = await world.emptyRepository();
    const id = await made.commit('long', [
      create('line', Buffer.alloc(24 * 1024 * 1024, 'x')),
      create('file', Buffer.alloc(51 * 1024 * 1024, 'line\n')),
      create('small', 'x\n'),
    ]);
    expect((await changed(made, id)).files).toMatchObject([
      { newPath: 'file', binary: true, patch: 'Binary files /dev/null and b/file differ\n' },
      { newPath: 'line', extent: 'too-large', patch: '' },
      { newPath: 'small', extent: 'whole', patch: '@@ -0,0 +1 @@\n+x\n' },
    ]);
  });

  it('tells the first of very many files, and stops showing after very many lines', async () => {
    const made = await world.emptyRepository();
    const many = Array.from({ length: 1100 }, (_, number) =>
      create(`f${String(number).padStart(4, '0')}`, `${'x\n'.repeat(60)}`),
    );
    const { files, overflow } = await changed(made, await made.commit('many', many));
    expect(overflow).toBe(true);
    expect(files).toHaveLength(1000);
    const shown = files.filter(({ extent }) => extent === 'whole').length;
    expect(shown).toBeGreaterThan(800);
    expect(shown).toBeLessThan(850);
    expect(files.at(-1)).toMatchObject({ extent: 'collapsed', patch: '', change: 'added' });
  });

  it('gives as many of the first files their patches as are asked for, and all of them later', async () => {
    const made = await world.emptyRepository();
    const names = ['a', 'b', 'c', 'd'];
    const from = await made.commit('one', [...names.map((name) => create(name, '1\n'))]);
    const to = await made.commit('two', [...names.map((name) => update(name, '2\n'))]);
    const shown = async (first?: number) => {
      const { files } = await diffTrees(made.repository, from, to, { first });
      return files.map(({ newPath, patch, extent }) => [newPath, patch === '' ? extent : patch]);
    };
    const patch = '@@ -1 +1 @@\n-1\n+2\n';
    expect(await shown(2)).toEqual([
      ...[
        ['a', patch],
        ['b', patch],
      ],
      ...[
        ['c', 'collapsed'],
        ['d', 'collapsed'],
      ],
    ]);
    expect(await shown()).toEqual(names.map((name) => [name, patch]));
    expect(await shown(2)).toEqual(names.map((name) => [name, patch]));
  });

  it('shows the first files as the whole diff does, whatever kinds of changes there are', async () => {
    const made = await world.emptyRepository();
    const text = Array.from({ length: 20 }, (_, line) => `line ${line} of the kiln\n`).join('');
    const [one, two, whole, near, binary, other] = [
      ...['1\n', '2\n', text, `${text}more\n`, Buffer.from([0, 1]), Buffer.from([0, 2])],
    ].map((content) => blob(made, content));
    const old = [
      ...[`100644 blob ${one}\tbinary-from-text`, `100644 blob ${binary}\tbinary`],
      ...[`100644 blob ${one}\tgone`, `100644 blob ${one}\tlink`, `100644 blob ${two}\tmode`],
      ...[`160000 commit ${'1'.repeat(40)}\tmodule`, `100644 blob ${whole}\tzz-old`],
    ];
    const fresh = [
      ...[`100644 blob ${binary}\tbinary-from-text`, `100644 blob ${other}\tbinary`],
      ...[`120000 blob ${two}\tlink`, `100755 blob ${two}\tmode`],
      ...[`160000 commit ${'2'.repeat(40)}\tmodule`, `100644 blob ${near}\tan-old-one`],
      ...[`100644 blob ${blob(made, 'a new one')}\tzzz new`],
    ];
    const from = treeCommit(made, `${old.join('\n')}\n`);
    const to = treeCommit(made, `${fresh.join('\n')}\n`, from);
    const read = async (first?: number) =>
      (await diffTrees(made.repository, from, to, { first })).files;
    const pages = [];
    for (let first = 1; first < 12; first += 1) pages.push({ first, files: await read(first) });
    const all = await read();
    expect(all.map(({ change }) => change).toSorted()).toEqual([
      ...['added', 'deleted', 'modified', 'modified', 'modified', 'modified', 'modified'],
      'renamed',
    ]);
    const listed = all.map(({ patch: _, binary: __, extent: ___, ...file }) => file);
    for (const { first, files } of pages) {
      expect(files.slice(0, first)).toEqual(all.slice(0, first));
      expect(files).toMatchObject(listed);
    }
  });

  it('lists the same files where the lines of later ones take git too long', async () => {
    const own = startWorld({ comparingSeconds: 1 });
    onTestFinished(() => own.close());
    const made = await own.emptyRepository();
    const lines = (count: number, line: (number: number) => number | string) =>
      blob(made, Array.from({ length: count }, (_, number) => `${line(number)}\n`).join(''));
    // Five thousand words over and over, in an order that tells git nothing.
    const slow = (step: number) => lines(1_200_007, (at) => ((at * step) % 1_200_007) % 5_000);
    const entries = (first: string, name: string, second: string, third: string) =>
      `100644 blob ${first}\ta\n100644 blob ${second}\t${name}\n100644 blob ${third}\tslow\n`;
    const near = (word: string) =>
      lines(3_000, (at) => `line ${at} of the ${at % 2 === 0 ? word : 'kiln'}`);
    const from = treeCommit(made, entries(blob(made, 'a'), 'b', near('ash'), slow(7_919)));
    const to = treeCommit(
      made,
      entries(
        lines(20_000, () => 'b'),
        'c',
        near('clay'),
        slow(104_729),
      ),
      from,
    );
    const read = async (first?: number) =>
      (await diffTrees(made.repository, from, to, { first })).files;
    const [start, all] = [await read(1), await read()];
    expect(start[0]).toMatchObject({ extent: 'whole' });
    expect(all.map(({ newPath, extent }) => [newPath, extent])).toEqual([
      ...[
        ['a', 'collapsed'],
        ['c', 'collapsed'],
      ],
      ['slow', 'collapsed'],
    ]);
    expect(start.map(({ newPath }) => newPath)).toEqual(all.map(({ newPath }) => newPath));
  });

  it('ends git behind the last of the files that are wanted', async () => {
    const made = await world.emptyRepository();
    const line = 'what was written of the kiln\n';
    const names = Array.from({ length: 400 }, (_, number) => `f${1000 + number}`);
    const to = await made.commit(
      'many',
      names.map((name) => create(name, `${name} ${line.repeat(1500)}`)),
    );
    const { files } = await diffTrees(made.repository, null, to, { first: 1 });
    expect(files).toHaveLength(400);
    await until(() => childrenOf(hostProcessOf(world.git), 'diff-tree').length === 0);
    expect((await diffTrees(made.repository, null, to, { first: 2 })).files[1]?.extent).toBe(
      'whole',
    );
  });

  it('takes a merge as what it brings to its first parent', async () => {
    const made = await world.emptyRepository();
    const base = await made.commit('base', [create('f', '1\n')]);
    const one = await made.commit('one', [create('g', '1\n')]);
    const other = made.cli('commit-tree', `${base}^{tree}`, '-p', base, '-m', 'other');
    const merge = made.cli('commit-tree', `${one}^{tree}`, '-p', other, '-p', one, '-m', 'merge');
    expect((await changed(made, merge)).files).toMatchObject([{ newPath: 'g', change: 'added' }]);
  });
});
