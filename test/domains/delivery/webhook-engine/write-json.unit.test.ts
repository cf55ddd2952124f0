import { describe, expect, it } from 'vitest';
import { writeJson } from '#src/domains/delivery/webhook-engine/write-json.ts';
import { shortenToJsonBytes } from '#src/text/json-bytes.ts';

/** A character for each number of bytes that JSON makes of one. */
const characters = ['a', '"', '\n', '\u0001', 'ä', '€', '😀', '\uD800'];

describe('a text', () => {
  it.each(characters)('of %j is shortened to the bytes that JSON makes of it', (character) => {
    const text = character.repeat(100);
    const whole = Buffer.byteLength(JSON.stringify(text)) - 2;
    expect(shortenToJsonBytes(text, whole)).toBe(text);
    for (const most of [0, 1, 5, 6, 7, 50, whole - 1]) {
      const short = shortenToJsonBytes(text, most);
      const bytes = (part: string) => Buffer.byteLength(JSON.stringify(part)) - 2;
      expect(bytes(short)).toBeLessThanOrEqual(most);
      expect(bytes(short + character)).toBeGreaterThan(most);
    }
  });
});

describe('a payload', () => {
  it('is written as JSON', async () => {
    const value = {
      ...{ a: 1, b: null, c: undefined, d: [], e: {}, f: 'x"y', g: true, date: new Date(0) },
      deep: { list: [{ a: [1, { b: [[], { c: ['d'] }] }] }, undefined, null] },
    };
    expect(await writeJson(value)).toBe(JSON.stringify(value));
    expect(await writeJson([])).toBe('[]');
  });

  const control = '\u0001'.repeat(1_000_000);
  const hostile = {
    'a long text': { id: 1, text: control, last: 'x' },
    'many long texts': {
      ...Object.fromEntries(Array.from({ length: 40 }, (_, at) => [at, control])),
    },
    'a long list': { list: Array<string>(2_000_000).fill('abcd'), last: 'x' },
    'a list of long texts': { list: Array<string>(200).fill(control), last: 'x' },
    'deep lists': { a: { b: { c: { d: { list: Array<object>(500_000).fill({ e: ['fg'] }) } } } } },
    'lists behind lists': Array.from({ length: 100 }, () => Array<number>(100_000).fill(1)),
  };
  it.each(Object.entries(hostile))('with %s is bounded JSON', async (_name, value) => {
    const text = await writeJson(value);
    expect(Buffer.byteLength(text)).toBeLessThan(2.25 * 1024 * 1024);
    const written = JSON.parse(text) as object;
    expect(Object.keys(written)).toEqual(
      Array.isArray(value) ? expect.anything() : Object.keys(value),
    );
    if ('last' in value) expect(written).toMatchObject({ last: 'x' });
  });
});
