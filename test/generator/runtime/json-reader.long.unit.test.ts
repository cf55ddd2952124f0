import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { any } from '#runtime/decode.ts';
import { Faults } from '#runtime/faults.ts';
import { JsonReader } from '#runtime/json-reader.ts';
import type { LongText } from '#runtime/long-text.ts';
import { LONGEST_STRING } from '#runtime/long-text.ts';
import { MAX_DEPTH, MAX_NAMES, MAX_VALUES, type RawValue } from '#runtime/raw.ts';
import { expectGrowth, itGrows, LINEAR } from '#test/support/growth.ts';

/** Reads a text in chunks of so many bytes. */
function readIn(text: string | Buffer, size: number): RawValue {
  const bytes = Buffer.from(text);
  const reader = new JsonReader();
  for (let at = 0; at < bytes.length; at += size) reader.write(bytes.subarray(at, at + size));
  return reader.end();
}

/** Reads a value of any type, as it is passed on. */
const read = (text: string | Buffer, size = 65_536): unknown =>
  any(readIn(text, size), 'x', new Faults());

describe('JSON that is read as it arrives', () => {
  it('is what JSON.parse reads, wherever it is cut', () => {
    const json = fc.jsonValue({ maxDepth: 5, stringUnit: 'binary' });
    fc.assert(
      fc.property(json, fc.integer({ min: 1, max: 9 }), fc.boolean(), (value, size, spaced) => {
        const text = JSON.stringify(value, null, spaced ? 2 : 0);
        expect(read(text, size)).toEqual(JSON.parse(text));
      }),
      { numRuns: 500 },
    );
  });

  it('is refused where JSON.parse refuses it', () => {
    const parts = fc.constantFrom(...'{}[],:"\\ 1-.eu0n\n', '"a"', 'true', 'null', '\\u00e9', 'é');
    const parse = (text: string): unknown => {
      try {
        return JSON.stringify(JSON.parse(text));
      } catch {
        return 'refused';
      }
    };
    const ours = (text: string, size: number): unknown => {
      try {
        return JSON.stringify(read(text, size));
      } catch {
        return 'refused';
      }
    };
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 12 }), fc.integer({ min: 1, max: 5 }), (made, n) => {
        const text = made.join('');
        // A body of blanks is none.
        fc.pre(text.trim() !== '');
        expect(ours(text, n)).toBe(parse(text));
      }),
      { numRuns: 5_000 },
    );
  });

  it.each(['"a\\ud83d\\ude00b"', '"a\\\\"', '"\\\\\\""', '"\\u0022"', '"😀"', '[1e5,-0.5,1]', '7'])(
    'keeps what is cut at any byte: %s',
    (text) => {
      for (let size = 1; size < 12; size += 1) expect(read(text, size)).toEqual(JSON.parse(text));
    },
  );

  it.each([
    ['{"a":1', 'the body is not valid JSON'],
    ['{"a" 1}', 'the body is not valid JSON'],
    ['[1,]', 'the body is not valid JSON'],
    ['{,}', 'the body is not valid JSON'],
    ['[1}', 'the body is not valid JSON'],
    ['1 2', 'the body is not valid JSON'],
    [`[${'1'.repeat(2_000)}]`, 'the body is not valid JSON'],
    ['[1e400]', 'the body holds a number that is too large'],
    ['['.repeat(MAX_DEPTH + 1), 'the body is nested too deeply'],
    [`[${'{},'.repeat(MAX_VALUES)}`, 'the body has too many values'],
    [`[${'{"a":1},'.repeat(MAX_VALUES / 2)}{`, 'the body has too many values'],
    [`{"a":{${'"a":1,'.repeat(MAX_NAMES)}"b"`, 'the body has too many names'],
    [`{"${'a'.repeat(LONGEST_STRING + 1)}":1}`, 'the body holds a name that is too long'],
    [Buffer.from([0x22, 0xff, 0x22]), 'the body is not UTF-8'],
    [Buffer.from([0x22, 0xe2, 0x82]), 'the body is not UTF-8'],
  ])('%.20s is refused', (text, message) => {
    expect(() => read(text)).toThrow(message);
  });

  it('counts the names of each object by itself', () => {
    const names = '"a":1,'.repeat(MAX_NAMES - 2);
    const text = `{${names}"b":{${names}"c":{}},"d":[{"e":1}]}`;
    expect(read(text)).toEqual(JSON.parse(text));
  });

  it('has names that mean something elsewhere as any other', () => {
    expect(Object.keys(read('{"__proto__":1,"constructor":2}') as object)).toEqual([
      '__proto__',
      'constructor',
    ]);
  });

  it('holds long texts in pieces, and knows whether they are sound', () => {
    const long = (inside: string) => readIn(`"${'a'.repeat(LONGEST_STRING)}${inside}"`, 65_536);
    expect(long('b')).toMatchObject({ sound: true, length: LONGEST_STRING + 1, whole: null });
    expect((long('b') as LongText).pieces.length).toBeGreaterThan(10);
    expect(long('\\u0000')).toMatchObject({ sound: false });
    expect(long('\\ud83d')).toMatchObject({ sound: false });
    expect(long('\\ud83d\\ude00')).toMatchObject({ sound: true });
    const one = readIn(`"${'a'.repeat(LONGEST_STRING)}"`, 1_000) as LongText;
    expect(one.whole).toBe('a'.repeat(LONGEST_STRING));
  });
});

itGrows('reads each part in a time that grows with its bytes, not with their square', async () => {
  await expectGrowth(LINEAR, 30_000, (bytes) => {
    const part = Buffer.from(`[${'"",'.repeat(bytes / 3)}`);
    return () => new JsonReader().write(part);
  });
});
