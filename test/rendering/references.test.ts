import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '../../src/rendering/markdown.ts';
import { referencesIn, replaceReferences } from '../../src/rendering/marks.ts';
import { newToken } from '../../src/rendering/parser.ts';
import { markReferences } from '../../src/rendering/references.ts';

const diagrams = {
  plantuml_enabled: false,
  plantuml_url: null,
  kroki_enabled: false,
  kroki_url: null,
  kroki_formats: { blockdiag: false, bpmn: false, excalidraw: false },
};
const render = (text: string) => renderMarkdown({ text, references: true, proxy: null, diagrams });

describe('references in rendered text', () => {
  it.each([
    ['@ada, *@b.c* and x/y> or x/y/z>.', ['@ada', '@b.c', 'x/y>', 'x/y/z>']],
    ['a@b.c `@ada` [@ada](x) <https://x/@ada> @ @- x/> /y>', []],
    [`@${'a'.repeat(255)} @${'a'.repeat(256)}`, [`@${'a'.repeat(255)}`]],
  ])('are found outside of code and links: %s', (text, found) => {
    expect(referencesIn(render(text)).slice(0, found.length)).toEqual(found);
  });

  it('are marked by what no text can hold', () => {
    const html = render('@ada \0@eve\0 &#0;@bob&#x0; <b>@c</b> ![@d](/%00)');
    expect(referencesIn(html)).toEqual(['@ada', '@eve', '@bob', '@c']);
    expect(replaceReferences(html, () => '')).not.toContain('\0');
  });

  it.each(['<http://a/%00> @c', 'http://a/%00b%00 @c', '![<http://a/%00>](x) <http://b/%00> @c'])(
    'cannot be forged by what an address stands for: %s',
    (text) => {
      expect(referencesIn(render(text))).toEqual(['@c']);
      expect(render(text)).toContain('http://a/%00');
    },
  );

  it('are a thousand at most', () => {
    expect(referencesIn(render('@a b/c> '.repeat(600)))).toHaveLength(1_000);
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
  };
  it.each(Object.entries(hostile))('%s', (_, piece) => {
    const times = (size: number) => {
      const content = piece.repeat(Math.ceil(size / piece.length));
      return Array.from({ length: 7 }, () => {
        const [line, text] = [newToken('inline', '', 0), newToken('text', '', 0)];
        Object.assign(text, { content });
        Object.assign(line, { children: [text] });
        const start = performance.now();
        markReferences([line]);
        return performance.now() - start;
      });
    };
    const [short, long] = [Math.min(...times(16_000)), Math.min(...times(128_000))];
    // Eight times as long; what is quadratic takes sixty-four times as long.
    expect(long).toBeLessThan(24 * short + 1);
  });
});
