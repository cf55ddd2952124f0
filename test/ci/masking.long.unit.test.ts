import { describe, expect, it } from 'vitest';
import { Masking } from '#src/text/masking.ts';
import { expectGrowth, itGrows, LINEAR } from '#test/support/growth.ts';

/** Masks a text that arrives in pieces of this many bytes. */
function shown(text: string, values: readonly string[], size = text.length): string {
  const masking = new Masking(values);
  const bytes = Buffer.from(text);
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += size) {
    parts.push(Buffer.from(masking.add(bytes.subarray(at, at + size))));
  }
  return Buffer.concat([...parts, masking.end()]).toString();
}

describe('values that a log is not to show', () => {
  const cases = [
    ['at the beginning, twice and at the end', 'kiln42 and kiln42kiln42', ['kiln42'], 2],
    ['one of which begins the other', 'kiln42-long kiln42', ['kiln42', 'kiln42-long'], 2],
    ['one in the middle of the other', 'xkiln42x', ['kiln42', 'xkiln42x'], 1],
    ['with their beginning before them', 'kiln4kiln42', ['kiln42'], 1],
    ['of several bytes a letter', 'grün ofenglück', ['ofenglück'], 1],
    ['with control characters in them', 'a\u001b[0mb\0c', ['\u001b[0mb\0'], 1],
  ] as const;

  it.each(cases)('%s, are hidden wherever they are cut', (_, text, values, atLeast) => {
    for (let size = 1; size <= Buffer.byteLength(text); size += 1) {
      const result = shown(text, values, size);
      for (const value of values) expect(result, `pieces of ${size}`).not.toContain(value);
      expect(result.split('[MASKED]').length - 1).toBeGreaterThanOrEqual(atLeast);
    }
  });

  it('leave all else as it is, to the last byte', () => {
    expect(shown('kiln4', ['kiln42'], 2)).toBe('kiln4');
    expect(shown('on and on', ['on', ''], 1)).toBe('on and on');
    expect(shown('\u001b[32mgreen\u001b[0m\r\n\0', [], 3)).toBe('\u001b[32mgreen\u001b[0m\r\n\0');
  });

  it('may be as long as they may be, and as many', () => {
    const long = 'k'.repeat(10_000);
    expect(shown(`<${long}>`, [long], 997)).toBe('<[MASKED]>');
    const many = Array.from({ length: 200 }, (_, at) => `value-${at}-end`);
    expect(shown(many.join(' '), many, 7)).toBe(Array(200).fill('[MASKED]').join(' '));
  });

  it('are hidden in the end, when a longer one might have followed', () => {
    expect(shown('kiln42', ['kiln42', 'kiln42-long'], 2)).toBe('[MASKED]');
    expect(shown('kiln42-lon', ['kiln42', 'kiln42-long'], 3)).toBe('[MASKED]-lon');
  });

  it('are hidden as far as anything begins like them', () => {
    const start = 'k'.repeat(64);
    const [one, two] = [`${start}-one`, `${start}-two`];
    expect(shown(`<${one}${two}>${start}-three`, [one, two], 50)).toBe(
      '<[MASKED][MASKED]>[MASKED]-three',
    );
  });

  itGrows('take time with the bytes and not faster, whatever these hold', async () => {
    const values = Array.from({ length: 50 }, (_, at) => `${'a'.repeat(60)}${at}`);
    await expectGrowth(LINEAR, 20_000, (size) => () => shown('a'.repeat(size), values, 16_384));
  });

  itGrows('take time with the bytes and not with the values that begin alike', async () => {
    await expectGrowth(LINEAR, 2_000, (size) => {
      const values = Array.from({ length: size }, (_, at) => `aaaab${at}`);
      return () => shown('a'.repeat(size), values, 16_384);
    });
  });
});
