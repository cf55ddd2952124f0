import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { findFilePathFault } from '#src/git/formats/file-path.ts';
import { formatIdentity, parseIdentity } from '#src/git/formats/identity.ts';
import { isRefName } from '#src/git/formats/ref-name.ts';

describe('isRefName', () => {
  const pieces = [
    ...['a', 'b.c', 'é', '日本', 'a/b', 'a//b', '/a', 'a/', '.a', 'a/.b', 'a.', 'a..b', 'a.lock'],
    ...['a.lock/b', 'a b', 'a~1', 'a^', 'a:b', 'a?', 'a*', 'a[b', 'a\\b', '@', 'a@{1}', '@{u}'],
    ...['a@b', 'a\x01', 'a\x7f', 'a\n', 'a\t', 'HEAD', 'x'.repeat(250), '.', '..', 'a/@', '{a}'],
  ];

  it.each(pieces)('agrees with git check-ref-format on %j', (name) => {
    const git = spawnSync('git', ['check-ref-format', `refs/heads/${name}`]);
    // A lone `@` means HEAD, so it is no ref name; below a folder it is one.
    expect(isRefName(name)).toBe(git.status === 0 && name !== '@');
  });

  it.each([
    '',
    '-a',
    'refs/x',
    '--upload-pack=x',
    'a\0b',
    '\ud800',
    'x'.repeat(1025),
    'x'.repeat(251),
  ])('refuses %j', (name) => {
    expect(isRefName(name)).toBe(false);
  });
});

describe('findFilePathFault', () => {
  it.each([
    ['', 'empty'],
    ['a/../b', 'traversal'],
    ['..', 'traversal'],
    ['a\\..\\b', 'traversal'],
    ['/etc/passwd', 'absolute'],
    ['a//b', 'invalid'],
    ['a/', 'invalid'],
    ['./a', 'invalid'],
    ['a/./b', 'invalid'],
    ['a\0b', 'invalid'],
    ['\udc00', 'invalid'],
    ['.git', 'invalid'],
    ['.git/config', 'invalid'],
    ['a/.GIT/b', 'invalid'],
    ['a/.Git', 'invalid'],
    ['git~1/config', 'invalid'],
    ['GIT~1', 'invalid'],
    ['.git::$INDEX_ALLOCATION/config', 'invalid'],
    ['.git.../a', 'invalid'],
    ['.git /a', 'invalid'],
    ['.g\u200cit/a', 'invalid'],
    ['\ufeff.git', 'invalid'],
    ['a\\.git\\b', 'invalid'],
    ['x'.repeat(4097), 'too-long'],
    ['é'.repeat(2049), 'too-long'],
  ])('finds fault with %j: %s', (path, fault) => {
    expect(findFilePathFault(path)).toBe(fault);
  });

  it.each([
    ...[
      'README.md',
      'a/b/c',
      '.gitignore',
      '.github/x',
      'git',
      'git~2',
      'a..b',
      '...',
      '-a',
      'é/日本',
    ],
    ...[
      '*.txt',
      ':(glob)*',
      ':/a',
      'a b',
      'a\nb',
      'a"b',
      "a'b",
      'a:b',
      'x'.repeat(4096),
      '.gitmodules',
    ],
  ])('takes %j', (path) => {
    expect(findFilePathFault(path)).toBeNull();
  });
});

describe('formatIdentity', () => {
  const date = '2022-04-22T10:15:30.999-03:30';

  it('keeps the offset and drops fractions', () => {
    expect(formatIdentity({ name: 'Zoë', email: 'z@example.com', date })).toBe(
      'Zoë <z@example.com> 1650635130 -0330',
    );
  });

  it('lets no field forge another', () => {
    const forged = { name: 'a> <b\ncommitter x', email: 'a@b>\0\n\nmessage <', date };
    expect(formatIdentity(forged)).toBe('a bcommitter x <a@bmessage> 1650635130 -0330');
  });

  it('names the nameless after their address', () => {
    expect(formatIdentity({ name: ' \n', email: 'zoe@example.com', date })).toMatch(/^zoe </);
  });

  it.each(['', 'yesterday', '1969-12-31T23:59:59Z', '99999-01-01'])(
    'refuses the date %j',
    (bad) => {
      expect(() => formatIdentity({ name: 'a', email: 'b', date: bad })).toThrow(RangeError);
    },
  );

  it('is read back as written', () => {
    const identity = { name: 'Zoë', email: 'z@example.com', date: '2022-04-22T10:15:30.000-03:30' };
    const line = Buffer.from(formatIdentity(identity)).toString('latin1');
    expect(parseIdentity(line, new TextDecoder())).toEqual(identity);
  });

  it.each([
    ['1650622530 +9999', '2022-04-22T10:15:30.000+00:00'],
    ['1650622530 +2359', '2022-04-23T10:14:30.000+23:59'],
    ['1650622530 -0060', '2022-04-22T10:15:30.000+00:00'],
    ['253402300799 +0000', '9999-12-31T23:59:59.000+00:00'],
    ['253402300799 +0100', '1970-01-01T00:00:00.000+00:00'],
    ['253402300800 +0000', '1970-01-01T00:00:00.000+00:00'],
  ])('reads the date %s as RFC 3339 has it', (written, date) => {
    expect(parseIdentity(`a <b> ${written}`, new TextDecoder())).toMatchObject({ date });
  });

  it.each(['', 'no mail', 'a <b', 'a <b> never', 'a <b> 99999999999999999 +0000'])(
    'reads the broken line %j',
    (line) => {
      expect(parseIdentity(line, new TextDecoder())).toMatchObject({
        date: '1970-01-01T00:00:00.000+00:00',
      });
    },
  );
});
