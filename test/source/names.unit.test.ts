import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { measure } from './figures.ts';
import { saysUnit } from './unit-words.ts';

const figures = measure('.');

/** Names that are older than the rules stand in a list, which becomes shorter, never longer. */
function findNew(names: readonly string[], list: string): readonly string[] {
  const text = readFileSync(path.join(import.meta.dirname, list), 'utf8');
  const old = new Set(text.trim().split('\n'));
  return names.filter((name) => !old.has(name));
}

describe('numbers at the top of a file', () => {
  it('say in what they are counted', () => {
    expect(figures.numbersWithoutUnit).toEqual([]);
  });

  it.each(['timeout', 'maxAge', 'day', 'MAX_ROWS', 'attempts', 'patience', 'batch'])(
    'may not be called %s',
    (name) => expect(saysUnit(name)).toBe(false),
  );

  it.each(['timeoutMs', 'maxRows', 'cacheSize', 'daySeconds'])('may be called %s', (name) =>
    expect(saysUnit(name)).toBe(true),
  );
});

describe('exported functions', () => {
  it('begin with a verb', () => {
    expect(figures.exportedFunctions).toBeGreaterThan(1000);
    expect(figures.withoutVerb).toEqual([]);
  });
});

describe('exported names', () => {
  it('mean one thing', () => {
    expect(figures.withTwoHomes).toEqual([]);
  });

  it('have the words of the field', () => {
    expect(figures.inDialect).toEqual([]);
  });
});

describe('parameters, properties and variables', () => {
  it('say what they are, not that somebody asked for them, but for those of old', () => {
    expect(findNew(figures.localsInDialect, 'old-names-of-locals.txt')).toEqual([]);
  });
});
