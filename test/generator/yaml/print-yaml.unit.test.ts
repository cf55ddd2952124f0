import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { printYaml } from '#runtime/print-yaml.ts';

/** Characters that mean something to YAML, more often than chance would have them. */
const awkward = fc.constantFrom(
  ...[
    ' ',
    '  ',
    '\n',
    '\n\n',
    '\t',
    '\r',
    ':',
    ': ',
    ' #',
    '#',
    '- ',
    '-',
    '?',
    '? ',
    '---',
    '...',
    '%',
    '@',
  ],
  ...[
    '&a',
    '*a',
    '!',
    '|',
    '>',
    '"',
    "'",
    '\\',
    '{',
    '}',
    '[',
    ']',
    ',',
    '~',
    '0',
    '1',
    'e',
    '.',
    '+',
    '0x1',
    '0o7',
  ],
  ...[
    'null',
    'true',
    'No',
    '.inf',
    '.nan',
    '<<',
    '=',
    '\u0000',
    '\u0085',
    '\u00a0',
    '\u2028',
    '\ufeff',
    '\ud800',
  ],
  ...['é', '😀', 'a', 'word', 'a longer piece of text with several words in it'],
);
const text = fc.oneof(
  fc.array(awkward, { maxLength: 12 }).map((parts) => parts.join('')),
  fc.array(awkward, { minLength: 40, maxLength: 60 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary' }),
  fc.string(),
);
const number = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).filter((value) => !Object.is(value, -0)),
);
const { data } = fc.letrec((tie) => ({
  data: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(null, true, false),
    number,
    text,
    fc.array(tie('data'), { maxLength: 4 }),
    fc.dictionary(
      text.filter((key) => key !== '__proto__'),
      tie('data'),
      { maxKeys: 4, noNullPrototype: true },
    ),
  ),
}));

describe('printing YAML', () => {
  it('loses nothing of plain data', () => {
    fc.assert(
      fc.property(data, (value) => {
        expect(parse(printYaml(value), { uniqueKeys: false })).toEqual(value);
      }),
      { numRuns: 2000, seed: 20261121 },
    );
  });

  it('reads well', () => {
    const value = {
      openapi: '3.1.0',
      info: { title: 'Kilns', version: '1', description: 'One line.\n\nAnother.\n' },
      tags: [{ name: 'kilns', 'x-empty': {} }, [[], 'on: fire']],
      responses: { '200': { description: "It's 'hot'", example: null }, default: undefined },
    };
    expect(printYaml(value)).toBe(`openapi: 3.1.0
info:
  title: Kilns
  version: "1"
  description: |
    One line.

    Another.
tags:
  - name: kilns
    x-empty: {}
  - - []
    - "on: fire"
responses:
  "200":
    description: It's 'hot'
    example: null
`);
  });

  it('breaks long text between words, within 120 columns', () => {
    const long = { a: { description: 'words and more '.repeat(30).trim() } };
    const printed = printYaml(long);
    const lengths = printed.split('\n').map((line) => line.length);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(120);
    expect(lengths.length).toBeLessThan(8);
    expect(parse(printed)).toEqual(long);
  });
});
