import { describe, expect, it } from 'vitest';
import { matchOwningEntries } from '#src/domains/code/code-owners/owned.ts';
import { limits, parseCodeOwners } from '#src/domains/code/code-owners/parse.ts';
import { advanceAtEachLook, turnsDuring } from '#test/support/clock.ts';
import { expectGrowth, itGrows, LINEAR } from '#test/support/growth.ts';

/** One text for each entry: section, pattern and owners. */
function told(text: string): string[] {
  return parseCodeOwners(text).map(
    ({ section, optional, approvals, pattern, names, emails }) =>
      `${optional ? '^' : ''}[${section}][${approvals}] ${pattern.text} | ${[...names, ...emails].join(' ')}`,
  );
}

const table: readonly (readonly [string, string, readonly string[]])[] = [
  ['nothing', '', []],
  ['an entry', '*.rb @ruby', ['[codeowners][1] *.rb | ruby']],
  [
    'several owners',
    '*.rb  @a\t@group/sub b@example.com',
    ['[codeowners][1] *.rb | a group/sub b@example.com'],
  ],
  ['commas between them', '*.rb @a, @b,@c', ['[codeowners][1] *.rb | a b c']],
  ['an owner named twice', '* @a @a', ['[codeowners][1] * | a']],
  ['comments', '# all\n  # more\n* @a # and @b', ['[codeowners][1] * | a']],
  ['blank lines and line ends of others', '\r\n* @a\r\n\r\n', ['[codeowners][1] * | a']],
  ['a mark of the byte order', '\uFEFF* @a', ['[codeowners][1] * | a']],
  ['spaces in paths', 'path\\ with\\ spaces/ @a', ['[codeowners][1] path with spaces/ | a']],
  ['a path that begins with a hash', '\\#file @a', ['[codeowners][1] #file | a']],
  ['a path without owners', 'secret/', ['[codeowners][1] secret/ | ']],
  ['what is no owner', '* a @ @@developer x@ @b! @c', ['[codeowners][1] * | c']],
  ['a section', '[Docs]\n*.md @a', ['[Docs][1] *.md | a']],
  ['an optional section', '^[Docs]\n*.md @a', ['^[Docs][1] *.md | a']],
  ['a section with a number', '[Docs][2]\n*.md @a', ['[Docs][2] *.md | a']],
  ['no number', '[Docs][]\n*.md @a', ['[Docs][1] *.md | a']],
  ['the number nought', '[Docs][0]\n*.md @a', ['[Docs][1] *.md | a']],
  ['a number beyond all', `[Docs][${'9'.repeat(400)}]\n*.md @a`, ['[Docs][100] *.md | a']],
  ['default owners', '[Docs][2] @a @b\n*.md\n/x @c', ['[Docs][2] *.md | a b', '[Docs][2] /x | c']],
  ['default owners that end with their section', '[A] @a\n[B]\n*', ['[B][1] * | ']],
  [
    'sections of one name',
    '[Docs]\n*.md @a\n[Code]\n*.rb @b\n^[DOCS] @c\n*.txt',
    ['[Docs][1] *.md | a', '[Code][1] *.rb | b', '^[Docs][1] *.txt | c'],
  ],
  ['names with spaces', '[ Kiln and glaze ]\n* @a', ['[Kiln and glaze][1] * | a']],
  ['a set, which is no section', '[ab].txt @a', ['[codeowners][1] [ab].txt | a']],
  ['a section without a name', '[ ]\n* @a', ['[codeowners][1] [ | ', '[codeowners][1] * | a']],
  ['a section without an end', '[Docs @a', ['[codeowners][1] [Docs | a']],
];

