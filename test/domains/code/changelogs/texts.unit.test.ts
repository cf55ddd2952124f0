import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import MarkdownIt from 'markdown-it';
import { formatDate } from '#src/domains/code/changelogs/date-format.ts';
import { insertSection } from '#src/domains/code/changelogs/file.ts';
import { toInlineText } from '#src/domains/code/changelogs/inline-text.ts';
import { parseTemplate, printTemplate, type Value } from '#src/domains/code/changelogs/template.ts';
import { compareVersions, parseVersion } from '#src/domains/code/changelogs/versions.ts';

const map = (values: Readonly<Record<string, Value>>) => new Map(Object.entries(values));

describe('templates', () => {
  const data = map({
    yes: true,
    no: false,
    none: [],
    users: [map({ name: 'ada', tools: ['kiln', 'wheel'] }), map({ name: 'bo', tools: [] })],
  });
  const print = (text: string) => printTemplate(parseTemplate(text), data);

  it.each([
    ['plain { text } \\d', 'plain { text } \\d'],
    ['{{ users.0.name }}-{{users.1.name}}-{{ users.9.name }}-{{ users }}', 'ada-bo--'],
    ['a \\\nb', 'a b'],
    ['---\n{% if yes %}\nbar\n{% end %}\n---', '---\nbar\n---'],
    ['{% if no %}a{% else %}b{% end %}{% if none %}c{% end %}{% if users %}d{% end %}', 'bd'],
    [
      '{% each users %}\n{{ name }}:{% each tools %} {{ it }}{% end %}\n{% end %}',
      'ada: kiln wheelbo:',
    ],
    ['{% each users.0 %}{{ it.0 }} {% end %}', 'name tools '],
    ['{% each yes %}x{% end %}', ''],
  ])('%j is written as %j', async (text, written) => {
    expect(await print(text)).toBe(written);
  });

  it.each([
    ['{% if yes %}', '"{% end %}" is missing at line 1'],
    ['a\n{% end %}', '"end" ends nothing at line 2'],
    ['{{ a b }}', 'a tag cannot be read at line 1'],
    ['{% unless a %}{% end %}', 'a tag cannot be read at line 1'],
    ['{% if a %}{% else %}{% else %}{% end %}', '"{% end %}" is missing at line 1'],
    ['{% each users %}'.repeat(5), 'You can only nest up to 4 loops at line 1'],
    ['{% if yes %}'.repeat(99), 'statements may be 20 deep at line 1'],
  ])('%j is refused', (text, reason) => {
    const message = `Failed to generate the changelog: Failed to parse the template: ${reason}`;
    expect(() => parseTemplate(text)).toThrow(expect.objectContaining({ body: { message } }));
  });

  it('takes so many steps, and writes so many characters, at most', async () => {
    const items = Array.from({ length: 2_000 }, () => 'x'.repeat(600));
    const many = map({ items });
    const steps = parseTemplate('{% each items %}{% if a %}{% end %}{% end %}'.repeat(600));
    await expect(printTemplate(steps, many)).rejects.toMatchObject({ status: 422 });
    const empty = parseTemplate('{% each items %}{% end %}'.repeat(600));
    await expect(printTemplate(empty, many)).rejects.toMatchObject({ status: 422 });
    const words = Array.from({ length: 600 }, () => 'it').join('.');
    const wordy = parseTemplate(`{% each items %}{% if ${words} %}{% end %}{% end %}`);
    await expect(printTemplate(wordy, many)).rejects.toMatchObject({ status: 422 });
    const long = parseTemplate('{% each items %}{{ it }}{% end %}');
    await expect(printTemplate(long, many)).rejects.toMatchObject({
      body: { message: expect.stringContaining('longer than 1048576 characters') as string },
    });
  });
});

