import { describe, expect, it } from 'vitest';
import { DiffFiles, type ShownDiff } from '#src/pages/diff.tsx';
import { findChangedRanges, computeDiffAnchor, readDiffRows } from '#src/pages/diff-rows.ts';

const changed = (diff: string, more: Partial<ShownDiff> = {}): ShownDiff => ({
  diff,
  old_path: 'a.txt',
  new_path: 'a.txt',
  a_mode: '100644',
  b_mode: '100644',
  new_file: false,
  renamed_file: false,
  deleted_file: false,
  ...more,
});

const render = async (props: Parameters<typeof DiffFiles>[0]) => String(await DiffFiles(props));
const patchOf = (lines: number) =>
  `@@ -0,0 +1,${lines} @@\n${Array.from({ length: lines }, (_, index) => `+line ${index}\n`).join('')}`;

describe('rows of a diff', () => {
  it('count the lines of both sides', () => {
    const rows = readDiffRows(
      '@@ -3,2 +3,2 @@ f()\n same\n-old\n+new\n\\ No newline at end of file\n',
    );
    expect(rows.map(({ kind, oldLine, newLine }) => [kind, oldLine, newLine])).toEqual([
      ['hunk', null, null],
      ['same', 3, 3],
      ['removed', 4, null],
      ['added', null, 4],
      ['note', null, null],
    ]);
  });

  it.each([
    ['const a = 1;', 'const b = 1;', 'a', 'b'],
    ['same', 'same', '', ''],
    ['  return x;', '  return x + y;', '', ' + y'],
  ])('mark what differs between %j and %j', (before, after, old, next) => {
    const [first, second] = findChangedRanges(before, after) ?? [];
    expect(before.slice(first?.from, first?.to)).toBe(old);
    expect(after.slice(second?.from, second?.to)).toBe(next);
  });

  it('mark nothing in lines that have little in common', () => {
    expect(findChangedRanges('alpha beta gamma', 'delta')).toBe(null);
  });
});

describe('a diff', () => {
  it('shows the text of people as text', async () => {
    const html = await render({
      files: [
        changed('@@ -1 +1 @@\n-<b onclick="x">\n+<b onclick="y">\u202e\n', {
          new_path: '"><script>.svg',
          old_path: '<img src=x>',
          renamed_file: true,
        }),
      ],
    });
    expect(html).not.toMatch(/<script|<img|<b /);
    expect(html).toContain('U+202E');
    expect(html).not.toContain('\u202e');
  });

  it('has an anchor for each line, and what stands below it', async () => {
    const html = await render({
      files: [changed('@@ -1 +1 @@\n-a\n+b\n')],
      below: ({ code, newLine }) => (newLine === 1 ? `note at ${code}` : null),
    });
    const code = `${computeDiffAnchor('a.txt')}_2_1`;
    expect(html).toContain(`id="${code}"`);
    expect(html.match(/note at \w+/g)).toEqual([`note at ${code}`]);
  });

  it('leaves out the lines of files behind its budget, and says where they are', async () => {
    const files = [changed(patchOf(100)), changed(patchOf(400), { new_path: 'b.txt' })];
    const html = await render({
      files,
      budget: 60_000,
      hrefOfDiff: ({ new_path }) => `/${new_path}`,
    });
    expect(html.length).toBeLessThan(60_000);
    expect(html).toContain('line 99');
    expect(html).toContain('href="/b.txt"');
  });

  it.each(['x', '<', '\u202e'])('stays within its size for a line of %j', async (letter) => {
    const line = letter.repeat(3000);
    const html = await render({ files: [changed(`@@ -0,0 +1,50 @@\n${`+${line}\n`.repeat(50)}`)] });
    expect(html.length).toBeLessThan(150_000);
  });
});