describe('a code-owners file', () => {
  it.each(table)('may have %s', (_, text, entries) => expect(told(text)).toEqual(entries));

  it('is read as far as its limits', () => {
    const many = '/a @a\n'.repeat(limits.entries + 10);
    expect(parseCodeOwners(many)).toHaveLength(limits.entries);
    const comment = `#${'x'.repeat(limits.letters)}\n* @a`;
    expect(parseCodeOwners(comment)).toEqual([]);
    expect(told(`* @a\n${comment}`)).toEqual(['[codeowners][1] * | a']);
    expect(told(`${'x'.repeat(limits.patternLetters + 1)} @a\n* @b`)).toEqual([
      '[codeowners][1] * | b',
    ]);
    expect(told(`* @a ${'@b '.repeat(limits.lineLetters)}\n* @c`)).toEqual([
      '[codeowners][1] * | c',
    ]);
    const sections = Array.from({ length: limits.sections + 5 }, (_, at) => `[S${at}]\n`).join('');
    expect(parseCodeOwners(`[Last] @a\n${sections}* @b`)).toEqual([]);
    // Owners of a section count for each of its entries.
    const shared = `[Shared] ${Array.from({ length: 100 }, (_, at) => `@u${at}`).join(' ')}\n${'*\n'.repeat(limits.entries)}`;
    expect(parseCodeOwners(shared)).toHaveLength(limits.places / 100);
    const owners = Array.from({ length: limits.owners + 5 }, (_, index) => `@u${index}`);
    expect(parseCodeOwners(`* ${owners.join(' ')}`)[0]?.names).toHaveLength(limits.owners);
  });

  itGrows.each([
    ['brackets', '['],
    ['spaces', ' '],
    ['backslashes', '\\ '],
    ['signs', '@'],
    ['owners', '* ', '@a@'],
    ['digits', '[a][', '1'],
  ])('of %s is read in time that grows with its lines', async (_, start, piece = start) => {
    await expectGrowth(LINEAR, 1_000, (letters) => {
      const text = `${start.padEnd(letters, piece)}\n`.repeat(60);
      return () => parseCodeOwners(text);
    });
  });
});

describe('the owners of files', () => {
  const text = `
* @all
*.rb @ruby
/lib/legacy.rb
[Docs]
*.md @writers
/docs/internal.md @insiders
^[Build] @builders
Makefile
`;
  const owners = async (...paths: string[]) =>
    (await matchOwningEntries(parseCodeOwners(text), paths)).map(({ section, pattern, names }) =>
      `${section} ${pattern.text} ${names.join(' ')}`.trim(),
    );

  const table: readonly (readonly [readonly string[], readonly string[]])[] = [
    [[], []],
    [['a.txt'], ['codeowners * all']],
    [['a.rb'], ['codeowners *.rb ruby']],
    [['lib/legacy.rb'], ['codeowners /lib/legacy.rb']],
    [['a.md'], ['codeowners * all', 'Docs *.md writers']],
    [['docs/internal.md'], ['codeowners * all', 'Docs /docs/internal.md insiders']],
    [
      ['x/Makefile', 'a.rb'],
      ['codeowners * all', 'codeowners *.rb ruby', 'Build Makefile builders'],
    ],
  ];
  it.each(table)('%j are those of the last match of each section', async (paths, entries) => {
    expect(await owners(...paths)).toEqual(entries);
  });

  it('are all of the file where a path is longer than those of files are', async () => {
    const entries = parseCodeOwners('/nowhere @a\n/elsewhere @b');
    expect(await matchOwningEntries(entries, ['a'.repeat(4_096)])).toEqual([]);
    expect(await matchOwningEntries(entries, ['a'.repeat(4_097)])).toEqual(entries);
  });

  it('let others have their turn while one path is compared with many patterns', async () => {
    const entries = parseCodeOwners(`*${'a'.repeat(400)}b* @a\n`.repeat(100));
    advanceAtEachLook(45);
    const turns = await turnsDuring(() => matchOwningEntries(entries, ['a'.repeat(1_000)]));
    expect(turns).toBeGreaterThan(50);
  });

  it('are all of the file when it takes too long to tell', async () => {
    const entries = parseCodeOwners(`*${'a'.repeat(400)}b* @a\n`.repeat(2));
    const path = 'a'.repeat(1_000);
    expect(await matchOwningEntries(entries, [path])).toEqual([]);
    advanceAtEachLook(60_000);
    expect(await matchOwningEntries(entries, [path])).toEqual(entries);
  });

  it('are all of the file when there are too many files to tell', async () => {
    const entries = parseCodeOwners('/nowhere @a\n'.repeat(limits.entries));
    const paths = Array.from(
      { length: 12_500_000 / limits.entries },
      (_, index) => `file-${index}`,
    );
    // The failure does not come from the elapsed time.
    advanceAtEachLook(0);
    expect(await matchOwningEntries(entries, paths)).toHaveLength(entries.length);
  });
});
