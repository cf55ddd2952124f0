import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GitFailure, MergeConflict } from '#src/git/errors.ts';
import { readBranchHead } from '#src/git/reading/branches.ts';
import { makeMergeCommit, mergesCleanly } from '#src/git/writing/merge-commits.ts';
import { formatRequestRef, updateRefs } from '#src/git/writing/refs.ts';
import { isLong } from '#test/support/long.ts';
import { ada, create, startWorld, update, type TestRepository, type World } from './support.ts';

let world: World;
beforeAll(() => {
  world = startWorld();
});
afterAll(() => world.close());

interface Entry {
  readonly mode: string;
  readonly content: string;
}

type Files = Readonly<Record<string, Entry | string>>;

/** Creates each of these commits by its mark, with its parents by their marks; paths are bytes written as latin1. */
function commitsOf(
  made: TestRepository,
  commits: readonly { files: Files; parents: readonly number[]; date?: number }[],
): string[] {
  const lines = commits.map(({ files, parents: [first, ...others], date = 1_650_000_000 }, at) =>
    [
      'reset refs/heads/made',
      `commit refs/heads/made`,
      `mark :${at + 1}`,
      `committer Ada <ada@example.com> ${date} +0000`,
      'data 0',
      ...(first === undefined ? [] : [`from :${first + 1}`]),
      ...others.map((parent) => `merge :${parent + 1}`),
      'deleteall',
      ...Object.entries(files).flatMap(([path, entry]) => {
        const { mode, content } =
          typeof entry === 'string' ? { mode: '100644', content: entry } : entry;
        const quoted = `"${path.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`;
        if (mode === '160000') return [`M ${mode} ${content} ${quoted}`];
        return [`M ${mode} inline ${quoted}`, `data ${content.length}`, content];
      }),
      `get-mark :${at + 1}`,
      '',
    ].join('\n'),
  );
  const args = ['fast-import', '--quiet', '--force'];
  const output = made.cliBytes(args, Buffer.from(lines.join(''), 'latin1'));
  return output.toString().trim().split('\n');
}

/** The tree that git makes of it; null for a conflict. */
function mergeByGit({ cli }: TestRepository, ours: string, theirs: string): string | null {
  try {
    return cli('merge-tree', '--write-tree', '--no-messages', ours, theirs);
  } catch {
    return null;
  }
}

async function mergeHere(
  { repository, cli }: TestRepository,
  target: string,
  source: string,
): Promise<string | null> {
  const clean = await mergesCleanly(repository, { ours: target, theirs: source });
  const heads = { target, source };
  const people = { author: ada, committer: ada };
  const id = await makeMergeCommit(repository, { ...heads, message: 'Merge', ...people }).catch(
    (error: unknown) => {
      if (error instanceof MergeConflict) return null;
      throw error;
    },
  );
  expect(id !== null).toBe(clean);
  return id === null ? null : cli('rev-parse', `${id}^{tree}`);
}

/** A tree of some hundred bytes: ten folders in each of ten folders, ten times. */
function plantBomb({ cliBytes }: TestRepository, content: string): string {
  const store = (args: string[], input: string) => cliBytes(args, input).toString().trim();
  let id = store(['hash-object', '-w', '--stdin'], content);
  for (let level = 0; level < 10; level += 1) {
    const kind = level === 0 ? '100644 blob' : '040000 tree';
    const entries = Array.from({ length: 10 }, (_, name) => `${kind} ${id}\t${name}\n`);
    id = store(['mktree'], entries.join(''));
  }
  return id;
}

const link = (content: string): Entry => ({ mode: '120000', content });
const module = (digit: string): Entry => ({ mode: '160000', content: digit.repeat(40) });
const lines = (first: string, last = '') => `${first}\n${'same\n'.repeat(10)}${last}\n`;
const thousands = (folder: string, count: number, text: (number: number) => string) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, number) => [`${folder}/f-${number}`, text(number)]),
  );

const odd: readonly (readonly [string, Files, Files, Files])[] = [
  ['binaries', { b: 'a\0b' }, { b: 'a\0c' }, { b: 'a\0d' }],
  ['binaries that one side changed', { b: 'a\0b' }, { b: 'a\0c' }, { b: 'a\0b', c: '1' }],
  ['links', { l: link('a') }, { l: link('b') }, { l: link('c') }],
  ['a link and a file', { l: link('a') }, { l: 'a' }, { l: link('c') }],
  ['modules', { m: module('1') }, { m: module('2') }, { m: module('3') }],
  [
    'a module that one side moved',
    { m: module('1') },
    { m: module('2') },
    { m: module('1'), x: '' },
  ],
  ['a module and a folder', { x: '' }, { m: module('1') }, { 'm/f': '1' }],
  ['a file and a folder', { x: '' }, { m: '1' }, { 'm/f': '1' }],
  ['modes', { f: '1' }, { f: { mode: '100755', content: '1' } }, { f: '2' }],
  ['a file gone and changed', { f: lines('1') }, {}, { f: lines('2') }],
  ['a file moved and changed', { f: lines('1') }, { g: lines('1') }, { f: lines('1', '2') }],
  ['a file moved to two places', { f: lines('1') }, { g: lines('1') }, { h: lines('1') }],
  ['names that are no text', { 'n\xe9': '1' }, { 'n\xe9': '2' }, { 'n\xe9': '3' }],
  ['a line break in a name', { 'a\nb': '1' }, { 'a\nb': '2' }, { 'a\nb': '3' }],
  ['names like answers', { '1': 'x' }, { '1': 'y', '0': 'a' }, { '1': 'z', '0': 'b' }],
  ['no end of line', { f: 'a\nb' }, { f: 'a\nb\n' }, { f: 'a\nc' }],
  ['the same on both sides', { f: '1' }, { f: '2', g: '1' }, { f: '2', h: '1' }],
];

