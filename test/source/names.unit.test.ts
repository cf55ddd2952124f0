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

/** This part of the house has older names. */
const ofOld = /^git\//;

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
  it('begin with a verb, but for those of old', () => {
    expect(findNew(figures.withoutVerb, 'old-names-without-verb.txt')).toEqual([]);
  });

  it('begin with none in no greater share than one of fifty', () => {
    expect(figures.withoutVerb.length / figures.exportedFunctions).toBeLessThan(1 / 50);
  });
});

describe('exported names', () => {
  it('mean one thing, but for those of old', () => {
    expect(findNew(figures.withTwoHomes, 'old-names-with-two-homes.txt')).toEqual([]);
  });

  it('have the words of the field, but for those of old', () => {
    expect(findNew(figures.inDialect, 'old-names-in-dialect.txt')).toEqual([]);
  });
});

describe('parameters, properties and variables', () => {
  it('say what they are, not that somebody asked for them, but for those of old', () => {
    const found = figures.localsInDialect.filter((each) => !ofOld.test(each));
    expect(findNew(found, 'old-names-of-locals.txt')).toEqual([]);
  });
});
