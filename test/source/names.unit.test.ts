import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { measure } from './figures.ts';
import { computeVerbShare, listLocalFunctions } from './local-functions.ts';
import { saysUnit } from './unit-words.ts';

const figures = measure('.');

/** Names that are older than the rules stand in a list, which becomes shorter, never longer. */
function readOldNames(list: string): ReadonlySet<string> {
  const text = readFileSync(path.join(import.meta.dirname, list), 'utf8');
  return new Set(text.trim().split('\n'));
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

describe.each([
  ['src', 0.97],
  ['generator', 0.97],
])('local functions of %s', (folder, leastShare) => {
  const functions = listLocalFunctions(folder);

  it(`begin with a verb, at least ${100 * leastShare} % of them`, () => {
    expect(functions.length).toBeGreaterThan(500);
    expect(computeVerbShare(functions)).toBeGreaterThanOrEqual(leastShare);
  });

  it('are named by an act, not by the thing that they return as `placeOf` is', () => {
    const named = functions.filter(({ name }) => /[a-z0-9]Of$/.test(name));
    expect(named).toEqual([]);
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
  const old = readOldNames('old-names-of-locals.txt');

  it('say what they are, not that somebody asked for them, but for those of old', () => {
    expect(figures.localsInDialect.filter((name) => !old.has(name))).toEqual([]);
  });

  it('leave the list of old names when they are gone', () => {
    const found = new Set(figures.localsInDialect);
    expect([...old].filter((name) => !found.has(name))).toEqual([]);
  });
});
