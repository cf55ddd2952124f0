import { describe, expect, it } from 'vitest';
import { parseFilePath, readPattern } from '#src/domains/code/code-owners/pattern.ts';
import { expectGrowth, itGrows, LINEAR } from '#test/support/growth.ts';

/** Pattern, paths that it matches, paths that it does not match. */
const table: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  ['*', ['README.md', 'a/b/c.md', '.hidden', 'a/.b'], []],
  [
    'README.md',
    ['README.md', 'docs/README.md', 'a/b/README.md'],
    ['README.md5', 'xREADME.md', 'readme.md', 'README.md/x'],
  ],
  ['/README.md', ['README.md'], ['docs/README.md']],
  ['*.rb', ['a.rb', 'lib/b.rb', '.rb'], ['a.rbx', 'rb', 'a.rb/b']],
  ['/*.rb', ['a.rb'], ['lib/b.rb']],
  ['/docs/', ['docs/a.md', 'docs/a/b/c.md', 'docs/.a'], ['docs', 'a/docs/b', 'docsx/a']],
  ['docs/', ['docs/a.md', 'a/docs/b.md', 'a/docs/b/c'], ['docs', 'docsx/a', 'a/docs']],
  ['/docs', ['docs'], ['docs/a']],
  ['/docs/*', ['docs/a', 'docs/.a'], ['docs/a/b', 'docs']],
  ['docs/*.md', ['docs/a.md', 'x/docs/a.md'], ['docs/x/a.md']],
  [
    '/docs/**/*.md',
    ['docs/a.md', 'docs/a/b.md', 'docs/a/b/c.md'],
    ['docs.md', 'x/docs/a.md', 'docs/a/b'],
  ],
  ['/docs/**/index.md', ['docs/index.md', 'docs/a/b/index.md'], ['docs/a/index.mdx']],
  ['/**/*', ['a', 'a/b', 'a/b/c'], []],
  ['**/lib', ['lib', 'a/lib', 'a/b/lib'], ['lib/a']],
  ['/a/**/b/**/c', ['a/b/c', 'a/x/b/c', 'a/b/x/y/c', 'a/x/b/b/y/c'], ['a/c', 'a/b', 'x/a/b/c']],
  ['/a/**', ['a/b', 'a/b/c', 'a'], ['b/a']],
  [
    'internal/README.md',
    ['internal/README.md', 'x/internal/README.md'],
    ['README.md', 'internal/x/README.md'],
  ],
  ['a**b', ['ab', 'axb', 'x/axxb'], ['a/b', 'ax/b']],
  ['a?c', ['abc', 'a.c', 'a☕c', 'x/abc'], ['ac', 'abbc', 'a/c']],
  ['[ab].txt', ['a.txt', 'x/b.txt'], ['c.txt', 'ab.txt', '[ab].txt']],
  ['[!ab].txt', ['c.txt'], ['a.txt', '.txt']],
  ['[^ab].txt', ['c.txt'], ['a.txt']],
  ['v[0-9].[0-9]', ['v1.2'], ['va.2', 'v10.2']],
  ['[]x].md', ['].md', 'x.md'], ['[.md']],
  ['[a-]x', ['ax', '-x'], ['bx']],
  ['[ab', ['[ab'], ['a', 'b']],
  ['a\\*b', ['a*b'], ['axb', 'a\\*b']],
  ['\\[a\\]', ['[a]'], ['a']],
  ['a\\', ['a\\'], ['a']],
  ['*a*b*', ['ab', 'xaxbx', 'aab'], ['ba', 'a/b']],
  ['a*b*c', ['abc', 'aXbXc', 'abbcc'], ['ac', 'acb', 'abcd']],
  ['*.*', ['a.b', 'a.b.c', '.'], ['a']],
  ['/kiln/*/glaze.md', ['kiln/a/glaze.md'], ['kiln/glaze.md', 'kiln/a/b/glaze.md']],
  ['/', ['a', 'a/b'], []],
];

describe.each(table)('the pattern %s', (pattern, some, others) => {
  const matches = (path: string) => readPattern(pattern).matches(parseFilePath(path));
  if (some.length > 0) it.each(some)('matches %s', (path) => expect(matches(path)).toBe(true));
  if (others.length > 0)
    it.each(others)('does not match %s', (path) => expect(matches(path)).toBe(false));
});

describe('hostile patterns', () => {
  const as = (letters: number) => 'a'.repeat(letters);
  const hostile: readonly (readonly [string, string, (letters: number) => string])[] = [
    ['many stars', `${'*a'.repeat(500)}b`, as],
    ['many sets', `${'*[ab]'.repeat(200)}c`, as],
    ['many folders', `/${'**/a/'.repeat(200)}b`, (letters) => 'a/'.repeat(letters / 2)],
    [
      'many folders with stars',
      `/${'**/*a*/'.repeat(140)}b`,
      (letters) => 'a/'.repeat(letters / 2),
    ],
    ['an open bracket', '['.repeat(1_000), as],
    ['backslashes', '\\'.repeat(1_000), as],
  ];
  itGrows.each(hostile)(
    'with %s are tried in time that grows with the path',
    async (_, text, path) => {
      const pattern = readPattern(text);
      await expectGrowth(LINEAR, 500, (letters) => {
        const file = parseFilePath(path(letters));
        return () => expect(pattern.matches(file)).toBe(false);
      });
    },
  );
});
