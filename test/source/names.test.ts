import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { measure } from './figures.ts';
import { saysUnit } from './unit-words.ts';

const figures = measure('.');

/** Names that are older than the rules: a list becomes shorter, never longer. */
const readList = (name: string): readonly string[] =>
  readFileSync(path.join(import.meta.dirname, name), 'utf8')
    .trim()
    .split('\n');

const unique = (names: readonly string[]) => [...new Set(names)].sort();

describe('numbers at the top of a file', () => {
  /** These parts of the house do not say it yet. */
  const ofOld = /^(?:git|lists|http\/pages)\//;

  it('say in what they are counted', () => {
    const found = figures.numbersWithoutUnit.filter((each) => !ofOld.test(each));
    expect(found).toEqual([]);
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
    expect(unique(figures.withoutVerb)).toEqual(readList('old-names-without-verb.txt'));
  });
});

describe('exported names', () => {
  it('mean one thing, but for those of old', () => {
    expect(unique(figures.withTwoHomes)).toEqual(readList('old-names-with-two-homes.txt'));
  });

  it('have the words of the field, but for those of old', () => {
    expect(unique(figures.inDialect)).toEqual(readList('old-names-in-dialect.txt'));
  });
});
