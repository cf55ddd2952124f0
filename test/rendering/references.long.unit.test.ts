import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '#src/rendering/markdown.ts';
import { readMarkedReferences, replaceReferences } from '#src/rendering/marks.ts';
import { createMarkdownToken } from '#src/rendering/parser.ts';
import { markReferences } from '#src/rendering/references.ts';
import { expectGrowth, itGrows, LINEAR } from '#test/support/growth.ts';
import { ample } from '#test/support/rendering.ts';

const diagrams = {
  plantuml_enabled: false,
  plantuml_url: null,
  kroki_enabled: false,
  kroki_url: null,
  kroki_formats: { blockdiag: false, bpmn: false, excalidraw: false },
};
const ownUrl = 'https://hearth.example';
const render = (text: string) =>
  renderMarkdown({
    text,
    references: true,
    directed: true,
    ownUrl,
    project: null,
    proxy: null,
    diagrams,
    patienceMs: ample,
  }) ?? '';

describe('references in rendered text', () => {
  it.each([
    ['@ada, *@b.c* and x/y> or x/y/z>.', ['@ada', '@b.c', 'x/y>', 'x/y/z>']],
    ['a@b.c `@ada` [@ada](x) <https://x/@ada> @ @- x/> /y>', []],
    [`@${'a'.repeat(255)} @${'a'.repeat(256)}`, [`@${'a'.repeat(255)}`]],
  ])('are found outside of code and links: %s', (text, found) => {
    expect(readMarkedReferences(render(text)).slice(0, found.length)).toEqual(found);
  });

  it.each([
    ['#1, a/b#2. (a#3) !4 a/b!5 &6 a/b&7;', ['#1', 'a/b#2', 'a#3', '!4', 'a/b!5', '&6', 'a/b&7']],
    ['#1a #a /#1 .#1 #1_2 # 1 #\\1 #1234567890123456', []],
    ['%1 %"v 1" %v1.0. a/b%2', ['%1', '%"v 1"', '%v1.0', 'a/b%2']],
    [
      '~bug ~"two words" ~a::b, ~7 a/b~x ~é ~~no~~',
      ['~bug', '~"two words"', '~a::b', '~7', 'a/b~x', '~é'],
    ],
    ['~ %% ~"" ~"a\nb" % 1', []],
    ['1234abc a/b@1234abc. 1234abc.', ['1234abc', 'a/b@1234abc', '1234abc']],
    ['123abc 1234abcg 1234ABC x-1234abc 1234abc-x 1234abc.x', []],
    ['`#1` [#1](x)\n\n    #1\n\n```\n~a\n```', []],
    ['a > b <https://x/y#1> https://x/y#1', []],
    [
      'https://hearth.example/a/b/-/issues/5#note_1 <https://hearth.example/groups/a/-/epics/6>',
      ['https://hearth.example/a/b/-/issues/5#note_1', 'https://hearth.example/groups/a/-/epics/6'],
    ],
    [
      'https://hearth.example.org/a/b/-/issues/5 https://hearth.example/a/b/-/issues/x https://hearth.example/a/-/x/1 [x](https://hearth.example/a/b/-/issues/5)',
      [],
    ],
  ])('are found by their signs: %s', (text, found) => {
    expect(readMarkedReferences(render(text))).toEqual(found);
  });

  it('are marked by what no text can hold', () => {
    const html = render('@ada \0@eve\0 &#0;@bob&#x0; <b>@c</b> ![@d](/%00)');
    expect(readMarkedReferences(html)).toEqual(['@ada', '@eve', '@bob', '@c']);
    expect(replaceReferences(html, () => '')).not.toContain('\0');
  });

  it.each(['<http://a/%00> @c', 'http://a/%00b%00 @c', '![<http://a/%00>](x) <http://b/%00> @c'])(
    'cannot be forged by what an address stands for: %s',
    (text) => {
      expect(readMarkedReferences(render(text))).toEqual(['@c']);
      expect(render(text)).toContain('http://a/%00');
    },
  );

  it('are a thousand at most', () => {
    expect(readMarkedReferences(render('@a b/c> '.repeat(600)))).toHaveLength(1_000);
  });
});

describe('looking for references takes time in proportion to the text', () => {
  const hostile = {
    'a path without end': 'a/',
    'a path of long parts': `${'a'.repeat(254)}/`,
    'one word': 'a',
    dots: 'a..........',
    'at signs': '@',
    'paths of users': '@a/',
    'words that end like paths': 'a/b ',
    dashes: '@a-',
    signs: '#',
    numbers: '#1',
    'long numbers': `#${'1'.repeat(99)}`,
    'titles without end': '~"',
    'titles that go on': `%"${'a'.repeat(300)}`,
    'titles with dots': '~a.........',
    tildes: '~a~',
    digits: 'a1b2c3d4',
    'paths and signs': 'a/b#',
    ampersands: '&',
    brackets: '[',
    closings: 'a>',
  };
  itGrows.each(Object.entries(hostile))('%s', async (_, piece) => {
    await expectGrowth(LINEAR, 16_000, (size) => {
      const content = piece.repeat(Math.ceil(size / piece.length));
      return () => {
        const [line, text] = [
          createMarkdownToken('inline', '', 0),
          createMarkdownToken('text', '', 0),
        ];
        Object.assign(text, { content });
        Object.assign(line, { children: [text] });
        markReferences([line], ownUrl);
      };
    });
  });
});
