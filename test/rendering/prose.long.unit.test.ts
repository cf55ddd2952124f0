import { describe, expect, it } from 'vitest';
import { changeProse, readProse } from '#src/rendering/prose.ts';
import { expectGrowth, itGrows, LINEAR } from '#test/support/growth.ts';

const cut = '\u{FFFC}';

describe('the prose of a text', () => {
  it.each([
    ['a `b` c ``d ` e`` f', `a ${cut} c ${cut} f`],
    ['a ` b `` c', 'a ` b `` c'],
    ['a \\`b` `c`', `a \\\`b${cut}c\``],
    ['a `b\nc` d\n\n`e\n\nf`', `a ${cut} d\n\n\`e\n\nf\``],
    ['- `a\n- b`', '- `a\n- b`'],
    ['a\n```js\nb\n\nc\n```\nd', `a\n${cut}\n${cut}\n\n${cut}\n${cut}\nd`],
    ['~~~\na\n```\nb\n~~~~ \nc', `${cut}\n${cut}\n${cut}\n${cut}\n${cut}\nc`],
    ['```a`b\nc', '```a`b\nc'],
    ['```\na', `${cut}\n${cut}`],
    ['> ```\n> a\nb', `> ${cut}\n> ${cut}\nb`],
    ['- ```\n  a\n  ```\n- b', `- ${cut}\n  ${cut}\n  ${cut}\n- b`],
    ['a\r\n```\r\nb\r\n```\r\nc', `a\r\n${cut}\r\n${cut}\r\n${cut}\r\nc`],
    ['a\n\n    b\n\n    c\n    d\ne', `a\n\n    ${cut}\n\n    ${cut}\n    ${cut}\ne`],
    ['a\n    b', 'a\n    b'],
    ['- a\n\n    b\n\nc\n\n    d', `- a\n\n    b\n\nc\n\n    ${cut}`],
    ['\ta', `\t${cut}`],
    ['a <!-- b --> c', `a ${cut} c`],
    ['<!-- a\n\nb --> c\nd', `${cut} c\nd`],
    ['<!-- a\n\nb', cut],
    ['a <!-- b\n\nc --> d', 'a <!-- b\n\nc --> d'],
    ['`<!--` a -->', `${cut} a -->`],
    ['<!-- ` --> a `', `${cut} a \``],
    ['a <!-- ` --> b ` c', `a ${cut} b \` c`],
    ['', ''],
    ['plain', 'plain'],
  ])('leaves out code and comments: %j', (text, prose) => {
    expect(readProse(text)).toBe(prose);
    const pieces: string[] = [];
    const changed = changeProse(text, (piece) => {
      pieces.push(piece);
      return piece.toUpperCase();
    });
    expect(pieces.join(cut)).toBe(prose);
    expect(changed.toLowerCase()).toBe(text.toLowerCase());
  });

  const hostile = [
    ...[
      '`',
      '` ',
      '`a``b',
      '<!--',
      'a <!-- ',
      'a <!--\n\n',
      '-->',
      '```\n',
      '~~~',
      '> ',
      '>> ```\n',
    ],
    ...[
      '- ',
      '1. ',
      '    a\n\n',
      '\t',
      '\n',
      '[',
      '\\`',
      '- `\n',
      'a `\n\n',
      '`<!--',
      '\r',
      '* * ',
    ],
  ];
  itGrows.each(hostile)('is read in time that grows with the text: %j', async (piece) => {
    for (const end of ['', '-->', '`', '\n```']) {
      await expectGrowth(LINEAR, 32_768, (size) => {
        const text = piece.repeat(size / piece.length) + end;
        return () => readProse(text);
      });
    }
  });
});