describe('texts of commits', () => {
  const markdown = new MarkdownIt({ html: true });

  it.each([
    ['Heat up', 'Heat up'],
    ['Read `List<T[]>` and <b>', 'Read `List<T[]>` and \\<b>'],
    ['Go](https://evil.example) [away', 'Go\\](https://evil.example) \\[away'],
    ['Lone ` tick, C:\\kiln\\', 'Lone \\` tick, C:\\kiln\\\\'],
    ['\\[odd]', '\\\\\\[odd\\]'],
    ['## 9.9.9 (2022-04-22)', '\\## 9.9.9 (2022-04-22)'],
    ['#12 is done', '#12 is done'],
    ['a\r## 9.9.9', 'a ## 9.9.9'],
  ])('%j is written as %j', (text, written) => {
    expect(toInlineText(text)).toBe(written);
  });

  it('none of them ends the link that it stands in, or begins another thing', () => {
    const piece = fc.constantFrom(
      '[',
      ']',
      '(',
      ')',
      '<',
      '>',
      '`',
      '``',
      '\\',
      '#',
      ' ',
      'a',
      '\r',
    );
    const texts = fc.array(piece, { maxLength: 30 }).map((pieces) => `x${pieces.join('')}x`);
    fc.assert(
      fc.property(texts, (text) => {
        const html = markdown.renderInline(`[${toInlineText(text)}](https://right.example)`);
        expect(html).toMatch(/^<a href="https:\/\/right\.example">[^]*<\/a>$/);
        expect(html.match(/<a /g)).toHaveLength(1);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('versions', () => {
  it('come in the order of semantic versioning', () => {
    const inOrder = [
      ...['1.0.0-alpha', '1.0.0-alpha.1', '1.0.0-alpha.beta', '1.0.0-beta.2', '1.0.0-beta.11'],
      ...['1.0.0-rc.1', 'v1.0.0', '1.0.1', '1.2.0', '1.10.0', '2.0.0', `3.0.${'9'.repeat(30)}`],
    ];
    const sorted = inOrder
      .toReversed()
      .toSorted((a, b) => compareVersions(parseVersion(a), parseVersion(b)));
    expect(sorted).toEqual(inOrder);
  });
});

describe('dates', () => {
  const date = new Date('2022-04-05T03:07:09.012Z');
  it.each([
    ['%Y-%m-%d', '2022-04-05'],
    ['%-d. %B %y, %^a %H:%M:%S.%L', '5. April 22, TUE 03:07:09.012'],
    ['%e|%j|%I %p|%s|%F %T|%%|%z', ' 5|095|03 AM|1649128029|2022-04-05 03:07:09|%|+0000'],
    ['%Q %99999999d %', '%Q %99999999d %'],
  ])('%s is %s', (format, written) => {
    expect(formatDate(date, format)).toBe(written);
  });
});

describe('files', () => {
  const add = async (content: string, version: string) =>
    (await insertSection(Buffer.from(content), version, `## ${version}\n\nNew.\n\n`))?.toString();

  it.each([
    ['', '1.0.0', '## 1.0.0\n\nNew.\n'],
    ['# Changes\n', '1.0.0', '# Changes\n## 1.0.0\n\nNew.\n'],
    ['## 1.0.0\n\nOld.\n', '1.1.0', '## 1.1.0\n\nNew.\n\n## 1.0.0\n\nOld.\n'],
    ['## 2.0.0\n\n## 1.0.0\n', '1.1.0', '## 2.0.0\n\n## 1.1.0\n\nNew.\n\n## 1.0.0\n'],
    ['## 2.0.0\n\nTwo.', '1.1.0', '## 2.0.0\n\nTwo.\n\n## 1.1.0\n\nNew.\n'],
    ['a ## 1.0.0\n### 1.0.0\n', '1.1.0', 'a ## 1.0.0\n### 1.0.0\n## 1.1.0\n\nNew.\n'],
    ['## 1.0.0-rc1\n', '1.0.0', '## 1.0.0\n\nNew.\n\n## 1.0.0-rc1\n'],
    ['## 1.0.0 (2022)\n', '1.0.0', undefined],
    ['## v1.0.0\n', '1.0.0', undefined],
  ])('%j with %s', async (content, version, changed) => {
    expect(await add(content, version)).toBe(changed);
  });

  it('keeps bytes that are no text', async () => {
    const content = Buffer.concat([Buffer.from([0xff, 0xfe, 0x0a]), Buffer.from('## 1.0.0\n')]);
    const changed = await insertSection(content, '2.0.0', '## 2.0.0\n\n');
    expect(changed?.subarray(0, 3)).toEqual(content.subarray(0, 3));
  });
});