describe('merges of odd things', () => {
  it.each(odd)('come to what git comes to: %s', async (_, base, ours, theirs) => {
    const made = await world.emptyRepository();
    const [, one = '', other = ''] = commitsOf(made, [
      { files: base, parents: [] },
      { files: ours, parents: [0] },
      { files: theirs, parents: [0] },
    ]);
    expect(await mergeHere(made, one, other)).toBe(mergeByGit(made, one, other));
    expect(await mergeHere(made, other, one)).toBe(mergeByGit(made, other, one));
  });

  it('find files that moved by the thousand', async () => {
    const made = await world.emptyRepository();
    const text = (number: number) => lines(`file ${number}`);
    const [, one = '', other = ''] = commitsOf(made, [
      { files: thousands('here', 3000, text), parents: [] },
      { files: thousands('there', 3000, text), parents: [0] },
      {
        files: { ...thousands('here', 3000, text), 'here/f-7': lines('file 7', 'more') },
        parents: [0],
      },
    ]);
    const tree = await mergeHere(made, one, other);
    expect(tree).toBe(mergeByGit(made, one, other));
    expect(made.cli('cat-file', 'blob', `${tree}:there/f-7`)).toContain('more');
  });

  it('conflict in thousands of files, and go on', async () => {
    const made = await world.emptyRepository();
    const [, one = '', other = '', fine = ''] = commitsOf(made, [
      { files: thousands('a long name of a folder', 5000, () => 'base'), parents: [] },
      { files: thousands('a long name of a folder', 5000, () => 'one'), parents: [0] },
      { files: thousands('a long name of a folder', 5000, () => 'other'), parents: [0] },
      { files: thousands('a long name of a folder', 4999, () => 'base'), parents: [0] },
    ]);
    expect(await mergeHere(made, one, other)).toBeNull();
    expect(await mergeHere(made, one, fine)).toBe(mergeByGit(made, one, fine));
  });

  it('end with an answer where trees stand for billions of files', async () => {
    const made = await world.emptyRepository();
    const base = await made.commit('base', [create('f', '1')]);
    const bombs = ['one', 'other'].map((content) => {
      const tree = plantBomb(made, content);
      return made.cli('commit-tree', tree, '-p', base, '-m', content);
    });
    const [one = '', other = ''] = bombs;
    const answer = await mergesCleanly(made.repository, { ours: one, theirs: other }).catch(
      (error: unknown) => error,
    );
    expect(answer instanceof GitFailure || answer === false).toBe(true);
    const next = await made.commit('next', [update('f', '2')]);
    expect(await mergesCleanly(made.repository, { ours: base, theirs: next })).toBe(true);
  });
});

describe('merges of tangled histories', () => {
  it('come to what git comes to, whatever the dates', async () => {
    const file = fc.constantFrom('a', 'b', 'dir/c', 'dir/d', 'e');
    const step = fc.record({
      parents: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 2 }),
      file,
      text: fc.constantFrom('x', 'y', 'z'),
      date: fc.integer({ min: 0, max: 5 }),
    });
    const outcomes = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
        const made = await world.emptyRepository();
        const files: Record<string, string>[] = [{ a: lines('a'), 'dir/c': lines('c') }];
        const commits = [
          { files: files[0] ?? {}, parents: [] as number[], date: 1_650_000_003 },
          ...steps.map(({ parents, file, text, date }, index) => {
            const before = [...new Set(parents.map((back) => Math.max(0, index + 1 - back)))];
            // A merge takes what its first parent has, whatever the other one brought.
            const now = { ...files[before[0] ?? 0], [file]: lines(text, file) };
            files.push(now);
            return { files: now, parents: before, date: 1_650_000_000 + date };
          }),
        ];
        const ids = commitsOf(made, commits);
        const [one = '', other = ''] = ids.slice(-2);
        for (const [ours, theirs] of [
          [one, other],
          [ids[Math.floor(ids.length / 2)] ?? '', other],
        ] as const) {
          const tree = await mergeHere(made, ours, theirs);
          expect(tree).toBe(mergeByGit(made, ours, theirs));
          outcomes.add(tree === null ? 'conflict' : 'clean');
        }
      }),
      { numRuns: isLong ? 40 : 12, seed: 3 },
    );
    expect([...outcomes].toSorted()).toEqual(['clean', 'conflict']);
  });
});

describe('two merges into one branch at once', () => {
  it('both are made, and one of them loses the branch', async () => {
    const made = await world.emptyRepository();
    const base = await made.commit('base', [create('f', '1')]);
    const sources: string[] = [];
    for (const name of ['one', 'other']) {
      made.cli('update-ref', `refs/heads/${name}`, base);
      sources.push(await made.commit(name, [create(name, name)], name));
    }
    const merge = async (source: string, iid: number) => {
      const heads = { target: base, source };
      const people = { author: ada, committer: ada };
      const id = await makeMergeCommit(made.repository, { ...heads, message: 'M', ...people });
      await updateRefs(made.repository, [
        { ref: 'refs/heads/main', from: base, to: id },
        { ref: formatRequestRef(iid, 'merge'), to: id },
      ]);
      return id;
    };
    const done = await Promise.allSettled(sources.map((source, at) => merge(source, at + 1)));
    const won = done.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    const lost = done.flatMap((each) =>
      each.status === 'rejected' ? [each.reason as unknown] : [],
    );
    expect(won).toEqual([await readBranchHead(made.repository, 'main')]);
    expect(lost).toMatchObject([{ name: 'BranchMoved', subject: 'main' }]);
    expect(made.cli('for-each-ref', '--format=%(objectname)', 'refs/merge-requests/')).toBe(won[0]);
  });
});
