import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Source } from '#generator/load/origins.ts';
import { readAnyYaml } from '#generator/load/read-any-yaml.ts';
import { readPlainYaml } from '#generator/load/read-plain-yaml.ts';
import { printYaml } from '#runtime/print-yaml.ts';

const emptySource = (): Source => ({
  path: 'a.yaml',
  file: 'a.yaml',
  lines: [0],
  data: null,
  origins: new Map(),
});

/** Keys and values in order, each with its place. */
function placed(value: unknown, { origins }: Source): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const origin = origins.get(value);
  const members = Object.entries(value).map(([key, member]) => {
    const location = origin?.members.get(key);
    return [key, location?.key, location?.value, placed(member, { origins } as Source)];
  });
  return {
    list: Array.isArray(value),
    at: origin?.location.value,
    size: origin?.members.size,
    members,
  };
}

function plain(text: string): unknown {
  const source = emptySource();
  const read = readPlainYaml(text, source);
  return read === undefined ? undefined : placed(read.value, source);
}

function any(text: string): unknown {
  const source = emptySource();
  const { value, faults } = readAnyYaml(text, source);
  return faults.length > 0 ? faults : placed(value, source);
}

/** Tells whether the plain reader read the text; its result must equal that of the other reader. */
function agrees(text: string): boolean {
  const read = plain(text);
  if (read !== undefined) expect(read).toEqual(any(text));
  return read !== undefined;
}

const folder = resolve(import.meta.dirname, '../../../spec');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => join(folder, name));

const sample = `# A comment
tag: kilns
description: |
  Several lines,

    one of them deeper.
folded: >-
  One
  line.

  Another.
paths:
  /kilns/{id}:
    # Another comment
    get:
      operationId: getKiln
      parameters:
      - { name: id, in: path, required: true, schema: { type: integer, maximum: 10 } }
      - name: unit
        in: query
        schema:
          {
            type: [string, 'null'],
            enum: ["a", 'it''s', b-c],
          }
      responses: { '200': { description: 'ok: all' }, 404: { description: none } }
      x-list: []
      long: Text that goes
        on and on
      number: -1.5
list:
  - - one
    - two
  -
    a: null
    b: ~
`;

describe('the reader of plain YAML', () => {
  it.each(files)('reads %s as the general reader does', (file) => {
    expect(agrees(readFileSync(file, 'utf8'))).toBe(true);
  });

  it('reads what documents are written with', () => {
    expect(agrees(sample)).toBe(true);
  });

  it.each([
    'a: 1.2.3\nb: 2024-01-01\nc: 0x\nd: 1_000\ne: yes\nf: True\ng: NULL\nh: +5\n',
    'a: 9223372036854775807\nb: 007\nc: -0\nd: 0.10\n',
    'a: http://example.com/#x\nb: a:b\nc: x#y\nd: {e: http://example.com}\n',
    '"a b": 1\n\'c: d\': 2\n200: 3\n',
    '- a: 1\n  b: 2\n-   c: 3\n    d: 4\n',
    'a:\n- 1\n- 2\nb:\n  - 3\n',
    'a: "\\n\\t\\"\\\\"\n',
    'a:\n  text that\n  goes on\n',
    'a: |\n  x\n\n\nb: |-\n  y\n\nc: >\n  z\n  w\n',
    'text\n',
    '[a, { b: c, }, ]\n',
  ])('reads %j', (text) => {
    expect(agrees(text)).toBe(true);
  });

  it.each([
    ...['', '\n', '# only a comment\n', 'a: 1', 'a:\n', 'a: \nb: 1\n', '- \n- a\n', '{ a }\n'],
    ...[
      'a: &x 1\nb: *x\n',
      'a: !!str 1\n',
      '<<: { a: 1 }\n',
      '? a\n: b\n',
      '--- a\n',
      '%YAML 1.2\n',
    ],
    ...['a: 1 # comment\n', 'a: |+\n  x\n', 'a: |2\n    x\n', 'a: |\n\n  x\n', 'a: >\n  x\n   y\n'],
    ...[
      'a: 1e5\n',
      'a: 0x1F\n',
      'a: .inf\n',
      'a: .nan\n',
      'a: "\\x41"\n',
      'a: "b\n  c"\n',
      "a: 'b\n  c'\n",
    ],
    ...[
      'a: b\n\n  c\n',
      'a: b\n  # no\n  c\n',
      'a: b: c\n',
      'a: - b\n',
      'a: [b: c]\n',
      'a: [b\n]\n',
    ],
    ...[
      'a: 1\na: 2\n',
      '__proto__: 1\n',
      'a: 1\n b: 2\n',
      ' a: 1\nb: 2\n',
      'a:\n  - b\n c: d\n',
      'a: [b c: d]\n',
    ],
    ...[
      'a: [b,, c]\n',
      'a: [b\n',
      'a: {b: c\n',
      'a: [b] c\n',
      "a: 'b' c\n",
      'a: @b\n',
      'a: `b\n',
      '\ta: 1\n',
    ],
    ...[
      'a: b\r\n',
      'a: b\u0085c\n',
      `${'- '.repeat(300)}a\n`,
      `${'k'.repeat(2000)}: 1\n`,
      'a: {b: c}}\n',
    ],
  ])('leaves %j to the general reader', (text) => {
    expect(plain(text)).toBeUndefined();
  });

  it('reads what is printed', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => void agrees(printYaml(value))),
      { numRuns: 300 },
    );
  });

  it('never reads something else, whatever is broken', () => {
    const pieces = [
      ' ',
      '  ',
      '\n',
      '\n  ',
      '- ',
      '-',
      ': ',
      ':',
      ',',
      '{',
      '}',
      '[',
      ']',
      "'",
      '"',
    ];
    const more = [
      '#',
      ' #',
      '|',
      '>',
      '&',
      '*',
      '!',
      '?',
      '%',
      '~',
      '0',
      'null',
      '\\',
      '---\n',
      '',
    ];
    const edit = fc.record({
      at: fc.nat(sample.length - 1),
      remove: fc.nat(3),
      insert: fc.constantFrom(...pieces, ...more),
    });
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 3 }), (edits) => {
        let text = sample;
        for (const { at, remove, insert } of edits)
          text = text.slice(0, at) + insert + text.slice(at + remove);
        agrees(text);
      }),
      { numRuns: 1_000 },
    );
  });
});
